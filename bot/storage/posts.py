"""Posts, the messages that show a match, and the places where they are: transactions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import BindParameter, bindparam, delete, func, select, update

from bot.core.matches.model import MatchId, Place
from bot.core.store.outbox import Notification
from bot.core.store.values import PlayedAt, Post
from bot.storage import schema
from bot.storage.groups import move_group
from bot.storage.outbox import add_board
from bot.storage.schema import IS_OPEN, matches, outbox, place_moves
from bot.storage.transactions import INSERTS, put, reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection, Insert, Row


table = schema.posts
POSTS_OF_MATCH = (
    select(table)
    .where(table.c.match == bindparam("match"), table.c.platform == bindparam("platform"))
    .order_by(table.c.id)
)
IS_POST = (
    table.c.platform == bindparam("platform"),
    table.c.place == bindparam("place"),
    table.c.message == bindparam("message"),
)
POST_AT = select(table).where(*IS_POST)
DELETE_POST = delete(table).where(*IS_POST)
MATCHES_AT = (
    select(table.c.match)
    .distinct()
    .where(table.c.platform == bindparam("platform"), table.c.place == bindparam("place"))
)
FORMER_KEYS = select(place_moves.c.old).where(
    place_moves.c.platform == bindparam("platform"), place_moves.c.new == bindparam("place")
)


@reads
def posts(connection: Connection, match_id: MatchId, platform: str) -> tuple[Post, ...]:
    found = connection.execute(POSTS_OF_MATCH, {"match": match_id, "platform": platform})
    return tuple(map(_post, found))


@reads
def post_at(connection: Connection, place: Place, message: str) -> Post | None:
    row = connection.execute(POST_AT, _key(place, message)).one_or_none()
    return _post(row) if row else None


@reads
def played_at(connection: Connection, place: Place) -> PlayedAt:
    key = {"platform": place.platform, "place": place.key}
    former = connection.execute(FORMER_KEYS, key).scalars()
    return PlayedAt(
        frozenset((place, *(Place(place.platform, each) for each in former))),
        frozenset(map(MatchId, connection.execute(MATCHES_AT, key).scalars())),
    )


@writes
def keep_post(connection: Connection, post: Post) -> None:
    shown = {
        "match": post.match,
        "turn": post.turn,
        "language": post.language,
        "thread": post.thread or None,
    }
    statement = _keep_post(connection.dialect.name)
    connection.execute(statement, {**_key(post.place, post.message), **shown})


@cache
def _keep_post(dialect: str) -> Insert:
    insert = INSERTS[dialect](table)
    shown = {name: insert.excluded[name] for name in ("match", "turn", "language", "thread")}
    named: dict[str, Any] = {n: bindparam(n) for n in ("platform", "place", "message", *shown)}
    values = insert.values(**named)
    statement: Insert = values.on_conflict_do_update(
        index_elements=("platform", "place", "message"), set_=shown
    )
    return statement


@writes
def drop_post(connection: Connection, post: Post) -> None:
    connection.execute(DELETE_POST, _key(post.place, post.message))


def _key(place: Place, message: str) -> dict[str, str]:
    return {"platform": place.platform, "place": place.key, "message": message}


def _post(row: Row[Any]) -> Post:
    match, place = MatchId(row.match), Place(row.platform, row.place)
    return Post(
        match=match,
        place=place,
        message=row.message,
        turn=row.turn,
        language=row.language,
        thread=row.thread or "",
    )


PLATFORM: BindParameter[str] = bindparam("on_platform")
OLD_KEY: BindParameter[str] = bindparam("old_key")
NEW_KEY: BindParameter[str] = bindparam("new_key")

DELETE_MOVE_BACK = delete(place_moves).where(
    place_moves.c.platform == PLATFORM, place_moves.c.old == NEW_KEY
)
REDIRECT_EARLIER_MOVES = (
    update(place_moves)
    .where(place_moves.c.platform == PLATFORM, place_moves.c.new == OLD_KEY)
    .values(new=NEW_KEY)
)
OPEN_MATCHES_AT_OLD_KEY = (
    select(table.c.match, func.max(table.c.turn).label("turn"))
    .join(matches, matches.c.id == table.c.match)
    .where(table.c.platform == PLATFORM, table.c.place == OLD_KEY, IS_OPEN)
    .group_by(table.c.match)
    .order_by(table.c.match)
)
DELETE_OLD_POSTS = delete(table).where(table.c.platform == PLATFORM, table.c.place == OLD_KEY)
MOVE_OUTBOX_ITEMS = (
    update(outbox)
    .where(outbox.c.platform == PLATFORM, outbox.c.place == OLD_KEY)
    .values(place=NEW_KEY)
)


@writes
def move_place(connection: Connection, old: Place, new: Place, now: datetime) -> None:
    if old == new:
        return
    keys = {"on_platform": old.platform, "old_key": old.key, "new_key": new.key}
    connection.execute(DELETE_MOVE_BACK, keys)
    connection.execute(REDIRECT_EARLIER_MOVES, keys)
    row = {"platform": old.platform, "old": old.key, "new": new.key}
    put(connection, place_moves, "platform", "old", row=row)
    connection.execute(MOVE_OUTBOX_ITEMS, keys)
    for board in connection.execute(OPEN_MATCHES_AT_OLD_KEY, keys).all():
        add_board(connection, Notification(match=board.match, turn=board.turn, place=new), now)
    connection.execute(DELETE_OLD_POSTS, keys)
    move_group(connection, old, new)
