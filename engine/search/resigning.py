"""When a computer resigns, accepts a draw or offers one, and endings that few men cannot win."""

from collections.abc import Sequence

from engine.position import Position, Side
from engine.ruleset import Ruleset
from engine.search.score import SURE_WIN, Score
from engine.search.weights import Family, family_of

_HOPELESS: Score = -900
_LEVEL: Score = 40
_TURNS_TO_RESIGN = 3
_TURNS_TO_DRAW = 2

_FEWEST, _FEW = 2, 4
_SMALLEST_BOARD = 64
_OFFER_AFTER, _OFFER_EVERY = 10, 40
"""Plies without a capture: before the first offer of a draw, and from one offer to the next."""


def wants_to_resign(scores: Sequence[Score]) -> bool:
    """Whether a side should resign, by the scores of its own turns, the last one last.

    >>> wants_to_resign([-2000] * 3), wants_to_resign([-2000] * 2)
    (True, False)
    """
    last = scores[-_TURNS_TO_RESIGN:]
    return len(last) == _TURNS_TO_RESIGN and all(score <= _HOPELESS for score in last)


def has_too_few_men(rules: Ruleset, position: Position) -> bool:
    """Whether two men are left against four at most, so that neither side can force a win.

    In games of men alone on a board of 64 squares or more. Solved backwards for Walker's Petteia:
    with the stronger side to move, 4 against 2 wins 16.8% of all placements, 3 against 2 8.7%, and
    nearly all of these at once. So a man that can be taken is no draw; a search sees that.

    >>> from engine.catalogue import ruleset
    >>> from engine.game import Game
    >>> few = Game.load(ruleset("walker-petteia"), "1p4p1/8/8/8/8/8/8/1PP2PP1 1 - - -")
    >>> has_too_few_men(few.ruleset, few.position)
    True
    """
    men = [position.men[side].bit_count() for side in Side]
    return (
        family_of(rules) is Family.SKIRMISH
        and not position.leaders
        and rules.board.files * rules.board.ranks >= _SMALLEST_BOARD
        and min(men) == _FEWEST
        and max(men) <= _FEW
    )


def accepts_draw(scores: Sequence[Score], *, too_few_men: bool = False) -> bool:
    """Whether a side should accept a draw, by the scores of its own turns, the last one last.

    Where the men are too few to win, a lead is no reason to play on, only a sure win.

    >>> accepts_draw([0] * 2), accepts_draw([90] * 2), accepts_draw([200], too_few_men=True)
    (True, False, True)
    """
    if too_few_men:
        return scores[-1] < SURE_WIN
    last = scores[-_TURNS_TO_DRAW:]
    return len(last) == _TURNS_TO_DRAW and all(score <= _LEVEL for score in last)


def offers_draw(rules: Ruleset, position: Position, score: Score) -> bool:
    """Whether a side to act should offer a draw: men too few to win, and nothing to take.

    Ten plies after the last capture, and again every forty. `score` is from that side.
    """
    since = position.tally.quiet - _OFFER_AFTER
    is_time = since >= 0 and since % _OFFER_EVERY < len(Side)
    return is_time and abs(score) < SURE_WIN and has_too_few_men(rules, position)
