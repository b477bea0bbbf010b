"""The rules of `check`, one kind of mistake per file, in the order of their reports."""

from __future__ import annotations

from vademecum.authoring.findings import Rule
from vademecum.authoring.rules import (
    addresses,
    blocks,
    gates,
    keys,
    lengths,
    link_spelling,
    links,
    manifest_entries,
    markup,
    own_site,
    pictures,
    reach,
    syntax,
    titles,
    twins,
)

RULES: tuple[Rule, ...] = (
    syntax.RULE,
    keys.RULE,
    titles.RULE,
    addresses.RULE,
    gates.RULE,
    links.RULE,
    link_spelling.RULE,
    own_site.RULE,
    twins.RULE,
    pictures.RULE,
    reach.RULE,
    lengths.RULE,
    markup.RULE,
    blocks.RULE,
    manifest_entries.RULE,
)
"""Every rule. What reading a folder reports by itself comes before them."""
