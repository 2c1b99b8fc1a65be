"""Deferred items of the outbox: calls after a person's quiet hours, and digests.

Law: of a match and a person one call waits at most, and for a person one digest. A later change of
the match deletes its deferred calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, bindparam, delete, exists, literal, null, select

from bot.core.notifications.notifications import STAGES
from bot.storage.codec import write_people
from bot.storage.schema import IS_DIGEST, IS_HELD, accounts, identities, outbox
from bot.storage.transactions import INSERTS, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.notifications.outbox import Digest, Notification
    from bot.core.stored import Change

IS_HELD_OF_MATCH = and_(IS_HELD, outbox.c.match == bindparam("of_match"))
DELETE_CALLS = delete(outbox).where(IS_HELD_OF_MATCH)
DELETE_OUTDATED_CALLS = DELETE_CALLS.where(outbox.c.turn < bindparam("now_at_turn"))
DELETE_SAME_CALL = DELETE_CALLS.where(
    outbox.c.account.is_not_distinct_from(bindparam("for_account")),
    outbox.c.place.is_not_distinct_from(bindparam("at_place")),
    outbox.c.called == bindparam("calling"),
)

HAS_PREFERRED_PLATFORM = and_(
    accounts.c.id == bindparam("account"),
    exists().where(identities.c.account == accounts.c.id, identities.c.platform == accounts.c.home),
)
"""The row of an account with an identity on its preferred platform."""

DIGEST_COLUMNS = {
    "match": null(),
    "turn": literal(0),
    "account": accounts.c.id,
    "call": literal(value=True),
    "called": literal(write_people(())),
    "nudge": literal(value=False),
    "after": bindparam("due", type_=outbox.c.due.type),
    "attempts": literal(0),
    "due": bindparam("due", type_=outbox.c.due.type),
    "created": bindparam("at", type_=outbox.c.created.type),
}
DIGEST_ROW = select(accounts.c.home, *DIGEST_COLUMNS.values()).where(HAS_PREFERRED_PLATFORM)


def delete_outdated_calls(connection: Connection, change: Change) -> None:
    """Delete the deferred calls of a match that a change makes pointless."""
    match = {"of_match": change.match.id}
    if any(isinstance(event, STAGES) for event in change.events):
        connection.execute(DELETE_CALLS, match)
    else:
        connection.execute(DELETE_OUTDATED_CALLS, {**match, "now_at_turn": change.match.turn})


def delete_same_call(connection: Connection, notice: Notification) -> None:
    """Delete a deferred call to the same people of the same match, before the next one."""
    connection.execute(
        DELETE_SAME_CALL,
        {
            "of_match": notice.match,
            "for_account": notice.account,
            "at_place": notice.place and notice.place.key,
            "calling": write_people(notice.called),
        },
    )


@writes
def add_digest(connection: Connection, digest: Digest, now: datetime) -> None:
    """Have a digest sent to a person's preferred platform, unless one waits already."""
    insert = INSERTS[connection.dialect.name](outbox)
    statement = insert.from_select(["platform", *DIGEST_COLUMNS], DIGEST_ROW)
    statement = statement.on_conflict_do_nothing(index_elements=["account"], index_where=IS_DIGEST)
    row = {"account": digest.account, "due": digest.after, "at": now}
    connection.execute(statement, row)
