"""The rulebook and its lessons, by words and by buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.handlers.computers import computer_ready
from bot.core.handlers.match_resolver import find_match
from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Verb
from bot.core.matches.messages import Refused
from bot.core.views.queries import refusal
from bot.core.views.why import match_answers

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.handlers.registry import Invocation, LessonAnswer, Services
    from bot.core.matches.model import Account, Match
    from bot.core.views.views import Answer


@handles(table.RULES)
async def _rules(services: Services, invoked: Invocation) -> Answer:
    """Open the rulebook, by words at the rules of the match at hand unless others are named."""
    request = invoked.request
    at_hand = request.get("match") or invoked.context.match
    match_id = invoked.match_id if invoked.control else at_hand
    found = await find_match(services, invoked.who, match_id) if match_id else None
    if isinstance(found, Refused):
        return refusal(found)
    if invoked.control:
        return services.rulebook.press(invoked.who, invoked.choice_text, found)
    asked = f"{request.get('ruleset')} {request.get('topic')}".strip()
    return await ask_rulebook(services, invoked, asked, found)


async def ask_rulebook(
    services: Services, invoked: Invocation, asked: str, match: Match | None
) -> Answer:
    """Answer what is asked by the rules of a match if there is one, and by what happened in it."""
    who, place = invoked.who, invoked.context.place
    if match is None:
        return await services.rulebook.ask(who, asked, place)
    viewer = await services.views.viewer(who, (match,))
    known = match_answers(match, viewer, asked)
    return await services.rulebook.ask(who, asked, place, match, known)


async def taught(
    services: Services,
    who: Account,
    teach: Callable[[Account, str, frozenset[str]], LessonAnswer],
    asked: str,
) -> LessonAnswer:
    """Return what a lesson answers; store the lesson if it was solved by this."""
    solved = frozenset(await services.store.lessons_of(who.id))
    done = teach(who, asked, solved)
    if done.solved and done.solved not in solved:
        await services.store.keep_lesson(who.id, done.solved, services.clock())
    return done


def shown(services: Services, done: LessonAnswer) -> Answer:
    """Return what a lesson answers, without the computer's buttons if there is none."""
    answer = done.answer
    if computer_ready(services):
        return answer
    kept = tuple(each for each in answer.choices if each.control.verb is not Verb.COMPUTER)
    return replace(answer, choices=kept)
