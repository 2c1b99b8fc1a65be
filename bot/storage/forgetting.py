"""Forgetting a person: all that tells who they were goes, in the transaction of their last steps.

Law: of accounts without an identity, those in a person's own matches were joined to theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import BindParameter, bindparam, delete, exists, or_, select, tuple_, update

from bot.core.accounts.forgetting import chats_of
from bot.core.matches.model import FORGOTTEN, Identity
from bot.core.matches.preferences import Settings
from bot.core.ports import VersionConflict
from bot.storage import matches, schema
from bot.storage.codec import write_event, write_settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.core.accounts.own_data import Erasure
    from bot.core.matches.model import AccountId, MatchId

ACCOUNT: BindParameter[str] = bindparam("account")
# A join of this account waits, or is waited for; a match's next step is not.
LOCK = (
    select(schema.accounts.c.id)
    .where(schema.accounts.c.id == ACCOUNT)
    .with_for_update(key_share=True)
)
IDENTITIES = (
    select(schema.identities)
    .where(schema.identities.c.account == ACCOUNT)
    .order_by(schema.identities.c.platform, schema.identities.c.key)
)
CHATS: BindParameter[list[tuple[str, str]]] = bindparam("chats", expanding=True)
POSTS = delete(schema.posts).where(tuple_(schema.posts.c.platform, schema.posts.c.place).in_(CHATS))
WAITING = delete(schema.outbox).where(
    or_(
        schema.outbox.c.account == ACCOUNT,
        tuple_(schema.outbox.c.platform, schema.outbox.c.place).in_(CHATS),
    )
)
STRIKE_OFF = (
    delete(schema.identities).where(schema.identities.c.account == ACCOUNT),
    delete(schema.link_codes).where(schema.link_codes.c.account == ACCOUNT),
    delete(schema.vacations).where(schema.vacations.c.account == ACCOUNT),
    delete(schema.lessons).where(schema.lessons.c.account == ACCOUNT),
    delete(schema.blocks).where(
        or_(schema.blocks.c.account == ACCOUNT, schema.blocks.c.blocked == ACCOUNT)
    ),
)
ERASE = (
    update(schema.accounts)
    .where(
        schema.accounts.c.id.in_(bindparam("ids", expanding=True)),
        ~exists().where(schema.identities.c.account == schema.accounts.c.id),
    )
    .values(name=FORGOTTEN, handle=None, settings=write_settings(Settings()), home="")
)
REWRITE = (
    update(schema.events)
    .where(schema.events.c.match == bindparam("of_match"), schema.events.c.seq == bindparam("nth"))
    .values(body=bindparam("cleared"))
)
KEEP_ORDER = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("of_match"))
    .values(updated=bindparam("was"))
)


def identities_of(connection: Connection, account_id: AccountId) -> tuple[Identity, ...]:
    """List the identities of an account, by their platforms."""
    found = connection.execute(IDENTITIES, {"account": account_id})
    return tuple(Identity(row.platform, row.key) for row in found)


def forget(
    connection: Connection,
    account_id: AccountId,
    erasures: tuple[Erasure, ...],
    unread: tuple[MatchId, ...],
) -> None:
    """Erase a person, with the last steps of all matches that can be read.

    Raises VersionConflict.
    """
    person = {"account": account_id}
    connection.execute(LOCK, person)
    known = identities_of(connection, account_id)
    if not known:
        raise VersionConflict(account_id)
    chats = [(chat.platform, chat.key) for each in known for chat in chats_of(each)]
    connection.execute(POSTS, {"chats": chats})
    connection.execute(WAITING, {**person, "chats": chats})
    for statement in STRIKE_OFF:
        connection.execute(statement, person)
    _end_matches(connection, account_id, erasures, unread)
    others = {other for erasure in erasures for other in erasure.change.match.people}
    connection.execute(ERASE, {"ids": sorted({account_id, *others})})


def _end_matches(
    connection: Connection,
    account_id: AccountId,
    erasures: tuple[Erasure, ...],
    unread: tuple[MatchId, ...],
) -> None:
    """Store the last steps; what was over before keeps its place among the opponents' matches."""
    rows = matches.of_person(connection, account_id, matches.EVERY)
    steps = {erasure.change.match.id: erasure for erasure in erasures}
    if news := [row.id for row in rows if row.id not in {*steps, *unread}]:
        raise VersionConflict(news[0])
    over: list[dict[str, Any]] = [
        {"of_match": row.id, "was": row.updated}
        for row in rows
        if row.stage not in matches.OPEN_STAGES and row.id in steps
    ]
    # In one order always, so that two of these cannot wait for each other.
    for match_id in sorted(steps):
        _rewrite(connection, steps[match_id])
        matches.save(connection, steps[match_id].change)
    if over:
        connection.execute(KEEP_ORDER, over)


def _rewrite(connection: Connection, erasure: Erasure) -> None:
    rows = [
        {"of_match": erasure.change.match.id, "nth": seq, "cleared": write_event(event)[1]}
        for seq, event in erasure.rewritten
    ]
    if rows:
        connection.execute(REWRITE, rows)
