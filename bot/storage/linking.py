"""Joining two accounts: one gets all that the other has, in the transaction of the changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import BindParameter, bindparam, delete, exists, func, select, update

from bot.core.matches.model import FORGOTTEN
from bot.core.notifications.preferred_platform import preferred_of_both
from bot.core.ports import VersionConflict
from bot.storage import blocking, lessons, matches, vacations
from bot.storage.codec import write_people
from bot.storage.schema import accounts, identities, link_codes, outbox

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId
    from bot.core.ports import Change

GONE: BindParameter[str] = bindparam("gone")
KEPT: BindParameter[str] = bindparam("kept")

# Joins of the same account wait for one another; a match's next step waits for none.
HANDLES = (
    select(accounts.c.id, accounts.c.handle, accounts.c.name, accounts.c.home)
    .where(accounts.c.id.in_((GONE, KEPT)))
    .order_by(accounts.c.id)
    .with_for_update(key_share=True)
)
TWIN = outbox.alias()
DIGESTS = delete(outbox).where(
    outbox.c.match.is_(None),
    outbox.c.account == GONE,
    exists().where(TWIN.c.match.is_(None), TWIN.c.account == KEPT),
)
"""Of two digests the one of the account that is kept comes."""

HAND_OVER = (
    DIGESTS,
    update(identities).where(identities.c.account == GONE).values(account=KEPT),
    update(outbox).where(outbox.c.account == GONE).values(account=KEPT),
)
CALL_INSTEAD = (
    update(outbox)
    .where(outbox.c.called != write_people(()))
    .values(called=func.replace(outbox.c.called, bindparam("gone_text"), bindparam("kept_text")))
)
STRIKE_OFF = delete(link_codes).where(link_codes.c.account == GONE)
UNNAME = update(accounts).where(accounts.c.id == GONE).values(name=FORGOTTEN)
SET_HOME = (
    update(accounts).where(accounts.c.id == bindparam("account")).values(home=bindparam("new_home"))
)
SET_HANDLE = (
    update(accounts)
    .where(accounts.c.id == bindparam("account"))
    .values(handle=bindparam("new_handle"))
)


def join(
    connection: Connection, *, gone: AccountId, kept: AccountId, changes: tuple[Change, ...]
) -> None:
    """Give all that one account has to another; raises VersionConflict.

    The changes must leave the account no part in an open match: one that it got in the meantime
    is a conflict too.
    """
    people = {"gone": gone, "kept": kept}
    rows = connection.execute(HANDLES, people).all()
    if any(row.name == FORGOTTEN for row in rows):
        raise VersionConflict(kept)
    handles = {row.id: row.handle for row in rows}
    for statement in HAND_OVER:
        connection.execute(statement, people)
    # In one order always, so that two joins cannot wait for each other.
    for change in sorted(changes, key=lambda change: change.match.id):
        matches.save(connection, change)
    connection.execute(CALL_INSTEAD, {"gone_text": _called(gone), "kept_text": _called(kept)})
    connection.execute(STRIKE_OFF, {"gone": gone})
    homes = {row.id: row.home for row in rows}
    if gone in homes and kept in homes:
        both = preferred_of_both(homes[kept], homes[gone])
        connection.execute(SET_HOME, {"account": kept, "new_home": both})
        connection.execute(SET_HOME, {"account": gone, "new_home": ""})
    blocking.hand_over(connection, gone, kept)
    vacations.hand_over(connection, gone, kept)
    lessons.hand_over(connection, gone, kept)
    if handles.get(gone):
        _pass_on(connection, handles, gone=gone, kept=kept)
    left = matches.of_person(connection, gone, finished=1)
    if news := [row.id for row in left if row.stage in matches.OPEN_STAGES]:
        raise VersionConflict(news[0])
    if not left:  # nothing refers to the name any more
        connection.execute(UNNAME, people)


def _called(account: AccountId) -> str:
    """Return how an account stands in a list of people's text."""
    return write_people((account,))[1:-1]


def _pass_on(
    connection: Connection,
    handles: dict[AccountId, str | None],
    *,
    gone: AccountId,
    kept: AccountId,
) -> None:
    """Free a handle, for the other account if that has none."""
    connection.execute(SET_HANDLE, {"account": gone, "new_handle": None})
    if handles.get(kept) is None:
        connection.execute(SET_HANDLE, {"account": kept, "new_handle": handles[gone]})
