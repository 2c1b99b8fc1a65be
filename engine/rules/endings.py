"""Endings. Each function takes the ruleset, the positions before and after, and the losing side."""

from engine.board import Bits
from engine.position import Cue, Kind, Position, Reason, Side
from engine.ruleset import Ending, Ruleset


def _leader_captured(_rules: Ruleset, before: Position, after: Position, side: Side) -> bool:
    """The side had a leader before the action and has none after it (2.A-11.1, 5.A-12)."""
    had = before.leaders & before.men[side]
    return bool(had) and not after.leaders & after.men[side]


def _surrounded(rules: Ruleset, _before: Position, after: Position, side: Side) -> bool:
    """All four squares beside the leader are occupied, by either side (2.A-11.2, 2.B-6)."""
    beside = _beside_leader(rules, after, side)
    return beside.bit_count() == len(rules.board.steps) and not beside & ~after.occupied


def _shut_in(rules: Ruleset, _before: Position, after: Position, side: Side) -> bool:
    """No square beside the leader is free, at the edge three or two (2.B-6, `surround=edge`)."""
    beside = _beside_leader(rules, after, side)
    return bool(beside) and not beside & ~after.occupied


def _lone_leader(_rules: Ruleset, _before: Position, after: Position, side: Side) -> bool:
    """The side has no soldier left (2.A-11.3, 2.B-7)."""
    return not after.men[side] & ~after.leaders


def _crossed(rules: Ruleset, before: Position, after: Position, side: Side) -> bool:
    """The enemy leader has reached the side's back row (2.B-10, 5.A-12)."""
    row = rules.board.rank(1 if side is Side.FIRST else rules.board.ranks)
    was, is_there = (row & now.leaders & now.men[side.other] for now in (before, after))
    return bool(is_there) and not was


def _class_lost(_rules: Ruleset, before: Position, after: Position, side: Side) -> bool:
    """The side has lost its last Peltast or its last Hoplite (5.A-12)."""
    had, has = before.men[side], after.men[side]
    if had.bit_count() == has.bit_count():
        return False
    return any(
        had & before.of_kind(kind) and not has & after.of_kind(kind)
        for kind in (Kind.MAN, Kind.HOPLITE)
    )


def _single_piece(_rules: Ruleset, _before: Position, after: Position, side: Side) -> bool:
    """The side has at most one piece left (4.A-13, 8.A-7)."""
    return after.men[side].bit_count() <= 1


def _no_moves(rules: Ruleset, _before: Position, after: Position, side: Side) -> bool:
    """It is the side's turn and it has no action (C7; a filter never empties a list)."""
    return side is after.side and next(rules.pseudo_legal(after), None) is None


def _besieged(rules: Ruleset, _before: Position, after: Position, side: Side) -> bool:
    """It is the side's turn to move and no piece has an empty square beside it (5.A-12, 6.B-7)."""
    if side is not after.side or after.roll is Cue.BONUS:
        return False
    return not rules.board.spread(after.men[side]) & ~after.occupied


LEADER_CAPTURED = Ending(Reason.LEADER_CAPTURED, _leader_captured)
SURROUNDED = Ending(Reason.SURROUNDED, _surrounded)
SHUT_IN = Ending(Reason.SURROUNDED, _shut_in)
LONE_LEADER = Ending(Reason.LONE_LEADER, _lone_leader)
SINGLE_PIECE = Ending(Reason.SINGLE_PIECE, _single_piece)
NO_MOVES = Ending(Reason.NO_MOVES, _no_moves)
CROSSING = Ending(Reason.CROSSING, _crossed)
ROUT = Ending(Reason.ROUT, _leader_captured)
BREAKTHROUGH = Ending(Reason.BREAKTHROUGH, _crossed)
DECIMATION = Ending(Reason.DECIMATION, _class_lost)
SIEGE = Ending(Reason.SIEGE, _besieged)


def count(limit: int) -> Ending:
    """The side has lost `limit` pieces (2.A', `first`)."""

    def loses(_rules: Ruleset, _before: Position, after: Position, side: Side) -> bool:
        return after.tally.lost[side] >= limit

    return Ending(Reason.COUNT, loses)


def reduced(limit: int) -> Ending:
    """The side has at most `limit` pieces left (3.A-10, `min`)."""

    def loses(_rules: Ruleset, _before: Position, after: Position, side: Side) -> bool:
        return after.men[side].bit_count() <= limit

    return Ending(Reason.REDUCED, loses)


def _beside_leader(rules: Ruleset, position: Position, side: Side) -> Bits:
    leader = position.leaders & position.men[side]
    return rules.board.beside[leader.bit_length() - 1] if leader else 0
