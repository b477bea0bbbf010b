"""The texts of the window and their translations. Run it as `python3 packaging/dev.py translations`.

    translations            read the texts out of the program, bring every .ts up to date, compile every .qm
    translations --check    change nothing; list what is missing, unfinished, unused or wrong

Texts are the literal arguments of `tr` and `noop` in the window, and the records that commands and
settings are made of. The .ts files are Qt's own format: Qt Linguist opens them.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "desktop" / "vademecum"
FOLDER = ROOT / "assets" / "translations"
sys.path.insert(0, str(PACKAGE.parent))

from vademecum.app.commands import COMMANDS, MENUS  # noqa: E402  # found through the line above
from vademecum.app.context_help import NOTES  # noqa: E402
from vademecum.app.languages import LANGUAGES, SOURCE  # noqa: E402
from vademecum.app.settings import SECTIONS, SETTINGS, choice_text  # noqa: E402

READ = ("viewer", "embed")
"""Packages whose calls are read; the demo is an example of somebody else's application."""
LEFT_OUT = "embed/demo"
FORMS: Mapping[str, int] = {"en": 2, "de": 2, "es": 2, "ja": 1, "ru": 3}
"""How many forms a counted noun has; the order is Qt's."""
_HOLE = re.compile(r"%L?n|\{[^{}]*\}")

Key = tuple[str, str]
"""Context and English text."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text of the program."""

    context: str
    source: str
    counted: bool = False
    """Whether it is said of a number: `%n result(s)`."""
    note: str = ""
    """For the translator: a comment `#: …` above the call."""
    files: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One translation."""

    forms: tuple[str, ...] = ()
    """One, or as many as the language has for a counted text; empty when nobody has translated it yet."""
    finished: bool = True


@dataclass(frozen=True, slots=True)
class Translation:
    """One .ts file."""

    language: str
    entries: Mapping[Key, Entry] = field(default_factory=dict)


class TextError(Exception):
    """The program holds a text that cannot be read out of it."""


# --- reading the program -------------------------------------------------------------------------


def texts() -> dict[Key, Text]:
    """Every text, by context and then in the order of the alphabet."""
    found: dict[Key, Text] = {}
    for text in (*_records(), *_calls()):
        key = (text.context, text.source)
        known = found.get(key)
        if known is None:
            found[key] = text
        elif known.counted != text.counted:
            raise TextError(f"{text.files[0]}: {text.source!r} is counted in one place and not in another")
        else:
            files = tuple(sorted({*known.files, *text.files}))
            found[key] = replace(known, files=files, note=known.note or text.note)
    return dict(sorted(found.items()))


def _records() -> Iterator[Text]:
    """Texts that stand in data of the layers below the window."""
    commands = ("desktop/vademecum/app/commands.py",)
    for command in COMMANDS:
        if command.text not in LANGUAGES.values():
            # Languages have their own names in every language.
            yield Text("Commands", command.text, files=commands)
        if command.topic:
            yield Text("Commands", command.topic, files=commands)
        yield Text("Commands", command.tip, files=commands)
        if command.extra:
            note = f"Words by which people look for the command: {command.text}"
            yield Text("Commands", command.extra, note=note, files=commands)
    for _name, title in MENUS:
        yield Text("Commands", title, note="Title of a menu", files=commands)
    settings = ("desktop/vademecum/app/settings.py",)
    for heading, _groups in SECTIONS:
        yield Text("Settings", heading, note="Heading above settings", files=settings)
    for setting in SETTINGS:
        yield Text("Settings", setting.title, note="Title of a setting", files=settings)
        yield Text("Settings", setting.description, files=settings)
        for choice in setting.choices:
            if setting.key != "appearance.language":
                yield Text(
                    "Settings", choice_text(choice), note=f"A choice of: {setting.title}", files=settings
                )
    for note in NOTES.values():
        yield Text("Viewer", note, files=("desktop/vademecum/app/context_help.py",))


def _calls() -> Iterator[Text]:
    for package in READ:
        for file in sorted((PACKAGE / package).rglob("*.py")):
            if not file.relative_to(PACKAGE).as_posix().startswith(LEFT_OUT):
                yield from read_calls(file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix())


_CONTEXTS = {"tr": "Viewer", "noop": "Viewer", "tr_setting": "Settings", "tr_command": "Commands"}
_DATA = frozenset({"tr_data", "tr_setting", "tr_command"})
"""These take texts from records too."""


def read_calls(program: str, name: str) -> Iterator[Text]:
    """The texts of one module."""
    lines = program.splitlines()
    for node in ast.walk(ast.parse(program, name)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CONTEXTS):
            continue
        first = node.args[0] if node.args else None
        if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
            if node.func.id in _DATA:
                continue
            raise TextError(
                f"{name}:{node.lineno}: `{node.func.id}` takes a text as it stands, nothing computed; "
                "mark texts in data with `noop` and translate them with `tr_data`"
            )
        above = lines[node.lineno - 2].strip() if node.lineno > 1 else ""
        note = above.removeprefix("#:").strip() if above.startswith("#:") else ""
        yield Text(_CONTEXTS[node.func.id], first.value, len(node.args) > 1, note, (name,))


# --- .ts files -----------------------------------------------------------------------------------


def ts_file(language: str) -> Path:
    """Where a language's texts are."""
    return FOLDER / f"vademecum_{language}.ts"


