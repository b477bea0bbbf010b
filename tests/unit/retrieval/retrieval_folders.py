"""How tests of this layer make an index."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from vademecum.retrieval.index import Index

MakeIndex = Callable[[Mapping[str, str]], Index]
"""From files (path -> text) to the index of the folder that holds them."""
