"""Tables of ratings: reads of the store."""

from __future__ import annotations

from datetime import timedelta
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from sqlalchemy import (
    CompoundSelect,
    Select,
    bindparam,
    exists,
    literal,
    select,
    union_all,
)

from bot.core.matches.ratings import SCALE, Rating
from bot.core.matches.standings import Standing, table_limit
from bot.storage.accounts import accounts
from bot.storage.rating_tables import HAS_GROUP, rated_matches, ratings, season_ratings
from bot.storage.transactions import reads
from engine.catalogue import KEYS

if TYPE_CHECKING:
    from datetime import date, datetime

    from sqlalchemy import Connection, Engine

    from bot.core.matches.model import GroupKey
    from bot.core.matches.standings import Season

MOST = 200
"""How many people of a table are looked at."""

SAMPLE = 4000
"""How many ratings the limit of tables is computed from: account ids are random."""

DAY = timedelta(days=1)

LIMITS: WeakKeyDictionary[Engine, tuple[date, float]] = WeakKeyDictionary()
"""The limit of tables in each database, computed once a day."""

BEGIN, END = (bindparam(name, type_=rated_matches.c.at.type) for name in ("begin", "end"))
IN_GROUP = (
    HAS_GROUP,
    rated_matches.c.platform == bindparam("platform"),
    rated_matches.c.group == bindparam("of_group"),
)
SAMPLED = select(ratings).order_by(ratings.c.account).limit(SAMPLE)


@cache
def _table(*, is_here: bool, is_season: bool) -> Select[Any]:
    """Return the query of a table: the ratings of now, or after a season."""
    table = season_ratings if is_season else ratings
    chosen = select(table).where(table.c.game == bindparam("of_game"))
    if is_season:
        chosen = chosen.where(table.c.season == bindparam("of_season"))
    if is_here:
        played: list[Any] = [*IN_GROUP, rated_matches.c.game == bindparam("of_game")]
        if is_season:
            played += [rated_matches.c.at >= BEGIN, rated_matches.c.at < END]
        people = (select(rated_matches.c[side]).where(*played) for side in ("first", "second"))
        chosen = chosen.where(table.c.account.in_(union_all(*people)))
    return chosen.order_by(table.c.value.desc(), table.c.account).limit(MOST)


@reads
def standings(
    connection: Connection, game: str, group: GroupKey | None, season: Season | None
) -> tuple[Standing, ...]:
    asked: dict[str, Any] = {"of_game": game}
    if group:
        asked |= {"platform": group.platform, "of_group": group.key}
    if season:
        asked |= {"begin": season.begin, "end": season.end, "of_season": season.number}
    table = _table(is_here=group is not None, is_season=season is not None)
    rows = connection.execute(table, asked).all()
    people = accounts(connection, tuple(row.account for row in rows))
    return tuple(
        Standing(
            people[row.account],
            Rating(row.value, row.deviation, row.volatility, row.matches, row.at),
        )
        for row in rows
    )


@cache
def _games(*, is_here: bool) -> CompoundSelect[Any]:
    table, group = (rated_matches, IN_GROUP) if is_here else (ratings, ())
    return union_all(
        *(select(literal(key)).where(exists().where(table.c.game == key, *group)) for key in KEYS)
    )


@reads
def rated_games(connection: Connection, group: GroupKey | None) -> frozenset[str]:
    asked = {"platform": group.platform, "of_group": group.key} if group else {}
    return frozenset(connection.execute(_games(is_here=group is not None), asked).scalars())


@reads
def certainty_limit(connection: Connection, now: datetime) -> float:
    """Return the limit of tables for today, from the ratings of some people.

    They are taken as uncertain as in a day, so that no place is lost before tomorrow.
    """
    day, limit = LIMITS.get(connection.engine, (None, 0.0))
    if day != now.date():
        rows = connection.execute(SAMPLED).all()
        people = [
            [SCALE.aged(Rating(*row[2:]), now + DAY) for row in own]
            for _, own in groupby(rows, key=lambda row: row.account)
        ]
        limit = table_limit(people)
        LIMITS[connection.engine] = (now.date(), limit)
    return limit
