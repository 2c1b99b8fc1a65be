"""The board in words, for those who cannot see the picture. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.choices import binds, is_placing
from bot.core.match.notation import all_squares
from bot.core.messages import line, member
from bot.core.view.deeds import side_line
from engine.board import squares_in
from engine.position import Kind, Piece, Side

if TYPE_CHECKING:
    from bot.core.messages import Line, Notation
    from engine.game import Game
    from engine.ruleset import Ruleset

CLASSES = {Kind.MAN: "peltast", Kind.HOPLITE: "hoplite", Kind.LEADER: "basileus"}
"""What the kinds are called in the games that have all three."""


def board_words(game: Game) -> tuple[Line, ...]:
    """Return each side's pieces by square, and the men it has still to place."""
    return tuple(_side_words(game, side) for side in Side)


def hand_line(game: Game) -> Line:
    """Return how many men are still to be placed."""
    first, second = game.position.hand
    return line("note-hand", first=first, second=second)


def _side_words(game: Game, side: Side) -> Line:
    groups = tuple(
        member("pieces", name, squares=squares, count=len(squares))
        for kind in Kind
        for marked, name in _names(game.ruleset, kind).items()
        if (squares := _squares_of(game, Piece(side, kind, marked)))
    )
    hand = (line("words-hand", count=game.position.hand[side]),) if is_placing(game) else ()
    pieces = (*groups, *hand) or (line("words-none"),)
    return line("words-side", side=side_line(side), pieces=pieces)


def _names(rules: Ruleset, kind: Kind) -> dict[bool, str]:
    """What a kind is called, unmarked and marked."""
    if Kind.HOPLITE in rules.reach:
        return {False: CLASSES[kind]}
    if kind is not Kind.MAN:
        return {False: kind.name.lower()}
    return {False: "man", True: "bound" if binds(rules) else "turned"}


def _squares_of(game: Game, wanted: Piece) -> tuple[Notation, ...]:
    men = squares_in(game.position.men[wanted.side])
    found = (square for square in men if game.position.piece_at(square) == wanted)
    return all_squares(game.ruleset, found)
