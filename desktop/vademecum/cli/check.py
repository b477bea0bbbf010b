"""`vademecum check`: what the author of a folder should mend."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json, print_note
from vademecum.errors import BundleError

if TYPE_CHECKING:
    from vademecum.authoring.check import Report
    from vademecum.authoring.findings import Finding

HELP = "list what the author of a folder should mend; exit code 1 when there is something"

_ADVICE = 10
"""Remarks of one kind that are printed; `--all` prints the rest."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "knowledge", metavar="KNOWLEDGE", type=shared.stated_path, help="folder of Markdown, or a bundle"
    )
    parser.add_argument(
        "--overlay",
        metavar="FILE",
        type=shared.stated_path,
        help="front matter kept apart from the pages (YAML)",
    )
    parser.add_argument("--fix", action="store_true", help="make the mends that are safe, then check again")
    parser.add_argument(
        "--skip", metavar="CODE", action="append", default=[], help="leave out problems of this code; repeat"
    )
    grave = parser.add_mutually_exclusive_group()
    grave.add_argument("--strict", action="store_true", help="exit 1 for advice too, not only for mistakes")
    grave.add_argument("--lenient", action="store_true", help="exit 1 for errors only, not for warnings")
    parser.add_argument("--all", action="store_true", help=f"print all advice, not {_ADVICE} lines of a kind")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Check and print; 1 when there is something to mend."""
    from vademecum.authoring.check import check

    folder = _folder_of(options.knowledge, mend=options.fix)
    progress = shared.Progress()
    try:
        report = check(
            folder,
            overlay=options.overlay,
            skip=frozenset(options.skip),
            mend=options.fix,
            progress=progress,
        )
    finally:
        progress.clear()
    if options.json:
        print_json(_json(options.knowledge, report))
    else:
        _print(report, everything=options.all)
        if options.fix and not report.fixed:
            print_note("--fix mended nothing: no problem has a safe mend.")
    return exits.FOUND_PROBLEMS if _fails(report, options) else exits.ANSWERED


def _folder_of(named: str, *, mend: bool) -> Path:
    """The folder to look at: of a bundle its verified copy, which nobody may change."""
    from vademecum.app.bundles import is_bundle, open_bundle

    place = Path(named)
    if not place.is_file() or not is_bundle(place):
        return place
    if mend:
        advice = f"Unpack it first: vademecum unpack {shlex.quote(named)} FOLDER"
        raise BundleError("a bundle cannot be mended", path=named, mend=advice)
    return open_bundle(place).root


def _fails(report: Report, options: argparse.Namespace) -> bool:
    counted = ["error"] if options.lenient else ["error", "warning"]
    if options.strict:
        counted.append("info")
    return any(report.counts[severity] for severity in counted)


def _print(report: Report, *, everything: bool) -> None:
    for found in report.fixed:
        print_note(f"mended: {_line(found)}")
    shown: Counter[str] = Counter()
    for found in report.findings:
        problem = found.problem
        shown[problem.code] += 1
        if problem.severity != "info" or everything or shown[problem.code] <= _ADVICE:
            print(_line(found))
    sys.stdout.flush()
    for line in _left_out(report.findings, shown, everything=everything):
        print_note(line)
    print_note(_summary(report))


def _line(found: Finding) -> str:
    problem = found.problem
    # Line 1 stands for a whole file, so that an editor can jump to every line that is printed.
    place = f"{problem.path}:{problem.line or 1}"
    return f"{place}: {problem.severity}: {problem.message} [{problem.code}]"


def _left_out(findings: Iterable[Finding], shown: Mapping[str, int], *, everything: bool) -> list[str]:
    advice = {found.problem.code for found in findings if found.problem.severity == "info"}
    more = [(code, count - _ADVICE) for code, count in shown.items() if code in advice and count > _ADVICE]
    return [] if everything else [f"… and {count} more [{code}]; --all shows them" for code, count in more]


def _summary(report: Report) -> str:
    counts = report.counts
    parts = [
        f"{count} {name}{'s' if count != 1 and name != 'info' else ''}" for name, count in counts.items()
    ]
    fixable = sum(1 for found in report.findings if found.edits)
    mended = f", {len(report.fixed)} mended" if report.fixed else ""
    offer = f"; --fix mends {fixable} of them" if fixable else ""
    return f"{report.articles} pages: {', '.join(parts)}{mended}{offer}"


def _json(knowledge: str, report: Report) -> dict[str, Any]:
    return {
        "knowledge": knowledge,
        "articles": report.articles,
        "counts": dict(report.counts),
        "problems": [_entry(found) for found in report.findings],
        "fixed": [_entry(found) for found in report.fixed],
    }


def _entry(found: Finding) -> dict[str, Any]:
    problem = found.problem
    return {
        "path": problem.path,
        "line": problem.line,
        "severity": problem.severity,
        "code": problem.code,
        "message": problem.message,
        "fixable": bool(found.edits),
    }
