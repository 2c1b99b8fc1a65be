"""How few pieces, or how many lost, lose a game: found by asking the rules."""

from dataclasses import replace

from engine.position import Position, Side, Tally
from engine.ruleset import Ruleset


def most_lost(rules: Ruleset) -> int:
    """Return how many lost pieces lose, by the rules; more than there are if none do."""
    start, pieces = rules.start, rules.start.occupied.bit_count()
    for lost in range(pieces):
        after = replace(start, tally=Tally(lost=(lost, 0)))
        if rules.judged(start, after, rules.endings):
            return lost
    return pieces


def fewest(rules: Ruleset) -> int:
    """Return the most pieces with which a side loses for having few; a lone leader loses."""
    squares = rules.board.squares
    few = 1
    for count in range(2, len(squares) // 2):
        men = sum(1 << square for square in squares[:count])
        both = Position((men, sum(1 << square for square in squares[-20:])))
        if any(ending.loses(rules, both, both, Side.FIRST) for ending in rules.endings):
            few = count
    return few
