"""Tournaments played at random: results by chance, absences, late entries, people who come back."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

from bot.core.matches.messages import Refused
from bot.core.matches.model import Terms
from bot.core.matches.pairings import advance, begin
from bot.core.matches.tournaments import Format, PairingResult, Phase, Tournament, join

NOW = datetime(2026, 12, 1, tzinfo=UTC)
SEASONS = 3
RESULTS = (PairingResult.FIRST, PairingResult.SECOND, PairingResult.DRAW)


@dataclass(frozen=True)
class Habits:
    """How often people vanish, sit a round out, come late and come back."""

    missing: float = 0.03
    away: float = 0.03
    late: float = 0.3
    back: float = 0.3


ALWAYS_THERE = Habits(0, 0, 0, 0)


def opened(form, people, chance, **terms):
    """A tournament that so many people have joined."""
    tournament = Tournament(
        id="event1",
        version=0,
        name="Spring",
        format=form,
        terms=Terms("walker-petteia", 1),
        holder=None,
        created=NOW,
        **terms,
    )
    for number in range(people):
        tournament = join(tournament, f"p{number}", chance.gauss(1500, 300))
    return tournament


def decided(tournament, chance, now):
    """The tournament with every match of its round ended by chance."""
    pairings = (
        each if each.result else replace(each, result=chance.choice(RESULTS), begun=True, ended=now)
        for each in tournament.pairings
    )
    return replace(tournament, pairings=tuple(pairings))


def rounds(form, people, seed, habits=Habits(), **terms):
    """Play a tournament; yields it after each round, with the people who sat that round out."""
    chance, numbers, late = Random(seed), count(1), count(people)

    def new_id():
        return f"m{next(numbers)}"

    tournament, now = begin(opened(form, people, chance, **terms), NOW, new_id), NOW
    away = set()
    while tournament.phase is Phase.RUNNING and tournament.season <= SEASONS:
        if tournament.round == 0:
            tournament = advance(tournament, tournament.ends, new_id)
            continue
        now += timedelta(days=tournament.days)
        tournament = decided(tournament, chance, now)
        yield tournament, away
        missing = {
            chance.choice(each.people)
            for each in tournament.of_round(tournament.round)
            if chance.random() < habits.missing
        }
        if chance.random() < habits.late:
            tournament = _joined(tournament, f"p{next(late)}", chance)
        for entry in tournament.entries:
            if entry.until and chance.random() < habits.back:
                tournament = _joined(tournament, entry.account, chance)
        away = {each.account for each in tournament.active if chance.random() < habits.away}
        tournament = advance(tournament, now, new_id, missing=missing, sitting_out=away)


def _joined(tournament, account, chance):
    after = join(tournament, account, chance.gauss(1500, 300))
    return tournament if isinstance(after, Refused) else after


def sizes(form):
    """How many people a tournament of a format may be tried with."""
    return range(3, 17) if form is Format.ROUND_ROBIN else range(4, 257)
