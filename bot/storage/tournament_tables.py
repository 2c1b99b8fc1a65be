"""The tables of tournaments, of their entries and of their pairings."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, ForeignKey, Index, Table, Text, text

from bot.storage.column_types import METADATA, UtcTime, where

IS_NOT_OVER = text("phase <> 'over'")
HAS_DUE = text("due IS NOT NULL")

tournaments = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("phase", Text, nullable=False),
    # The server or group in which it was made.
    *(Column(name, Text) for name in ("platform", "key")),
    # The person who made it.
    Column("holder", ForeignKey("accounts.id")),
    Column("due", UtcTime),
    Column("snapshot", Text, nullable=False),
    Index("ix_tournaments_group", "platform", "key", **where(IS_NOT_OVER)),
    Index("ix_tournaments_due", "due", **where(HAS_DUE)),
    Index("ix_tournaments_holder", "holder", **where(IS_NOT_OVER)),
    sqlite_with_rowid=False,
)

tournament_entries = Table(
    "tournament_entries",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    *(Column(name, BigInteger, nullable=False) for name in ("number", "since", "division")),
    Column("until", BigInteger),
    Column("rating", Double, nullable=False),
    Index("ix_tournament_entries_account", "account"),
    sqlite_with_rowid=False,
)

# The result of a match is the match's own; only byes have one here.
tournament_pairings = Table(
    "tournament_pairings",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    *(
        Column(name, BigInteger, primary_key=True, autoincrement=False)
        for name in ("season", "round", "board")
    ),
    Column("division", BigInteger, nullable=False),
    Column("first", ForeignKey("accounts.id"), nullable=False),
    Column("second", ForeignKey("accounts.id")),
    # Its id is chosen with the pairing; the match itself may not have begun yet.
    Column("match", Text, unique=True),
    Column("bye", Text),
    sqlite_with_rowid=False,
)
