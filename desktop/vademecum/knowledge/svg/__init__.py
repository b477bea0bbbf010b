"""Drawings in SVG, made safe and plain for a renderer that knows SVG Tiny only.

file -> tree (no entity, nothing from outside) -> styles resolved, copies written out, text placed
     -> SVG that says the same in simple words, or a refusal that says why
"""

from vademecum.knowledge.svg.plain import DRAWING_LIMIT_BYTES, drawing_size, prepare
from vademecum.knowledge.svg.tree import DrawingError, Refusal

__all__ = ["DRAWING_LIMIT_BYTES", "DrawingError", "Refusal", "drawing_size", "prepare"]
