"""What the search asks of a game, and the plain answer to it by `Ruleset.legal` and `apply`.

A state is a tuple that begins with the side to act, how the game ended and whether a throw is due;
the rest is known to the play that made it. A token represents an action; it can be hashed.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from engine.actions import Action, Huff, Move, Roll, Take
from engine.dice import THROWS
from engine.position import Cue, Outcome, Position, Side
from engine.rules.filters import CAPTURE_FIRST, capturing
from engine.rules.referee import MIN_REPETITION_LINE
from engine.ruleset import Ruleset
from engine.search.evaluation import evaluator
from engine.search.lines import Score
from engine.search.weights import Weights

State: TypeAlias = tuple[Any, ...]  # (side, ended, throw is due, ...)
Token: TypeAlias = Any
Tokens: TypeAlias = Sequence[Token]

DRAWN = 2  # `ended` is the winner's side, DRAWN, or None while the game goes on


class Play(Protocol):
    """A game as the search plays it. `compulsory`: who can capture must."""

    compulsory: bool

    def state(self, position: Position) -> State:
        """The state of a position."""

    def position(self, state: State) -> Position:
        """The position of a state; its verdict says how the game ended."""

    def action(self, token: Token) -> Action:
        """The action of a token."""

    def noisy(self, state: State) -> Tokens:
        """The legal actions that take pieces."""

    def split(self, state: State) -> tuple[Tokens, Tokens]:
        """All legal actions: those that take pieces, and the others."""

    def after(self, state: State, token: Token) -> State:
        """The state after a legal action."""

    def key(self, state: State) -> int:
        """A number that is the same for equal positions."""

    def score(self, state: State) -> Score:
        """The evaluation of a game that goes on, from the side to act."""

    def repeated(self, state: State) -> int | None:
        """How the game ends when the state occurs once too often."""

    def throws(self, state: State) -> tuple[tuple[int, Token], ...]:
        """The throws that are due, each with its chances out of 36."""


class RulesetPlay:
    """Any ruleset, played by `Ruleset.legal` and `apply`; the tokens are the actions."""

    def __init__(self, rules: Ruleset, weights: Weights | None = None) -> None:
        self.rules = rules
        self.compulsory = CAPTURE_FIRST in rules.filters
        self._binds = Take in rules.action_effects  # a sandwich takes nothing yet
        self._score = evaluator(rules, weights)
        self._throws = tuple((int(chance * 36), roll) for roll, chance in THROWS.items())

    def state(self, position: Position) -> State:
        """The state of a position."""
        outcome = position.verdict
        return position.side, ended_by(outcome), position.roll is Cue.THROW, position

    def position(self, state: State) -> Position:
        """The position of a state."""
        position: Position = state[3]
        return position

    def action(self, token: Token) -> Action:
        """The action, which is its own token."""
        action: Action = token
        return action

    def noisy(self, state: State) -> Tokens:
        """The legal actions that take pieces."""
        return self.split(state)[0]

    def split(self, state: State) -> tuple[Tokens, Tokens]:
        """All legal actions: those that take pieces, and the others."""
        position: Position = state[3]
        legal = self.rules.legal(position)
        noisy: list[Action] = [
            action
            for action in legal
            if isinstance(action, (Take, Huff)) or (isinstance(action, Move) and action.leaps)
        ]
        if not self._binds:
            moves = (action for action in legal if isinstance(action, Move))
            noisy += capturing(self.rules, position, moves)
        if not noisy:
            return (), legal
        loud = set(noisy)
        return noisy, [action for action in legal if action not in loud]

    def after(self, state: State, token: Token) -> State:
        """The state after a legal action."""
        position, _ = self.rules.apply(state[3], token)
        outcome = position.verdict
        if outcome is None and not isinstance(token, Roll):
            outcome = self._refereed(position, (position,))
        return position.side, ended_by(outcome), position.roll is Cue.THROW, position

    def key(self, state: State) -> int:
        """A number that is the same for equal positions."""
        position: Position = state[3]
        return hash(
            (
                position.men,
                state[0] is Side.FIRST,
                position.hoplites,
                position.leaders,
                position.marks,
                position.hand,
                position.roll,
                position.tally.huff,
                position.tally.passive,
            )
        )

    def score(self, state: State) -> Score:
        """The evaluation of a game that goes on, from the side to act."""
        return self._score(state[3])

    def repeated(self, state: State) -> int | None:
        """How the game ends when the state occurs once too often."""
        return ended_by(self._refereed(state[3], (state[3],) * MIN_REPETITION_LINE))

    def throws(self, _state: State) -> tuple[tuple[int, Token], ...]:
        """The throws that are due, each with its chances out of 36."""
        return self._throws

    def _refereed(self, position: Position, line: tuple[Position, ...]) -> Outcome | None:
        for arbiter in self.rules.referee:
            if outcome := arbiter(position, line):
                return outcome
        return None


def ended_by(outcome: Outcome | None) -> int | None:
    """How an outcome is told in a state."""
    if outcome is None:
        return None
    return DRAWN if outcome.winner is None else outcome.winner
