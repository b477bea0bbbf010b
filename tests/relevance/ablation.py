"""What each pipeline step adds or costs, per folder: `python tests/relevance/ablation.py [STEP ...]`.

Each line switches one step off. Figures are changes against all steps on; a minus says that the step
is worth having. The last two columns are answers: right ones to answerable questions, and any to
unanswerable ones.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "desktop")]

from question_sets import QuestionSet, index_of, kept_back, own_set, shared_sets  # noqa: E402

from vademecum.authoring.evaluate import Outcome, evaluate, score  # noqa: E402
from vademecum.retrieval.steps import STEPS  # noqa: E402

HEAD = f"{'':34}{'R@1':>8}{'R@5':>8}{'MRR':>8}{'sec@5':>8}{'right':>8}{'made up':>9}"


def figures(outcomes: Sequence[Outcome]) -> tuple[float, ...]:
    total = score("", outcomes)
    invented = sum(outcome.tier == "answer" for outcome in outcomes if not outcome.answerable)
    return (
        total.recall_1,
        total.recall_5,
        total.mrr_10,
        total.section_recall_5,
        float(total.answered_right),
        float(invented),
    )


def run(sets: Sequence[QuestionSet], off: frozenset[str]) -> dict[str, tuple[float, ...]]:
    outcomes = {s.name: evaluate(index_of(s.root), s.questions, off=off).outcomes for s in sets}
    every = [outcome for found in outcomes.values() for outcome in found]
    return {
        **{name: figures(found) for name, found in outcomes.items()},
        "all": figures(every),
        "all, kept-back third": figures([outcome for outcome in every if kept_back(outcome.question)]),
    }


def line(name: str, values: Sequence[float], *, signed: bool) -> str:
    sign = "+" if signed else ""
    shares = "".join(f"{value:>{sign}8.3f}" for value in values[:4])
    return f"{name:34}{shares}{values[4]:>{sign}8.0f}{values[5]:>{sign}9.0f}"


def main(names: Sequence[str]) -> None:
    sets = [own_set(), *shared_sets()]
    whole = run(sets, frozenset())
    print(HEAD)
    for name, values in whole.items():
        print(line(f"all steps: {name}", values, signed=False))
    for step in names or [step for step in STEPS if step != "refusal"]:
        print(f"\nwithout {step}: {STEPS[step]}")
        for name, values in run(sets, frozenset({step})).items():
            change = [now - before for now, before in zip(values, whole[name], strict=True)]
            if any(change) or name == "all":
                print(line(f"  {name}", change, signed=True))


if __name__ == "__main__":
    main(sys.argv[1:])