def read(language: str) -> Translation:
    """What the .ts file of a language holds; nothing when there is none yet."""
    file = ts_file(language)
    entries: dict[Key, Entry] = {}
    if file.exists():
        for context in ElementTree.parse(file).getroot().iter("context"):  # noqa: S314  # our own file
            for message in context.iter("message"):
                key = (context.findtext("name", ""), message.findtext("source", ""))
                entries[key] = _entry(message)
    return Translation(language, entries)


def _entry(message: ElementTree.Element) -> Entry:
    told = message.find("translation")
    if told is None:
        return Entry((), finished=False)
    forms = [form.text or "" for form in told.iter("numerusform")] or [told.text or ""]
    return Entry(tuple(forms) if any(forms) else (), told.get("type") != "unfinished")


def merge(old: Translation, wanted: Mapping[Key, Text]) -> Translation:
    """Keep what is still wanted, leave out what is not, and add what is new, unfinished."""
    entries = {}
    for key, text in wanted.items():
        if old.language == SOURCE and not text.counted:
            continue  # English is the program's own language
        entry = old.entries.get(key, Entry((), finished=False))
        if entry.forms and len(entry.forms) != _forms(old.language, text):
            entry = Entry((), finished=False)
        entries[key] = entry
    return Translation(old.language, entries)


def _forms(language: str, text: Text) -> int:
    return FORMS[language] if text.counted else 1


def render(translation: Translation, wanted: Mapping[Key, Text]) -> str:
    """The .ts file; same content, same bytes."""
    root = ElementTree.Element("TS", version="2.1", language=translation.language, sourcelanguage=SOURCE)
    context: ElementTree.Element | None = None
    shown = ""
    for key, entry in translation.entries.items():
        text = wanted[key]
        if context is None or key[0] != shown:
            context, shown = ElementTree.SubElement(root, "context"), key[0]
            ElementTree.SubElement(context, "name").text = shown
        message = ElementTree.SubElement(context, "message", {"numerus": "yes"} if text.counted else {})
        for file in text.files:
            ElementTree.SubElement(message, "location", filename=f"../../{file}")
        ElementTree.SubElement(message, "source").text = text.source
        if text.note:
            ElementTree.SubElement(message, "extracomment").text = text.note
        told = ElementTree.SubElement(
            message, "translation", {} if entry.finished else {"type": "unfinished"}
        )
        if text.counted:
            for form in entry.forms or ("",) * FORMS[translation.language]:
                ElementTree.SubElement(told, "numerusform").text = form
        elif entry.forms:
            told.text = entry.forms[0]
    ElementTree.indent(root, "    ")
    body = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n'


# --- .qm files -----------------------------------------------------------------------------------


