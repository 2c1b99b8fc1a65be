"""The computer player: the search of a position, and levels of play.

Pure like all of the engine: the clock is `Budget.deadline`, chance a `Random` that is passed in.
"""

from engine.search.analysis import Judgement, judgements, turning_points, winning_chance
from engine.search.deepening import deepen, search
from engine.search.evaluation import FEATURES, evaluator
from engine.search.levels import (
    LEVELS,
    Level,
    accepts_draw,
    choose,
    has_too_few_men,
    offers_draw,
    wants_to_resign,
)
from engine.search.score import WIN, Score, win_in
from engine.search.transposition_table import TranspositionTable
from engine.search.variation import Budget, Variation
from engine.search.weights import WEIGHTS, Family, Weights, family_of

__all__ = [
    "FEATURES",
    "LEVELS",
    "WEIGHTS",
    "WIN",
    "Budget",
    "Family",
    "Judgement",
    "Level",
    "Score",
    "TranspositionTable",
    "Variation",
    "Weights",
    "accepts_draw",
    "choose",
    "deepen",
    "evaluator",
    "family_of",
    "has_too_few_men",
    "judgements",
    "offers_draw",
    "search",
    "turning_points",
    "wants_to_resign",
    "win_in",
    "winning_chance",
]
