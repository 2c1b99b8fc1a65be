"""How well a scale of ratings forecasts the matches of a population, and finds its strengths."""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from math import log, sqrt
from statistics import fmean

from bot.core.matches.ratings import SCALE, Odds, Scale, draws
from bot.core.matches.standings import SAMPLE_MATCHES, table_limit
from engine.catalogue import KEYS, advantage


class Counting:
    """The odds as they are kept: draws as counted in the matches of the months before."""

    def __init__(self):
        self._counted, self._month = Counter(), None
        self._odds = {}

    def __call__(self, match):
        month = match.at.year, match.at.month
        if month != self._month:
            self._month = month
            self._odds = {key: self._of(key) for key in KEYS}
        self._counted[match.ruleset, match.score == 0.5] += 1
        return self._odds[match.ruleset]

    def _of(self, key):
        return Odds(advantage(key), draws(self._counted[key, True], self._counted[key, False]))


def uncounted():
    """The odds if nobody counts draws."""
    odds = {key: Odds(advantage(key)) for key in KEYS}
    return lambda match: odds[match.ruleset]


def lichess_odds():
    """The first move's advantage in chess, for every ruleset, and no word about draws."""
    return lambda _match: Odds(11.78, 0.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class System:
    """A scale with all else that its forecasts depend on, and who stands on its tables."""

    scale: Scale
    odds: Callable
    carries: bool = True  # a first rating begins at what is known from other rulesets
    limit: float | None = None  # of the deviation on a table, None for one from the population
    matches: int = 0  # that are needed for a table


OURS = System(scale=SCALE, odds=Counting)

LICHESS = System(
    scale=Scale(
        start=1500.0,
        deviation=500.0,
        volatility=0.09,
        tau=0.75,
        period=timedelta(days=1 / 0.21436),
        least_deviation=45.0,
        most_volatility=0.1,
        lowest=400.0,
        highest=4000.0,
    ),
    odds=lichess_odds,
    carries=False,
    limit=75.0,
    matches=30,
)
"""The parameters of lichess.org in 2026. A match there changes a rating by 700 points at most,
which no result comes near."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What is measured of a system. Errors are root mean squares, in points."""

    loss: float  # of the forecasts of all matches: nats a match
    error: float  # of the ratings of those with 20 matches of the ruleset
    aligned: float  # the same, once each ruleset's ratings are shifted and stretched to fit best
    everywhere: float  # of all ratings of those with 20 matches in all
    standing: float  # the part of those with 20 matches in all who stand on a table
    standing_in: float  # the part of those with 20 matches of a ruleset who stand on its table
    limit: float  # of the deviation on a table


def measure(system, matches):
    """Rate a stream of matches, and return the figures.

    A rating is compared with the strength at its last match: after it nobody can know more.
    """
    scale, odds_of = system.scale, system.odds()
    ratings, strengths, loss = defaultdict(dict), defaultdict(dict), 0.0
    for match in matches:
        odds, score, at = odds_of(match), match.score, match.at
        one, other = (_now(system, ratings[who], match.ruleset, at) for who in match.people)
        forecast = scale.expected(one, other, odds)
        loss -= score * log(forecast) + (1 - score) * log(1 - forecast)
        after = (
            scale.rated(one, other, score, odds, at),
            scale.rated(other, one, 1 - score, odds.turned(), at),
        )
        for who, rating, strength in zip(match.people, after, match.strengths, strict=True):
            ratings[who][match.ruleset] = rating
            strengths[who][match.ruleset] = strength
    today = [
        {key: scale.aged(each, matches[-1].at) for key, each in own.items()}
        for own in ratings.values()
    ]
    return Figures(loss / len(matches), *_errors(ratings, strengths), *_standing(system, today))


def _now(system, own, key, at):
    """Return someone's rating in a ruleset before a match."""
    if key in own:
        return system.scale.aged(own[key], at)
    if not (system.carries and own):
        return system.scale.first_rating()
    known = {other: system.scale.aged(rating, at) for other, rating in own.items()}
    return system.scale.first_rating(key, known)


def _regulars(people):
    return [own for own in people if sum(each.matches for each in own.values()) >= SAMPLE_MATCHES]


def _errors(ratings, strengths):
    by_ruleset, everywhere = defaultdict(list), []
    for who, own in ratings.items():
        pairs = {key: (rating.value, strengths[who][key]) for key, rating in own.items()}
        for key, rating in own.items():
            if rating.matches >= SAMPLE_MATCHES:
                by_ruleset[key].append(pairs[key])
        if sum(each.matches for each in own.values()) >= SAMPLE_MATCHES:
            everywhere.extend(pairs.values())
    known = [pair for pairs in by_ruleset.values() for pair in pairs]
    left = [square for pairs in by_ruleset.values() for square in _left_over(pairs)]
    return _error(known), sqrt(fmean(left)), _error(everywhere)


def _error(pairs):
    return sqrt(fmean((value - strength) ** 2 for value, strength in pairs))


def _left_over(pairs):
    """Return the squares of what the best line through pairs leaves."""
    x, y = fmean(pair[0] for pair in pairs), fmean(pair[1] for pair in pairs)
    spread = sum((pair[0] - x) ** 2 for pair in pairs)
    slope = sum((pair[0] - x) * (pair[1] - y) for pair in pairs) / spread if spread else 0.0
    return [(pair[1] - y - slope * (pair[0] - x)) ** 2 for pair in pairs]


def _standing(system, people):
    """Return who stands on tables of those with 20 matches in all, or of a ruleset; the limit."""
    limit = system.limit or table_limit(own.values() for own in people)

    def does(rating):
        return rating.deviation <= limit and rating.matches >= system.matches

    known = [each for own in people for each in own.values() if each.matches >= SAMPLE_MATCHES]
    anywhere = fmean(any(map(does, own.values())) for own in _regulars(people))
    return anywhere, fmean(map(does, known)), limit
