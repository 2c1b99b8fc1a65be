"""Position text: `<board> <side> <hand> <roll> <tally>`, one line.

Invariant: reading is strict, so that a position has one text and a text one position.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from engine.board import Bits, Board, Square, bits_of, squares_in
from engine.errors import NotationError
from engine.position import Cue, Dice, Kind, Piece, Position, Side, Tally

MAX_LENGTH = 1000
_FIELDS = ("board", "side", "hand", "roll", "tally")
_RUN_OR_PIECE = re.compile(r"(?P<run>[1-9][0-9]?)(?![0-9])|(?P<piece>[POBpob])(?P<mark>~?)")
_PAIR = re.compile(r"(0|[1-9][0-9]{0,4}),(0|[1-9][0-9]{0,4})")
_TALLY = re.compile(
    r"(?:quiet=(?P<quiet>[1-9][0-9]{0,4})(?:;|$))?"
    r"(?:passive=(?P<passive>[0-9]+,[0-9]+)(?:;|$))?"
    r"(?:lost=(?P<lost>[0-9]+,[0-9]+)(?:;|$))?"
    r"(?:huff=(?P<huff>[a-l0-9,]+))?(?<!;)"
)


def read_position(board: Board, text: str) -> Position:
    """The position of a text. Raises NotationError with the field and the fault.

    `position_validation` checks whether a certain ruleset accepts it.

    >>> from engine.board import board_of
    >>> position = read_position(board_of(5, 3), "pp3/5/2P1P 2 - - -")
    >>> position.side.number, position.occupied.bit_count()
    (2, 4)
    >>> write_position(board_of(5, 3), position)
    'pp3/5/2P1P 2 - - -'
    """
    if len(text) > MAX_LENGTH:
        raise NotationError("position", f"longer than {MAX_LENGTH} characters")
    fields = text.split()
    if len(fields) != len(_FIELDS):
        raise NotationError("position", f"needs the fields {' '.join(_FIELDS)}")
    pieces = _read_board(board, fields[0])
    side = _read_side(fields[1])
    tally = _read_tally(board, fields[4])
    position = Position(
        men=(
            _where(pieces, lambda piece: piece.side is Side.FIRST),
            _where(pieces, lambda piece: piece.side is Side.SECOND),
        ),
        side=side,
        hoplites=_where(pieces, lambda piece: piece.kind is Kind.HOPLITE),
        leaders=_where(pieces, lambda piece: piece.kind is Kind.LEADER),
        marks=_where(pieces, lambda piece: piece.marked),
        hand=_read_hand(fields[2], side),
        roll=_read_roll(fields[3]),
        tally=tally,
    )
    if tally.huff & ~(position.men[side.other] & ~position.leaders):
        raise NotationError("tally", "huff names squares without a soldier of the other side")
    return position


def write_position(board: Board, position: Position) -> str:
    """The text of a position, without its verdict."""
    return " ".join(
        (
            write_board(board, position),
            str(position.side.number),
            "{},{}".format(*position.hand) if any(position.hand) else "-",
            _write_roll(position.roll),
            _write_tally(board, position.tally),
        )
    )


def write_board(board: Board, position: Position) -> str:
    """Only the first field: the pieces, the highest rank first."""
    starts = range(0, len(board.squares), board.files)
    ranks = [board.squares[start : start + board.files] for start in starts]
    letters = dict(_letters(position))
    return "/".join(_write_rank(letters, rank) for rank in reversed(ranks))


def letter(piece: Piece) -> str:
    """The piece as in the first field: a capital for the first side, "~" after a marked one."""
    plain = piece.kind.value if piece.side is Side.FIRST else piece.kind.value.lower()
    return f"{plain}~" if piece.marked else plain


def _where(pieces: Mapping[Square, Piece], test: Callable[[Piece], bool]) -> Bits:
    return bits_of(square for square, piece in pieces.items() if test(piece))


def _read_board(board: Board, text: str) -> dict[Square, Piece]:
    ranks = text.split("/")
    if len(ranks) != board.ranks:
        raise NotationError("board", f"{len(ranks)} ranks where {board.ranks} belong")
    pieces = {}
    for row, rank in enumerate(reversed(ranks)):
        first = row * board.files
        for file, piece in _read_rank(board, rank, f"board, rank {row + 1}").items():
            pieces[board.squares[first + file]] = piece
    return pieces


def _read_rank(board: Board, text: str, where: str) -> dict[int, Piece]:
    pieces = {}
    file = place = 0
    while place < len(text):
        token = _RUN_OR_PIECE.match(text, place)
        if token is None:
            raise NotationError(where, f"cannot read on after {place} characters")
        if letter := token["piece"]:
            side = Side.FIRST if letter.isupper() else Side.SECOND
            pieces[file] = Piece(side, Kind(letter.upper()), marked=bool(token["mark"]))
        file += 1 if letter else int(token["run"])
        place = token.end()
    if file != board.files:
        raise NotationError(where, f"{file} squares where {board.files} belong")
    return pieces


def _read_side(text: str) -> Side:
    if text not in ("1", "2"):
        raise NotationError("side", "neither 1 nor 2")
    return Side(int(text) - 1)


def _read_hand(text: str, side: Side) -> tuple[int, int]:
    if text == "-":
        return (0, 0)
    first, second = _read_pair(text, "hand")
    if second - first != side:
        raise NotationError("hand", "equal when side 1 is to act, side 1's one smaller when 2 is")
    return (first, second)


def _read_roll(text: str) -> Dice | Cue | None:
    if text == "-":
        return None
    if text in tuple(Cue):
        return Cue(text)
    if not re.fullmatch(r"[1-6][1-6]", text) or text[0] < text[1]:
        raise NotationError("roll", "neither - nor ? nor + nor two dice, the higher first")
    return (int(text[0]), int(text[1]))


def _write_roll(roll: Dice | Cue | None) -> str:
    if roll is None:
        return "-"
    return roll.value if isinstance(roll, Cue) else "{}{}".format(*roll)


def _read_tally(board: Board, text: str) -> Tally:
    if text == "-":
        return Tally()
    parts = _TALLY.fullmatch(text)
    if parts is None:
        raise NotationError("tally", "parts are quiet=, passive=, lost=, huff=, in this order")
    return Tally(
        quiet=int(parts["quiet"] or 0),
        passive=_read_pair(parts["passive"], "passive") if parts["passive"] else (0, 0),
        lost=_read_pair(parts["lost"], "lost") if parts["lost"] else (0, 0),
        huff=_read_squares(board, parts["huff"]) if parts["huff"] else 0,
    )


def _write_tally(board: Board, tally: Tally) -> str:
    parts = (
        tally.quiet and f"quiet={tally.quiet}",
        any(tally.passive) and "passive={},{}".format(*tally.passive),
        any(tally.lost) and "lost={},{}".format(*tally.lost),
        tally.huff and "huff=" + ",".join(map(board.name, squares_in(tally.huff))),
    )
    return ";".join(part for part in parts if part) or "-"


def _read_pair(text: str, where: str) -> tuple[int, int]:
    pair = _PAIR.fullmatch(text)
    if pair is None or text == "0,0":
        raise NotationError(where, "not two counts of at most five digits, one of them above 0")
    return (int(pair[1]), int(pair[2]))


def _read_squares(board: Board, text: str) -> Bits:
    squares = tuple(board.square(name) for name in text.split(","))
    if any(later <= earlier for earlier, later in pairwise(squares)):
        raise NotationError("tally", "squares are listed in board order, each once")
    return bits_of(squares)


def _letters(position: Position) -> Iterator[tuple[Square, str]]:
    """The occupied squares with their letters."""
    for side, men in zip(Side, position.men, strict=True):
        for kind in Kind:
            for marked, those in ((False, men & ~position.marks), (True, men & position.marks)):
                written = letter(Piece(side, kind, marked))
                for square in squares_in(those & position.of_kind(kind)):
                    yield square, written


def _write_rank(letters: Mapping[Square, str], rank: tuple[Square, ...]) -> str:
    text = ""
    empty = 0
    for square in rank:
        if square not in letters:
            empty += 1
            continue
        text += (str(empty) if empty else "") + letters[square]
        empty = 0
    return text + (str(empty) if empty else "")
