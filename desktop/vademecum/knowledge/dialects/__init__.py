"""Dialects of Markdown: one rule per file, ordered, named, each can be switched off.

Every construct becomes ordinary tokens of markdown-it. Beyond its own there are
`callout_open` (meta: kind, fold), `details_open`, `tabs_open`, `tab_open`, `group_open`
(their title is the token's `content`, parsed into its `children`), `mark_open`, `kbd_open`
and other phrases, `anchor` (meta: id), `checkbox` (meta: checked), `emoji` (markup: its name) and
`missing` (meta: name of a file).
"""

from __future__ import annotations

from vademecum.knowledge.dialects import (
    admonitions,
    attrs,
    bare_spaces,
    callouts,
    cjk_emphasis,
    code_marks,
    code_titles,
    colons,
    components,
    critic,
    directives,
    docsify,
    formulas,
    heading_names,
    html_blocks,
    html_inline,
    includes,
    keys,
    kramdown,
    logseq,
    macros,
    markers,
    marks,
    mdx,
    missing,
    mslearn,
    outliner,
    picture_sizes,
    pipes,
    shortcodes,
    slashes,
    small_marks,
    tabs,
    tasks,
    templates,
    terminal,
    wikilinks,
)
from vademecum.knowledge.dialects.rule import Dialect

DIALECTS: tuple[Dialect, ...] = (
    includes.RULE,
    missing.RULE,
    pipes.RULE,
    mslearn.RULE,
    templates.RULE,
    mdx.RULE,
    components.RULE,
    directives.RULE,
    docsify.RULE,
    critic.RULE,
    small_marks.RULE,
    markers.RULE,
    kramdown.RULE,
    logseq.RULE,
    marks.RULE,
    colons.RULE,
    slashes.RULE,
    admonitions.RULE,
    html_blocks.RULE,
    outliner.RULE,
    callouts.RULE,
    tabs.RULE,
    tasks.RULE,
    terminal.RULE,
    code_titles.RULE,
    code_marks.RULE,
    heading_names.RULE,
    cjk_emphasis.RULE,
    formulas.RULE,
    shortcodes.RULE,
    wikilinks.RULE,
    macros.RULE,
    keys.RULE,
    attrs.RULE,
    picture_sizes.RULE,
    bare_spaces.RULE,
    html_inline.RULE,
)
"""In the order in which they work."""
