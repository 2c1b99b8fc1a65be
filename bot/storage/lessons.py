"""Who has solved which lesson: the transactions of the store, and its part that offers them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, exists, select

from bot.storage import schema
from bot.storage.upserts import inserted_unless_taken, put

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId
    from bot.storage.database import Database

columns = schema.lessons.c
OF_ACCOUNT = (
    select(columns.lesson, columns.solved)
    .where(columns.account == bindparam("account"))
    .order_by(columns.lesson)
)
# Whoever is forgotten or joined meanwhile is waited for, and gets nothing any more.
LOCK = (
    select(schema.accounts.c.id)
    .where(schema.accounts.c.id == bindparam("account"))
    .with_for_update(key_share=True)
)
IS_SOMEBODY = select(exists().where(schema.identities.c.account == bindparam("account")))
DROP = delete(schema.lessons).where(columns.account == bindparam("account"))


class SqlLessonList:
    """Solved lessons in a database; see the core's port for what each method promises."""

    _database: Database

    async def lessons_of(self, account_id: AccountId) -> Mapping[str, datetime]:
        """Return when an account first solved each lesson, by the lessons' keys in order."""
        return await self._database.read(partial(of_account, account_id=account_id))

    async def keep_lesson(self, account_id: AccountId, lesson: str, at: datetime) -> None:
        """Keep that an account has solved a lesson, if it had not yet."""
        await self._database.write(partial(keep, account_id=account_id, lesson=lesson, at=at))


def of_account(connection: Connection, account_id: AccountId) -> Mapping[str, datetime]:
    """Return when an account first solved each lesson."""
    found = connection.execute(OF_ACCOUNT, {"account": account_id})
    return {row.lesson: row.solved for row in found}


def keep(connection: Connection, account_id: AccountId, lesson: str, at: datetime) -> None:
    """Keep that an account has solved a lesson, if it had not yet and is still somebody's."""
    person = {"account": account_id}
    connection.execute(LOCK, person)
    if connection.execute(IS_SOMEBODY, person).scalar_one():
        row = {**person, "lesson": lesson, "solved": at}
        inserted_unless_taken(connection, schema.lessons, "account", "lesson", row=row)


def hand_over(connection: Connection, gone: AccountId, kept: AccountId) -> None:
    """Make what an account has solved another's; of two times the first counts."""
    solved, known = of_account(connection, gone), of_account(connection, kept)
    connection.execute(DROP, {"account": gone})
    for lesson, at in solved.items():
        row = {"account": kept, "lesson": lesson, "solved": min(at, known.get(lesson, at))}
        put(connection, schema.lessons, "account", "lesson", row=row)
