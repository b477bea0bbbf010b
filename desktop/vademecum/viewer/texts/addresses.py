"""Addresses of the outside as people can read them: never so long that the host is out of sight."""

from __future__ import annotations

from urllib.parse import urlsplit

_HOST_SHARE = 2 / 3
"""Of the characters there are for an address: what its host may take at most."""


def short_address(address: str, most: int = 120) -> str:
    """`address` in at most `most` characters: the middle is left out, the host is not.

    Names and passwords before the host are left out of a long address: they can look like another
    host. Of a host that is too long itself its end is shown, which says whose it is.
    """
    if len(address) <= most:
        return address
    try:
        host = urlsplit(address).netloc.rpartition("@")[2]
    except ValueError:  # no address after all
        host = ""
    scheme, _, rest = address.partition("//")
    if not host:
        return _without_middle(address, most)
    start = f"{scheme}//{_end_of(host, round(most * _HOST_SHARE))}"
    path = rest[len(rest.partition("/")[0]) :]
    return start + _without_middle(path, max(most - len(start), 8))


def _end_of(text: str, most: int) -> str:
    return text if len(text) <= most else f"…{text[1 - most :]}"


def _without_middle(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    end = (most - 1) // 2
    return f"{text[: most - 1 - end]}…{text[len(text) - end :]}"
