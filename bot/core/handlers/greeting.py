"""A greeting, answered with what is next: the matches that wait, or how to begin."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.handlers.computers import computer_ready
from bot.core.handlers.match_resolver import waiting
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import PersonName, family_line, line
from bot.core.typed.suggestions import typed_meant
from bot.core.views.queries import answer, meant_buttons
from bot.core.views.views import Choice

if TYPE_CHECKING:
    from bot.core.handlers.registry import Call, Services
    from bot.core.views.views import Answer


@handles(table.HELLO)
async def _hello(services: Services, call: Call) -> Answer:
    """Greet a person; list what waits for them, or say how to begin."""
    greeting = line("hello", name=PersonName(call.who.name))
    if listed := await waiting(services.views, call.who):
        return replace(listed, lines=(greeting, *listed.lines))
    mine = await services.views.mine(call.who)
    if any(match.is_open for match in mine):
        return answer(greeting, line("hello-waiting"), choices=_ways(Verb.GAMES, Verb.HELP))
    begin = meant_buttons((typed_meant("challenge"),))
    computer = _ways(Verb.COMPUTER) if computer_ready(services) else ()
    ways = (*computer, *begin, *_ways(Verb.LEARN, Verb.HELP))
    return answer(greeting, line("hello-begin"), choices=ways)


def _ways(*verbs: Verb) -> tuple[Choice, ...]:
    return tuple(Choice(Control(verb), family_line("button", verb)) for verb in verbs)
