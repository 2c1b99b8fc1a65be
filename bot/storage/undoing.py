"""Undoing that two accounts were joined: the one that went gets back what it brought.

What both did after the joining stays with the account that was kept: its new matches, blocks and
settings. A handle that another account has taken meanwhile is lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import (
    BindParameter,
    and_,
    bindparam,
    delete,
    exists,
    or_,
    select,
    tuple_,
    update,
)

from bot.core.accounts.people import embedded_session
from bot.core.matches.errors import VersionConflict
from bot.core.matches.model import AccountId, Identity
from bot.core.store.values import UNDO_LIFETIME, Brought, Link
from bot.storage import (
    blocking,
    cases,
    lessons,
    matches,
    names,
    puzzles,
    ratings,
    tournament_people,
    vacations,
)
from bot.storage.codec import BROUGHT, match_of
from bot.storage.link_requests import delete_requests
from bot.storage.schema import accounts, blocks, identities, link_codes, links, outbox
from bot.storage.schema import lessons as solved
from bot.storage.transactions import inserted_unless_taken, reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.store.values import Change

GONE: BindParameter[str] = bindparam("gone")
KEPT: BindParameter[str] = bindparam("kept")

# Joins of the same account wait for one another; a match's next step needs no such lock.
LOCK_ACCOUNTS = (
    select(*(accounts.c[each] for each in ("id", "handle", "name", "home", "calendar")))
    .where(accounts.c.id.in_((GONE, KEPT)))
    .order_by(accounts.c.id)
    .with_for_update(key_share=True)
)
LINKS_OF = (
    select(links)
    .where(links.c.kept == KEPT, links.c.at > bindparam("since"))
    .order_by(links.c.at.desc(), links.c.gone)
)
LAPSED = links.c.at <= bindparam("since")
TAKE_LINK = delete(links).where(
    links.c.gone == GONE, links.c.kept == KEPT, links.c.at == bindparam("joined_at"), ~LAPSED
)
DELETE_LAPSED = delete(links).where(LAPSED)
NAMED = tuple_(identities.c.platform, identities.c.key).in_(bindparam("named", expanding=True))
RETURN_IDENTITIES = update(identities).where(identities.c.account == KEPT, NAMED)
RETURN_NOTICES = update(outbox).where(
    outbox.c.account == KEPT, outbox.c.match.in_(bindparam("ids", expanding=True))
)
RETURN_LINKS = update(links).where(
    links.c.kept == bindparam("holder"),
    links.c.gone.in_(bindparam("ids", expanding=True)),
    links.c.at < bindparam("joined_at"),
)
PLATFORMS_OF_KEPT = select(identities.c.platform).where(identities.c.account == KEPT).distinct()
HAS_HANDLE = select(exists().where(accounts.c.handle == bindparam("handle")))
UPDATE_ACCOUNT = update(accounts).where(accounts.c.id == bindparam("account"))
END_CALENDAR = (
    update(accounts).where(accounts.c.calendar == bindparam("token")).values(calendar=None)
)
BLOCKS_OF = select(blocks.c.account, blocks.c.blocked).where(
    or_(blocks.c.account == bindparam("person"), blocks.c.blocked == bindparam("person"))
)
IS_LESSON = and_(
    solved.c.account == KEPT, solved.c.lesson.in_(bindparam("lessons", expanding=True))
)


@reads
def links_of(connection: Connection, account_id: AccountId, now: datetime) -> tuple[Link, ...]:
    asked = {"kept": account_id, "since": now - UNDO_LIFETIME}
    return tuple(
        Link(AccountId(row.gone), AccountId(row.kept), row.at, BROUGHT.read(row.brought))
        for row in connection.execute(LINKS_OF, asked)
    )


def brought_by(
    connection: Connection, gone: AccountId, kept: AccountId, changes: tuple[Change, ...]
) -> Brought:
    """Return what an account is about to bring to another; both are locked."""
    people = {"gone": gone, "kept": kept}
    rows = {row.id: row for row in connection.execute(LOCK_ACCOUNTS, people)}
    mine, theirs = (lessons.lessons_of(connection, each) for each in (gone, kept))
    blocked, known = _blocks(connection, gone), set(_blocks(connection, kept))
    own = connection.execute(select(identities).where(identities.c.account == gone)).all()
    tried, rushes = puzzles.brought_puzzles(connection, gone, kept)
    entered, held = tournament_people.brought_tournaments(connection, gone, kept)
    return Brought(
        name=rows[gone].name,
        handle=rows[gone].handle,
        took_handle=rows[gone].handle is not None and rows[kept].handle is None,
        home=rows[gone].home,
        kept_home=rows[kept].home,
        identities=tuple((row.platform, row.key) for row in own),
        matches=tuple(change.match.id for change in changes),
        blocks=blocked,
        added_blocks=tuple(
            pair for pair in blocked if kept not in pair and _instead(pair, gone, kept) not in known
        ),
        lessons=tuple(mine.items()),
        added_lessons=tuple(mine.keys() - theirs.keys()),
        vacations=vacations.vacations_of(connection, gone),
        links=tuple(connection.execute(select(links.c.gone).where(links.c.kept == gone)).scalars()),
        tried=tried,
        rushes=rushes,
        entered=entered,
        held=held,
        calendar=rows[gone].calendar,
    )


def add_link(connection: Connection, link: Link) -> None:
    """Store a link; those of the account that went are the other's now, and old ones lapse."""
    delete_lapsed_links(connection, link.at)
    connection.execute(update(links).where(links.c.kept == link.gone).values(kept=link.kept))
    row = {
        "gone": link.gone,
        "kept": link.kept,
        "at": link.at,
        "brought": BROUGHT.write(link.brought),
    }
    connection.execute(links.insert(), row)


