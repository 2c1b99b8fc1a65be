"""A refused action on the board: the piece that was to act, what bars it, where to go. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.actions import Move, Place, steps
from engine.errors import RefusalCode
from engine.events import Captured
from engine.explain import consequences, would_capture

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.board import Square
    from engine.errors import Refusal
    from engine.game import Game
    from render.picture import Picture

LEADING = frozenset({RefusalCode.CAPTURE_FIRST, RefusalCode.AMBIGUOUS})
"""The refusals whose squares are not in the way, but say where else to go."""


def picked(game: Game, asked: Action | None) -> Square | None:
    """Return the piece of the side to act that a move begins with, if there is one."""
    if not isinstance(asked, Move):
        return None
    piece = game.position.piece_at(asked.path[0])
    return asked.path[0] if piece and piece.side is game.position.side else None


def ways(game: Game, start: Square) -> tuple[Action, ...]:
    """Return what a piece may do."""
    return tuple(each for each in game.legal if isinstance(each, Move) and each.path[0] == start)


def with_refusal(drawn: Picture, game: Game, asked: Action | None, why: Refusal) -> Picture:
    """Mark a refused action: its piece, the squares that bar it, the pieces to act with instead."""
    name = game.ruleset.board.name
    start = picked(game, asked)
    leads = why.squares if why.code in LEADING else ()
    ready = tuple(square for square in leads if game.position.piece_at(square))
    return replace(
        drawn,
        path=(),
        captured=(),
        picked=None if start is None else name(start),
        barred=tuple(map(name, _barring(asked, why, start))),
        movable=tuple(map(name, ready)),
        targets=tuple(name(square) for square in leads if square not in ready),
    )


def with_ways(drawn: Picture, game: Game, start: Square) -> Picture:
    """Mark where a piece may go, and where it captures."""
    name = game.ruleset.board.name
    found = ways(game, start)
    return replace(
        drawn,
        picked=name(start),
        targets=tuple(name(steps(way)[-1]) for way in found),
        strikes=tuple(name(steps(way)[-1]) for way in found if would_capture(game, way)),
    )


def with_captures(drawn: Picture, game: Game, action: Action) -> Picture:
    """Mark what a legal action captures, and the pieces that close it in with the one that acts."""
    name = game.ruleset.board.name
    return replace(
        drawn,
        prey=tuple(map(name, would_capture(game, action))),
        anvils=tuple(name(each) for each in dict.fromkeys(_all_anvils(game, action))),
    )


def with_plan(drawn: Picture, game: Game, action: Action) -> Picture:
    """Mark an action that is not yet played."""
    squares = steps(action) if isinstance(action, Move | Place) else ()
    plan = tuple(map(game.ruleset.board.name, squares))
    return replace(drawn, path=(), captured=(), plan=plan)


def captures(game: Game, action: Action) -> tuple[Captured, ...]:
    """Return what a legal action captures."""
    return tuple(each for each in consequences(game, action) if isinstance(each, Captured))


def anvils(action: Action, capture: Captured) -> tuple[Square, ...]:
    """Return the captors that stand already when an action captures."""
    return tuple(square for square in capture.captors if square not in steps(action))


def _all_anvils(game: Game, action: Action) -> tuple[Square, ...]:
    return tuple(each for found in captures(game, action) for each in anvils(action, found))


def _barring(asked: Action | None, why: Refusal, start: Square | None) -> tuple[Square, ...]:
    """The squares that stand in the way; where none does, the one that cannot be reached."""
    if why.code is RefusalCode.AMBIGUOUS:
        return ()
    squares = () if why.code in LEADING else why.squares
    others = tuple(square for square in squares if square != start)
    return others or squares or (steps(asked)[-1:] if asked else ())
