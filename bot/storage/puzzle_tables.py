"""The tables of puzzles: what people did with them, the ratings that follow, rushes."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Table,
    Text,
    UniqueConstraint,
)

from bot.storage.column_types import COUNTER, METADATA, UtcTime

# What people did with puzzles, in the order in which it counts. `rating` is that of the puzzle
# before anybody tried it, null where none counts; `score` that of the person, as in `PuzzleTry`.
puzzle_tries = Table(
    "puzzle_tries",
    METADATA,
    Column("number", COUNTER, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("rating", BigInteger),
    Column("score", BigInteger),
    Column("misses", BigInteger, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", UtcTime, nullable=False),
    UniqueConstraint("account", "puzzle"),
)

solver_ratings, puzzle_ratings = (
    Table(
        name,
        METADATA,
        rated,
        *(Column(each, Double, nullable=False) for each in ("value", "deviation", "volatility")),
        Column("matches", BigInteger, nullable=False),
        Column("at", UtcTime, nullable=False),
        sqlite_with_rowid=False,
    )
    for name, rated in (
        ("solver_ratings", Column("account", ForeignKey("accounts.id"), primary_key=True)),
        ("puzzle_ratings", Column("puzzle", Text, primary_key=True)),
    )
)

# Each rush of a person: how many of its puzzles are done with, how many of them were solved.
rushes = Table(
    "rushes",
    METADATA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("begun", UtcTime, primary_key=True),
    Column("done", BigInteger, nullable=False),
    Column("solved", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
