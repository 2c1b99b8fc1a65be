"""Lists of a person's matches, and help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.core.handlers.match_resolver import match_button
from bot.core.handlers.registry import on_button, on_word
from bot.core.matches.timing import deadline
from bot.core.messages import family_line, line
from bot.core.views.queries import answer
from bot.core.views.views import Choice

if TYPE_CHECKING:
    from bot.core.handlers.registry import Call, Services
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Answer


@on_word("games")
@on_button(Verb.GAMES)
async def _games(services: Services, call: Call) -> Answer:
    """List a person's matches that are not over, the most urgent first."""
    mine = await _open(services.views, call.who)
    viewer = await services.views.viewer(call.who, mine)
    entries = tuple(match_button(match, viewer) for match in mine)
    return answer(line("games", count=len(mine)) if mine else line("no-games"), choices=entries)


@on_word("help")
@on_button(Verb.HELP)
async def _help(services: Services, call: Call) -> Answer:
    """Say where to begin."""
    del services, call
    choices = tuple(
        Choice(str(Control(verb)), family_line("button", verb))
        for verb in (Verb.RULES, Verb.LEARN, Verb.GAMES, Verb.SETTINGS)
    )
    return answer(line("help"), choices=choices)


async def waiting(views: ViewQueries, who: Account) -> Answer | None:
    """List what waits for a person, the most urgent first, or return None if nothing does."""
    mine = tuple(match for match in await _open(views, who) if match.waits_for(who.id))
    if not mine:
        return None
    viewer = await views.viewer(who, mine)
    entries = tuple(match_button(match, viewer) for match in mine)
    return answer(line("digest", count=len(mine)), choices=entries)


async def _open(views: ViewQueries, who: Account) -> tuple[Match, ...]:
    mine = (match for match in await views.mine(who) if match.is_open)
    return tuple(sorted(mine, key=lambda match: _urgency(match, who.id)))


def _urgency(match: Match, account: AccountId) -> tuple[bool, bool, float]:
    """Sort what waits for the person to the front, and there whatever has the least time left."""
    end = deadline(match)
    return not match.waits_for(account), end is None, end.timestamp() if end else 0.0
