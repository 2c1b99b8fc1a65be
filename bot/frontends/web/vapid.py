"""The key by which push services know this bot (VAPID, RFC 8292), in base64url."""

from __future__ import annotations

import base64
from typing import Any, Final

KEY_BYTES: Final = 32


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def new_key() -> str:
    """Make a private key; raises ImportError where pywebpush is not installed."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return _text(vapid.private_key.private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


def signer(key: str) -> Any:
    """Return the `Vapid02` of a private key; raises ImportError, and ValueError for no key."""
    from py_vapid import Vapid02

    return Vapid02.from_raw(key.encode())


def public_key(vapid: Any) -> str:
    """Return the public key that browsers need to subscribe: an uncompressed point."""
    numbers = vapid.public_key.public_numbers()
    return _text(
        b"\x04" + b"".join(each.to_bytes(KEY_BYTES, "big") for each in (numbers.x, numbers.y))
    )
