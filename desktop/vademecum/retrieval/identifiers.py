"""Identifiers and compounds: one raw token taken apart.

    response_model    whole responsemodel   parts response, model
    responseModel     whole responsemodel   parts response, model
    start-up          whole startup         parts start, up
    app.include_router  whole appincluderouter  middle includerouter  parts app, include, router
    OAuth2PasswordBearer  parts oauth, password, bearer
    2.10.3            whole 2.10.3          parts 2.10
    E-4031            whole e4031           parts 4031
    PDFs              whole pdf
    3.5mm             whole 3.5mm           parts 3.5, mm

The whole is written without its joints, so that every spelling of one name is the same term.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from vademecum.retrieval.characters import script_of
from vademecum.retrieval.folding import folded_case, normal

_APOSTROPHE = re.compile(r"['’]")
_OUTER_JOINT = re.compile(r"[.:/]+")
_INNER_JOINT = re.compile(r"[-_]+")
_CAMEL = re.compile(r"^[A-Z][A-Z][a-z]+|[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")
_ACRONYM_PLURAL = re.compile(r"[A-Z]{2,}s")
_UNITS = (
    "nm|um|µm|μm|mm|cm|dm|km|in|ft|mg|kg|lbs?|oz|ml|cl|ns|us|µs|μs|ms|sec|min|k?hz|mhz|ghz|[kmgt]i?b|bits?|bytes?"
    "|[kmg]?bps|fps|dpi|ppi|px|pt|r?em|rpm|[mk]v|ma|[km]w|k?wh|m?ah|k?va|ohm|m?bar|psi|[hkm]?pa|db|kn|kj|k?cal"
)
"""Units of two letters and more: one letter after a number is as often a name (`5G`, `4K`)."""
_MEASURE = re.compile(rf"(\d+(?:\.\d+)*)({_UNITS})", re.IGNORECASE)
_LONGEST_WHOLE = 64
"""Longer wholes (addresses, hashes) are kept as parts only."""
_MOST_PARTS = 16


@dataclass(frozen=True, slots=True)
class Name:
    """A raw token taken apart; every form is case-folded."""

    text: str
    """As typed, joints kept: what is shown to people and what spelling and completion compare."""
    whole: str
    """Without joints; versions and other dotted numbers keep theirs."""
    middles: tuple[str, ...] = ()
    """Parts between outer joints (`.`, `:`, `/`) that are compounds themselves, without joints."""
    parts: tuple[str, ...] = ()
    """Single words; empty for a plain word."""
    identifier: bool = False
    """Whether it is written like a name in a program rather than a word or a hyphenated compound."""


@lru_cache(maxsize=16384)
def dissect(raw: str) -> Name:
    """Take one raw token apart."""
    if raw.isascii() and raw.isalpha() and (raw.islower() or raw[1:].islower() or raw.isupper()):
        word = raw.lower()
        return Name(word, word)
    text = _without_apostrophe(normal(raw))
    folded = folded_case(text)
    if _ACRONYM_PLURAL.fullmatch(text):
        return Name(folded, folded[:-1])
    if measure := _MEASURE.fullmatch(text):
        return Name(folded, folded, parts=(measure[1], folded_case(measure[2])))
    outer = [piece for piece in _OUTER_JOINT.split(text) if piece]
    parts: list[str] = []
    middles: list[str] = []
    for piece in outer:
        words = [word for inner in _INNER_JOINT.split(piece) if inner for word in _words(inner)]
        parts += words
        if len(outer) > 1 and len(words) > 1:
            middles.append(folded_case(_INNER_JOINT.sub("", piece)))
    whole = _whole(folded, outer)
    if len(parts) == 1 and parts[0] == whole:
        return Name(folded, whole)
    kept = dict.fromkeys(part for part in parts if len(part) > 1 or not part.isascii())
    identifier = bool(re.search(r"[._:/]", text)) or (text != folded and _is_camel(text))
    return Name(folded, whole, tuple(dict.fromkeys(middles)), tuple(kept)[:_MOST_PARTS], identifier)


def _whole(folded: str, outer: list[str]) -> str:
    if all(character.isdigit() or not character.isalnum() for character in folded):
        return folded
    joined = "".join(folded_case(_INNER_JOINT.sub("", piece)) for piece in outer)
    return joined if len(joined) <= _LONGEST_WHOLE else ""


def _without_apostrophe(text: str) -> str:
    """`team's` -> `team`, `don't` -> `dont`, `l'article` -> `article`, `rock'n'roll` -> `rocknroll`."""
    pieces = _APOSTROPHE.split(text)
    if len(pieces) == 1:
        return text
    if len(pieces) == 2 and pieces[1].casefold() == "s":
        return pieces[0]
    if len(pieces) == 2 and len(pieces[0]) <= 2 < len(pieces[1]):
        return pieces[1]
    return "".join(pieces)


def _is_camel(text: str) -> bool:
    return text.isascii() and len(_CAMEL.findall(text)) > 1


def _words(piece: str) -> list[str]:
    """Split one piece at CamelCase humps, at changes of script, and digits from longer words."""
    if piece.isdigit():
        return [piece]
    if not piece.isascii():
        return [folded_case(run) for run in _script_runs(piece)]
    if _ACRONYM_PLURAL.fullmatch(piece):
        return [piece[:-1].lower()]
    humps = [hump.lower() for hump in _CAMEL.findall(piece)]
    if len(humps) < 2:
        return [piece.lower()]
    if any(len(hump) >= 3 for hump in humps):
        return [hump for hump in humps if len(hump) > 1 or not hump.isdigit()]
    return [piece.lower()]


def _script_runs(piece: str) -> list[str]:
    runs: list[str] = []
    last = ""
    for character in piece:
        script = script_of(character)
        if runs and (script in ("other", last) or last == ""):
            runs[-1] += character
        else:
            runs.append(character)
        if script != "other":
            last = script
    return runs
