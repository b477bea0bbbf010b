"""Citations: numbered, and every quote stands verbatim in the section it names."""

from __future__ import annotations

from vademecum.answering.answer import Citation
from vademecum.knowledge.article import Section


def cite(n: int, title: str, section: Section, quote: str) -> Citation:
    """Return a citation of a section; a quote that does not stand in it is left empty."""
    verbatim = quote if quote and quote in section.text else ""
    return Citation(n=n, title=title, source=section.source, heading=section.heading, quote=verbatim)
