"""Names of people: their looks, their recovery codes, the user names by which they are challenged.

Invariant: a row whose handle no account has counts for nothing. Forgetting someone deletes such
rows, and so does taking the handle anew.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import and_, bindparam, delete, exists, or_, select, update

from bot.core.accounts.people import looks
from bot.core.matches.errors import NameInUse
from bot.core.matches.model import Identity
from bot.core.store.values import NamedPerson
from bot.storage.input_tables import usernames
from bot.storage.schema import (
    IS_OPEN,
    accounts,
    identities,
    matches,
    name_looks,
    posts,
    recovery_codes,
)
from bot.storage.transactions import inserted_unless_taken, put, reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId, Place


OWN_OR_UNUSED = or_(
    name_looks.c.handle == bindparam("of_handle"),
    ~exists().where(accounts.c.handle == name_looks.c.handle),
)
DELETE_FREE_LOOKS = delete(name_looks).where(
    and_(name_looks.c.look.in_(bindparam("looks", expanding=True)), OWN_OR_UNUSED)
)
DELETE_CODE = delete(recovery_codes).where(recovery_codes.c.handle == bindparam("of_handle"))
MOVE_CODE = (
    update(recovery_codes)
    .where(recovery_codes.c.handle == bindparam("of_handle"))
    .values(handle=bindparam("to"))
)
DELETE_LOOKS = delete(name_looks).where(name_looks.c.handle == bindparam("of_handle"))
DELETE_UNUSED = tuple(
    delete(table).where(~exists(select(1).where(accounts.c.handle == table.c.handle)))
    for table in (name_looks, recovery_codes)
)


def add_name(connection: Connection, name: str, handle: str) -> None:
    """Store the looks of a name with a new handle; raises NameInUse if another name has one."""
    connection.execute(DELETE_CODE, {"of_handle": handle})
    if not take_looks(connection, name, handle):
        raise NameInUse(handle)


def move_name(connection: Connection, old: str, name: str, handle: str) -> None:
    """Store the looks of a name in place of those of an old one, whose recovery code goes along.

    Raises NameInUse if another name has one of the looks.
    """
    if old != handle:
        connection.execute(DELETE_CODE, {"of_handle": handle})
        connection.execute(MOVE_CODE, {"of_handle": old, "to": handle})
    connection.execute(DELETE_LOOKS, {"of_handle": old})
    if not take_looks(connection, name, handle):
        raise NameInUse(handle)


def take_looks(connection: Connection, name: str, handle: str) -> bool:
    """Store the looks of a name with its handle; False if another name has one of them."""
    wanted = looks(name)
    connection.execute(DELETE_FREE_LOOKS, {"looks": wanted, "of_handle": handle})
    return all(
        inserted_unless_taken(connection, name_looks, "look", row={"look": look, "handle": handle})
        for look in wanted
    )


def delete_unused(connection: Connection) -> None:
    """Delete what belongs to handles that no account has."""
    for statement in DELETE_UNUSED:
        connection.execute(statement)


LIFETIME = timedelta(days=180)
"""How long the user name of a person is kept who is not seen."""

OF_PERSON = (usernames.c.platform == bindparam("on")) & (usernames.c.key == bindparam("of_key"))
DELETE_OF_PERSON = delete(usernames).where(OF_PERSON)
DELETE_OLD = delete(usernames).where(usernames.c.seen < bindparam("since"))
BY_NAME = select(usernames).where(
    usernames.c.platform == bindparam("on"), usernames.c.username == bindparam("named")
)
OF_ACCOUNT = (
    select(usernames.c.username)
    .join(
        identities,
        (identities.c.platform == usernames.c.platform) & (identities.c.key == usernames.c.key),
    )
    .where(identities.c.account == bindparam("account"))
    .order_by(usernames.c.username)
)
HAS_ACCOUNT = select(
    exists().where(
        identities.c.platform == bindparam("on"), identities.c.key == bindparam("of_key")
    )
)
SHOWS_MATCH = select(
    exists(
        select(posts.c.id)
        .join(matches)
        .where(posts.c.platform == bindparam("on"), posts.c.place == bindparam("there"), IS_OPEN)
    )
)


@writes
def keep_username(
    connection: Connection, person: NamedPerson, place: Place | None, now: datetime
) -> bool:
    one = {"on": person.identity.platform, "of_key": person.identity.key}
    connection.execute(DELETE_OLD, {"since": now - LIFETIME})
    if not connection.execute(HAS_ACCOUNT, one).scalar_one():
        there = place and {"on": place.platform, "there": place.key}
        if not there or not connection.execute(SHOWS_MATCH, there).scalar_one():
            return False
    connection.execute(DELETE_OF_PERSON, one)
    row = {
        "platform": person.identity.platform,
        "username": person.username,
        "key": person.identity.key,
        "name": person.name,
        "seen": now,
    }
    put(connection, usernames, "platform", "username", row=row)
    return True


@reads
def person_named(connection: Connection, platform: str, username: str) -> NamedPerson | None:
    row = connection.execute(BY_NAME, {"on": platform, "named": username}).one_or_none()
    if row is None:
        return None
    return NamedPerson(Identity(row.platform, row.key), row.username, row.name)


@reads
def usernames_of(connection: Connection, account_id: AccountId) -> tuple[str, ...]:
    return tuple(connection.execute(OF_ACCOUNT, {"account": account_id}).scalars())


def delete_usernames(connection: Connection, known: tuple[Identity, ...]) -> None:
    """Delete the user names of people."""
    for identity in known:
        one = {"on": identity.platform, "of_key": identity.key}
        connection.execute(DELETE_OF_PERSON, one)
