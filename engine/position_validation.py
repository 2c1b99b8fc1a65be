"""Which positions a ruleset accepts: what a position text may say in a certain game.

Invariant: few men, or no leaders, are accepted; what the game lacks, or play cannot reach, is not.
"""

from engine.actions import Huff
from engine.errors import NotationError
from engine.position import Kind, Position, Side, Tally
from engine.position_text import read_position
from engine.rules.referee import MAX_PASSIVE_MOVES, MAX_QUIET_PLIES
from engine.ruleset import Ruleset


def load_position(rules: Ruleset, text: str) -> Position:
    """The position of a text, with its verdict. Raises NotationError, with the field.

    >>> from engine.catalogue import ruleset
    >>> rules = ruleset("walker-petteia")
    >>> load_position(rules, "8/8/8/8/8/8/8/P6p 1 - - -").men
    (2048, 262144)
    >>> load_position(rules, "8/8/8/8/8/8/8/B6p 1 - - -")
    Traceback (most recent call last):
    engine.errors.NotationError: board: this game has no B
    """
    position = read_position(rules.board, text)
    validate_position(rules, position)
    return rules.load(position)


def validate_position(rules: Ruleset, position: Position) -> None:
    """Raise NotationError, with the field, for a position that cannot be one of this game."""
    _check_men(rules, position)
    if position.marks & ~rules.markable(rules.board, position):
        raise NotationError("board", "a mark on a piece that cannot bear it")
    if (position.roll is None) != (rules.start.roll is None):
        raise NotationError("roll", "dice belong to games with dice, and only to them")
    _check_tally(rules, position)


def _check_men(rules: Ruleset, position: Position) -> None:
    if max(position.hand) > max(rules.start.hand):
        raise NotationError("hand", "more men than this game places")
    for kind in Kind:
        if kind not in rules.movement and position.of_kind(kind):
            raise NotationError("board", f"this game has no {kind}")
        for side in Side:
            if _count(position, kind, side) > (most := _count(rules.start, kind, side)):
                raise NotationError("board", f"side {side.number} has more than {most} of {kind}")


def _count(position: Position, kind: Kind, side: Side) -> int:
    """How many pieces of a kind a side has, those in hand among the men."""
    hand = position.hand[side] if kind is Kind.MAN else 0
    return hand + (position.of_kind(kind) & position.men[side]).bit_count()


def _check_tally(rules: Ruleset, position: Position) -> None:
    tally = position.tally
    if tally.huff and Huff not in rules.action_effects:
        raise NotationError("tally", "this game has no huffing")
    if any(position.hand) and tally != Tally():
        raise NotationError("tally", "nothing is counted while men are placed")
    if tally.quiet > MAX_QUIET_PLIES:
        raise NotationError("tally", f"quiet counts to {MAX_QUIET_PLIES}")
    if max(tally.passive) > (MAX_PASSIVE_MOVES if rules.activity_range else 0):
        raise NotationError("tally", "more passive moves than this game counts")
    for side in Side:
        most = rules.start.men[side].bit_count() + rules.start.hand[side]
        if tally.lost[side] > most:
            raise NotationError("tally", f"side {side.number} begins with {most} pieces")
