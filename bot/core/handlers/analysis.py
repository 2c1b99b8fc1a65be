"""Hints in a running match, and the analysis of a match that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.handlers.play import act
from bot.core.handlers.registry import handles_in_match
from bot.core.matches import actions_table as table
from bot.core.matches.actions import choices, hides_hints, notation
from bot.core.matches.agreements import HINTS, hints_are_allowed
from bot.core.matches.computers import computer_in
from bot.core.matches.controls import Prefix, Verb
from bot.core.matches.history import action_texts
from bot.core.matches.messages import Refused, line, refused
from bot.core.matches.model import Stage
from bot.core.matches.thoughts import CannotThink
from bot.core.views.analysis import analysis_view
from bot.core.views.buttons import button
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Answer, Choice
from engine import steps

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.model import Match


@handles_in_match(table.HINT)
async def _hint(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Show a good action to the person whose turn it is, ready to be played.

    Between people the first wish asks the other whether both may have hints, or agrees to that.
    """
    if why := _why_no_hint(invoked, match):
        return refusal(why)
    analyst = services.analyst
    if analyst is None or not analyst.available or match.game is None:
        return refusal(refused("no-computer"))
    if not hints_are_allowed(match):
        side = match.side_of(invoked.who.id)
        # A button that asks was shown before the other side asked, and does not agree unseen.
        is_asked = side is not None and HINTS.asker(match) is side.other
        agrees = is_asked and invoked.control is None
        command = HINTS.to_agree(invoked.who.id) if agrees else HINTS.to_ask(invoked.who.id)
        return await act(services, invoked.who, match.id, command)
    if not match.waits_for(invoked.who.id):
        return refusal(refused("not-your-turn"))
    try:
        text = await analyst.hint(match)
    except CannotThink:
        return refusal(refused("computer-busy"))
    said = line("hint", action=notation(match.game.ruleset, text))
    actions = choices(match.game)
    index = next(at for at, action in enumerate(actions) if match.game.write(action) == text)
    path = steps(actions[index])
    if not path:
        return answer(said, content=await services.views.view(invoked.who, match))
    view = await services.views.picking(invoked.who, match, Prefix(index, len(path)))
    return refusal(view) if isinstance(view, Refused) else answer(said, content=view)


def _why_no_hint(invoked: Invocation, match: Match) -> Refused | None:
    if match.side_of(invoked.who.id) is None or match.game is None:
        return refused("stranger")
    if match.stage is not Stage.RUNNING:
        return refused("over")
    if match.terms.rated and computer_in(match):
        return refused("hint-rated")
    return refused("hint-hidden") if hides_hints(match.game) else None


@handles_in_match(table.ANALYSIS)
async def _analyse(services: Services, invoked: Invocation, match: Match) -> Answer:
    """Show a moment of a match that is over, the first mistake if none is named."""
    if match.stage is not Stage.OVER:
        return refusal(refused("analysis-running"))
    analyst = services.analyst
    if analyst is None or not analyst.available:
        return refusal(refused("no-computer"))
    replay = await services.views.replay(invoked.who, match)
    if isinstance(replay, Refused):
        return refusal(replay)
    try:
        actions = action_texts(await services.store.log(match.id))
        analysis = await analyst.analysis(match, actions)
    except CannotThink:
        return refusal(refused("computer-busy"))
    if analysis is None:
        control = button(match, Verb.ANALYSIS, choice=invoked.choice).control
        again = Choice(control, line("button-analysis-again"))
        return answer(line("analysis-under-way"), choices=(again,))
    first = analysis.mistakes[0].moment if analysis.mistakes else replay.count
    number = first if invoked.number is None else invoked.number
    if number > replay.count:
        return refusal(refused("forged"))
    return answer(content=analysis_view(replay, analysis, number))
