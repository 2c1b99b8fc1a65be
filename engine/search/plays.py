"""The fastest play of each ruleset."""

from functools import lru_cache, partial
from typing import Any

from engine.actions import Move
from engine.rules import captures, classes, dicing, endings, huffing
from engine.rules.action_effects import apply_move
from engine.rules.activity import apply_counted_move
from engine.rules.binding import bind
from engine.rules.capture_effects import removed
from engine.rules.filters import CAPTURE_FIRST
from engine.rules.generators import moves
from engine.rules.turning import remove_and_turn
from engine.ruleset import Ruleset
from engine.search.lane_play import LanePlay
from engine.search.marked_play import BindingPlay, TurningPlay
from engine.search.play import Play, RulesetPlay
from engine.search.weights import WEIGHTS, Weights, family_of

_KEPT = 4  # plays whose tables are kept; they grow to tens of megabytes
_CAPTURES = {
    *(captures.line_landings, captures.edge_landings, captures.corner_landings),
    *(classes.foot_landings, classes.encircled_landings),
}
_MOVES = (
    *(apply_move, apply_counted_move, dicing.apply_dice_move),
    huffing.apply_huffable_move,
)


def play_of(rules: Ruleset, weights: Weights | None = None) -> Play[Any]:
    """The fastest play of a ruleset: the plain one, if it has what no other play knows.

    `weights` are those of its family by default.
    """
    return _play_of(rules, weights or WEIGHTS[family_of(rules)])


@lru_cache(maxsize=_KEPT)
def _play_of(rules: Ruleset, weights: Weights) -> Play[Any]:
    effect = rules.capture_effect
    if effect is removed and _seen_in_lanes(rules):
        return LanePlay(rules, weights)
    if effect is remove_and_turn:
        return TurningPlay(rules, weights)
    if isinstance(effect, partial) and effect.func is bind:
        return BindingPlay(rules, weights, effect.keywords["holders"])
    return RulesetPlay(rules, weights)


def _seen_in_lanes(rules: Ruleset) -> bool:
    """Whether all that the game has is known to `LanePlay`."""
    return (
        rules.generators[0] in (moves, dicing.throws)
        and set(rules.filters) <= {CAPTURE_FIRST}
        and rules.action_effects.get(Move) in _MOVES
        and {rule.landings for rule in rules.captures} <= _CAPTURES
        and rules.no_moves_ending in (endings.NO_MOVES, endings.SIEGE)
    )
