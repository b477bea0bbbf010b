"""What a search stays within: one folder, or one article."""

from __future__ import annotations

import numpy as np

from vademecum.retrieval.bm25 import Bools
from vademecum.retrieval.index import Index


def within(index: Index, scope: str) -> Bools | None:
    """Sections of the articles in a folder, or of one article; None without a scope."""
    scope = scope.strip("/")
    if not scope:
        return None
    inside = np.array([e.path == scope or e.path.startswith(scope + "/") for e in index.entries], dtype=bool)
    sections: Bools = inside[index.arrays.article_of]
    return sections
