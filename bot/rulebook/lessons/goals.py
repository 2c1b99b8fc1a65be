"""Goals of tasks, and which of them an action misses. Pure.

Invariant: an action is judged by the engine's result, never by its text, so every action that
reaches the goal is a solution.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.core.matches.actions import action_notation, notations, square_notation
from bot.core.matches.messages import family_line, line
from bot.core.views.board_words import side_line
from engine import Bound, Captured, Freed, Moved, is_active
from engine.explain import would_capture

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.matches.messages import Line, Notation
    from engine import Action, Game, Square

Goal: TypeAlias = Mapping[str, Any]
"""The arguments of judges by their names; all must be satisfied."""

Kind: TypeAlias = type[Captured | Bound | Freed]
"""An event at a square."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """The game before and after an action."""

    before: Game
    after: Game

    def squares(self, kind: Kind) -> set[Square]:
        """Return the squares of all events of a kind."""
        return {event.square for event in self.after.events if isinstance(event, kind)}

    def read(self, names: Iterable[str]) -> set[Square]:
        """Return the squares with these names."""
        return set(map(self.after.ruleset.board.square, names))

    def named(self, squares: Iterable[Square]) -> tuple[Notation, ...]:
        """Return the notations of these squares."""
        rules = self.after.ruleset
        return notations(rules, map(rules.board.name, sorted(squares)))

    @property
    def end(self) -> Square:
        """The last square of the piece that moved."""
        return next(each.path[-1] for each in self.after.events if isinstance(each, Moved))


Judge: TypeAlias = Callable[[Attempt, Any], "Line | None"]
"""Returns what an attempt misses, or None."""


def missed(game: Game, action: Action, goal: Goal) -> tuple[Line, ...]:
    """Return what a legal action misses of a goal; empty if it solves the task."""
    attempt = Attempt(game, game.play(action))
    judged = (JUDGES[name](attempt, asked) for name, asked in goal.items())
    return tuple(left for left in judged if left)


def prey_of(goal: Goal) -> tuple[str, ...]:
    """Return the squares of the enemies in a goal, to be marked."""
    return (*goal.get("captured", ()), *goal.get("bound", ()))


def _happens(name: str, kind: Kind) -> Judge:
    """Return a judge of whether an event happens at all squares."""

    def judge(attempt: Attempt, asked: list[str]) -> Line | None:
        left = attempt.read(asked) - attempt.squares(kind)
        squares = attempt.named(left)
        return family_line("missed", name, squares=squares, count=len(squares)) if left else None

    return judge


def _count(attempt: Attempt, asked: int) -> Line | None:
    taken = len(attempt.squares(Captured))
    return None if taken >= asked else line("missed-count", taken=taken, asked=asked)


def _upright(attempt: Attempt, asked: list[str]) -> Line | None:
    """Require that these men are unmarked, or without names the one that moved."""
    squares = attempt.read(asked) or {attempt.end}
    left = attempt.named(each for each in squares if attempt.after.position.marks >> each & 1)
    return line("missed-upright", squares=left, count=len(left)) if left else None


def _reached(attempt: Attempt, asked: list[str]) -> Line | None:
    squares = attempt.read(asked)
    if attempt.end in squares:
        return None
    return line("missed-reached", squares=attempt.named(squares))


def _ended(attempt: Attempt, asked: str) -> Line | None:
    """Require a win for this reason."""
    outcome = attempt.after.outcome
    if outcome is None:
        return line("missed-ended")
    if outcome.reason == asked and outcome.winner is attempt.before.position.side:
        return None
    return line("missed-otherwise", reason=family_line("reason", outcome.reason))


def _active(attempt: Attempt, _asked: bool) -> Line | None:  # noqa: FBT001 -- as in the files
    """Require that the piece that moved was active before its move."""
    before = attempt.before
    start = next(each.path[0] for each in attempt.after.events if isinstance(each, Moved))
    if is_active(before.ruleset, before.position, start):
        return None
    return line("missed-active", square=square_notation(before.ruleset, start))


def _unharmed(attempt: Attempt, asked: list[str]) -> Line | None:
    """Require that no reply captures on these squares, or without names anywhere."""
    after, squares = attempt.after, attempt.read(asked)
    for reply in after.legal:
        lost = set(would_capture(after, reply))
        if lost & (squares or lost):
            return line(
                "missed-unharmed",
                side=side_line(after.position.side),
                reply=action_notation(after, reply),
                squares=attempt.named(lost),
            )
    return None


def _held(attempt: Attempt, asked: str) -> Line | None:
    """Require that no reply wins for this reason."""
    after = attempt.after
    for reply in after.legal:
        outcome = after.play(reply).outcome
        if outcome and outcome.winner is after.position.side and outcome.reason == asked:
            return line(
                "missed-held",
                side=side_line(outcome.winner),
                reply=action_notation(after, reply),
                reason=family_line("reason", outcome.reason),
            )
    return None


JUDGES: Mapping[str, Judge] = {
    "captured": _happens("captured", Captured),
    "bound": _happens("bound", Bound),
    "freed": _happens("freed", Freed),
    "count": _count,
    "upright": _upright,
    "reached": _reached,
    "active": _active,
    "ended": _ended,
    "unharmed": _unharmed,
    "held": _held,
}
