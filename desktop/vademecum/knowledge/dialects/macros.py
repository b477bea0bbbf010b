"""`{{video url}}`, `{{cloze text}}`, `{{query ...}}`, `((block))`: macros of Logseq and Roam."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline

from vademecum.knowledge.dialects.rule import Dialect

_MACRO = re.compile(r"\{\{\{?\s*\[*([A-Za-z][\w-]*)\]*:?[ \t]*((?:[^{}\n]|\{[^{}\n]*\})*?)\s*\}?\}\}")
BLOCK_REFERENCE = re.compile(r"\(\([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{9,27}\)\)|\(\([\w-]{9}\)\)")
_PAGE = re.compile(r"\[\[([^\[\]\n]+)\]\]")
_MEDIA = ("video", "youtube", "twitter", "tweet", "vimeo", "bilibili", "audio", "pdf")
_SILENT = ("query", "renderer", "cards", "namespace", "function")


def _rule(state: StateInline, silent: bool) -> bool:
    if not state.src.startswith("{{", state.pos):
        return False
    found = _MACRO.match(state.src, state.pos, state.posMax)
    if not found:
        return False
    name, rest = found[1].lower(), found[2].strip()
    page = _PAGE.search(rest)
    if not silent:
        if name == "embed" and page:
            opening = state.push("link_open", "a", 1)
            opening.attrs["href"], opening.meta = f"[[{page[1]}]]", {"embed": True}
            state.push("text", "", 0).content = page[1]
            state.push("link_close", "a", -1)
        elif name in _MEDIA and rest:
            state.append_pending(
                f"{'audio' if name == 'audio' else 'video' if name != 'pdf' else 'file'}: {rest}"
            )
        elif name == "cloze":
            state.append_pending(rest)
        elif name not in _SILENT and name != "embed":
            state.append_pending(found[0][2:-2].strip())
    state.pos = found.end()
    return True


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("link", "macros", _rule)


RULE = Dialect("macros", "{{video url}} -> video: url; {{query ...}} -> nothing", syntax=_syntax)
