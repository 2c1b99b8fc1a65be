"""Computers among the players: their accounts, and what a match waits for from one. Pure.

Invariant: that an account is a computer follows only from its id, so that a match says by itself
whether it waits for one.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from bot.core.matches.model import Account, AccountId, Identity, Stage
from engine.search import LEVELS as STRENGTHS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.model import Match
    from engine import Side

COMPUTER_PLATFORM: Final = "computer"
"""The platform of computers' identities, to which nothing is ever delivered."""

LEVELS: Final = tuple(level.number for level in STRENGTHS)
DEFAULT_LEVEL: Final = 3

FIRST_LEVEL: Final = 1
"""What is suggested for a first match."""

NAMED_LEVELS: Final[Mapping[str, int]] = {
    "child": LEVELS[0],
    "beginner": FIRST_LEVEL,
    "easy": DEFAULT_LEVEL,
    "medium": 5,
    "hard": 6,
    "master": LEVELS[-1],
}
"""The levels that are offered as buttons, by what they are called."""

AT_ONCE: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""When a computer's turn is due: before everything that waits for its time."""

_COMPUTER_ID = re.compile(r"computer-(0|[1-9][0-9]?)", re.ASCII)


def computer_account(level: int) -> Account:
    """Return the account of a level; its name is for records, people are told it in words."""
    return Account(
        AccountId(f"{COMPUTER_PLATFORM}-{level}"),
        f"Computer, level {level}",
        home=COMPUTER_PLATFORM,
    )


def computer_identity(level: int) -> Identity:
    """Return the identity of a level's account, by which nobody can sign in."""
    return Identity(COMPUTER_PLATFORM, str(level))


def level_of(account: AccountId) -> int | None:
    """Return the level of a computer, or None for a person's account.

    >>> level_of(AccountId("computer-3")), level_of(AccountId("c0ffee"))
    (3, None)
    """
    found = _COMPUTER_ID.fullmatch(account)
    return int(found[1]) if found else None


def is_computer(account: AccountId) -> bool:
    """Return whether an account is a computer's."""
    return level_of(account) is not None


def computer_in(match: Match) -> AccountId | None:
    """Return the computer that plays in a match, if one does."""
    return next(filter(is_computer, match.people), None)


def harder_level(beaten: int) -> int:
    """Return the next level with a name, or the same one if none is harder.

    >>> harder_level(1), harder_level(LEVELS[-1]) == LEVELS[-1]
    (3, True)
    """
    return next((level for level in NAMED_LEVELS.values() if level > beaten), beaten)


def has_won(match: Match, side: Side | None) -> bool:
    """Return whether a match is over and a side has won it."""
    return side is not None and match.outcome is not None and match.outcome.winner is side


def computer_side(match: Match) -> Side | None:
    """Return the side that a computer plays, None if none does or before the start."""
    computer = computer_in(match)
    return None if computer is None else match.side_of(computer)


def waits_for_computer(match: Match) -> bool:
    """Return whether a computer has to act in a match, or to answer."""
    side = computer_side(match)
    if side is None or match.stage is not Stage.RUNNING:
        return False
    return must_act(match, side) or bool(match.asked[side.other])


def must_act(match: Match, side: Side) -> bool:
    """Return whether it is a side's turn."""
    return match.game is not None and match.game.position.side is side
