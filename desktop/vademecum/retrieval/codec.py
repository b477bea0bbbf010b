"""Dataclasses to plain JSON values and back, by their type hints: what a cache file holds.

Only data is written and only data is read: no class names, no code. A value that does not fit its
type raises `ValueError`, and the cache is then rebuilt.
"""

from __future__ import annotations

import collections.abc
import dataclasses
import hashlib
import types
import typing
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
_Read = Callable[[Any], Any]


def to_plain(value: Any) -> Any:
    """Return a value as JSON can hold it: a dataclass is the list of its fields."""
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    if isinstance(value, Mapping):
        if all(isinstance(key, str) for key in value):
            return {key: to_plain(item) for key, item in value.items()}
        return [[to_plain(key), to_plain(item)] for key, item in value.items()]
    if isinstance(value, (frozenset, set, list, tuple)):
        items = [to_plain(item) for item in value]
        return sorted(items) if isinstance(value, (frozenset, set)) else items
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return [to_plain(getattr(value, name)) for name in _field_names(type(value))]
    return str(value)


def from_plain(kind: type[T], value: Any) -> T:
    """Return the value of type `kind` that `to_plain` made the plain value from."""
    try:
        result: T = _reader(typing.cast(Any, kind))(value)
    except (TypeError, KeyError, IndexError, AttributeError) as error:
        raise ValueError(f"this is no {kind}: {error}") from error
    return result


@lru_cache(maxsize=16)
def shape_of(kind: Any) -> str:
    """Return a digest of a type's fields and of theirs: it changes when what is written would be misread."""
    seen: dict[Any, str] = {}
    _describe(kind, seen)
    return hashlib.sha256(repr(sorted(seen.values())).encode()).hexdigest()[:16]


def _describe(kind: Any, seen: dict[Any, str]) -> None:
    if dataclasses.is_dataclass(kind) and kind not in seen:
        hints = typing.get_type_hints(kind)
        names = [field.name for field in dataclasses.fields(kind)]
        seen[kind] = f"{kind}: {[(name, str(hints[name])) for name in names]}"
        for name in names:
            _describe(hints[name], seen)
    for argument in typing.get_args(kind):
        _describe(argument, seen)


@lru_cache(maxsize=64)
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind))


@lru_cache(maxsize=256)
def _reader(kind: Any) -> _Read:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if dataclasses.is_dataclass(kind):
        return _dataclass_reader(kind)
    if kind is Path:
        return Path
    maker = _MAKERS.get(origin)
    return maker(arguments) if maker is not None else lambda value: value


def _dataclass_reader(kind: Any) -> _Read:
    hints = typing.get_type_hints(kind)
    readers = [_reader(hints[name]) for name in _field_names(kind)]

    def read(value: Any) -> Any:
        if len(value) != len(readers):
            raise ValueError(f"{kind.__name__} has {len(readers)} fields, not {len(value)}")
        return kind(*[reader(item) for reader, item in zip(readers, value, strict=True)])

    return read


def _tuple_reader(arguments: tuple[Any, ...]) -> _Read:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        inner = _reader(arguments[0])
        return lambda value: tuple(map(inner, value))
    readers = [_reader(argument) for argument in arguments]
    return lambda value: tuple(read(item) for read, item in zip(readers, value, strict=True))


def _mapping_reader(arguments: tuple[Any, ...]) -> _Read:
    key, item = _reader(arguments[0]), _reader(arguments[1])

    def read(value: Any) -> Any:
        pairs = value.items() if isinstance(value, dict) else value
        return {key(name): item(inner) for name, inner in pairs}

    return read


def _set_reader(arguments: tuple[Any, ...]) -> _Read:
    inner = _reader(arguments[0])
    return lambda value: frozenset(map(inner, value))


def _list_reader(arguments: tuple[Any, ...]) -> _Read:
    inner = _reader(arguments[0])
    return lambda value: list(map(inner, value))


def _optional_reader(arguments: tuple[Any, ...]) -> _Read:
    inner = _reader(next(argument for argument in arguments if argument is not type(None)))
    return lambda value: None if value is None else inner(value)


_MAKERS: dict[Any, Callable[[tuple[Any, ...]], _Read]] = {
    tuple: _tuple_reader,
    list: _list_reader,
    set: _set_reader,
    frozenset: _set_reader,
    dict: _mapping_reader,
    collections.abc.Mapping: _mapping_reader,
    typing.Union: _optional_reader,
    types.UnionType: _optional_reader,
}
"""How to read each kind of generic type."""
