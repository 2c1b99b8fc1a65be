"""What a task asks for, and what an action leaves undone of it, as the engine sees it. Pure.

Law: a task is judged by what the engine makes of the action, never by comparing texts, so whatever
reaches the goal solves it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.core.matches.notation import action_notation, notations
from bot.core.messages import family_line, line
from bot.core.views.board_words import side_line
from engine.events import Bound, Captured, Freed, Moved
from engine.explain import would_capture

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.messages import Line, Notation
    from engine.actions import Action
    from engine.board import Square
    from engine.game import Game

Goal: TypeAlias = Mapping[str, Any]
"""What is asked for, by the names of the judges; all of it has to be reached."""

Kind: TypeAlias = type[Captured | Bound | Freed]
"""What happens at a square."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """The game before and after the action that somebody tries."""

    before: Game
    after: Game

    def squares(self, kind: Kind) -> set[Square]:
        """Return the squares at which so much happened."""
        return {event.square for event in self.after.events if isinstance(event, kind)}

    def read(self, names: Iterable[str]) -> set[Square]:
        """Return the squares of these names."""
        return set(map(self.after.ruleset.board.square, names))

    def named(self, squares: Iterable[Square]) -> tuple[Notation, ...]:
        """Return these squares as they are said."""
        rules = self.after.ruleset
        return notations(rules, map(rules.board.name, sorted(squares)))

    @property
    def end(self) -> Square:
        """The square that the piece has come to."""
        return next(each.path[-1] for each in self.after.events if isinstance(each, Moved))


Judge: TypeAlias = Callable[[Attempt, Any], "Line | None"]
"""Says what an attempt leaves undone of what is asked, or None where nothing is left."""


def missed(game: Game, action: Action, goal: Goal) -> tuple[Line, ...]:
    """Return what a legal action leaves undone of a goal; nothing where it solves the task."""
    attempt = Attempt(game, game.play(action))
    judged = (JUDGES[name](attempt, asked) for name, asked in goal.items())
    return tuple(left for left in judged if left)


def prey_of(goal: Goal) -> tuple[str, ...]:
    """Return the squares of the enemies that a goal is about, to be marked."""
    return (*goal.get("captured", ()), *goal.get("bound", ()))


def _happens(name: str, kind: Kind) -> Judge:
    """Judge whether so much happens at all the squares that are asked for."""

    def judge(attempt: Attempt, asked: list[str]) -> Line | None:
        left = attempt.read(asked) - attempt.squares(kind)
        squares = attempt.named(left)
        return family_line("missed", name, squares=squares, count=len(squares)) if left else None

    return judge


def _count(attempt: Attempt, asked: int) -> Line | None:
    taken = len(attempt.squares(Captured))
    return None if taken >= asked else line("missed-count", taken=taken, asked=asked)


def _upright(attempt: Attempt, asked: list[str]) -> Line | None:
    """Ask for these men to stand upright, or for the one that moved where none is named."""
    squares = attempt.read(asked) or {attempt.end}
    left = attempt.named(each for each in squares if attempt.after.position.marks >> each & 1)
    return line("missed-upright", squares=left, count=len(left)) if left else None


def _reached(attempt: Attempt, asked: list[str]) -> Line | None:
    squares = attempt.read(asked)
    if attempt.end in squares:
        return None
    return line("missed-reached", squares=attempt.named(squares))


def _ended(attempt: Attempt, asked: str) -> Line | None:
    """Ask for a win by this reason."""
    outcome = attempt.after.outcome
    if outcome is None:
        return line("missed-ended")
    if outcome.reason == asked and outcome.winner is attempt.before.position.side:
        return None
    return line("missed-otherwise", reason=family_line("reason", outcome.reason))


def _unharmed(attempt: Attempt, asked: list[str]) -> Line | None:
    """Ask that no reply takes a man on these squares, or any man where none is named."""
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
    """Ask that no reply wins by this reason."""
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
    "ended": _ended,
    "unharmed": _unharmed,
    "held": _held,
}
