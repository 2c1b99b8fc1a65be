"""Set-ups: the squares on which a side places its men, one a turn, without being asked again. Pure.

Invariant: a set-up is its side's secret, and it can do no more than its side could: what is legal
is decided when each man is placed. A square that can no longer be taken is skipped.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import MAX_ECHOED, square_notations
from bot.core.matches.commands import MatchCommand
from bot.core.matches.events import Event
from bot.core.matches.messages import Refused, Typed, refused
from bot.core.matches.model import Squares, Stage
from bot.core.matches.play import Played, play_events
from engine import FILE_LETTERS, Move, NotationError, Placement, Side, parse_action

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from bot.core.matches.commands import Decision, Situation
    from bot.core.matches.model import AccountId, Match, Place
    from engine import Board, Game

EMPTY_CODE = "0"
"""The code of a set-up without squares."""

CODE = re.compile(r"[0-9a-z]{1,28}", re.ASCII)

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def free_squares(game: Game) -> Squares:
    """Return the names of the squares on which a man may be placed now, in board order."""
    # While one side places, the other could place on the same squares.
    found = sorted(action.square for action in game.legal if isinstance(action, Placement))
    return tuple(map(game.ruleset.board.name, found))


def men_left(game: Game, side: Side) -> int:
    """Return how many men a side has still to place."""
    return game.position.hand[side]


def may_set_up(match: Match, side: Side | None) -> bool:
    """Return whether a side has men to place."""
    if side is None or match.game is None or match.stage is not Stage.RUNNING:
        return False
    return men_left(match.game, side) > 0


def still_free(game: Game, side: Side, squares: Iterable[str]) -> Squares:
    """Return the squares that can be taken now, as many as the side has men left."""
    free = free_squares(game)
    return tuple(each for each in squares if each in free)[: men_left(game, side)]


def toggled(squares: Squares, square: str) -> Squares:
    """Return the squares with one more, or without it if it was among them."""
    if square in squares:
        return tuple(each for each in squares if each != square)
    return (*squares, square)


def with_row(game: Game, side: Side, squares: Squares) -> Squares:
    """Fill the row of the last square, or the next row that has room; without squares the own one.

    Rows are tried from there towards the opponent, then from the own edge on.
    """
    ranks = range(1, game.ruleset.board.ranks + 1)
    order = list(ranks if side is Side.FIRST else reversed(ranks))
    at = order.index(_rank(squares[-1])) if squares else 0
    room = [each for each in free_squares(game) if each not in squares]
    for rank in (*order[at:], *order[:at]):
        if row := [each for each in room if _rank(each) == rank]:
            return (*squares, *row)[: men_left(game, side)]
    return squares


def with_mirror(game: Game, side: Side, squares: Squares) -> Squares:
    """Add the squares that mirror these, left and right exchanged."""
    files = FILE_LETTERS[: game.ruleset.board.files]
    mirrored = (files[-1 - files.index(each[0])] + each[1:] for each in squares)
    return still_free(game, side, dict.fromkeys((*squares, *mirrored)))


def turned_round(board: Board, squares: Squares) -> Squares:
    """Return the squares as they are when the board is turned round, for the other side."""
    files = FILE_LETTERS[: board.files]
    return tuple(
        f"{files[-1 - files.index(each[0])]}{board.ranks + 1 - _rank(each)}" for each in squares
    )


def _rank(square: str) -> int:
    return int(square[1:])


def write_code(board: Board, squares: Squares) -> str:
    """Return squares in their order as a control's choice carries them: a number in base 36."""
    names = [board.name(each) for each in board.squares]
    number, code = 0, ""
    for square in reversed(squares):
        number = number * (len(names) + 1) + names.index(square) + 1
    while number:
        number, digit = divmod(number, len(DIGITS))
        code = DIGITS[digit] + code
    return code or EMPTY_CODE


def read_code(board: Board, code: str) -> Squares | None:
    """Return the squares of a code, or None for one that no bot wrote."""
    if CODE.fullmatch(code) is None:
        return None
    number, squares = int(code, len(DIGITS)), []
    while number:
        number, at = divmod(number, len(board.squares) + 1)
        if at == 0:
            return None
        squares.append(board.name(board.squares[at - 1]))
    return tuple(squares) if len({*squares}) == len(squares) else None


_RANGE_SIGN = re.compile(r"\s*(?:\.\.+|…|[-\u2013\u2014:])\s*")
_SEPARATORS = re.compile(r"[\s,;]+")


