"""Stretches of a page that speak to a language model instead of to a reader.

They are left out of prompts, and no sentence of a reply may rest on them.
"""

from __future__ import annotations

import re
import unicodedata

_TO_MODEL = re.compile(
    r"(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous)"
    r"|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatbot|language model|dan)\b"
    r"|\b(?:system|developer) prompt\b|\bas an ai\b|\blanguage model\b"
    r"|\b(?:respond|reply|answer|say|output|print|repeat)\b.{0,20}"
    r"\b(?:only|exactly|with the words?|the following)\b"
    r"|\bdo not (?:tell|mention|reveal|inform)\b.{0,30}\b(?:user|reader|anyone)"
    r"|<\|.{0,30}\|>|\[/?INST\]|<(?:start|end)_of_turn>|<</?SYS>>|^#{1,4} *(?:instruction|response)s?:"
    r"|^ *assistant *:"
    r"|(?:ignoriere|vergiss)\b.{0,40}\b(?:anweisung|regeln|vorherig)"
    r"|(?:игнорируй|забудь)\w*\b.{0,40}(?:инструкц|правил|предыдущ)"
    r"|(?:ignora|olvida)\b.{0,40}\b(?:instrucciones|reglas|anterior)"
    r"|(?:ignore|oublie)[rz]?\b.{0,40}\b(?:instructions|règles|précédent)"
    r"|(?:以前|上記|前)の(?:指示|命令).{0,10}無視|忽略.{0,10}(?:指令|指示|说明)",
    re.IGNORECASE | re.DOTALL | re.MULTILINE,
)
_UNSEEN = frozenset({"Cf", "Mn", "Me"})
"""Kinds of characters that are not seen, or only decorate: they can be strewn into a word."""


def addresses_model(text: str) -> bool:
    """Whether a stretch of a page speaks to a language model instead of to a reader."""
    return bool(_TO_MODEL.search(text) or (not text.isascii() and _TO_MODEL.search(_as_seen(text))))


def _as_seen(text: str) -> str:
    """A text as a reader sees it: `ig<zero width>nore`, `ｉｇｎｏｒｅ` and `𝐢𝐠𝐧𝐨𝐫𝐞` are `ignore`."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in plain if unicodedata.category(letter) not in _UNSEEN)
