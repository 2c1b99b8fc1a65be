"""The levels of the computer player, and how a level chooses.

No level depends on time, so each plays the same on a fast machine and on a slow one. The lower
levels look at each action by itself and at the best reply to it, and make three mistakes that
people make: they overlook actions of far pieces, do not look at the replies in some turns, and
misjudge what an action is worth. The middle ones search, and are as careless in a few turns.
All of them resign and agree to draws by the scores of their own turns.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Protocol

from engine.actions import Action, Move
from engine.board import Bits, Square
from engine.position import Position, Side
from engine.ruleset import Ruleset
from engine.search.deepening import search
from engine.search.play import DRAW, State
from engine.search.plays import play_of
from engine.search.score import SURE_WIN, WIN, Score
from engine.search.transposition_table import TranspositionTable
from engine.search.variation import Budget, Variation
from engine.search.weights import Family, family_of


class RandomSource(Protocol):
    """The random numbers that a level needs; a `random.Random` gives them."""

    def random(self) -> float:
        """A number from 0 to 1."""

    def gauss(self, mu: float, sigma: float) -> float:
        """A number around `mu`."""

    def shuffle(self, x: list[Any]) -> None:
        """Mix a list."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play.

    `share` of the nodes that the strongest level has. `slips` is the chance of a careless turn, not
    searched. In such a turn, `oversight` is the chance that an action of more than a step is
    overlooked, `blindness` the chance that no replies are looked at, and `noise` the standard
    deviation of what it thinks an action is worth, a man being about a hundred. In the first
    `gentle` plies of a game it takes no win, so that a beginner's slip does not end it; a level
    that is gentle is careless in every turn.
    """

    number: int
    share: float = 0.0
    slips: float = 0.0
    oversight: float = 0.2
    blindness: float = 0.9
    noise: float = 30.0
    gentle: int = 0

    def nodes(self, ruleset: Ruleset) -> int:
        """How many nodes a decision has."""
        return max(1, round(self.share * _TOP_NODES[family_of(ruleset)]))


LEVELS: tuple[Level, ...] = (
    Level(0, slips=1, oversight=0.7, blindness=0.6, noise=80, gentle=10),
    Level(1, slips=1, oversight=0.35, blindness=0.42, noise=58, gentle=10),
    Level(2, slips=1, oversight=0.2, blindness=0.25, noise=42, gentle=10),
    Level(3, slips=1, oversight=0.1, blindness=0.14, noise=26, gentle=10),
    Level(4, 0.015, slips=0.15),
    Level(5, 0.04, slips=0.08),
    Level(6, 0.11, slips=0.04),
    Level(7, 0.33, slips=0.02),
    Level(8, 1.0),
)

# About two seconds of one core of the bench machine, at most five in any position of the tactics.
_TOP_NODES: Mapping[Family, int] = {
    Family.BATTLE: 130_000,
    Family.CROSSING: 150_000,
    Family.BINDING: 170_000,
    Family.TURNING: 130_000,
    Family.SKIRMISH: 160_000,
    Family.TOURNAMENT: 90_000,
}

# Families whose games are long and won by numbers. A turn without a look at the replies often costs
# a man there, and the levels would be too far apart: those that do not search always look.
_ALWAYS_LOOKED = {Family.SKIRMISH}

_OPINION_NODES = 300  # the most for one action; most need 60 to 150


def choose(  # noqa: PLR0913 - the last three are seldom given
    ruleset: Ruleset,
    position: Position,
    history: tuple[Position, ...],
    level: Level,
    random: RandomSource,
    *,
    deadline: Callable[[], bool] | None = None,
    table: TranspositionTable | None = None,
    plies: float = inf,
) -> Variation:
    """What a computer of a level plays: the first action of the variation.

    Its score is what the level thinks. `history` and `table` are as for `search`. The same
    arguments and random numbers give the same variation. `deadline` cuts the thinking short.
    `plies` is how many the game has had, for the levels that are gentle at first. Raises ValueError
    if the position is decided.
    """
    if random.random() >= level.slips:
        budget = Budget(nodes=level.nodes(ruleset), deadline=deadline)
        return search(ruleset, position, history, budget, table=table, shuffle=random.shuffle)
    is_gentle = plies < level.gentle
    if not level.share and family_of(ruleset) in _ALWAYS_LOOKED:
        level = replace(level, blindness=0)
    return _glance(ruleset, position, history, level, deadline, random, is_gentle=is_gentle)


def _glance(  # noqa: PLR0913, PLR0917 - those of `choose`
    ruleset: Ruleset,
    position: Position,
    history: tuple[Position, ...],
    level: Level,
    deadline: Callable[[], bool] | None,
    random: RandomSource,
    *,
    is_gentle: bool,
) -> Variation:
    """The best action by a one-ply look, with noise, of those that are not overlooked."""
    play = play_of(ruleset)
    state = play.state(position)
    captures, quiets = play.legal(state)
    tokens = [*captures, *quiets]
    if not tokens:
        raise ValueError("the game is over: there is no action to choose")
    if is_gentle:
        tokens = [each for each in tokens if play.after(state, each).result != state.side] or tokens
    random.shuffle(tokens)
    beside = ruleset.board.beside
    noticed = [
        token
        for token in tokens
        if _is_near(play.action(token), beside) or random.random() >= level.oversight
    ]
    # In all of a turn, or what was not looked into would seem better than what was.
    blind = random.random() < level.blindness
    occurred = Counter(play.key(play.state(each)) for each in history)
    repeated = {key for key, times in occurred.items() if times > 1}
    best, best_felt, nodes = Variation(0, 0, 0, ()), -inf, 0
    for token in noticed or tokens[:1]:
        child = play.after(state, token)
        if repeated and play.key(child) in repeated:
            child = replace(child, result=play.result_if_repeated(child))
        found = _opinion(ruleset, child, deadline, blind=blind)
        score = found.score if child.side == state.side else -found.score
        nodes += found.nodes + 1
        felt = score + random.gauss(0, level.noise)
        if felt > best_felt:
            best, best_felt = Variation(score, 1, nodes, (play.action(token),)), felt
        if deadline is not None and deadline():
            break
    return Variation(best.score, best.depth, nodes, best.actions)


def _is_near(action: Action, beside: Mapping[Square, Bits]) -> bool:
    """Whether an action is not a move, or one to a square beside."""
    return not isinstance(action, Move) or bool(beside[action.path[0]] >> action.path[-1] & 1)


def _opinion(
    ruleset: Ruleset, child: State, deadline: Callable[[], bool] | None, *, blind: bool
) -> Variation:
    """What a state is thought to be worth to its side to act; an end of the game is seen.

    Each reply is looked at, captures first, and the captures after it. With too few nodes for all
    replies, the first would be taken for the best.
    """
    play = play_of(ruleset)
    if child.result is not None:
        won = WIN - 1 if child.result == child.side else 1 - WIN
        return Variation(0 if child.result == DRAW else won, 0, 0, ())
    if blind or child.is_throw_due:
        return Variation(play.score(child), 0, 0, ())
    budget = Budget(_OPINION_NODES, 1, deadline)
    return search(ruleset, play.position(child), (), budget, table=TranspositionTable(0))


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

    In games with only men on a board of 64 squares or more. Solved backwards for Walker's Petteia:
    with the stronger side to move, 4 against 2 wins 16.8% of all placements, 3 against 2 8.7%, and
    nearly all of these at once. So a man that can be taken is not a draw; a search sees that.

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

    If the men are too few to win, a lead is not a reason to play on, only a sure win.

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
