"""Places that got another key: what is meant for the old one goes to the new one.

Law: a noted move leads straight to the newest key, however often a place has moved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import BindParameter, bindparam, delete, select, update

from bot.core.matches.model import Place
from bot.storage.inserting import put
from bot.storage.schema import outbox, place_moves, posts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

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


def now_at(connection: Connection, places: Iterable[Place]) -> dict[Place, Place]:
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


def move(connection: Connection, old: Place, new: Place) -> None:
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
