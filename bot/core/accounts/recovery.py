"""Recovery codes, by which a person of the web chat alone signs in again from a new browser."""

from __future__ import annotations

import secrets
from hashlib import scrypt
from hmac import compare_digest
from typing import Final

_SALT_BYTES: Final = 16
_GROUP: Final = 5


def shown_code(code: str) -> str:
    """Return a code in groups, as it is written down.

    >>> shown_code("abcdefghjk")
    'abcde-fghjk'
    """
    return "-".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))


def digest_of(code: str, salt: bytes | None = None) -> str:
    """Return the salt and the scrypt hash of a code; takes about 50 ms and 16 MiB.

    How it is typed does not matter: capitals, spaces and dashes.
    """
    salt = salt or secrets.token_bytes(_SALT_BYTES)
    plain = "".join(char for char in code.casefold() if char.isalnum())
    return f"{salt.hex()}:{scrypt(plain.encode(), salt=salt, n=2**14, r=8, p=1).hex()}"


def is_code_of(code: str, digest: str) -> bool:
    """Tell whether a digest is that of a code."""
    salt = bytes.fromhex(digest.partition(":")[0])
    return compare_digest(digest_of(code, salt), digest)


NO_DIGEST: Final = f"{'00' * _SALT_BYTES}:"
"""The digest of no code: comparing with it takes as long as with any other."""
