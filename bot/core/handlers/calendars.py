"""The calendar of a person: an address at which programs find when their time runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.handlers.match_resolver import match_button
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.messages import line, refused
from bot.core.matches.timing import deadline
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, ShareText, Tone

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, MatchId
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Answer

RENEW, END = "renew", "end"
"""What the buttons choose."""

CALENDAR: Final = "/calendar/{}.ics"
"""The path of a calendar, by its token."""


@handles(table.CALENDAR)
async def _calendar(services: Services, invoked: Invocation) -> Answer:
    """Give a person the address of their calendar, perhaps a new one, or end it."""
    store, who, wish = services.store, invoked.who.id, invoked.choice_text
    if wish == END:
        await store.keep_calendar(who, None)
        return answer(line("done-calendar-ended"), choices=(_choice("", line("calendar-begin")),))
    if wish not in {"", RENEW}:
        return refusal(refused("forged"))
    site = services.views.site_url or invoked.context.site
    if not site:
        return refusal(refused("no-calendar"))
    token = await store.calendar_of(who)
    if token is None or wish == RENEW:
        token = services.matches.chance.calendar_token()
        await store.keep_calendar(who, token)
    choices = (
        _choice(RENEW, line("calendar-renew")),
        _choice(END, line("calendar-end"), Tone.DANGER),
    )
    said = line("done-calendar-renewed" if wish else "calendar")
    address = line("calendar-address", url=site + CALENDAR.format(token))
    return answer(said, content=ShareText((address,)), choices=choices)


def _choice(choice: str, label: Line, tone: Tone = Tone.PLAIN) -> Choice:
    return Choice(table.CALENDAR.control(choice=choice), label, tone)


async def due_times(views: ViewQueries, who: Account) -> tuple[tuple[MatchId, Line, datetime], ...]:
    """Return the matches that wait for a person with what they are called, and until when."""
    mine = [match for match in await views.mine(who) if match.waits_for(who.id)]
    viewer = await views.viewer(who, mine)
    ends = ((match.id, match_button(match, viewer).label, deadline(match)) for match in mine)
    return tuple((match, label, end) for match, label, end in ends if end)
