"""Solved lessons: transactions of the store."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, select, union

from bot.storage import schema
from bot.storage.accounts import lock_if_identified
from bot.storage.transactions import inserted_unless_taken, put, reads, writes

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from datetime import datetime

    from sqlalchemy import Connection

    from bot.core.matches.model import AccountId, Place

columns = schema.lessons.c
SOLVED_LESSONS = (
    select(columns.lesson, columns.solved)
    .where(columns.account == bindparam("account"))
    .order_by(columns.lesson)
)
SOLVED_BY = select(columns.account, columns.lesson).where(
    columns.account.in_(bindparam("people", expanding=True))
)
DELETE_LESSONS = delete(schema.lessons).where(columns.account == bindparam("account"))

IS_THERE = (schema.posts.c.platform == bindparam("on")) & (
    schema.posts.c.place == bindparam("there")
)
POSTED_THERE = select(schema.posts.c.match).where(IS_THERE)
PEOPLE_THERE = union(
    select(schema.matches.c.challenger).where(schema.matches.c.id.in_(POSTED_THERE)),
    select(schema.matches.c.opponent).where(schema.matches.c.id.in_(POSTED_THERE)),
    select(schema.accounts.c.id).where(schema.accounts.c.id == bindparam("viewer")),
)
SOLVERS = (
    select(schema.accounts.c.id, schema.accounts.c.name)
    .join(schema.lessons)
    .where(columns.lesson == bindparam("lesson"), schema.accounts.c.id.in_(PEOPLE_THERE))
    .order_by(columns.solved, schema.accounts.c.id)
    .limit(bindparam("most"))
)


@reads
def solvers_at(
    connection: Connection, place: Place, lesson: str, viewer: AccountId, most: int
) -> tuple[tuple[str, Collection[str]], ...]:
    asked = {"on": place.platform, "there": place.key, "lesson": lesson}
    found = connection.execute(SOLVERS, {**asked, "viewer": viewer, "most": most}).all()
    solved: defaultdict[str, set[str]] = defaultdict(set)
    for row in connection.execute(SOLVED_BY, {"people": [row.id for row in found]}):
        solved[row.account].add(row.lesson)
    return tuple((row.name, solved[row.id]) for row in found)


@reads
def lessons_of(connection: Connection, account_id: AccountId) -> Mapping[str, datetime]:
    found = connection.execute(SOLVED_LESSONS, {"account": account_id})
    return {row.lesson: row.solved for row in found}


@writes
def keep_lesson(connection: Connection, account_id: AccountId, lesson: str, at: datetime) -> None:
    if lock_if_identified(connection, account_id):
        row = {"account": account_id, "lesson": lesson, "solved": at}
        inserted_unless_taken(connection, schema.lessons, "account", "lesson", row=row)


def hand_over(connection: Connection, gone: AccountId, kept: AccountId) -> None:
    """Move solved lessons to another account. If both solved one, keep the earlier time."""
    solved, known = lessons_of(connection, gone), lessons_of(connection, kept)
    connection.execute(DELETE_LESSONS, {"account": gone})
    for lesson, at in solved.items():
        row = {"account": kept, "lesson": lesson, "solved": min(at, known.get(lesson, at))}
        put(connection, schema.lessons, "account", "lesson", row=row)
