"""Iterative deepening: the search of a position, one depth after another."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.position import Position
from engine.ruleset import Ruleset
from engine.search.play import EncodedAction, State
from engine.search.plays import play_of
from engine.search.score import SURE_WIN, WIN, Score
from engine.search.transposition_table import TranspositionTable
from engine.search.tree import INFINITY, SearchStopped, Tree
from engine.search.variation import Budget, Variation
from engine.search.weights import Weights

MAX_DEPTH = 60
_FALL: Score = 50  # by how much the best action may turn out worse before others are looked at


def search(  # noqa: PLR0913 - the last four are seldom given
    ruleset: Ruleset,
    position: Position,
    history: tuple[Position, ...],
    budget: Budget,
    *,
    table: TranspositionTable | None = None,
    on_depth: Callable[[Variation], None] | None = None,
    shuffle: Callable[[list[EncodedAction]], None] | None = None,
    weights: Weights | None = None,
) -> Variation:
    """The best play that is found: iterative deepening, each depth with an open window.

    `history` is `Game.since_irreversible`, for repetition: the positions since the last
    irreversible action; it ends with `position`, or is empty. `table` is the memory of earlier
    searches of the same ruleset; a new one by default. `on_depth` is called with each variation of
    `deepen`.
    `shuffle` mixes the actions first, so that equally good ones are chosen by turns.
    `weights` are those of the ruleset's family by default.

    The same arguments give the same variation, unless the deadline differs.

    There is always a legal action, even of a budget of nothing. Raises ValueError if the
    position is decided. What the referee decided is not looked at: the game would be over.

    >>> from engine.catalogue import ruleset
    >>> rules = ruleset("walker-petteia")
    >>> found = search(rules, rules.start, (), Budget(depth=2))
    >>> found.depth, len(found.actions)
    (2, 2)
    """
    found = None
    for found in deepen(
        ruleset, position, history, budget, table=table, shuffle=shuffle, weights=weights
    ):
        if on_depth is not None:
            on_depth(found)
    assert found is not None  # noqa: S101 - there is one at least
    return found


def deepen(  # noqa: PLR0913 - the last three are seldom given
    ruleset: Ruleset,
    position: Position,
    history: tuple[Position, ...],
    budget: Budget,
    *,
    table: TranspositionTable | None = None,
    shuffle: Callable[[list[EncodedAction]], None] | None = None,
    weights: Weights | None = None,
) -> Iterator[Variation]:
    """As `search`: the variation of each depth as soon as it is done, and last the best one.

    The last has the same depth as the one before if the budget was spent half way.
    """
    play = play_of(ruleset, weights)
    state = play.state(position)
    captures, quiets = play.legal(state)
    if not captures and not quiets:
        raise ValueError("the game is over: there is no action to search")
    quiets = list(quiets)
    if shuffle is not None:
        shuffle(quiets)
    tokens = [*captures, *quiets]
    earlier = history[:-1] if history and history[-1] == position else history
    occurrences = Counter(play.key(play.state(each)) for each in earlier)
    occurrences[play.key(state)] += 2
    tree = Tree(play, budget, TranspositionTable() if table is None else table, occurrences)
    best = Variation(play.score(state), 0, 0, (play.action(tokens[0]),))
    if budget.depth == 0:
        yield best
    depths = MAX_DEPTH if budget.depth is None else min(budget.depth, MAX_DEPTH)
    for depth in range(1, depths + 1):
        enough = best.score - _FALL if depth > 1 else -INFINITY
        found = _search_root(tree, state, tokens, depth, enough)
        tokens = found.tokens
        if found.variation:
            actions = tuple(map(play.action, found.variation))
            reached = depth if found.is_complete else best.depth
            best = Variation(found.score, reached, tree.nodes, actions)
        if not found.is_complete:
            yield Variation(best.score, best.depth, tree.nodes, best.actions)
            return
        yield best
        if abs(found.score) >= SURE_WIN and WIN - abs(found.score) <= depth:
            return  # no deeper search finds a shorter way


class _Root(NamedTuple):
    """What the search of the root to one depth gave.

    `tokens` have the best first. If `is_complete` is false the budget was spent half way; then
    the best so far counts, as the best of the last depth was searched first. Should that one have
    turned out bad, others were looked at beyond the budget.
    """

    score: Score
    tokens: list[EncodedAction]
    variation: tuple[EncodedAction, ...]
    is_complete: bool


def _search_root(
    tree: Tree, state: State, tokens: list[EncodedAction], depth: int, enough: Score
) -> _Root:
    """Search all actions of the root; up to twice the budget while none scores `enough`."""
    if state.is_throw_due:
        return _search_chance_root(tree, state, tokens, depth)
    best: Score = -INFINITY
    variation: tuple[EncodedAction, ...] = ()
    ranked = list(tokens)
    try:
        for number, token in enumerate(tokens):
            tree.is_extended = number > 0 and best < enough
            child = tree.play.after(state, token)
            score = _root_score(tree, state, child, depth, best if number else -INFINITY)
            if score > best:
                best = score
                variation = (token, *tree.variations[1])
                ranked.remove(token)
                ranked.insert(0, token)
    except SearchStopped:
        return _Root(best, ranked, variation, is_complete=False)
    finally:
        tree.is_extended = False
    return _Root(best, ranked, variation, is_complete=True)


def _root_score(tree: Tree, state: State, child: State, depth: int, best: Score) -> Score:
    """The score of an action of the root: exact if better than the best, else an upper bound."""
    side, left = state.side, depth - 1
    if best > -INFINITY and not child.is_throw_due:
        score = tree.child_value(child, side, left, best, best + 1, 0)
        if score <= best:
            return score
    return tree.child_value(child, side, left, best, INFINITY, 0)


def _search_chance_root(tree: Tree, state: State, tokens: list[EncodedAction], depth: int) -> _Root:
    """If a throw is due there is nothing to choose: the mean over the throws."""
    try:
        score = tree.value(state, depth, -INFINITY, INFINITY, 0)
    except SearchStopped:
        return _Root(0, tokens, (), is_complete=False)
    return _Root(score, tokens, (tokens[0],), is_complete=True)
