"""Going on vacation by words: begun, changed and ended among the settings, and shown there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.controls import Control, Verb
from bot.core.matches.clock_text import span_line
from bot.core.matches.clocks import DAY
from bot.core.matches.vacations import (
    ALLOWANCE,
    allowance_left,
    allowance_span,
    away_until,
    current_vacation,
    read_end,
    why_too_long,
    year_of,
)
from bot.core.messages import Refused, Timestamp, line, refused
from bot.core.views.views import Choice

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.accounts.vacations import VacationCarrier
    from bot.core.chance import TimeSource
    from bot.core.matches.model import Account
    from bot.core.matches.vacations import Vacation
    from bot.core.messages import Line
    from bot.core.store import Store
    from bot.core.views.views import Answer

VACATION: Final = "vacation"
"""The setting that is no choice of a person's but something that they do."""

OFF: Final = "off"
ENDED: Final = f"{VACATION}={OFF}"
SUGGESTED: Final = (3, 7, 14, 28)
"""So many days are offered to be chosen."""


class VacationHandlers:
    """Takes wishes for a vacation, and says how it stands."""

    def __init__(self, absences: VacationCarrier, store: Store, clock: TimeSource) -> None:
        """Keep what is wished for among these absences."""
        self._absences = absences
        self._store = store
        self._clock = clock

    async def take(self, who: Account, typed: str) -> Refused | None:
        """Let a typed vacation begin, last until another time, or end; or say why it cannot."""
        now = self._clock()
        known = await self._store.vacations_of(who.id)
        wished = _wished(who, known, typed, now)
        if isinstance(wished, Refused):
            return wished
        await self._absences.keep(who.id, wished)
        return None

    async def listed(self, who: Account, shown: Answer) -> Answer:
        """Return the settings as they are shown, with how the person's vacation stands."""
        if shown.refused:
            return shown
        now = self._clock()
        known = await self._store.vacations_of(who.id)
        until = away_until(known, now)
        end = Choice(str(Control(Verb.SETTINGS, choice=ENDED)), line("vacation-off"))
        choices = (*shown.choices, end) if until else shown.choices
        return replace(shown, lines=(*shown.lines, _stands(who, known, now)), choices=choices)


def vacation_endings() -> tuple[tuple[str, Line], ...]:
    """Return the vacations that are offered to be chosen, as they are typed, each in words."""
    days = tuple((f"{VACATION}={each}d", line("vacation-days", days=each)) for each in SUGGESTED)
    return (*days, (ENDED, line("vacation-off")))


def _wished(
    who: Account, known: tuple[Vacation, ...], typed: str, now: datetime
) -> tuple[Vacation, ...] | Refused:
    """Return what of a person's vacations is to be kept as it is wished for now."""
    if typed.casefold() == OFF:
        under_way = away_until(known, now) is not None
        return (
            current_vacation(who.id, known, end=now, now=now) if under_way else refused("not-away")
        )
    zone = who.settings.zone
    end = read_end(typed, zone, now)
    if isinstance(end, Refused):
        return end
    wished = current_vacation(who.id, known, end=end, now=now)
    return why_too_long(known, wished, zone=zone, now=now) or wished


def _stands(who: Account, known: tuple[Vacation, ...], now: datetime) -> Line:
    """Return until when a person is away, and how much of the year's vacation is left."""
    year = year_of(now, who.settings.zone)
    span = allowance_span(allowance_left(year, known, who.settings.zone))
    left = span_line(span) if span else line("vacation-nothing")
    if until := away_until(known, now):
        return line("setting-vacation-away", moment=Timestamp(until), left=left, year=str(year))
    return line("setting-vacation", left=left, year=str(year), days=ALLOWANCE // DAY)
