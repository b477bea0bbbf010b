"""Style sheets of a drawing: rules, which elements they match, and what wins.

.a { fill: none }   g > rect   #x .b   [data-k="v"]   :root      understood
a:hover   a + b   ::before                                      left out: nothing on paper looks so
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from vademecum.knowledge.svg.tree import DrawingError, Element

_COMMENT = re.compile(r"/\*.*?\*/|<!--|-->", re.DOTALL)
_COMPOUND = re.compile(r"(\*|[A-Za-z_][\w-]*)?((?:[#.][\w-]+|\[[^\]]*\]|:root|:first-child|:last-child)*)")
_PART = re.compile(
    r"([#.])([\w-]+)|\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*[\"']?([^\"'\]]*)[\"']?\s*)?\]|(:[\w-]+)"
)
_STEPS = re.compile(r"\s*([>])\s*|\s+")
_MOST_RULES, _MOST_TRIED = 4000, 1_000_000
"""Rules of a drawing, and how often one is held against an element: some seconds."""
_DARK = re.compile(r"prefers-color-scheme\s*:\s*dark")
_LIGHT = re.compile(r"prefers-color-scheme\s*:\s*light")


@dataclass(frozen=True, slots=True)
class _Compound:
    """What one element has to be."""

    tag: str
    parts: tuple[tuple[str, ...], ...]

    def fits(self, element: Element) -> bool:
        return (not self.tag or self.tag == element.tag) and all(_has(element, part) for part in self.parts)


@dataclass(frozen=True, slots=True)
class _Rule:
    compounds: tuple[_Compound, ...]
    """From the element outwards."""
    direct: tuple[bool, ...]
    """Whether each next compound has to be the parent itself."""
    weight: tuple[int, int, int, int]
    """Ids, classes, types, and its place in the sheet: the greater wins."""
    declarations: tuple[tuple[str, str, bool], ...]


class Sheet:
    """All rules of a drawing."""

    def __init__(self, texts: list[str], *, dark: bool) -> None:
        self._by_key: dict[str, list[_Rule]] = defaultdict(list)
        self._count = self._tried = 0
        for text in texts:
            for selectors, body in _blocks(_COMMENT.sub(" ", text), dark):
                self._add(selectors, tuple(declarations(body)))

    def _add(self, selectors: str, said: tuple[tuple[str, str, bool], ...]) -> None:
        for selector in _commas(selectors):
            rule = _rule(selector.strip(), self._count, said)
            if rule is not None and self._count < _MOST_RULES:
                self._count += 1
                self._by_key[_key(rule.compounds[0])].append(rule)

    def declared(self, element: Element) -> dict[str, str]:
        """Attributes, overruled by rules, by its own style, and by what is important."""
        if element.declared is not None:
            return element.declared
        found: list[_Rule] = []
        keys = [element.tag, "", *(f".{name}" for name in element.attrs.get("class", "").split())]
        if "id" in element.attrs:
            keys.append(f"#{element.attrs['id']}")
        for key in keys:
            found += (rule for rule in self._by_key.get(key, ()) if self._matches(rule, element))
        found.sort(key=lambda rule: rule.weight)
        said = dict(element.attrs)
        important: dict[str, str] = {}
        for rule in found:
            for name, value, is_important in rule.declarations:
                (important if is_important else said)[name] = value
        for name, value, is_important in declarations(element.attrs.get("style", "")):
            (important if is_important else said)[name] = value
        said.update(important)
        element.declared = said
        return said

    def _matches(self, rule: _Rule, element: Element) -> bool:
        tried: set[tuple[int, int]] = set()
        fits = rule.compounds[0].fits(element) and _outwards(rule, 1, element, tried)
        self._tried += 1 + len(tried)
        if self._tried > _MOST_TRIED:
            raise DrawingError("costly", "its style sheets have too many rules for its elements")
        return fits


def declarations(text: str) -> Iterator[tuple[str, str, bool]]:
    """Name, value and importance of each declaration: "fill: red !important" -> ("fill", "red", True)."""
    for part in _split(text, ";"):
        name, colon, value = part.partition(":")
        value = value.strip()
        if not colon or not value:
            continue
        bare = re.sub(r"\s*!\s*important\s*$", "", value, flags=re.IGNORECASE)
        name = name.strip()
        yield name if name.startswith("--") else name.lower(), bare, bare != value


def _split(text: str, mark: str) -> Iterator[str]:
    """Split at a mark that stands neither in quotes nor in brackets."""
    if "(" not in text and '"' not in text and "'" not in text:
        yield from text.split(mark)
        return
    depth, quote, start = 0, "", 0
    for at, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter in "([":
            depth += 1
        elif letter in ")]":
            depth = max(0, depth - 1)
        elif letter == mark and not depth:
            yield text[start:at]
            start = at + 1
    yield text[start:]


def _commas(text: str) -> Iterator[str]:
    yield from _split(text, ",")


def _blocks(text: str, dark: bool) -> Iterator[tuple[str, str]]:
    """Selectors and body of each rule, those of media that hold included."""
    at = 0
    while (opened := text.find("{", at)) >= 0:
        head = text[at:opened].rpartition(";")[2].strip()
        depth, end = 1, opened + 1
        while end < len(text) and depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        body = text[opened + 1 : end - 1 if not depth else end]
        at = end
        if not head.startswith("@"):
            yield head, body
        elif head.startswith("@media") and _holds(head, dark) and "@media" not in body:
            yield from _blocks(body, dark)


def _holds(query: str, dark: bool) -> bool:
    query = query.lower()
    if _DARK.search(query):
        return dark
    if _LIGHT.search(query):
        return not dark
    return not re.search(r"\bprint\b|\bnot\b|max-width|max-height", query)


def _rule(selector: str, order: int, said: tuple[tuple[str, str, bool], ...]) -> _Rule | None:
    compounds, direct = [], []
    ids = classes = types = 0
    at = 0
    while at < len(selector):
        found = _COMPOUND.match(selector, at)
        if found is None or found.end() == at:
            return None
        tag = found[1] if found[1] not in (None, "*") else ""
        parts = tuple(_parts(found[2]))
        ids += sum(part[0] == "#" for part in parts)
        classes += sum(part[0] != "#" for part in parts)
        types += bool(tag)
        compounds.append(_Compound(tag, parts))
        at = found.end()
        if at < len(selector):
            step = _STEPS.match(selector, at)
            if step is None:
                return None
            direct.append(bool(step[1]))
            at = step.end()
    if not compounds or len(direct) != len(compounds) - 1 or not said:
        return None
    return _Rule(tuple(reversed(compounds)), tuple(reversed(direct)), (ids, classes, types, order), said)


def _parts(text: str) -> Iterator[tuple[str, ...]]:
    for found in _PART.finditer(text):
        if found[1]:
            yield found[1], found[2]
        elif found[3]:
            yield found[4] or "[]", found[3].rpartition(":")[2], found[5] or ""
        else:
            yield (found[6],)


def _key(compound: _Compound) -> str:
    """What an element must have at least: its id, a class or its type."""
    for kind in "#.":
        for part in compound.parts:
            if part[0] == kind:
                return kind + part[1]
    return compound.tag


def _has(element: Element, part: tuple[str, ...]) -> bool:
    kind = part[0]
    if kind == "#":
        return element.attrs.get("id") == part[1]
    if kind == ".":
        return part[1] in element.attrs.get("class", "").split()
    if kind == ":root":
        return element.parent is None
    if kind in (":first-child", ":last-child"):
        beside = element.parent.elements() if element.parent is not None else [element]
        return beside[0 if kind == ":first-child" else -1] is element
    value = element.attrs.get(part[1])
    if value is None or kind == "[]":
        return value is not None
    wanted = part[2]
    return {
        "=": value == wanted,
        "~=": wanted in value.split(),
        "|=": value == wanted or value.startswith(f"{wanted}-"),
        "^=": bool(wanted) and value.startswith(wanted),
        "$=": bool(wanted) and value.endswith(wanted),
        "*=": bool(wanted) and wanted in value,
    }[kind]


def _outwards(rule: _Rule, at: int, element: Element, tried: set[tuple[int, int]]) -> bool:
    """Whether the elements around fit what is left of the rule; `tried` is what has failed already."""
    if at == len(rule.compounds):
        return True
    around = element.parent
    while around is not None:
        if (at, id(around)) in tried:
            return False
        if rule.compounds[at].fits(around) and _outwards(rule, at + 1, around, tried):
            return True
        if rule.direct[at - 1]:
            return False
        # Whoever looks from further inside finds the same around here.
        tried.add((at, id(around)))
        around = around.parent
    return False
