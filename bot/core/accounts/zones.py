"""The time zones that people may live in, by the names that they type. Pure."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING
from zoneinfo import available_timezones

from bot.core.messages import Refused, Typed, refused
from bot.core.words import closest

if TYPE_CHECKING:
    from collections.abc import Mapping

NOT_INHABITED = frozenset({"Factory", "localtime", "posixrules"})
"""Names that are in the lists of some systems, and mean no place."""


@cache
def zones() -> tuple[str, ...]:
    """Return the names of all zones, such as Europe/Rome, in their order."""
    return tuple(sorted(available_timezones() - NOT_INHABITED))


def time_zone_named(typed: str) -> str | Refused:
    """Return the name of a zone, whatever its case; refuse one that does not exist."""
    found = _by_folded().get(typed.casefold())
    if found is not None:
        return found
    near = closest(typed.casefold(), tuple(_by_folded()))
    if near:
        return refused("unknown-zone-near", typed=Typed(typed[:40]), near=_by_folded()[near])
    return refused("unknown-zone", typed=Typed(typed[:40]))


@cache
def _by_folded() -> Mapping[str, str]:
    return {zone.casefold(): zone for zone in zones()}
