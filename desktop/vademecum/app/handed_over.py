"""What a desktop hands over to be opened: paths, `file:` addresses and `vademecum:` links."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path


def place_of(named: str) -> tuple[str, str]:
    """(folder or bundle, page) that a desktop or a person has named; empty for the default.

    A file manager hands over `file:` addresses, a browser `vademecum:` ones. The latter name a page,
    and the folder that it is in; without one it is in the folder that was open last.
    """
    if named.startswith("file:"):
        from urllib.parse import unquote, urlsplit  # noqa: PLC0415 - most starts hand over a path
        from urllib.request import url2pathname  # noqa: PLC0415 - as above

        parts = urlsplit(named)
        return url2pathname(unquote(parts.path)) if parts.netloc in ("", "localhost") else named, ""
    if named.startswith("vademecum:"):
        from vademecum.app.page.addresses import PageLink, parse_page_link  # noqa: PLC0415 - as above
        from vademecum.app.paths import paths  # noqa: PLC0415 - as above
        from vademecum.app.session import load_session  # noqa: PLC0415 - as above

        link = parse_page_link(named) or PageLink("")
        recent = load_session(paths().session)[0].recent
        page = f"{link.path}#{link.slug}" if link.slug else link.path
        return folder_of(link.folder, recent), page
    return named, ""


def folder_of(named: str, recent: Sequence[str]) -> str:
    """Where the folder is that a link names: there, else where one of its name was opened before.

    A link from another computer names a place that may not exist here. `recent` are the folders that
    were open, the last one first; it is the one meant when nothing is named. Empty when there is none.
    """
    if not named:
        return recent[0] if recent else ""
    if Path(named).exists():
        return named
    name = re.split(r"[\\/]", named.rstrip("\\/"))[-1]
    return next((folder for folder in recent if Path(folder).name == name), named)
