"""Premoves: prepared, listed, given up; each answer is only for the person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.handlers.play import act
from bot.core.handlers.registry import handles_in_match
from bot.core.matches import actions_table as table
from bot.core.matches.controls import PremoveChoice, Verb
from bot.core.matches.messages import Refused, line, refused
from bot.core.matches.model import Stage
from bot.core.matches.premoves import DROP_WORD, DropPlan, Plan, play_line, read_steps, why_no_plan
from bot.core.typed.letter_doubts import settled
from bot.core.views.buttons import button
from bot.core.views.pictures import look_of
from bot.core.views.premoves import (
    places,
    plan_captures,
    plan_item,
    plan_line,
    premove_figure,
    premove_view,
)
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, Tone

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.model import Match, PlanLine
    from bot.core.views.views import Answer
    from engine import Game, Side


@handles_in_match(table.PLAN)
async def _plan(services: Services, invoked: Invocation, found: Match) -> Answer:
    """List the premoves, give them up, or prepare a line, as it is typed."""
    typed = invoked.request.get("line")
    first, _, rest = typed.strip().partition(" ")
    if first.casefold() == DROP_WORD:
        return await _drop(services, invoked, found, rest.strip())
    steps = read_steps(typed)
    if not steps:
        return await _list(services, invoked, found)
    game, side = found.game, found.side_of(invoked.who.id)
    if game is None or side is None:
        return await _prepare(services, invoked, found, steps)
    read = settled(
        game.ruleset,
        invoked.who.settings.letters,
        steps,
        is_legal=lambda way: not isinstance(play_line(game, way, side), Refused),
        retyped=lambda way: f"plan {way} match={found.id}",
    )
    if isinstance(read, Refused):
        return refusal(read)
    return await _prepare(services, invoked, found, read)


async def _list(services: Services, invoked: Invocation, found: Match) -> Answer:
    """List a person's premoves in a match, each line with its button."""
    del services
    side, game = found.side_of(invoked.who.id), found.game
    if side is None or game is None or found.stage is not Stage.RUNNING:
        return refusal(_why_not_theirs(found, side))
    why = why_no_plan(found, game, side)
    begin = () if why else (button(found, Verb.PLAN),)
    lines = found.plans[side]
    if not lines:
        return refusal(why) if why else answer(line("plans-none"), choices=begin)
    drop = button(found, Verb.PLAN_NO, label="plan-drop-all", tone=Tone.DANGER)
    items = (
        line("plan-item", number=number, plan=plan_item(found, side, texts))
        for number, texts in enumerate(lines, start=1)
    )
    head = line("plans", count=len(lines))
    return answer(head, *items, choices=(*_looks(found, game, side), *begin, drop))


@handles_in_match(table.PLAN_PICK)
async def _pick(services: Services, invoked: Invocation, found: Match) -> Answer:
    """Show the board as far as a line has been picked."""
    choice = invoked.choice or PremoveChoice()
    if not isinstance(choice, PremoveChoice):
        return refusal(refused("forged"))
    side, game = found.side_of(invoked.who.id), found.game
    if side is None or game is None or found.stage is not Stage.RUNNING:
        return refusal(_why_not_theirs(found, side))
    stale = refused("stale") if invoked.turn != found.turn else None
    if why := stale or why_no_plan(found, game, side):
        return refusal(why, await services.views.post(invoked.who, found.id))
    viewer = await services.views.viewer(invoked.who, (found,))
    view = premove_view(found, viewer, game=game, side=side, choice=choice)
    return refusal(view) if isinstance(view, Refused) else answer(content=view)


@handles_in_match(table.PLAN_YES, table.PLAN_NO)
async def _keep_or_drop(services: Services, invoked: Invocation, found: Match) -> Answer:
    """Keep the line that was picked, or give it up."""
    choice = invoked.choice or PremoveChoice()
    if not isinstance(choice, PremoveChoice):
        return refusal(refused("forged"))
    command = (Plan if invoked.action is table.PLAN_YES else DropPlan)(
        invoked.who.id, choice.line, invoked.turn
    )
    return await act(services, invoked.who, found.id, command)


async def _prepare(
    services: Services, invoked: Invocation, found: Match, steps: tuple[str, ...]
) -> Answer:
    side, game = found.side_of(invoked.who.id), found.game
    done = await act(services, invoked.who, found.id, Plan(invoked.who.id, steps, found.turn))
    if done.refused or side is None or game is None:
        return done
    way = play_line(game, steps, side)
    if isinstance(way, Refused):  # the time had run out, which ended the match
        return done
    choice = PremoveChoice(places(way))
    drop = button(found, Verb.PLAN_NO, choice=choice, label="plan-drop", tone=Tone.DANGER)
    return answer(
        *done.lines,
        plan_line(way, side),
        *plan_captures(way),
        content=premove_figure(way, look_of(invoked.who, side)),
        choices=(drop, button(found, Verb.PLANS)),
    )


async def _drop(services: Services, invoked: Invocation, found: Match, number: str) -> Answer:
    """Give up all premoves, or the line of this number."""
    texts = _numbered(found, found.side_of(invoked.who.id), number) if number else ()
    if texts is None:
        return refusal(refused("no-such-plan"))
    return await act(services, invoked.who, found.id, DropPlan(invoked.who.id, texts, found.turn))


def _why_not_theirs(found: Match, side: Side | None) -> Refused:
    if found.game is None:
        return refused("not-begun")
    return refused("stranger" if side is None else "over")


def _numbered(found: Match, side: Side | None, number: str) -> PlanLine | None:
    """The line of a side's plan that a number names."""
    lines = () if side is None else found.plans[side]
    if not number.isdecimal() or not 1 <= int(number[:4]) <= len(lines):
        return None
    return lines[int(number[:4]) - 1]


def _looks(found: Match, game: Game, side: Side) -> tuple[Choice, ...]:
    """A button for each line that shows the board after it, as long as it can be shown."""
    if game.position.side is side:
        return ()
    ways = (play_line(game, texts, side) for texts in found.plans[side])
    return tuple(
        Choice(
            button(found, Verb.PLAN, choice=PremoveChoice(places(way))).control,
            line("plan-look", number=number),
        )
        for number, way in enumerate(ways, start=1)
        if not isinstance(way, Refused)
    )
