"""Modules and functions stay of a size that one can read."""

from __future__ import annotations

import ast
import statistics
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[3] / "desktop/vademecum"


def module_lines() -> dict[str, int]:
    files = sorted(PACKAGE.rglob("*.py"))
    return {
        str(file.relative_to(PACKAGE)): len(file.read_text(encoding="utf-8").splitlines()) for file in files
    }


def function_lines() -> Iterator[tuple[str, int]]:
    """Name and length of each function, without its docstring and decorators."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            first = node.body[0]
            has_docstring = ast.get_docstring(node) is not None
            docstring = (first.end_lineno or first.lineno) - first.lineno + 1 if has_docstring else 0
            length = (node.end_lineno or node.lineno) - node.lineno + 1 - docstring
            yield f"{file.relative_to(PACKAGE)}:{node.lineno} {node.name}", length


def test_modules_are_short() -> None:
    lines = module_lines()
    assert {name: count for name, count in lines.items() if count > 500} == {}
    assert statistics.median(count for count in lines.values() if count > 2) <= 160


def test_functions_are_short() -> None:
    lengths = dict(function_lines())
    assert {name: length for name, length in lengths.items() if length > 80} == {}
    assert statistics.quantiles(lengths.values(), n=10)[-1] <= 30


def test_modules_are_named_for_what_they_hold() -> None:
    empty = {"utils", "util", "helpers", "helper", "manager", "misc", "common", "tools"}
    assert not [path for path in PACKAGE.rglob("*") if path.stem in empty]
