"""Posts: the messages that show a match, each a row that says which turn it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import BindParameter, bindparam, delete, select, update

from bot.core.matches.model import MatchId, Place
from bot.core.ports import Post
from bot.storage.schema import outbox, place_moves, posts
from bot.storage.upserts import put

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection, Row


OF_MATCH = (
    select(posts)
    .where(posts.c.match == bindparam("match"), posts.c.platform == bindparam("platform"))
    .order_by(posts.c.id)
)
IS_IT = (
    posts.c.platform == bindparam("platform"),
    posts.c.place == bindparam("place"),
    posts.c.message == bindparam("message"),
)
AT = select(posts).where(*IS_IT)
DROP = delete(posts).where(*IS_IT)


def of_match(connection: Connection, match_id: MatchId, platform: str) -> tuple[Post, ...]:
    """List the posts of a match on a platform, the oldest first."""
    found = connection.execute(OF_MATCH, {"match": match_id, "platform": platform})
    return tuple(map(_post, found))


def at(connection: Connection, place: Place, message: str) -> Post | None:
    """Find the post that a message is."""
    row = connection.execute(AT, _key(connection, place, message)).one_or_none()
    return _post(row) if row else None


def keep(connection: Connection, post: Post) -> None:
    """Keep a post, or which turn it shows now."""
    key = _key(connection, post.place, post.message)
    row = {**key, "match": post.match, "turn": post.turn, "language": post.language}
    put(connection, posts, "platform", "place", "message", row=row)


def drop(connection: Connection, post: Post) -> None:
    """Forget a post."""
    connection.execute(DROP, _key(connection, post.place, post.message))


def _key(connection: Connection, place: Place, message: str) -> dict[str, str]:
    there = place_now(connection, (place,))[place]
    return {"platform": there.platform, "place": there.key, "message": message}


def _post(row: Row[Any]) -> Post:
    place = Place(row.platform, row.place)
    return Post(
        match=MatchId(row.match),
        place=place,
        message=row.message,
        turn=row.turn,
        language=row.language,
    )


PLATFORM: BindParameter[str] = bindparam("on_platform")
BEFORE: BindParameter[str] = bindparam("old_key")
AFTER: BindParameter[str] = bindparam("new_key")

# Two lists, since SQLite would go through the whole table for a list of pairs.
MOVES = select(place_moves).where(
    place_moves.c.platform.in_(bindparam("platforms", expanding=True)),
    place_moves.c.old.in_(bindparam("keys", expanding=True)),
)
LEAD_NOWHERE = delete(place_moves).where(
    place_moves.c.platform == PLATFORM, place_moves.c.old == AFTER
)
LEAD_ON = (
    update(place_moves)
    .where(place_moves.c.platform == PLATFORM, place_moves.c.new == BEFORE)
    .values(new=AFTER)
)
STANDING = posts.alias()
DROP_DOUBLES = delete(posts).where(
    posts.c.platform == PLATFORM,
    posts.c.place == BEFORE,
    posts.c.message.in_(
        select(STANDING.c.message).where(STANDING.c.platform == PLATFORM, STANDING.c.place == AFTER)
    ),
)
MOVE_POSTS = (
    update(posts).where(posts.c.platform == PLATFORM, posts.c.place == BEFORE).values(place=AFTER)
)
MOVE_PARCELS = (
    update(outbox)
    .where(outbox.c.platform == PLATFORM, outbox.c.place == BEFORE)
    .values(place=AFTER)
)


def place_now(connection: Connection, places: Iterable[Place]) -> dict[Place, Place]:
    """Return where each of these places is now; most are where they were."""
    asked = set(places)
    if not asked:
        return {}
    wanted = {"platforms": {place.platform for place in asked}, "keys": {p.key for p in asked}}
    moved = {
        Place(row.platform, row.old): Place(row.platform, row.new)
        for row in connection.execute(MOVES, wanted)
    }
    return {place: moved.get(place, place) for place in asked}


def move_place(connection: Connection, old: Place, new: Place) -> None:
    """Note that a place has a new key, and take what stands or waits there along.

    A post that the new key has already is the one that stays.
    """
    if old == new:
        return
    keys = {"on_platform": old.platform, "old_key": old.key, "new_key": new.key}
    connection.execute(LEAD_NOWHERE, keys)
    connection.execute(LEAD_ON, keys)
    row = {"platform": old.platform, "old": old.key, "new": new.key}
    put(connection, place_moves, "platform", "old", row=row)
    for statement in (DROP_DOUBLES, MOVE_POSTS, MOVE_PARCELS):
        connection.execute(statement, keys)
