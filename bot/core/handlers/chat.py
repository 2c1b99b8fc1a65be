"""Words to the opponent: saying something, and muting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.handlers.match_resolver import match_meant
from bot.core.handlers.registry import handles, handles_in_match
from bot.core.matches import actions_table as table
from bot.core.matches.chat import MAX_MESSAGE_LENGTH, Mute, Say
from bot.core.matches.messages import Refused, line, refused
from bot.core.typed.text import plain_text
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Answer

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.commands import PlayerCommand
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match


@handles(table.SAY)
async def _say(services: Services, invoked: Invocation) -> Answer:
    """Say something to the opponent of a match, who may have blocked the person."""
    text = plain_text(invoked.request.get("text"), MAX_MESSAGE_LENGTH + 1)
    if not text:
        return refusal(refused("say-what"))
    match = await match_meant(services, invoked)
    if isinstance(match, Answer):
        return match
    other = next((each for each in match.people if each != invoked.who.id), None)
    is_blocked = other is not None and await services.store.blocks(other, invoked.who.id)
    command = Say(invoked.who.id, text, unheard=is_blocked)
    return await _done(services, match, command, line("done-said"))


@handles_in_match(table.MUTE)
async def _mute(services: Services, invoked: Invocation, match: Match) -> Answer:
    return await _done(services, match, Mute(invoked.who.id), line("done-muted"))


@handles_in_match(table.UNMUTE)
async def _unmute(services: Services, invoked: Invocation, match: Match) -> Answer:
    return await _done(services, match, Mute(invoked.who.id, muted=False), line("done-unmuted"))


async def _done(services: Services, match: Match, command: PlayerCommand, said: Line) -> Answer:
    changed = await services.matches.act(match.id, command)
    return refusal(changed) if isinstance(changed, Refused) else answer(said)
