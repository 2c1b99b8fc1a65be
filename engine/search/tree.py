"""The search of one tree to one depth: principal variation search with a table and quiescence.

All scores are from the side to act. That side is read from each state: an action may leave the turn
where it is.
"""

from collections import defaultdict
from collections.abc import Mapping

from engine.search.lines import MAX_PLY, WIN, Budget, Score
from engine.search.play import DRAWN, Play, State, Token, Tokens
from engine.search.table import Bound, Entry, Table

CHECK_EVERY = 8  # nodes between two looks at the deadline; one that fills tables takes 3 ms
INFINITE: Score = WIN + 1
_SURE: Score = WIN - MAX_PLY
_DECIDED: Score = 4000  # what a sure win counts for in an average over throws
_QUIESCENCE = 8  # how many takings in a row are looked at beyond the depth
_FUTILE: Score = 90  # what an action that takes nothing can gain
_LATE = 4  # so many actions are searched to the full depth
_VERY_LATE = 14


class Stopped(Exception):  # noqa: N818 - not an error
    """The budget is spent."""


class Tree:
    """What one search knows: the table, killers, the history of good actions, repetitions.

    `seen` is how often each key occurred: once in the game, twice on the way to the node.
    """

    def __init__(self, play: Play, budget: Budget, table: Table, seen: Mapping[int, int]) -> None:
        self.play = play
        self.table = table
        self.nodes = 0
        self._limit = INFINITE if budget.nodes is None else budget.nodes
        self._deadline = budget.deadline
        self._pause = 0
        self._seen = dict(seen)
        self._good: defaultdict[Token, int] = defaultdict(int)
        self._killers: list[list[Token]] = [[] for _ in range(MAX_PLY + 2)]
        self.lines: list[tuple[Token, ...]] = [()] * (MAX_PLY + 2)

    def value(self, state: State, depth: int, alpha: Score, beta: Score, ply: int) -> Score:
        """The score of a state, within the window; raises Stopped."""
        self.nodes += 1
        if self.nodes >= self._pause:
            self._look_up()
        self.lines[ply] = ()
        ended = state[1]
        if ended is not None:
            return _final(ended, state[0], ply)
        if state[2]:
            return self._expected(state, depth, ply)
        if depth <= 0 or ply >= MAX_PLY:
            return self._settled(state, alpha, beta, ply, _QUIESCENCE)
        play = self.play
        key = play.key(state)
        times = self._seen.get(key, 0)
        if times > 1 and (ended := play.repeated(state)) is not None:
            return _final(ended, state[0], ply)
        entry = self.table.get(key)
        if entry is not None and entry.depth >= depth and beta - alpha == 1:  # else the line ends
            score = _from_table(entry.score, ply)
            bound = entry.bound
            if (
                bound is Bound.EXACT
                or (bound is Bound.LOWER and score >= beta)
                or (bound is Bound.UPPER and score <= alpha)
            ):
                return score
        self._seen[key] = times + 2
        best = self._best(state, depth, alpha, beta, ply, key, entry and entry.token)
        if times:
            self._seen[key] = times
        else:
            del self._seen[key]
        return best

    def _best(  # noqa: PLR0913, PLR0912, PLR0917, C901 - one loop, the heart of the search
        self,
        state: State,
        depth: int,
        alpha: Score,
        beta: Score,
        ply: int,
        key: int,
        known: Token,
    ) -> Score:
        play, side = self.play, state[0]
        noisy, quiet = play.split(state)
        takings = len(noisy)
        if len(noisy) + len(quiet) == 1:
            depth += 1  # what is forced costs no depth
        elif depth == 1 and quiet and play.score(state) + _FUTILE <= alpha and alpha < _SURE:
            if not noisy:
                return alpha
            quiet = ()
        tokens = [*noisy, *self._ordered(quiet, ply)]
        if known is not None and known in tokens:
            tokens.remove(known)
            tokens.insert(0, known)
            takings += 1
        best, best_token, floor = -INFINITE, None, alpha
        for number, token in enumerate(tokens):
            child = play.after(state, token)
            left = depth - 1 if child[0] != side or child[2] else depth
            reduced = 0
            if number >= takings + _LATE and depth > 2:  # noqa: PLR2004
                reduced = 1 if number < _VERY_LATE or depth < 4 else 2  # noqa: PLR2004
            if number and not child[2]:
                score = self.child_value(child, side, left - reduced, alpha, alpha + 1, ply)
                if score > alpha and (reduced or score < beta):
                    score = self.child_value(child, side, left, alpha, beta, ply)
            else:
                score = self.child_value(child, side, left, alpha, beta, ply)
            if score > best:
                best, best_token = score, token
                if score > alpha:
                    alpha = score
                    self.lines[ply] = (token, *self.lines[ply + 1])
                    if alpha >= beta:
                        if number >= takings or takings == 0:
                            self._remember(token, depth, ply)
                        break
        bound = Bound.LOWER if best >= beta else Bound.EXACT if best > floor else Bound.UPPER
        self.table.put(key, Entry(depth, bound, _for_table(best, ply), best_token))
        return best

    def child_value(  # noqa: PLR0913, PLR0917 - the window of a child
        self, child: State, side: int, depth: int, alpha: Score, beta: Score, ply: int
    ) -> Score:
        """The score of a child from its parent's side."""
        if child[0] == side:
            return self.value(child, depth, alpha, beta, ply + 1)
        return -self.value(child, depth, -beta, -alpha, ply + 1)

    def _settled(  # noqa: C901, PLR0912 - one loop, the leaves of the search
        self, state: State, alpha: Score, beta: Score, ply: int, depth: int
    ) -> Score:
        """The score after takings alone, where a side may stop taking unless it must."""
        play, side = self.play, state[0]
        best = play.score(state)
        if not depth or ply >= MAX_PLY:
            return best
        if not play.compulsory:
            if best >= beta:
                return best
            alpha = max(alpha, best)
        noisy = play.noisy(state)
        if play.compulsory and noisy:
            best = -INFINITE
        for token in noisy:
            child = play.after(state, token)
            self.nodes += 1
            if self.nodes >= self._pause:
                self._look_up()
            self.lines[ply + 1] = ()
            same = child[0] == side
            if child[1] is not None:
                score = _final(child[1], side, ply + 1)
            elif child[2]:
                score = play.score(child) if same else -play.score(child)
            elif same:
                score = self._settled(child, alpha, beta, ply + 1, depth - 1)
            else:
                score = -self._settled(child, -beta, -alpha, ply + 1, depth - 1)
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    self.lines[ply] = (token, *self.lines[ply + 1])
                    if alpha >= beta:
                        break
        return best

    def _expected(self, state: State, depth: int, ply: int) -> Score:
        """The mean over the throws; sure wins count for little more than many men."""
        if depth <= 0:
            return self.play.score(state)
        total, scores = 0, []
        for chances, token in self.play.throws(state):
            child = self.play.after(state, token)
            score = self.child_value(child, state[0], depth - 1, -INFINITE, INFINITE, ply)
            scores.append(score)
            total += chances * max(-_DECIDED, min(_DECIDED, score))
        self.lines[ply] = ()
        if min(scores) >= _SURE:
            return min(scores)
        if max(scores) <= -_SURE:
            return max(scores)
        return round(total / 36)

    def _ordered(self, quiet: Tokens, ply: int) -> list[Token]:
        tokens = sorted(quiet, key=self._good.__getitem__, reverse=True)
        for killer in self._killers[ply]:
            if killer in tokens:
                tokens.remove(killer)
                tokens.insert(0, killer)
        return tokens

    def _remember(self, token: Token, depth: int, ply: int) -> None:
        self._good[token] += depth * depth
        killers = self._killers[ply]
        if token not in killers:
            self._killers[ply] = [token, *killers[:1]]

    def _look_up(self) -> None:
        if self.nodes > self._limit or (self._deadline is not None and self._deadline()):
            raise Stopped
        self._pause = min(self._limit + 1, self.nodes + CHECK_EVERY)


def _final(ended: int, side: int, ply: int) -> Score:
    if ended == DRAWN:
        return 0
    return WIN - ply if ended == side else ply - WIN


def _for_table(score: Score, ply: int) -> Score:
    """A sure win counted from the node instead of the root."""
    if score >= _SURE:
        return score + ply
    return score - ply if score <= -_SURE else score


def _from_table(score: Score, ply: int) -> Score:
    if score >= _SURE:
        return score - ply
    return score + ply if score <= -_SURE else score
