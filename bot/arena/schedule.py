"""Which games are played: rulesets, players, openings; values and pure functions."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, pairwise
from typing import TypeAlias

from engine import Side

Pairing: TypeAlias = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """What the games of a run have in common.

    `scale` is what all budgets of nodes are multiplied by. `opening` is the number of random
    plies before the players begin, `cap` the number of plies after which a game is a draw. `go` is
    what an outside engine is told after "go", `timeout` the seconds that it has for each move.
    """

    seed: int = 1
    scale: Fraction = Fraction(1)
    opening: int = 4
    cap: int = 500
    go: str = "movetime 1000"
    timeout: float = 30.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ScheduledGame:
    """A game that is to be played.

    `pair` numbers the openings of a ruleset: both games of a pair of games, which differ in who is
    `first`, begin with the same random plies, and so do the games of all other pairings.
    """

    ruleset: str
    revision: int
    first: str
    second: str
    pair: int
    conditions: Conditions

    @property
    def players(self) -> Pairing:
        """The players by side."""
        return self.first, self.second


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A game that is over.

    `winner` is None for a draw. `reason` is the engine's, `cap`, or why a player forfeited the
    game; `detail` says more of that. `plies` and `actions` are those of the whole game, with its
    opening; `decisions` is how often the players chose, `choices` from how many actions in all.
    """

    game: ScheduledGame
    winner: Side | None
    reason: str
    detail: str
    plies: int
    decisions: int
    choices: int
    actions: tuple[str, ...]


def round_robin(players: Sequence[str]) -> list[Pairing]:
    """Everyone against everyone; a single player plays against itself.

    >>> round_robin(["a", "b", "c"])
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    return list(combinations(players, 2)) if len(players) > 1 else [(players[0], players[0])]


def ladder(players: Sequence[str]) -> list[Pairing]:
    """Each player against the one before it.

    >>> ladder(["a", "b", "c"])
    [('b', 'a'), ('c', 'b')]
    """
    return [(above, below) for below, above in pairwise(players)]


def schedule(
    pairings: Iterable[Pairing],
    rulesets: Iterable[tuple[str, int]],
    games: int,
    conditions: Conditions,
) -> list[ScheduledGame]:
    """So many games of each pairing in each ruleset, given by name and revision.

    Two players have half as many openings as games and change sides; `games` is even then. A player
    against itself has an opening a game. What is stopped early has as many games of everything.
    """
    listed = [
        ScheduledGame(
            ruleset=ruleset,
            revision=revision,
            first=first,
            second=second,
            pair=pair,
            conditions=conditions,
        )
        for ruleset, revision in rulesets
        for one, other in pairings
        for sides in (((one, other), (other, one)) if one != other else ((one, other),),)
        for pair in range(games // len(sides))
        for first, second in sides
    ]
    return sorted(listed, key=lambda game: game.pair)
