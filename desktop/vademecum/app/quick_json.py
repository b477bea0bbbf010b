"""JSON for a process that lives for the length of one key press.

Python's `json` loads `re` and `enum` to begin with: 9 ms that `vademecum show` would pay on each F1.
Its parts in C do without. They are nobody's promise, so whatever they cannot do, `json` does.

    write({"verb": "show", "flags": ["a"]})   {"verb":"show","flags":["a"]}
    read('{"ok": true}')                      {"ok": True}
"""

from __future__ import annotations

TYPE_CHECKING = False  # `typing` itself takes 3 ms
if TYPE_CHECKING:
    from typing import Any

try:
    from _json import encode_basestring_ascii, make_scanner
except ImportError:
    from json.encoder import encode_basestring_ascii
    from json.scanner import make_scanner


class _Plain:
    """What the scanner asks for: values as Python has them."""

    strict = True
    object_hook = object_pairs_hook = None
    parse_float, parse_int, parse_constant = float, int, float


def write(value: Any) -> str:
    """`value`, made of texts, whole numbers, true, false, null, lists and objects, in ASCII."""
    if isinstance(value, str):
        return encode_basestring_ascii(value)
    if isinstance(value, dict):
        return "{" + ",".join(f"{write(name)}:{write(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(write, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value)
    raise TypeError(f"a {type(value).__name__} is not sent")


def read(text: str) -> Any:
    """What one line of JSON says; raises ValueError for anything else."""
    try:
        value, end = make_scanner(_Plain())(text, 0)  # type: ignore[arg-type]  # only these attributes count
        if not text[end:].strip():
            return value
    except Exception:  # noqa: S110  see the module
        pass
    import json  # noqa: PLC0415

    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
