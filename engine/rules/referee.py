"""Endings that follow from the moves that were played, not only from the position.

Each arbiter takes the position, and the positions since the last irreversible action: the one after
that action first and the present one last.
"""

from engine.position import Outcome, Position, Reason, Side

MAX_REPETITIONS = 3
MAX_QUIET_PLIES = 100
MAX_PASSIVE_MOVES = 3
MIN_REPETITION_POSITIONS = 9  # a third occurrence needs twice two plies of each side


def repetition(position: Position, since: tuple[Position, ...]) -> Outcome | None:
    """A draw when the same position occurs for the third time (C9)."""
    return Outcome(None, Reason.REPETITION) if _thrice(position, since) else None


def quiet(position: Position, _since: tuple[Position, ...]) -> Outcome | None:
    """A draw after a hundred plies without a capture (C9)."""
    return Outcome(None, Reason.QUIET) if _quiet(position) else None


def adjudicated_repetition(position: Position, since: tuple[Position, ...]) -> Outcome | None:
    """The third occurrence of a position is a draw situation, which is adjudicated (4.B-6)."""
    return adjudicated(position) if _thrice(position, since) else None


def adjudicated_quiet(position: Position, _since: tuple[Position, ...]) -> Outcome | None:
    """A hundred plies without a capture are a draw situation, which is adjudicated (4.B-6)."""
    return adjudicated(position) if _quiet(position) else None


def refusal(position: Position, _since: tuple[Position, ...]) -> Outcome | None:
    """Three passive moves in a row, while a piece is active, lose (5.A-12, 5.B-9)."""
    first, second = position.tally.passive
    if first < MAX_PASSIVE_MOVES and second < MAX_PASSIVE_MOVES:
        return None
    return Outcome(Side.SECOND if first >= MAX_PASSIVE_MOVES else Side.FIRST, Reason.REFUSAL)


def superiority(position: Position, _since: tuple[Position, ...]) -> Outcome | None:
    """After a hundred quiet plies more pieces win, equal numbers draw (5.A-12, 5.A-13, 5.B-5)."""
    if not _quiet(position):
        return None
    ahead = _ahead(*(men.bit_count() for men in position.men))
    return Outcome(ahead, Reason.PARITY if ahead is None else Reason.SUPERIORITY)


def agreement(_position: Position) -> Outcome:
    """An agreement to stop is a draw (C8)."""
    return Outcome(None, Reason.AGREEMENT)


def adjudicated(position: Position) -> Outcome:
    """More pieces win; else more ordinarii; else it is a draw (4.A-14). Men in hand count."""
    first, second = position.men
    pieces = (first.bit_count() + position.hand[0], second.bit_count() + position.hand[1])
    turned = ((first & position.marks).bit_count(), (second & position.marks).bit_count())
    ahead = _ahead(*pieces)
    if ahead is None:
        ahead = _ahead(pieces[0] - turned[0], pieces[1] - turned[1])
    return Outcome(ahead, Reason.EQUAL if ahead is None else Reason.ADJUDICATED)


def _quiet(position: Position) -> bool:
    return position.tally.quiet >= MAX_QUIET_PLIES


def _thrice(position: Position, since: tuple[Position, ...]) -> bool:
    if len(since) < MIN_REPETITION_POSITIONS:
        return False
    men = position.men
    return sum(earlier.men == men and earlier == position for earlier in since) >= MAX_REPETITIONS


def _ahead(first: int, second: int) -> Side | None:
    if first == second:
        return None
    return Side.FIRST if first > second else Side.SECOND
