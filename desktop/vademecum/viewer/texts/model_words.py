"""What is wrong with a model, in the language of the window.

The layers below speak English. An error is a path, a problem and a mend; each of the latter two is
listed here as a pattern. One that is not listed is shown as it is.
"""

from __future__ import annotations

from vademecum.errors import ModelError
from vademecum.viewer.texts.told import known
from vademecum.viewer.texts.words import noop, tr_data

PROBLEMS = (
    noop("the file does not exist"),
    noop("the file is a folder"),
    noop("the file is empty"),
    #: {reason} comes from the system
    noop("the file cannot be read ({reason})"),
    noop("the file is no GGUF model: it does not begin with the letters GGUF"),
    noop("the file ends in the middle of its header: the copy or download is incomplete"),
    noop("the file is written for big-endian machines"),
    noop("the file uses GGUF version {version}, newer than the {known} known here"),
    noop("the file uses GGUF version {version}, which llama.cpp no longer reads"),
    #: {what} stays English: it is for whoever looks into it
    noop("the file is damaged: {what}"),
    noop("the file is incomplete: it has {have} bytes and needs {needed}"),
    noop("the file is one of {parts} parts of a model"),
    noop("the file holds no model: there are no weights in it"),
    noop("the file is no language model but a part for one ({what})"),
    noop("the file is not the model that this knowledge names (its sha256 differs)"),
    noop("this model makes sentence vectors and writes no text"),
    noop("this computer's CPU lacks {instructions}, which the model library needs"),
    noop("the model needs about {needed} MB of memory and {free} MB are free"),
    noop("the model did not respond any more {when}"),
    noop(
        "the model library uses instructions that this computer's CPU does not have (it died {when})"
    ),
    noop("the system ended the model's process {when}: memory ran out, most likely"),
    noop("the model's process crashed {when} (invalid memory access)"),
    noop("the model's process ended {when} with exit code {code}"),
    noop("the model's process cannot be started ({reason})"),
    noop("it took too long"),
    noop("the package llama-cpp-python is not installed or does not load ({reason})"),
    noop("there is not enough memory"),
)  # fmt: skip
MENDS = (
    noop("Choose a .gguf file"),
    noop("Choose another .gguf file"),
    noop("Choose another .gguf file or copy it again"),
    noop("Choose a smaller model"),
    noop("Choose the model itself"),
    noop("Choose the file that its author recommends, or remove `model: sha256` from knowledge.yaml"),
    noop("Close other programs or choose a smaller model"),
    noop("Copy or download it again"),
    noop("Join the parts with `llama-gguf-split --merge` and choose the result"),
    noop("Use Vademecum without a model, or build llama-cpp-python for this CPU"),
    noop("The file may be damaged: copy it again, or choose another model"),
    noop("Try `vademecum model check`, or choose another model"),
    noop("Give it as the encoder, and choose a language model here"),
    noop("Choose a smaller model: this one is too slow here"),
    noop("Check its permissions"),
    noop("Check the installation"),
    #: both are command lines, which stay as they are
    noop("Install it with `{command}`; without a network add `{options}`"),
    noop("Install the package of Vademecum that brings the model library along"),
)
WHEN = (
    noop("while loading"),
    noop("while writing"),
    noop("while reading text"),
    noop("while counting"),
)
"""What stands for `{when}`."""


def model_trouble(error: ModelError) -> str:
    """What is wrong and how to mend it, without the path, which stands beside it."""
    problem, mend = known(PROBLEMS, error.problem), known(MENDS, error.mend)
    for when in WHEN:
        problem = problem.replace(when, tr_data(when))
    return f"{problem}. {mend}." if mend else f"{problem}."
