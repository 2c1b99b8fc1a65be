"""What waits in the outbox for its time: calls after somebody's quiet hours, and digests.

Law: of a match and a person one call waits at most, and for a person one digest. A call that a
change of the match has overtaken waits no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, bindparam, delete, exists, literal, null, select

from bot.core.notifications.notifications import STAGES
from bot.storage.codec import write_people
from bot.storage.schema import IS_DIGEST, IS_HELD, accounts, identities, outbox
from bot.storage.upserts import INSERTS

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.notifications.outbox import Digest, Notification
    from bot.core.ports import Change

OF_MATCH = and_(IS_HELD, outbox.c.match == bindparam("of_match"))
STRIKE_OFF = delete(outbox).where(OF_MATCH)
STRIKE_OFF_PAST = STRIKE_OFF.where(outbox.c.turn < bindparam("now_at_turn"))
STRIKE_OFF_SAME = STRIKE_OFF.where(
    outbox.c.account.is_not_distinct_from(bindparam("for_account")),
    outbox.c.place.is_not_distinct_from(bindparam("at_place")),
    outbox.c.called == bindparam("calling"),
)

AT_HOME = and_(
    accounts.c.id == bindparam("account"),
    exists().where(identities.c.account == accounts.c.id, identities.c.platform == accounts.c.home),
)
"""The row of an account that has a home, to be called there."""

_DIGEST = {
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
DIGEST = select(accounts.c.home, *_DIGEST.values()).where(AT_HOME)


def strike_off_overtaken(connection: Connection, change: Change) -> None:
    """Strike off the calls of a match that a change makes pointless; the change says its own."""
    match = {"of_match": change.match.id}
    if any(isinstance(event, STAGES) for event in change.events):
        connection.execute(STRIKE_OFF, match)
    else:
        connection.execute(STRIKE_OFF_PAST, {**match, "now_at_turn": change.match.turn})


def make_room(connection: Connection, notice: Notification) -> None:
    """Strike off a call that waits already, for another one to the same people of a match."""
    connection.execute(
        STRIKE_OFF_SAME,
        {
            "of_match": notice.match,
            "for_account": notice.account,
            "at_place": notice.place and notice.place.key,
            "calling": write_people(notice.called),
        },
    )


def hold_digest(connection: Connection, digest: Digest, at: datetime) -> None:
    """Have a digest sent to a person's home, unless one waits already."""
    insert = INSERTS[connection.dialect.name](outbox)
    statement = insert.from_select(["platform", *_DIGEST], DIGEST)
    statement = statement.on_conflict_do_nothing(index_elements=["account"], index_where=IS_DIGEST)
    row = {"account": digest.account, "due": digest.after, "at": at}
    connection.execute(statement, row)
