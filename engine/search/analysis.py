"""A game that is over, judged ply by ply, and the plies at which it turned."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.actions import PLIES, Action
from engine.game import Game
from engine.position import Position, Side
from engine.search.deepening import search
from engine.search.score import WIN, Score
from engine.search.transposition_table import TranspositionTable
from engine.search.variation import Budget

MAX_TURNING_POINTS = 5
_MEN_FOR_TEN_TO_ONE = 400
"""The score with which a side wins ten times as often as it loses."""
_SMALLEST_LOSS = 0.1


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a search thinks of a ply. Scores are from the first side.

    `best` begins with the best action; `before` is the score with it, `after` with what was played.
    """

    side: Side
    played: Action
    best: tuple[Action, ...]
    before: Score
    after: Score

    @property
    def loss(self) -> float:
        """How much of the chance of winning the ply gave away, from 0 to 1."""
        if self.best[0] == self.played:
            return 0.0
        lost = winning_chance(self.before) - winning_chance(self.after)
        return max(0.0, lost if self.side is Side.FIRST else -lost)


def winning_chance(score: Score) -> float:
    """The chance of winning, from 0 to 1, that goes with a score.

    >>> [round(winning_chance(score), 2) for score in (-400, 0, 100, 5000)]
    [0.09, 0.5, 0.64, 1.0]
    """
    bounded = max(-WIN, min(WIN, score)) / _MEN_FOR_TEN_TO_ONE
    return 0.0 if bounded < -9 else 1 / (1 + 10**-bounded)  # noqa: PLR2004 -- nothing is left


def judgements(
    game: Game,
    actions: Iterable[Action],
    nodes: int,
    *,
    deadline: Callable[[], bool] | None = None,
) -> Iterator[Judgement]:
    """Judge each ply of the actions played in a game from there on, one after another.

    Each position is searched with so many nodes, or until the deadline. Raises IllegalAction.

    >>> from engine.catalogue import ruleset
    >>> game = Game.load(ruleset("walker-petteia"), "7p/7p/8/8/8/8/8/Pp1P4 1 - - -")
    >>> [judged] = judgements(game, [game.read("a1-a2")], 500)
    >>> game.write(judged.best[0]), judged.loss > 0.1
    ('d1-c1', True)
    """
    scorer = _Scorer(game, nodes, deadline)
    for action in actions:
        after = game.play(action)
        if isinstance(action, PLIES):
            best, before = scorer.best(game)
            yield Judgement(game.position.side, action, best, before, scorer.score(after))
        game = after


def turning_points(judged: Sequence[Judgement]) -> tuple[int, ...]:
    """The indexes of the plies that gave most away, in their order, at most five."""
    bad = (index for index, each in enumerate(judged) if each.loss >= _SMALLEST_LOSS)
    worst = sorted(bad, key=lambda index: judged[index].loss, reverse=True)
    return tuple(sorted(worst[:MAX_TURNING_POINTS]))


class _Scorer:
    """Searches the positions of one game; the one that a ply led to is the next to be decided."""

    def __init__(self, game: Game, nodes: int, deadline: Callable[[], bool] | None) -> None:
        self._rules = game.ruleset
        self._budget = Budget(nodes=nodes, deadline=deadline)
        self._table = TranspositionTable()
        self._last: tuple[Position, tuple[Action, ...], Score] | None = None

    def best(self, game: Game) -> tuple[tuple[Action, ...], Score]:
        """The best actions of a game that goes on, and its score from the first side."""
        position = game.position
        if self._last is None or self._last[0] != position:
            history = game.since_irreversible
            found = search(self._rules, position, history, self._budget, table=self._table)
            score = found.score if position.side is Side.FIRST else -found.score
            self._last = position, found.actions, score
        return self._last[1], self._last[2]

    def score(self, game: Game) -> Score:
        """The score of a game, from the first side."""
        if game.outcome is None:
            return self.best(game)[1]
        winner = game.outcome.winner
        return 0 if winner is None else WIN if winner is Side.FIRST else -WIN
