"""The two people who use the demo console."""

from __future__ import annotations

from dataclasses import dataclass

from vademecum.knowledge.reader import Reader


@dataclass(frozen=True, slots=True)
class Persona:
    """Someone signed in to the console."""

    name: str
    """For the command line."""
    label: str
    """Shown in the corner of the console."""
    reader: Reader
    """What the help is told about them."""


PERSONAS: tuple[Persona, ...] = (
    Persona("end_user", "Ada · Free plan", Reader(audience="end_user", plan="free")),
    Persona("operator", "Grace · Pro plan, operator", Reader(audience="operator", plan="pro", role="owner")),
)
