"""The search of one tree to one depth: a principal variation search.

It has a transposition table, killer moves, the history heuristic, late move reductions, futility
pruning, a quiescence search, and chance nodes. There is no minimizing player and no fixed
alternation: every score is from the side to act in its state, and a child's score is negated if
the sides change, for an action may leave the turn where it is. A ply is one action.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from engine.search.play import DRAW, EncodedAction, EncodedActions, Play, Result, State
from engine.search.score import MAX_PLY, SURE_WIN, WIN, Score
from engine.search.transposition_table import (
    EXACT,
    LOWER,
    UPPER,
    Bound,
    TableEntry,
    TranspositionTable,
)
from engine.search.variation import Budget

CHECK_EVERY = 8  # nodes between two looks at the deadline; one that fills tables takes 3 ms
INFINITY: Score = WIN + 1
_SURE_WIN_IN_A_MEAN: Score = 4000  # what a sure win counts for at a chance node
_QUIESCENCE_DEPTH = 8  # how many captures in a row are looked at beyond the depth
_FUTILITY_MARGIN: Score = 90  # what a quiet action can gain
_LEAVES_COMPARED = 2  # plies from the root up to which leaves are looked up for repetition
_UNREDUCED = 4  # quiet actions that are searched to the full depth
_REDUCED_BY_ONE = 14  # the number of the first action that may be reduced by two


class SearchStopped(Exception):  # noqa: N818 - not an error
    """The budget is spent."""


class Tree:
    """What one search knows: the table, killers, the history of good actions, repetitions.

    `occurrences` is how often each key occurred in the game; a key on the way from the root to a
    node counts twice, as one repetition within the tree is taken for the last one.
    """

    def __init__(
        self,
        play: Play[Any],
        budget: Budget,
        table: TranspositionTable,
        occurrences: Mapping[int, int],
    ) -> None:
        self.play = play
        self.table = table
        self.nodes = 0
        self.is_extended = False
        """Whether twice the budget of nodes may be spent, not more time."""
        self._limit = INFINITY if budget.nodes is None else budget.nodes
        self._deadline = budget.deadline
        self._next_check = 0
        self._occurrences = dict(occurrences)
        self._history: defaultdict[EncodedAction, int] = defaultdict(int)
        self._killers: list[list[EncodedAction]] = [[] for _ in range(MAX_PLY + 2)]
        self.variations: list[tuple[EncodedAction, ...]] = [()] * (MAX_PLY + 2)
        """The principal variation from each ply on: a triangular table."""

    def value(self, state: State, depth: int, alpha: Score, beta: Score, ply: int) -> Score:
        """The score of a state, from its side to act, searched to a depth.

        Let s be the score that a search of the same depth with an open window would give. The
        score r that is returned is fail-soft, that is it may lie outside the window and says:

        - alpha < r < beta: r is s, and `variations[ply]` is the principal variation;
        - r <= alpha (fail low): s is at most r, an upper bound;
        - r >= beta (fail high, a cut-off): s is at least r, a lower bound.

        Reductions and futility pruning make all this true of the tree as it was pruned. `ply` is
        the distance from the root; sure wins and losses are counted from the root, `WIN - ply`.
        Raises SearchStopped.
        """
        self.nodes += 1
        if self.nodes >= self._next_check:
            self._check_budget()
        self.variations[ply] = ()
        if state.result is not None:
            return _score_of(state.result, state.side, ply)
        if state.is_throw_due:
            return self._chance_node(state, depth, ply)
        if depth <= 0 or ply >= MAX_PLY:
            if ply <= _LEAVES_COMPARED and (result := self._repeated(state)) is not None:
                return _score_of(result, state.side, ply)
            return self._quiescence(state, alpha, beta, ply, _QUIESCENCE_DEPTH)
        play = self.play
        key = play.key(state)
        occurred = self._occurrences.get(key, 0)
        if occurred > 1 and (result := play.result_if_repeated(state)) is not None:
            return _score_of(result, state.side, ply)
        entry = self.table.get(key)
        # In an open window a score from the table would cut the principal variation short.
        if entry is not None and entry.depth >= depth and beta - alpha == 1:
            score = _from_table(entry.score, ply)
            bound = entry.bound
            if (
                bound is EXACT
                or (bound is LOWER and score >= beta)
                or (bound is UPPER and score <= alpha)
            ):
                return score
        self._occurrences[key] = occurred + 2
        best = self._best(state, depth, alpha, beta, ply, key, entry and entry.token)
        if occurred:
            self._occurrences[key] = occurred
        else:
            del self._occurrences[key]
        return best

    def _repeated(self, state: State) -> Result | None:
        """How the game ends if a state has occurred as often as it may; None if it has not."""
        occurred = self._occurrences.get(self.play.key(state), 0)
        return self.play.result_if_repeated(state) if occurred > 1 else None

    def _best(  # noqa: C901, PLR0913, PLR0917 - one loop, the heart of the search
        self,
        state: State,
        depth: int,
        alpha: Score,
        beta: Score,
        ply: int,
        key: int,
        table_token: EncodedAction,
    ) -> Score:
        """`value` of an inner node: the best of its actions, which is put into the table."""
        play, side, floor = self.play, state.side, alpha
        captures, quiets = play.legal(state)
        if len(captures) + len(quiets) == 1:
            depth += 1  # what is forced costs no depth
        elif depth == 1 and quiets and self._is_futile(state, alpha):
            if not captures:
                return alpha
            quiets = ()
        tokens, first_quiet = self._ordered(captures, quiets, table_token, ply)
        best, best_token = -INFINITY, None
        for number, token in enumerate(tokens):
            child = play.after(state, token)
            left = depth - 1 if child.side != side or child.is_throw_due else depth
            if not number or child.is_throw_due:
                score = self.child_value(child, side, left, alpha, beta, ply)
            else:  # a null window tells whether it is better than the best at all
                reduction = _reduction(number - first_quiet, number, depth) if depth > 2 else 0  # noqa: PLR2004
                score = self.child_value(child, side, left - reduction, alpha, alpha + 1, ply)
                if score > alpha and (reduction or score < beta):
                    score = self.child_value(child, side, left, alpha, beta, ply)
            if score > best:
                best, best_token = score, token
                if score > alpha:
                    alpha = score
                    self.variations[ply] = (token, *self.variations[ply + 1])
                    if alpha >= beta:
                        if number >= first_quiet:
                            self._remember(token, depth, ply)
                        break
        bound = _bound_of(best, floor, beta)
        self.table.put(key, TableEntry(depth, bound, _to_table(best, ply), best_token))
        return best

    def child_value(  # noqa: PLR0913, PLR0917 - the window of a child
        self, child: State, side: int, depth: int, alpha: Score, beta: Score, ply: int
    ) -> Score:
        """The `value` of a child from its parent's side, which the window is from too."""
        if child.side == side:
            return self.value(child, depth, alpha, beta, ply + 1)
        return -self.value(child, depth, -beta, -alpha, ply + 1)

    def _quiescence(  # noqa: C901, PLR0912 - one loop, the leaves of the search
        self, state: State, alpha: Score, beta: Score, ply: int, depth: int
    ) -> Score:
        """The score after only captures, bound to the window as that of `value`.

        A side may stop capturing (stand pat) and have the evaluation, unless it must capture.
        """
        play, side = self.play, state.side
        best = play.score(state)
        if not depth or ply >= MAX_PLY:
            return best
        if not play.must_capture:
            if best >= beta:
                return best
            alpha = max(alpha, best)
        captures = play.captures(state)
        if play.must_capture and captures:
            best = -INFINITY
        for token in captures:
            child = play.after(state, token)
            self.nodes += 1
            if self.nodes >= self._next_check:
                self._check_budget()
            self.variations[ply + 1] = ()
            same = child.side == side
            if child.result is not None:
                score = _score_of(child.result, side, ply + 1)
            elif child.is_throw_due:
                score = play.score(child) if same else -play.score(child)
            elif same:
                score = self._quiescence(child, alpha, beta, ply + 1, depth - 1)
            else:
                score = -self._quiescence(child, -beta, -alpha, ply + 1, depth - 1)
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    self.variations[ply] = (token, *self.variations[ply + 1])
                    if alpha >= beta:
                        break
        return best

    def _chance_node(self, state: State, depth: int, ply: int) -> Score:
        """The mean over the throws (expectimax), exact whatever the window.

        If every throw wins for sure, or every throw loses, it is the slowest of these; elsewhere
        a sure win counts for little more than many men.
        """
        if depth <= 0:
            return self.play.score(state)
        total, scores = 0, []
        for chances, token in self.play.throws(state):
            child = self.play.after(state, token)
            score = self.child_value(child, state.side, depth - 1, -INFINITY, INFINITY, ply)
            scores.append(score)
            total += chances * max(-_SURE_WIN_IN_A_MEAN, min(_SURE_WIN_IN_A_MEAN, score))
        self.variations[ply] = ()
        if min(scores) >= SURE_WIN:
            return min(scores)
        if max(scores) <= -SURE_WIN:
            return max(scores)
        return round(total / 36)

    def _is_futile(self, state: State, alpha: Score) -> bool:
        """Whether no quiet action would reach the window, one ply before the leaves."""
        return alpha < SURE_WIN and self.play.score(state) + _FUTILITY_MARGIN <= alpha

    def _ordered(
        self, captures: EncodedActions, quiets: EncodedActions, table_token: EncodedAction, ply: int
    ) -> tuple[list[EncodedAction], int]:
        """The action of the table, captures, killers, the others by their history.

        And the number of the first one that counts as quiet.
        """
        ordered = sorted(quiets, key=self._history.__getitem__, reverse=True)
        for killer in self._killers[ply]:
            if killer in ordered:
                ordered.remove(killer)
                ordered.insert(0, killer)
        tokens = [*captures, *ordered]
        if table_token is not None and table_token in tokens:
            tokens.remove(table_token)
            tokens.insert(0, table_token)
            return tokens, len(captures) + 1
        return tokens, len(captures)

    def _remember(self, token: EncodedAction, depth: int, ply: int) -> None:
        """A quiet action made a cut-off: it will be tried early, here and at the same ply."""
        self._history[token] += depth * depth
        killers = self._killers[ply]
        if token not in killers:
            self._killers[ply] = [token, *killers[:1]]

    def _check_budget(self) -> None:
        limit = 2 * self._limit if self.is_extended else self._limit
        if self.nodes > limit or (self._deadline is not None and self._deadline()):
            raise SearchStopped
        self._next_check = min(limit + 1, self.nodes + CHECK_EVERY)


def _reduction(quiet_number: int, number: int, depth: int) -> int:
    """By how many plies less a late quiet action is searched (late move reduction)."""
    if quiet_number < _UNREDUCED:
        return 0
    return 1 if number < _REDUCED_BY_ONE or depth < 4 else 2  # noqa: PLR2004


def _score_of(result: Result, side: int, ply: int) -> Score:
    """The score of a game that is over, from a side: the later a win, the less it is worth."""
    if result == DRAW:
        return 0
    return WIN - ply if result == side else ply - WIN


def _bound_of(score: Score, alpha: Score, beta: Score) -> Bound:
    """What the score of a search with a window says; see `Tree.value`."""
    if score >= beta:
        return LOWER
    return EXACT if score > alpha else UPPER


def _to_table(score: Score, ply: int) -> Score:
    """A sure win counted from the node instead of the root."""
    if score >= SURE_WIN:
        return score + ply
    return score - ply if score <= -SURE_WIN else score


def _from_table(score: Score, ply: int) -> Score:
    """A sure win counted from the root instead of the node."""
    if score >= SURE_WIN:
        return score - ply
    return score + ply if score <= -SURE_WIN else score
