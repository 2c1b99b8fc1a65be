"""The UGI command `go`: its limits, what is told while the search goes on, and the best action."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from engine.actions import Roll
from engine.game import Game
from engine.search import Budget, TranspositionTable, Variation, deepen, win_in

_NUMBERS = ("depth", "nodes", "movetime", "p1time", "p2time", "p1inc", "p2inc")
_WHOLE = re.compile(r"-?[0-9]{1,12}")
_TURNS_LEFT = 25  # for which the time that is left has to do
_INCREMENT_SPENT = 0.7
_MOST_OF_TIME = 0.4
_LAG = 0.03  # seconds lost between the programs
_MILLISECONDS = 1000


def go(
    game: Game,
    words: Sequence[str],
    table: TranspositionTable,
    clock: Callable[[], float] | None,
    interrupted: Callable[[bool], bool] | None,
) -> Iterator[str]:
    """Search within the limits of the words, and answer one line a depth and "bestmove".

    If the dice are to be thrown there is nothing to choose, and the best move is "none".

    Limits are `depth`, `nodes`, `movetime`, `p1time`, `p2time`, `p1inc` and `p2inc`, times in
    milliseconds; other words are ignored, and no limit is `infinite`. What needs a clock or an
    interruption that is not there is a search of one depth.
    """
    if not game.legal or isinstance(game.legal[0], Roll):
        if game.legal:
            yield "info string the dice are to be thrown: add a throw to the moves, such as roll63"
        yield "bestmove none"
        return
    began = clock() if clock else 0.0
    budget = _budget(game, _limits(words), began, clock, interrupted)
    best = None
    history = game.since_irreversible
    for best in deepen(game.ruleset, game.position, history, budget, table=table):
        spent = clock() - began if clock else None
        yield f"info {' '.join(_told(game, best, spent))}"
    assert best is not None  # noqa: S101 - there is one at least
    yield f"bestmove {game.write(best.actions[0])}"


def _limits(words: Sequence[str]) -> Mapping[str, int]:
    """The limits with a whole number behind them; a negative one is nothing."""
    return {
        word: max(0, int(number))
        for word, number in pairwise(words)
        if word in _NUMBERS and _WHOLE.fullmatch(number)
    }


def _budget(
    game: Game,
    limits: Mapping[str, int],
    began: float,
    clock: Callable[[], float] | None,
    interrupted: Callable[[bool], bool] | None,
) -> Budget:
    seconds = _seconds(limits, game.position.side.number)
    depth, nodes = limits.get("depth"), limits.get("nodes")
    if seconds is not None and clock is None:
        depth, seconds = 1, None
    if depth is None and nodes is None and seconds is None and interrupted is None:
        depth = 1

    is_limited = any(each is not None for each in (depth, nodes, seconds))

    def is_over() -> bool:
        if interrupted is not None and interrupted(is_limited):
            return True
        return seconds is not None and clock is not None and clock() - began >= seconds

    return Budget(nodes, depth, is_over)


def _seconds(limits: Mapping[str, int], player: int) -> float | None:
    """How long to think; None without a limit of time."""
    found = []
    if (exact := limits.get("movetime")) is not None:
        found.append(exact / _MILLISECONDS)
    if (left := limits.get(f"p{player}time")) is not None:
        time, more = left / _MILLISECONDS, limits.get(f"p{player}inc", 0) / _MILLISECONDS
        share = time / _TURNS_LEFT + more * _INCREMENT_SPENT
        found.append(max(0.0, min(share, time * _MOST_OF_TIME) - _LAG))
    return min(found, default=None)


def _told(game: Game, found: Variation, spent: float | None) -> Iterator[str]:
    """The words of an `info` line; a score is in hundredths of a man, or a win in actions."""
    yield f"depth {found.depth}"
    wins = win_in(found.score)
    yield f"score cp {found.score}" if wins is None else f"score mate {wins}"
    yield f"nodes {found.nodes}"
    if spent is not None:
        yield f"nps {round(found.nodes / max(spent, 0.001))}"
        yield f"time {round(spent * _MILLISECONDS)}"
    yield f"pv {' '.join(map(game.write, found.actions))}"
