"""A new knowledge folder, made from a template of a few good pages."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from vademecum.errors import KnowledgeError

_MARKUP = re.compile(r"([\\`*_\[\]<>#])")
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")


def start_folder(template: Path, folder: Path, *, title: str = "", language: str = "en") -> tuple[str, ...]:
    """Write the pages of `template` into `folder` and return their paths, sorted.

    `title` is the application's name; without one it is made of the folder's name. Raises
    `KnowledgeError` when the folder holds files already or cannot be written.
    """
    if not _LANGUAGE.fullmatch(language):
        raise KnowledgeError(f"{language!r} is no language tag", mend="Write it like `en` or `pt-BR`.")
    name = " ".join(title.split()) or _readable(folder)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise KnowledgeError(
            "the folder is not empty", path=str(folder), mend="Name a new one; nothing was changed."
        )
    words = {
        # A JSON text is a YAML text in quotes, whatever stands in it.
        "@TITLE@": json.dumps(f"{name} help" if "help" not in name.lower() else name, ensure_ascii=False),
        "@LANGUAGE@": language,
        "@NAME@": _MARKUP.sub(r"\\\1", name),
    }
    written: list[str] = []
    try:
        for source in sorted(template.rglob("*")):
            if source.is_file():
                path = source.relative_to(template).as_posix()
                _write(source, folder / path, words)
                written.append(path)
    except OSError as error:
        reason = f"the folder cannot be written ({error.strerror})"
        raise KnowledgeError(reason, path=str(folder), mend="Check its permissions.") from None
    return tuple(written)


def _readable(folder: Path) -> str:
    name = folder.resolve().name.replace("-", " ").replace("_", " ").strip()
    return (
        name[:1].upper() + name[1:]
        if name.lower() not in ("", "help", "docs", "knowledge")
        else "Your application"
    )


def _write(source: Path, place: Path, words: dict[str, str]) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix not in (".md", ".yaml"):
        shutil.copyfile(source, place)
        return
    text = source.read_text(encoding="utf-8")
    for mark, word in words.items():
        text = text.replace(mark, word)
    place.write_text(text, encoding="utf-8", newline="\n")
