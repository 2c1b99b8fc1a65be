"""Tries at puzzles in their order, the ratings that follow from them, and rushes.

Invariant: the ratings are those that `rebuild` computes from only the tries.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, insert, select, text, update

from bot.core.matches.puzzles import MORE, PuzzleTry, Rush, Tried, both_rated, first_try
from bot.core.matches.ratings import Rating
from bot.storage.accounts import lock_if_identified
from bot.storage.rating_tables import puzzle_ratings, puzzle_tries, rushes
from bot.storage.ratings import LOCK
from bot.storage.transactions import inserted_unless_taken, put, reads, writes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from sqlalchemy import Column, Connection, Update

    from bot.core.matches.model import AccountId

LOCK_TRIES = text("LOCK TABLE puzzle_tries IN SHARE ROW EXCLUSIVE MODE")
"""Held to the end of the transaction: no try is counted while all ratings are computed."""

IN_ORDER = select(puzzle_tries).order_by(puzzle_tries.c.number)
OF_ACCOUNT = IN_ORDER.where(puzzle_tries.c.account == bindparam("of_account"))
OF_PUZZLE = OF_ACCOUNT.where(puzzle_tries.c.puzzle == bindparam("of_puzzle"))
GO_ON = update(puzzle_tries).where(puzzle_tries.c.number == bindparam("at_number"))
RATING_OF = select(puzzle_ratings).where(puzzle_ratings.c.rated == bindparam("of_rated"))
ALL_RATINGS = select(puzzle_ratings).order_by(puzzle_ratings.c.rated)
OF_PUZZLES = ALL_RATINGS.where(puzzle_ratings.c.rated.startswith(f"{MORE}="))
RUSHES_OF = (
    select(rushes.c.begun, rushes.c.done, rushes.c.solved)
    .where(rushes.c.account == bindparam("of_account"))
    .order_by(rushes.c.begun.desc())
)
ADVANCE = (
    update(rushes)
    .where(*(rushes.c[name] == bindparam(f"of_{name}") for name in ("account", "begun", "done")))
    .values(done=rushes.c.done + 1, solved=rushes.c.solved + bindparam("more"))
)


def _giving(key: Column[Any]) -> Update:
    """Return the statement that gives another account the rows with some keys."""
    own = key.table.c.account == bindparam("giver")
    these = key.in_(bindparam("these", expanding=True))
    return update(key.table).where(own, these).values(account=bindparam("taker"))


GIVE_TRIES, GIVE_RUSHES = _giving(puzzle_tries.c.puzzle), _giving(rushes.c.begun)


@reads
def puzzle_tries_of(connection: Connection, account_id: AccountId) -> Mapping[str, PuzzleTry]:
    rows = connection.execute(OF_ACCOUNT, {"of_account": account_id})
    return {row.puzzle: _try(row) for row in rows}


@reads
def puzzle_rating(connection: Connection, rated: str) -> Rating | None:
    row = connection.execute(RATING_OF, {"of_rated": rated}).first()
    return Rating(*row[1:]) if row else None


@reads
def ratings_of_puzzles(connection: Connection) -> Mapping[str, float]:
    return {row.rated: row.value for row in connection.execute(OF_PUZZLES)}


@writes
def keep_try(  # noqa: PLR0913, PLR0917 -- what a row says
    connection: Connection,
    account_id: AccountId,
    puzzle: str,
    tried: Tried,
    rating: int | None,
    at: datetime,
) -> None:
    if not lock_if_identified(connection, account_id):
        return
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK, {"account": f"puzzle {puzzle}"})
    begun = first_try(tried, at)
    row = {"account": account_id, "puzzle": puzzle, "rating": rating, **asdict(begun)}
    if not inserted_unless_taken(connection, puzzle_tries, "account", "puzzle", row=row):
        [before] = connection.execute(OF_PUZZLE, {"of_account": account_id, "of_puzzle": puzzle})
        connection.execute(
            GO_ON.values(**asdict(_try(before).then(tried))), {"at_number": before.number}
        )
    elif rating is not None and begun.score is not None:
        known = puzzle_rating(connection, account_id), puzzle_rating(connection, puzzle)
        after = both_rated(*known, rating, begun.score, at)
        for rated, each in zip((account_id, puzzle), after, strict=True):
            put(connection, puzzle_ratings, "rated", row={"rated": rated, **asdict(each)})


def _try(row: Any) -> PuzzleTry:
    return PuzzleTry(row.score, row.misses, row.hinted, row.solved, row.at)


def rebuild(connection: Connection, *, stores: bool = True) -> bool:
    """Compute all ratings afresh, and store them if one differs; return whether none did.

    If it does not store, it only compares, to the bit.
    """
    if stores and connection.dialect.name == "postgresql":
        connection.execute(LOCK_TRIES)
    known: dict[str, Rating] = {}
    for row in connection.execute(IN_ORDER):
        if row.score is not None and row.rating is not None:
            before = known.get(row.account), known.get(row.puzzle)
            after = both_rated(*before, row.rating, row.score, row.at)
            known[row.account], known[row.puzzle] = after
    rows = [{"rated": rated, **asdict(rating)} for rated, rating in sorted(known.items())]
    stored = sorted(map(dict, connection.execute(ALL_RATINGS).mappings()), key=_rated)
    if stores and stored != rows:
        connection.execute(delete(puzzle_ratings))
        if rows:
            connection.execute(insert(puzzle_ratings), rows)
    return stored == rows


def _rated(row: Mapping[str, Any]) -> str:
    return str(row["rated"])


@reads
def rushes_of(connection: Connection, account_id: AccountId) -> tuple[Rush, ...]:
    return tuple(Rush(*row) for row in connection.execute(RUSHES_OF, {"of_account": account_id}))


@writes
def begin_rush(connection: Connection, account_id: AccountId, begun: datetime) -> None:
    if lock_if_identified(connection, account_id):
        row = {"account": account_id, **asdict(Rush(begun))}
        inserted_unless_taken(connection, rushes, "account", "begun", row=row)


@writes
def advance_rush(
    connection: Connection, account_id: AccountId, rush: Rush, *, solved: bool
) -> None:
    asked = {"of_account": account_id, "of_begun": rush.begun, "of_done": rush.done}
    connection.execute(ADVANCE, {**asked, "more": int(solved)})


def brought_puzzles(
    connection: Connection, gone: AccountId, kept: AccountId
) -> tuple[tuple[str, ...], tuple[datetime, ...]]:
    """Return the puzzles that one account tried and the other did not, and its rushes."""
    own, known = (puzzle_tries_of(connection, each) for each in (gone, kept))
    mine, theirs = ({r.begun for r in rushes_of(connection, each)} for each in (gone, kept))
    return tuple(own.keys() - known.keys()), tuple(mine - theirs)


def give(
    connection: Connection,
    giver: AccountId,
    taker: AccountId,
    puzzles: Iterable[str],
    begun: Iterable[datetime],
) -> None:
    """Make tries and rushes of an account another's, as when accounts are joined or parted."""
    both = {"giver": giver, "taker": taker}
    connection.execute(GIVE_RUSHES, {**both, "these": tuple(begun)})
    if connection.execute(GIVE_TRIES, {**both, "these": tuple(puzzles)}).rowcount:
        rebuild(connection)
