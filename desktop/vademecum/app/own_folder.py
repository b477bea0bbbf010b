"""Folders whose pages the person at the window may write: their problems matter, a first page can be made."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path

from vademecum.app.assets import manual
from vademecum.errors import KnowledgeError

FIRST_PAGE = "index.md"


def is_own(root: Path) -> bool:
    """Whether `root` is a folder that may be written and did not come with a program."""
    if not root.is_dir() or not os.access(root, os.W_OK):
        return False
    place = root.resolve()
    return not any(place == came or came in place.parents for came in _came_with_programs())


def _came_with_programs() -> tuple[Path, ...]:
    places = [manual(), *(Path(sysconfig.get_path(name)) for name in ("purelib", "platlib"))]
    if getattr(sys, "frozen", False):
        places.append(Path(sys.executable).parent)
    return tuple(place.resolve() for place in places)


def write_first_page(root: Path, title: str, text: str) -> None:
    """Write `index.md` with this title and text, as Markdown; one that is there already stays as it is.

    Raises KnowledgeError when the folder cannot be written.
    """
    try:
        with (root / FIRST_PAGE).open("x", encoding="utf-8", newline="\n") as file:
            file.write(f"# {title}\n\n{text}\n")
    except FileExistsError:
        pass
    except OSError as error:
        reason = error.strerror or str(error)
        raise KnowledgeError(
            f"the folder cannot be written ({reason})", path=str(root), mend="Check its permissions."
        ) from None
