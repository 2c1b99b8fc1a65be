"""What games say about players and rulesets; pure.

The unit is a pair of games with the same opening and sides swapped, since its two games are not
independent: the player whom the opening favours changes. A pair scores 0, 1/4, 1/2, 3/4 or 1 (the
pentanomial model, as Fishtest and cutechess use it). A game without its other half is a unit by
itself, and so is each game of a player against itself.

Intervals are of 95% by the normal approximation over units. A unit that is lost and one that is won
are added first (Agresti and Coull, "Approximate is better than exact", The American Statistician
52, 1998), so that the interval is honest also if there are few units or all of them are won.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, log10, sqrt
from statistics import NormalDist, fmean, median, stdev

from bot.arena.schedule import PlayedGame
from engine import Side

_Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean score from 0 to 1, its 95% interval, and the probability that it is over one half.

    `middle` is that of the interval before it is cut off at 0 and 1, and neither of these.
    """

    score: float
    middle: float
    low: float
    high: float
    superiority: float


@dataclass(frozen=True, slots=True)
class Record:
    """A player's games."""

    wins: int
    draws: int
    losses: int
    estimate: Estimate

    @property
    def games(self) -> int:
        """How many there are."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True, slots=True)
class Character:
    """What the games of a ruleset were like; `first` is the first side's score."""

    games: int
    first_wins: int
    second_wins: int
    draws: int
    first: Estimate
    plies: float
    branching: float
    reasons: Counter[str]


def estimate(units: Sequence[float]) -> Estimate:
    """The mean of the scores of units, each from 0 to 1; there is at least one.

    >>> found = estimate([1.0, 0.5, 0.75, 0.75])
    >>> [round(each, 3) for each in (found.score, found.low, found.high, found.superiority)]
    [0.75, 0.366, 0.968, 0.861]
    """
    padded = [*units, 0.0, 1.0]
    spread = NormalDist(fmean(padded), stdev(padded) / sqrt(len(padded)))
    margin = _Z * spread.stdev
    return Estimate(
        fmean(units),
        spread.mean,
        max(0.0, spread.mean - margin),
        min(1.0, spread.mean + margin),
        1 - spread.cdf(0.5),
    )


def elo(score: float) -> float:
    """The difference in Elo at which a player has a mean score from 0 to 1.

    >>> round(elo(0.75)), elo(0.5), elo(1.0)
    (191, 0.0, inf)
    """
    if score <= 0:
        return -inf
    return inf if score >= 1 else 400 * log10(score / (1 - score))


def record(games: Iterable[PlayedGame], player: str) -> Record:
    """The record of a player in games of which it played one side; there is at least one."""
    scores = [(game, score(game, _side(game, player))) for game in games]
    points = Counter(each for _, each in scores)
    units = defaultdict(list)
    for game, points_won in scores:
        rival = game.game.players[1 - _side(game, player)]
        units[game.game.ruleset, rival, game.game.pair].append(points_won)
    return Record(points[1.0], points[0.5], points[0.0], estimate([*map(fmean, units.values())]))


def character(games: Sequence[PlayedGame]) -> Character:
    """What the games of one ruleset were like; there is at least one."""
    units = defaultdict(list)
    for number, game in enumerate(games):
        one, other = sorted(game.game.players)
        alone = number if one == other else None
        units[one, other, game.game.pair, alone].append(score(game, Side.FIRST))
    winners = Counter(game.winner for game in games)
    return Character(
        games=len(games),
        first_wins=winners[Side.FIRST],
        second_wins=winners[Side.SECOND],
        draws=winners[None],
        first=estimate([*map(fmean, units.values())]),
        plies=median(game.plies for game in games),
        branching=sum(game.choices for game in games)
        / max(1, sum(game.decisions for game in games)),
        reasons=Counter(game.reason for game in games),
    )


def score(game: PlayedGame, side: Side) -> float:
    """The score of a side: 1 for a win, one half for a draw, 0 for a loss."""
    return 0.5 if game.winner is None else float(game.winner is side)


def _side(game: PlayedGame, player: str) -> Side:
    return Side(game.game.players.index(player))
