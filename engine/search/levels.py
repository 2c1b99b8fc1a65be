"""The levels of the computer player, and how a level chooses.

A level is a number of nodes, so it plays the same on a fast machine and on a slow one. The lower
levels look at each action by itself, and make two mistakes that people make: they do not see the
answer to an action at all, or misjudge what it is worth. The middle ones search, and now and then
play a turn as carelessly as that.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from typing import Any, Protocol

from engine.position import Position
from engine.ruleset import Ruleset
from engine.search.deepening import search
from engine.search.play import DRAW, State
from engine.search.plays import play_of
from engine.search.score import WIN
from engine.search.transposition_table import TranspositionTable
from engine.search.variation import Budget, Variation
from engine.search.weights import Family, family_of


class Chance(Protocol):
    """The random numbers that a level needs; a `random.Random` gives them."""

    def random(self) -> float:
        """A number from 0 to 1."""

    def gauss(self, mu: float, sigma: float) -> float:
        """A number around `mu`."""

    def shuffle(self, x: list[Any]) -> None:
        """Mix a list."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play.

    `share` of the nodes that the strongest level has. `slips` is the chance of a careless turn.
    `blindness` is the chance that such a turn does not see the answers to an action, `noise` the
    standard deviation of what it thinks the action is worth, a man being about a hundred.
    """

    number: int
    share: float
    slips: float = 0.0
    blindness: float = 0.9
    noise: float = 30.0

    def nodes(self, ruleset: Ruleset) -> int:
        """How many nodes a decision has."""
        return max(1, round(self.share * _TOP_NODES[family_of(ruleset)]))


LEVELS: tuple[Level, ...] = (
    Level(1, 0.001, slips=1, blindness=0.7, noise=80),
    Level(2, 0.002, slips=1, blindness=0.35, noise=40),
    Level(3, 0.004, slips=1, blindness=0.12, noise=20),
    Level(4, 0.015, slips=0.3),
    Level(5, 0.04, slips=0.15),
    Level(6, 0.11, slips=0.07),
    Level(7, 0.33, slips=0.03),
    Level(8, 1.0),
)

# About two seconds of one core of the bench machine, at most five in any position of the tactics.
_TOP_NODES: Mapping[Family, int] = {
    Family.BATTLE: 130_000,
    Family.CROSSING: 150_000,
    Family.BINDING: 170_000,
    Family.TURNING: 130_000,
    Family.SKIRMISH: 160_000,
    Family.TOURNAMENT: 90_000,
}


def choose(  # noqa: PLR0913 - the last three are seldom given
    ruleset: Ruleset,
    position: Position,
    history: tuple[Position, ...],
    level: Level,
    random: Chance,
    *,
    deadline: Callable[[], bool] | None = None,
    table: TranspositionTable | None = None,
) -> Variation:
    """What a computer of a level plays: the first action of the variation.

    Its score is what the level thinks. `history` and `table` are as for `search`. The same
    arguments and random numbers give the same variation. `deadline` cuts the thinking short. Raises
    ValueError where the position is decided.
    """
    budget = Budget(nodes=level.nodes(ruleset), deadline=deadline)
    if random.random() >= level.slips:
        return search(ruleset, position, history, budget, table=table, shuffle=random.shuffle)
    return _glance(ruleset, position, level, budget, random)


def _glance(
    ruleset: Ruleset, position: Position, level: Level, budget: Budget, random: Chance
) -> Variation:
    """The action that looks best, each looked at by itself."""
    play = play_of(ruleset)
    state = play.state(position)
    captures, quiets = play.legal(state)
    tokens = [*captures, *quiets]
    if not tokens:
        raise ValueError("the game is over: there is no action to choose")
    random.shuffle(tokens)
    best, best_felt = Variation(0, 0, 0, ()), -inf
    nodes, each = 0, max(8, (budget.nodes or 0) // len(tokens))
    for token in tokens:
        child = play.after(state, token)
        blind = random.random() < level.blindness
        found = _opinion(ruleset, child, Budget(each, None, budget.deadline), blind=blind)
        score = found.score if child.side == state.side else -found.score
        nodes += found.nodes + 1
        felt = score + random.gauss(0, level.noise)
        if felt > best_felt:
            best, best_felt = Variation(score, 1, nodes, (play.action(token),)), felt
        if budget.deadline is not None and budget.deadline():
            break
    return Variation(best.score, best.depth, nodes, best.actions)


def _opinion(ruleset: Ruleset, child: State, budget: Budget, *, blind: bool) -> Variation:
    """What a state is thought to be worth to its side to act; an end of the game is seen."""
    play = play_of(ruleset)
    if child.result is not None:
        won = WIN - 1 if child.result == child.side else 1 - WIN
        return Variation(0 if child.result == DRAW else won, 0, 0, ())
    if blind or child.is_throw_due:
        return Variation(play.score(child), 0, 0, ())
    return search(ruleset, play.position(child), (), budget, table=TranspositionTable(0))
