"""The manual page, made of the command line's own parser, whose private parts are the only way to it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from vademecum.app.shipping.product import Product


def manual_page(product: Product, parser: argparse.ArgumentParser) -> str:
    """A page for section 1, in roff."""
    parts = [
        f'.TH "{product.id.upper()}" 1 "" "{product.id} {product.version}" "User Commands"',
        ".SH NAME",
        f"{_plain(product.id)} \\- {_plain(product.summary[:1].lower() + product.summary[1:])}",
        ".SH SYNOPSIS",
        f".B {product.id}",
        "[KNOWLEDGE]",
        ".br",
        f".B {product.id}",
        ".I COMMAND",
        "[OPTIONS]",
        ".SH DESCRIPTION",
        *(
            _plain(" ".join(part.split())) + "\n.PP"
            for part in product.description.split("\n\n")
            if part.strip()
        ),
        ".SH COMMANDS",
    ]
    for name, summary, command in commands(parser):
        parts += [f".SS {name}", _plain(summary[:1].upper() + summary[1:]) + ".", *_options(command)]
    parts += [
        ".SH EXIT STATUS",
        "0: answered or found. 1: there is something to mend. 2: wrong call or unreadable input. "
        "3: refused or nothing found.",
        ".SH FILES",
        "Settings, bookmarks, history and caches lie where the system keeps them for each user;",
        f".B {product.id} doctor",
        "lists the places. VADEMECUM_HOME moves all of them into one folder.",
    ]
    return "\n".join(parts) + "\n"


def commands(parser: argparse.ArgumentParser) -> Iterator[tuple[str, str, argparse.ArgumentParser]]:
    """(name, summary, parser) of each command, in order."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            summaries = {choice.dest: choice.help or "" for choice in action._choices_actions}
            for name, command in action.choices.items():
                yield name, summaries.get(name, ""), command


def arguments(command: argparse.ArgumentParser) -> list[argparse.Action]:
    """The options and places of a command, without its help."""
    hidden = argparse.SUPPRESS
    return [a for a in command._actions if a.dest != "help" and a.help != hidden]


def _options(command: argparse.ArgumentParser) -> Iterator[str]:
    for action in arguments(command):
        names = ", ".join(action.option_strings) or str(action.metavar or action.dest)
        value = ""
        if action.option_strings and action.nargs != 0:
            choices = "|".join(map(str, action.choices)) if action.choices else ""
            value = " " + str(action.metavar or choices or action.dest.upper())
        text = (action.help or "").replace("%%", "%")
        yield f".TP\n.B {_plain(names + value)}\n{_plain(text)}"


def _plain(text: str) -> str:
    """Text that roff shows as it is."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in escaped.split("\n"))
