"""Plans as people ask for them, in words and by buttons; each answer is for the planner alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.matches.commands import DropPlan, Plan
from bot.core.matches.model import Stage
from bot.core.matches.premoves import DROP_WORD, play_line, read_steps, why_no_plan
from bot.core.messages import Refused, line, refused
from bot.core.views.buttons import button
from bot.core.views.pictures import look_of
from bot.core.views.premove_board import premove_figure, premove_view
from bot.core.views.premoves import (
    PremoveChoice,
    places,
    plan_captures,
    plan_item,
    plan_line,
    read_premove_choice,
)
from bot.core.views.queries import answer, refusal
from bot.core.views.views import Choice, Tone

if TYPE_CHECKING:
    from bot.core.controls import Control
    from bot.core.handlers.acting import MatchHandlers
    from bot.core.matches.model import Account, Match, PlanLine
    from bot.core.views.queries import ViewQueries
    from bot.core.views.views import Answer
    from engine.game import Game
    from engine.position import Side


class PremoveHandlers:
    """Keeps, shows and gives up plans."""

    def __init__(self, acting: MatchHandlers, showing: ViewQueries) -> None:
        """Change matches through ``acting``, show them through ``showing``."""
        self._acting = acting
        self._showing = showing

    async def hear(self, who: Account, found: Match, typed: str) -> Answer:
        """Do what is typed: list what is planned, give it up, or plan a line."""
        first, _, rest = typed.strip().partition(" ")
        if first.casefold() == DROP_WORD:
            return await self._drop(who, found, rest.strip())
        steps = read_steps(typed)
        return await self._plan(who, found, steps) if steps else await self.listed(who, found)

    async def press(self, who: Account, control: Control, found: Match) -> Answer:
        """Do what a button asks for."""
        if control.verb is Verb.PLANS:
            return await self.listed(who, found)
        choice = read_premove_choice(control.choice)
        if choice is None:
            return refusal(refused("forged"))
        match control.verb:
            case Verb.PLAN_YES:
                command: Plan | DropPlan = Plan(who.id, choice.line, control.turn)
            case Verb.PLAN_NO:
                command = DropPlan(who.id, choice.line, control.turn)
            case _:
                return await self._pick(who, found, choice, control.turn)
        return await self._acting.act(who, found.id, command)

    async def listed(self, who: Account, found: Match) -> Answer:
        """List what a person has planned in a match, each line with its button."""
        side, game = found.side_of(who.id), found.game
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

    async def _plan(self, who: Account, found: Match, steps: tuple[str, ...]) -> Answer:
        side, game = found.side_of(who.id), found.game
        done = await self._acting.act(who, found.id, Plan(who.id, steps, found.turn))
        if done.refused or side is None or game is None:
            return done
        way = play_line(game, steps, side)
        if isinstance(way, Refused):  # the time had run out, which ended the match
            return done
        choice = str(PremoveChoice(places(way)))
        drop = button(found, Verb.PLAN_NO, choice=choice, label="plan-drop", tone=Tone.DANGER)
        return answer(
            *done.lines,
            plan_line(way, side),
            *plan_captures(way),
            figure=premove_figure(way, look_of(who, side)),
            choices=(drop, button(found, Verb.PLANS)),
        )

    async def _drop(self, who: Account, found: Match, number: str) -> Answer:
        """Give up all that is planned, or the line of this number."""
        texts = _numbered(found, found.side_of(who.id), number) if number else ()
        if texts is None:
            return refusal(refused("no-such-plan"))
        return await self._acting.act(who, found.id, DropPlan(who.id, texts, found.turn))

    async def _pick(self, who: Account, found: Match, choice: PremoveChoice, turn: int) -> Answer:
        """Show the board as far as somebody has planned."""
        side, game = found.side_of(who.id), found.game
        if side is None or game is None or found.stage is not Stage.RUNNING:
            return refusal(_why_not_theirs(found, side))
        stale = refused("stale") if turn != found.turn else None
        if why := stale or why_no_plan(found, game, side):
            return refusal(why, await self._showing.post(who, found.id))
        viewer = await self._showing.viewer(who, (found,))
        view = premove_view(found, viewer, game=game, side=side, choice=choice)
        return refusal(view) if isinstance(view, Refused) else answer(view=view)


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
            button(found, Verb.PLAN, choice=str(PremoveChoice(places(way)))).id,
            line("plan-look", number=number),
        )
        for number, way in enumerate(ways, start=1)
        if not isinstance(way, Refused)
    )