def compile_to(source: Path, target: Path) -> None:
    """Compile a .ts file with Qt's own tool, which comes with PySide6-Essentials."""
    scripts = Path(sysconfig.get_path("scripts"))
    tool = next(scripts.glob("pyside6-lrelease*"), None)
    if tool is None:
        raise TextError(f"{scripts} has no pyside6-lrelease; install PySide6-Essentials there")
    command = [str(tool), "-silent", str(source), "-qm", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or not target.exists():
        raise TextError(f"{source.name}: {(done.stderr or done.stdout).strip()}")


def compiled(language: str) -> bytes:
    """What the .qm file of a language must hold."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"{language}.qm"
        compile_to(ts_file(language), target)
        return target.read_bytes()


# --- checking ------------------------------------------------------------------------------------


def problems(translation: Translation, wanted: Mapping[Key, Text]) -> list[str]:
    """What is missing, unfinished, unused or wrong in one language; empty when all is well."""
    language = translation.language
    unused = sorted(translation.entries.keys() - wanted.keys())
    found = [f"{language}: unused: {source!r}" for _context, source in unused]
    for key, text in wanted.items():
        if language == SOURCE and not text.counted:
            continue
        entry = translation.entries.get(key)
        if entry is None:
            found.append(f"{language}: missing: {text.source!r} ({', '.join(text.files)})")
        elif not entry.finished or not entry.forms or not all(entry.forms):
            found.append(f"{language}: unfinished: {text.source!r}")
        else:
            found += [f"{language}: {what}: {text.source!r}" for what in _faults(language, text, entry)]
    return found


def _faults(language: str, text: Text, entry: Entry) -> Iterator[str]:
    if len(entry.forms) != _forms(language, text):
        yield f"{len(entry.forms)} forms, not {_forms(language, text)}"
    for form in entry.forms:
        if sorted(_HOLE.findall(form)) != sorted(_HOLE.findall(text.source)):
            yield f"places for values differ: {form!r}"
        if form.count("&") != text.source.count("&"):
            yield f"accelerator lost or added: {form!r}"
        if form != form.strip() or "  " in form:
            yield f"stray spaces: {form!r}"
        if text.source.endswith("…") != form.endswith("…"):
            yield f"ellipsis lost or added: {form!r}"


def clashes(translation: Translation) -> list[str]:
    """Menus in which two entries have the same accelerator or the same text."""
    said = {
        key[1]: entry.forms[0]
        for key, entry in translation.entries.items()
        if key[0] == "Commands" and entry.forms
    }
    found = []
    for menu, title in MENUS:
        entries = [said.get(command.text, command.text) for command in COMMANDS if command.menu == menu]
        letters = [m.group(1).casefold() for m in (re.search(r"&([^&])", entry) for entry in entries) if m]
        twice = (*_twice(entries), *_twice(letters))
        found += [f"{translation.language}: menu {title}: {what!r} twice" for what in twice]
    return found


def _twice(names: Iterable[str]) -> list[str]:
    listed = list(names)
    return sorted({name for name in listed if listed.count(name) > 1})


# --- the verb ------------------------------------------------------------------------------------


def update() -> list[str]:
    """Bring every file up to date; what is left to translate."""
    wanted = texts()
    FOLDER.mkdir(parents=True, exist_ok=True)
    left = []
    for language in LANGUAGES:
        merged = merge(read(language), wanted)
        ts_file(language).write_text(render(merged, wanted), encoding="utf-8", newline="\n")
        compile_to(ts_file(language), ts_file(language).with_suffix(".qm"))
        left += problems(merged, wanted) + clashes(merged)
    return left


def check() -> list[str]:
    """Everything that is wrong, files that are out of date included."""
    wanted = texts()
    wrong = []
    for language in LANGUAGES:
        held = read(language)
        wrong += problems(held, wanted) + clashes(held)
        if not wrong and compiled(language) != ts_file(language).with_suffix(".qm").read_bytes():
            wrong.append(f"{language}: the .qm file is not what the .ts file compiles to")
    return wrong


def main(arguments: list[str]) -> int:
    """Returns 1 when something is left to do, 2 for a wrong call."""
    if arguments not in ([], ["--check"]):
        print(__doc__)
        return 2
    try:
        left = check() if arguments else update()
    except TextError as problem:
        print(f"translations: {problem}", file=sys.stderr)
        return 1
    for line in left:
        print(line)
    print(
        f"translations: {len(texts())} texts, {len(LANGUAGES)} languages, {len(left)} problems",
        file=sys.stderr,
    )
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
