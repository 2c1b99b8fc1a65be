"""Tries at puzzles in their order, the ratings that follow from them, and rushes.

Law: the ratings are those that `rebuild` computes from the tries alone.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, insert, select, text, update

from bot.core.matches.puzzles import PuzzleTry, Rush, Tried, both_rated, first_try
from bot.core.matches.ratings import Rating
from bot.storage.accounts import lock_if_identified
from bot.storage.puzzle_tables import puzzle_ratings, puzzle_tries, rushes, solver_ratings
from bot.storage.ratings import LOCK
from bot.storage.transactions import inserted_unless_taken, put, reads, writes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from sqlalchemy import Connection, Table

    from bot.core.matches.model import AccountId

LOCK_TRIES = text("LOCK TABLE puzzle_tries IN SHARE ROW EXCLUSIVE MODE")
"""Held to the end of the transaction: no try is counted while all ratings are computed."""

OWN = puzzle_tries.c.account == bindparam("of_account")
TRIES_OF = select(puzzle_tries).where(OWN).order_by(puzzle_tries.c.number)
TRY_OF = select(puzzle_tries).where(OWN, puzzle_tries.c.puzzle == bindparam("of_puzzle"))
COUNTED = (
    select(puzzle_tries)
    .where(puzzle_tries.c.score.is_not(None), puzzle_tries.c.rating.is_not(None))
    .order_by(puzzle_tries.c.number)
)
THESE = puzzle_tries.c.puzzle.in_(bindparam("puzzles", expanding=True))
GIVE_TRIES = update(puzzle_tries).where(OWN, THESE).values(account=bindparam("to_account"))
SOLVER_RATING = select(solver_ratings).where(solver_ratings.c.account == bindparam("account"))
PUZZLE_RATING = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == bindparam("puzzle"))
RUSHES_OF = (
    select(rushes)
    .where(rushes.c.account == bindparam("of_account"))
    .order_by(rushes.c.begun.desc())
)
ADVANCE = (
    update(rushes)
    .where(
        rushes.c.account == bindparam("of_account"),
        rushes.c.begun == bindparam("of_rush"),
        rushes.c.done == bindparam("before"),
    )
    .values(done=rushes.c.done + 1, solved=rushes.c.solved + bindparam("more"))
)
GIVE_RUSHES = (
    update(rushes)
    .where(
        rushes.c.account == bindparam("of_account"),
        rushes.c.begun.in_(bindparam("begun_at", expanding=True)),
    )
    .values(account=bindparam("to_account"))
)


@reads
def puzzle_tries_of(connection: Connection, account_id: AccountId) -> Mapping[str, PuzzleTry]:
    rows = connection.execute(TRIES_OF, {"of_account": account_id})
    return {row.puzzle: _try(row) for row in rows}


@reads
def solver_rating(connection: Connection, account_id: AccountId) -> Rating | None:
    row = connection.execute(SOLVER_RATING, {"account": account_id}).first()
    return Rating(*row[1:]) if row else None


@reads
def moved_puzzles(connection: Connection) -> Mapping[str, float]:
    found = connection.execute(select(puzzle_ratings.c.puzzle, puzzle_ratings.c.value))
    return {row.puzzle: row.value for row in found}


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
        _go_on(connection, account_id, puzzle, tried)
    elif rating is not None and begun.score is not None:
        key = {"puzzle": puzzle}
        known = connection.execute(PUZZLE_RATING, key).first()
        before = Rating(*known[1:]) if known else None
        solver = solver_rating(connection, account_id)
        own, other = both_rated(solver, before, rating, begun.score, at)
        put(connection, solver_ratings, "account", row={"account": account_id, **asdict(own)})
        put(connection, puzzle_ratings, "puzzle", row={"puzzle": puzzle, **asdict(other)})


def _go_on(connection: Connection, account_id: AccountId, puzzle: str, tried: Tried) -> None:
    key = {"of_account": account_id, "of_puzzle": puzzle}
    before = connection.execute(TRY_OF, key).one()
    after = _try(before).then(tried)
    values = {name: getattr(after, name) for name in ("misses", "hinted", "solved")}
    connection.execute(
        update(puzzle_tries).where(puzzle_tries.c.number == before.number).values(**values)
    )


def _try(row: Any) -> PuzzleTry:
    return PuzzleTry(row.score, row.misses, row.hinted, row.solved, row.at)


def rebuild(connection: Connection, *, stores: bool = True) -> bool:
    """Compute all ratings afresh, and store those that differ; tell whether none did.

    Where it does not store, it only compares.
    """
    if stores and connection.dialect.name == "postgresql":
        connection.execute(LOCK_TRIES)
    solvers: dict[str, Rating] = {}
    puzzles: dict[str, Rating] = {}
    for row in connection.execute(COUNTED):
        before = solvers.get(row.account), puzzles.get(row.puzzle)
        after = both_rated(*before, row.rating, row.score, row.at)
        solvers[row.account], puzzles[row.puzzle] = after
    both = ((solver_ratings, "account", solvers), (puzzle_ratings, "puzzle", puzzles))
    same = [_is_stored(connection, *each, stores=stores) for each in both]
    return all(same)


def _is_stored(
    connection: Connection, table: Table, key: str, ratings: Mapping[str, Rating], *, stores: bool
) -> bool:
    """Tell whether ratings are stored to the bit; perhaps store them where they are not."""
    rows = [{key: rated, **asdict(rating)} for rated, rating in sorted(ratings.items())]
    stored = connection.execute(select(table)).mappings()
    if sorted(map(dict, stored), key=lambda row: row[key]) == rows:
        return True
    if stores:
        connection.execute(delete(table))
    if stores and rows:
        connection.execute(insert(table), rows)
    return False


@reads
def rushes_of(connection: Connection, account_id: AccountId) -> tuple[Rush, ...]:
    found = connection.execute(RUSHES_OF, {"of_account": account_id})
    return tuple(Rush(row.begun, row.done, row.solved) for row in found)


@writes
def begin_rush(connection: Connection, account_id: AccountId, begun: datetime) -> None:
    if lock_if_identified(connection, account_id):
        row = {"account": account_id, **asdict(Rush(begun))}
        inserted_unless_taken(connection, rushes, "account", "begun", row=row)


@writes
def advance_rush(
    connection: Connection, account_id: AccountId, rush: Rush, *, solved: bool
) -> None:
    asked = {"of_account": account_id, "of_rush": rush.begun, "before": rush.done}
    connection.execute(ADVANCE, {**asked, "more": int(solved)})


def brought_puzzles(
    connection: Connection, gone: AccountId, kept: AccountId
) -> tuple[tuple[str, ...], tuple[datetime, ...]]:
    """Return the puzzles that one account tried and the other did not, and its rushes."""
    own, known = (puzzle_tries_of(connection, each) for each in (gone, kept))
    taken = {rush.begun for rush in rushes_of(connection, kept)}
    begun = (rush.begun for rush in rushes_of(connection, gone))
    return tuple(own.keys() - known.keys()), tuple(at for at in begun if at not in taken)


def give(
    connection: Connection,
    giver: AccountId,
    taker: AccountId,
    puzzles: Iterable[str],
    begun: Iterable[datetime],
) -> None:
    """Make tries and rushes of an account another's, as when accounts are joined or parted."""
    both = {"of_account": giver, "to_account": taker}
    connection.execute(GIVE_RUSHES, {**both, "begun_at": tuple(begun)})
    if connection.execute(GIVE_TRIES, {**both, "puzzles": tuple(puzzles)}).rowcount:
        rebuild(connection)
