"""What a search is given and what it gives: a budget and a principal variation."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.actions import Action
from engine.search.score import Score


@dataclass(frozen=True, slots=True)
class Budget:
    """When a search stops; None is no limit.

    Up to twice the `nodes` are searched if the best action turns out bad in the last of them.
    `deadline` is called every `CHECK_EVERY` nodes at most, and stops the search when it is true.
    """

    nodes: int | None = None
    depth: int | None = None
    deadline: Callable[[], bool] | None = None


@dataclass(frozen=True, slots=True)
class Variation:
    """The principal variation, the best play that was found for both sides, and its score.

    `actions` are legal one after another, the first one now. `score` is from the side to act,
    `depth` the last depth that was searched in full, 0 for none; `nodes` were searched for it.
    """

    score: Score
    depth: int
    nodes: int
    actions: tuple[Action, ...]
