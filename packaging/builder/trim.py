"""Which files of Qt, Python and the system go into the application."""

from __future__ import annotations

import fnmatch
from pathlib import PurePosixPath
from typing import Any

_QT_DATA_DROPPED = (
    "/qml/", "/resources/", "/metatypes/", "/typesystems/", "/include/", "/glue/", "/scripts/",
    "/phrasebooks/",
)  # fmt: skip
_QT_LIBRARIES_DROPPED = (
    "Qt6Qml*", "Qt6Quick*", "Qt6Pdf*", "Qt6Designer*", "Qt6VirtualKeyboard*", "Qt6EglF[sS]*", "Qt6Test*",
    "Qt6UiTools*", "Qt6Sql*", "Qt6Help*", "Qt6Labs*", "Qt6WebView*", "Qt6Shader*", "Qt6Concurrent*",
    "Qt6Xml.*",
)  # fmt: skip


def keep_binary(target: str, source: str, build: dict[str, Any]) -> bool:
    """Whether a library, extension or plug-in is part of the application."""
    path = PurePosixPath(target.replace("\\", "/"))
    name = path.name
    if "plugins" in path.parts:
        return _keep_plugin(path, build)
    if any(fnmatch.fnmatch(name.removeprefix("lib"), pattern) for pattern in _QT_LIBRARIES_DROPPED):
        return False
    shipped = build["app"]["shipped_libraries"]
    if any(name.startswith(each) for each in shipped):
        return True
    return not (
        _is_system(source) and any(name.startswith(each) for each in build["app"]["system_libraries"])
    )


def _keep_plugin(path: PurePosixPath, build: dict[str, Any]) -> bool:
    folder = path.parts[path.parts.index("plugins") + 1]
    kept = build["qt"]["plugins"].get(folder, [])
    stem = path.name.removeprefix("lib").partition(".")[0]
    return any(fnmatch.fnmatch(stem, each) for each in kept)


def _is_system(source: str) -> bool:
    """Whether the file was found among the system's libraries, not in a wheel."""
    return source.startswith(("/lib/", "/lib64/", "/usr/"))


def keep_data(target: str, build: dict[str, Any]) -> bool:
    """Whether a data file is part of the application."""
    path = "/" + target.replace("\\", "/")
    if any(part in path for part in _QT_DATA_DROPPED) and "PySide6" in path:
        return False
    if "/translations/" in path and "PySide6" in path:
        return PurePosixPath(path).stem in {f"qtbase_{language}" for language in build["qt"]["translations"]}
    return "/plugins/" not in path or "PySide6" not in path or _keep_plugin(PurePosixPath(path), build)
