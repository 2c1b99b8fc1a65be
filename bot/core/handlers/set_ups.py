"""Set-ups: drawn on the board or typed, kept, given up; each answer is only for the person."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.handlers.play import act
from bot.core.handlers.registry import handles_in_match
from bot.core.matches import actions_table as table
from bot.core.matches.actions import PLACEMENT_SIGN
from bot.core.matches.controls import SetUpChoice
from bot.core.matches.history import standing_actions
from bot.core.matches.messages import Refused, line, refused
from bot.core.matches.model import Stage
from bot.core.matches.play import Played
from bot.core.matches.premoves import DROP_WORD
from bot.core.matches.set_ups import (
    SetUp,
    may_set_up,
    read_code,
    read_squares,
    still_free,
    turned_round,
)
from bot.core.views.queries import answer, refusal
from bot.core.views.set_ups import Drawing, set_up_view

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.model import Match, Squares
    from bot.core.views.views import Answer
    from engine import Game, Side


@handles_in_match(table.PLACE)
async def _place(services: Services, invoked: Invocation, found: Match) -> Answer:
    """Keep the squares that are typed, give a set-up up, or show the board to draw one."""
    typed = invoked.request.get("squares")
    if not typed:
        return await _draw(services, invoked, found)
    squares: Squares | Refused = ()
    if typed.casefold() != DROP_WORD and found.game is not None:
        squares = read_squares(found.game, typed)
    if isinstance(squares, Refused):
        return refusal(squares, await services.views.post(invoked.who, found.id))
    command = SetUp(invoked.who.id, squares, found.turn, invoked.context.stay)
    return await act(services, invoked.who, found.id, command)


async def _draw(services: Services, invoked: Invocation, found: Match) -> Answer:
    """Show the board with what is drawn: by a control, else what is kept."""
    drawing = await _drawing(services, invoked, found)
    return (
        refusal(drawing) if isinstance(drawing, Refused) else answer(content=set_up_view(drawing))
    )


@handles_in_match(table.SETUP_YES)
async def _keep(services: Services, invoked: Invocation, found: Match) -> Answer:
    """Keep what is drawn; if the board has changed since, show it there first."""
    drawing = await _drawing(services, invoked, found)
    if isinstance(drawing, Refused):
        return refusal(drawing)
    if not drawing.squares or (invoked.turn == found.turn and drawing.squares != drawing.drawn):
        return refusal(refused("forged"))
    if invoked.turn == found.turn:
        command = SetUp(invoked.who.id, drawing.squares, invoked.turn, invoked.context.stay)
        return await act(services, invoked.who, found.id, command)
    if drawing.squares == found.set_ups[drawing.side]:  # pressed twice
        return answer(content=await services.views.view(invoked.who, found))
    return answer(content=set_up_view(drawing, line("set-up-passed")))


@handles_in_match(table.SETUP_NO)
async def _give_up(services: Services, invoked: Invocation, found: Match) -> Answer:
    return await act(services, invoked.who, found.id, SetUp(invoked.who.id, (), invoked.turn))


async def _drawing(services: Services, invoked: Invocation, found: Match) -> Drawing | Refused:
    side, game = found.side_of(invoked.who.id), found.game
    if side is None or game is None:
        return refused("not-begun" if game is None else "stranger")
    if not may_set_up(found, side):
        return refused("set-up-done" if found.stage is Stage.RUNNING else "over")
    code = invoked.choice.code if isinstance(invoked.choice, SetUpChoice) else ""
    drawn = read_code(game.ruleset.board, code) if code else found.set_ups[side]
    if drawn is None:
        return refused("forged")
    viewer = await services.views.viewer(invoked.who, (found,))
    drawing = Drawing(found, viewer, game, side, _without_own(game, side, drawn))
    if drawing.squares:
        return drawing
    return replace(drawing, last=await _last_set_up(services, invoked, drawing))


def _without_own(game: Game, side: Side, drawn: Squares) -> Squares:
    """Leave out the squares on which a man of the person's own is by now."""
    board, own = game.ruleset.board, game.position.men[side]
    return tuple(each for each in drawn if not own >> board.square(each) & 1)


async def _last_set_up(services: Services, invoked: Invocation, drawing: Drawing) -> Squares:
    """Return where the person placed their men the last time they played this, as seen now."""
    match, game, side = drawing.match, drawing.game, drawing.side
    for other in await services.views.mine(invoked.who):
        was = other.side_of(invoked.who.id)
        is_alike = other.id != match.id and other.terms.ruleset == match.terms.ruleset
        if not is_alike or was is None or other.game is None or other.game.position.hand[was]:
            continue
        placed = tuple(
            event.action.removeprefix(PLACEMENT_SIGN)
            for event in standing_actions(await services.store.log(other.id))
            if isinstance(event, Played) and event.side is was
            if event.action.startswith(PLACEMENT_SIGN)
        )
        squares = placed if was is side else turned_round(game.ruleset.board, placed)
        return still_free(game, side, squares)
    return ()
