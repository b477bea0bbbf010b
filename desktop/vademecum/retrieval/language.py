"""Which language a question or an article is written in: by script, then by stop words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from vademecum.retrieval.characters import TOKEN, Script, script_of
from vademecum.retrieval.folding import folded_case
from vademecum.retrieval.generality import is_common
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
_OFTEN = "ro hu fi cs da no sv id tr nl pl pt it fr es de en"
"""Of languages that fit equally well the later one here is the likelier."""
NAMES = {
    "ar": "Arabic", "bg": "Bulgarian", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek",
    "en": "English", "es": "Spanish", "fa": "Persian", "fi": "Finnish", "fr": "French", "he": "Hebrew",
    "hi": "Hindi", "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian", "it": "Italian",
    "ja": "Japanese", "ko": "Korean", "nl": "Dutch", "no": "Norwegian", "pl": "Polish",
    "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sv": "Swedish", "ta": "Tamil", "th": "Thai",
    "tr": "Turkish", "uk": "Ukrainian", "zh": "Chinese",
}  # fmt: skip
"""English names of languages, for messages."""
_SAMPLE = 1500
"""Characters of an article that are looked at."""
_PLAIN = 4.0
"""Stop words, shared ones counted in part, that make an article plainly of one language."""


def detect(text: str, *, expected: tuple[str, ...] = ()) -> str:
    """Return the BCP 47 primary subtag of a question's language, or empty when nothing tells it.

    Of two languages that fit about equally well, one of `expected` wins.
    """
    scripts = _scripts(text)
    language, candidates = _by_script(scripts)
    if language or not candidates:
        return language
    scores = _stop_word_scores(text, candidates)
    for own in set(expected) & scores.keys():
        scores[own] *= 1.25
    best = max(scores, key=lambda name: (round(scores[name], 6), name in expected, _OFTEN.find(name), name))
    return best if scores[best] >= 0.5 else "" if candidates == _latin() else candidates[0]


def reads_as(text: str, language: str, occurs: Callable[[str], int]) -> bool:
    """Whether a question may as well be in `language`: each word is one of it, or `occurs` in the folder.

    Two short words that another language also has tell nothing when the rest is at home here. A letter
    of another script or one that tells of another language is never at home.
    """
    if set(folded_case(text)) & (_FOREIGN_LETTERS - set(_TELLING.get(language, ""))):
        return False
    words = [dissect(raw).text for raw in TOKEN.findall(text)]
    stops = stop_words(language)
    home = sum(word in stops or is_common(word, language) or occurs(word) > 0 for word in words)
    return bool(words) and home == len(words)


_FOREIGN_LETTERS = frozenset("".join(_TELLING.values()))


def tell(text: str) -> str:
    """Return the language of an article, or empty unless the text plainly speaks one.

    Lists of names and code hold few words of any language; such an article is taken to be in the
    folder's language, so a wrong guess would only hide it.
    """
    sample = text[:_SAMPLE]
    language, candidates = _by_script(_scripts(sample))
    if language or not candidates:
        return language
    scores = _stop_word_scores(sample, candidates)
    ranked = sorted(scores, key=lambda name: (-scores[name], name))
    plain = scores[ranked[0]] >= _PLAIN and scores[ranked[0]] >= 1.5 * scores[ranked[1]]
    return ranked[0] if plain else ""


def _scripts(text: str) -> Counter[Script]:
    if text.isascii():
        return Counter({"latin": 1} if any(map(str.isalpha, text)) else {})
    scripts: Counter[Script] = Counter()
    for character, count in Counter(text).items():
        if character.isalpha():
            scripts[script_of(character)] += count
    del scripts["other"]
    return scripts


def _by_script(scripts: Counter[Script]) -> tuple[str, tuple[str, ...]]:
    """Return the language that a script settles, else the languages that share it."""
    if not scripts:
        return "", ()
    east = scripts["han"] + scripts["kana"] + scripts["hangul"]
    if east * 3 >= sum(scripts.values()) or (east >= 2 and east * 8 >= sum(scripts.values())):
        return _eastern(scripts), ()
    script = max(scripts, key=lambda name: (scripts[name], name))
    return _OWN_SCRIPT.get(script, ""), _SHARED_SCRIPT.get(script) or _latin()


def _eastern(scripts: Counter[Script]) -> str:
    if scripts["hangul"] > scripts["kana"] + scripts["han"]:
        return "ko"
    return "ja" if scripts["kana"] else "zh"


def _stop_word_scores(text: str, candidates: tuple[str, ...]) -> dict[str, float]:
    """Return the weight of a text's stop words and telling letters for each language."""
    scores = dict.fromkeys(candidates, 0.0)
    for word, count in Counter(dissect(raw).text for raw in TOKEN.findall(text)).items():
        holders = _holders(word)
        for language in holders:
            if language in scores:
                scores[language] += count / len(holders)
    letters = set(folded_case(text))
    for language in candidates:
        scores[language] += 0.5 * len(letters.intersection(_TELLING.get(language, "")))
    return scores


@lru_cache(maxsize=16384)
def _holders(word: str) -> tuple[str, ...]:
    """Languages in which a word is a stop word: a shared one tells less."""
    return tuple(language for language in languages() if word in stop_words(language))


@lru_cache(maxsize=1)
def _latin() -> tuple[str, ...]:
    return tuple(language for language in languages() if script_of(min(stop_words(language))[0]) == "latin")
