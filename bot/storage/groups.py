"""Settings of groups: transactions of the store."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import bindparam, delete, select, update

from bot.core.matches.groups import DEFAULTS, POSTED, GroupSettings
from bot.core.matches.model import GroupKey, Place
from bot.core.store.outbox import PuzzlePost
from bot.storage import ratings, tournament_people
from bot.storage.input_tables import group_settings as table
from bot.storage.outbox import add_puzzle_post, drop_puzzle_post
from bot.storage.schema import cases
from bot.storage.transactions import put, reads, writes

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import ColumnElement, Connection

CODEC = TypeAdapter(GroupSettings)
OF_GROUP = (table.c.platform == bindparam("on")) & (table.c.key == bindparam("of_key"))
SETTINGS_OF = select(table.c.settings).where(OF_GROUP)
DELETE = delete(table).where(OF_GROUP)
MOVE = update(table).where(OF_GROUP).values(key=bindparam("new_key"))
MOVE_CASES = (
    update(cases)
    .where(cases.c.platform == bindparam("on"), cases.c.key == bindparam("of_key"))
    .values(key=bindparam("new_key"))
)


def posts_digest_at(place: Place) -> ColumnElement[bool]:
    """Return the condition that a group has its digest at a place, as settings are written."""
    posted = table.c.settings.contains(f'"digest":"{place.key}"', autoescape=True)
    return (table.c.platform == place.platform) & posted


@reads
def group_settings(connection: Connection, group: GroupKey) -> GroupSettings:
    written = connection.execute(SETTINGS_OF, _of(group)).scalar_one_or_none()
    if written is None:
        return DEFAULTS
    try:
        return CODEC.validate_json(written)
    except ValidationError:  # a later version wrote it
        return DEFAULTS


@writes
def keep_group_settings(
    connection: Connection, group: GroupKey, settings: GroupSettings, now: datetime
) -> None:
    before = _posted_at(group_settings(connection, group))
    for weekly, key in _posted_at(settings).items():
        if before[weekly] != key:
            _drop_puzzle(connection, group, before[weekly], weekly=weekly)
            if key:
                post = PuzzlePost(place=Place(group.platform, key), after=now, weekly=weekly)
                add_puzzle_post(connection, post, now)
    _keep(connection, group, settings)


def _keep(connection: Connection, group: GroupKey, settings: GroupSettings) -> None:
    written = CODEC.dump_json(settings, exclude_defaults=True).decode()
    row = {"platform": group.platform, "key": group.key, "settings": written}
    put(connection, table, "platform", "key", row=row)


@writes
def forget_group(connection: Connection, group: GroupKey) -> None:
    for weekly, key in _posted_at(group_settings(connection, group)).items():
        _drop_puzzle(connection, group, key, weekly=weekly)
    connection.execute(DELETE, _of(group))


def move_group(connection: Connection, old: Place, new: Place) -> None:
    """Carry settings over to a group's new key, in place of any that are there."""
    ratings.move_group(connection, old, new)
    group = GroupKey(new.platform, new.key)
    former = GroupKey(old.platform, old.key)
    tournament_people.move_group(connection, former, group)
    moved = {**_of(former), "new_key": new.key}
    connection.execute(MOVE_CASES, moved)
    if connection.execute(SETTINGS_OF, moved).first():
        connection.execute(DELETE, _of(group))
        connection.execute(MOVE, moved)
        settings = group_settings(connection, group)
        here = [name for name in POSTED if getattr(settings, name) == old.key]
        if here:
            moved_to: dict[str, Any] = dict.fromkeys(here, new.key)
            _keep(connection, group, replace(settings, **moved_to))


def _posted_at(settings: GroupSettings) -> dict[bool, str]:
    """Return the keys of the places of the daily and the weekly post, by whether it is weekly."""
    return {False: settings.puzzle, True: settings.digest}


def _drop_puzzle(connection: Connection, group: GroupKey, key: str, *, weekly: bool) -> None:
    if key:
        drop_puzzle_post(connection, Place(group.platform, key), weekly=weekly)


def _of(group: GroupKey) -> dict[str, str]:
    return {"on": group.platform, "of_key": group.key}
