"""Which language the help's own words are in: the host application's."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from vademecum.app.languages import SOURCE, nearest
from vademecum.embed.holding import hold
from vademecum.viewer.texts.words import BROUGHT, CONTEXT


def host_language(*, asked: str = "", reader: str = "", knowledge: str = "") -> str:
    """Tag of the language to speak in a host application; English when nothing tells one.

    A host that brings a translation of our words, for a language that we lack, is asked for them:
    the result is `BROUGHT`, unless the host or reader wants another.

    `asked` is what the host said for the help, `reader` the language of who is reading, `knowledge`
    that of the folder. In between counts how the host itself speaks: the translators that it has
    installed, Qt's own among them, and a default locale other than the desktop's. A host with
    neither speaks the language it was written in, most likely that of its help, whatever the
    desktop speaks.
    """
    default = QLocale()
    chosen = default.uiLanguages() if default != QLocale.system() else []
    for wish in ([asked], [reader]):
        if tag := nearest(wish):
            return tag
    if QCoreApplication.translate(CONTEXT, _PROBE) != _PROBE:
        return BROUGHT
    for wish in (_translators(), _qt_itself(), chosen, [knowledge]):
        if tag := nearest(wish):
            return tag
    return SOURCE


_PROBE = "Search help"
"""A text of the panel that every translation of it has."""


def _translators() -> list[str]:
    """Languages of the application's translators, the one installed last first.

    Qt has no list of them; those that belong to the application object are found by it.
    """
    app = QCoreApplication.instance()
    found = app.findChildren(QTranslator) if app is not None else []
    return [hold(translator).language() for translator in reversed(found) if not translator.isEmpty()]


_QT_SAYS = {
    ("Wiederholen", "Abbrechen"): "de",
    ("Reintentar", "Cancelar"): "es",
    ("再試行", "キャンセル"): "ja",
    ("Повторить", "Отмена"): "ru",
}
"""How Qt's own translations call two buttons: together they tell the language."""


def _qt_itself() -> list[str]:
    """The language of Qt's own words, when the host has loaded them."""
    said = tuple(QCoreApplication.translate("QPlatformTheme", text) for text in ("Retry", "Cancel"))
    return [_QT_SAYS[said]] if said in _QT_SAYS else []
