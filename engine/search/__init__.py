"""The computer player: the search of a position, and levels of play.

Pure like all of the engine: the clock is `Budget.deadline`, chance a `Random` that is passed in.
"""

from engine.search.deepening import deepen, search
from engine.search.levels import LEVELS, Level, choose
from engine.search.score import WIN, Score, win_in
from engine.search.transposition_table import TranspositionTable
from engine.search.variation import Budget, Variation, accepts_draw, wants_to_resign

__all__ = [
    "LEVELS",
    "WIN",
    "Budget",
    "Level",
    "Score",
    "TranspositionTable",
    "Variation",
    "accepts_draw",
    "choose",
    "deepen",
    "search",
    "wants_to_resign",
    "win_in",
]
