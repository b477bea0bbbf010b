"""Cuts a page into sections: the units that are found, cited and opened."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from vademecum.knowledge.article import Section
from vademecum.knowledge.document import Document
from vademecum.knowledge.plaintext import Block, blocks, count_words, join
from vademecum.knowledge.slugs import loose

MAX_WORDS = 500
"""A section with more words is parted: at its deeper headings, then between its paragraphs."""
MAX_LEVEL = 3
"""Headings down to this level always begin a section; deeper ones only where it would be too long."""


@dataclass(slots=True)
class _Draft:
    slug: str
    heading: str
    trail: tuple[str, ...]
    level: int
    line: int
    blocks: list[Block] = field(default_factory=list)


def cut(document: Document, *, path: str, title: str) -> tuple[Section, ...]:
    """The sections of a page in order; the first one is the title's, even when it is empty."""
    made: list[Section] = []
    for whole in _drafts(document, title):
        for draft in _deeper(whole):
            for part, parts in enumerate(_split(draft.blocks)):
                made.append(_section(draft, parts, path, part))
    return tuple(made)


def _drafts(document: Document, title: str) -> list[_Draft]:
    drafts = [_Draft("", title, (), 1, document.headings[0].line if document.headings else 1)]
    enclosing: list[tuple[int, str]] = []
    untouched = True
    for block in blocks(document.tokens):
        opening, level = block.heading, _level(block)
        if opening is None or not 0 < level <= MAX_LEVEL:
            if untouched and len(drafts) == 1 and not drafts[0].blocks:
                drafts[0].line = block.line
            drafts[-1].blocks.append(block)
            continue
        slug = str(opening.meta["slug"])
        if level == 1 and untouched and _is_title(block.text, title, bool(drafts[0].blocks)):
            untouched = False
            if not drafts[0].blocks:
                drafts[0].line = block.line
            if loose(block.text) != loose(title):
                drafts[0].blocks.append(block)
            continue
        untouched = untouched and level != 1
        while enclosing and enclosing[-1][0] >= level:
            enclosing.pop()
        trail = (title, *(text for _, text in enclosing))
        drafts.append(_Draft(slug, block.text, trail, level, block.line))
        enclosing.append((level, block.text))
    return drafts


def _is_title(text: str, title: str, after_text: bool) -> bool:
    """Whether the first h1 is the page's own title: it says the same, or it heads the page."""
    return loose(text) == loose(title) or not after_text


def _deeper(draft: _Draft) -> Iterator[_Draft]:
    """The draft, or when it is too long, what stands above its next deeper headings and below each."""
    levels = {level for block in draft.blocks if (level := _level(block)) > MAX_LEVEL}
    if not levels or sum(count_words(block.text) for block in draft.blocks) <= MAX_WORDS:
        yield draft
        return
    next_level = min(levels)
    found = [replace(draft, blocks=[])]
    for block in draft.blocks:
        if block.heading is not None and _level(block) == next_level:
            slug, trail = str(block.heading.meta["slug"]), (*draft.trail, draft.heading)
            found.append(_Draft(slug, block.text, trail, next_level, block.line))
        else:
            found[-1].blocks.append(block)
    for each in found:
        yield from _deeper(each)


def _level(block: Block) -> int:
    """Of a heading that may begin a section; 0 for any other block."""
    return int(block.heading.tag[1]) if block.kind == "heading" and block.heading is not None else 0


def _split(given: list[Block]) -> Iterator[list[Block]]:
    """Parts of at most MAX_WORDS words; a row, an item, a code block or a paragraph stays whole."""
    counts = [count_words(block.text) for block in given]
    if sum(counts) <= MAX_WORDS:
        yield given
        return
    part: list[Block] = []
    words = 0
    head: Block | None = None
    for start, end in _units(given, counts):
        size = sum(counts[start:end])
        first = given[start]
        if first.kind == "head":
            head = first
        if part and words + size > MAX_WORDS:
            # A header row or a heading stays with what it heads.
            carried = part[-1:] if part[-1].kind in ("head", "heading") and len(part) > 1 else []
            yield part[: len(part) - len(carried)]
            repeats = head is not None and first.kind == "row" and first.group == head.group and not carried
            part = [*carried, *([head] if repeats and head is not None else [])]
            words = sum(count_words(block.text) for block in part)
        part.extend(given[start:end])
        words += size
    if part:
        yield part


def _units(given: list[Block], counts: list[int]) -> Iterator[tuple[int, int]]:
    """Runs of blocks that are not parted: an item of a list with all that is nested in it, if it fits."""
    i = 0
    while i < len(given):
        end = i + 1
        if given[i].group and given[i].depth:
            while (
                end < len(given)
                and given[end].group == given[i].group
                and not _begins_item(given[end], given[i])
            ):
                end += 1
            if sum(counts[i:end]) > MAX_WORDS:
                end = i + 1
        yield i, end
        i = end


def _begins_item(block: Block, first: Block) -> bool:
    text = block.text.lstrip()
    indent = len(block.text) - len(text)
    return (
        block.kind == "text"
        and block.depth <= first.depth
        and indent == 2 * (block.depth - 1)
        and (text.startswith("- ") or text.split(" ", 1)[0].rstrip(".").isdigit())
    )


def _section(draft: _Draft, parts: list[Block], path: str, part: int) -> Section:
    text = join(parts)
    has_code = any(block.kind == "code" for block in parts)
    prose = join(block for block in parts if block.kind != "code") if has_code else text
    code = "\n\n".join(block.text for block in parts if block.kind == "code") if has_code else ""
    name = f"{path}#{draft.slug}" if draft.slug or part else path
    digest = hashlib.sha256(
        "\x1f".join((draft.heading, *draft.trail, "\x1e", text)).encode("utf-8", "replace")
    )
    return Section(
        id=f"{name}#{part}" if part else name,
        path=path,
        slug=draft.slug,
        part=part,
        heading=draft.heading,
        trail=draft.trail,
        level=draft.level,
        prose=prose,
        code=code,
        text=text,
        line=parts[0].line if part and parts else draft.line,
        sha256=digest.hexdigest(),
    )
