"""Every command of the window as one record: menus, shortcuts, palette, help and tests are made from these.

Texts are English; the window translates them in the context `Commands`. Shortcuts are in
Qt's portable form (`Ctrl+K`; on macOS Ctrl stands for the Command key).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from vademecum.app.languages import LANGUAGES

Menu = Literal["file", "edit", "view", "go", "bookmarks", "help", ""]
Need = Literal[
    "",
    "page",
    "back",
    "forward",
    "closed-tab",
    "removed-bookmark",
    "tabs",
    "next",
    "previous",
    "home",
    "folder",
    "folders",
    "no-page-yet",
    "selection",
]


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that a user can do."""

    id: str
    """`group.name`: stable, used by settings that change shortcuts."""
    text: str
    """Menu text without mnemonic; an ellipsis when more is asked before anything happens."""
    tip: str
    """One sentence for tooltips, the palette and screen readers."""
    shortcuts: tuple[str, ...] = ()
    """The first is shown in menus, the others work too."""
    menu: Menu = ""
    """Menu that shows it; empty for the palette and shortcuts only."""
    icon: str = ""
    """File name in `assets/icons`, without suffix."""
    needs: Need = ""
    """What must be there for it to be enabled; empty when it always works."""
    checkable: bool = False
    group: int = 0
    """A change of group inside a menu draws a separator."""
    extra: str = ""
    """Further words by which the palette finds it; translators name those of their language."""
    topic: str = ""
    """What its text is one choice of, where no menu stands around it to say so."""


LANGUAGE_COMMANDS: Mapping[str, str] = {
    "view.language-system": "Follow the desktop",
    **{f"view.language-{tag}": name for tag, name in LANGUAGES.items()},
}
"""Ids of the commands that choose a language -> its own name, by which its speakers find it."""

