"""The one exception root and its few children.

A `VademecumError` is something that a user can mend: its message names the file (and the
line where there is one), what is wrong and what to do. Anything else that escapes is a bug
of ours.
"""

from __future__ import annotations


class VademecumError(Exception):
    """A mistake in the input or the surroundings, with the way to mend it.

    `path` is the file or folder concerned, `line` counts from 1, `mend` is one sentence in
    the imperative.
    """

    def __init__(self, problem: str, *, path: str = "", line: int = 0, mend: str = "") -> None:
        self.problem = problem
        self.path = path
        self.line = line
        self.mend = mend
        place = f"{path}:{line}: " if path and line else f"{path}: " if path else ""
        super().__init__(f"{place}{problem}{'. ' + mend if mend else ''}")


class KnowledgeError(VademecumError):
    """A knowledge folder or its manifest cannot be used at all."""


class BundleError(VademecumError):
    """A packed `.vade` file is damaged, unsafe or not signed as expected."""


class ModelError(VademecumError):
    """A local model cannot be loaded or has stopped."""


class QueryError(VademecumError):
    """A question, route or reader is not in a form that can be searched."""


class Cancelled(Exception):  # noqa: N818  # not an error: somebody asked for it
    """Long work was asked to stop and did; what existed before is unchanged."""
