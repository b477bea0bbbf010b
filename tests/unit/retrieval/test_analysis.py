"""Text to terms: documented as input -> terms."""

from __future__ import annotations

import pytest

from vademecum.retrieval.analysis import Analyser
from vademecum.retrieval.characters import TOKEN
from vademecum.retrieval.folding import fold
from vademecum.retrieval.identifiers import dissect


def terms(text: str, language: str = "en") -> set[str]:
    return set(Analyser(language).text_terms(text))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("max_retries", "maxRetries"),
        ("max_retries", "max-retries"),
        ("start-up", "startup"),
        ("app::run", "app.run"),
        ("ＡＢＣ", "abc"),
        ("Größe", "GRÖSSE"),
        ("café", "cafe"),
        ("ёлка", "елка"),
        ("soft\u00adhyphen", "softhyphen"),
        ("PDFs", "pdf"),
        ("the team's", "team"),
        ("l'article", "article"),
    ],
)
def test_two_spellings_share_a_term(one: str, other: str) -> None:
    assert terms(one) & terms(other)


@pytest.mark.parametrize(
    ("raw", "parts"),
    [
        ("max_retries", ("max", "retries")),
        ("readTimeoutMs", ("read", "timeout", "ms")),
        ("OAuth2PasswordBearer", ("oauth", "password", "bearer")),
        ("HTTPServer", ("http", "server")),
        ("app.include_router", ("app", "include", "router")),
        ("plain", ()),
        ("Sentence", ()),
    ],
)
def test_identifiers_fall_into_their_parts(raw: str, parts: tuple[str, ...]) -> None:
    assert dissect(raw).parts == parts


@pytest.mark.parametrize("code", ["60068", "E-4031", "4031", "2.10.3", "0x80070005", "v1.2"])
def test_numbers_codes_and_versions_are_terms(code: str) -> None:
    text = "Error E-4031 or 0x80070005 under EN 60068-2-14, mended in v1.2 and 2.10.3."
    assert terms(code) & terms(text)


def test_a_version_is_not_its_digits_run_together() -> None:
    assert not terms("2.10.3") & terms("2103")


@pytest.mark.parametrize(
    ("language", "typed", "written"),
    [
        ("en", "connecting", "connections"),
        ("de", "Häuser", "Haus"),
        ("fr", "continuellement", "continuelle"),
        ("es", "cambiando", "cambiar"),
        ("ru", "документов", "документы"),
        ("fi", "taloissa", "talossa"),
        ("tr", "evlerde", "evler"),
    ],
)
def test_inflected_forms_meet(language: str, typed: str, written: str) -> None:
    assert terms(typed, language) & terms(written, language)


def test_each_script_is_stemmed_by_its_own_language() -> None:
    assert terms("документов", "en") == terms("документы", "en")


@pytest.mark.parametrize(
    ("language", "question", "text"),
    [
        ("zh", "校准", "每月执行传感器校准。"),
        ("ja", "設定", "設定画面を開きます。"),
        ("ja", "バックアップ", "画面でバックアップを選ぶ。"),
        ("ko", "인증키", "인증흐름에서 인증키를 쓴다."),
        ("th", "ตั้งค่า", "เปิดการตั้งค่าของคุณ"),
        ("hi", "पंजीकरण", "यहाँ पंजीकरण करें।"),
    ],
)
def test_words_inside_unspaced_text_are_found(language: str, question: str, text: str) -> None:
    asked = [word.terms[0] for word in Analyser(language).words(question)]
    assert asked
    assert set(asked) <= terms(text, language)


def test_hindi_words_stay_whole() -> None:
    assert TOKEN.findall("पंजीकरण कैसे करें") == ["पंजीकरण", "कैसे", "करें"]


def test_scripts_part_where_they_change() -> None:
    assert TOKEN.findall("JWT기반 ABC端末") == ["JWT", "기반", "ABC", "端末"]


def test_stop_words_are_no_terms_but_stay_in_compounds() -> None:
    assert terms("how do you do that") == set()
    assert "signin" in terms("sign-in")


def test_question_words_keep_their_places() -> None:
    text = "how do I set max_retries?"
    words = Analyser("en").words(text)
    assert [text[word.start : word.end] for word in words] == ["how", "do", "I", "set", "max_retries"]
    assert [word.stop for word in words] == [True, True, True, False, False]
    assert words[-1].kind == "identifier"


def test_function_words_of_chinese_questions_ask_for_nothing() -> None:
    assert [word.text for word in Analyser("zh").words("怎么撤销")] == ["撤销"]


def test_folding_keeps_letters_of_their_own() -> None:
    assert fold("йод") == "йод"
    assert fold("ñandú") == "nandu"
    assert fold("Łódź".casefold()) == "lodz"
    assert fold("한국어") == "한국어"


def test_hostile_text_is_cut_without_error() -> None:
    for text in ("", "\u0000", "🙂🙂", "\ud800", "a" * 5000, "x." * 500, "́́", "----", "\u202eabc"):
        assert isinstance(Analyser("en").text_terms(text), list)
        assert isinstance(Analyser("en").words(text), list)
