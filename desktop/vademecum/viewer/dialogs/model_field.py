"""The setting of the local model: a file to choose, what is wrong with it, and its examination."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from vademecum.app.model_place import VARIABLE
from vademecum.app.settings import Settings
from vademecum.errors import ModelError
from vademecum.viewer.folders.local_model import SETTING, LocalModel
from vademecum.viewer.tasks import Run, Tasks
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.model_words import model_trouble
from vademecum.viewer.texts.words import number, tr

if TYPE_CHECKING:
    from vademecum.answering.exam import ExamResult
    from vademecum.answering.model_file import ModelFile
    from vademecum.app.exam_records import Grades
    from vademecum.app.model_choice import ModelLook

_LOOK, _EXAM = "model-look", "model-exam"


class ModelField(QWidget):
    """Takes a file only when it can be used; until then the model before stays in force."""

    def __init__(self, settings: Settings, model: LocalModel, tasks: Tasks) -> None:
        super().__init__()
        self._settings, self._model, self._tasks = settings, model, tasks
        self._look: ModelLook | None = None
        self._typed = settings.text(SETTING)
        """The file that `_look` is about."""
        self._offer = "examine"
        """What the button does: examine, stop or retry."""
        self._progress = ""
        self._error: Exception | None = None
        """Why the examination ended early."""
        self.edit = QLineEdit(self._typed, self)
        self.choose, self.clear = QPushButton(self), QPushButton(self)
        self.note, self.examine = QLabel(), QPushButton()
        """What is known of the file, and what can be done about it: rows of their own in the form."""
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.setFocusProxy(self.edit)
        self.edit.editingFinished.connect(lambda: self._take(self.edit.text()))
        self.choose.clicked.connect(self._choose)
        self.clear.clicked.connect(lambda: self._take(""))
        self.examine.clicked.connect(self._press)
        model.changed.connect(self._draw)
        model.replaced.connect(self._check_found)
        self.destroyed.connect(lambda: tasks.cancel(_EXAM))
        for button in (self.choose, self.clear, self.examine):
            button.setAutoDefault(False)  # Enter in the field takes what was typed
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.edit, 1)
        row.addWidget(self.choose)
        row.addWidget(self.clear)
        self._check()

    # Choosing

    def _choose(self) -> None:
        here = self.edit.text().strip()
        start = str(Path(here).parent) if here else ""
        names = tr("Models") + " (*.gguf);;" + tr("All files") + " (*)"
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Choose a model"), start, names)
        if chosen:
            self._take(chosen)

    def _take(self, typed: str) -> None:
        """Look at another file, and take it into the settings if it can be used."""
        typed = _path(typed)
        self.edit.setText(typed)
        self.edit.setToolTip(typed)
        if typed == self._typed:
            return
        self._tasks.cancel(_EXAM)
        self._typed, self._progress, self._error = typed, "", None
        if not typed:
            self._settings.set(SETTING, "")
        self._check()

    def _check(self) -> None:
        self._look = None
        named, status = self._named, self._model.status
        self._draw()
        if named is None:
            self._tasks.cancel(_LOOK)
            return
        # The memory of a model that is loaded now is no longer free, but it has it.
        spare = status.memory if status.file == named and status.kind in ("ready", "busy") else 0

        def work(_run: Run) -> ModelLook:
            from vademecum.app.model_choice import look_at  # noqa: PLC0415 - only with a model

            return look_at(named, spare=spare)

        self._tasks.run("disk", _LOOK, work, self._take_look)

    def _check_found(self) -> None:
        """Another file is used now; it matters here when nothing is typed."""
        if not self._typed:
            self._check()

    @property
    def _named(self) -> Path | None:
        """The file to look at: the typed one, or the one that is used because nothing is typed."""
        return Path(self._typed) if self._typed else self._model.status.file

    def _take_look(self, look: ModelLook) -> None:
        self._look = look
        if look.file is not None and self._typed:
            self._settings.set(SETTING, self._typed)
        self._draw()
        announce(self.note, self.note.text())

    # Examining

    def _press(self) -> None:
        """Do what the button said when it was pressed."""
        if self._offer == "stop":
            self._tasks.cancel(_EXAM)
            self._progress = ""
            self._draw()
        elif self._offer == "retry":
            self._model.retry()
            self._check()
        elif self._look is not None and self._look.file is not None:
            self._sit_exam(self._look.file)

    def _sit_exam(self, file: ModelFile) -> None:
        # Two loaded copies of a large model may not fit.
        self._model.renew()

        def work(run: Run) -> ExamResult:
            from vademecum.app.model_choice import sit_exam  # noqa: PLC0415 - only with a model

            return sit_exam(file, progress=run.progress, cancelled=run.token)

        self._progress, self._error = tr("The model is being loaded for its examination…"), None
        self._tasks.run(
            "exam", _EXAM, work, self._graded, failed=self._not_graded, progressed=self._examining
        )
        self._draw()

    def _examining(self, done: int, total: int, _question: str) -> None:
        #: {done} and {total} are numbers of questions
        self._progress = tr("Examining the model: question {done} of {total}").format(
            done=number(done + 1), total=number(total)
        )
        self._draw()

    def _graded(self, _result: ExamResult) -> None:
        self._progress = ""
        self._model.renew()
        self._check()

    def _not_graded(self, error: Exception) -> None:
        self._progress, self._error = "", error
        self._draw()

    # Showing

    @property
    def _failed(self) -> bool:
        status = self._model.status
        return status.kind == "failed" and status.file == self._named

    def _draw(self) -> None:
        lines = list(self._lines())
        self.note.setText("\n".join(lines))
        self.note.setVisible(bool(lines))
        usable = self._look is not None and self._look.file is not None
        self._offer = "stop" if self._tasks.busy(_EXAM) else "retry" if self._failed else "examine"
        self.examine.setVisible(usable or self._offer != "examine")
        texts = {"stop": tr("Stop the examination"), "retry": tr("Try again")}
        self.examine.setText(texts.get(self._offer, tr("Examine the model")))
        self.clear.setEnabled(bool(self.edit.text()))

    def _lines(self) -> list[str]:
        """What is to be said about the file, the most urgent first."""
        look, named = self._look, self._named
        if named is None:
            return []
        lines = [] if self._typed else [_why(named)]
        if look is None:
            return [*lines, tr("Looking at the file…")]
        if look.error is not None:
            #: {reason} says what is wrong with a file
            lines.append(tr("Not used: {reason}").format(reason=model_trouble(look.error)))
            before = self._settings.text(SETTING)
            if before and before != self._typed:
                lines.append(tr("Still in use: {file}").format(file=Path(before).name))
            return lines
        status = self._model.status
        if self._failed and status.error is not None:
            lines.append(tr("Switched off: {reason}").format(reason=model_trouble(status.error)))
        assert look.file is not None  # noqa: S101 - either file or error
        lines.append(look.file.describe())
        lines.append(tr("Memory: about {size} MB").format(size=number(look.file.memory >> 20)))
        lines.append(self._progress or _verdict(look.grades))
        if isinstance(self._error, ModelError):
            lines.append(model_trouble(self._error))
        return lines

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.choose.setText(tr("Choose…"))
        self.choose.setAccessibleName(tr("Choose a model"))
        self.clear.setText(tr("Clear"))
        self.clear.setAccessibleName(tr("Use no model"))
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _path(typed: str) -> str:
    """What was typed, pasted with quotation marks or dropped as an address, as a whole path."""
    bare = typed.strip().strip('"').strip()
    if bare.startswith("file:"):
        bare = QUrl(bare).toLocalFile()
    return str(Path(bare).expanduser().absolute()) if bare else ""


def _why(file: Path) -> str:
    """Why a model is used that the settings don't name."""
    if os.environ.get(VARIABLE):
        return tr("{file} is used: the environment variable {variable} names it.").format(
            file=file.name, variable=VARIABLE
        )
    return tr("{file} is used: it lies beside this folder.").format(file=file.name)


def _verdict(grades: Grades | None) -> str:
    """What the examination allows the model to do here."""
    if grades is None:
        return tr("Not examined: it translates questions, and words answers only once it has passed.")
    if grades.rewriting and grades.answers:
        return tr("Examined: it translates questions and words answers.")
    if grades.rewriting:
        return tr("Examined: it translates questions; it is not good enough to word answers.")
    if grades.answers:
        return tr("Examined: it words answers; it is not good enough to translate questions.")
    return tr("Examined: it is good enough for neither questions nor answers, and is not used.")
