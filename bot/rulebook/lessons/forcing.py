"""What forces a win or a gain of men whatever the opponent answers: a search of full width. Pure.

Invariant: nothing but the ruleset's `legal` and `apply` is asked, and nothing is left out. Rulesets
with dice or huffing, where a side may act twice in a row, are not searched.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Captured

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine import Action, Position, Ruleset


@dataclass(frozen=True, slots=True)
class Aim:
    """What the side to act is to reach in at most so many turns of its own.

    Without a ``gain`` a win; with one to capture so many pieces, to lose none, and to stand so in
    the end that no answer captures anything.

    >>> str(Aim(2)), str(Aim(3, gain=1))
    ('win 2', 'gain 1 in 3')
    """

    turns: int
    gain: int | None = None

    def __str__(self) -> str:
        return f"win {self.turns}" if self.gain is None else f"gain {self.gain} in {self.turns}"

    def after(self, taken: int) -> Aim:
        """Return what is left to reach after a turn that captured so many pieces."""
        return Aim(self.turns - 1, None if self.gain is None else self.gain - taken)


class TooLarge(Exception):  # noqa: N818 -- named for what is wrong
    """More actions would have to be applied than are allowed."""


class Forcing:
    """Searches of one ruleset that apply at most so many actions."""

    def __init__(self, rules: Ruleset, most: int) -> None:
        """Begin with nothing looked at."""
        self._rules, self._left = rules, most
        self._known: dict[tuple[Position, tuple[int, int], Aim], bool] = {}
        self._refuting: dict[int, Action] = {}

    def solves(self, position: Position, action: Action, aim: Aim) -> bool:
        """Return whether the aim is reached in time after an action. Raises TooLarge."""
        after, taken = self._apply(position, action)
        left = aim.after(taken)
        if after.verdict is not None:
            return after.verdict.winner is position.side
        if left.gain is not None and left.gain <= 0:
            return not any(self._harms(after, each) for each in self._rules.legal(after))
        return left.turns > 0 and self.refuting(after, left) is None

    def refuting(self, position: Position, aim: Aim) -> Action | None:
        """Return an answer after which the other side misses its aim, or None. Raises TooLarge."""
        first = self._refuting.get(aim.turns)
        legal: Sequence[Action] = self._rules.legal(position)
        if first is not None and first in legal:
            legal = (first, *legal)
        for answer in legal:
            if not self.holds(position, answer, aim):
                self._refuting[aim.turns] = answer
                return answer
        return None

    def holds(self, position: Position, answer: Action, aim: Aim) -> bool:
        """Return whether the other side still reaches its aim after an answer. Raises TooLarge."""
        after, lost = self._apply(position, answer)
        if after.verdict is not None:
            return after.verdict.winner is not position.side and after.verdict.winner is not None
        if aim.turns < 1 or (lost and aim.gain is not None):
            return False
        key = after, after.tally.lost, aim
        if key not in self._known:
            legal = self._rules.legal(after)
            self._known[key] = any(self.solves(after, each, aim) for each in legal)
        return self._known[key]

    def _harms(self, position: Position, answer: Action) -> bool:
        after, lost = self._apply(position, answer)
        return lost > 0 or after.verdict is not None

    def _apply(self, position: Position, action: Action) -> tuple[Position, int]:
        """Return the position after an action, and how many pieces it captured."""
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        after, events = self._rules.apply(position, action)
        return after, sum(isinstance(event, Captured) for event in events)
