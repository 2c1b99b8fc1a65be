"""A population whose strengths are known, and the matches it plays. Seeded.

Strengths are in rating points around 1500. A person's strength in a ruleset is the sum of what they
are good at in general, in its family and in it alone; it drifts all the time, and rises while
they learn. Most people play in a small circle, a few rulesets each, for some months. Results follow
the Bradley-Terry model with draws (Davidson, 1970).
"""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import accumulate
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple

from engine.catalogue import KEYS, advantage, ruleset
from engine.search import family_of

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
YEAR = timedelta(days=365)
POINTS = 400 / log(10)
FAMILIES = {key: family_of(ruleset(key)) for key in KEYS}
TRIES = 12
"""Opponents who are asked, of whom some are not there yet or any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """What a population is like. Strengths and drifts are standard deviations, in points."""

    people: int = 10_000
    matches: int = 100_000
    years: float = 2.0
    once: float = 0.2  # the part of the people that plays a single match
    stay: float = 0.75  # years that a person stays, on average
    general: float = 200.0
    family: float = 100.0
    own: float = 80.0
    drift: float = 60.0  # in a year, in all rulesets
    own_drift: float = 40.0  # in a year, in one
    learning: float = 80.0  # by which newcomers are below what they will be
    lesson: float = 12.0  # matches after which a third of that is left
    draws: tuple[float, float] = (0.0, 0.6)  # the share between equals, by lot for each ruleset
    circle: int = 30  # people
    inside: float = 0.6  # the part of the matches that is played inside a circle
    unsure: float = 10.0  # points by which the first side's advantage differs from the measured


class Match(NamedTuple):
    """A match: when it ended, who moved first, the first side's score, and the true strengths."""

    at: datetime
    people: tuple[int, int]
    ruleset: str
    score: float
    strengths: tuple[float, float]


@dataclass(slots=True)
class Person:
    """Someone's strengths, as of `since` in years, and how they play."""

    general: float
    behind: float
    joins: float
    leaves: float
    activity: float
    circle: int
    favourites: dict[str, float]
    since: float
    parts: dict[object, float] = field(default_factory=dict)
    seen: dict[str, float] = field(default_factory=dict)
    matches: int = 0


def play(world: World, seed: int) -> list[Match]:
    """Return the matches of a population, in the order in which they ended."""
    chance = Random(f"ratings {seed}")
    people = [_person(world, chance) for _ in range(world.people)]
    singles = round(world.once * world.people)
    draws = {key: chance.uniform(*world.draws) for key in KEYS}
    ties = {key: 2 * share / (1 - share) for key, share in draws.items()}
    first = {key: advantage(key) + chance.gauss(0, world.unsure) for key in KEYS}
    matches = []
    for at, key, pair in sorted(_pairings(world, people, singles, chance)):
        strengths = tuple(_strength(world, people[who], key, at, chance) for who in pair)
        score = _score(strengths[0] - strengths[1] + first[key], ties[key], chance)
        for who in pair:
            people[who].matches += 1
        matches.append(Match(BEGIN + at * YEAR, pair, key, score, strengths))
    return matches


def _person(world, chance):
    joins = chance.uniform(0, 0.9 * world.years)
    favourites, left = {}, {key: 1 / (rank + 1) for rank, key in enumerate(KEYS)}
    while left and (not favourites or chance.random() < 0.55):
        [key] = chance.choices([*left], [*left.values()])
        favourites[key] = 0.5 ** len(favourites)
        del left[key]
    return Person(
        general=1500 + chance.gauss(0, world.general),
        behind=abs(chance.gauss(0, world.learning)),
        joins=joins,
        leaves=min(world.years, joins + 1 / 12 + chance.expovariate(1 / world.stay)),
        activity=chance.lognormvariate(0, 1.2),
        circle=chance.randrange(max(1, world.people // world.circle)),
        favourites=favourites,
        since=joins,
    )


def _pairings(world, people, singles, chance):
    """Yield when, what and who for each match; the first `singles` people play one each."""
    regulars = range(singles, len(people))
    groups = defaultdict(list)
    for who in regulars:
        for key in people[who].favourites:
            groups[key].append(who)
            groups[key, people[who].circle].append(who)
    weights = {
        name: [*accumulate(people[who].activity for who in group)] for name, group in groups.items()
    }
    active = [*accumulate(people[who].activity for who in regulars)]
    made = 0
    while made < world.matches:
        who = made if made < singles else chance.choices(regulars, cum_weights=active)[0]
        one = people[who]
        at = chance.uniform(one.joins, one.leaves)
        [key] = chance.choices([*one.favourites], [*one.favourites.values()])
        name = (key, one.circle) if chance.random() < world.inside else key
        if name not in groups:
            continue
        drawn = chance.choices(groups[name], cum_weights=weights[name], k=TRIES)
        there = (each for each in drawn if people[each].joins <= at <= people[each].leaves)
        other = next((each for each in there if each != who), None)
        if other is not None:
            made += 1
            yield at, key, (who, other) if chance.random() < 0.5 else (other, who)


def _strength(world, person, key, at, chance):
    """Return someone's strength in a ruleset now; it has drifted since it was asked last."""
    person.general += chance.gauss(0, world.drift * sqrt(max(0, at - person.since)))
    person.since = at
    family = FAMILIES[key]
    if family not in person.parts:
        person.parts[family] = chance.gauss(0, world.family)
    if key not in person.seen:
        person.parts[key] = chance.gauss(0, world.own)
        person.seen[key] = at
    person.parts[key] += chance.gauss(0, world.own_drift * sqrt(at - person.seen[key]))
    person.seen[key] = at
    behind = person.behind * exp(-person.matches / world.lesson)
    return person.general + person.parts[family] + person.parts[key] - behind


def _score(difference, ties, chance):
    win = exp(difference / POINTS / 2)
    [score] = chance.choices((1.0, 0.5, 0.0), (win, ties, 1 / win))
    return score
