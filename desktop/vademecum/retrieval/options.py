"""How a question is asked: everything beside its words that decides what a search returns."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vademecum.knowledge.reader import ANYONE, Reader


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """What `search` and `ask` take beside the text, passed on as one."""

    route: str = ""
    """The reader's screen; empty when none is known."""
    reader: Reader = ANYONE
    limit: int = 5
    """Most hits; below 1 the search raises `QueryError`."""
    include_low: bool = False
    """Whether articles of low confidence count."""
    raw_query: bool = False
    """Search the words as typed: no glossary, acronyms, synonyms or repairs."""
    explain: bool = False
    """Whether query and hits tell what each step did to them."""
    scope: str = ""
    """A folder or an article to stay within; empty for everything."""
    off: frozenset[str] = frozenset()
    """Names of steps to leave out, from `steps.STEPS`."""

    def without(self, *steps: str) -> SearchOptions:
        """The same with these steps left out too."""
        return replace(self, off=self.off | frozenset(steps))


PLAIN = SearchOptions()
"""Anyone, anywhere, five hits."""
