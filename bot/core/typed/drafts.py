"""Terms while they are chosen by buttons: a few characters that a control carries. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bot.core.matches.model import SideWish, Terms
from bot.core.typed.clock_text import SUGGESTED, suggested_clocks
from bot.core.typed.terms import option_choices
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from bot.core.typed.terms import OptionChoice

DRAFT_DIGITS: Final = "0123456789abcdef"
"""How many of an option's values a draft can tell apart."""

SIDES: Final = (SideWish.LOT, SideWish.FIRST, SideWish.SECOND)

CLOCK_OPTION: Final = -1
"""The clock, as the number of an option."""

GAME_OPTION: Final = -2
"""The game, as the number of an option."""

BACK: Final = -3
"""No option: the way back to the draft, which has a control of its own."""

_LETTERS: Final = {"t": CLOCK_OPTION, "g": GAME_OPTION, "x": BACK}

_DRAFT: Final = re.compile(
    rf"(?P<key>{'|'.join(KEYS)})=(?P<picks>[{DRAFT_DIGITS}]*)(?P<side>[0-2])"
    rf"(?:-(?P<clock>[{DRAFT_DIGITS[: len(SUGGESTED)]}]))?(?P<rated>-r)?"
    rf"(?:=(?P<asked>[{DRAFT_DIGITS}tgx]))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Draft:
    """A ruleset, the number of the value of each of its options, a wish for a side, a clock.

    ``rated`` tells whether the result counts for ratings.
    ``asked`` is the number of the option whose values are shown to choose from, if any is.
    ``clock`` is the number of a suggested one; without it the challenge keeps its clock.
    """

    key: str
    picks: tuple[int, ...]
    side: SideWish
    asked: int | None = None
    clock: int | None = None
    rated: bool = False

    def __str__(self) -> str:
        """Return the text, which ``read_draft`` turns back into an equal draft."""
        picks = "".join(DRAFT_DIGITS[pick] for pick in self.picks)
        clock = "" if self.clock is None else f"-{DRAFT_DIGITS[self.clock]}"
        rated = "-r" if self.rated else ""
        asked = "" if self.asked is None else f"={_digit(self.asked)}"
        return f"{self.key}={picks}{SIDES.index(self.side)}{clock}{rated}{asked}"

    @property
    def options(self) -> tuple[OptionChoice, ...]:
        """The options of the ruleset, in the order of the picks."""
        return option_choices(self.key)

    @property
    def terms(self) -> Terms:
        """The terms of the draft, without a clock that the challenge keeps."""
        chosen = ",".join(
            f"{option.name}={option.values[pick][0]}"
            for option, pick in zip(self.options, self.picks, strict=True)
        )
        found = ruleset(f"{self.key}({chosen})" if chosen else self.key)
        clock = None if self.clock is None else suggested_clocks()[self.clock]
        return Terms(found.name, found.revision, self.side, clock, self.rated)

    def with_pick(self, option: int, pick: int) -> Draft:
        """Return the draft with another value of one option."""
        picks = (*self.picks[:option], pick, *self.picks[option + 1 :])
        return replace(self, picks=picks, asked=None)

    def with_clock(self, clock: int) -> Draft:
        """Return the draft with another clock."""
        return replace(self, clock=clock, asked=None)

    def with_next_side(self) -> Draft:
        """Return the draft with the next of the wishes for a side."""
        return replace(self, side=SIDES[(SIDES.index(self.side) + 1) % len(SIDES)])


def plain_draft(key: str, side: SideWish) -> Draft:
    """Return a ruleset as it is usually played."""
    return Draft(key, (0,) * len(option_choices(key)), side)


def draft_of(terms: Terms) -> Draft:
    """Return the draft of these terms, which keeps their clock."""
    rules = ruleset(terms.ruleset)
    chosen = dict(rules.options)
    picks = []
    for option in option_choices(rules.key):
        values = [value for value, _ in option.values]
        picks.append(values.index(chosen.get(option.name, values[0])))
    return Draft(rules.key, tuple(picks), terms.side, rated=terms.rated)


def read_draft(text: str) -> Draft | None:
    """Return the draft of a control's choice, or None when no bot wrote it."""
    found = _DRAFT.fullmatch(text)
    if found is None:
        return None
    options = option_choices(found["key"])
    picks = tuple(DRAFT_DIGITS.index(digit) for digit in found["picks"])
    if len(picks) == len(options) - 1 and picks:  # an old button, from before the last option
        picks += (0,)
    asked = None if found["asked"] is None else _number(found["asked"])
    clock = None if found["clock"] is None else DRAFT_DIGITS.index(found["clock"])
    fits = len(picks) == len(options) and all(
        pick < len(option.values) for pick, option in zip(picks, options, strict=True)
    )
    if not fits or (asked is not None and asked >= len(options)):
        return None
    is_rated = found["rated"] is not None
    return Draft(found["key"], picks, SIDES[int(found["side"])], asked, clock, is_rated)


def _digit(asked: int) -> str:
    letter = next((each for each, number in _LETTERS.items() if number == asked), None)
    return letter or DRAFT_DIGITS[asked]


def _number(digit: str) -> int:
    return _LETTERS[digit] if digit in _LETTERS else DRAFT_DIGITS.index(digit)
