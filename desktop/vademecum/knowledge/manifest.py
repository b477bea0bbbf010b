"""`knowledge.yaml`: what a folder says about itself. All of it is optional."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vademecum.knowledge import values
from vademecum.knowledge.article import Problem
from vademecum.knowledge.encoding import BinaryFileError, decode
from vademecum.knowledge.keys import read_keys

NAMES = ("knowledge.yaml", "knowledge.yml")
"""File names of a manifest; the first that exists counts."""
MAX_BYTES = 8 * 1024 * 1024
"""Size of a manifest or an overlay that is read."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What `knowledge.yaml` says; every field has a working default."""

    title: str = ""
    language: str = ""
    """BCP 47 tag of the folder's language; empty when it does not say."""
    version: str = ""
    home: str = ""
    """Path of the article to open first; empty when it does not say."""
    order: tuple[str, ...] = ()
    """Paths, folders or patterns in reading order; what is not named follows."""
    exclude: tuple[str, ...] = ()
    """Patterns of files that are not part of the knowledge."""
    acronyms: Mapping[str, str] = field(default_factory=dict)
    """Acronym -> its words."""
    synonyms: tuple[tuple[str, ...], ...] = ()
    """Groups of words or phrases that mean the same."""
    glossary: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Language -> word of that language -> word of the folder's language."""
    reference: tuple[str, ...] = ()
    """Patterns of articles that hold canonical definitions."""
    site: tuple[str, ...] = ()
    """Web addresses at which the folder is published: links to them are links to its own pages."""
    overlay: str = ""
    """File with front matter kept apart from the pages, relative to the folder."""
    overlay_lost: bool = False
    """Whether the manifest names an overlay but could not be read there."""
    model: Mapping[str, Any] = field(default_factory=dict)
    """sha256 of the model to use, and prompts of its own."""
    problems: tuple[Problem, ...] = ()
    meta: Mapping[str, Any] = field(default_factory=dict)
    """Every key as read, unknown ones included."""
    path: str = ""
    """File name of the manifest; empty when the folder has none."""


def load_manifest(root: Path) -> Manifest:
    """The manifest of the folder `root`; the defaults when it has none or it cannot be read.

    Never raises: what is wrong stands in `problems`, and each key that is right counts.
    """
    name = next((name for name in NAMES if (root / name).is_file()), "")
    if not name:
        return Manifest()
    read = read_file(root / name, name, "manifest")
    data = read.data
    return Manifest(
        title=values.text(data.get("title")),
        language=values.text(data.get("language")),
        version=values.text(data.get("version")),
        home=values.text(data.get("home")).lstrip("/"),
        order=values.texts(data.get("order")),
        exclude=values.texts(data.get("exclude")),
        acronyms=_words(data.get("acronyms")),
        synonyms=_groups(data.get("synonyms")),
        glossary={
            language: _words(words) for language, words in values.mapping(data.get("glossary")).items()
        },
        reference=values.texts(data.get("reference")),
        site=values.texts(data.get("site")),
        overlay=values.text(data.get("overlay")),
        overlay_lost="overlay" in read.lost,
        model=values.mapping(data.get("model")),
        problems=(*read.problems, *_misshapen(read, name)),
        meta=data,
        path=name,
    )


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A YAML file of keys."""

    data: Mapping[str, Any] = field(default_factory=dict)
    lines: Mapping[tuple[str, ...], int] = field(default_factory=dict)
    """Keys from the top -> line, from 1."""
    problems: tuple[Problem, ...] = ()
    lost: frozenset[str] = frozenset()
    """Top-level keys that are there but could not be read."""
    text: str = ""
    shown: str = ""
    """How problems name the file."""


def read_file(file: Path, shown: str, what: str) -> ReadFile:
    """Read a YAML file of keys as far as it can be read.

    Problems name the file `shown`, and their codes begin with `what`. Never raises.
    """
    try:
        if file.stat().st_size > MAX_BYTES:
            limit = f"{MAX_BYTES // 2**20} MB"
            return _unread(shown, what, f"The file is larger than {limit} and is ignored. Shorten it.")
        text, problems = decode(file.read_bytes(), shown)
    except OSError as error:
        return _unread(
            shown, what, f"The file cannot be read ({error.strerror}). Check path and permissions."
        )
    except BinaryFileError:
        return _unread(shown, what, "The file is no text. Replace it with a YAML file.")
    keys = read_keys(text)
    found = tuple(remark.problem(shown, what, "error") for remark in keys.remarks)
    return ReadFile(keys.data, keys.places, problems + found, frozenset(keys.lost), text=text, shown=shown)


def _unread(shown: str, what: str, message: str) -> ReadFile:
    return ReadFile(problems=(Problem(shown, 0, f"{what}-unreadable", message, "error"),))


_SHAPES: tuple[tuple[type[Any], str, tuple[str, ...]], ...] = (
    (str, "a text", ("title", "language", "version", "home", "overlay")),
    (dict, "a mapping (`key: value`)", ("acronyms", "glossary", "model")),
    (list, "a list", ("synonyms",)),
)


def _misshapen(read: ReadFile, name: str) -> list[Problem]:
    problems = []
    for shape, shape_name, keys in _SHAPES:
        for key in keys:
            if read.data.get(key) and not isinstance(read.data[key], shape):
                message = f"`{key}` is ignored: it must be {shape_name}."
                problems.append(Problem(name, read.lines[key,], "manifest-shape", message))
    return problems


def _words(value: Any) -> dict[str, str]:
    return {key: text for key, item in values.mapping(value).items() if key and (text := values.text(item))}


def _groups(value: Any) -> tuple[tuple[str, ...], ...]:
    groups = (values.texts(item, commas=True) for item in value) if isinstance(value, list) else ()
    return tuple(group for group in groups if len(group) > 1)
