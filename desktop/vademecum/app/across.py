"""Searching several knowledge folders at once, each for its own reader.

Scores of different folders cannot be compared: they come from different statistics. Confidence can,
because it is calibrated, and so can places within a folder. So a folder's own order is never
changed, and its next hit competes with those of the other folders by confidence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING

from vademecum.knowledge.reader import Reader
from vademecum.retrieval.result import Hit, SearchResult

if TYPE_CHECKING:
    from vademecum.answering.answer import Answer
    from vademecum.app.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class OpenFolder:
    """A knowledge folder and whom it is read for."""

    key: str
    """Path of the folder: its name in session, history and bookmarks."""
    knowledge: Knowledge
    reader: Reader
    in_front: bool = False
    """Whether it is the one whose pages are shown."""

    @property
    def title(self) -> str:
        """What the folder calls itself."""
        return self.knowledge.title


@dataclass(frozen=True, slots=True)
class FolderHit(Hit):
    """A hit that says which folder it comes from."""

    folder: str = ""
    """Key of the folder."""
    folder_title: str = ""


@dataclass(frozen=True, slots=True)
class FolderAnswer:
    """An answer or refusal, and which folder gave it."""

    answer: Answer
    folder: OpenFolder


def search_across(
    folders: Sequence[OpenFolder], search: Callable[[OpenFolder], SearchResult], limit: int
) -> SearchResult:
    """What `search` finds in each folder as one list of at most `limit` hits, all of them `FolderHit`s.

    Folders whose hits merely come near are left out when another one has a real fit, and folders
    that had to guess at a spelling when another one knows the words.
    """
    found = [(folder, search(folder)) for folder in folders]
    used = _fitting(found)
    if not used:
        return found[0][1] if found else SearchResult()
    hits = tuple(_merged(used))[:limit]
    leading = next(result for folder, result in used if folder.key == hits[0].folder)
    corrected = {typed: word for _, result in reversed(used) for typed, word in result.corrected.items()}
    return replace(leading, hits=hits, corrected=corrected, confidence=hits[0].confidence)


def ask_across(folders: Sequence[OpenFolder], ask: Callable[[OpenFolder], Answer]) -> FolderAnswer:
    """The surest answer that one of the folders has, else the first folder's refusal.

    A refusal lists the closest sections of all folders. Raises ValueError without any folder.
    """
    given = [FolderAnswer(ask(folder), folder) for folder in folders]
    answers = [one for one in given if one.answer.text is not None]
    # An answer to other words than those typed gives way to one that needed no guess.
    known = [one for one in answers if not one.answer.corrected]
    if answers:
        return max(known or answers, key=lambda one: one.answer.confidence)
    if not given:
        raise ValueError("nobody to ask: no folder is open")
    lists = [(one.folder, SearchResult(one.answer.hits)) for one in given if one.answer.hits]
    first = given[0]
    return FolderAnswer(replace(first.answer, hits=tuple(_merged(lists))), first.folder)


def _fitting(found: list[tuple[OpenFolder, SearchResult]]) -> list[tuple[OpenFolder, SearchResult]]:
    """The folders to take hits from."""
    some = [one for one in found if one[1].hits]
    real = [one for one in some if one[1].tier != "refuse"] or some
    return [one for one in real if not one[1].corrected] or real


def _merged(found: list[tuple[OpenFolder, SearchResult]]) -> Iterator[FolderHit]:
    """The hits of all folders: by confidence, then by place in their folder, then by the order of folders."""
    ranked = []
    for number, (folder, result) in enumerate(found):
        ceiling = 1.0
        for place, hit in enumerate(result.hits):
            # A hit never stands before one that its own folder put first.
            ceiling = min(ceiling, hit.confidence)
            ranked.append((-ceiling, place, number, _of_folder(hit, folder)))
    ranked.sort(key=lambda one: one[:3])
    return (hit for *_, hit in ranked)


def _of_folder(hit: Hit, folder: OpenFolder) -> FolderHit:
    values = {field.name: getattr(hit, field.name) for field in fields(Hit)}
    return FolderHit(**values, folder=folder.key, folder_title=folder.title)