def delete_lapsed_links(connection: Connection, now: datetime) -> None:
    """Delete what accounts brought that were joined too long ago to be parted."""
    connection.execute(DELETE_LAPSED, {"since": now - UNDO_LIFETIME})


@writes
def unlink(connection: Connection, link: Link, changes: tuple[Change, ...], now: datetime) -> None:
    people = {"gone": link.gone, "kept": link.kept}
    rows = {row.id: row for row in connection.execute(LOCK_ACCOUNTS, people)}
    since = now - UNDO_LIFETIME
    later = [each for each in links_of(connection, link.kept, now) if each.brings_again(link)]
    taken = connection.execute(TAKE_LINK, {**people, "joined_at": link.at, "since": since})
    if taken.rowcount != 1:
        raise VersionConflict(link.gone)
    delete_lapsed_links(connection, now)
    brought = link.brought
    # Always in the same order, to prevent deadlocks.
    for change in sorted(changes, key=lambda change: change.match.id):
        matches.save(connection, change)
    alone = [matches.match(connection, id_) for id_ in ratings.of_one_player(connection, link.kept)]
    changed = (change.match for change in changes)
    ratings.part(connection, link.gone, link.kept, (*changed, *map(match_of, filter(None, alone))))
    ids = [change.match.id for change in changes]
    returned = {"kept": link.kept}
    cases.give_back(connection, link.gone, link.kept, ids)
    connection.execute(RETURN_NOTICES.values(account=link.gone), {**returned, "ids": ids})
    again = {identity for each in later for identity in each.brought.identities}
    own = [identity for identity in brought.identities if identity not in again]
    sessions = (embedded_session(Identity(*identity)) for identity in own)
    named = [*own, *((session.platform, session.key) for session in sessions)]
    connection.execute(RETURN_IDENTITIES.values(account=link.gone), {**returned, "named": named})
    held = {"holder": link.kept, "ids": brought.links, "joined_at": link.at}
    connection.execute(RETURN_LINKS.values(kept=link.gone), held)
    # They may have been made by a person who leaves now.
    delete_requests(connection, link.kept)
    connection.execute(delete(link_codes).where(link_codes.c.account == link.kept))
    _return_name(connection, link, handle=rows[link.kept].handle)
    _return_home(connection, link, home=rows[link.kept].home)
    _return_belongings(connection, link, now)


def _return_name(connection: Connection, link: Link, *, handle: str | None) -> None:
    brought = link.brought
    if brought.took_handle and handle == brought.handle:
        connection.execute(UPDATE_ACCOUNT.values(handle=None), {"account": link.kept})
    own = brought.handle
    if own is not None:
        in_use = connection.execute(HAS_HANDLE, {"handle": own}).scalar_one()
        if in_use or not names.take_looks(connection, brought.name, own):
            own = None
    values = {"name": brought.name, "handle": own, "home": brought.home}
    connection.execute(UPDATE_ACCOUNT.values(**values), {"account": link.gone})


def _return_home(connection: Connection, link: Link, *, home: str) -> None:
    """Have the kept account called on a platform that it still has."""
    there = sorted(connection.execute(PLATFORMS_OF_KEPT, {"kept": link.kept}).scalars())
    if home not in there:
        home = link.brought.kept_home if link.brought.kept_home in there else there[0]
        connection.execute(UPDATE_ACCOUNT.values(home=home), {"account": link.kept})


def _return_belongings(connection: Connection, link: Link, now: datetime) -> None:
    """Return blocks, lessons, puzzles and vacations; these stay with the kept account as well."""
    brought, gone, kept = link.brought, link.gone, link.kept
    for pair in brought.added_blocks:
        one, other = _instead(pair, gone, kept)
        connection.execute(blocking.DELETE_BLOCK, {"account": one, "blocked": other})
    for one, other in brought.blocks:
        if _has_identity(connection, one) and _has_identity(connection, other):
            blocking.block(connection, one, other)
    connection.execute(
        delete(solved).where(IS_LESSON), {"kept": kept, "lessons": brought.added_lessons}
    )
    for lesson, at in brought.lessons:
        row = {"account": gone, "lesson": lesson, "solved": at}
        inserted_unless_taken(connection, solved, "account", "lesson", row=row)
    vacations.keep_vacations(connection, brought.vacations, now)
    puzzles.give(connection, kept, gone, brought.tried, brought.rushes)
    tournament_people.give(connection, kept, gone, brought.entered, brought.held)
    # One that was renewed or ended meanwhile does not come back.
    if connection.execute(END_CALENDAR, {"token": brought.calendar}).rowcount:
        connection.execute(UPDATE_ACCOUNT.values(calendar=brought.calendar), {"account": gone})


def _has_identity(connection: Connection, account_id: AccountId) -> bool:
    found = exists().where(identities.c.account == account_id)
    return connection.execute(select(found)).scalar_one()


def _blocks(
    connection: Connection, account_id: AccountId
) -> tuple[tuple[AccountId, AccountId], ...]:
    """Return the blocks by an account and of it."""
    found = connection.execute(BLOCKS_OF, {"person": account_id})
    return tuple((AccountId(row.account), AccountId(row.blocked)) for row in found)


def _instead(
    pair: tuple[AccountId, AccountId], gone: AccountId, kept: AccountId
) -> tuple[AccountId, AccountId]:
    """Return a block by or of one account as that of another."""
    one, other = (kept if each == gone else each for each in pair)
    return one, other
