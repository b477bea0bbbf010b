"""No word that an author wrote for readers may be missing from what is searched and shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vademecum.knowledge.document import parse_document
from vademecum.knowledge.frontmatter import split
from vademecum.knowledge.plaintext import plain_text

GALLERY = Path(__file__).resolve().parents[2] / "fixtures" / "gallery"
_HIDDEN = re.compile(
    r"<!--.*?-->|<script\b.*?</script>|<style\b.*?</style>|<svg\b.*?</svg>|<(video|iframe|audio)\b.*?</\1>"
    r"|^export .*?^\}?;?$|^import .*?$|\{/\*.*?\*/\}|^:::\s*[a-z_.A-Z]+\n(?:    .*\n)*|%%.*?%%",
    re.DOTALL | re.MULTILINE,
)
_MARKUP = re.compile(r"[<>{}\[\]()|`*_~=%$!:/\\&#+^\"@]")


class Folder:
    def __init__(self, root: Path) -> None:
        self.root = root

    def read(self, path: str) -> str | None:
        file = self.root / path
        return file.read_text("utf-8", errors="replace") if file.is_file() else None


def lost_lines(root: Path, file: Path) -> tuple[int, list[str]]:
    """Lines without any markup that were looked at, and those missing from the page's text."""
    body = split(file.read_text("utf-8-sig", errors="replace"), file.name).body
    document = parse_document(body, path=file.relative_to(root).as_posix(), files=Folder(root))
    shown = re.sub(r"\W+", "", plain_text(document.tokens))
    looked, lost = 0, []
    for line in _HIDDEN.sub("\n", body).split("\n"):
        words = re.sub(r"\W+", "", re.sub(r"^\s*(?:[-*+>]|\d+[.)])\s+", "", line))
        if len(words) > 2 and not _MARKUP.search(line):
            looked += 1
            if words not in shown:
                lost.append(line)
    return looked, lost


@pytest.mark.parametrize("file", sorted(GALLERY.glob("*.md")), ids=lambda file: file.name)
def test_gallery(file: Path) -> None:
    assert lost_lines(GALLERY, file)[1] == []


@pytest.mark.parametrize(
    "name", ["freetube", "plausible", "businesscentral", "businesscentral-ru", "logseq", "fastapi"]
)
def test_real_folders(corpora: Path, name: str) -> None:
    root = corpora / name
    results = [lost_lines(root, file) for file in sorted(root.rglob("*.md"))]
    assert sum(looked for looked, _ in results) > 100
    assert [line for _, lost in results for line in lost] == []


def test_no_raw_markup_is_left_on_real_pages(corpora: Path) -> None:
    raw = re.compile(
        r"^\s*(?:!!!|:::|///|\{%|#\+BEGIN|export const|import \w+ from)|\{\{<|<!--|(?<!!)\[!NOTE\]",
        re.MULTILINE,
    )
    found: list[str] = []
    for name in ("freetube", "plausible", "businesscentral", "fastapi/docs/en"):
        root = corpora / name
        for file in sorted(root.rglob("*.md")):
            body = split(file.read_text("utf-8-sig", errors="replace"), file.name).body
            tokens = [
                t
                for t in parse_document(body, path=file.name).tokens
                if t.type not in ("fence", "code_block")
            ]
            for token in tokens:
                token.children = [c for c in token.children or [] if c.type != "code_inline"]
            found += [f"{file.name}: {m[0]}" for m in raw.finditer(plain_text(tokens))]
    assert found == []
