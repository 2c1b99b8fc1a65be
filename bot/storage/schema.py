"""The tables, the same on SQLite and PostgreSQL.

Invariant: a fact is in one column or in a snapshot, never in both. What is looked up is an indexed
column; the rest of a match is its snapshot. A change here needs a migration; a test compares them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from bot.storage import (  # noqa: F401 -- these belong to them too
    input_tables,
    rating_tables,
    tournament_tables,
)
from bot.storage.column_types import COUNTER, SORTED_TEXT, UtcTime, where
from bot.storage.column_types import METADATA as METADATA  # noqa: PLC0414 -- others import it

accounts = Table(
    "accounts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("handle", SORTED_TEXT, unique=True),
    Column("settings", Text, nullable=False),
    # The preferred platform; empty for an account without identities.
    Column("home", Text, nullable=False),
    # The token in the address of the person's calendar.
    Column("calendar", Text),
    Index("ix_accounts_calendar", "calendar", unique=True),
)

identities = Table(
    "identities",
    METADATA,
    Column("platform", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    # Of a session of the web chat: when it was last used, and roughly in which browser.
    Column("used", UtcTime),
    Column("browser", Text),
    Index("ix_identities_account", "account", "platform"),
    sqlite_with_rowid=False,
)

# Where the browser of a session gets notifications while the page is closed.
push_subscriptions = Table(
    "push_subscriptions",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    *(Column(name, Text, nullable=False) for name in ("platform", "key", "p256dh", "auth")),
    Column("created", UtcTime, nullable=False),
    ForeignKeyConstraint(
        ["platform", "key"], ["identities.platform", "identities.key"], ondelete="CASCADE"
    ),
    Index("ix_push_subscriptions_key", "platform", "key"),
    sqlite_with_rowid=False,
)

# These two belong to whichever account has the handle, which joining accounts may hand over.
recovery_codes = Table(
    "recovery_codes",
    METADATA,
    Column("handle", Text, primary_key=True),
    Column("digest", Text, nullable=False),
    sqlite_with_rowid=False,
)

name_looks = Table(
    "name_looks",
    METADATA,
    Column("look", Text, primary_key=True),
    Column("handle", Text, nullable=False),
    Index("ix_name_looks_handle", "handle"),
    sqlite_with_rowid=False,
)

link_codes = Table(
    "link_codes",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, unique=True),
    Column("expires", UtcTime, nullable=False),
    sqlite_with_rowid=False,
)

# A link code was typed; both accounts are asked before they are joined.
link_requests = Table(
    "link_requests",
    METADATA,
    Column("code", Text, primary_key=True),
    # The account that would be joined to the other.
    Column("asker", ForeignKey("accounts.id"), nullable=False, unique=True),
    Column("asked", ForeignKey("accounts.id"), nullable=False, unique=True),
    Column("confirmed", Boolean, nullable=False),
    Column("expires", UtcTime, nullable=False),
    sqlite_with_rowid=False,
)

# Accounts that were joined to others, with what each brought, as long as it can be undone.
links = Table(
    "links",
    METADATA,
    Column("gone", ForeignKey("accounts.id"), primary_key=True),
    Column("kept", ForeignKey("accounts.id"), nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("brought", Text, nullable=False),
    Index("ix_links_kept", "kept"),
    Index("ix_links_at", "at"),
    sqlite_with_rowid=False,
)

blocks = Table(
    "blocks",
    METADATA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("blocked", ForeignKey("accounts.id"), primary_key=True),
    Index("ix_blocks_blocked", "blocked"),
    sqlite_with_rowid=False,
)

# Conditions of partial indexes: a query must hold them word for word, or SQLite looks elsewhere.
IS_OPEN = text("stage IN ('offered', 'running')")
IS_FINISHED = text("stage NOT IN ('offered', 'running')")
IS_OPEN_REMATCH = text("stage IN ('offered', 'running') AND rematch_of IS NOT NULL")
IS_DUE = text("due IS NOT NULL")
IS_DIGEST = text('"match" IS NULL AND "after" IS NOT NULL')
IS_HELD = text('"match" IS NOT NULL AND "after" IS NOT NULL')
HAS_RESULT = text("result IS NOT NULL")
IS_UNDECIDED = text("(decided IS NULL OR appealed > decided)")
IS_LISTED = text("stage = 'offered' AND opponent IS NULL AND listed")

vacations = Table(
    "vacations",
    METADATA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("begin", UtcTime, primary_key=True),
    Column("end", UtcTime, nullable=False),
    # When it is next carried into the person's matches; null when all know it.
    Column("due", UtcTime),
    Index("ix_vacations_due", "due", **where(IS_DUE)),
    sqlite_with_rowid=False,
)

# Solved lessons, by the lessons' keys.
lessons = Table(
    "lessons",
    METADATA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("solved", UtcTime, nullable=False),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("events", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),
    Column("challenger", ForeignKey("accounts.id"), nullable=False),
    Column("opponent", ForeignKey("accounts.id")),
    Column("rematch_of", Text),
    Column("expires", UtcTime, nullable=False),
    Column("updated", UtcTime, nullable=False),
    # When the scheduler has something to do in the match.
    Column("due", UtcTime),
    Column("snapshot", Text, nullable=False),
    # Whether it is seen in the lobby while nobody has taken it up.
    Column("listed", Boolean, nullable=False, server_default=false()),
    # Of a match that was played to its end: its game, who won (see `Result`), when, and whether
    # others could watch it. Null in all others.
    Column("game", Text),
    Column("result", Text),
    Column("ended", UtcTime),
    Column("public", Boolean),
)


# What profiles count, without reading matches.
for _role, _other in (("challenger", "opponent"), ("opponent", "challenger")):
    Index(
        f"ix_matches_{_role}_results",
        *(matches.c[each] for each in (_role, "ended", "game", "result", "public", _other)),
        **where(HAS_RESULT),
    )

for _name, _column, _condition in (
    ("ix_matches_challenger_open", "challenger", IS_OPEN),
    ("ix_matches_opponent_open", "opponent", IS_OPEN),
    ("ix_matches_challenger_finished", "challenger", IS_FINISHED),
    ("ix_matches_opponent_finished", "opponent", IS_FINISHED),
):
    Index(
        _name,
        matches.c[_column],
        matches.c.updated,
        **where(_condition),
    )

# Of a match there is one open rematch at most.
Index("ix_matches_rematch_of", matches.c.rematch_of, unique=True, **where(IS_OPEN_REMATCH))

# A covering index: the scheduler finds the due ids without reading matches.
Index("ix_matches_due", matches.c.due, matches.c.id, **where(IS_DUE))

# After an outage they are listed by their ids, skipping finished matches.
Index("ix_matches_timed", matches.c.id, matches.c.stage, **where(IS_DUE))

Index("ix_matches_listed", matches.c.expires, **where(IS_LISTED))

events = Table(
    "events",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Reports and findings, with what was decided and what the person says to that (see `Case`).
# `platform` and `key` are of the group in which the match was made; a row is deleted at `kept`.
cases = Table(
    "cases",
    METADATA,
    Column("id", COUNTER, primary_key=True),
    *(Column(name, Text, nullable=False) for name in ("kind", "topic", "evidence", "appeal")),
    *(Column(name, Text) for name in ("platform", "key", "verdict")),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("about", ForeignKey("accounts.id"), nullable=False),
    *(Column(name, ForeignKey("accounts.id")) for name in ("reporter", "decided_by")),
    Column("by_operator", Boolean, nullable=False),
    *(Column(name, UtcTime, nullable=False) for name in ("at", "kept")),
    *(Column(name, UtcTime) for name in ("decided", "until", "appealed")),
    UniqueConstraint("match", "about", "kind", "topic", "reporter"),
    Index("ix_cases_about", "about", "until"),
    Index("ix_cases_reporter", "reporter"),
    Index("ix_cases_kept", "kept"),
    Index("ix_cases_waiting", "platform", "key", **where(IS_UNDECIDED)),
)

outbox = Table(
    "outbox",
    METADATA,
    Column("id", COUNTER, primary_key=True),
    Column("platform", Text, nullable=False),
    # A digest is about no match; neither are news of linking, which have no "after".
    Column("match", ForeignKey("matches.id")),
    Column("turn", BigInteger, nullable=False),
    Column("account", ForeignKey("accounts.id")),
    Column("place", Text),
    Column("call", Boolean, nullable=False),
    Column("called", Text, nullable=False),
    Column("news", Text),
    Column("nudge", Boolean, nullable=False),
    # Not delivered before this time.
    Column("after", UtcTime),
    Column("attempts", BigInteger, nullable=False),
    Column("due", UtcTime, nullable=False),
    # Until when a process has claimed it.
    Column("claimed", UtcTime),
    Column("created", UtcTime, nullable=False),
    # The case that a person, or those who decide, are told of.
    Column("case", BigInteger),
    # Of posts of a place about no match: whether it is the week's, not the puzzle of the day.
    Column("weekly", Boolean, nullable=False, server_default=false()),
    # The tournament whose round or end is told of at the place.
    Column("tournament", Text),
    Index("ix_outbox_platform", "platform", "due"),
    # The id of a deleted item must not be reused: another process may be about to postpone it.
    sqlite_autoincrement=True,
)

# For a person one digest waits at most.
Index("ix_outbox_digest", outbox.c.account, unique=True, **where(IS_DIGEST))

Index("ix_outbox_held", outbox.c.match, **where(IS_HELD))

posts = Table(
    "posts",
    METADATA,
    # The order in which they were posted; the platform defines the message's key.
    Column("id", COUNTER, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("platform", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("turn", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    # The key of the place below the message where the match goes on; none without one.
    Column("thread", Text),
    UniqueConstraint("platform", "place", "message"),
    Index("ix_posts_match", "match", "platform"),
)

place_moves = Table(
    "place_moves",
    METADATA,
    Column("platform", Text, primary_key=True),
    Column("old", Text, primary_key=True),
    Column("new", Text, nullable=False),
    sqlite_with_rowid=False,
)

heartbeats = Table(
    "heartbeats",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", UtcTime, nullable=False),
)

# Held by one process at a time, until a time of the database's clock.
leases = Table(
    "leases",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", UtcTime, nullable=False),
    sqlite_with_rowid=False,
)

# What was last published on a platform, such as its commands.
publications = Table(
    "publications",
    METADATA,
    Column("platform", Text, primary_key=True),
    Column("digest", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What open pages of the web chat show anew, for some minutes; written only on PostgreSQL.
page_updates = Table(
    "page_updates",
    METADATA,
    Column("id", COUNTER, primary_key=True),
    # The item of the outbox with the same content, if there was one.
    Column("item", BigInteger, unique=True),
    Column("kind", Text, nullable=False),
    # Null for all pages.
    Column("account", Text),
    Column("match", Text),
    Column("turn", BigInteger, nullable=False),
    Column("call", Boolean, nullable=False),
    Column("nudge", Boolean, nullable=False),
    Column("news", Text),
    Column("lines", Text, nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("at", UtcTime, nullable=False, index=True),
    sqlite_autoincrement=True,
)

# Random bytes that all processes share, such as the key that signs the addresses of pictures.
secrets = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
