"""The ways through a replay in places of their own, each always the same.

Whoever presses a button again and again finds it where it was: a way that leads nowhere from here
leaves a gap. Pure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.core.controls import read_control
from bot.core.messages import Line, member
from bot.core.view.buttons import LEAP

if TYPE_CHECKING:
    from bot.core.view.views import Choice, MatchView

STEPS = ("first", "previous", "next", "last")
LEAPS = ("minus", "plus")


class Way(NamedTuple):
    """What stands on a button, and its choice: None where it leads nowhere from here."""

    label: Line
    choice: Choice | None


def ways(view: MatchView) -> tuple[tuple[Way, ...], ...]:
    """Return the rows of ways of a replay's view; leaps only where a match is long enough."""
    if view.moment is None:
        return ()
    there = {choice.label.code: choice for choice in view.choices}
    rows = (STEPS, LEAPS) if _count(view.moment, there) >= LEAP else (STEPS,)
    return tuple(tuple(_way(name, there) for name in row) for row in rows)


def besides(view: MatchView) -> tuple[Choice, ...]:
    """Return a view's choices without the ways through a replay."""
    taken = {way.choice for row in ways(view) for way in row}
    return tuple(choice for choice in view.choices if choice not in taken)


def _way(name: str, there: dict[str, Choice]) -> Way:
    label = member("button", f"replay-{name}")
    return Way(label, there.get(label.code))


def _count(moment: int, there: dict[str, Choice]) -> int:
    """Return how many moments a match has after its start, as its way to the last one says."""
    last = there.get(member("button", "replay-last").code)
    control = read_control(last.id) if last else None
    return int(control.choice) if control else moment
