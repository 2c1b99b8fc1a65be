"""The board, the last turn and the throws as lines. Pure."""

from __future__ import annotations

import re
from functools import lru_cache, partial
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from bot.core.matches.actions import (
    HUFF,
    action_notation,
    marks_immobilise,
    notation,
    notations,
    square_notation,
    square_notations,
)
from bot.core.matches.messages import family_line, line
from bot.core.matches.trails import last_turn
from bot.core.views.pictures import last_captures
from engine import (
    Again,
    Bound,
    Freed,
    Huff,
    Kind,
    Lettering,
    Pass,
    Placement,
    Reason,
    Side,
    Take,
    Turned,
    squares_in,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from bot.core.matches.messages import Line, PersonName
    from bot.core.matches.model import Match
    from bot.core.matches.trails import PlayedAction
    from engine import Game, Outcome, Position, Ruleset, Square
    from render import Picture


Called: TypeAlias = "Callable[[Side], PersonName | Line]"
"""What a side is called: by its player's name if one is known, else by its colour."""

CLASSES = {Kind.MAN: "peltast", Kind.HOPLITE: "hoplite", Kind.LEADER: "basileus"}
"""What the kinds are called in the games that have all three."""


def side_line(side: Side) -> Line:
    """Return the colour of a side."""
    return family_line("side", side.name.lower())


def board_words(game: Game) -> tuple[Line, ...]:
    """Return each side's pieces by square, and the men it has still to place."""
    return _board_words(game.ruleset, game.position)


@lru_cache(256)
def _board_words(rules: Ruleset, position: Position) -> tuple[Line, ...]:
    """The same for all who are shown the position."""
    return tuple(_side_words(rules, position, side) for side in Side)


def hand_line(game: Game, called: Called) -> Line:
    """Return how many men are still to be placed."""
    first, second = game.position.hand
    one, other = map(called, Side)
    return line("note-hand", one=one, first=first, other=other, second=second)


def _side_words(rules: Ruleset, position: Position, side: Side) -> Line:
    groups = tuple(
        family_line("pieces", name, squares=squares, count=len(squares))
        for kind in Kind
        for marked, name in _names(rules, kind).items()
        if (squares := square_notations(rules, _squares_of(position, side, kind, marked=marked)))
    )
    hand = (line("words-hand", count=position.hand[side]),) if any(position.hand) else ()
    pieces = (*groups, *hand) or (line("words-none"),)
    return line("words-side", side=side_line(side), pieces=pieces)


def _names(rules: Ruleset, kind: Kind) -> dict[bool, str]:
    """What a kind is called, unmarked and marked."""
    if Kind.HOPLITE in rules.movement:
        return {False: CLASSES[kind]}
    if kind is not Kind.MAN:
        return {False: kind.name.lower()}
    return {False: "man", True: "bound" if marks_immobilise(rules) else "turned"}


def _squares_of(position: Position, side: Side, kind: Kind, *, marked: bool) -> Iterator[Square]:
    alike = position.marks if marked else ~position.marks
    return squares_in(position.men[side] & position.of_kind(kind) & alike)


EMPTY = "."
_FIELD = re.compile(r"[1-9][0-9]?|[A-Za-z]~?", re.ASCII)


def text_board(picture: Picture) -> str:
    """Return the board in lines, at most 29 characters wide: pieces as in position text.

    The ranks are numbered on both edges, but only on the left one if numerals are wide; the
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
    """The pieces of a rank, a dot for each empty square."""
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


def last_turn_lines(
    match: Match, game: Game, viewer: Side | None, called: Called
) -> tuple[Line, ...]:
    """Return the last turn and the throw that counts now, for one side, or for neither.

    The turn is described whole: a huff and the first move of a double are part of it.
    """
    trail = match.trail
    turn = last_turn(match.terms.ruleset, trail) if trail else ()
    side = viewer if match.outcome is None else None
    return (*action_line(turn, called), *throw_lines(game, side, called))


def action_line(turn: tuple[PlayedAction, ...], called: Called = side_line) -> tuple[Line, ...]:
    """Return what was done in a turn, and what came of each action."""
    return tuple(chain.from_iterable(_action_lines(done, called(done.side)) for done in turn))


def effect_lines(game: Game) -> tuple[Line, ...]:
    """Return what the last ply did besides capturing: who is bound, free again, turned over."""
    rules, marks = game.ruleset, game.position.marks
    found = {
        "bound": [event.square for event in game.events if isinstance(event, Bound)],
        "freed": [event.square for event in game.events if isinstance(event, Freed)],
    }
    turned = [event.square for event in game.events if isinstance(event, Turned)]
    found["turned"] = [square for square in turned if marks >> square & 1]
    found["restored"] = [square for square in turned if not marks >> square & 1]
    return tuple(
        family_line("effect", effect, squares=square_notations(rules, squares), count=len(squares))
        for effect, squares in found.items()
        if squares
    )


def throw_lines(game: Game, viewer: Side | None, called: Called = side_line) -> tuple[Line, ...]:
    """Return the throw that counts now; for the side to act, what it allows."""
    roll, side = game.position.roll, game.position.side
    if not isinstance(roll, tuple):
        return ()
    high, low = roll
    if viewer is not side:
        return (line("note-thrown", side=called(side), high=high, low=low),)
    if high == low:
        return (line("note-double-yours", high=high),)
    return (line("note-thrown-yours", high=high, low=low),)


def acknowledgement(game: Game, text: str) -> Line:
    """Return the acknowledgement of an action, given the game after it."""
    if text == "again" and isinstance(game.position.roll, tuple):
        high, low = game.position.roll
        return line("done-again", high=high, low=low)
    if text == "pass":
        return line("done-passed")
    for start, family in (("@", "placed"), ("x", "taken"), (HUFF, "huffed")):
        if text.startswith(start):
            return family_line(
                "done", family, square=notation(game.ruleset, text.removeprefix(start))
            )
    return line("done-played", action=notation(game.ruleset, text))


def reason_of(outcome: Outcome, called: Called = side_line, viewer: Side | None = None) -> Line:
    """Return why a match ended; ``viewer`` is the side of the reader, who may be the loser."""
    if outcome.winner is None or outcome.reason not in {Reason.RESIGNATION, Reason.TIMEOUT}:
        return family_line("reason", outcome.reason)
    loser = outcome.winner.other
    if viewer is loser:
        return family_line("reason-yours", outcome.reason)
    return family_line("reason-theirs", outcome.reason, loser=called(loser))


def _action_lines(done: PlayedAction, by: PersonName | Line) -> tuple[Line, ...]:
    """What one action was, and what came of it."""
    name = partial(square_notation, done.after.ruleset)
    match done.action:
        case Huff(square):
            return (line("note-huffed", side=by, square=name(square)),)
        case Again():
            return (line("note-again", side=by),)
        case Pass():
            return (line("note-passed", side=by),)
        case Placement(square):
            return (line("note-placed", side=by, square=name(square)),)
        case Take(square):
            taken = line("note-taken", side=by, square=name(square))
            return (taken, *effect_lines(done.after))
        case _:
            return (_moved(done, by), *effect_lines(done.after))


def _moved(done: PlayedAction, by: PersonName | Line) -> Line:
    game = done.after
    action = action_notation(game, done.action)
    captured = notations(game.ruleset, last_captures(game))
    if not captured:
        return line("note-last", side=by, action=action)
    return line("note-last-captures", side=by, action=action, squares=captured)
