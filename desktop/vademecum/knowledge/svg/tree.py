"""The elements of an SVG file, read with the standard library's parser under limits.

Nothing outside the file is ever asked for. Entities may stand for short plain text, as Adobe's
programs write them for namespaces; entities made of entities are refused, and so is what is too
deep or too much.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Literal
from xml.parsers import expat

from vademecum.errors import VademecumError

Refusal = Literal["broken", "costly", "entities"]
"""Why a drawing is not drawn: no readable SVG; too much work to draw; text made of text."""

_MOST_ELEMENTS = 60_000
_DEEPEST = 120
_MOST_CHARACTERS = 24_000_000
"""Of text and attributes, after entities have been put in."""
_MOST_ENTITIES, _LONGEST_ENTITY = 200, 500
_SVG_NAMES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml")
_KNOWN_PREFIXES = frozenset({"", "svg", "xhtml", "html"})
_SLICE = 64 * 1024
_GZIP = b"\x1f\x8b"
_UNPACKED_LIMIT = 32 * 1024 * 1024


class DrawingError(VademecumError):
    """A drawing that is not drawn."""

    def __init__(self, reason: Refusal, detail: str) -> None:
        super().__init__(detail)
        self.reason: Refusal = reason


@dataclass(slots=True, eq=False)
class Element:
    """One element; names without their prefix."""

    tag: str
    attrs: dict[str, str]
    parent: Element | None = None
    children: list[Element | str] = field(default_factory=list)
    declared: dict[str, str] | None = None
    """What attributes, style sheets and its own style say of it; filled in once."""

    def elements(self) -> list[Element]:
        """Children that are elements."""
        return [child for child in self.children if isinstance(child, Element)]

    def text(self) -> str:
        """All text inside it."""
        return "".join(child if isinstance(child, str) else child.text() for child in self.children)


def read_tree(data: bytes) -> Element:
    """The root element of an SVG file; raises `DrawingError`."""
    builder = _Builder()
    builder.read(unpacked(data))
    root = builder.root
    if root is None or root.tag != "svg":
        raise DrawingError("broken", "it holds no SVG")
    return root


def unpacked(data: bytes) -> bytes:
    """The file as text: `.svgz` is unpacked; raises `DrawingError`."""
    if not data.startswith(_GZIP):
        return data
    try:
        unpacker = zlib.decompressobj(wbits=31)
        data = unpacker.decompress(data, _UNPACKED_LIMIT)
    except zlib.error as error:
        raise DrawingError("broken", f"it cannot be unpacked: {error}") from error
    if unpacker.unconsumed_tail:
        raise DrawingError("costly", "it is too large when unpacked")
    return data


class _RootReadError(Exception):
    """The root element is known."""


class _Builder:
    def __init__(self, *, root_only: bool = False) -> None:
        self.root: Element | None = None
        self._root_only = root_only
        self._open: list[Element] = []
        self._skipped = 0
        self._elements = self._characters = self._entities = 0
        self._prefixes = set(_KNOWN_PREFIXES)
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.EntityDeclHandler = self._entity
        self._parser = parser

    def read(self, data: bytes) -> None:
        try:
            # In slices: the parser keeps all other threads waiting while it works.
            for at in range(0, len(data), _SLICE):
                self._parser.Parse(data[at : at + _SLICE], False)
            self._parser.Parse(b"", True)
        except _RootReadError:
            return
        except (expat.ExpatError, UnicodeError, ValueError, LookupError) as error:
            raise DrawingError("broken", f"it is no readable SVG: {error}") from error
        finally:
            # The parser holds this object's methods, and they hold the parser.
            self._parser.StartElementHandler = self._parser.EndElementHandler = None
            self._parser.CharacterDataHandler = self._parser.EntityDeclHandler = None

    def _entity(
        self,
        name: str,
        is_parameter: bool,
        value: str | None,
        base: str | None,
        system_id: str | None,
        public_id: str | None,
        notation: str | None,
    ) -> None:
        del name, is_parameter, base, system_id, public_id, notation
        self._entities += 1
        if self._entities > _MOST_ENTITIES or (
            value is not None and (len(value) > _LONGEST_ENTITY or "&" in value or "%" in value)
        ):
            raise DrawingError("entities", "it is made of entities inside entities")

    def _start(self, name: str, attrs: dict[str, str]) -> None:
        prefix, _, local = name.rpartition(":")
        for key, value in attrs.items():
            if key.startswith("xmlns:") and value in _SVG_NAMES:
                self._prefixes.add(key[6:])
        if self._skipped or prefix not in self._prefixes:
            self._skipped += 1
            return
        self._elements += 1
        self._count(sum(map(len, attrs.values())))
        if self._elements > _MOST_ELEMENTS or len(self._open) >= _DEEPEST:
            raise DrawingError("costly", "it has too many elements, or too many inside each other")
        plain: dict[str, str] = {}
        for key, value in attrs.items():
            if key in ("xlink:href", "xml:space"):
                plain.setdefault(key.partition(":")[2], value)
            elif ":" not in key:
                plain[key] = value
        element = Element(local, plain, self._open[-1] if self._open else None)
        if self._open:
            self._open[-1].children.append(element)
        elif self.root is None:
            self.root = element
            if self._root_only:
                raise _RootReadError
        self._open.append(element)

    def _end(self, name: str) -> None:
        del name
        if self._skipped:
            self._skipped -= 1
        else:
            self._open.pop()

    def _text(self, text: str) -> None:
        if self._open and not self._skipped:
            self._count(len(text))
            self._open[-1].children.append(text)

    def _count(self, characters: int) -> None:
        self._characters += characters
        if self._characters > _MOST_CHARACTERS:
            raise DrawingError("costly", "it holds too much text")


def read_root(data: bytes) -> Element:
    """The root element without what is in it; raises `DrawingError`."""
    builder = _Builder(root_only=True)
    builder.read(unpacked(data))
    if builder.root is None or builder.root.tag != "svg":
        raise DrawingError("broken", "it holds no SVG")
    return builder.root
