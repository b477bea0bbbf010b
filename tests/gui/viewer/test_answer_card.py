"""The answer card as it is seen: one left edge, even padding, and nothing that leaves it at any width."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from vademecum.answering.answer import REFUSAL, Answer, Citation
from vademecum.knowledge.emphasis import Emphasis
from vademecum.retrieval.result import Hit
from vademecum.viewer.panels.answer_card import AnswerCard
from vademecum.viewer.texts.language import SETTING as LANGUAGE
from vademecum.viewer.window.window import Window

TEXT = "Press F1 to begin.\n\n- take the pump\n- run pump --fast\n\npump start\npump stop"
ANSWER = Answer(
    text=TEXT,
    section="Start the pump",
    source="a.md",
    confidence=0.9,
    citations=(Citation(1, "Pumps", "a.md", "Start the pump", "Press F1"),),
)
RUNS = (
    Emphasis(6, 8, "strong"),
    Emphasis(TEXT.index("pump --fast"), TEXT.index("pump --fast") + 11, "code"),
    Emphasis(TEXT.index("pump start"), len(TEXT), "block"),
)
LONG = Answer(
    text="y" * 700,
    section="x" * 300,
    source="a.md",
    confidence=0.7,
    corrected={"z" * 200: "w" * 200},
    citations=(Citation(1, "t" * 200, "a.md", "h" * 200, "q" * 900),),
)
HIT = Hit("b.md#c", "b.md#c", "b.md", "Closing", "Valves", 1.0, 0.2, "Turn it.")
THEMES = ("light", "dark", "high_contrast")


@pytest.fixture(params=THEMES)
def card(window: Window, request: pytest.FixtureRequest) -> Iterator[AnswerCard]:
    window.parts.settings.set("appearance.theme", request.param)
    card = AnswerCard()
    card.show()
    yield card
    card.deleteLater()


def fit(card: AnswerCard, width: int) -> None:
    """Give the card a width, and the height that this needs."""
    layout = card.layout()
    assert layout is not None
    card.close_button.setFocus()  # rings of the focus are no ink
    for _ in range(2):  # the first time sizes and fonts of the style come into force
        layout.invalidate()
        card.resize(width, card.heightForWidth(width))


def ink(widget: QWidget, image: QImage, area: QRect) -> QRect:
    """What differs from the ground within a part of the widget's picture."""
    ground = QColor(image.pixel(area.topLeft()))
    found = QRect()
    for y in range(area.top(), area.bottom() + 1):
        for x in range(area.left(), area.right() + 1):
            if QColor(image.pixel(x, y)) != ground:
                found = found.united(QRect(x, y, 1, 1))
    del widget
    return found


def place(card: AnswerCard, part: QWidget) -> QRect:
    return QRect(part.mapTo(card, QPoint(0, 0)), part.size())


def parts(card: AnswerCard) -> dict[str, QWidget]:
    found = {
        "title": card._title, "text": card._text, "sign": card._sign, "note": card._note,
        "caption": card._caption, "more": card.more,
    }  # fmt: skip
    links = {f"link{n}": item.widget() for n in range(card._links.count()) if (item := card._links.itemAt(n))}
    return {name: part for name, part in {**found, **links}.items() if part and part.isVisible()}


@pytest.mark.parametrize("width", [240, 320, 500])
@pytest.mark.parametrize("answer", [ANSWER, Answer(message=f"{REFUSAL} Nothing here.", hits=(HIT,))])
def test_all_parts_begin_at_one_left_edge(
    card: AnswerCard, window: Window, answer: Answer, width: int
) -> None:
    card.show_answer(answer, window.parts.look(), None, RUNS if answer is ANSWER else ())
    fit(card, width)
    image = card.grab().toImage()
    lefts = {name: ink(card, image, place(card, part)).left() for name, part in parts(card).items()}
    assert len(lefts) >= 3
    assert max(lefts.values()) - min(lefts.values()) <= 2, f"side bearings of letters apart: {lefts}"


@pytest.mark.parametrize("width", [240, 320, 500])
def test_padding_is_even_and_long_words_stay_inside(card: AnswerCard, window: Window, width: int) -> None:
    card.show_answer(LONG, window.parts.look())
    fit(card, width)
    image = card.grab().toImage()
    inside = QRect(4, 4, width - 8, card.height() - 8)
    drawn = ink(card, image, inside)
    right = width - 1 - drawn.right()
    assert 8 <= right <= 18
    assert 8 <= drawn.left() <= 18
    for name, part in parts(card).items():
        assert place(card, part).right() < width, name
        assert part.height() >= part.heightForWidth(part.width()), f"{name} is cut off"


