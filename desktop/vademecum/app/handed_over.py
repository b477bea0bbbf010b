"""What a desktop hands over to be opened: paths, `file:` addresses and `vademecum:` links."""

from __future__ import annotations


def place_of(named: str) -> tuple[str, str]:
    """(folder or bundle, page) that a desktop or a person has named; empty for the default.

    A file manager hands over `file:` addresses, a browser `vademecum:` ones. The latter name a
    page of the folder that was open last.
    """
    if named.startswith("file:"):
        from urllib.parse import unquote, urlsplit  # noqa: PLC0415 - most starts hand over a path
        from urllib.request import url2pathname  # noqa: PLC0415 - as above

        parts = urlsplit(named)
        return url2pathname(unquote(parts.path)) if parts.netloc in ("", "localhost") else named, ""
    if named.startswith("vademecum:"):
        from vademecum.app.page.addresses import parse_page_address  # noqa: PLC0415 - as above
        from vademecum.app.paths import paths  # noqa: PLC0415 - as above
        from vademecum.app.session import load_session  # noqa: PLC0415 - as above

        path, slug = parse_page_address(named) or ("", "")
        recent = load_session(paths().session)[0].recent
        return (recent[0] if recent else ""), f"{path}#{slug}" if slug else path
    return named, ""
