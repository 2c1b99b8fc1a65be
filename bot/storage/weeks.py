"""What was played at a place in a week: a read of the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, func, select

from bot.core.matches.computers import is_computer
from bot.core.matches.model import FORGOTTEN, Stage
from bot.core.matches.preferences import Audience
from bot.core.matches.weeks import Climb, Wait, Week, WeekResult
from bot.storage.accounts import accounts
from bot.storage.codec import readable
from bot.storage.groups import posts_digest_at
from bot.storage.input_tables import group_settings
from bot.storage.matches import DRAW
from bot.storage.ratings import AFTER_MATCH
from bot.storage.schema import HAS_RESULT, matches, posts
from bot.storage.tournament_tables import IS_NOT_OVER, tournaments
from bot.storage.transactions import reads_into

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime

    from sqlalchemy import Connection, Row

    from bot.core.matches.model import Account, AccountId, Place
    from bot.core.matches.tournaments import TournamentId

MOST_RESULTS = 5
"""How many results are named."""

MOST_ENDED = 200
"""How many matches of a week are looked at."""

MOST_TOURNAMENTS = 3
"""How many tournaments are told of."""

MOST_WAITING = 20
"""How many matches are looked at for the one that waits longest."""

POSTED_THERE = matches.c.id.in_(
    select(posts.c.match).where(
        posts.c.platform == bindparam("platform"), posts.c.place == bindparam("place")
    )
)
ENDED = (
    select(
        *(matches.c[each] for each in ("id", "game", "result", "challenger", "opponent", "ended"))
    )
    .where(
        POSTED_THERE, HAS_RESULT, matches.c.ended > bindparam("since", type_=matches.c.ended.type)
    )
    .order_by(matches.c.ended.desc(), matches.c.id)
    .limit(MOST_ENDED)
)
RUNNING = (
    select(matches)
    .where(POSTED_THERE, matches.c.stage == Stage.RUNNING)
    .order_by(matches.c.updated, matches.c.id)
    .limit(MOST_WAITING)
)
BEFORE = (
    func.lag(AFTER_MATCH.c.value)
    .over(partition_by=(AFTER_MATCH.c.account, AFTER_MATCH.c.game), order_by=AFTER_MATCH.c.number)
    .label("before")
)
OF_PEOPLE = (
    select(*AFTER_MATCH.c, BEFORE)
    .where(AFTER_MATCH.c.account.in_(bindparam("people", expanding=True)))
    .subquery()
)
RATED = (
    select(OF_PEOPLE)
    .where(OF_PEOPLE.c.match.in_(bindparam("ids", expanding=True)))
    .order_by(OF_PEOPLE.c.number)
)
"""The ratings of some people before and after some matches."""

TOURNAMENTS = (
    select(tournaments.c.id)
    .join(
        group_settings,
        (group_settings.c.platform == tournaments.c.platform)
        & (group_settings.c.key == tournaments.c.key),
    )
    .where(IS_NOT_OVER)
    .order_by(tournaments.c.id)
    .limit(MOST_TOURNAMENTS)
)
"""Tournaments of groups with settings."""


@dataclass(frozen=True, slots=True)
class _Found:
    """The rows of a week, and who they are about."""

    ended: Sequence[Row[Any]]
    running: Sequence[Row[Any]]
    climbs: Mapping[tuple[AccountId, str], tuple[float, float]]
    people: Mapping[AccountId, Account]
    tournaments: tuple[TournamentId, ...]


def _week(found: _Found) -> Week:
    """Return what may be told: people who hide their results are not named."""
    named = {
        who: account.name
        for who, account in found.people.items()
        if account.name != FORGOTTEN and account.settings.results is not Audience.NOBODY
    }
    results = (
        WeekResult(row.game, (named[one], named[other]), row.result == DRAW)
        for row in found.ended
        for one, other in (_winner_first(row),)
        if one in named and other in named
    )
    climbs = (
        Climb(named[who], game, before, after)
        for (who, game), (before, after) in found.climbs.items()
        if who in named and round(after) > round(before)
    )
    return Week(
        len(found.ended),
        tuple(results)[:MOST_RESULTS],
        max(climbs, key=lambda each: each.after - each.before, default=None),
        next(_waits(found.running, named), None),
        found.tournaments,
    )


def _winner_first(row: Row[Any]) -> tuple[AccountId, AccountId]:
    both = (row.challenger, row.opponent)
    return both[::-1] if row.result == "opponent" else both


def _waits(running: Sequence[Row[Any]], named: Mapping[AccountId, str]) -> Iterator[Wait]:
    for row in running:
        for match in readable([row]):
            [who] = filter(match.waits_for, match.people)
            [other] = (each for each in match.people if each != who)
            if who in named and other in named and not is_computer(who):
                yield Wait(named[who], named[other], match.terms.game, row.updated)


@reads_into(_week)
def week_at(connection: Connection, place: Place, since: datetime) -> _Found:
    """Find the matches posted at a place that ended since then, and those that run.

    The tournaments are those of the group whose digest is posted there.
    """
    there = {"platform": place.platform, "place": place.key}
    ended = connection.execute(ENDED, {**there, "since": since}).all()
    running = connection.execute(RUNNING, there).all()
    ids = {who for row in (*ended, *running) for who in (row.challenger, row.opponent)}
    people = tuple(sorted(ids))
    asked = {"people": people, "ids": [row.id for row in ended]}
    climbs = _climbs(connection.execute(RATED, asked).all())
    held = connection.execute(TOURNAMENTS.where(posts_digest_at(place))).scalars()
    return _Found(ended, running, climbs, accounts(connection, people), tuple(held))


def _climbs(rows: Sequence[Row[Any]]) -> dict[tuple[AccountId, str], tuple[float, float]]:
    """Return ratings before the first and after the last match, of those who had one before."""
    found: dict[tuple[AccountId, str], tuple[float, float]] = {}
    for row in rows:
        before, _ = found.get((row.account, row.game), (row.before, None))
        if before is not None:
            found[row.account, row.game] = (before, row.value)
    return found
