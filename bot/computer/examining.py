"""What a person had to choose from in a match, and what a search thinks of it, for fair play."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bot.core.matches.fair_play import DecisionPoint
from bot.core.matches.trails import stored_action
from engine import PLIES, Game, Roll
from engine.catalogue import ruleset
from engine.search import WIN, Budget, TranspositionTable, search, winning_chance

if TYPE_CHECKING:
    from bot.core.matches.thoughts import GameTask
    from engine import Action, Side

NODES: Final = 3000
"""How many nodes the first choice has; the strongest level has about forty times as many."""

GLANCE: Final = 300
"""The most nodes of a look at one action and the replies to it; most need 60 to 150."""

OPENING: Final = 8
"""The plies at the start of a match that are left out: they can be known by heart."""

EACH: Final = 20
"""How many decisions of each side are looked into in a match, evenly spread."""

DECIDED: Final = 0.04
"""No position counts if a side wins or loses with at least this chance."""

MATCHES_KEPT: Final = 1000
"""How many matches are remembered: both players' decisions are looked at again and again."""

RIVALS: Final = 2
"""How many other actions that look best are searched, for the gap."""


class CachedExaminer:
    """An `Examiner` that remembers what it found."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.choices = lru_cache(MATCHES_KEPT)(examine)
        self.chance = lru_cache(MATCHES_KEPT)(chance)


def chance(task: GameTask) -> float:
    """Return the chance of winning that the side to act has after some actions."""
    game = Game.start(ruleset(task.ruleset))
    for text in task.actions:
        game = game.play(stored_action(game, text))
    if game.outcome is not None:
        winner = game.outcome.winner
        return 0.5 if winner is None else float(winner is game.position.side)
    return Evaluation(game).chance


def examine(task: GameTask) -> tuple[tuple[DecisionPoint, ...], tuple[DecisionPoint, ...]]:
    """Return the decisions of both sides of a match that say something about who made them.

    Left out are the opening, forced moves, and what is decided. Raises CorruptMatch.
    """
    first, second = (
        tuple(filter(None, (Evaluation(game).of(played) for game, played in own)))
        for own in decisions(task)
    )
    return first, second


def decisions(task: GameTask) -> tuple[list[tuple[Game, Action]], ...]:
    """Return games with what was played in them, of each side, evenly spread over the match."""
    own: tuple[list[tuple[Game, Action]], ...] = ([], [])
    game, plies = Game.start(ruleset(task.ruleset)), 0
    for text in task.actions:
        action = stored_action(game, text)
        if plies >= OPENING and not isinstance(action, Roll) and len(game.legal) > 1:
            own[game.position.side].append((game, action))
        plies += isinstance(action, PLIES)
        game = game.play(action)
    return tuple(
        [each[len(each) * n // EACH] for n in range(EACH)] if len(each) > EACH else each
        for each in own
    )


class Evaluation:
    """What a search finds of the actions in a position."""

    def __init__(self, game: Game) -> None:
        """Search the position, and look at every action."""
        self._game = game
        self._table = TranspositionTable()
        budget = Budget(nodes=NODES)
        line = search(
            game.ruleset, game.position, game.since_irreversible, budget, table=self._table
        )
        self.best, self.chance = line.actions[0], winning_chance(line.score)
        self._searched: dict[Action, float] = {}
        self.is_open = DECIDED < self.chance < 1 - DECIDED
        if not self.is_open:
            return
        glances = {each: self._glance(each) for each in game.choices}
        own = glances.pop(self.best)
        rivals = sorted(glances, key=glances.__getitem__, reverse=True)
        gap = self.chance - max(map(self._deep, rivals[:RIVALS]))
        better = sum(each > own for each in glances.values()) / len(glances)
        margin = own - glances[rivals[0]]
        self._outlook = (gap, margin, better, 1 + len(glances))

    def of(self, played: Action) -> DecisionPoint | None:
        """Return what it says that an action was played; None if the game is decided."""
        if not self.is_open:
            return None
        is_first = played == self.best
        loss = 0.0 if is_first else max(0.0, self.chance - self._deep(played))
        return DecisionPoint(*self._outlook, loss=loss, is_first=is_first)

    def _glance(self, action: Action) -> float:
        return self._after(action, Budget(GLANCE, 1), TranspositionTable(0))

    def _deep(self, action: Action) -> float:
        if action not in self._searched:
            self._searched[action] = self._after(action, Budget(NODES // 4), self._table)
        return self._searched[action]

    def _after(self, action: Action, budget: Budget, table: TranspositionTable) -> float:
        """Return the chance of winning of the side that chooses, after an action."""
        side: Side = self._game.position.side
        after = self._game.play(action)
        if after.outcome is not None:
            winner = after.outcome.winner
            return 0.5 if winner is None else winning_chance(WIN if winner is side else -WIN)
        found = search(after.ruleset, after.position, (), budget, table=table)
        return winning_chance(found.score if after.position.side is side else -found.score)
