"""Input of a platform that is stored before it is confirmed, so that a crash loses none of it.

Law: an input is recorded as handled in the transaction of its effect, or else after it was handled.
So it is handled again only if a crash came before its effect.
"""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class InputKey:
    """The ``number`` by which a ``source``, such as one bot on a platform, names an input."""

    source: str
    number: int


@dataclass(frozen=True, slots=True)
class StoredInput:
    """An input as the platform sent it, in JSON."""

    number: int
    body: str


@dataclass(slots=True)
class Receipt:
    """Whether an input that is being handled is recorded as handled."""

    key: InputKey
    is_stored: bool = False


_receipt: ContextVar[Receipt | None] = ContextVar("_receipt", default=None)


@contextmanager
def handling(receipt: Receipt) -> Iterator[None]:
    """Handle an input: the first change of a match is stored together with its receipt."""
    token = _receipt.set(receipt)
    try:
        yield
    finally:
        _receipt.reset(token)


@contextmanager
def repeatable() -> Iterator[None]:
    """Do a part of what an input asks for that has no second effect when it is done again.

    It is not stored with the receipt, so that after a crash the rest is done.
    """
    token = _receipt.set(None)
    try:
        yield
    finally:
        _receipt.reset(token)


def note_stored(receipt: Receipt | None) -> None:
    """Note that a receipt is stored, if there is one."""
    if receipt:
        receipt.is_stored = True


def open_receipt() -> Receipt | None:
    """Return the receipt of the input that is being handled, unless it is stored already."""
    receipt = _receipt.get()
    return None if receipt is None or receipt.is_stored else receipt
