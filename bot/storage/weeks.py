"""What was played at a place in a week: a read of the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, select, text, union_all

from bot.core.matches.computers import is_computer
from bot.core.matches.model import FORGOTTEN, Stage
from bot.core.matches.preferences import Audience
from bot.core.matches.weeks import Climb, Wait, Week, WeekResult
from bot.storage.accounts import accounts
from bot.storage.codec import readable
from bot.storage.matches import DRAW
from bot.storage.rating_tables import rated_matches
from bot.storage.schema import HAS_RESULT, matches, posts
from bot.storage.transactions import reads_into

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from datetime import datetime

    from sqlalchemy import Connection, Row

    from bot.core.matches.model import Account, AccountId, Place

MOST_RESULTS = 5
"""How many results are named."""

MOST_ENDED = 200
"""How many matches of a week are looked at."""

MOST_WAITING = 20
"""How many matches are looked at for the one that waits longest."""

SIDES = ("first", "second")

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
RATED = (
    select(rated_matches)
    .where(rated_matches.c.match.in_(bindparam("ids", expanding=True)))
    .order_by(rated_matches.c.number)
)
VALUE_BEFORE = (
    select(
        union_all(
            *(
                select(
                    rated_matches.c[f"{side}_value"].label("value"), rated_matches.c.number
                ).where(
                    rated_matches.c[side] == bindparam("account"),
                    rated_matches.c.game == bindparam("of_game"),
                    rated_matches.c.number < bindparam("before"),
                )
                for side in SIDES
            )
        ).subquery()
    )
    .order_by(text("number DESC"))
    .limit(1)
)


@dataclass(frozen=True, slots=True)
class _Found:
    """The rows of a week, and who they are about."""

    ended: Sequence[Row[Any]]
    running: Sequence[Row[Any]]
    climbs: Mapping[tuple[AccountId, str], tuple[float, float]]
    people: Mapping[AccountId, Account]


def _week(found: _Found) -> Week:
    """Return what may be told: nobody is named who shows results to nobody."""
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
    """Find the matches posted at a place that ended since then, and those that run."""
    there = {"platform": place.platform, "place": place.key}
    ended = connection.execute(ENDED, {**there, "since": since}).all()
    running = connection.execute(RUNNING, there).all()
    ids = {who for row in (*ended, *running) for who in (row.challenger, row.opponent)}
    people = accounts(connection, tuple(sorted(ids)))
    return _Found(ended, running, _climbs(connection, [row.id for row in ended]), people)


def _climbs(
    connection: Connection, ids: list[str]
) -> dict[tuple[AccountId, str], tuple[float, float]]:
    """Return ratings before and after these matches, of those who had one before."""
    found: dict[tuple[AccountId, str], tuple[float, float]] = {}
    for row in connection.execute(RATED, {"ids": ids}).mappings():
        for side in SIDES:
            who, game, after = row[side], row["game"], row[f"{side}_value"]
            asked = {"account": who, "of_game": game, "before": row["number"]}
            before, _ = found.get((who, game), (None, None))
            if before is None:
                before = connection.execute(VALUE_BEFORE, asked).scalar()
            if before is not None and after is not None:
                found[who, game] = (before, after)
    return found
