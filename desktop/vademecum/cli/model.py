"""`vademecum model`: look at a local model, examine it, time it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from vademecum.cli import exits
from vademecum.cli.options import Progress, stated_path
from vademecum.cli.output import print_json
from vademecum.errors import ModelError

if TYPE_CHECKING:
    from vademecum.answering.exam import ExamResult
    from vademecum.answering.model_bench import Bench
    from vademecum.answering.model_file import ModelFile

HELP = "check, try or time a local model (GGUF)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    verbs = parser.add_subparsers(title="what to do", dest="verb", metavar="VERB", required=True)
    for name, text in (
        ("check", "say what a file is and whether it can be loaded here; load nothing"),
        ("try", "examine a model: good enough to translate questions, to word answers, or neither?"),
        ("bench", "time loading, reading and writing, and measure memory"),
    ):
        verb = verbs.add_parser(name, help=text, description=text)
        verb.add_argument("file", metavar="FILE", type=_stated_file, help="the model, a .gguf file")
        verb.add_argument("--json", action="store_true", help="print JSON")
        if name == "check":
            verb.add_argument("--sha256", default="", metavar="HEX", help="what the file must be")
        else:
            verb.add_argument("--threads", type=int, metavar="N", help="default: all cores but one")
        if name == "try":
            verb.add_argument("--replies", action="store_true", help="print every reply")
    # A frozen program starts itself as the model's own process.
    verbs.add_parser("child")


def _stated_file(text: str) -> Path:
    return Path(stated_path(text))


def run(options: argparse.Namespace) -> int:
    """Do it; 2 when the file can't be used, 1 when a tried model is good for nothing."""
    if options.verb == "child":
        from vademecum.answering.model_child import main

        return main()
    if options.verb == "check":
        return _check(options)
    from vademecum.app.model_choice import check_writer

    file = check_writer(options.file)
    return _try(file, options) if options.verb == "try" else _bench(file, options)


def _check(options: argparse.Namespace) -> int:
    from vademecum.answering.model_file import check_model, file_sha256

    file = check_model(options.file)
    if options.sha256 and file_sha256(file.path) != options.sha256.strip().casefold():
        raise ModelError(
            f"its sha256 is {file_sha256(file.path)}, not {options.sha256}",
            path=str(file.path),
            mend="Choose the file that was meant, or correct the sha256",
        )
    _print_file(file, as_json=options.json)
    return exits.ANSWERED


def _print_file(file: ModelFile, *, as_json: bool) -> None:
    if as_json:
        print_json({**asdict(file), "path": str(file.path)})
        return
    print(f"{file.describe()} ({file.architecture}, GGUF version {file.version})")
    use = "makes sentence vectors" if file.encoder else "writes text"
    template = "with a chat template" if file.chat else "a base model without chat template"
    print(f"It {use}, {template}." if not file.encoder else f"It {use}.")
    print(f"Context: {file.context} tokens (trained with {file.trained_context or 'unknown'}).")
    print(f"Memory needed: about {file.memory >> 20} MB.")


def _try(file: ModelFile, options: argparse.Namespace) -> int:
    from vademecum.app.model_choice import sit_exam

    progress = Progress()
    try:
        result = sit_exam(file, threads=options.threads, progress=progress)
    finally:
        progress.clear()
    if options.json:
        print_json(_exam_json(file, result))
    else:
        _print_exam(file, result, replies=options.replies)
    return exits.ANSWERED if result.rewriting or result.answers else exits.FOUND_PROBLEMS


def _exam_json(file: ModelFile, result: ExamResult) -> dict[str, object]:
    return {
        "model": file.name,
        "rewriting": result.rewriting,
        "answers": result.answers,
        "shares": {kind: round(result.share(kind), 3) for kind in ("rewriting", "answers", "refusals")},
        "supported": round(result.supported, 3),
        "cited": round(result.cited, 3),
        "items": [asdict(item) for item in result.items],
    }


def _print_exam(file: ModelFile, result: ExamResult, *, replies: bool) -> None:
    print(file.describe())
    print(f"Questions of other languages that find their article: {result.share('rewriting'):.0%}")
    if file.chat:
        print(f"Questions answered in its own words with the right fact: {result.share('answers'):.0%}")
        print(f"Its sentences that the excerpts support: {result.supported:.0%}")
        print(f"Of those, with the right mark: {result.cited:.0%}")
        print(f"Unanswerable questions on which it said so: {result.share('refusals'):.0%}")
    else:
        print("Answers were not tried: a base model does not follow instructions.")
    print(f"\n{result.verdict}")
    if replies:
        for item in result.items:
            print(f"\n{'right' if item.right else 'wrong'}  {item.question}\n       {item.reply}")


def _bench(file: ModelFile, options: argparse.Namespace) -> int:
    from vademecum.answering.model_bench import bench
    from vademecum.answering.model_process import ModelProcess

    process = ModelProcess(file, threads=options.threads)
    try:
        found = bench(process)
    finally:
        process.close()
    if options.json:
        print_json({"model": file.name, **asdict(found)})
    else:
        _print_bench(file, found)
    return exits.ANSWERED


def _print_bench(file: ModelFile, found: Bench) -> None:
    print(file.describe())
    print(f"Loading                      {found.load_s:8.2f} s")
    print(f"First word, new prompt       {found.first_s:8.2f} s ({found.prompt} tokens)")
    print(f"First word, beginning kept   {found.again_s:8.2f} s ({found.kept} of {found.prompt} tokens kept)")
    print(f"Reading                      {found.reading:8.0f} tokens/s")
    print(f"Writing                      {found.writing:8.0f} tokens/s")
    if found.memory is not None and found.peak is not None:
        print(f"Memory of its process        {found.memory >> 20:8} MB (at most {found.peak >> 20} MB)")
    else:
        print("Memory of its process        not told by this system", file=sys.stderr)
