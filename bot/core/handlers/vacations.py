"""Going on vacation by words: begun, changed and ended among the settings, and shown there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.matches.clocks import DAY, span_line
from bot.core.matches.controls import Control, SettingChoice, Verb
from bot.core.matches.messages import Refused, Timestamp, line, refused
from bot.core.matches.vacations import (
    ALLOWANCE,
    allowance_left,
    allowance_span,
    away_until,
    current_vacation,
    why_too_long,
    year_of,
)
from bot.core.typed.clock_text import read_vacation_end
from bot.core.typed.vocabulary import value_meant
from bot.core.views.views import Choice, ChoiceMenu

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.handlers.registry import Services
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.matches.vacations import Vacation
    from bot.core.views.views import Answer

VACATION: Final = "vacation"
"""The option of `settings` that is not a setting but an action."""

OFF: Final = "off"
SUGGESTED_DAYS: Final = (3, 7, 14, 28)
"""The lengths in days that are offered."""


async def take_vacation(services: Services, who: Account, typed: str) -> Refused | None:
    """Begin, change or end a vacation as it is typed; or say why that cannot be."""
    now = services.clock()
    known = await services.store.vacations_of(who.id)
    wished = _wished(who, known, typed, now)
    if isinstance(wished, Refused):
        return wished
    await services.vacations.keep(who.id, wished)
    return None


async def with_vacation(services: Services, who: Account, shown: Answer) -> Answer:
    """Return the settings as they are shown, with the person's vacation."""
    now = services.clock()
    known = await services.store.vacations_of(who.id)
    *days, end = (
        Choice(Control(Verb.SETTINGS, choice=SettingChoice(VACATION, value)), label)
        for value, label in vacation_lengths()
    )
    ends = () if away_until(known, now) is None else (end,)
    menu = ChoiceMenu(end.control, line("menu-vacation"), (*days, *ends))
    return replace(
        shown,
        lines=(*shown.lines, _vacation_line(who, known, now)),
        choices=(*shown.choices, *ends),
        menus=(*shown.menus, menu),
    )


def vacation_lengths() -> tuple[tuple[str, Line], ...]:
    """Return the vacations that are offered to be chosen, as they are typed, each in words."""
    days = tuple((f"{each}d", line("vacation-days", days=each)) for each in SUGGESTED_DAYS)
    return (*days, (OFF, line("vacation-off")))


def _wished(
    who: Account, known: tuple[Vacation, ...], typed: str, now: datetime
) -> tuple[Vacation, ...] | Refused:
    """Return what of a person's vacations is to be kept as it is wished for now."""
    if value_meant(typed, (OFF,)):
        under_way = away_until(known, now) is not None
        return (
            current_vacation(who.id, known, end=now, now=now) if under_way else refused("not-away")
        )
    zone = who.settings.zone
    end = read_vacation_end(typed, zone, now)
    if isinstance(end, Refused):
        return end
    wished = current_vacation(who.id, known, end=end, now=now)
    return why_too_long(known, wished, zone=zone, now=now) or wished


def _vacation_line(who: Account, known: tuple[Vacation, ...], now: datetime) -> Line:
    """Return until when a person is away, and how much of the year's vacation is left."""
    year = year_of(now, who.settings.zone)
    span = allowance_span(allowance_left(year, known, who.settings.zone))
    left = span_line(span) if span else line("vacation-nothing")
    if until := away_until(known, now):
        return line("setting-vacation-away", moment=Timestamp(until), left=left, year=str(year))
    return line("setting-vacation", left=left, year=str(year), days=ALLOWANCE // DAY)
