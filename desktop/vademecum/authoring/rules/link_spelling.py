"""Links that work here although they are written in a way that fails elsewhere. Most can be mended.

[a](Guide.MD)          another letter case           -> guide.md
[a](img\\\\a.png)         a backslash                   -> img/a.png
[a](dns.html)          the published page            -> dns.md
[a](my page.md)        a bare space                  -> my%20page.md
[a](<my page.md>)      the same in brackets is fine
[a](#Verify-It)        another spelling of a section -> #verify-it
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from urllib.parse import quote, unquote

from vademecum.authoring.findings import Edit, Finding, Rule
from vademecum.authoring.inspection import Followed, Inspection
from vademecum.knowledge.addresses import fold, split_suffix
from vademecum.knowledge.article import Problem, Severity

_HERE = ("article", "anchor", "image", "file")
_KEPT = "/-._~!$&'()*+,;=:@#?%"
"""Characters of an address that need no encoding."""

_ANCHOR = re.compile(r"[\w\-.]+")


def _find(inspection: Inspection) -> Iterator[Finding]:
    for followed in inspection.links:
        if followed.target.kind not in _HERE or followed.link.target.startswith("[["):
            continue
        for code, old, new, message, severity in (
            *_path(inspection, followed),
            *_section(inspection, followed),
        ):
            line, column = inspection.link_place(followed)
            if code == "link-space" and _in_brackets(inspection, followed.article.path, line, column):
                continue
            edits = _edits(followed, line, column, old, new)
            problem = Problem(followed.article.path, line, code, message, severity)
            yield Finding(problem, edits)
            break  # one mend at a time: the next run sees the rest


def _in_brackets(inspection: Inspection, path: str, line: int, column: int) -> bool:
    """Whether the address is written `<my page.md>`: there a space is as good as anywhere."""
    return column > 0 and inspection.source(path).lines[line - 1][column - 1] == "<"


_Remark = tuple[str, str, str, str, Severity]
"""Code, what is written, what should be, message, severity."""


def _path(inspection: Inspection, followed: Followed) -> Iterator[_Remark]:
    written = followed.link.target.partition("#")[0]
    where = unquote(written).partition("?")[0]
    path = followed.target.path
    if not where or not path:
        return
    if " " in written:
        new = quote(written.strip(), safe=_KEPT)
        yield "link-space", written, new, f"`{written}` holds a bare space. Write `{new}`.", "warning"
    if "\\" in where:
        new = quote(where.replace("\\", "/"), safe=_KEPT)
        yield (
            "link-backslash",
            written,
            new,
            f"`{written}` is written with a backslash. Use a slash.",
            "warning",
        )
    case = _other_case(inspection, followed.article.path, where, path)
    if case:
        new = quote(case, safe=_KEPT)
        twins = [twin for twin in inspection.snapshot.addresses.files.get(fold(path), ()) if twin != path]
        also = f" {', '.join(twins)} could be meant too." if twins else ""
        message = f"`{written}` differs from the file's name in letter case.{also} Write `{new}`."
        yield "link-case", written, new, message, "warning"
    stem, suffix = split_suffix(where)
    if suffix.lower() in (".html", ".htm") and split_suffix(path)[1].lower() not in (".html", ".htm"):
        new = _relative(followed.article.path, path, where)
        if split_suffix(new)[0].lstrip("./") == stem.lstrip("./"):
            message = f"`{written}` is the published page, not the file. Write `{new}`."
            yield "link-html", written, quote(new, safe=_KEPT), message, "warning"
    if "It lies elsewhere" in followed.target.note:
        new = _relative(followed.article.path, path, "")
        message = f"`{written}` is not there; the page of that name lies at {path}. Write `{new}`."
        yield "link-elsewhere", written, quote(new, safe=_KEPT), message, "warning"


def _other_case(inspection: Inspection, page: str, where: str, path: str) -> str:
    """The address in the file's own letter case, when that is all that differs; else empty."""
    known = inspection.snapshot.files.keys() | inspection.snapshot.others
    slashed = where.replace("\\", "/")
    right = _relative(page, path, slashed)
    if fold(right) == fold(slashed) and right != slashed and path in known:
        return right
    bare = split_suffix(right)[0]
    return bare if fold(bare) == fold(slashed) and bare != slashed else ""


def _relative(page: str, path: str, like: str) -> str:
    """The address of `path` as seen from `page`, from the top or with `./` where `like` is."""
    if like.startswith("/"):
        return "/" + path
    near = posixpath.relpath(path, page.rpartition("/")[0] or ".")
    return f"./{near}" if like.startswith("./") else near


def _section(inspection: Inspection, followed: Followed) -> Iterator[_Remark]:
    target, fragment = followed.target, followed.link.target.partition("#")[2]
    spelt = unquote(fragment)
    if not target.slug or "has no section" in target.note or not _ANCHOR.fullmatch(spelt):
        return
    article = inspection.snapshot.articles[target.path]
    known = {alias for heading in article.headings for alias in (*heading.aliases, *heading.anchors)}
    if spelt == target.slug or spelt in known or spelt in article.anchors:
        return
    message = f"`#{spelt}` is the section `#{target.slug}` in another spelling. Write it as its anchor."
    yield "anchor-spelling", f"#{fragment}", f"#{target.slug}", message, "info"


def _edits(followed: Followed, line: int, column: int, old: str, new: str) -> tuple[Edit, ...]:
    if column < 0:
        return ()
    inside = followed.link.target.find(old)
    return (Edit(followed.article.path, line, column + inside, old, new),) if inside >= 0 else ()


RULE = Rule(
    "link-spelling",
    ("link-space", "link-backslash", "link-case", "link-html", "link-elsewhere", "anchor-spelling"),
    _find,
)
