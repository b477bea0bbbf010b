"""Addresses of the outside as people can read them: never so long that the host is out of sight."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from PySide6.QtCore import QUrl

_HOST_SHARE = 2 / 3
"""Of the characters there are for an address: what its host may take at most."""


def plain_address(address: str, most: int = 120) -> str:
    """`address` in short, and beside it the name by which its host is found when that reads differently.

    Letters of other scripts can look like those of a host that people know, `\u0430pple.com` for
    instance, and so can a name that stands before the host: `https://apple.com@example.org`.
    """
    shown, host = short_address(address, most), true_host(address)
    return f"{shown} ({_end_of(host, round(most * _HOST_SHARE))})" if host else shown


def true_host(address: str) -> str:
    """The host of `address` as the network knows it, when the address as written hides it; else empty."""
    scheme, _, rest = address.partition(":")
    mail = scheme.lower() == "mailto"
    if mail:
        written = rest.partition("?")[0].rpartition("@")[2]
        url = QUrl(f"http://{written}/")
    else:
        written = re.split(r"[/?#\\]", rest.lstrip("/"), maxsplit=1)[0]
        url = QUrl(address)
    host = url.host(QUrl.ComponentFormattingOption.FullyEncoded)
    named = written.rpartition(":")[0] if re.search(r":\d*$", written) else written
    return "" if named.lower().rstrip(".") in (host, host.rstrip("."), f"[{host}]") else host


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
