"""The page that was in front, as it was rendered: shown at the next start before the engine is loaded.

It counts only while everything that it was made from is the same: file, colours, sizes, reader,
language and program. Once the folder has been read, the page is rendered anew anyway.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale

from vademecum import __version__
from vademecum.app.storage import write_atomic
from vademecum.knowledge.article import Heading
from vademecum.viewer.page.images import Picture
from vademecum.viewer.page.pages import LoadedPage, Wish

_FORMAT = 4
_LARGEST_CHARACTERS = 200_000
"""Longer pages take longer to read back than they gain."""


def kept_file(folder: Path, root: Path) -> Path:
    """Where the page of the knowledge folder `root` is kept inside `folder`."""
    name = hashlib.sha256(str(root.absolute()).encode("utf-8", "surrogatepass")).hexdigest()[:32]
    return folder / f"{name}.json"


def keep(file: Path, root: Path, page: LoadedPage, wish: Wish) -> None:
    """Keep a page, unless it is too long, has drawings written into it or stands in for one that is missing.

    Raises OSError when it cannot be written.
    """
    stamp = _stamp(root / page.path)
    if stamp is None or page.missing or page.parts or len(page.html) > _LARGEST_CHARACTERS:
        return
    if any(picture.drawing for picture in page.pictures.values()):
        return
    value = {
        "made": _made(wish),
        "stamp": stamp,
        "path": page.path,
        "title": page.title,
        "html": page.html,
        "language": page.language,
        "headings": [asdict(heading) for heading in page.headings],
        "pictures": {address: _plain(picture) for address, picture in page.pictures.items()},
        "codes": list(page.codes),
        "above": page.above,
    }
    write_atomic(file, json.dumps(value, ensure_ascii=False).encode("utf-8"))


def recall(file: Path, root: Path, wanted: str, wish: Wish) -> LoadedPage | None:
    """The page `wanted` as it was kept; None when there is none, or anything about it has changed."""
    try:
        value = json.loads(file.read_bytes())
        if value["made"] != _made(wish) or value["path"] != wanted or value["stamp"] != _stamp(root / wanted):
            return None
        return LoadedPage(
            value["path"],
            value["title"],
            value["html"],
            value["language"],
            tuple(_heading(item) for item in value["headings"]),
            {address: _picture(root, item) for address, item in value["pictures"].items()},
            tuple(value["codes"]),
            above=None if value["above"] is None else tuple((str(t), str(p)) for t, p in value["above"]),
        )
    except (OSError, ValueError, KeyError, TypeError):
        # A cache: whatever is wrong with it, the page is rendered instead.
        return None


def _made(wish: Wish) -> list[Any]:
    """Everything besides the file that the look of a page depends on."""
    return [
        _FORMAT,
        __version__,
        asdict(wish.theme),
        wish.base_px,
        wish.code_wrap,
        repr(wish.reader),
        QLocale().name(),
        wish.dated,
        wish.rated,
    ]


def _stamp(file: Path) -> list[int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return [found.st_size, found.st_mtime_ns]


def _heading(item: Mapping[str, Any]) -> Heading:
    return Heading(item["level"], item["text"], item["slug"], item["line"], tuple(item["aliases"]))


def _plain(picture: Picture) -> list[str | int]:
    return [str(picture.file), picture.width, picture.height, str(picture.sharp or "")]


def _picture(root: Path, item: list[Any]) -> Picture:
    file, width, height, sharp = Path(item[0]), int(item[1]), int(item[2]), str(item[3])
    if not file.is_relative_to(root):
        raise ValueError(f"{file} is not in the folder")
    return Picture(file, width, height, Path(sharp) if sharp else None)
