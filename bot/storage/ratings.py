"""Ratings: rated matches in the order of their ends, and what follows from these.

Invariant: the ratings are those that `rebuild` computes from only the rated matches.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import timedelta
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from sqlalchemy import bindparam, delete, func, insert, select, text, union_all, update

from bot.core.matches.computers import is_computer, level_of
from bot.core.matches.ratings import (
    Odds,
    Rating,
    RatingPoint,
    both_rated,
    draws,
    fixed_rating,
    rating_before,
)
from bot.core.matches.standings import season_of
from bot.storage.rating_tables import rated_matches, ratings, season_ratings
from bot.storage.schema import place_moves
from bot.storage.transactions import inserted_unless_taken, put_all, reads, reads_into
from engine import Side
from engine.catalogue import advantage

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from datetime import datetime

    from sqlalchemy import Connection, Engine, Row, RowMapping, Table

    from bot.core.matches.model import AccountId, Match, MatchId, Place

    Pair = tuple[Rating, Rating]
    """Both players' ratings."""

LOCK = text("SELECT pg_advisory_xact_lock(hashtext(:account))")
"""Held to the end of the transaction: a person's matches are counted one after another."""

LOCK_RATED = text("LOCK TABLE rated_matches IN SHARE ROW EXCLUSIVE MODE")
LOCK_COUNTING = text("LOCK TABLE rated_matches IN ROW EXCLUSIVE MODE")
"""Held to the end of the transaction: no match is counted while all ratings are computed."""

RATINGS_OF = select(ratings).where(ratings.c.account.in_(bindparam("accounts", expanding=True)))
KEYS = {
    ratings: (ratings.c.account, ratings.c.game),
    season_ratings: (season_ratings.c.season, season_ratings.c.account, season_ratings.c.game),
}
"""What the rows of ratings are told apart by."""
IN_ORDER = select(rated_matches).order_by(rated_matches.c.number)
IS_DRAWN = (rated_matches.c.score == 1).label("is_drawn")
COUNTS_BEFORE = (
    select(IS_DRAWN, func.count().label("count"))
    .where(rated_matches.c.game == bindparam("game"), rated_matches.c.at < bindparam("month"))
    .group_by(IS_DRAWN)
)
COUNTS: WeakKeyDictionary[Engine, dict[tuple[str, datetime], Counter[bool]]] = WeakKeyDictionary()
"""What was counted in each database for the odds of a month, which does not change any more."""

HISTORY_LENGTH = 500
"""How many points of a curve are read."""

AFTER_MATCH = union_all(
    *(
        select(
            *(rated_matches.c[name] for name in ("number", "match", "game", "at")),
            rated_matches.c[side].label("account"),
            rated_matches.c[f"{side}_value"].label("value"),
            rated_matches.c[f"{side}_deviation"].label("deviation"),
        ).where(rated_matches.c[f"{side}_value"].is_not(None))
        for side in ("first", "second")
    )
).subquery()
"""Each player's rating after each rated match."""

HISTORY = (
    select(AFTER_MATCH)
    .where(AFTER_MATCH.c.account == bindparam("account"), AFTER_MATCH.c.game == bindparam("game"))
    .order_by(AFTER_MATCH.c.number.desc())
)

NEW_KEY = select(place_moves.c.new).where(
    place_moves.c.platform == bindparam("on"), place_moves.c.old == bindparam("key")
)
MOVE_GROUP = (
    update(rated_matches)
    .where(
        rated_matches.c.platform == bindparam("on"), rated_matches.c.group == bindparam("of_key")
    )
    .values(group=bindparam("new_key"))
)

AFTER = ("first_value", "first_deviation", "second_value", "second_deviation")
"""The columns of both players' ratings after a match."""

SET_AFTER = (
    update(rated_matches)
    .where(rated_matches.c.number == bindparam("of_number"))
    .values({name: bindparam(f"new_{name}") for name in AFTER})
)
SET_PLAYERS = (
    update(rated_matches)
    .where(rated_matches.c.match == bindparam("of_match"))
    .values(first=bindparam("one"), second=bindparam("other"))
)
OF_ONE_PLAYER = select(rated_matches.c.match).where(
    rated_matches.c.first == bindparam("kept"), rated_matches.c.second == bindparam("kept")
)
SET_ONE_PLAYER = (
    update(rated_matches)
    .where(
        rated_matches.c.first.in_((bindparam("gone"), bindparam("kept"))),
        rated_matches.c.second.in_((bindparam("gone"), bindparam("kept"))),
    )
    .values(first=bindparam("kept"), second=bindparam("kept"))
)


@reads
def ratings_of(connection: Connection, account_id: AccountId) -> Mapping[str, Rating]:
    rows = connection.execute(RATINGS_OF, {"accounts": (account_id,)})
    return {row.game: Rating(*row[2:]) for row in rows}


