"""Recovery codes, by which a person of only the web chat signs in again from a new browser."""

from __future__ import annotations

from hashlib import scrypt, sha256
from hmac import compare_digest
from typing import Final

_GROUP: Final = 5

NO_DIGEST: Final = ""
"""The digest of no code: comparing with it takes as long as with any other."""


def shown_code(code: str) -> str:
    """Return a code in groups, as it is written down.

    >>> shown_code("abcdefghjk")
    'abcde-fghjk'
    """
    return "-".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))


def digest_of(code: str) -> str:
    """Return the SHA-256 of a code: its 98 random bits cannot be searched, however fast a hash is.

    How it is typed does not matter: capitals, spaces and dashes.
    """
    return sha256(_plain(code)).hexdigest()


def is_slow(digest: str) -> bool:
    """Return whether a digest is of version 0.1: a salt and an scrypt hash, of 50 ms and 16 MiB."""
    return ":" in digest


def is_code_of(code: str, digest: str) -> bool:
    """Return whether a digest is that of a code."""
    if not is_slow(digest):
        return compare_digest(digest_of(code), digest)
    salt, _, hashed = digest.partition(":")
    found = scrypt(_plain(code), salt=bytes.fromhex(salt), n=2**14, r=8, p=1)
    return compare_digest(found.hex(), hashed)


def _plain(code: str) -> bytes:
    return "".join(char for char in code.casefold() if char.isalnum()).encode()