@pytest.mark.parametrize("width", [240, 500])
def test_the_close_button_stays_in_reach(card: AnswerCard, window: Window, qtbot: QtBot, width: int) -> None:
    card.show_answer(LONG, window.parts.look())
    fit(card, width)
    assert QRect(0, 0, width, card.height()).contains(place(card, card.close_button))
    with qtbot.waitSignal(card.dismissed):
        card.close_button.click()


def test_what_was_bold_or_code_on_the_page_is_so_on_the_card(window: Window) -> None:
    card = AnswerCard()
    card.show_answer(ANSWER, window.parts.look(), None, RUNS)
    html = card._text.text()
    assert "<b>F1</b>" in html
    assert "font-family" in html[: html.index("pump start")].rpartition("<p")[2]
    assert "font-family" in html[html.index("run ") : html.index("pump --fast")]
    assert card._text.toPlainText().split("\n")[0] == "Press F1 to begin."
    card.deleteLater()


def test_cells_of_a_row_are_parted_without_bars_but_code_keeps_its_own(window: Window) -> None:
    card = AnswerCard()
    text = "Key | Meaning\na | b | either | both"
    runs = (Emphasis(14, 19, "code"),)
    card.show_answer(Answer(text=text, section="S", source="a.md"), window.parts.look(), None, runs)
    assert card._text.toPlainText() == "Key \u00b7 Meaning\na | b \u00b7 either \u00b7 both"
    card.deleteLater()


def test_markup_in_an_answer_is_text(window: Window) -> None:
    card = AnswerCard()
    text = "<img src='http://x/y.png'> & <b>not bold</b> [1]"
    card.show_answer(Answer(text=text, section="S", source="a.md"), window.parts.look())
    assert card._text.toPlainText() == text
    card.deleteLater()


@pytest.mark.parametrize(
    ("confidence", "filled", "words"),
    [(0.9, 3, "Very likely right"), (0.7, 2, "Probably right"), (0.3, 1, "closest section")],
)
def test_how_sure_it_is_has_a_sign_and_words(
    window: Window, confidence: float, filled: int, words: str
) -> None:
    card = AnswerCard()
    card.show_answer(Answer(text="T", section="S", source="a.md", confidence=confidence), window.parts.look())
    card.show()
    fit(card, 300)
    image = card.grab().toImage()
    area = place(card, card._sign)
    middle = area.center().y()
    accent = window.parts.look().colour("accent")
    step = card._sign._dot() * 1.4
    centres = [round(area.left() + 1 + card._sign._dot() / 2 + n * step) for n in range(3)]
    assert [QColor(image.pixel(x, middle)) == accent for x in centres].count(True) == filled
    assert words in card.shown[2]
    card.deleteLater()


def test_a_page_that_is_listed_below_is_not_named_on_the_card_too(window: Window) -> None:
    card = AnswerCard()
    refusal = Answer(message=f"{REFUSAL} Nothing here mentions “flood”.", hits=(HIT,))
    card.show_answer(refusal, window.parts.look(), None, (), frozenset({("b.md#c", "")}))
    assert card._links.count() == 0
    assert card._caption.isHidden()
    assert card.shown[2] == "Nothing here mentions “flood”."
    card.show_answer(refusal, window.parts.look())
    assert card._links.count() == 1
    card.deleteLater()


def test_a_click_on_the_card_draws_no_frame_around_what_it_scrolls_in(window: Window, qtbot: QtBot) -> None:
    window.header.box.setText("how do I silence an alarm?")
    window.search.ask()
    card = window.side.results.card
    qtbot.waitUntil(lambda: card.answer is not None and card.isVisible())
    area = window.findChild(QScrollArea, "answer")
    assert area is not None
    for part in (parts(card)["text"], parts(card)["title"], card):
        spot = part.mapTo(window, part.rect().center())
        under = window.childAt(spot)
        assert under is not None
        qtbot.mouseClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(window, spot))
        assert not area.hasFocus()
    assert area.focusPolicy() & Qt.FocusPolicy.TabFocus, "Tab leads to it, so that arrows scroll a long card"


def test_all_of_the_card_stays_in_sight_in_another_language(window: Window, qtbot: QtBot) -> None:
    window.header.box.setText("how do I silence an alarm?")
    window.search.ask()
    results = window.side.results
    qtbot.waitUntil(lambda: results.card.answer is not None and results.card.isVisible())
    area = window.findChild(QScrollArea, "answer")
    assert area is not None
    for tag in ("de", "ja", "en"):
        window.parts.settings.set(LANGUAGE, tag)
        qtbot.wait(50)
        given = area.height()
        results._fit_card()
        assert area.height() == given
