"""Folders that are named for a language: `en`, `pt-BR`, `zh_Hant`.

docs/en   docs/ru      -> English, Русский
docs/hr   docs/it      -> none: human resources, information technology
docs/hr   docs/en      -> Hrvatski, English
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_SURE = frozenset({"de", "en", "es", "fr", "ja", "ko", "pt", "ru", "zh"})
"""Codes that folders are named for nothing else; a folder beside one of them is named for a language too."""
_NAMES = {
    "af": "Afrikaans", "am": "አማርኛ", "ar": "العربية", "az": "Azərbaycan", "be": "Беларуская",
    "bg": "Български", "bn": "বাংলা", "bs": "Bosanski", "ca": "Català", "cs": "Čeština", "cy": "Cymraeg",
    "da": "Dansk", "de": "Deutsch", "el": "Ελληνικά", "en": "English", "eo": "Esperanto", "es": "Español",
    "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi", "fr": "Français", "ga": "Gaeilge",
    "gl": "Galego", "gu": "ગુજરાતી", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar",
    "hy": "Հայերեն", "id": "Bahasa Indonesia", "is": "Íslenska", "it": "Italiano", "ja": "日本語",
    "ka": "ქართული", "kk": "Қазақ тілі", "km": "ខ្មែរ", "kn": "ಕನ್ನಡ", "ko": "한국어", "lt": "Lietuvių",
    "lv": "Latviešu", "mk": "Македонски", "ml": "മലയാളം", "mn": "Монгол", "mr": "मराठी", "ms": "Bahasa Melayu",
    "my": "မြန်မာ", "nb": "Norsk bokmål", "ne": "नेपाली", "nl": "Nederlands", "nn": "Norsk nynorsk",
    "no": "Norsk", "pa": "ਪੰਜਾਬੀ", "pl": "Polski", "pt": "Português", "ro": "Română", "ru": "Русский",
    "si": "සිංහල", "sk": "Slovenčina", "sl": "Slovenščina", "sq": "Shqip", "sr": "Српски", "sv": "Svenska",
    "sw": "Kiswahili", "ta": "தமிழ்", "te": "తెలుగు", "th": "ไทย", "tr": "Türkçe", "uk": "Українська",
    "ur": "اردو", "uz": "Oʻzbek", "vi": "Tiếng Việt", "zh": "中文",
}  # fmt: skip
_TOGETHER = {
    "zh-hans": "简体中文", "zh-cn": "简体中文", "zh-sg": "简体中文", "zh-hant": "繁體中文",
    "zh-tw": "繁體中文", "zh-hk": "繁體中文（香港）", "pt-br": "Português (Brasil)",
    "pt-pt": "Português (Portugal)", "sr-latn": "Srpski",
}  # fmt: skip
_CODE = re.compile(r"([a-z]{2})(?:[-_]([a-z]{2}|[a-z]{4}|419))?", re.IGNORECASE)


def language_name(folder: str, beside: Iterable[str]) -> str:
    """The language's own name for the name of a folder; empty when it is named for something else.

    `beside` are the names of the folders that stand in the same one.
    """
    name = _name_of(folder)
    if not name or _base(folder) in _SURE:
        return name
    return name if any(_name_of(other) and _base(other) in _SURE for other in beside) else ""


def _base(folder: str) -> str:
    return folder[:2].casefold()


def _name_of(folder: str) -> str:
    code = _CODE.fullmatch(folder)
    if code is None or code[1].casefold() not in _NAMES:
        return ""
    base, region = _NAMES[code[1].casefold()], code[2]
    if not region:
        return base
    known = _TOGETHER.get(f"{code[1]}-{region}".casefold())
    return known or f"{base} ({region.title() if len(region) == 4 else region.upper()})"
