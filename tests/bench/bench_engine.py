"""Plies per second of random games, beside those of the `chess` package.

A game here is what a program that plays one would write: choose from the legal actions, play, ask
for the outcome, draws by repetition and by quiet plies included. On the other side that is
`random.choice(list(board.legal_moves))`, `board.push` and `board.outcome()`.
"""

import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median

import chess

from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.ruleset import Ruleset
from tests.bench.report import Figure

ROUNDS = 7
SECONDS = 0.4


def measure() -> Iterator[Figure]:
    """A figure for each ruleset."""
    for key in KEYS:
        rules = ruleset(key)
        pairs = [_round(rules, seed) for seed in range(ROUNDS)]
        yield Figure(
            name=f"random games of {key}",
            median=median(ours for ours, _ in pairs),
            unit="plies/s",
            ratio=median(ours / theirs for ours, theirs in pairs),
            yardstick="random games of the chess package",
        )


def _round(rules: Ruleset, seed: int) -> tuple[float, float]:
    chance = Random(seed)
    return _speed(lambda: _our_game(rules, chance)), _speed(lambda: _chess_game(chance))


def _speed(play: Callable[[], int]) -> float:
    """Plies per second over as many whole games as fill the time."""
    plies, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < SECONDS:
        plies += play()
    return plies / spent


def _our_game(rules: Ruleset, chance: Random) -> int:
    game, plies = Game.start(rules), 0
    while game.outcome is None:
        game = game.play(chance.choice(game.legal))
        plies += 1
    return plies


def _chess_game(chance: Random) -> int:
    board = chess.Board()
    while board.outcome() is None:
        board.push(chance.choice(list(board.legal_moves)))
    return board.ply()
