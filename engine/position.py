"""A position is a value: the pieces, the side to act, the men in hand and the dice.

Invariant: kinds partition the men, marks are on men, the sides never overlap. All that decides what
is legal is part of equality; the counters of `Tally` are not. Phases follow from the position (men
in hand, dice not thrown), they are not stored.
"""

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import TypeAlias

from engine.board import Bits, Square

Dice: TypeAlias = tuple[int, int]  # higher first


class Side(IntEnum):
    """The players in the order of their first turn."""

    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> "Side":
        """The opponent."""
        return _OTHER[self]

    @property
    def number(self) -> int:
        """1 or 2, as in position text."""
        return self + 1


_OTHER = (Side.SECOND, Side.FIRST)


class Kind(StrEnum):
    """The kind of a piece, by its letter in position text."""

    MAN = "P"
    HOPLITE = "O"
    LEADER = "B"


class Reason(StrEnum):
    """Why a game is over. The values are fixed: records and programs depend on them."""

    LEADER_CAPTURED = "leader-captured"
    SURROUNDED = "surrounded"
    LONE_LEADER = "lone-leader"
    COUNT = "count"
    CROSSING = "crossing"
    REDUCED = "reduced"
    SINGLE_PIECE = "single-piece"
    NO_MOVES = "no-moves"
    ROUT = "rout"
    BREAKTHROUGH = "breakthrough"
    DECIMATION = "decimation"
    SIEGE = "siege"
    REFUSAL = "refusal"
    SUPERIORITY = "superiority"
    IGNORANCE = "ignorance"
    ADJUDICATED = "adjudicated"
    PARITY = "parity"
    EQUAL = "equal"
    QUIET = "quiet"
    REPETITION = "repetition"
    AGREEMENT = "agreement"
    RESIGNATION = "resignation"
    TIMEOUT = "timeout"
    DEADLINE = "deadline"


class Cue(StrEnum):
    """What is due of the dice: a throw, or the decision about the bonus throw."""

    THROW = "?"
    BONUS = "+"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; a draw has no winner."""

    winner: Side | None
    reason: Reason


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece; marked means turned over (Poleis) or bound (Latrunculi)."""

    side: Side
    kind: Kind
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """Counters that do not make two positions different.

    `quiet` are the plies since a capture; `passive` the passive moves in a row and `lost` the
    pieces lost, by side; `huff` is the set of pieces that may be huffed now.
    """

    quiet: int = 0
    passive: tuple[int, int] = (0, 0)
    lost: tuple[int, int] = (0, 0)
    huff: Bits = 0


_BLANK = Tally()


@dataclass(frozen=True, slots=True)
class Position:
    """The pieces on the board as sets of squares, and the side to act.

    `men` are all pieces by side; `hand` the numbers of men still to be placed, by side. `verdict`
    is set when the position itself decides the game; nothing is legal then.
    """

    men: tuple[Bits, Bits]
    side: Side = Side.FIRST
    hoplites: Bits = 0
    leaders: Bits = 0
    marks: Bits = 0
    hand: tuple[int, int] = (0, 0)
    roll: Dice | Cue | None = None
    tally: Tally = field(default=_BLANK, compare=False)
    verdict: Outcome | None = None

    @property
    def occupied(self) -> Bits:
        """The squares of all pieces."""
        return self.men[0] | self.men[1]

    def of_kind(self, kind: Kind) -> Bits:
        """The squares of all pieces of one kind, of both sides."""
        if kind is Kind.LEADER:
            return self.leaders
        if kind is Kind.HOPLITE:
            return self.hoplites
        return self.occupied & ~(self.leaders | self.hoplites)

    def piece_at(self, square: Square) -> Piece | None:
        """The piece on a square; None if it is empty."""
        bit = 1 << square
        if not self.occupied & bit:
            return None
        side = Side.FIRST if self.men[0] & bit else Side.SECOND
        kind = next(kind for kind in Kind if self.of_kind(kind) & bit)
        return Piece(side, kind, bool(self.marks & bit))
