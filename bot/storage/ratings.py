"""Ratings: rated matches in the order of their ends, and what follows from these.

Law: the ratings are those that `rebuild` computes from the rated matches alone.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import timedelta
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from sqlalchemy import bindparam, delete, func, insert, select, text, update

from bot.core.matches.ratings import Odds, Rating, both_rated, draws, ratings_before
from bot.storage.schema import rated_matches, ratings
from bot.storage.transactions import inserted_unless_taken, put, reads
from engine import Side
from engine.catalogue import advantage

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from datetime import datetime

    from sqlalchemy import Connection, Engine, Row

    from bot.core.matches.model import AccountId, Match

    Pair = tuple[Rating, Rating]

LOCK = text("SELECT pg_advisory_xact_lock(hashtext(:account))")
"""Held to the end of the transaction: a person's matches are counted one after another."""

LOCK_RATED = text("LOCK TABLE rated_matches IN SHARE ROW EXCLUSIVE MODE")
"""Held to the end of the transaction: no match is counted while all ratings are computed."""

RATINGS_OF = select(ratings).where(ratings.c.account == bindparam("account"))
ALL_RATINGS = select(ratings).order_by(ratings.c.account, ratings.c.game)
IN_ORDER = select(rated_matches).order_by(rated_matches.c.number)
IS_DRAWN = (rated_matches.c.score == 1).label("is_drawn")
COUNTS_BEFORE = (
    select(IS_DRAWN, func.count().label("count"))
    .where(rated_matches.c.game == bindparam("game"), rated_matches.c.at < bindparam("month"))
    .group_by(IS_DRAWN)
)
COUNTS: WeakKeyDictionary[Engine, dict[tuple[str, datetime], Counter[bool]]] = WeakKeyDictionary()
"""What was counted in each database for the odds of a month, which does not change any more."""

SET_PLAYERS = (
    update(rated_matches)
    .where(rated_matches.c.match == bindparam("of_match"))
    .values(first=bindparam("one"), second=bindparam("other"))
)


@reads
def ratings_of(connection: Connection, account_id: AccountId) -> Mapping[str, Rating]:
    rows = connection.execute(RATINGS_OF, {"account": account_id})
    return {row.game: Rating(*row[2:]) for row in rows}


def count(connection: Connection, match: Match, at: datetime) -> None:
    """Count a rated match that has ended, once, and store its players' new ratings."""
    if match.seats is None or match.outcome is None:
        return
    if connection.dialect.name == "postgresql":
        for account in sorted(match.seats):
            connection.execute(LOCK, {"account": account})
    winner, game = match.outcome.winner, match.terms.game
    score = 1 if winner is None else 2 * (winner is Side.FIRST)
    first, second = match.seats
    row = {
        "match": match.id,
        "game": game,
        "ruleset": match.terms.ruleset,
        "first": first,
        "second": second,
        "score": score,
        "at": at,
    }
    if not inserted_unless_taken(connection, rated_matches, "match", row=row):
        return
    odds = _odds(match.terms.ruleset, _counted(connection, game, month_of(at)))
    known = (ratings_of(connection, first), ratings_of(connection, second))
    for account, rating in zip(
        match.seats, both_rated(known, game, score / 2, odds, at), strict=True
    ):
        put(connection, ratings, "account", "game", row=_row(account, game, rating))


def _counted(connection: Connection, game: str, month: datetime) -> Counter[bool]:
    """Return how many matches before a month were drawn and how many not; they are counted once."""
    known = COUNTS.setdefault(connection.engine, {})
    if (game, month) not in known:
        found = connection.execute(COUNTS_BEFORE, {"game": game, "month": month})
        known[game, month] = Counter({bool(is_drawn): number for is_drawn, number in found})
    return known[game, month]


def follow(connection: Connection, matches: Iterable[Match]) -> None:
    """Give rated matches the players that they have now, after accounts were joined or parted."""
    rows = [
        {"of_match": match.id, "one": match.seats[0], "other": match.seats[1]}
        for match in matches
        if match.seats and match.terms.rated
    ]
    if not rows:
        return
    _lock_rated(connection)
    if connection.execute(SET_PLAYERS, rows).rowcount:
        rebuild(connection)


def rebuild(connection: Connection) -> bool:
    """Compute all ratings afresh and store them; return whether those stored were the same."""
    _lock_rated(connection)
    rows = computed(connection)
    if is_stored(connection, rows):
        return True
    connection.execute(delete(ratings))
    if rows:
        connection.execute(insert(ratings), rows)
    return False


def _lock_rated(connection: Connection) -> None:
    """Have matches wait to be counted; SQLite has one writer at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK_RATED)


def is_stored(connection: Connection, rows: list[dict[str, Any]]) -> bool:
    """Tell whether the stored ratings are these, to the bit."""
    return [dict(row) for row in connection.execute(ALL_RATINGS).mappings()] == rows


def computed(connection: Connection) -> list[dict[str, Any]]:
    """Return the rows of all ratings that follow from the rated matches."""
    known: defaultdict[AccountId, dict[str, Rating]] = defaultdict(dict)
    for row, _, after in replayed(connection):
        known[row.first][row.game], known[row.second][row.game] = after
    return [
        _row(account, game, rating)
        for account, games in sorted(known.items())
        for game, rating in sorted(games.items())
    ]


def replayed(connection: Connection) -> Iterator[tuple[Row[Any], Pair, Pair]]:
    """Yield the rated matches in their order, with both ratings before and after each."""
    known: defaultdict[AccountId, dict[str, Rating]] = defaultdict(dict)
    for row in connection.execute(IN_ORDER):
        if row.first == row.second:  # accounts that were joined
            continue
        own = (known[row.first], known[row.second])
        before = ratings_before(own, row.game, row.at)
        odds = _odds(row.ruleset, _counted(connection, row.game, month_of(row.at)))
        after = both_rated(own, row.game, row.score / 2, odds, row.at)
        known[row.first][row.game], known[row.second][row.game] = after
        yield row, before, after


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
