"""Who may see which article: the boundary that every other step works behind."""

from __future__ import annotations

from dataclasses import dataclass

from vademecum.knowledge.article import Article, Audience, Confidence, Requires
from vademecum.knowledge.reader import Reader


@dataclass(frozen=True, slots=True)
class Gate:
    """What decides whether an article is open to a reader."""

    audience: Audience
    requires: Requires
    confidence: Confidence

    @classmethod
    def of(cls, article: Article) -> Gate:
        """Return the gate of an article."""
        return cls(article.audience, article.requires, article.confidence)

    def opens(self, reader: Reader, *, include_low: bool = False) -> bool:
        """Whether a reader may see the article; low confidence is quarantined unless asked for."""
        if self.confidence == "low" and not include_low:
            return False
        return reader.may_read(self.audience, self.requires)
