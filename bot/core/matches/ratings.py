"""Ratings of people by ruleset: Glicko-2, one match at a time. Pure.

`docs/internals/ratings.md` gives the sources, and says why the parameters are what they are. No
library does this: glicko2, skelo and openskill lack fractional periods, the first side's advantage
and opponents who stay fixed.

Invariant: a rating is a function of the log. The same matches in the same order give the same bits.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import exp, hypot, log, pi, sqrt
from typing import TYPE_CHECKING, Final

from engine.catalogue import LEVEL_RATINGS, ruleset
from engine.search import family_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

POINTS: Final = 173.7178
"""Points in a unit of Glickman's scale: 400 / ln 10, as he rounds it."""

MONTH: Final = timedelta(days=30)
"""A period. A correspondence match lasts for weeks, so uncertainty grows over months."""

FARTHEST: Final = 20.0
"""Units at which a difference is cut; farther apart a result would say nothing."""

LEAST_VOLATILITY: Final = 0.01
PRECISION: Final = 1e-6
ROUNDS: Final = 100
DIGITS: Final = 9
"""Decimals that are kept, so that the last bit of a platform's `exp` hardly ever counts."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's strength in a ruleset, in points, and how certain that is.

    The strength lies within two deviations of `value` in 95 of 100 cases. `volatility` says by how
    many of Glickman's units it changes in a period. `deviation` is that of the moment `at`; without
    one, as for an opponent of fixed strength, it does not grow.
    """

    value: float
    deviation: float
    volatility: float
    matches: int = 0
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a match: one point of its curve."""

    at: datetime
    value: float
    deviation: float


def draws(drawn: int, decided: int) -> float:
    """Return how often equals draw, by how often one of them wins, from the matches of a ruleset.

    That is more than the ratio of what was counted, since most people are not equals. Without
    matches it is as in a game of which a quarter is drawn.

    >>> round(draws(0, 0), 2), round(draws(400, 400), 2)
    (0.73, 2.01)
    """
    return 2.2 * (drawn + 20) / (decided + 60)


@dataclass(frozen=True, slots=True)
class Odds:
    """What a ruleset does to a result, as one side sees it.

    `advantage` is in points, more than 0 for who is better off by having moved first or second.
    `draws` is the parameter of Davidson's model, 0 for a game that is never drawn.
    """

    advantage: float = 0.0
    draws: float = draws(0, 0)

    def turned(self) -> Odds:
        """Return the odds as the other side sees them."""
        return replace(self, advantage=-self.advantage)


EVEN: Final = Odds()


@dataclass(frozen=True, slots=True)
class Result:
    """A match as one side saw it; `score` is 1 when won, 0.5 when drawn, 0 when lost."""

    opponent: Rating
    score: float
    odds: Odds = EVEN


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """The parameters of a scale of ratings, and what is computed with them.

    `start` and `deviation` are a newcomer's; no deviation grows beyond that. `tau` says how readily
    volatility changes, `period` in what time it acts once. Between two rulesets of a family the
    strength of a person differs by `family` points. In any other one it differs by `elsewhere`, and
    a person is nearer to `start`, by the factor `share`.
    """

    start: float = 1500.0
    deviation: float = 280.0
    volatility: float = 0.12
    tau: float = 0.5
    family: float = 110.0
    elsewhere: float = 180.0
    share: float = 0.7
    period: timedelta = MONTH
    least_deviation: float = 40.0
    most_volatility: float = 0.2
    lowest: float = 100.0
    highest: float = 4000.0

    def first_rating(self, key: str = "", known: Mapping[str, Rating] | None = None) -> Rating:
        """Return the rating of a person who has not played a ruleset yet.

        `known` are their ratings in others, by key, as of now. It begins at one of the same family,
        with a wider deviation, or part of the way to another, whichever leaves it more certain.

        >>> SCALE.first_rating().value
        1500.0
        >>> expert = {"lemery-compact": Rating(1800.0, 60.0, 0.12, 31)}
        >>> [SCALE.first_rating(key, expert).value for key in ("lemery-ultra", "poleis")]
        [1800.0, 1710.0]
        """
        ratings = [Rating(self.start, self.deviation, self.volatility)]
        for other, rating in (known or {}).items():
            is_family = family_of(ruleset(other)) is family_of(ruleset(key))
            share, spread = (1.0, self.family) if is_family else (self.share, self.elsewhere)
            value = self.start + share * (rating.value - self.start)
            deviation = round(hypot(share * rating.deviation, spread), DIGITS)
            ratings.append(Rating(value, deviation, self.volatility))
        return min(ratings, key=lambda each: each.deviation)

    def aged(self, rating: Rating, now: datetime) -> Rating:
        """Return a rating as of now: its deviation has grown since, its value stays."""
        if rating.at is None or now <= rating.at:
            return rating
        periods = (now - rating.at) / self.period
        grown = hypot(rating.deviation, rating.volatility * POINTS * sqrt(periods))
        deviation = round(min(grown, self.deviation), DIGITS)
        return Rating(rating.value, deviation, rating.volatility, rating.matches, now)

    def expected(self, one: Rating, other: Rating, odds: Odds = EVEN) -> float:
        """Return the score, from 0 to 1, that the first of two can expect; ratings as of now.

        >>> SCALE.expected(SCALE.first_rating(), SCALE.first_rating())
        0.5
        """
        unsure = hypot(one.deviation, other.deviation)
        return _forecast(one.value - other.value, _weight(unsure), odds)[0]

    def rated(
        self, rating: Rating, opponent: Rating, score: float, odds: Odds, now: datetime
    ) -> Rating:
        """Return a player's rating after a match, from both players' ratings before it.

        `score` and `odds` are as they see them; `now` is when the match ended. If a later one
        has been counted before it, no time goes by, and none is counted twice afterwards.
        """
        result = Result(self.aged(opponent, now), score, odds)
        after = self.updated(self.aged(rating, now), [result])
        return replace(after, at=max(now, rating.at or now))

    def updated(self, rating: Rating, results: Sequence[Result], periods: float = 0.0) -> Rating:
        """Return a rating after some results at once: steps 3 to 8 of Glickman's paper.

        `periods` is the time that they took, in which the deviation grows too. His is 1.
        """
        information, surprise = 0.0, 0.0
        for result in results:
            weight = _weight(result.opponent.deviation)
            difference = rating.value - result.opponent.value
            expected, variance = _forecast(difference, weight, result.odds)
            information += weight * weight * variance
            surprise += weight * (result.score - expected)
        volatility = self._volatility(rating, information, surprise)
        before = (rating.deviation / POINTS) ** 2 + periods * volatility**2
        after = before / (1 + before * information)
        value = rating.value + after * surprise * POINTS
        return Rating(
            round(_within(value, self.lowest, self.highest), DIGITS),
            round(_within(sqrt(after) * POINTS, self.least_deviation, self.deviation), DIGITS),
            round(volatility, DIGITS),
            rating.matches + len(results),
            rating.at,
        )

    def _volatility(self, rating: Rating, information: float, surprise: float) -> float:
        """Return the volatility after some results: step 5, by the Illinois algorithm."""
        unsure = (rating.deviation / POINTS) ** 2 + 1 / information
        change, before = (surprise / information) ** 2, 2 * log(rating.volatility)

        def slope(at: float) -> float:
            total = unsure + exp(at)
            return exp(at) * (change - total) / (2 * total**2) - (at - before) / self.tau**2

        one, other = before, before - self.tau
        if change > unsure:
            other = log(change - unsure)
        else:
            while slope(other) < 0:
                other -= self.tau
        at_one, at_other = slope(one), slope(other)
        for _ in range(ROUNDS):
            if abs(other - one) <= PRECISION:
                break
            between = one + (one - other) * at_one / (at_other - at_one)
            at_between = slope(between)
            if at_between * at_other <= 0:
                one, at_one = other, at_other
            else:
                at_one /= 2
            other, at_other = between, at_between
        return _within(exp(one / 2), LEAST_VOLATILITY, self.most_volatility)


SCALE: Final = Scale()
"""The scale of all ratings that are kept."""

MEASURED: Final = 60.0
"""The deviation of a computer's rating, in points: what its measurement leaves open."""


