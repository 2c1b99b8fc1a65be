"""Why an action is legal or not, and why the last ply did not capture a piece.

Each answer is only for the person.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.handlers.match_resolver import match_meant
from bot.core.handlers.registry import Citation, handles, handles_in_match
from bot.core.handlers.rules import ask_rulebook
from bot.core.matches import actions_table as table
from bot.core.matches.actions import action_notation, askable_squares, choices, square_notation
from bot.core.matches.controls import Verb
from bot.core.matches.messages import Refused, line, refused
from bot.core.matches.model import Stage
from bot.core.typed.letter_doubts import settled
from bot.core.typed.questions import is_question
from bot.core.views.buttons import button
from bot.core.views.pictures import look_of
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Answer, Choice
from bot.core.views.why import judge, why_choices, why_figure, why_lines
from bot.core.views.why_not_captured import reason_figure, reason_for, reason_lines
from engine import in_letters

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.model import Account, Match
    from engine import Game, Ruleset, Square


NO_CITATION = Citation((), ())
"""What is legal rests on no passage."""


@handles(table.WHY)
async def _why(services: Services, invoked: Invocation) -> Answer:
    """Say whether an action is legal, and why not; a question is answered by the rulebook."""
    match, text = await match_meant(services, invoked), invoked.request.get("text")
    if is_question(text):
        here = None if isinstance(match, Answer) else match
        return await ask_rulebook(services, invoked, f"{invoked.request.word} {text}", here)
    if isinstance(match, Answer):
        return match
    if invoked.control and invoked.turn != match.turn:
        return refusal(refused("stale"), await services.views.post(invoked.who, match.id))
    if match.game is None:
        return refusal(refused("not-begun"))
    if invoked.control:
        letters = invoked.who.settings.letters.on(match.game.ruleset.letters)
        return await _judged(services, invoked.who, match, in_letters(invoked.choice_text, letters))
    read = settled(
        match.game.ruleset,
        invoked.who.settings.letters,
        (text,),
        is_legal=lambda _way: True,
        retyped=lambda way: f"why {way} match={match.id}",
    )
    if isinstance(read, Refused):
        return refusal(read)
    return await _judged(services, invoked.who, match, *read)


async def _judged(services: Services, who: Account, found: Match, text: str) -> Answer:
    """Judge the action that a text names; without one, say how to ask."""
    if found.game is None:
        return refusal(refused("not-begun"))
    if not text.strip():
        return _asked_back(found, found.game)
    judged = judge(found, found.game, who.id, text)
    if isinstance(judged, Refused):
        return refusal(judged)
    why = judged.refusal
    viewer = await services.views.viewer(who, (found,))
    cited = services.rulebook.cite_refusal(found, why.code) if why else NO_CITATION
    return answer(
        *why_lines(found, judged, partial(viewer.player, found)),
        *cited.lines,
        content=why_figure(found, judged, look_of(who, found.side_of(who.id))),
        choices=(*why_choices(found, judged), *cited.ways, _back(found)),
    )


def _asked_back(found: Match, game: Game) -> Answer:
    """Ask which action is meant, with one that could be."""
    if found.stage is not Stage.RUNNING or game.outcome is not None:
        return refusal(refused("over"))
    return answer(line("why-ask", example=action_notation(game, choices(game)[0])))


@handles_in_match(table.UNCAUGHT)
async def _why_not_captured(services: Services, invoked: Invocation, found: Match) -> Answer:
    """Say why the last ply did not capture the piece on a square, or ask which piece."""
    if found.game is None or found.side_of(invoked.who.id) is None:
        return refusal(refused("stranger"))
    if found.stage is not Stage.RUNNING:
        return refusal(refused("over"))
    if invoked.turn != found.turn:
        return refusal(refused("stale"), await services.views.post(invoked.who, found.id))
    rules, squares = found.game.ruleset, askable_squares(found)
    asked = [each for each in squares if invoked.choice in {"", rules.board.name(each)}]
    if not asked:
        return refusal(refused("forged"))
    if len(asked) > 1:
        ways = tuple(_way(found, rules, each) for each in asked)
        return answer(line("uncaught-which"), choices=(*ways, _back(found)))
    others = tuple(_way(found, rules, each) for each in squares if each != asked[0])
    reason = reason_for(found, asked[0])
    viewer = await services.views.viewer(invoked.who, (found,))
    called = partial(viewer.player, found)
    cited = services.rulebook.cite_uncaught(found, reason.why.code)
    return answer(
        *reason_lines(reason, called),
        *(cited.lines if cited else ()),
        content=reason_figure(reason, look_of(invoked.who, found.side_of(invoked.who.id)), called),
        choices=(*(cited.ways if cited else ()), *others, _back(found)),
    )


def _way(match: Match, rules: Ruleset, square: Square) -> Choice:
    asks = button(match, Verb.UNCAUGHT, choice=rules.board.name(square))
    return Choice(asks.control, line("uncaught-piece", square=square_notation(rules, square)))


def _back(match: Match) -> Choice:
    return button(match, Verb.BOARD, label="back")
