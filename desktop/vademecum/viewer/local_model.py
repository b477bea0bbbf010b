"""The local model of a window: found when it is first needed, and ended with the window.

Nothing of it is loaded while a reader types; only a question that is asked starts it. It is the
file of the setting, the one that VADEMECUM_MODEL names, or the one that lies beside the folder.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.app.model_service import ModelService, ModelStatus

VARIABLE = "VADEMECUM_MODEL"


class LocalModel:
    """Finds the model that belongs to a folder; loads it on the worker's side only."""

    def __init__(self, chosen: Callable[[], str], changed: Callable[[], None]) -> None:
        """`chosen` is the setting's path, empty for none; `changed` is called on any thread."""
        self._chosen, self._changed = chosen, changed
        self._lock = threading.Lock()
        self._service: ModelService | None = None
        self._made_for: object = None

    def help(self, knowledge: Knowledge) -> Knowledge:
        """The same pages with the model's help, or as they are when there is no model."""
        service = self._service_for(knowledge)
        return knowledge if service is None else knowledge.helped_by(service)

    @property
    def status(self) -> ModelStatus | None:
        """What the model is doing; None when there is none."""
        return self._service.status if self._service is not None else None

    def close(self) -> None:
        """End the model's process."""
        with self._lock:
            if self._service is not None:
                self._service.close()
            self._service, self._made_for = None, None

    def _service_for(self, knowledge: Knowledge) -> ModelService | None:
        file = model_file(knowledge.root, self._chosen())
        if file is None:
            return None
        from vademecum.answering.prompts import prompts_of  # noqa: PLC0415 - only with a model
        from vademecum.app.model_service import ModelService, examined  # noqa: PLC0415

        wanted = knowledge.snapshot.manifest.model
        prompts, _ = prompts_of(wanted)
        made_for = (file, str(wanted.get("sha256") or ""), prompts)
        with self._lock:
            if self._made_for != made_for:
                if self._service is not None:
                    self._service.close()
                # What a model writes is offered only when it has passed the examination.
                answers = None if examined(file) else False
                self._service = ModelService(file, sha256=made_for[1], prompts=prompts, answers=answers)
                self._service.listen(lambda _status: self._changed())
                self._made_for = made_for
            return self._service


def model_file(root: Path, chosen: str = "") -> Path | None:
    """The model for a folder; None when there is none."""
    named = chosen or os.environ.get(VARIABLE)
    if named:
        return Path(named)
    from vademecum.answering.model_file import model_beside  # noqa: PLC0415 - light, but not needed to type

    return model_beside(root)
