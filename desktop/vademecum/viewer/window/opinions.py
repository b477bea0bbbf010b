"""Was this page helpful? The answer is kept on this machine and goes nowhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog
from shiboken6 import isValid

from vademecum.app.feedback import Verdict
from vademecum.errors import VademecumError
from vademecum.viewer.panels.article import ArticlePane
from vademecum.viewer.tasks import Run
from vademecum.viewer.texts.words import tr
from vademecum.viewer.window.save_place import save_folder

if TYPE_CHECKING:
    from vademecum.knowledge.article import Article
    from vademecum.viewer.window.frame import Frame


class Opinions(QObject):
    """Takes the answers of one window; made with the first one."""

    def __init__(self, window: Frame) -> None:
        super().__init__(window)
        self._window = window
        self.feedback = window.parts.feedback
        self._last: Verdict | None = None

    def rate(self, pane: ArticlePane, *, helpful: bool) -> None:
        """Keep an answer on the page of this pane."""
        here, knowledge = pane.journey.here, pane.library.knowledge
        article = knowledge.article(here.path) if knowledge is not None and here is not None else None
        if article is None or here is None:
            return
        slug, sha256 = _text_at(article, here.slug)
        self._last = Verdict(pane.library.key, article.path, slug, sha256, helpful)
        self._keep(self._last, pane)
        pane.thanks_bar().thank(lambda text: self._comment(pane, text), helpful=helpful)

    def export(self) -> None:
        """Ask for a file and write the answers on this folder to it."""
        key = self._window.parts.library.key
        if not any(verdict.knowledge == key for verdict in self.feedback.all()):
            self._window.status.say(_nothing())
            return
        start = str(save_folder(self._window.parts.library.root) / f"{Path(key).name}-feedback.jsonl")
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, tr("Export answers"), start, "JSON Lines (*.jsonl)"
        )
        if chosen:
            self.write(Path(chosen))

    def write(self, file: Path) -> None:
        """Write the answers on this folder to `file`; the status line says how it went."""
        try:
            count = self.feedback.export(file, self._window.parts.library.key)
        except VademecumError as error:
            self._window.status.say(str(error))
        else:
            self._window.status.say(tr("%n answer(s) written", count) if count else _nothing())

    def _comment(self, pane: ArticlePane, text: str) -> None:
        pane.view.setFocus()
        if self._last is not None and text:
            self._keep(replace(self._last, comment=text))

    def _keep(self, verdict: Verdict, pane: ArticlePane | None = None) -> None:
        """Write it down; the page in `pane` then shows it."""

        def work(_run: Run) -> None:
            self.feedback.add(verdict)

        def failed(error: Exception) -> None:
            self._window.status.say(str(error))

        def done(_none: None) -> None:
            if pane is None or not isValid(pane):
                return
            here = pane.journey.here
            if here is not None and here.path == verdict.path and pane.library.key == verdict.knowledge:
                pane.reload()

        key = f"feedback:{verdict.path}:{verdict.comment}"
        self._window.parts.tasks.run("disk", key, work, done, failed=failed)


def _nothing() -> str:
    return tr("Nobody has said yet whether a page of this folder is helpful: there is nothing to export.")


def _text_at(article: Article, slug: str) -> tuple[str, str]:
    """The section that an anchor stands for and its hash; the whole page for any other place."""
    for section in article.sections:
        if slug and section.slug == slug:
            return slug, section.sha256
    return "", article.sha256
