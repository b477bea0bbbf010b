"""How a search is narrowed or widened: a screen, a part of the contents, a kind of reader, all folders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vademecum.answering.answer import Answer
from vademecum.app.across import FolderAnswer, OpenFolder, ask_across, search_across
from vademecum.knowledge.article import Audience
from vademecum.knowledge.reader import AUDIENCES, Reader
from vademecum.retrieval.result import SearchResult

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge

_WIDER = 100
"""Results looked through for those of the screen, which are a few pages of the folder."""
_SCREEN_PAGES = 5


@dataclass(frozen=True, slots=True)
class Filters:
    """How a search is narrowed; without any of these it is not."""

    route: str = ""
    """The screen that a host application is on: its pages count more; empty when none is known."""
    screen: bool = False
    """Only pages that belong to that screen."""
    folder: str = ""
    """Only pages below this folder; empty for all."""
    audience: Audience | None = None
    """Only what this reader may see; None for whoever the window is for."""
    everywhere: bool = False
    """In all folders of the window; screen and folder, which are of one, say nothing then."""
    as_typed: bool = False
    """Only the words as they were typed: no corrected spelling, no acronyms, no words of like meaning."""

    @property
    def active(self) -> bool:
        """Whether anything is left out."""
        return self.screen or bool(self.folder) or self.audience is not None

    def off(self) -> Filters:
        """Nothing left out; the screen is still known."""
        return Filters(self.route, everywhere=self.everywhere, as_typed=self.as_typed)

    def across(self) -> Filters:
        """The same in all folders."""
        return Filters(self.route, audience=self.audience, everywhere=True, as_typed=self.as_typed)

    def within(self, folder: OpenFolder) -> Filters:
        """For one of several folders: the screen belongs to the one in front."""
        route = self.route if folder.in_front else ""
        return Filters(route, audience=self.audience, as_typed=self.as_typed)

    def reader(self, reader: Reader) -> Reader:
        """Whom to search for: never more than `reader` may see."""
        if self.audience is None or self.audience not in narrower(reader):
            return reader
        return replace(reader, audience=self.audience)

    def search(
        self,
        knowledge: Knowledge,
        text: str,
        reader: Reader,
        *,
        limit: int,
        include_low: bool,
        explain: bool = False,
    ) -> SearchResult:
        """Search within these filters."""
        found = knowledge.search(
            text,
            route=self.route or None,
            reader=self.reader(reader),
            limit=max(limit, _WIDER) if self.screen else limit,
            include_low=include_low,
            raw_query=self.as_typed,
            explain=explain,
            scope=self.folder,
        )
        found = led_by_words(found)
        if not self.screen:
            return found
        return replace(found, hits=tuple(hit for hit in found.hits if hit.place)[:limit])

    def ask(
        self,
        knowledge: Knowledge,
        text: str,
        reader: Reader,
        *,
        include_low: bool,
        on_text: Callable[[str], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Answer:
        """Ask within these filters; `on_text` gets what a model writes, checked, as it comes."""
        reader = self.reader(reader)

        def asked(scope: str) -> Answer:
            return knowledge.ask(
                text,
                route=self.route or None,
                reader=reader,
                include_low=include_low,
                raw_query=self.as_typed,
                scope=scope,
                on_text=on_text,
                cancelled=cancelled,
            )

        if not self.screen:
            return asked(self.folder)
        answer = None
        pages = knowledge.context(self.route, reader=reader, limit=_SCREEN_PAGES).hits
        for path in dict.fromkeys(hit.path for hit in pages):
            if path.startswith(f"{self.folder}/" if self.folder else ""):
                answer = asked(path)
                if answer.text is not None:
                    return answer
        return answer if answer is not None else asked(self.folder)

    def search_all(
        self, folders: Sequence[OpenFolder], text: str, *, limit: int, include_low: bool
    ) -> SearchResult:
        """Search several folders, each for its own reader."""

        def search(folder: OpenFolder) -> SearchResult:
            within = self.within(folder)
            return within.search(folder.knowledge, text, folder.reader, limit=limit, include_low=include_low)

        return search_across(folders, search, limit)

    def ask_all(self, folders: Sequence[OpenFolder], text: str, *, include_low: bool) -> FolderAnswer:
        """Ask several folders, each for its own reader: the surest answer in a folder's own words."""

        def ask(folder: OpenFolder) -> Answer:
            within = self.within(folder)
            return within.ask(folder.knowledge, text, folder.reader, include_low=include_low)

        return ask_across(folders, ask)


def led_by_words(found: SearchResult) -> SearchResult:
    """Without the screen's own pages where nothing fits and no word of the search leads to them.

    A search keeps them in its list because a vague question may be about the screen; in a list of
    what was found, words that stand nowhere would seem to have been found there.
    """
    if found.tier != "refuse":
        return found
    return replace(found, hits=tuple(hit for hit in found.hits if hit.matched or not hit.place))


def narrower(reader: Reader) -> tuple[Audience, ...]:
    """The audiences that a reader may search for, the narrowest first."""
    return AUDIENCES if reader.audience is None else AUDIENCES[: AUDIENCES.index(reader.audience) + 1]


def audiences(knowledge: Knowledge, reader: Reader) -> tuple[Audience, ...]:
    """The audiences that tell pages of this folder apart; empty when all are for the same."""
    used = {article.audience for article in knowledge.articles(reader=reader)}
    found = tuple(audience for audience in narrower(reader) if audience in used)
    return found if len(found) > 1 else ()
