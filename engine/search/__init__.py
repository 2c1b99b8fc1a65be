"""The computer player: the search of a position, and levels of play.

Pure like all of the engine: the clock is `Budget.deadline`, chance a `Random` that is passed in.
"""

from engine.search.deepening import deepen, search
from engine.search.levels import LEVELS, Level, choose
from engine.search.lines import (
    WIN,
    Budget,
    Line,
    Score,
    accepts_draw,
    wants_to_resign,
    win_in,
)
from engine.search.table import Table

__all__ = [
    "LEVELS",
    "WIN",
    "Budget",
    "Level",
    "Line",
    "Score",
    "Table",
    "accepts_draw",
    "choose",
    "deepen",
    "search",
    "wants_to_resign",
    "win_in",
]
