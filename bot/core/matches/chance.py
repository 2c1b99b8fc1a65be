"""Random ids, seeds and dice, from the system's source of randomness."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime
from typing import TypeAlias

from bot.core.matches.model import AccountId, MatchId
from engine import DICE_FACES, Side

TimeSource: TypeAlias = Callable[[], datetime]
"""Returns the current time, in UTC and aware."""

ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"
"""No 0, 1, i, l, o, u: nothing to confuse when it is read aloud or copied by hand."""

ID_LENGTH = 6
CODE_LENGTH = 10
RECOVERY_CODE_LENGTH = 20


def is_match_code(text: str) -> bool:
    """Return whether a text can be the id of a match, as people type it.

    >>> is_match_code("K7QD3X"), is_match_code("please"), is_match_code("k7qd3")
    (True, False, False)
    """
    return len(text) == ID_LENGTH and set(text.casefold()) <= set(ALPHABET)


class Chance:
    """The system's source of random ids, seeds and dice; tests override it."""

    def lot(self) -> Side:
        """Draw a side, each as likely."""
        return secrets.choice(tuple(Side))

    def throw(self) -> tuple[int, int]:
        """Throw two fair dice, the higher first."""
        one, other = (1 + secrets.randbelow(DICE_FACES) for _ in range(2))
        return max(one, other), min(one, other)

    def seed(self) -> str:
        """Draw 32 unguessable bytes, as hexadecimal digits."""
        return secrets.token_hex(32)

    def match_id(self) -> MatchId:
        """Draw one of 729 million short ids; the store tells when it is taken."""
        return MatchId("".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)))

    def link_code(self) -> str:
        """Draw a code that cannot be guessed during its lifetime."""
        return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))

    def recovery_code(self) -> str:
        """Draw a code of 98 random bits, which cannot be guessed at all."""
        return "".join(secrets.choice(ALPHABET) for _ in range(RECOVERY_CODE_LENGTH))

    def calendar_token(self) -> str:
        """Draw 256 random bits, in letters of addresses."""
        return secrets.token_urlsafe(32)

    def account_id(self) -> AccountId:
        """Draw a unique id."""
        return AccountId(secrets.token_hex(12))
