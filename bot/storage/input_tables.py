"""The tables of what platforms and people tell of people; the others are in `schema.py`."""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Table,
    Text,
    text,
)

from bot.storage.column_types import METADATA, UtcTime, where

IS_WAITING = text("body IS NOT NULL")
IS_HANDLED = text("body IS NULL")

# Input of a platform, stored before it is confirmed; of handled input the key, for two days.
inbox = Table(
    "inbox",
    METADATA,
    Column("source", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    # Null once it is handled.
    Column("body", Text),
    # When it was stored, last taken by a new process, or handled; and how often it was so taken.
    Column("at", UtcTime, nullable=False),
    Column("taken", BigInteger, nullable=False),
    Index("ix_inbox_waiting", "source", "at", **where(IS_WAITING)),
    Index("ix_inbox_handled", "at", **where(IS_HANDLED)),
    sqlite_with_rowid=False,
)

# By what name a platform's people can be mentioned, and whom it last was.
usernames = Table(
    "usernames",
    METADATA,
    Column("platform", Text, primary_key=True),
    Column("username", Text, primary_key=True),
    Column("key", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seen", UtcTime, nullable=False),
    Index("ix_usernames_key", "platform", "key"),
    Index("ix_usernames_seen", "seen"),
    sqlite_with_rowid=False,
)

# What people asked for: `match` is the one that it changed, `body` what waits for its answer.
requests = Table(
    "requests",
    METADATA,
    *(Column(name, Text, primary_key=True) for name in ("platform", "key")),
    *(Column(name, Text) for name in ("match", "body")),
    Column("until", UtcTime, nullable=False, index=True),
    sqlite_with_rowid=False,
)

# What the managers of a server or a group have chosen, in JSON; only what differs from the usual.
group_settings = Table(
    "group_settings",
    METADATA,
    *(Column(name, Text, primary_key=True) for name in ("platform", "key")),
    Column("settings", Text, nullable=False),
    sqlite_with_rowid=False,
)