def _points(rows: Sequence[Row[Any]]) -> tuple[RatingPoint, ...]:
    return tuple(RatingPoint(row.at, row.value, row.deviation) for row in reversed(rows))


@reads_into(_points)
def rating_history(connection: Connection, account_id: AccountId, game: str) -> Sequence[Row[Any]]:
    """List the rows of a person's last rated matches in a game, the latest first."""
    found = connection.execute(HISTORY, {"account": account_id, "game": game})
    return found.fetchmany(HISTORY_LENGTH)


def count(connection: Connection, match: Match, at: datetime) -> None:
    """Count a rated match that has ended, once, and store its players' new ratings."""
    if match.seats is None or match.outcome is None:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK_COUNTING)
        for account in sorted(match.seats):
            connection.execute(LOCK, {"account": account})
    winner, game = match.outcome.winner, match.terms.game
    score = 1 if winner is None else 2 * (winner is Side.FIRST)
    first, second = match.seats
    row: dict[str, Any] = {
        "match": match.id,
        "game": game,
        "ruleset": match.terms.ruleset,
        "first": first,
        "second": second,
        "score": score,
        "at": at,
        **_group(connection, match),
    }
    known: dict[AccountId, dict[str, Rating]] = {first: {}, second: {}}
    for own in connection.execute(RATINGS_OF, {"accounts": match.seats}):
        known[own.account][own.game] = Rating(*own[2:])
    _, after = _rated(connection, known, row)
    row |= _after(after)
    if not inserted_unless_taken(connection, rated_matches, "match", row=row):
        return
    rows = [_row(each, game, known[each][game]) for each in known if not is_computer(each)]
    put_all(connection, ratings, "account", "game", rows=rows)
    rows = [{"season": season_of(at).number, **each} for each in rows]
    put_all(connection, season_ratings, "season", "account", "game", rows=rows)


def _rated(
    connection: Connection,
    known: Mapping[AccountId, dict[str, Rating]],
    row: RowMapping | dict[str, Any],
) -> tuple[Pair, Pair]:
    """Return both players' ratings before and after a rated match; put the latter into ``known``.

    A computer's is what was measured of its level, and stays.
    """
    game, at, players = row["game"], row["at"], (row["first"], row["second"])
    fixed = {
        each: rating
        for each in players
        if (level := level_of(each)) is not None and (rating := fixed_rating(game, level))
    }
    first, second = (fixed.get(each) or rating_before(known[each], game, at) for each in players)
    odds = _odds(row["ruleset"], _counted(connection, game, month_of(at)))
    after = both_rated((first, second), row["score"] / 2, odds, at)
    for each, rating in zip(players, after, strict=True):
        known[each][game] = fixed.get(each, rating)
    one, other = players
    return (first, second), (known[one][game], known[other][game])


def _group(connection: Connection, match: Match) -> dict[str, str | None]:
    """Return the columns of the server or group of a match, whose key may have changed since."""
    if match.group is None:
        return {"platform": None, "group": None}
    on, key = match.group.platform, match.group.key
    moved = connection.execute(NEW_KEY, {"on": on, "key": key}).scalar_one_or_none()
    return {"platform": on, "group": moved or key}


def move_group(connection: Connection, old: Place, new: Place) -> None:
    """Give rated matches of a group its new key."""
    keys = {"on": old.platform, "of_key": old.key, "new_key": new.key}
    connection.execute(MOVE_GROUP, keys)


def _after(both: tuple[Rating, Rating] | None) -> dict[str, float | None]:
    """Return the columns of both players' ratings after a match."""
    if both is None:
        return dict.fromkeys(AFTER)
    parts = (part for each in both for part in (each.value, each.deviation))
    return dict(zip(AFTER, parts, strict=True))


def _counted(connection: Connection, game: str, month: datetime) -> Counter[bool]:
    """Return how many matches before a month were drawn and how many not; they are counted once."""
    known = COUNTS.setdefault(connection.engine, {})
    if (game, month) not in known:
        found = connection.execute(COUNTS_BEFORE, {"game": game, "month": month})
        known[game, month] = Counter({bool(is_drawn): number for is_drawn, number in found})
    return known[game, month]


def join(
    connection: Connection, gone: AccountId, kept: AccountId, changed: Iterable[Match]
) -> None:
    """Give rated matches their players after an account was joined to another.

    Those between the two have one player, and count no more.
    """
    own = {*of_one_player(connection, gone)}
    is_rated = _set_players(connection, {k: v for k, v in _seats(changed) if k not in own})
    if connection.execute(SET_ONE_PLAYER, {"gone": gone, "kept": kept}).rowcount or is_rated:
        rebuild(connection)


