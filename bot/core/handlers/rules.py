"""The rulebook and its lessons, by words and by buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.handlers.computers import computer_ready
from bot.core.handlers.match_resolver import find_match
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Verb
from bot.core.matches.messages import PersonName, Refused, line
from bot.core.views.queries import refusal
from bot.core.views.why import match_answers

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.handlers.registry import Call, LessonAnswer, Services
    from bot.core.matches.model import Account, Match
    from bot.core.views.views import Answer


MOST_SOLVERS = 20
"""How many people who solved the puzzle of the day are named."""

DAILY = "daily"
"""The choice of the button that asks for the puzzle of the day."""


@handles(table.RULES)
async def _rules(services: Services, call: Call) -> Answer:
    """Open the rulebook, by words at the rules of the match at hand unless others are named."""
    request = call.request
    at_hand = request.get("match") or call.context.match
    match_id = call.match_id if call.control else at_hand
    found = await find_match(services, call.who, match_id) if match_id else None
    if isinstance(found, Refused):
        return refusal(found)
    if call.control:
        return services.rulebook.turn(call.who, call.choice_text, found)
    asked = f"{request.get('ruleset')} {request.get('topic')}".strip()
    return await ask_rulebook(services, call, asked, found)


async def ask_rulebook(services: Services, call: Call, asked: str, match: Match | None) -> Answer:
    """Answer what is asked by the rules of a match if there is one, and by what happened in it."""
    who, place = call.who, call.context.place
    if match is None:
        return await services.rulebook.ask(who, asked, place)
    viewer = await services.views.viewer(who, (match,))
    known = match_answers(match, viewer, asked)
    return await services.rulebook.ask(who, asked, place, match, known)


@handles(table.LEARN)
async def _learn(services: Services, call: Call) -> Answer:
    """Open lessons, or do in one of them what was typed or pressed."""
    if call.choice == DAILY:
        return await _puzzle(services, call)
    if call.control:
        return await _taught(services, call.who, services.rulebook.lessons.turn, call.choice_text)
    typed = " ".join(filter(None, map(call.request.get, ("ruleset", "lesson", "move"))))
    return await _taught(services, call.who, services.rulebook.lessons.open, typed)


@handles(table.PUZZLE)
async def _puzzle(services: Services, call: Call) -> Answer:
    """Open the puzzle of the day, in a chat with who has solved it there."""
    taught = services.rulebook.lessons.daily(call.who, services.clock().date())
    shown, place = _shown(services, taught), call.context.place
    if place is None or not call.context.chat:
        return shown
    names = await services.store.solvers_at(place, taught.about, call.who.id, MOST_SOLVERS)
    solvers = tuple(line("daily-solver", name=PersonName(name)) for name in names)
    tally = line("daily-tally", count=len(solvers), names=solvers)
    title, *rest = shown.lines
    return replace(shown, lines=(title, tally, *rest))


async def _taught(
    services: Services,
    who: Account,
    teach: Callable[[Account, str, frozenset[str]], LessonAnswer],
    asked: str,
) -> Answer:
    """Return what a lesson answers; store the lesson if it was solved by this."""
    solved = frozenset(await services.store.lessons_of(who.id))
    taught = teach(who, asked, solved)
    if taught.solved and taught.solved not in solved:
        await services.store.keep_lesson(who.id, taught.solved, services.clock())
    return _shown(services, taught)


def _shown(services: Services, taught: LessonAnswer) -> Answer:
    """Return what a lesson answers, without the computer's buttons where there is none."""
    answer = taught.answer
    if computer_ready(services):
        return answer
    kept = tuple(each for each in answer.choices if each.control.verb is not Verb.COMPUTER)
    return replace(answer, choices=kept)
