"""Completion for bash, zsh and fish, made of the command line's own parser."""

from __future__ import annotations

import argparse
import re

from vademecum.app.shipping.manpage import arguments, commands


def bash(program: str, parser: argparse.ArgumentParser) -> str:
    """A bash completion: commands first, then the options of the command, files otherwise."""
    names = " ".join(name for name, _, _ in commands(parser))
    cases = []
    for name, _, command in commands(parser):
        options = " ".join(o for a in arguments(command) for o in a.option_strings)
        cases.append(f"        {name}) options='{options}' ;;")
    values = [
        f"        {'|'.join(action.option_strings)}) COMPREPLY=($(compgen -W "
        f"'{' '.join(map(str, action.choices or ()))}' -- \"$word\")); return ;;"
        for action in _with_choices(parser)
    ]
    function = "_" + re.sub(r"\W", "_", program)
    return f"""# bash completion for {program}
{function}() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} options=
    COMPREPLY=()
    case $before in
{chr(10).join(values)}
    esac
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W '{names} --help --version' -- "$word") $(compgen -d -- "$word") \\
            $(compgen -f -X '!*.vade' -- "$word"))
        return
    fi
    case ${{COMP_WORDS[1]}} in
{chr(10).join(cases)}
    esac
    case $word in
        -*) COMPREPLY=($(compgen -W "$options --help" -- "$word")) ;;
        *) COMPREPLY=($(compgen -f -- "$word")) ;;
    esac
}}
complete -o filenames -F {function} {program}
"""


def zsh(program: str, parser: argparse.ArgumentParser) -> str:
    """A zsh completion."""
    listed = "\n".join(f"        '{name}:{_zsh(summary)}'" for name, summary, _ in commands(parser))
    cases = []
    for name, _, command in commands(parser):
        specs = [_zsh_option(action) for action in arguments(command) if action.option_strings]
        body = " \\\n                ".join([*specs, "'*:file:_files'"])
        cases.append(f"            {name})\n            _arguments \\\n                {body} ;;")
    return f"""#compdef {program}
# zsh completion for {program}
local -a commands
commands=(
{listed}
)
if (( CURRENT == 2 )); then
    _describe -t commands 'command' commands
    _files
else
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case $command in
{chr(10).join(cases)}
            *) _files ;;
    esac
fi
"""


def _zsh_option(action: argparse.Action) -> str:
    value = ""
    if action.nargs != 0:
        choices = f"({' '.join(map(str, action.choices or ()))})" if action.choices else "_files"
        value = f":{_zsh(str(action.metavar or action.dest))}:{choices}"
    names = action.option_strings
    head = f"'{names[0]}" if len(names) == 1 else "{" + ",".join(names) + "}'"
    return f"{head}[{_zsh(action.help or '')}]{value}'"


def _zsh(text: str) -> str:
    return re.sub(r"([\[\]:\\])", r"\\\1", text.replace("'", "’").replace("%%", "%"))


def fish(program: str, parser: argparse.ArgumentParser) -> str:
    """A fish completion."""
    lines = [f"# fish completion for {program}"]
    for name, summary, command in commands(parser):
        lines.append(f"complete -c {program} -n __fish_use_subcommand -a {name} -d '{_fish(summary)}'")
        inside = f"-n '__fish_seen_subcommand_from {name}'"
        for action in arguments(command):
            for option in action.option_strings:
                kind = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
                value = "" if action.nargs == 0 else " -r"
                if action.choices:
                    value = f" -x -a '{' '.join(map(str, action.choices or ()))}'"
                lines.append(f"complete -c {program} {inside} {kind}{value} -d '{_fish(action.help or '')}'")
    return "\n".join(lines) + "\n"


def _fish(text: str) -> str:
    return text.replace("\\", "\\\\").replace("'", "\\'").replace("%%", "%")


def _with_choices(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    found: dict[tuple[str, ...], argparse.Action] = {}
    for _, _, command in commands(parser):
        for action in arguments(command):
            if action.option_strings and action.choices:
                found.setdefault(tuple(action.option_strings), action)
    return list(found.values())
