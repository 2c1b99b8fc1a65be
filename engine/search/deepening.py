"""Iterative deepening: the search of a position, one depth after another."""

from collections import Counter
from collections.abc import Callable, Iterator

from engine.position import Position
from engine.ruleset import Ruleset
from engine.search.lines import MAX_PLY, WIN, Budget, Line, Score
from engine.search.play import State, Token
from engine.search.plays import play_of
from engine.search.table import Table
from engine.search.tree import INFINITE, Stopped, Tree
from engine.search.weights import Weights

MAX_DEPTH = 60


def search(  # noqa: PLR0913 - the last four are seldom given
    ruleset: Ruleset,
    position: Position,
    history: tuple[Position, ...],
    budget: Budget,
    *,
    table: Table | None = None,
    on_depth: Callable[[Line], None] | None = None,
    shuffle: Callable[[list[Token]], None] | None = None,
    weights: Weights | None = None,
) -> Line:
    """The best line of play for the side to act.

    `history` is the game's `line`, for repetition: the positions since the last irreversible
    action; it ends with `position`, or is empty. `table` is the memory of earlier searches of the
    same ruleset; a new one by default. `on_depth` is called with each line of `deepen`.
    `shuffle` mixes the actions first, so that equally good ones are chosen by turns.
    `weights` are those of the ruleset's family by default.

    The same arguments give the same line, unless the deadline differs.

    There is always a legal action, even of a budget of nothing. Raises ValueError where the
    position is decided. What the referee decided is not looked at: the game would be over.

    >>> from engine.catalogue import ruleset
    >>> rules = ruleset("walker-petteia")
    >>> line = search(rules, rules.start, (), Budget(depth=2))
    >>> line.depth, len(line.actions)
    (2, 2)
    """
    line = None
    for line in deepen(
        ruleset, position, history, budget, table=table, shuffle=shuffle, weights=weights
    ):
        if on_depth is not None:
            on_depth(line)
    assert line is not None  # noqa: S101 - there is one at least
    return line


def deepen(  # noqa: PLR0913 - the last three are seldom given
    ruleset: Ruleset,
    position: Position,
    history: tuple[Position, ...],
    budget: Budget,
    *,
    table: Table | None = None,
    shuffle: Callable[[list[Token]], None] | None = None,
    weights: Weights | None = None,
) -> Iterator[Line]:
    """As `search`: the line of each depth as soon as it is done, and last the best one.

    The last has the same depth as the one before where the budget was spent half way.
    """
    play = play_of(ruleset, weights)
    state = play.state(position)
    noisy, quiet = play.split(state)
    if not noisy and not quiet:
        raise ValueError("the game is over: there is no action to search")
    quiet = list(quiet)
    if shuffle is not None:
        shuffle(quiet)
    tokens = [*noisy, *quiet]
    earlier = history[:-1] if history and history[-1] == position else history
    seen = Counter(play.key(play.state(each)) for each in earlier)
    seen[play.key(state)] += 2
    tree = Tree(play, budget, Table() if table is None else table, seen)
    line = Line(play.score(state), 0, 0, (play.action(tokens[0]),))
    if budget.depth == 0:
        yield line
    depths = MAX_DEPTH if budget.depth is None else min(budget.depth, MAX_DEPTH)
    for depth in range(1, depths + 1):
        score, tokens, played, done = _searched(tree, state, tokens, depth)
        if played:
            actions = tuple(map(play.action, played))
            line = Line(score, depth if done else line.depth, tree.nodes, actions)
        if not done:
            yield Line(line.score, line.depth, tree.nodes, line.actions)
            return
        yield line
        if abs(score) >= WIN - MAX_PLY and WIN - abs(score) <= depth:
            return  # no deeper search finds a shorter way


def _searched(
    tree: Tree, state: State, tokens: list[Token], depth: int
) -> tuple[Score, list[Token], tuple[Token, ...], bool]:
    """The best score, the actions with the best first, its line, and whether all were searched.

    Stopped half way, what was found best so far counts: the best of the last depth came first.
    """
    best, played = -INFINITE, ()
    if state[2]:
        return _thrown(tree, state, tokens, depth)
    ranked = list(tokens)
    try:
        for number, token in enumerate(tokens):
            child = tree.play.after(state, token)
            score = _root_score(tree, state, child, depth, best if number else -INFINITE)
            if score > best:
                best = score
                played = (token, *tree.lines[1])
                ranked.remove(token)
                ranked.insert(0, token)
    except Stopped:
        return best, ranked, played, False
    return best, ranked, played, True


def _root_score(tree: Tree, state: State, child: State, depth: int, best: Score) -> Score:
    """The score of an action, exact where it is better than the best."""
    side, left = state[0], depth - 1
    if best > -INFINITE and not child[2]:
        score = tree.child_value(child, side, left, best, best + 1, 0)
        if score <= best:
            return score
    return tree.child_value(child, side, left, best, INFINITE, 0)


def _thrown(
    tree: Tree, state: State, tokens: list[Token], depth: int
) -> tuple[Score, list[Token], tuple[Token, ...], bool]:
    """Where a throw is due there is nothing to choose: the mean over the throws."""
    try:
        return tree.value(state, depth, -INFINITE, INFINITE, 0), tokens, (tokens[0],), True
    except Stopped:
        return 0, tokens, (), False
