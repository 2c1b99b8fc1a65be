"""Interactions through which the bot can speak where it may only answer.

Kept in memory alone, one a place and for the quarter of an hour that Discord grants: without one,
people are told elsewhere.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.frontends.discord.doors import AnswerDoor
from bot.frontends.discord.places import Reach, read_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    import discord

    from bot.core.matches.model import Place


class Voices:
    """The last interaction at each place where only answers are possible."""

    def __init__(self) -> None:
        self._doors: dict[Place, AnswerDoor] = {}

    def at(self, place: Place) -> AnswerDoor | None:
        """Return the way to speak at a place, if there is one now."""
        door = self._doors.get(place)
        return None if door is None or door.is_stale else door

    @contextmanager
    def lent(self, interaction: discord.Interaction, place: Place | None) -> Iterator[None]:
        """Keep an interaction as the voice of its place; it can be used when the block ends."""
        if place is None or read_place(place)[0] is not Reach.ANSWERS:
            yield
            return
        self._doors = {at: door for at, door in self._doors.items() if not door.is_stale}
        door = self._doors[place] = AnswerDoor(interaction)
        try:
            yield
        finally:
            door.open()
