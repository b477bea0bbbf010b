"""Ed25519 signatures of bundles, with keys as OpenSSL writes them (PEM).

The library for it is an extra: `pip install "vademecum[sign]"`. Nothing but signing and
checking a signature needs it.
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import TYPE_CHECKING

from vademecum.errors import BundleError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_MAX_KEY = 16 * 1024
"""Bytes of a key file; one of Ed25519 has about a hundred."""
_EXTRA = 'Install it with: pip install "vademecum[sign]"'


def available() -> bool:
    """Whether signatures can be made and checked here."""
    return importlib.util.find_spec("cryptography") is not None


def make_key(file: Path) -> Path:
    """Write a new private key to `file` and its public key beside it; returns the latter's path.

    Raises `BundleError` when one of the two exists or cannot be written.
    """
    _require(file)
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 - an extra

    private = ed25519.Ed25519PrivateKey.generate()
    secret = private.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    public = private.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    beside = file.with_name(f"{file.name}.pub")
    try:
        for place, data, mode in ((file, secret, 0o600), (beside, public, 0o644)):
            with os.fdopen(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as stream:
                stream.write(data)
    except FileExistsError as error:
        raise BundleError(
            "there is a key already", path=str(error.filename), mend="Name a new file."
        ) from None
    except OSError as error:
        raise BundleError(f"the key cannot be written ({error.strerror})", path=str(file)) from None
    return beside


def sign(data: bytes, key_file: Path) -> tuple[bytes, bytes]:
    """(signature, public key), 64 and 32 bytes. Raises `BundleError` for a key that cannot be used."""
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - an extra

    private = _private(key_file)
    public = private.public_key().public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)
    return private.sign(data), public


def public_of(key_file: Path) -> bytes:
    """The public key, 32 bytes, that belongs to a private or public key file. Raises `BundleError`."""
    _require(key_file)
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 - an extra

    data = _read(key_file)
    if b"PRIVATE" in data:
        return _private(key_file).public_key().public_bytes_raw()
    try:
        key = serialization.load_pem_public_key(data)
    except Exception:  # the library names no common root of what a bad key raises
        raise _no_key(key_file) from None
    if not isinstance(key, ed25519.Ed25519PublicKey):
        raise _no_key(key_file)
    return key.public_bytes_raw()


def is_valid(data: bytes, signature: bytes, public: bytes) -> bool:
    """Whether `signature` was made for `data` with the key that `public` (32 bytes) belongs to."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 - an extra

    try:
        ed25519.Ed25519PublicKey.from_public_bytes(public).verify(signature, data)
    except (InvalidSignature, ValueError):
        return False
    return True


def _private(key_file: Path) -> Ed25519PrivateKey:
    _require(key_file)
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 - an extra

    try:
        key = serialization.load_pem_private_key(_read(key_file), password=None)
    except BundleError:
        raise
    except Exception:  # the library names no common root of what a bad key raises
        raise _no_key(key_file) from None
    if not isinstance(key, ed25519.Ed25519PrivateKey):
        raise _no_key(key_file)
    return key


def _read(key_file: Path) -> bytes:
    try:
        with key_file.open("rb") as stream:
            return stream.read(_MAX_KEY)
    except OSError as error:
        raise BundleError(
            f"the key cannot be read ({error.strerror})", path=str(key_file), mend="Check the path."
        ) from None


def _no_key(key_file: Path) -> BundleError:
    mend = "Make one with `vademecum pack --new-key FILE` or `openssl genpkey -algorithm ed25519`."
    return BundleError("this is no Ed25519 key in PEM without a password", path=str(key_file), mend=mend)


def _require(key_file: Path) -> None:
    if not available():
        raise BundleError("signatures need the package `cryptography`", path=str(key_file), mend=f"{_EXTRA}.")
