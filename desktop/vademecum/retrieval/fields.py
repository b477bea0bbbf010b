"""An article as the index sees it: which words stand in which field of which section."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from vademecum.knowledge.article import Article, Section
from vademecum.retrieval.parameters import BODY, CODE, FILE, KEYWORDS, SUMMARY, TITLE, TRAIL

_EXTENSION = re.compile(r"\.(?:md|markdown|mdx|txt)$", re.IGNORECASE)
_INDEX_NAMES = frozenset({"index", "readme", "_index", "intro", "introduction", "home", "overview"})
_SEPARATORS = re.compile(r"[-_.\s]+")
_ADDRESS = re.compile(r"[/\\]|\.(?:md|html?)$", re.IGNORECASE)
_NEWS = re.compile(
    r"(?:^|/)(?i:change-?logs?|release-?notes?|whats-?new|contributors|sponsors|(?:[\w-]+-)?people)(?:/|\.\w+$)"
    r"|(?:^|/)(?:HISTORY|CHANGES|NEWS|AUTHORS|RELEASES)\.\w+$"
)
"""Names that only such pages have; `history` or `authors` in small letters may be what help is about."""


class FieldText(NamedTuple):
    """The text of one field of one section."""

    field: int
    text: str


def section_fields(article: Article, section: Section, *, first: bool) -> list[FieldText]:
    """Return the texts of a section by field; summary and keywords belong to the `first` section."""
    texts = [
        FieldText(BODY, section.prose),
        FieldText(TITLE, section.heading),
        FieldText(TRAIL, "\n".join(part for part in section.trail if part != section.heading)),
        FieldText(FILE, file_words(article.path)),
        FieldText(CODE, section.code),
    ]
    if first:
        if article.summary_authored:
            texts.append(FieldText(SUMMARY, article.summary))
        names = [name for name in article.aliases if not _ADDRESS.search(name)]
        texts.append(FieldText(KEYWORDS, "\n".join([*article.keywords, *names])))
    return [text for text in texts if text.text]


def file_words(path: str) -> str:
    """Return the words of a file's name: `guide/set-up_dns.md` -> `set up dns`; an index is its folder."""
    parts = [_EXTENSION.sub("", part) for part in path.split("/")]
    name = parts[-1]
    if name.casefold() in _INDEX_NAMES and len(parts) > 1:
        name = f"{parts[-2]} {name}"
    return _SEPARATORS.sub(" ", name).strip()


def is_news(path: str) -> bool:
    """Whether a page is a change log, release notes or a list of people, by its path."""
    return bool(_NEWS.search(path))


def article_language_sample(article: Article) -> str:
    """Return enough prose of an article to tell its language."""
    pieces: list[str] = [article.title]
    length = 0
    for section in article.sections:
        pieces.append(section.prose)
        length += len(section.prose)
        if length > 1500:
            break
    return "\n".join(pieces)


def searchable(articles: Mapping[str, Article], snippets: frozenset[str]) -> list[Article]:
    """Return the articles that search covers, in reading order: no hidden ones and no snippets."""
    return [
        article
        for path, article in articles.items()
        if path not in snippets and not article.hidden and article.sections
    ]
