"""Words that a folder lacks, in scripts that are written without spaces."""

from __future__ import annotations

import pytest
from retrieval_folders import MakeIndex

from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import search

PAGES = {
    "lamps.md": (
        "# 灯具\n\n灯具页面列出所有灯具。\n\n## 打开灯光\n\n按下按钮可以打开灯光。\n\n"
        "## 更换颜色\n\n选择颜色,然后保存设置。\n"
    ),
    "alarms.md": "# 闹钟\n\n闹钟页面显示闹钟时间。\n\n## 添加闹钟\n\n点击加号,设置时间,然后保存闹钟。\n",
    "users.md": "# 用户\n\n管理员可以添加用户,也可以移除用户。\n",
}


@pytest.fixture
def index(make_index: MakeIndex) -> Index:
    return make_index(PAGES)


def unknown(index: Index, text: str) -> str:
    """What the search says it does not know."""
    steps = search(index, text, SearchOptions(explain=True)).steps
    return next((step.effect for step in steps if step.name == "spelling"), "")


@pytest.mark.parametrize("text", ["闹钟添加", "灯光颜色更换", "用户添加闹钟"])
def test_pairs_across_two_known_words_are_not_missed(index: Index, text: str) -> None:
    assert unknown(index, text) == ""
    assert search(index, text).tier == "answer"


def test_a_missed_word_is_told_whole_and_without_its_neighbours(index: Index) -> None:
    assert unknown(index, "闹钟咖啡机时间") == "unknown: 咖啡机"
    refused = search(index, "咖啡机漏水")
    assert refused.tier == "refuse"
    assert refused.message == "Nothing here mentions “咖啡机漏水”."


def test_one_unknown_word_beside_known_ones_does_not_refuse_the_question(index: Index) -> None:
    found = search(index, "帮忙更换颜色")
    assert found.hits[0].source == "lamps.md#更换颜色"
    assert found.tier == "answer"


def test_a_question_about_something_else_stays_refused(index: Index) -> None:
    assert search(index, "披萨外卖添加番茄酱").tier == "refuse"
    assert search(index, "天气预报").tier == "refuse"


def test_spaced_words_are_left_alone(make_index: MakeIndex) -> None:
    korean = make_index({"a.md": "# 알람\n\n알람을 추가하고 저장합니다.\n"})
    assert search(korean, "알람 추가").hits[0].path == "a.md"
