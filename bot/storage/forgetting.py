"""Forgetting a person: their data are erased in the transaction of their matches' last steps.

Invariant: of accounts without an identity, those in a person's own matches were joined to theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import BindParameter, bindparam, delete, exists, or_, select, tuple_, update

from bot.core.accounts.forgetting import chats_of
from bot.core.matches.errors import VersionConflict
from bot.core.matches.model import FORGOTTEN, Identity
from bot.core.matches.preferences import Settings
from bot.storage import accounts, cases, matches, names, schema, tournament_people
from bot.storage.codec import SETTINGS, write_event
from bot.storage.names import delete_usernames
from bot.storage.rating_tables import rushes
from bot.storage.transactions import reads, writes

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId, MatchId
    from bot.core.store.values import Erasure

ACCOUNT: BindParameter[str] = bindparam("account")
IDENTITIES = (
    select(schema.identities.c.platform, schema.identities.c.key)
    .where(schema.identities.c.account == ACCOUNT)
    .order_by(schema.identities.c.platform, schema.identities.c.key)
)
CHATS: BindParameter[list[tuple[str, str]]] = bindparam("chats", expanding=True)
DELETE_POSTS = delete(schema.posts).where(
    tuple_(schema.posts.c.platform, schema.posts.c.place).in_(CHATS)
)
DELETE_OUTBOX_ITEMS = delete(schema.outbox).where(
    or_(
        schema.outbox.c.account == ACCOUNT,
        tuple_(schema.outbox.c.platform, schema.outbox.c.place).in_(CHATS),
    )
)
DELETE_BELONGINGS = (
    delete(schema.identities).where(schema.identities.c.account == ACCOUNT),
    delete(schema.link_codes).where(schema.link_codes.c.account == ACCOUNT),
    delete(schema.link_requests).where(
        or_(schema.link_requests.c.asker == ACCOUNT, schema.link_requests.c.asked == ACCOUNT)
    ),
    delete(schema.vacations).where(schema.vacations.c.account == ACCOUNT),
    delete(schema.lessons).where(schema.lessons.c.account == ACCOUNT),
    delete(rushes).where(rushes.c.account == ACCOUNT),
    delete(schema.blocks).where(
        or_(schema.blocks.c.account == ACCOUNT, schema.blocks.c.blocked == ACCOUNT)
    ),
)
TAKE_LINKS = (
    delete(schema.links).where(schema.links.c.kept == ACCOUNT).returning(schema.links.c.gone)
)
"""Deletes what accounts brought that became part of this one, and names these."""

ERASE_ACCOUNTS = (
    update(schema.accounts)
    .where(
        schema.accounts.c.id.in_(bindparam("ids", expanding=True)),
        ~exists().where(schema.identities.c.account == schema.accounts.c.id),
    )
    .values(
        name=FORGOTTEN, handle=None, settings=SETTINGS.write(Settings()), home="", calendar=None
    )
)
REWRITE_EVENT = (
    update(schema.events)
    .where(schema.events.c.match == bindparam("of_match"), schema.events.c.seq == bindparam("nth"))
    .values(body=bindparam("cleared"))
)
RESTORE_UPDATED = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("of_match"))
    .values(updated=bindparam("was"))
)


@reads
def identities_of(connection: Connection, account_id: AccountId) -> tuple[Identity, ...]:
    found = connection.execute(IDENTITIES, {"account": account_id})
    return tuple(Identity(row.platform, row.key) for row in found)


@writes
def forget(
    connection: Connection,
    account_id: AccountId,
    erasures: tuple[Erasure, ...],
    unread: tuple[MatchId, ...] = (),
) -> None:
    person = {"account": account_id}
    connection.execute(accounts.LOCK_ACCOUNT, person)
    known = identities_of(connection, account_id)
    if not known:
        raise VersionConflict(account_id)
    chats = [(chat.platform, chat.key) for each in known for chat in chats_of(each)]
    connection.execute(DELETE_POSTS, {"chats": chats})
    connection.execute(DELETE_OUTBOX_ITEMS, {**person, "chats": chats})
    for statement in DELETE_BELONGINGS:
        connection.execute(statement, person)
    cases.forget(connection, account_id)
    tournament_people.forget(connection, account_id)
    _end_matches(connection, account_id, erasures, unread)
    joined = connection.execute(TAKE_LINKS, person).scalars().all()
    others = {other for erasure in erasures for other in erasure.change.match.people}
    connection.execute(ERASE_ACCOUNTS, {"ids": sorted({account_id, *joined, *others})})
    names.delete_unused(connection)
    delete_usernames(connection, known)


def _end_matches(
    connection: Connection,
    account_id: AccountId,
    erasures: tuple[Erasure, ...],
    unread: tuple[MatchId, ...],
) -> None:
    """Store the last steps; finished matches keep their place in the opponents' lists."""
    rows = matches.matches_with(connection, account_id)
    steps = {erasure.change.match.id: erasure for erasure in erasures}
    if unexpected := [row.id for row in rows if row.id not in {*steps, *unread}]:
        raise VersionConflict(unexpected[0])
    finished: list[dict[str, Any]] = [
        {"of_match": row.id, "was": row.updated}
        for row in rows
        if row.stage not in matches.OPEN_STAGES and row.id in steps
    ]
    # Always in the same order, to prevent deadlocks.
    for match_id in sorted(steps):
        _rewrite(connection, steps[match_id])
        matches.save(connection, steps[match_id].change)
    if finished:
        connection.execute(RESTORE_UPDATED, finished)


def _rewrite(connection: Connection, erasure: Erasure) -> None:
    rows = [
        {"of_match": erasure.change.match.id, "nth": seq, "cleared": write_event(event)[1]}
        for seq, event in erasure.rewritten
    ]
    if rows:
        connection.execute(REWRITE_EVENT, rows)
