"""Plies per second of random games, beside those of the `chess` package.

A game here is what a program that plays one would write: choose from the legal actions, play, ask
for the outcome, draws by repetition and by quiet plies included. On the other side that is
`random.choice(list(board.legal_moves))`, `board.push` and `board.outcome()`. Throws of the dice
and the like take their time but are not counted.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median

import chess

from engine import PLIES, Game, Ruleset
from engine.catalogue import KEYS, ruleset
from tests.bench.report import Figure

ROUNDS = 5
SECONDS = 0.4
CHESS = "chess"


def measure() -> Iterator[Figure]:
    """A figure for each ruleset, and the slowest of them beside the fastest."""
    rounds = [_round(seed) for seed in range(ROUNDS)]
    for key in KEYS:
        yield Figure(
            name=f"random games of {key}",
            median=median(speeds[key] for speeds in rounds),
            unit="plies/s",
            ratio=median(speeds[key] / speeds[CHESS] for speeds in rounds),
            yardstick="random games of the chess package",
        )
    slowest = min(KEYS, key=lambda key: median(speeds[key] for speeds in rounds))
    fastest = max(KEYS, key=lambda key: median(speeds[key] for speeds in rounds))
    yield Figure(
        name=f"the slowest of these, {slowest}",
        median=median(speeds[slowest] for speeds in rounds),
        unit="plies/s",
        ratio=median(speeds[slowest] / speeds[fastest] for speeds in rounds),
        yardstick=f"the fastest, {fastest}",
    )


def _round(seed: int) -> dict[str, float]:
    """The speed of each ruleset and of chess, one right after another."""
    chance = Random(seed)
    speeds = {CHESS: speed(partial(chess_game, chance), SECONDS)}
    for key in KEYS:
        speeds[key] = speed(partial(our_game, ruleset(key), chance), SECONDS)
    return speeds


def speed(play: Callable[[], int], seconds: float) -> float:
    """Plies per second of the processor's time over as many whole games as fill so many seconds."""
    plies, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        plies += play()
    return plies / spent


def our_game(rules: Ruleset, chance: Random) -> int:
    """Play a random game, and return its plies."""
    game, plies = Game.start(rules), 0
    while game.outcome is None:
        action = chance.choice(game.legal)
        game = game.play(action)
        plies += isinstance(action, PLIES)
    return plies


def chess_game(chance: Random) -> int:
    """Play a random game of chess, and return its plies."""
    board = chess.Board()
    while board.outcome() is None:
        board.push(chance.choice(list(board.legal_moves)))
    return board.ply()