def of_one_player(connection: Connection, account: AccountId) -> Sequence[MatchId]:
    """List the rated matches between a person's own accounts, which were joined."""
    return connection.execute(OF_ONE_PLAYER, {"kept": account}).scalars().all()


def part(
    connection: Connection, gone: AccountId, kept: AccountId, changed: Iterable[Match]
) -> None:
    """Give rated matches their players after an account was parted from another.

    ``changed`` has those of `of_one_player` too. One between accounts that are still joined keeps
    its one player.
    """
    players = {}
    one_player = {*of_one_player(connection, kept)}
    for match, seats in _seats(changed):
        if match not in one_player or {*seats} == {gone, kept}:
            players[match] = seats
        elif gone in seats:
            players[match] = (gone, gone)
    if _set_players(connection, players):
        rebuild(connection)


def _seats(matches: Iterable[Match]) -> Iterator[tuple[MatchId, tuple[AccountId, AccountId]]]:
    return ((each.id, each.seats) for each in matches if each.seats and each.terms.rated)


def _set_players(
    connection: Connection, players: Mapping[MatchId, tuple[AccountId, AccountId]]
) -> bool:
    """Store the players of rated matches; return whether any of the matches was rated."""
    _lock_rated(connection)
    rows = [
        {"of_match": match, "one": one, "other": other} for match, (one, other) in players.items()
    ]
    return bool(rows) and connection.execute(SET_PLAYERS, rows).rowcount > 0


def rebuild(connection: Connection) -> bool:
    """Compute all ratings afresh and store them; return whether those stored were the same."""
    _lock_rated(connection)
    made, changed = computed(connection)
    if changed:
        connection.execute(SET_AFTER, changed)
    differing = [table for table, rows in made.items() if _stored(connection, table) != rows]
    for table in differing:
        connection.execute(delete(table))
        if made[table]:
            connection.execute(insert(table), made[table])
    return not (changed or differing)


def _lock_rated(connection: Connection) -> None:
    """Have matches wait to be counted; SQLite has one writer at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK_RATED)


def is_right(connection: Connection) -> bool:
    """Return whether the stored ratings are exactly those that the rated matches give."""
    made, changed = computed(connection)
    return not changed and all(_stored(connection, table) == rows for table, rows in made.items())


def _stored(connection: Connection, table: Table) -> list[dict[str, Any]]:
    stored = connection.execute(select(table).order_by(*KEYS[table])).mappings()
    return [dict(row) for row in stored]


def computed(connection: Connection) -> tuple[dict[Table, list[dict[str, Any]]], list[Any]]:
    """Return the rows of all ratings that follow from the rated matches, by their tables.

    And parameters of `SET_AFTER` for the rated matches that have other ratings after them.
    """
    now: dict[tuple[AccountId, str], Rating] = {}
    then: dict[tuple[int, AccountId, str], Rating] = {}
    changed = []
    for row, _, after in replayed(connection):
        season, game = season_of(row["at"]).number, row["game"]
        for account, rating in zip((row["first"], row["second"]), after or (), strict=bool(after)):
            if not is_computer(account):
                now[account, game] = then[season, account, game] = rating
        columns = _after(after)
        if any(row[name] != value for name, value in columns.items()):
            new = {f"new_{name}": value for name, value in columns.items()}
            changed.append({"of_number": row["number"], **new})
    rows = [_row(*key, now[key]) for key in sorted(now)]
    seasons = [{"season": key[0], **_row(*key[1:], then[key])} for key in sorted(then)]
    return {ratings: rows, season_ratings: seasons}, changed


def replayed(connection: Connection) -> Iterator[tuple[RowMapping, Pair | None, Pair | None]]:
    """Yield the rated matches in their order, with both ratings before and after each.

    There are none if accounts were joined that had played each other.
    """
    known: defaultdict[AccountId, dict[str, Rating]] = defaultdict(dict)
    for row in connection.execute(IN_ORDER).mappings():
        if row["first"] == row["second"]:
            yield row, None, None
        else:
            yield row, *_rated(connection, known, row)


def month_of(at: datetime) -> datetime:
    """Return the month before which draws are counted for a match that ended then.

    It begins a day late, so that all matches of the months before are stored.
    """
    day_before = at - timedelta(days=1)
    return day_before.replace(day=1, hour=0, minute=0, second=0, microsecond=0)


def _odds(ruleset: str, counted: Counter[bool]) -> Odds:
    return Odds(advantage(ruleset), draws(counted[True], counted[False]))


def _row(account: AccountId, game: str, rating: Rating) -> dict[str, Any]:
    return {
        "account": account,
        "game": game,
        "value": rating.value,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "matches": rating.matches,
        "at": rating.at,
    }
