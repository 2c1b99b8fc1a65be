"""Why a square of the board cannot be picked: one short sentence. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.actions import (
    action_named,
    choices,
    is_placing,
    reason_line,
    square_notation,
)
from bot.core.matches.messages import Refused, line
from engine import Move, RefusalCode, steps
from engine.explain import refuse

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match
    from bot.core.views.views import Viewer
    from engine import Game, Square


def tap_line(match: Match, game: Game, viewer: Viewer, squares: tuple[Square, ...]) -> Line | None:
    """Return why the last of these squares cannot follow the others, for a player of a match.

    Says no more than the rules do where hints are hidden. None where there is nothing to say.
    """
    side = game.position.side
    if match.side_of(viewer.id) is not side and match.seats is not None:
        return line("tap-not-your-turn", name=viewer.name(match.seats[side]))
    *begun, square = squares
    if begun:
        return _not_reachable(game, squares)
    piece = game.position.piece_at(square)
    shown = square_notation(game.ruleset, square)
    if is_placing(game):
        return line("tap-taken" if piece else "tap-no-place", square=shown)
    if piece is None:
        return line("tap-empty")
    if piece.side is not side:
        return line("tap-not-yours", square=shown)
    leads = _compulsory(game, square)
    if leads is not None:
        return leads
    return line("tap-stuck", square=shown)


def _not_reachable(game: Game, squares: tuple[Square, ...]) -> Line | None:
    name = game.ruleset.board.name
    if squares[-1] == squares[-2]:
        return None
    text = "-".join(map(name, squares))
    found = action_named(game, text)
    why = refuse(game, text) if isinstance(found, Refused) else None
    end = square_notation(game.ruleset, squares[-1])
    if why is None:
        return line("tap-unreachable", square=end)
    return line("tap-illegal", square=end, why=reason_line(game, why))


def _compulsory(game: Game, start: Square) -> Line | None:
    """Say that a capture must be made, where that alone keeps a piece from moving."""
    name = game.ruleset.board.name
    if any(steps(each)[:1] == (start,) for each in choices(game) if isinstance(each, Move)):
        return None
    for end in game.ruleset.board.squares:
        why = refuse(game, f"{name(start)}-{name(end)}") if end != start else None
        if why is not None and why.code is RefusalCode.CAPTURE_FIRST:
            return line("tap-capture-first", why=reason_line(game, why))
    return None


def tapped(game: Game, choice: str) -> tuple[Square, ...]:
    """Return the squares of a control's choice, such as b2-b5; empty where it is forged."""
    board = game.ruleset.board
    try:
        return tuple(board.square(each) for each in choice.split("-"))
    except ValueError:
        return ()