COMMANDS: tuple[Command, ...] = (
    Command(
        "file.open", "Open folder…", "Open another knowledge folder", ("Ctrl+O",), "file", "folder",
        extra="knowledge load directory",
    ),
    Command(
        "file.open-bundle", "Open bundle…", "Open a knowledge folder that was packed as one file", (), "file",
        "", extra="vade knowledge load",
    ),
    Command(
        "file.switch", "Switch folder", "Choose one of the folders that were open before", ("Ctrl+Shift+K",),
        "file", "", extra="recent folders change",
    ),
    Command(
        "file.first-page", "Create a first page", "Write a page to begin with into this empty folder",
        needs="no-page-yet", extra="new article start index",
    ),
    Command(
        "file.new-tab", "New tab", "Open the home page in a new tab", ("Ctrl+T",), "file", "plus", group=1
    ),
    Command(
        "file.close-tab", "Close tab", "Close the current tab", ("Ctrl+W", "Ctrl+F4"), "file", "close",
        "tabs", group=1,
    ),
    Command(
        "file.reopen-tab", "Reopen closed tab", "Open the tab that was closed last",
        ("Ctrl+Shift+T",), "file", "undo", "closed-tab", group=1, extra="undo restore",
    ),
    Command("file.print", "Print…", "Print this page", ("Ctrl+P",), "file", "print", "page", group=2),
    Command(
        "file.export-pdf", "Export as PDF…", "Save this page as a PDF with page numbers", (), "file", "file",
        "page", group=2, extra="save download",
    ),
    Command(
        "file.refresh", "Read changes now", "Look for changed pages in the folder", ("F5", "Ctrl+R"), "file",
        "refresh", "folder", group=3, extra="reload refresh update",
    ),
    Command(
        "file.export-answers", "Export answers…", "Save which pages of this folder were helpful", (), "file",
        "", "folder", group=3, extra="feedback helpful ratings",
    ),
    Command("file.quit", "Quit", "Close the window", ("Ctrl+Q",), "file", "", group=4, extra="exit"),
    Command("edit.copy", "Copy", "Copy the selected text", ("Ctrl+C",), "edit", "copy", "selection"),
    Command(
        "edit.select-all", "Select all", "Select the whole page", ("Ctrl+A",), "edit", "", "page"
    ),
    Command(
        "edit.copy-link", "Copy link to this page", "Copy a vademecum: link that opens this place again",
        ("Ctrl+Shift+C",), "edit", "link", "page", extra="address uri url share",
    ),
    Command(
        "edit.find", "Find in page…", "Find words on this page", ("Ctrl+F",), "edit", "find", "page", group=1
    ),
    Command(
        "edit.find-next", "Find next", "Go to the next match", ("F3", "Ctrl+G"), "edit", "down", "page",
        group=1,
    ),
    Command(
        "edit.find-previous", "Find previous", "Go to the match before", ("Shift+F3", "Ctrl+Shift+G"),
        "edit", "up", "page", group=1,
    ),
    Command(
        "edit.forget-searches", "Forget searches", "Forget all that was searched for", (), "edit", "",
        group=2, extra="clear query history privacy",
    ),
    Command(
        "edit.settings", "Settings…", "Change how Vademecum looks and behaves", ("Ctrl+,",), "edit",
        "settings", group=2, extra="preferences options configuration",
    ),
    Command("view.zoom-in", "Larger text", "Make the text larger", ("Ctrl++", "Ctrl+="), "view", "zoom-in",
            "page", extra="zoom in bigger increase font size"),
    Command("view.zoom-out", "Smaller text", "Make the text smaller", ("Ctrl+-",), "view", "zoom-out", "page",
            extra="zoom out tinier decrease font size"),
    Command(
        "view.zoom-reset", "Normal text size", "Show the text at its normal size", ("Ctrl+0",), "view", "",
        "page",
        extra="zoom 100 reset font size",
    ),
    Command(
        "view.side", "Side panel", "Show or hide contents, bookmarks and results", ("Ctrl+B", "F9"), "view",
        "sidebar", checkable=True, group=1, extra="toggle sidebar hide show",
    ),
    Command(
        "view.outline", "On this page", "Show or hide the headings of this page", ("Ctrl+Shift+O",), "view",
        "outline", "page", checkable=True, group=1, extra="toggle outline headings related hide show",
    ),
    Command(
        "view.expand-contents", "Expand contents", "Unfold all branches of the contents", (), "view", "",
        "folder", group=1, extra="tree unfold open all",
    ),
    Command(
        "view.collapse-contents", "Collapse contents", "Fold all branches of the contents", (), "view", "",
        "folder", group=1, extra="tree fold close all",
    ),
    Command(
        "view.theme-system", "Follow the system", "Use the colours that the desktop uses", (), "view",
        checkable=True, group=2, extra="automatic colours mode", topic="Theme",
    ),
    Command(
        "view.theme-light", "Light", "Dark text on a light page", (), "view", "sun", checkable=True, group=2,
        extra="colours day mode", topic="Theme",
    ),
    Command(
        "view.theme-dark", "Dark", "Light text on a dark page", (), "view", "moon", checkable=True, group=2,
        extra="colours night mode", topic="Theme",
    ),
    Command(
        "view.theme-high-contrast", "High contrast", "The strongest difference between text and page", (),
        "view", "contrast", checkable=True, group=2, extra="colours accessibility mode", topic="Theme",
    ),
    *(
        Command(
            id_, name, "Choose the language of menus and messages", extra="language switch translate",
            topic="Language",
        )
        for id_, name in LANGUAGE_COMMANDS.items()
    ),
    Command(
        "view.caret", "Caret browsing", "Move through the page with the arrow keys", ("F7",), "view",
        checkable=True, group=3, extra="toggle cursor select keyboard",
    ),
    Command(
        "view.full-screen", "Full screen", "Use the whole screen", ("F11",), "view", "", checkable=True,
        group=3, extra="toggle maximize",
    ),
    Command(
        "go.back", "Back", "Return to the page before", ("Alt+Left", "Back"), "go", "back", "back"
    ),
    Command(
        "go.forward", "Forward", "Go to the page that Back left", ("Alt+Right", "Forward"), "go", "forward",
        "forward",
    ),
    Command("go.home", "Home", "Open the first page", ("Alt+Home",), "go", "home", "home",
            extra="start welcome"),
    Command(
        "go.search", "Search or ask", "Go to the search box", ("Ctrl+K", "Ctrl+L", "/"), "go", "search",
        group=1, extra="find question",
    ),
    Command(
        "go.search-everywhere", "Search all folders",
        "Search the folders that were open before together with this one", ("Ctrl+Shift+F",), "go",
        needs="folders", checkable=True, group=1, extra="everywhere across several helps",
    ),
    Command(
        "go.previous-page", "Previous page", "Open the page before this one in the contents", ("Alt+PgUp",),
        "go", "up", "previous", group=2,
    ),
    Command(
        "go.next-page", "Next page", "Open the page after this one in the contents", ("Alt+PgDown",), "go",
        "down", "next", group=2,
    ),
    Command(
        "go.next-tab", "Next tab", "Show the tab to the right", ("Ctrl+PgDown", "Ctrl+Tab"), "go", "", "tabs",
        group=3,
    ),
    Command(
        "go.previous-tab", "Previous tab", "Show the tab to the left", ("Ctrl+PgUp", "Ctrl+Shift+Tab"), "go",
        "", "tabs", group=3,
    ),
    Command(
        "go.contents", "Contents", "Go to the contents", ("Alt+1",), "go", "contents", group=4,
        extra="tree toc table of contents",
    ),
    Command(
        "go.index", "Index", "Go to the index of keywords and headings", ("Alt+2",), "go", "index", group=4,
        extra="keywords",
    ),
    Command("go.bookmarks", "Bookmarks", "Go to the bookmarks", ("Alt+3",), "go", "bookmark", group=4),
    Command(
        "go.history", "History", "Go to the pages read before", ("Alt+4", "Ctrl+H"), "go", "clock", group=4
    ),
    Command(
        "go.page", "Page text", "Go to the text of the page", ("Alt+5",), "go", "file", "page", group=4,
        extra="focus article",
    ),
    Command(
        "bookmarks.toggle", "Bookmark this page", "Keep this page among the bookmarks, or remove it",
        ("Ctrl+D",), "bookmarks", "bookmark", "page", checkable=True, extra="toggle favourite star remember",
    ),
    Command(
        "bookmarks.edit", "Edit bookmark…", "Change title and tags of this bookmark", ("Ctrl+Shift+D",),
        "bookmarks", "", "page", extra="tag rename",
    ),
    Command(
        "bookmarks.undo", "Undo removal", "Bring back the bookmark that was removed last", ("Ctrl+Z",),
        "bookmarks", "undo", "removed-bookmark", extra="restore deleted",
    ),
    Command(
        "bookmarks.export", "Export bookmarks…", "Save the bookmarks of this folder as a file", (),
        "bookmarks", "", "folder", group=1, extra="json backup",
    ),
    Command(
        "bookmarks.import", "Import bookmarks…", "Add the bookmarks of a file to those of this folder", (),
        "bookmarks", "", "folder", group=1, extra="json",
    ),
    Command("help.here", "Help for this part", "Explain the part of the window that has the focus", ("F1",),
            "help", "help"),
    Command("help.manual", "Manual", "Open Vademecum's own manual", (), "help", "book",
            extra="guide documentation"),
    Command(
        "help.palette", "All commands…", "Find and run any command", ("Ctrl+Shift+P",), "help", "command",
        group=1, extra="palette actions",
    ),
    Command(
        "help.shortcuts", "Keyboard shortcuts", "Show every shortcut", ("Ctrl+?",), "help",
        "keyboard", group=1, extra="keys hotkeys keybindings",
    ),
    Command(
        "help.problems", "Problems in this folder", "List what authors should mend", (), "help", "warning",
        "folder", group=2, extra="errors warnings check",
    ),
    Command(
        "help.why", "Why this result?", "Show which words matched and how the score came about",
        ("Alt+Return",), "help", "", group=2, extra="explain ranking score",
    ),
    Command("help.about", "About Vademecum", "Version, licence and where files are kept", (), "help", "info",
            group=3, extra="version licence"),
)  # fmt: skip
"""All commands, in the order of the menus."""

MENUS: tuple[tuple[Menu, str], ...] = (
    ("file", "File"),
    ("edit", "Edit"),
    ("view", "View"),
    ("go", "Go"),
    ("bookmarks", "Bookmarks"),
    ("help", "Help"),
)
"""Menus and their titles, left to right."""

_BY_ID = {command.id: command for command in COMMANDS}


def command(id_: str) -> Command:
    """The command with this id; KeyError for an id that no record declares."""
    return _BY_ID[id_]
