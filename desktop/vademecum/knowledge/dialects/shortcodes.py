"""`:rocket:`, `:+1:`: emoji by their names, as GitHub and most site generators have them.

Most names are Unicode's own, so that `:snake:` needs no table; those that are not stand below. A word
between colons that names no emoji stays as it is.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline

from vademecum.knowledge.dialects.rule import Dialect

SHORTCODE = re.compile(r":(\+1|-1|[a-z0-9]+(?:[_-][a-z0-9]+)*):(?![\w/])")
_EMOJI = re.compile("[\u203c-\u3299\U0001f000-\U0001faff]")
_SHOWN_AS_PICTURE = "\ufe0f"
_OTHERS = {
    "+1": "👍", "-1": "👎", "thumbsup": "👍", "thumbsdown": "👎", "100": "💯", "1234": "🔢",
    "smile": "😄", "smiley": "😃", "grin": "😁", "grinning": "😀", "laughing": "😆", "joy": "😂",
    "rofl": "🤣", "sweat_smile": "😅", "wink": "😉", "blush": "😊", "sunglasses": "😎", "heart_eyes": "😍",
    "thinking": "🤔", "confused": "😕", "cry": "😢", "sob": "😭", "angry": "😠", "rage": "😡",
    "scream": "😱", "sleeping": "😴", "sweat": "😓", "upside_down_face": "🙃", "slightly_smiling_face": "🙂",
    "heart": "❤️", "yellow_heart": "💛", "green_heart": "💚", "blue_heart": "💙", "broken_heart": "💔",
    "tada": "🎉", "star": "⭐", "star2": "🌟", "boom": "💥", "zap": "⚡", "bulb": "💡", "ok": "🆗",
    "ok_hand": "👌", "clap": "👏", "wave": "👋", "pray": "🙏", "muscle": "💪", "raised_hands": "🙌",
    "point_up": "☝️", "point_down": "👇", "point_left": "👈", "point_right": "👉", "point_up_2": "👆",
    "x": "❌", "o": "⭕", "white_check_mark": "✅", "heavy_check_mark": "✔️", "ballot_box_with_check": "☑️",
    "exclamation": "❗", "heavy_exclamation_mark": "❗", "question": "❓", "grey_question": "❔",
    "grey_exclamation": "❕", "bangbang": "‼️", "interrobang": "⁉️", "no_entry": "⛔", "warning": "⚠️",
    "information_source": "ℹ️", "link": "🔗", "mag": "🔍", "mag_right": "🔎", "computer": "💻",
    "iphone": "📱", "email": "📧", "e-mail": "📧", "mailbox": "📫", "inbox_tray": "📥", "outbox_tray": "📤",
    "pencil": "📝", "pencil2": "✏️", "book": "📖", "bookmark": "🔖", "card_index": "📇", "date": "📅",
    "phone": "☎️", "telephone": "☎️", "tv": "📺", "video_game": "🎮", "art": "🎨", "camera_flash": "📸",
    "arrow_up": "⬆️", "arrow_down": "⬇️", "arrow_left": "⬅️", "arrow_right": "➡️", "arrow_forward": "▶️",
    "arrow_backward": "◀️", "leftwards_arrow_with_hook": "↩️", "arrow_right_hook": "↪️",
    "arrows_counterclockwise": "🔄", "arrow_up_small": "🔼", "arrow_down_small": "🔽",
    "recycle": "♻️", "repeat": "🔁", "rewind": "⏪", "fast_forward": "⏩", "stop_sign": "🛑", "new": "🆕",
    "cool": "🆒", "free": "🆓", "up": "🆙", "sos": "🆘", "top": "🔝", "back": "🔙", "soon": "🔜", "end": "🔚",
    "coffee": "☕", "pizza": "🍕", "cake": "🍰", "beers": "🍻", "sunny": "☀️", "cloud": "☁️", "umbrella": "☔",
    "snowflake": "❄️", "earth_africa": "🌍", "earth_americas": "🌎", "earth_asia": "🌏", "house": "🏠",
    "office": "🏢", "checkered_flag": "🏁", "triangular_flag_on_post": "🚩", "red_circle": "🔴",
    "large_blue_circle": "🔵", "white_circle": "⚪", "black_circle": "⚫", "green_circle": "🟢",
    "orange_circle": "🟠", "yellow_circle": "🟡", "purple_circle": "🟣", "whale": "🐳", "cat": "🐱",
    "dog": "🐶", "bee": "🐝", "honeybee": "🐝",
    "poop": "💩", "skull_and_crossbones": "☠️", "robot": "🤖", "alien": "👽",
    "card_file_box": "🗃️", "file_cabinet": "🗄️", "wastebasket": "🗑️", "desktop_computer": "🖥️",
    "hammer_and_wrench": "🛠️", "gear": "⚙️", "busts_in_silhouette": "👥", "bust_in_silhouette": "👤",
    "lipstick": "💄", "ambulance": "🚑", "rotating_light": "🚨", "green_book": "📗", "page_facing_up": "📄",
    "truck": "🚚", "children_crossing": "🚸", "wheelchair": "♿", "label": "🏷️", "dizzy": "💫", "shrug": "🤷",
}  # fmt: skip
"""Names that GitHub has and Unicode has not, or has for another sign."""


@lru_cache(maxsize=512)
def emoji(name: str) -> str:
    """The emoji of that name, or nothing."""
    if name in _OTHERS:
        return _OTHERS[name]
    words = name.replace("_", " ").upper()
    for suffix in ("", " SIGN", " FACE", " SYMBOL"):
        try:
            found = unicodedata.lookup(words + suffix)
        except KeyError:
            continue
        if len(found) == 1 and _EMOJI.match(found) and unicodedata.category(found) == "So":
            return found if found > "\uffff" else found + _SHOWN_AS_PICTURE
    return ""


def _rule(state: StateInline, silent: bool) -> bool:
    start = state.pos
    before = state.src[start - 1] if start else " "
    follows = not state.pending and bool(state.tokens) and state.tokens[-1].type == "emoji"
    if state.src[start] != ":" or ((before.isalnum() or before in ":/.-_{") and not follows):
        return False
    found = SHORTCODE.match(state.src, start, state.posMax)
    sign = emoji(found[1]) if found else ""
    if found is None or not sign:
        return False
    if not silent:
        made = state.push("emoji", "", 0)
        made.content, made.markup = sign, found[0]
    state.pos = found.end()
    return True


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("link", "shortcodes", _rule)


RULE = Dialect("shortcodes", ":rocket: -> 🚀", syntax=_syntax)
