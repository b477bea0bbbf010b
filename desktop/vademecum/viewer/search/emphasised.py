"""What was set apart on the page that an answer's own words are from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vademecum.errors import VademecumError
from vademecum.knowledge.addresses import split_source

if TYPE_CHECKING:
    from vademecum.app.across import FolderAnswer
    from vademecum.knowledge.emphasis import Emphasis


def emphasised(given: FolderAnswer) -> tuple[Emphasis, ...]:
    """Bold, italic and code words of a verbatim answer; none of a model's words, or of a page that is gone.

    Reads the page: for a worker.
    """
    from vademecum.knowledge.emphasis import emphasis  # noqa: PLC0415  # after the window is painted

    answer = given.answer
    if not answer.text or not answer.source or answer.model:
        return ()
    path, slug = split_source(answer.source)
    try:
        tokens = given.folder.knowledge.document(path).tokens
    except VademecumError:
        return ()
    return emphasis(tokens, answer.text, slug)
