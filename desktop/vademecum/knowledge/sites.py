"""Where a folder is published on the web: links to its own site then stay inside the help.

knowledge.yaml   site: https://example.org/manual/
mkdocs.yml       site_url: https://example.org/manual/
_config.yml      url: https://example.org        baseurl: /manual
hugo.toml        baseURL = "https://example.org/manual/"     (also hugo.yaml, hugo.json, config.toml)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

GENERATOR_FILES = frozenset(
    {
        "mkdocs.yml",
        "mkdocs.yaml",
        "_config.yml",
        "_config.yaml",
        "hugo.toml",
        "hugo.yaml",
        "hugo.yml",
        "hugo.json",
        "config.toml",
    }
)
"""Configuration of site generators that may say where the folder is published."""
_LARGEST = 1_000_000
"""Bytes of a configuration that is looked at."""
_PAIR = re.compile(
    rb"""^["']?(site_url|url|baseurl|base_url|docs_dir)["']?[ \t]*[:=][ \t]*["']?([^"'\s#,]+)""",
    re.IGNORECASE | re.MULTILINE,
)
_IN_JSON = re.compile(rb'"(baseURL)"\s*:\s*"([^"\s]+)"')


@dataclass(frozen=True, slots=True)
class Site:
    """An address under which a part of the folder is published."""

    url: str
    """Machine and path in their compared form: `example.org/manual`, without scheme or last slash."""
    folder: str = ""
    """Folder whose pages lie there, relative to the knowledge folder; empty for all of it."""

    def tail(self, url: str) -> str | None:
        """What follows this address in `url`, without a slash before it; None when it leads elsewhere."""
        where = bare(url)
        if not where or not (where == self.url or where.startswith(self.url + "/")):
            return None
        return where[len(self.url) + 1 :]


def bare(url: str) -> str:
    """Machine and path of a web address, without scheme, query, fragment and last slash; else empty."""
    try:
        parts = urlsplit(url.strip())
        if parts.scheme.lower() not in ("http", "https") or not parts.hostname:
            return ""
        host = parts.hostname.removeprefix("www.") + (f":{parts.port}" if parts.port else "")
    except ValueError:
        return ""
    return f"{host}{parts.path}".rstrip("/")


def published(given: Iterable[str], configurations: Mapping[str, bytes]) -> tuple[Site, ...]:
    """The sites of a folder: `given` by its author, then what the configurations (path -> bytes) say."""
    sites = [Site(where) for url in given if (where := bare(url))]
    for path, data in sorted(configurations.items()):
        sites += _configured(path, data)
    return tuple(dict.fromkeys(sites))


def _configured(path: str, data: bytes) -> Iterator[Site]:
    folder, _, name = path.rpartition("/")
    if name not in GENERATOR_FILES or len(data) > _LARGEST:
        return
    found = _IN_JSON.findall(data) if name.endswith(".json") else _PAIR.findall(data)
    keys = {key.decode().lower(): value.decode("utf-8", "replace") for key, value in reversed(found)}
    if name.startswith("_config"):
        url = keys.get("url", "").rstrip("/") + "/" + keys.get("baseurl", "").strip("/")
    else:
        url = keys.get("site_url") or keys.get("baseurl") or keys.get("base_url") or ""
    if where := bare(url):
        inner = keys.get("docs_dir", "docs") if name.startswith("mkdocs") else ""
        below = (f"{folder}/{inner}" if folder and inner else folder or inner).rstrip("/.")
        yield Site(where, below)
        if inner:  # the folder may hold the pages themselves
            yield Site(where, folder)
