"""Find in page and the search words that are highlighted on arrival: marks on one page view."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from vademecum.app.page.folding import Fold
from vademecum.viewer.page.text import MOST_MARKS, PageText
from vademecum.viewer.page.view import PageView
from vademecum.viewer.tasks import Run, Tasks
from vademecum.viewer.widgets.find_bar import FindBar

_TYPING_SETTLES_MS = 60
_MOST_UNFOLDED = 3
"""Boxes that are unfolded for words that were searched for: of more that are alike none is the right one."""


def places_of(text: PageText, words: tuple[str, ...], language: str) -> list[tuple[int, int]]:
    """Where any form of `words` stands in `text`: same stem, same place in the index."""
    from vademecum.retrieval.analysis import Analyser  # noqa: PLC0415  # after the window is painted
    from vademecum.retrieval.characters import TOKEN  # noqa: PLC0415  # after the window is painted

    analyser = Analyser(language)
    # Of a compound such as file_path only the whole counts: its parts were not asked for.
    wanted = {term for word in words for part in analyser.words(word) if not part.stop for term in part.terms}
    if not wanted:
        return text.words(words)
    found: list[tuple[int, int]] = []
    for match in TOKEN.finditer(text.text):
        raw, start = match.group(), match.start()
        if analyser.in_pieces(raw):
            spots = [(start + at, start + end) for at, end, piece in analyser.pieces(raw) if piece in wanted]
        else:
            spots = [] if wanted.isdisjoint(analyser.terms(raw)) else [(start, match.end())]
        found += [(text.position(begin), text.position(end)) for begin, end in spots]
        if len(found) >= MOST_MARKS:
            break
    return found[:MOST_MARKS]


def boxes_to_open(
    text: PageText,
    places: Sequence[tuple[int, int]],
    hidden: Sequence[Fold],
    words: tuple[str, ...],
    language: str,
) -> list[int]:
    """Numbers of the folded boxes that hold more of `words` than others, and no fewer than is in view.

    `places` are those of the words in `text`, which is what is in view.
    """
    seen = len(_different(text, places))
    inside = {fold.number: PageText(fold.text) for fold in hidden}
    held = {n: len(_different(each, places_of(each, words, language))) for n, each in inside.items()}
    most = max(held.values(), default=0)
    if not most or most < seen:
        return []
    best = {number for number, count in held.items() if count == most}
    best = set(sorted(best)[:_MOST_UNFOLDED])
    within = {fold.number for fold in hidden if held[fold.number] and best.intersection(fold.around)}
    return sorted(best | within)


def _different(text: PageText, places: Sequence[tuple[int, int]]) -> set[str]:
    return {text.text[text.index(start) : text.index(end)].casefold() for start, end in places}


class Finder(QObject):
    """Connects a find bar with a page; the bar's marks win over the search words'."""

    def __init__(self, view: PageView, bar: FindBar, tasks: Tasks) -> None:
        super().__init__(view)
        self._view, self._bar, self._tasks = view, bar, tasks
        self._key = f"marks:{id(self)}"
        self._wanted = ("", False)
        self._last = (-1, 0, 0)
        """Where the reader was: number and position of the mark, and how many marks there were."""
        self.words: tuple[str, ...] = ()
        """Search words that are highlighted while the find bar is closed."""
        self._language = ""
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_TYPING_SETTLES_MS)
        self._settle.timeout.connect(self._find)
        bar.changed.connect(self._changed)
        bar.stepped.connect(self.step)
        bar.closed.connect(self.close)

    # Search words

    def arrive(self, words: tuple[str, ...], language: str, *, scroll: bool) -> None:
        """Highlight the forms of `words` on a page just shown; `scroll` brings the first into view."""
        self._last = (-1, 0, 0)
        self._find_words(words, language, scroll=scroll, unfold=scroll)

    def _find_words(
        self, words: tuple[str, ...], language: str, *, scroll: bool, unfold: bool = False
    ) -> None:
        self.words, self._language = words, language
        if self._bar.isVisible():
            self._find()
            return
        if not words:
            self._tasks.cancel(self._key)
            return
        text = self._view.page_text
        hidden = self._view.folds.hidden if unfold else ()

        def work(_run: Run) -> tuple[list[tuple[int, int]], list[int]]:
            places = places_of(text, words, language)
            return places, boxes_to_open(text, places, hidden, words, language)

        def done(found: tuple[list[tuple[int, int]], list[int]]) -> None:
            places, boxes = found
            if self._view.page_text is not text:
                return
            if boxes:
                self._view.unfold(boxes)
                self._find_words(words, language, scroll=scroll)
            else:
                self._show(places, scroll)

        self._tasks.run("search", self._key, work, done)

    def _show(self, places: list[tuple[int, int]], scroll: bool) -> None:
        below = self._view.first_position_below()
        first = next((n for n, (start, _) in enumerate(places) if start >= below), 0) if places else -1
        self._view.mark(places, self._again(places), show=False)
        if places and scroll:
            self._view.show_position(places[first][0])

    def clear(self) -> bool:
        """Take the highlights away; False when there were none."""
        had = bool(self._view.marks)
        self.words = ()
        self._tasks.cancel(self._key)
        self._view.clear_marks()
        return had

    # Find bar

    def open(self) -> None:
        """Open the bar with the selected text, or the search words, or what was typed last."""
        selected = self._view.textCursor().selectedText()
        if "\u2029" in selected or len(selected) > 100:
            selected = ""
        self._bar.open(selected)

    def close(self) -> None:
        """Close the bar and go back to the page."""
        self._bar.hide()
        self._settle.stop()
        self._last = (-1, 0, 0)
        self._view.folds.keep_found()
        self._view.clear_marks()
        self._view.setFocus()

    def step(self, step: int) -> None:
        """Go to the next or previous mark, round the ends; works on search words too."""
        if not self._bar.isVisible() and not self._view.marks:
            if self._bar.field.text():
                self._find()
            else:
                self.open()
                return
        if self._settle.isActive():
            self._settle.stop()
            self._find()
            return
        marks = self._view.marks
        if not marks:
            return
        at = self._view.current_mark
        if at < 0:
            below = self._view.first_position_below()
            at = next((n for n, (start, _) in enumerate(marks) if start >= below), 0)
            at = at if step > 0 else at - 1
        else:
            at += step
        self._view.mark(marks, at % len(marks))
        self._note()
        self._count()

    def refresh(self, *, unfold: bool = True) -> None:
        """Find again on a page that has been filled anew; without `unfold` its boxes stay as they are."""
        if self._bar.isVisible():
            self._find(keep=True, unfold=unfold)
        elif self.words:
            self._find_words(self.words, self._language, scroll=False)

    def _changed(self, text: str, case: bool) -> None:
        self._wanted = (text, case)
        self._settle.start()

    def _find(self, *, keep: bool = False, unfold: bool = True) -> None:
        text, case = self._wanted
        if unfold:
            self._view.unfold_found(lambda hidden: bool(PageText(hidden).find(text, match_case=case)))
        places = self._view.page_text.find(text, match_case=case)
        below = self._view.first_position_below()
        at = next((n for n, (start, _) in enumerate(places) if start >= below), 0) if places else -1
        # After a reload the reader stays where they are: count and marks are renewed, nothing scrolls.
        if keep:
            self._view.mark(places, self._again(places), show=False)
        else:
            self._view.mark(places, at)
            self._note()
        self._count()

    def _note(self) -> None:
        """Remember the current mark for when the page is filled anew."""
        marks, at = self._view.marks, self._view.current_mark
        self._last = (at, marks[at][0] if at >= 0 else 0, len(marks))

    def _again(self, places: list[tuple[int, int]]) -> int:
        """Number of the mark that the reader was at, on the page as it is now; -1 for none."""
        number, position, total = self._last
        if number < 0 or not places:
            return -1
        if len(places) == total:
            return number
        return min(range(len(places)), key=lambda n: abs(places[n][0] - position))

    def _count(self) -> None:
        total = len(self._view.marks)
        self._bar.show_count(self._view.current_mark, total, capped=total >= MOST_MARKS)
