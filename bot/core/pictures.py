"""The picture of a game, and what picking adds to it. Pure; pixels are made elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.choices import is_placing
from engine.actions import Huff, Take
from engine.events import Captured, Huffed, Moved, Placed
from engine.position import Cue
from render.picture import Picture

if TYPE_CHECKING:
    from bot.core.picking import Picking
    from engine.game import Game


def picture(game: Game, *, flipped: bool) -> Picture:
    """Return the picture of a game's position with its last action marked."""
    board, position = game.ruleset.board, game.position
    return Picture(
        files=board.files,
        ranks=board.ranks,
        pieces=game.text.split()[0],
        path=last_path(game),
        captured=(*last_captures(game), *last_huffs(game)),
        dice=None if isinstance(position.roll, Cue) else position.roll,
        hand=position.hand,
        letters=game.ruleset.letters,
        flipped=flipped,
    )


def last_path(game: Game) -> tuple[str, ...]:
    """Return the squares the last ply went through, from its first to its last."""
    name = game.ruleset.board.name
    for event in game.events:
        if isinstance(event, Moved):
            return tuple(name(square) for square in event.path)
        if isinstance(event, Placed):
            return (name(event.square),)
    return ()


def last_captures(game: Game) -> tuple[str, ...]:
    """Return the squares the last ply emptied of enemies."""
    name = game.ruleset.board.name
    return tuple(name(event.square) for event in game.events if isinstance(event, Captured))


def last_huffs(game: Game) -> tuple[str, ...]:
    """Return the square of the man that was huffed since the last ply, if one was."""
    name = game.ruleset.board.name
    return tuple(name(event.square) for event in game.events if isinstance(event, Huffed))


def with_picking(picture: Picture, game: Game, state: Picking) -> Picture:
    """Return a picture with the marks of picking; the last action's marks give way to them."""
    squares = tuple(step.square for step in state.steps)
    if not state.picked:
        # A man may be placed wherever nobody stands: to mark each square would say nothing.
        return replace(picture, movable=() if is_placing(game) else squares)
    marked = replace(
        picture,
        path=(),
        captured=(),
        movable=(),
        picked=state.picked[0],
        targets=squares,
        strikes=tuple(step.square for step in state.steps if step.captures),
    )
    if state.action is None:
        return marked
    plan = () if isinstance(state.action, Take | Huff) else state.picked
    return replace(marked, picked=None, plan=plan, prey=state.prey)
