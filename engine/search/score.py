"""Scores: what the search thinks of a position.

A score is an int from the side to act, unless its function says otherwise: what is good for that
side is positive, a draw is 0. The unit is a hundredth of a man, as centipawns are of a pawn. A sure
win in n actions of both sides is `WIN - n`, a sure loss in n actions `n - WIN`, so that the quicker
win and the slower loss are better.
"""

from typing import TypeAlias

Score: TypeAlias = int

WIN: Score = 1_000_000
MAX_PLY = 120  # no variation is longer
SURE_WIN: Score = WIN - MAX_PLY  # this score and higher ones are sure wins


def win_in(score: Score) -> int | None:
    """In how many actions the side wins for sure, negative if it loses; None for neither.

    >>> win_in(WIN - 3), win_in(2 - WIN), win_in(250)
    (3, -2, None)
    """
    if score >= SURE_WIN:
        return WIN - score
    if score <= -SURE_WIN:
        return -(score + WIN)
    return None
