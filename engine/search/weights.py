"""What the features of a position are worth, by family of rulesets: a man is a hundred."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from engine.position import Reason
from engine.ruleset import Ruleset


class Family(Enum):
    """Rulesets that are won in the same way, told by the first thing that a side can lose by."""

    BATTLE = auto()  # by the leader
    CROSSING = auto()  # by the leader's way across
    BINDING = auto()  # by numbers, if the trapped are bound
    TURNING = auto()  # by numbers, if men are turned over
    SKIRMISH = auto()  # by numbers
    TOURNAMENT = auto()  # by the leader, the leader's way across, or a class of men


@dataclass(frozen=True, slots=True)
class Weights:
    """The worth of one unit of each feature; each counts for a side minus the same for the other.

    `man`, `hoplite`: a piece. `mobility`: a free step of a piece. `contact`: a piece with an enemy
    beside it in its row or column. `threat`: an enemy with a piece on one side and an empty square
    on the other. `chain`: two pieces side by side. `freedom`: an empty square beside the leader.
    `danger`: an enemy beside the leader. `advance`: a rank that the leader has gone forward.
    `marked`: a piece that is bound or turned over.
    """

    man: int = 0
    hoplite: int = 0
    mobility: int = 0
    contact: int = 0
    threat: int = 0
    freedom: int = 0
    danger: int = 0
    advance: int = 0
    marked: int = 0
    chain: int = 0


WEIGHTS: Mapping[Family, Weights] = {
    Family.BATTLE: Weights(man=100, mobility=3, contact=2, threat=6, freedom=12, danger=-15),
    Family.CROSSING: Weights(man=60, mobility=2, threat=6, freedom=10, danger=-5, advance=30),
    Family.BINDING: Weights(man=100, mobility=2, contact=2, threat=8, marked=-70),
    Family.TURNING: Weights(man=100, mobility=2, contact=2, threat=8, marked=-8),
    Family.SKIRMISH: Weights(man=100, mobility=3, contact=2, threat=8),
    Family.TOURNAMENT: Weights(
        man=90, hoplite=120, mobility=2, contact=2, threat=6, freedom=6, danger=-20, advance=10
    ),
}

_FAMILIES = {
    Reason.LEADER_CAPTURED: Family.BATTLE,
    Reason.CROSSING: Family.CROSSING,
    Reason.REDUCED: Family.BINDING,
    Reason.SINGLE_PIECE: Family.SKIRMISH,
    Reason.ROUT: Family.TOURNAMENT,
}


def family_of(rules: Ruleset) -> Family:
    """The family of a ruleset."""
    family = _FAMILIES[rules.endings[0].reason]
    return Family.TURNING if family is Family.SKIRMISH and rules.adjudicates else family
