"""Lists a person's matches: those that go on, or those alone that wait for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.core.handlers.match_resolver import match_button
from bot.core.matches.timing import deadline
from bot.core.messages import family_line, line
from bot.core.views.queries import answer
from bot.core.views.views import Choice

if TYPE_CHECKING:
    from bot.core.matches.model import Account, AccountId, Match
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Answer


async def games(showing: ViewQueries, who: Account) -> Answer:
    """List a person's matches that are not over, the most urgent first."""
    mine = await _open(showing, who)
    viewer = await showing.viewer(who, mine)
    entries = tuple(match_button(match, viewer) for match in mine)
    return answer(line("games", count=len(mine)) if mine else line("no-games"), choices=entries)


async def waiting(showing: ViewQueries, who: Account) -> Answer | None:
    """List what waits for a person, the most urgent first, or return None if nothing does."""
    mine = tuple(match for match in await _open(showing, who) if match.waits_for(who.id))
    if not mine:
        return None
    viewer = await showing.viewer(who, mine)
    entries = tuple(match_button(match, viewer) for match in mine)
    return answer(line("digest", count=len(mine)), choices=entries)


async def _open(showing: ViewQueries, who: Account) -> tuple[Match, ...]:
    mine = (match for match in await showing.mine(who) if match.is_open)
    return tuple(sorted(mine, key=lambda match: _urgency(match, who.id)))


def _urgency(match: Match, account: AccountId) -> tuple[bool, bool, float]:
    """Sort what waits for the person to the front, and there whatever has the least time left."""
    end = deadline(match)
    return not match.waits_for(account), end is None, end.timestamp() if end else 0.0


def help_answer() -> Answer:
    """Return where to begin."""
    choices = tuple(
        Choice(str(Control(verb)), family_line("button", verb))
        for verb in (Verb.RULES, Verb.LEARN, Verb.GAMES, Verb.SETTINGS)
    )
    return answer(line("help"), choices=choices)
