"""A match as the person sees it who picks an action on its board. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.matches.actions import is_placing
from bot.core.matches.picking import huffing, picking
from bot.core.messages import line
from bot.core.views.board_words import hand_line
from bot.core.views.buttons import button
from bot.core.views.last_turn import throw_lines
from bot.core.views.match import match_view, spots
from bot.core.views.picking_text import foreseen, question, step_label
from bot.core.views.pictures import with_picking
from bot.core.views.views import Choice, MatchView, Tone, Viewer

if TYPE_CHECKING:
    from bot.core.matches.model import Match
    from bot.core.matches.picking import Picking
    from bot.core.messages import Line
    from engine.board import Square
    from engine.game import Game


def picking_view(
    match: Match, viewer: Viewer, *, game: Game, prefix: tuple[Square, ...]
) -> MatchView:
    """Return the match of a person who has picked so much of an action; the last is a preview."""
    state = picking(match, game, prefix)
    return _view(match, viewer, game=game, state=state, ask=question(game, state))


def huffing_view(
    match: Match, viewer: Viewer, *, game: Game, square: Square | None = None
) -> MatchView:
    """Return the match of a person who claims a huff: which man, or whether really this one."""
    state = huffing(match, game, square)
    ask = line("pick-huff") if square is None else question(game, state)
    return _view(match, viewer, game=game, state=state, ask=ask)


def _view(match: Match, viewer: Viewer, *, game: Game, state: Picking, ask: Line) -> MatchView:
    view = match_view(match, viewer)
    assert view.picture is not None  # noqa: S101 -- only a match in play is picked in
    back = button(match, Verb.BOARD, label="back")
    return replace(
        view,
        picture=with_picking(view.picture, game, state),
        notes=(ask, *foreseen(game, state), *_reminder(game)),
        choices=(*_confirming(match, state), *_step_buttons(game, state), back),
        spots=spots(game, state),
    )


def _reminder(game: Game) -> tuple[Line, ...]:
    """What is still to be placed, or what the dice allow."""
    return (hand_line(game),) if is_placing(game) else throw_lines(game, game.position.side)


def _confirming(match: Match, state: Picking) -> tuple[Choice, ...]:
    if state.index is not None:
        return (button(match, Verb.PLAY, choice=str(state.index), tone=Tone.PRIMARY),)
    if state.action is not None:
        return (button(match, Verb.HUFF_YES, choice=state.picked[0], tone=Tone.PRIMARY),)
    return ()


def _step_buttons(game: Game, state: Picking) -> tuple[Choice, ...]:
    return tuple(Choice(step.control, step_label(game, state, step)) for step in state.steps)
