"""Push subscriptions of the web chat's sessions: transactions of the store.

A subscription goes with its session: the database deletes it (`ON DELETE CASCADE`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, select

from bot.core.store.values import PushSubscription
from bot.storage.accounts import LOCK_ACCOUNT, account_of
from bot.storage.schema import identities, push_subscriptions
from bot.storage.transactions import put, reads, writes

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId, Identity

columns = push_subscriptions.c
OF_SESSION = (columns.platform == bindparam("on")) & (columns.key == bindparam("of_key"))
OF_ACCOUNT = (
    select(push_subscriptions)
    .join(identities)
    .where(identities.c.account == bindparam("account"))
    .order_by(columns.created.desc(), columns.endpoint)
)
DROP_OF_SESSION = delete(push_subscriptions).where(OF_SESSION)
DROP = delete(push_subscriptions).where(columns.endpoint == bindparam("of_endpoint"))


@writes
def keep_push(
    connection: Connection, session: Identity, subscription: PushSubscription, most: int
) -> bool:
    owner = account_of(connection, session)
    if owner is None:
        return False
    connection.execute(LOCK_ACCOUNT, {"account": owner.id})
    if account_of(connection, session) != owner:  # joined, ended or forgotten meanwhile
        return False
    end_push(connection, session)
    row = {
        "endpoint": subscription.endpoint,
        "platform": session.platform,
        "key": session.key,
        "p256dh": subscription.p256dh,
        "auth": subscription.auth,
        "created": subscription.created,
    }
    put(connection, push_subscriptions, "endpoint", row=row)
    for each in push_subscriptions_of(connection, owner.id)[most:]:
        drop_push(connection, each.endpoint)
    return True


@writes
def end_push(connection: Connection, session: Identity) -> None:
    connection.execute(DROP_OF_SESSION, {"on": session.platform, "of_key": session.key})


@writes
def drop_push(connection: Connection, endpoint: str) -> None:
    connection.execute(DROP, {"of_endpoint": endpoint})


@reads
def push_subscriptions_of(
    connection: Connection, account_id: AccountId
) -> tuple[PushSubscription, ...]:
    return tuple(
        PushSubscription(row.endpoint, row.p256dh, row.auth, row.created)
        for row in connection.execute(OF_ACCOUNT, {"account": account_id})
    )