def fixed_rating(key: str, level: int) -> Rating | None:
    """Return the rating of a level of the computer in a ruleset, which no match changes.

    None if it was not measured.

    >>> fixed_rating("poleis", 4)
    Rating(value=1985.0, deviation=60.0, volatility=0.12, matches=0, at=None)
    """
    family = family_of(ruleset(key))
    of_family = (each for name, each in LEVEL_RATINGS.items() if family_of(ruleset(name)) is family)
    measured = next(of_family, ())
    if level >= len(measured):
        return None
    return Rating(float(measured[level]), MEASURED, SCALE.volatility)


def rating_before(known: Mapping[str, Rating], key: str, now: datetime) -> Rating:
    """Return a player's rating in a ruleset before a match that ends now, from those they have."""
    if key in known:
        return SCALE.aged(known[key], now)
    return SCALE.first_rating(key, {each: SCALE.aged(own, now) for each, own in known.items()})


def both_rated(
    before: tuple[Rating, Rating], score: float, odds: Odds, now: datetime
) -> tuple[Rating, Rating]:
    """Return both players' ratings after a match that ended now, from those before it.

    `score` and `odds` are the first side's.
    """
    first, second = before
    return (
        SCALE.rated(first, second, score, odds, now),
        SCALE.rated(second, first, 1 - score, odds.turned(), now),
    )


def _within(value: float, low: float, high: float) -> float:
    return min(max(value, low), high)


def _weight(deviation: float) -> float:
    """Return how much a result counts that depends on something so uncertain: at most 1."""
    return 1 / sqrt(1 + 3 * (deviation / POINTS / pi) ** 2)


def _forecast(difference: float, weight: float, odds: Odds) -> tuple[float, float]:
    """Return the mean of a score and its variance, by Davidson's model."""
    units = _within((difference + odds.advantage) / POINTS, -FARTHEST, FARTHEST)
    win = exp(weight * units / 2)
    every = win + 1 / win + odds.draws
    win, loss, draw = win / every, 1 / win / every, odds.draws / every
    return win + draw / 2, win * loss + draw * (win + loss) / 4