def read_squares(game: Game, typed: str) -> Squares | Refused:
    """Return the squares of a typed text such as ``a1 c1-f1, d2``; a range may span several rows.

    A range is the rectangle between two squares; of it, only the squares that are free count.
    """
    board = game.ruleset.board
    found: dict[str, None] = {}
    for part in _SEPARATORS.split(_RANGE_SIGN.sub("-", typed).strip()):
        try:
            [said, *_] = parse_action(board, part, game.ruleset.letters)
        except NotationError:
            said = None
        match said.action if said else None:
            case Placement(square):
                found[board.name(square)] = None
            case Move((first, last)):
                area = _between(board.name(first), board.name(last))
                found.update(dict.fromkeys(each for each in area if each in free_squares(game)))
            case _:
                return refused("set-up-unread", typed=Typed(part[:MAX_ECHOED]))
    return tuple(found) or refused("set-up-no-room")


def _between(first: str, last: str) -> Iterable[str]:
    """The squares of a rectangle, row by row from its first corner on."""
    files = _span(FILE_LETTERS.index(first[0]), FILE_LETTERS.index(last[0]))
    return [
        f"{FILE_LETTERS[at]}{rank}" for rank in _span(_rank(first), _rank(last)) for at in files
    ]


def _span(first: int, last: int) -> range:
    return range(first, last + 1) if first <= last else range(first, last - 1, -1)


@dataclass(frozen=True, slots=True)
class SetUp(MatchCommand):
    """Place one's next men on these squares, one a turn; without squares, do so no more."""

    by: AccountId
    squares: Squares = field(repr=False)
    turn: int | None = None
    at: Place | None = None

    def decide(self, given: Situation) -> Decision:
        """Keep the set-up, and place its first man in turn."""
        match, game, side, squares = given.match, given.game, given.side, self.squares
        left = men_left(game, side)
        if not squares:
            return (SetUpDrawn(side, ()),) if match.set_ups[side] else refused("no-set-up")
        if not left:
            return refused("set-up-done")
        if len(squares) > left:
            return refused("set-up-many", count=len(squares), left=left)
        free = free_squares(game)
        if taken := [each for each in squares if each not in free]:
            board = game.ruleset.board
            named = [board.square(each) for each in taken if each in board.index]
            return refused("set-up-taken", squares=square_notations(game.ruleset, named))
        drawn = SetUpDrawn(side, squares)
        if game.position.side is not side:
            return () if match.set_ups[side] == squares else (drawn,)
        return (drawn, *_placing(match, game, squares[0], at=self.at, now=given.now))


@dataclass(frozen=True, slots=True)
class SetUpDrawn(Event):
    """A side drew where its next men are to be placed, in their order; none if it gave it up."""

    side: Side
    squares: Squares = field(repr=False)

    def apply(self, match: Match) -> Match:
        """Keep the squares."""
        return replace(match, set_ups=match.set_ups.set(self.side, self.squares))


@dataclass(frozen=True, slots=True)
class SetUpSkipped(Event):
    """Squares of a side's set-up were left out, as no man can be placed on them any more."""

    side: Side
    squares: Squares

    def apply(self, match: Match) -> Match:
        """Keep the others."""
        kept = tuple(each for each in match.set_ups[self.side] if each not in self.squares)
        return replace(match, set_ups=match.set_ups.set(self.side, kept))


EVENTS = (SetUpDrawn, SetUpSkipped)


def placement_due(match: Match, game: Game, side: Side, now: datetime) -> tuple[Event, ...]:
    """Return what the set-up of the side to act does now, if it has one."""
    squares, free = match.set_ups[side], free_squares(game)
    if not squares:
        return ()
    if gone := tuple(each for each in squares if each not in free):
        return (SetUpSkipped(side, gone),)
    at = match.place_of(match.seats[side]) if match.seats else None
    return _placing(match, game, squares[0], at=at, now=now, planned=True)


def _placing(  # noqa: PLR0913 -- the parts of one event
    match: Match,
    game: Game,
    square: str,
    *,
    at: Place | None,
    now: datetime,
    planned: bool = False,
) -> tuple[Event, ...]:
    action = next(
        each
        for each in game.legal
        if isinstance(each, Placement) and game.ruleset.board.name(each.square) == square
    )
    played = Played(game.position.side, game.write(action), at, planned=planned)
    return play_events(match, game, action, played=played, now=now)
