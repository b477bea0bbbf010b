"""Which languages this system's fonts can show, asked of fontconfig, as Qt does on Linux."""

from __future__ import annotations

import ctypes
from functools import cache


def has_font(language: str) -> bool | None:
    """Whether a font covers a language such as `ja`; None where fontconfig or the language is unknown."""
    library = _fontconfig()
    if library is None or not library.FcLangGetCharSet(language.encode()):
        return None
    pattern = library.FcNameParse(f":lang={language}".encode())
    wanted = library.FcObjectSetCreate()
    library.FcObjectSetAdd(wanted, b"family")
    found = library.FcFontList(None, pattern, wanted)
    # The first field of a set is the number of its fonts.
    number = ctypes.cast(found, ctypes.POINTER(ctypes.c_int))[0] if found else 0
    if found:
        library.FcFontSetDestroy(found)
    library.FcObjectSetDestroy(wanted)
    library.FcPatternDestroy(pattern)
    return number > 0


@cache
def _fontconfig() -> ctypes.CDLL | None:
    try:
        library = ctypes.CDLL("libfontconfig.so.1")
        for name, given in (
            ("FcLangGetCharSet", [ctypes.c_char_p]),
            ("FcNameParse", [ctypes.c_char_p]),
            ("FcObjectSetCreate", []),
            ("FcFontList", [ctypes.c_void_p] * 3),
        ):
            function = getattr(library, name)
            function.argtypes, function.restype = given, ctypes.c_void_p
        library.FcObjectSetAdd.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
        for name in ("FcFontSetDestroy", "FcObjectSetDestroy", "FcPatternDestroy"):
            getattr(library, name).argtypes = [ctypes.c_void_p]
    except (OSError, AttributeError):
        return None
    return library if library.FcInit() else None
