"""The ways through the moments of a match, as buttons and as rows of them. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.core.matches.controls import Verb
from bot.core.matches.messages import Line, family_line
from bot.core.views.buttons import button

if TYPE_CHECKING:
    from bot.core.matches.model import Match
    from bot.core.views.views import Choice, MatchView

LEAP_ICON = 10
"""How many plies the long steps of a replay take."""


def replay_buttons(match: Match, number: int, count: int) -> tuple[Choice, ...]:
    """Return the ways on from one moment of a match, and what else can be had of it."""
    return (
        *step_buttons(match, Verb.REPLAY, number, count),
        button(match, Verb.WORDS, choice=number),
        button(match, Verb.ANIMATION),
        button(match, Verb.STILL),
        button(match, Verb.BOARD, label="back"),
    )


def step_buttons(match: Match, verb: Verb, number: int, count: int) -> tuple[Choice, ...]:
    """Return the ways on from one moment of a match, those that lead nowhere left out."""
    ways = (
        ("first", 0, number > 0),
        ("previous", number - 1, number > 0),
        ("next", number + 1, number < count),
        ("last", count, number < count),
        ("minus", number - LEAP_ICON, number >= LEAP_ICON),
        ("plus", number + LEAP_ICON, number + LEAP_ICON <= count),
    )
    return tuple(
        button(match, verb, choice=to, label=f"replay-{way}") for way, to, leads in ways if leads
    )


STEP_ICONS = ("first", "previous", "next", "last")
LEAP_ICONS = ("minus", "plus")


class WayLabel(NamedTuple):
    """A button's label and its choice; None where it leads nowhere from here."""

    label: Line
    choice: Choice | None


def ways(view: MatchView) -> tuple[tuple[WayLabel, ...], ...]:
    """Return the rows of ways of a replay's view; leaps only where a match is long enough."""
    if view.moment is None:
        return ()
    there = {choice.label.code: choice for choice in view.choices}
    rows = (STEP_ICONS, LEAP_ICONS) if _count(view.moment, there) >= LEAP_ICON else (STEP_ICONS,)
    return tuple(tuple(_way(name, there) for name in row) for row in rows)


def besides(view: MatchView) -> tuple[Choice, ...]:
    """Return a view's choices without the ways through a replay."""
    taken = {way.choice for row in ways(view) for way in row}
    return tuple(choice for choice in view.choices if choice not in taken)


def _way(name: str, there: dict[str, Choice]) -> WayLabel:
    label = family_line("button", f"replay-{name}")
    return WayLabel(label, there.get(label.code))


def _count(moment: int, there: dict[str, Choice]) -> int:
    """Return how many moments a match has after its start, as its way to the last one says."""
    last = there.get(family_line("button", "replay-last").code)
    count = last.control.choice if last else moment
    return count if isinstance(count, int) else moment
