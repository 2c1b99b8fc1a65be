"""The board in words, for those who cannot see the picture. Pure."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.core.matches.actions import is_placing, marks_immobilise
from bot.core.matches.notation import square_notations
from bot.core.messages import family_line, line
from bot.core.views.last_turn import side_line
from engine.board import squares_in
from engine.lettering import Lettering
from engine.position import Kind, Side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.messages import Line, Notation
    from engine.game import Game
    from engine.ruleset import Ruleset
    from render.picture import Picture


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
        family_line("pieces", name, squares=squares, count=len(squares))
        for kind in Kind
        for marked, name in _names(game.ruleset, kind).items()
        if (squares := _squares_of(game, side, kind, marked=marked))
    )
    hand = (line("words-hand", count=game.position.hand[side]),) if is_placing(game) else ()
    pieces = (*groups, *hand) or (line("words-none"),)
    return line("words-side", side=side_line(side), pieces=pieces)


def _names(rules: Ruleset, kind: Kind) -> dict[bool, str]:
    """What a kind is called, unmarked and marked."""
    if Kind.HOPLITE in rules.movement:
        return {False: CLASSES[kind]}
    if kind is not Kind.MAN:
        return {False: kind.name.lower()}
    return {False: "man", True: "bound" if marks_immobilise(rules) else "turned"}


def _squares_of(game: Game, side: Side, kind: Kind, *, marked: bool) -> tuple[Notation, ...]:
    position = game.position
    alike = position.marks if marked else ~position.marks
    found = position.men[side] & position.of_kind(kind) & alike
    return square_notations(game.ruleset, squares_in(found))


EMPTY = "."
_FIELD = re.compile(r"[1-9][0-9]?|[A-Za-z]~?", re.ASCII)


def text_board(picture: Picture) -> str:
    """Return the board in lines, at most 29 characters wide: pieces as in position text.

    The ranks are numbered on both edges, but on the left one alone where numerals are wide; the
    files are named above and below; all for the same reader as the picture's.
    """
    letters, ranks = picture.letters, [_squares(rank) for rank in picture.pieces.split("/")]
    rows = [
        _row(picture.ranks - row, squares[::-1] if picture.flipped else squares, letters)
        for row, squares in enumerate(ranks)
    ]
    names = letters.files[: picture.files]
    files = _row(None, names[::-1] if picture.flipped else names, letters)
    return "\n".join((files, *(rows[::-1] if picture.flipped else rows), files))


def _squares(rank: str) -> list[str]:
    """The pieces of a rank, a dot where there is none."""
    squares: list[str] = []
    for field in _FIELD.findall(rank):
        squares.extend([EMPTY] * int(field) if field.isdigit() else [field])
    return squares


def _row(rank: int | None, squares: Iterable[str], letters: Lettering) -> str:
    cells = "".join(f"{square:<2}" for square in squares)
    numeral = "" if rank is None else letters.rank(rank)
    if letters is Lettering.ATTIC:
        return f"{numeral:>4} {cells}".rstrip()
    return f"{numeral:>2} {cells}{numeral:>2}".rstrip()
