"""Ed25519 signatures of bundles, with keys as OpenSSL writes them (PEM).

The library for it is the extra `sign`. Nothing but signing and checking a signature needs it.
"""

from __future__ import annotations

import base64
import binascii
import importlib.util
import os
import re
from pathlib import Path

from vademecum.errors import BundleError
from vademecum.knowledge.extras import how_to_add

_MAX_KEY = 16 * 1024
"""Bytes of a key file; one of Ed25519 has about a hundred."""
_PEM = re.compile(rb"-----BEGIN (PRIVATE|PUBLIC) KEY-----([A-Za-z0-9+/=\s]+)-----END \1 KEY-----")
_PRIVATE = re.compile(rb"\s*-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----")
_SECRET_HEAD = bytes.fromhex("302e020100300506032b657004220420")
_PUBLIC_HEAD = bytes.fromhex("302a300506032b6570032100")
"""What stands before the 32 bytes of an Ed25519 key in PKCS #8 and in X.509 (RFC 8410)."""


def available() -> bool:
    """Whether signatures can be made and checked here."""
    return importlib.util.find_spec("nacl") is not None


def make_key(file: Path) -> Path:
    """Write a new private key to `file` and its public key beside it; returns the latter's path.

    Raises `BundleError` when one of the two exists or cannot be written.
    """
    _require(file)
    from nacl.signing import SigningKey  # noqa: PLC0415 - an extra

    key = SigningKey.generate()
    beside = file.with_name(f"{file.name}.pub")
    secret = _pem("PRIVATE", _SECRET_HEAD + bytes(key))
    public = _pem("PUBLIC", _PUBLIC_HEAD + bytes(key.verify_key))
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


def is_private_key(data: bytes) -> bool:
    """Whether a file that begins like this is a private key in PEM, of whatever kind.

    A page that shows one as an example begins with other words.
    """
    return _PRIVATE.match(data) is not None


def sign(data: bytes, key_file: Path) -> bytes:
    """The signature, 64 bytes. Raises `BundleError` for a key that cannot be used."""
    _require(key_file)
    from nacl.signing import SigningKey  # noqa: PLC0415 - an extra

    kind, key = _read(key_file)
    if kind != "PRIVATE":
        raise BundleError("this is a public key", path=str(key_file), mend="Sign with the private one.")
    return SigningKey(key).sign(data).signature


def public_of(key_file: Path) -> bytes:
    """The public key, 32 bytes, that belongs to a private or public key file. Raises `BundleError`."""
    _require(key_file)
    from nacl.signing import SigningKey  # noqa: PLC0415 - an extra

    kind, key = _read(key_file)
    return bytes(SigningKey(key).verify_key) if kind == "PRIVATE" else key


def is_valid(data: bytes, signature: bytes, public: bytes) -> bool:
    """Whether `signature` was made for `data` with the key that `public` (32 bytes) belongs to."""
    from nacl.exceptions import BadSignatureError, ValueError  # noqa: PLC0415, A004 - an extra, with its own
    from nacl.signing import VerifyKey  # noqa: PLC0415 - an extra

    try:
        VerifyKey(public).verify(data, signature)
    except (BadSignatureError, ValueError):
        return False
    return True


def _pem(kind: str, der: bytes) -> bytes:
    text = base64.b64encode(der).decode()
    return f"-----BEGIN {kind} KEY-----\n{text}\n-----END {kind} KEY-----\n".encode()


def _read(key_file: Path) -> tuple[str, bytes]:
    """("PRIVATE" or "PUBLIC", 32 bytes)."""
    try:
        with key_file.open("rb") as stream:
            data = stream.read(_MAX_KEY)
    except OSError as error:
        raise BundleError(
            f"the key cannot be read ({error.strerror})", path=str(key_file), mend="Check the path."
        ) from None
    if found := _PEM.search(data):
        kind = found[1].decode()
        head = _SECRET_HEAD if kind == "PRIVATE" else _PUBLIC_HEAD
        try:
            der = base64.b64decode(b"".join(found[2].split()), validate=True)
        except binascii.Error:
            der = b""
        if der.startswith(head) and len(der) == len(head) + 32:
            return kind, der[len(head) :]
    mend = "Make one with `vademecum pack --new-key FILE` or `openssl genpkey -algorithm ed25519`."
    raise BundleError("this is no Ed25519 key in PEM without a password", path=str(key_file), mend=mend)


def _require(key_file: Path) -> None:
    if not available():
        raise BundleError("signatures need the package `pynacl`", path=str(key_file), mend=how_to_add("sign"))
