"""The board in words, for those who cannot see the picture. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.messages import line, member
from bot.core.pictures import last_captures
from engine.board import squares_in
from engine.position import Kind, Side

if TYPE_CHECKING:
    from bot.core.messages import Line
    from engine.game import Game


def board_words(game: Game) -> tuple[Line, ...]:
    """Return the last action and then each side's pieces by square."""
    return (*last_words(game), *(_side_words(game, side) for side in Side))


def last_words(game: Game) -> tuple[Line, ...]:
    """Return what the last action captured, if anything."""
    captured = last_captures(game)
    return (line("words-captured", squares=captured),) if captured else ()


def _side_words(game: Game, side: Side) -> Line:
    groups = tuple(
        member("pieces", kind.name.lower(), squares=squares)
        for kind in Kind
        if (squares := _squares_of(game, side, kind))
    )
    return line("words-side", side=member("side", side.name.lower()), pieces=groups)


def _squares_of(game: Game, side: Side, kind: Kind) -> tuple[str, ...]:
    board = game.ruleset.board
    found = []
    for square in squares_in(game.position.men[side]):
        piece = game.position.piece_at(square)
        if piece is not None and piece.kind is kind:
            found.append(board.name(square) + ("~" if piece.marked else ""))
    return tuple(found)
