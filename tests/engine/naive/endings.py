"""How a game ends: what each card says a side loses by, and what the referee counts."""

from tests.engine.naive.moving import landings, leaps
from tests.engine.naive.state import beside, squares_of


def judge(before, after, *, huffed=False):
    """The winner and the reason once an action has been carried out, or None."""
    if after.placing:
        return None
    losses = CARDS[after.rules.family]
    if huffed:
        losses = [loss for loss in losses if loss[0] in ("lone-leader", "count", "no-moves")]
    for side in (3 - before.side, before.side):
        for reason, loses in losses:
            if loses(before, after, side):
                return (3 - side, reason)
    return referee(after)


def leader_captured(before, after, side):
    return leaders(before, side) and not leaders(after, side)


def leader_arrived(before, after, side):
    """The enemy's leader was not on the side's back row, and is now."""
    row = 0 if side == 1 else after.rules.ranks - 1
    there = [any(at[1] == row for at in leaders(s, 3 - side)) for s in (before, after)]
    return there == [False, True]


def surrounded(_before, after, side):
    """A leader with a piece on each side of him; the rim counts if an option says so."""
    closing_rim = after.rules.says("surround", "edge") or after.rules.says("dux", "enclosed")
    for square in leaders(after, side):
        around = beside(after.rules, square)
        if all(other in after.pieces for other in around) and (len(around) == 4 or closing_rim):
            return True
    return False


def enclosed_dux(before, after, side):
    return after.rules.says("dux", "enclosed") and surrounded(before, after, side)


def lone_leader(_before, after, side):
    return count(after, side, "P") == 0


def lost_too_many(_before, after, side):
    limit = after.rules.number("first")
    return limit > 0 and after.lost[side] >= limit


def reduced(_before, after, side):
    return count(after, side) <= after.rules.number("min")


def single_piece(_before, after, side):
    return count(after, side) <= 1


def decimated(before, after, side):
    """A class that had a man before has none now."""
    return any(count(before, side, kind) and not count(after, side, kind) for kind in "PO")


def stuck(_before, after, side):
    return is_stuck(after, side)


CARDS = {
    "lemery": (
        ("leader-captured", leader_captured),
        ("surrounded", surrounded),
        ("lone-leader", lone_leader),
        ("count", lost_too_many),
        ("no-moves", stuck),
    ),
    "crossing": (("crossing", leader_arrived), ("no-moves", stuck)),
    "latrunculi": (("reduced", reduced), ("no-moves", stuck)),
    "poleis": (("single-piece", single_piece), ("no-moves", stuck)),
    "vogt": (
        ("rout", leader_captured),
        ("breakthrough", leader_arrived),
        ("decimation", decimated),
        ("siege", stuck),
    ),
    "walker": (
        ("single-piece", single_piece),
        ("surrounded", enclosed_dux),
        ("no-moves", stuck),
    ),
}


def is_stuck(state, side):
    """Whether a side is to act and cannot, not even take or waive a throw, or huff."""
    if state.side != side or state.roll == "+" or state.huff:
        return False
    own = squares_of(state.pieces, side)
    if state.rules.family == "vogt":
        return all(other in state.pieces for at in own for other in beside(state.rules, at))
    if state.rules.family == "latrunculi":
        to_take = any(man.marked and man.side != side for man in state.pieces.values())
        return not to_take and not any(landings(state, at) or leaps(state, at) for at in own)
    return not any(landings(state, at) for at in own)


def referee(state):
    """What ends a game that no side has lost by its card."""
    family = state.rules.family
    third_time = max(state.seen.values()) >= 3
    too_quiet = state.quiet >= 100
    if family == "vogt":
        for side in (1, 2):
            if state.passive[side] >= 3:
                return (3 - side, "refusal")
        return by_number(state) if too_quiet else None
    if family == "poleis":
        return adjudicated(state) if third_time or too_quiet else None
    if third_time:
        return (0, "repetition")
    return (0, "quiet") if too_quiet else None


def by_number(state):
    """Vogt: more men on the board win."""
    first, second = count(state, 1), count(state, 2)
    if first == second:
        return (0, "parity")
    return (1 if first > second else 2, "superiority")


def settled(state):
    """What it comes to when both agree to stop."""
    return adjudicated(state) if state.rules.family == "poleis" else (0, "agreement")


def adjudicated(state):
    """Poleis: more men win, those in hand too, and then more of them unturned."""
    strength = {}
    for side in (1, 2):
        men = count(state, side) + state.hand[side]
        turned = sum(man.marked for man in state.pieces.values() if man.side == side)
        strength[side] = (men, men - turned)
    if strength[1] == strength[2]:
        return (0, "equal")
    return (1 if strength[1] > strength[2] else 2, "adjudicated")


def leaders(state, side):
    return [at for at, man in state.pieces.items() if man[:2] == (side, "B")]


def count(state, side, kind="POB"):
    return sum(man.side == side and man.kind in kind for man in state.pieces.values())
