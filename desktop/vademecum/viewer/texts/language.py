"""The language of the window: from the setting or the desktop, switched while running."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from vademecum.app.languages import SOURCE, nearest
from vademecum.app.settings import Settings, Value
from vademecum.viewer.texts.words import speak, spoken

SETTING = "appearance.language"


def desktop_language() -> str:
    """The first of the desktop's languages that the window speaks, English if there is none."""
    return nearest(QLocale.system().uiLanguages()) or SOURCE


def locale_for(tag: str) -> QLocale:
    """How dates and numbers are written: as the desktop says, when it speaks the same language."""
    system, own = QLocale.system(), QLocale(tag)
    return system if system.language() == own.language() else own


class Language(QObject):
    """Keeps the application in the language that the setting asks for.

    All windows are told by Qt's own event, `LanguageChange`. Qt's dialogs speak the language
    too, as far as Qt's translations are installed.
    """

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._qt: QTranslator | None = None
        settings.listen(self._setting_changed)

    @property
    def wanted(self) -> str:
        """Tag of the language that setting and desktop ask for."""
        return nearest([self._settings.text(SETTING)]) or desktop_language()

    def apply(self) -> None:
        """Speak the language that is asked for; nothing happens when it is spoken already."""
        tag = self.wanted
        app = QCoreApplication.instance()
        if app is None or (tag == spoken() and QLocale() == locale_for(tag)):
            return
        speak(tag)
        locale = locale_for(tag)
        QLocale.setDefault(locale)
        if self._qt is not None:
            app.removeTranslator(self._qt)
            self._qt = None
        translator = QTranslator(self)
        if translator.load(
            locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        ):
            app.installTranslator(translator)
            self._qt = translator
        if isinstance(app, QApplication):
            app.setLayoutDirection(locale.textDirection())
        # Installing tells the windows too; Qt makes one event of both.
        QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))

    def _setting_changed(self, key: str, _value: Value) -> None:
        if key == SETTING:
            self.apply()
