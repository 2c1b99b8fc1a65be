"""The picture of a game, and what picking adds to it. Pure; pixels are made elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.events import Captured, Moved, Placed
from render.picture import Picture

if TYPE_CHECKING:
    from bot.core.picking import Picking
    from engine.game import Game


def picture(game: Game, *, flipped: bool) -> Picture:
    """Return the picture of a game's position with its last action marked."""
    board = game.ruleset.board
    return Picture(
        files=board.files,
        ranks=board.ranks,
        pieces=game.text.split()[0],
        path=last_path(game),
        captured=last_captures(game),
        flipped=flipped,
    )


def last_path(game: Game) -> tuple[str, ...]:
    """Return the squares the last action went through, from its first to its last."""
    name = game.ruleset.board.name
    for event in game.events:
        if isinstance(event, Moved):
            return tuple(name(square) for square in event.path)
        if isinstance(event, Placed):
            return (name(event.square),)
    return ()


def last_captures(game: Game) -> tuple[str, ...]:
    """Return the squares the last action emptied of enemies."""
    name = game.ruleset.board.name
    return tuple(name(event.square) for event in game.events if isinstance(event, Captured))


def with_picking(picture: Picture, state: Picking) -> Picture:
    """Return a picture with the marks of picking; the last action's marks give way to them."""
    squares = tuple(step.square for step in state.steps)
    if not state.picked:
        return replace(picture, movable=squares)
    marked = replace(
        picture,
        path=(),
        captured=(),
        movable=(),
        picked=state.picked[0],
        targets=squares,
        strikes=tuple(step.square for step in state.steps if step.captures),
    )
    if state.index is None:
        return marked
    return replace(marked, picked=None, plan=state.picked, prey=state.prey)
