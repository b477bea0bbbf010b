"""The local model of a window: found when a folder opens, loaded by a question, ended with the window.

Nothing of it is imported or loaded while a reader types. It is the file of the setting, the one that
VADEMECUM_MODEL names, or the one that lies beside the folder.
"""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from vademecum.app.model_place import model_for, model_named
from vademecum.app.model_status import ModelStatus
from vademecum.app.settings import Settings, Value
from vademecum.viewer.tasks import Tasks

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.app.model_service import ModelService

SETTING = "model.file"
"""The setting that names the file."""
REPHRASE = "model.rephrase"
"""The setting that lets it say questions in other words."""


class LocalModel(QObject):
    """One model at a time, for the folder that is open; what takes long happens on the model's lane."""

    changed = Signal()
    """Another status, or another file."""
    replaced = Signal()
    """Another file, or none any more: what is being answered is to be asked again."""
    _moved = Signal()

    def __init__(self, tasks: Tasks, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks, self._settings = tasks, settings
        self._lock = threading.Lock()
        self._service: ModelService | None = None
        self._made_for: object = None
        self._root: Path | None = None
        self._file: Path | None = None
        self._moved.connect(self.changed, Qt.ConnectionType.QueuedConnection)
        settings.listen(self._setting_changed)

    @property
    def status(self) -> ModelStatus:
        """What the model is doing."""
        service = self._service
        if service is None or service.status.file != self._file:
            return ModelStatus("none" if self._file is None else "idle", file=self._file)
        return service.status

    @property
    def helps(self) -> bool:
        """Whether a question that is asked now would get the model's help, as far as is known."""
        return self.status.kind not in ("none", "failed")

    def belong_to(self, root: Path | None) -> None:
        """Find the model for a folder that has been opened."""
        self._root = root
        self._find()

    def help(self, knowledge: Knowledge) -> Knowledge:
        """The same pages with the model's help, or as they are when there is no model; on a worker."""
        service = self._service_for(knowledge)
        return knowledge if service is None else knowledge.helped_by(service)

    def retry(self) -> None:
        """Forget a failure: the next question tries again."""
        if self._service is not None:
            self._service.retry()

    def renew(self) -> None:
        """End the model; the next question takes it anew, as the setting and its examination are by then."""
        self._tasks.run("model", "model-renew", lambda _run: self.close(), lambda _: self.changed.emit())

    def close(self) -> None:
        """End the model's process."""
        with self._lock:
            service, self._service, self._made_for = self._service, None, None
        if service is not None:
            service.close()

    def _setting_changed(self, key: str, _value: Value) -> None:
        if key == SETTING and isValid(self):
            self._find()

    def _find(self) -> None:
        """Take the file that is meant now; one beside the folder is looked for on a worker."""
        root, chosen = self._root, self._settings.text(SETTING)
        named = model_named(chosen)
        if named is not None or root is None:
            self._tasks.cancel("model-place")
            self._take(named)
            return
        self._tasks.run("disk", "model-place", lambda _run: model_for(root, chosen), self._take)

    def _take(self, file: Path | None) -> None:
        if file == self._file:
            return
        self._file = file
        # Those who asked the old model are told first: their question must not wait behind its end.
        self.replaced.emit()
        if self._service is not None:
            self.renew()
        self.changed.emit()

    def _service_for(self, knowledge: Knowledge) -> ModelService | None:
        file = self._file
        if file is None:
            return None
        from vademecum.answering.prompts import prompts_of  # noqa: PLC0415 - only with a model
        from vademecum.app.model_choice import grades_of  # noqa: PLC0415
        from vademecum.app.model_service import ModelService  # noqa: PLC0415

        wanted = knowledge.snapshot.manifest.model
        prompts, _ = prompts_of(wanted)
        made_for = (file, str(wanted.get("sha256") or ""), prompts)
        if self._made_for != made_for:
            self.close()
            # What a model writes is offered only when it has passed the examination.
            answers = None if grades_of(file) is not None else False
            service = ModelService(file, sha256=made_for[1], prompts=prompts, answers=answers)
            service.listen(lambda _status: self._status_moved())
            with self._lock:
                self._service, self._made_for = service, made_for
        ready = self._service
        if ready is not None:
            ready.rephrase = self._settings.flag(REPHRASE)
        return ready

    def _status_moved(self) -> None:
        # Told on whatever thread; the window may be gone by then.
        if isValid(self):
            self._moved.emit()
