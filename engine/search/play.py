"""What the search asks of a game, and the plain answer to it by `Ruleset.legal` and `apply`.

A token stands for an action; it can be hashed. The fast plays use ints. As in the literature,
actions that take pieces are captures, huffs included; the others are quiet.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from engine.actions import Action, Huff, Move, Roll, Take
from engine.dice import THROWS
from engine.position import Cue, Outcome, Position, Side
from engine.rules.filters import CAPTURE_FIRST, capturing
from engine.rules.referee import MIN_REPETITION_POSITIONS
from engine.ruleset import Ruleset
from engine.search.evaluation import evaluator
from engine.search.score import Score
from engine.search.weights import Weights

EncodedAction: TypeAlias = Any
EncodedActions: TypeAlias = Sequence[EncodedAction]
Result: TypeAlias = int  # the winner's side, or DRAW

DRAW: Result = 2


@dataclass(slots=True)
class State:
    """A position as the search plays it; each play adds what it needs.

    `Final` makes it a value for the type checker. A frozen dataclass would be one at run time too,
    but to make one takes three times as long, and the search makes one at every node.
    """

    side: Final[Side]
    """The side to act, which may be the one that acted last."""
    result: Final[Result | None]
    """How the game ended; None while it goes on."""
    is_throw_due: Final[bool]
    """Whether this is a chance node: dice are thrown before a side acts."""


S = TypeVar("S", bound=State)


class Play(Protocol[S]):
    """A game as the search plays it. `must_capture`: who can capture must."""

    must_capture: bool

    def state(self, position: Position) -> S:
        """The state of a position."""

    def position(self, state: S) -> Position:
        """The position of a state; the result is not part of it."""

    def action(self, token: EncodedAction) -> Action:
        """The action of a token."""

    def captures(self, state: S) -> EncodedActions:
        """The legal actions that take pieces."""

    def legal(self, state: S) -> tuple[EncodedActions, EncodedActions]:
        """All legal actions: the captures, and the quiet ones."""

    def after(self, state: S, token: EncodedAction) -> S:
        """The state after a legal action."""

    def key(self, state: S) -> int:
        """A number that is the same for equal positions, as Zobrist keys are."""

    def score(self, state: S) -> Score:
        """The evaluation of a game that goes on, from the side to act."""

    def result_if_repeated(self, state: S) -> Result | None:
        """How the game ends when the state occurs once too often."""

    def throws(self, state: S) -> tuple[tuple[int, EncodedAction], ...]:
        """The throws that are due, each with its chances out of 36."""


@dataclass(slots=True)
class RulesetState(State):
    """A state of `RulesetPlay`."""

    position: Final[Position]


class RulesetPlay:
    """Any ruleset, played by `Ruleset.legal` and `apply`; the tokens are the actions."""

    def __init__(self, rules: Ruleset, weights: Weights | None = None) -> None:
        self.rules = rules
        self.must_capture = CAPTURE_FIRST in rules.filters
        self._binds = Take in rules.action_effects  # a sandwich takes nothing yet
        self._score = evaluator(rules, weights)
        self._throws = tuple((int(chance * 36), roll) for roll, chance in THROWS.items())

    def state(self, position: Position) -> RulesetState:
        """The state of a position."""
        return _ruleset_state(position, position.verdict)

    def position(self, state: RulesetState) -> Position:
        """The position of a state."""
        return state.position

    def action(self, token: EncodedAction) -> Action:
        """The action, which is its own token."""
        action: Action = token
        return action

    def captures(self, state: RulesetState) -> EncodedActions:
        """The legal actions that take pieces."""
        return self.legal(state)[0]

    def legal(self, state: RulesetState) -> tuple[EncodedActions, EncodedActions]:
        """All legal actions: the captures, and the quiet ones."""
        legal = self.rules.legal(state.position)
        captures: list[Action] = [
            action
            for action in legal
            if isinstance(action, (Take, Huff)) or (isinstance(action, Move) and action.leaps)
        ]
        if not self._binds:
            moves = (action for action in legal if isinstance(action, Move))
            captures += capturing(self.rules, state.position, moves)
        if not captures:
            return (), legal
        taking = set(captures)
        return captures, [action for action in legal if action not in taking]

    def after(self, state: RulesetState, token: EncodedAction) -> RulesetState:
        """The state after a legal action."""
        position, _ = self.rules.apply(state.position, token)
        outcome = position.verdict
        if outcome is None and not isinstance(token, Roll):
            outcome = self._refereed(position, (position,))
        return _ruleset_state(position, outcome)

    def key(self, state: RulesetState) -> int:
        """A number that is the same for equal positions."""
        position = state.position
        return hash(
            (
                position.men,
                state.side is Side.FIRST,
                position.hoplites,
                position.leaders,
                position.marks,
                position.hand,
                position.roll,
                position.tally.huff,
                position.tally.passive,
            )
        )

    def score(self, state: RulesetState) -> Score:
        """The evaluation of a game that goes on, from the side to act."""
        return self._score(state.position)

    def result_if_repeated(self, state: RulesetState) -> Result | None:
        """How the game ends when the state occurs once too often."""
        repeated = (state.position,) * MIN_REPETITION_POSITIONS
        return result_of(self._refereed(state.position, repeated))

    def throws(self, _state: RulesetState) -> tuple[tuple[int, EncodedAction], ...]:
        """The throws that are due, each with its chances out of 36."""
        return self._throws

    def _refereed(self, position: Position, positions: tuple[Position, ...]) -> Outcome | None:
        for arbiter in self.rules.referee:
            if outcome := arbiter(position, positions):
                return outcome
        return None


def _ruleset_state(position: Position, outcome: Outcome | None) -> RulesetState:
    return RulesetState(position.side, result_of(outcome), position.roll is Cue.THROW, position)


def result_of(outcome: Outcome | None) -> Result | None:
    """How an outcome is told in a state."""
    if outcome is None:
        return None
    return DRAW if outcome.winner is None else outcome.winner
