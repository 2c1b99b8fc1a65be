"""A search of full width over `Ruleset.legal` and `apply`: slow, and with nothing left out.

It shares nothing with `engine.search`, so that it shows the mistakes of that search. It does not
know dice, nor the referee: positions begin with a blank tally, and a few plies cannot fill it.
"""

from collections.abc import Sequence

from engine import CAPTURE_FIRST, Action, Bound, Captured, Huff, Move, Position, Ruleset, Side, Take
from engine.rules.filters import capturing

WON = 1000
"""More than all men of a side."""

EXCHANGE = 8
"""How many captures in a row are played out; men can be bound and freed for ever."""


class TooLarge(Exception):  # noqa: N818 -- named for what is wrong
    """More actions to apply than are allowed."""


class FullWidth:
    """Searches of one ruleset, which apply at most so many actions."""

    def __init__(self, rules: Ruleset, most: int) -> None:
        """Begin with nothing looked at."""
        self._rules, self._left = rules, most
        self._binds = Take in rules.action_effects
        self._compulsory = CAPTURE_FIRST in rules.filters
        self._won: dict[tuple, bool] = {}
        self._bounds: dict[tuple, tuple[int, int]] = {}
        self._first: dict[tuple, Action] = {}

    def winning(self, position: Position, turns: int) -> tuple[Action, ...]:
        """Return the actions by which the side to act wins in so many turns of its own.

        Raises TooLarge.
        """
        return tuple(
            action
            for action in self._rules.legal(position)
            if self._leads(position, action, position.side, turns)
        )

    def saving(self, position: Position, turns: int) -> tuple[Action, ...]:
        """Return the actions after which the other side cannot win in so many turns of its own.

        Raises TooLarge.
        """
        return tuple(
            action
            for action in self._rules.legal(position)
            if not self._wins(self._after(position, action), position.side.other, turns)
        )

    def _wins(self, position: Position, side: Side, turns: int) -> bool:
        """Whether a side wins whatever the other does, with so many turns of its own left."""
        if position.verdict:
            return position.verdict.winner is side
        if turns == 0:
            return False
        key = _key(position), side, turns
        known = self._won.get(key)
        if known is None:
            decide = any if position.side is side else all
            place = position.side, side, turns
            known = self._won[key] = decide(
                self._noted(place, action, won=self._leads(position, action, side, turns))
                for action in self._ordered(position, place)
            )
        return known

    def _leads(self, position: Position, action: Action, side: Side, turns: int) -> bool:
        after = self._after(position, action)
        # A turn that goes on with another action of the same side counts once.
        spent = position.side is side and after.side is not side
        return self._wins(after, side, turns - spent)

    def _noted(self, place: tuple, action: Action, *, won: bool) -> bool:
        """The same result; an action that decided a position is tried first in the next one."""
        if won is (place[0] is place[1]):
            self._first[place] = action
        return won

    def _ordered(self, position: Position, place: tuple) -> Sequence[Action]:
        """All legal actions: the one that decided the last such position first, then captures."""
        landings, first = self._rules.landings(position), self._first.get(place)

        def rank(action: Action) -> int:
            if action == first:
                return 0
            return 1 if not isinstance(action, Move) or landings >> action.path[-1] & 1 else 2

        return sorted(self._rules.legal(position), key=rank)

    def worth(self, position: Position, plies: int) -> dict[Action, int]:
        """Return what each action is worth to the side to act, after so many plies of full width.

        The worth is by how many men the side has more than the other, or plus or minus WON.
        Captures that follow are played out, so that no count ends in the middle of an exchange. An
        action that is a man worse than the best, or more, may be worth even less than it says.

        Raises TooLarge.
        """
        side, found, low = position.side, {}, -WON
        ordered = self._ordered(position, (plies,))
        if plies > 2:
            before = self.worth(position, plies - 2)
            ordered = sorted(before, key=before.__getitem__, reverse=True)
        for action in ordered:
            after = self._after(position, action)
            found[action] = self._worth(after, side, plies - 1, low, WON)
            low = max(low, found[action] - 1)
        return found

    def _worth(self, position: Position, side: Side, plies: int, low: int, high: int) -> int:
        if position.verdict:
            winner = position.verdict.winner
            return 0 if winner is None else WON if winner is side else -WON
        if plies <= 0:
            return self._settled(position, side, plies, low, high)
        key = _key(position), side, plies
        least, most = self._bounds.get(key, (-WON, WON))
        if least >= high or most <= low or least == most:
            return least if least >= high else most
        actions = self._ordered(position, (plies,))
        best = self._best(position, side, plies, low, high, actions)
        self._bounds[key] = least if best <= low else best, most if best >= high else best
        return best

    def _settled(self, position: Position, side: Side, plies: int, low: int, high: int) -> int:
        """The worth when only captures go on; one that is not compulsory may be left."""
        gains, count = position.side is side, self.material(position, side)
        if not self._compulsory:
            low, high = (max(low, count), high) if gains else (low, min(high, count))
            if low >= high:
                return count
        takings = self._takings(position) if plies > -EXCHANGE else []
        if not takings:
            return count
        best = self._best(position, side, plies, low, high, takings)
        return best if self._compulsory else max(best, count) if gains else min(best, count)

    def _best(  # noqa: PLR0913, PLR0917 -- the window
        self,
        position: Position,
        side: Side,
        plies: int,
        low: int,
        high: int,
        actions: Sequence[Action],
    ) -> int:
        """The worth of the best of some actions, or a bound outside the window."""
        gains = position.side is side
        best = -WON if gains else WON
        for action in actions:
            worth = self._worth(self._after(position, action), side, plies - 1, low, high)
            if gains:
                best = max(best, worth)
                low = max(low, best)
            else:
                best = min(best, worth)
                high = min(high, best)
            if low >= high:
                if plies > 0:
                    self._first[plies,] = action
                break
        return best

    def material(self, position: Position, side: Side) -> int:
        """Return how many men a side has more than the other; leaders and the bound count nothing.

        A bound man can be taken next, unless he is freed before.
        """
        own, other = (self._count(position, each) for each in (side, side.other))
        return own - other

    def _count(self, position: Position, side: Side) -> int:
        lost = position.leaders | (position.marks if self._binds else 0)
        return (position.men[side] & ~lost).bit_count()

    def _takings(self, position: Position) -> list[Action]:
        """The legal actions that capture or bind."""
        legal = self._rules.legal(position)
        moves = [action for action in legal if isinstance(action, Move)]
        found = [action for action in legal if isinstance(action, (Take, Huff))]
        found += (move for move in moves if move.leaps)
        steps = (move for move in moves if not move.leaps)
        return [*found, *capturing(self._rules, position, steps)]

    def _after(self, position: Position, action: Action) -> Position:
        self._left -= 1
        if self._left < 0:
            raise TooLarge
        return self._rules.apply(position, action)[0]


def _key(position: Position) -> tuple:
    """All that decides how a position can go on, short of the referee."""
    return position, position.tally.lost, position.tally.huff


def prey(rules: Ruleset, position: Position, action: Action) -> frozenset[int]:
    """Return the squares of the pieces that an action captures or binds."""
    events = rules.apply(position, action)[1]
    return frozenset(e.square for e in events if isinstance(e, (Captured, Bound)))
