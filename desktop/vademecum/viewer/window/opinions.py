"""Was this page helpful? The answer is kept on this machine and goes nowhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from vademecum.app.feedback import Feedback, Verdict
from vademecum.errors import VademecumError
from vademecum.viewer.panels.article import ArticlePane
from vademecum.viewer.tasks import Run
from vademecum.viewer.texts.words import tr

if TYPE_CHECKING:
    from vademecum.knowledge.article import Article
    from vademecum.viewer.window.window import Window


class Opinions(QObject):
    """Takes the answers of one window; made with the first one."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.feedback = Feedback(window.places.feedback if window.places is not None else None)
        self._last: Verdict | None = None

    def rate(self, pane: ArticlePane, *, helpful: bool) -> None:
        """Keep an answer on the page of this pane."""
        here, knowledge = pane.journey.here, pane.library.knowledge
        article = knowledge.article(here.path) if knowledge is not None and here is not None else None
        if article is None or here is None:
            return
        slug, sha256 = _text_at(article, here.slug)
        self._last = Verdict(pane.library.key, article.path, slug, sha256, helpful)
        self._keep(self._last)
        pane.thanks_bar().thank(lambda text: self._comment(pane, text), helpful=helpful)

    def export(self) -> None:
        """Ask for a file and write the answers on this folder to it."""
        key = self._window.parts.library.key
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = str(Path(folder) / f"{Path(key).name}-feedback.jsonl")
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
            self._window.status.say(tr("%n answer(s) written", count))

    def _comment(self, pane: ArticlePane, text: str) -> None:
        pane.view.setFocus()
        if self._last is not None and text:
            self._keep(replace(self._last, comment=text))

    def _keep(self, verdict: Verdict) -> None:
        def work(_run: Run) -> None:
            self.feedback.add(verdict)

        def failed(error: Exception) -> None:
            self._window.status.say(str(error))

        key = f"feedback:{verdict.path}:{verdict.comment}"
        self._window.parts.tasks.run("disk", key, work, lambda _none: None, failed=failed)


def _text_at(article: Article, slug: str) -> tuple[str, str]:
    """The section that an anchor stands for and its hash; the whole page for any other place."""
    for section in article.sections:
        if slug and section.slug == slug:
            return slug, section.sha256
    return "", article.sha256
