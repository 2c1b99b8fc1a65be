"""Settings of a group: a server on Discord or a group on Telegram, for those who manage it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.core.matches.preferences import AUTO

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.matches.messages import Line
    from bot.core.matches.model import GroupKey, Place

MAX_PLACES = 25
"""How many channels or topics matches can be limited to."""

IS_PLACE = {"is_place": True}
"""Marks a setting as the key of a place where something is posted, empty for none."""


class AnswersIn(StrEnum):
    """Where typed commands in a group are answered; boards are always shown in the group."""

    GROUP = "group"
    PRIVATE = "private"


@dataclass(frozen=True, slots=True)
class GroupSettings:
    """What the managers of a group have chosen.

    ``language`` is that of what everyone there reads. ``ruleset`` is that of a challenge that names
    none, empty for the usual one. ``places`` are the keys of the channels or topics in which
    challenges can be made, empty for all. With ``threads`` each match has a thread of its own.
    ``puzzle`` is the key of the place where the puzzle of the day is posted, empty for nowhere,
    ``puzzle_zone`` the zone in which that is at the same time each day: at ``puzzle_time``, such as
    ``18:30``, or without one at the time of the day before. ``digest`` is the key of the place
    where each week is told of, and ``reports`` of that where a new report is announced, empty for
    nowhere. ``events`` is the key of the place where tournaments are announced, empty for the one
    in which each was made.
    """

    language: str = AUTO
    ruleset: str = ""
    threads: bool = True
    places: tuple[str, ...] = ()
    answers: AnswersIn = AnswersIn.GROUP
    puzzle: str = field(default="", metadata=IS_PLACE)
    puzzle_zone: str = "UTC"
    puzzle_time: str = ""
    digest: str = field(default="", metadata=IS_PLACE)
    events: str = field(default="", metadata=IS_PLACE)
    reports: str = field(default="", metadata=IS_PLACE)


POSTED = tuple(each.name for each in fields(GroupSettings) if each.metadata)
"""The settings that are keys of a place where something is posted."""

DEFAULTS = GroupSettings()


@dataclass(frozen=True, slots=True)
class Group:
    """The group in which a request is made.

    ``place`` is the channel or topic. ``offers`` are the settings that the platform has.
    ``manages`` asks the platform whether the person may change them, ``named`` returns what a place
    is called there.
    """

    key: GroupKey
    place: Place
    offers: tuple[str, ...]
    manages: Callable[[], Awaitable[bool | Line]]
    named: Callable[[str], str]
