"""The tables of ratings, of people and of puzzles, of what they follow from, and of rushes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from bot.storage.column_types import COUNTER, METADATA, UtcTime, where

HAS_GROUP = text("platform IS NOT NULL")


def _rating_columns() -> tuple[Column[Any], ...]:
    return (
        *(Column(name, Double, nullable=False) for name in ("value", "deviation", "volatility")),
        Column("matches", BigInteger, nullable=False),
        Column("at", UtcTime, nullable=False),
    )


# Rated matches that are over, in the order in which they were counted: ratings follow from these.
rated_matches = Table(
    "rated_matches",
    METADATA,
    Column("number", COUNTER, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False, unique=True),
    *(Column(name, Text, nullable=False) for name in ("game", "ruleset")),
    Column("first", ForeignKey("accounts.id"), nullable=False),
    Column("second", ForeignKey("accounts.id"), nullable=False),
    # Half points of the first side.
    Column("score", BigInteger, nullable=False),
    Column("at", UtcTime, nullable=False),
    Index("ix_rated_matches_first", "first"),
    Index("ix_rated_matches_second", "second"),
    # Where it was offered; null outside of servers and groups.
    *(Column(name, Text) for name in ("platform", "group")),
    # The ratings after it; null if accounts were joined that had played each other.
    *(
        Column(f"{side}_{what}", Double)
        for side in ("first", "second")
        for what in ("value", "deviation")
    ),
    # What draws are counted by.
    Index("ix_rated_matches_game", "game", "at", "score"),
)

# Who played rated matches in a server or a group.
Index(
    "ix_rated_matches_group",
    *(rated_matches.c[each] for each in ("platform", "group", "game", "at", "first", "second")),
    **where(HAS_GROUP),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    *_rating_columns(),
    Index("ix_ratings_game", "game", "value"),
    sqlite_with_rowid=False,
)

# Each rating after its last match of a season.
season_ratings = Table(
    "season_ratings",
    METADATA,
    # The year and the quarter, such as 20264.
    Column("season", BigInteger, primary_key=True, autoincrement=False),
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    *_rating_columns(),
    Index("ix_season_ratings_game", "season", "game", "value"),
    sqlite_with_rowid=False,
)

# What people did with puzzles, in the order in which it counts. `rating` is that of the puzzle
# before anyone tried it, null if none counts; `score` that of the person, as in `PuzzleTry`.
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
    *_rating_columns(),
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
