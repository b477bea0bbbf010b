"""Offline help that goes with an application.

    from vademecum import Knowledge, Reader

    kb = Knowledge.open("knowledge")
    print(kb.ask("how do I verify a domain?").text)

Importing this package loads no Qt, no numpy and no llama_cpp: every public name is
resolved on first use.
"""

from __future__ import annotations

TYPE_CHECKING = False  # `typing` takes 3 ms, which every call of `vademecum show` would pay
if TYPE_CHECKING:
    from typing import Any

    from vademecum.answering.answer import Answer, Citation
    from vademecum.app.knowledge import Knowledge
    from vademecum.errors import BundleError, KnowledgeError, ModelError, QueryError, VademecumError
    from vademecum.knowledge.article import Article, Changes, Problem, Section
    from vademecum.knowledge.reader import Reader
    from vademecum.retrieval.result import Hit, SearchResult

__version__ = "0.1.0"

_HOME = {
    "Knowledge": "vademecum.app.knowledge",
    "Answer": "vademecum.answering.answer",
    "Citation": "vademecum.answering.answer",
    "Article": "vademecum.knowledge.article",
    "Changes": "vademecum.knowledge.article",
    "Problem": "vademecum.knowledge.article",
    "Section": "vademecum.knowledge.article",
    "Reader": "vademecum.knowledge.reader",
    "Hit": "vademecum.retrieval.result",
    "SearchResult": "vademecum.retrieval.result",
    "VademecumError": "vademecum.errors",
    "KnowledgeError": "vademecum.errors",
    "BundleError": "vademecum.errors",
    "ModelError": "vademecum.errors",
    "QueryError": "vademecum.errors",
}

__all__ = [
    "Answer",
    "Article",
    "BundleError",
    "Changes",
    "Citation",
    "Hit",
    "Knowledge",
    "KnowledgeError",
    "ModelError",
    "Problem",
    "QueryError",
    "Reader",
    "SearchResult",
    "Section",
    "VademecumError",
    "__version__",
]


def __getattr__(name: str) -> Any:
    try:
        home = _HOME[name]
    except KeyError:
        raise AttributeError(f"module 'vademecum' has no attribute {name!r}") from None
    from importlib import import_module  # noqa: PLC0415  not on the way of `vademecum show`

    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return sorted(__all__)
