"""Which language a question or an article is written in: by script, then by stop words."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from vademecum.retrieval.characters import TOKEN, Script, script_of
from vademecum.retrieval.folding import folded_case
from vademecum.retrieval.identifiers import dissect
from vademecum.retrieval.stopwords import languages, stop_words

_OWN_SCRIPT = {
    "hangul": "ko",
    "thai": "th",
    "greek": "el",
    "hebrew": "he",
    "devanagari": "hi",
    "tamil": "ta",
    "armenian": "hy",
}
_SHARED_SCRIPT = {"cyrillic": ("ru", "uk", "bg"), "arabic": ("ar", "fa")}
_TELLING = {
    "de": "ßäöü", "es": "ñ¿¡", "pt": "ãõ", "fr": "œçêèà", "sv": "å", "da": "æø", "no": "æø", "pl": "łżźćśę",
    "hu": "őű", "ro": "șță", "tr": "ğış", "cs": "ěřů", "uk": "іїєґ", "ru": "ыэё", "fa": "پچژگ", "it": "ìò",
}  # fmt: skip
"""Letters that speak for a language; each adds half a stop word."""
NAMES = {
    "ar": "Arabic", "bg": "Bulgarian", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek",
    "en": "English", "es": "Spanish", "fa": "Persian", "fi": "Finnish", "fr": "French", "he": "Hebrew",
    "hi": "Hindi", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian", "it": "Italian",
    "ja": "Japanese", "ko": "Korean", "nl": "Dutch", "no": "Norwegian", "pl": "Polish",
    "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sv": "Swedish", "ta": "Tamil", "th": "Thai",
    "tr": "Turkish", "uk": "Ukrainian", "zh": "Chinese",
}  # fmt: skip
"""English names of languages, for messages."""
_SAMPLE = 4000
"""Characters of an article that are looked at."""


def detect(text: str, *, expected: tuple[str, ...] = ()) -> str:
    """Return the BCP 47 primary subtag of a text's language, or empty when nothing tells it.

    Of two languages that fit about equally well, one of `expected` wins.
    """
    sample = text[:_SAMPLE]
    scripts = Counter(script_of(character) for character in sample if character.isalpha())
    del scripts["other"]
    if not scripts:
        return ""
    east = scripts["han"] + scripts["kana"] + scripts["hangul"]
    if east * 3 >= sum(scripts.values()) or east >= 4:  # such a character says as much as a short word
        return _eastern(scripts)
    script = max(scripts, key=lambda name: (scripts[name], name))
    if script in _OWN_SCRIPT:
        return _OWN_SCRIPT[script]
    candidates = _SHARED_SCRIPT.get(script) or _latin()
    return _by_stop_words(sample, candidates, expected) or (candidates[0] if script != "latin" else "")


def _eastern(scripts: Counter[Script]) -> str:
    if scripts["hangul"] > scripts["kana"] + scripts["han"]:
        return "ko"
    return "ja" if scripts["kana"] else "zh"


def _by_stop_words(text: str, candidates: tuple[str, ...], expected: tuple[str, ...]) -> str:
    words = [dissect(raw).text for raw in TOKEN.findall(text)]
    letters = set(folded_case(text))
    scores: dict[str, float] = {}
    for language in candidates:
        score = sum(1.0 / _shared(word) for word in words if word in stop_words(language))
        score += 0.5 * len(letters.intersection(_TELLING.get(language, "")))
        scores[language] = score * (1.25 if language in expected else 1.0)
    best = max(scores, key=lambda language: (round(scores[language], 6), language in expected, language))
    return best if scores[best] >= 0.5 else ""


@lru_cache(maxsize=4096)
def _shared(word: str) -> int:
    """In how many languages a word is a stop word: a shared one tells less."""
    return max(1, sum(word in stop_words(language) for language in languages()))


@lru_cache(maxsize=1)
def _latin() -> tuple[str, ...]:
    return tuple(
        language
        for language in languages()
        if script_of(next(iter(sorted(stop_words(language))))[0]) == "latin"
    )
