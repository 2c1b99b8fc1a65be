"""Whether a closed row can be broken in Walker's game: tried out in full on a small board.

`python -m tests.engine.search.walls` looks at all positions with a full row of the first side, one
more man behind it and some enemies before it. It prints how many there are, in how many the enemies
can take a man or get behind the row, and in how many the man behind it cannot move and stay there.
"""

from itertools import combinations

from engine.catalogue import ruleset
from engine.position import Position, Side

RULES = ruleset("walker-petteia(files=5,ranks=5)")
BOARD = RULES.board
ROW, BEHIND = BOARD.rank(2), BOARD.rank(1)


def positions(enemies, row=ROW):
    """All positions with these men in the row and so many enemies, who are to move."""
    before = [square for square in BOARD.squares if not (ROW | BEHIND) >> square & 1]
    spares = [square for square in BOARD.squares if BEHIND >> square & 1]
    for spare in spares:
        for placed in combinations(before, enemies):
            theirs = sum(1 << square for square in placed)
            yield Position((row | 1 << spare, theirs), Side.SECOND)


def is_broken(position):
    """Whether a move of the enemies takes a man or gets into the row or behind it."""
    mine = position.men[Side.FIRST]
    after = (RULES.apply(position, action)[0].men for action in RULES.legal(position))
    return any(left != mine or theirs & (ROW | BEHIND) for left, theirs in after)


def is_stuck(position):
    """Whether the man behind the row has no move, should its side be to act."""
    turned = Position(position.men, Side.FIRST)
    after = (RULES.apply(turned, action)[0].men[Side.FIRST] for action in RULES.legal(turned))
    return not any(mine & ROW == ROW for mine in after)


def count(enemies):
    """How many positions there are, how many are broken, and how many stuck."""
    listed = list(positions(enemies))
    return len(listed), sum(map(is_broken, listed)), sum(map(is_stuck, listed))


if __name__ == "__main__":
    for number in range(2, 6):
        print(f"{number} enemies:", *count(number))  # noqa: T201 -- run to be read
