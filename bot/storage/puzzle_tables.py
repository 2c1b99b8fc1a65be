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
    *(Column(name, Boolean, nullable=False) for name in ("hinted", "solved")),
    Column("at", UtcTime, nullable=False),
    UniqueConstraint("account", "puzzle"),
)

# The ratings of both: of people by their accounts, of puzzles by their keys, which have a `=`.
puzzle_ratings = Table(
    "puzzle_ratings",
    METADATA,
    Column("rated", Text, primary_key=True),
    *(Column(name, Double, nullable=False) for name in ("value", "deviation", "volatility")),
    Column("matches", BigInteger, nullable=False),
    Column("at", UtcTime, nullable=False),
    sqlite_with_rowid=False,
)

# Each rush of a person: how many of its puzzles are done with, how many of them were solved.
rushes = Table(
    "rushes",
    METADATA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("begun", UtcTime, primary_key=True),
    *(Column(name, BigInteger, nullable=False) for name in ("done", "solved")),
    sqlite_with_rowid=False,
)
