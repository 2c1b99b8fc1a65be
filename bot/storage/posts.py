"""Posts: the messages that show a match, each a row that says which turn it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, delete, select

from bot.core.matches.model import MatchId, Place
from bot.core.ports import Post
from bot.storage.inserting import put
from bot.storage.places import now_at
from bot.storage.schema import posts

if TYPE_CHECKING:
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
    there = now_at(connection, (place,))[place]
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
