"""Nodes per second of the search, beside random plies of the rules and of the `chess` package.

The positions are those of a game that a quick level plays with itself. A node is a position that
the search has made: inside the tree, or among the takings beyond its depth. Only the processor's
time counts. The tables of a ruleset are filled by a first search that is not measured.
"""

import time
from collections.abc import Iterator
from functools import cache, partial
from random import Random
from statistics import median

from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.search import Budget, Level, choose, search
from tests.bench.bench_engine import chess_game, our_game, speed
from tests.bench.report import Figure

ROUNDS = 3
NODES = 10_000
SECONDS = 0.4  # of random games
EVERY, LAST_PLY = 8, 28  # after which plies the search is measured
_QUICK = Level(0, 0.0005)


def measure() -> Iterator[Figure]:
    """Two figures for each ruleset: beside random games of its rules, and of chess."""
    rounds = [_round(seed) for seed in range(ROUNDS)]
    for key in KEYS:
        for yardstick, column in (("its rules", 1), ("the chess package", 2)):
            yield Figure(
                name=f"search of {key}",
                median=median(speeds[key][0] for speeds in rounds),
                unit="nodes/s",
                ratio=median(speeds[key][0] / speeds[key][column] for speeds in rounds),
                yardstick=f"random plies of {yardstick}",
            )


def _round(seed: int) -> dict[str, tuple[float, float, float]]:
    """By ruleset the nodes per second of the search, and the plies of the rules and of chess."""
    chance = Random(seed)
    chess = speed(partial(chess_game, chance), SECONDS)
    return {
        key: (
            _nodes_per_second(key),
            speed(partial(our_game, ruleset(key), chance), SECONDS),
            chess,
        )
        for key in KEYS
    }


def _nodes_per_second(key: str) -> float:
    nodes, spent = 0, 0.0
    for game in _games(key):
        budget = Budget(nodes=NODES)
        search(game.ruleset, game.position, game.since_irreversible, budget)
        begin = time.process_time()
        nodes += search(game.ruleset, game.position, game.since_irreversible, budget).nodes
        spent += time.process_time() - begin
    return nodes / spent


@cache
def _games(key: str) -> tuple[Game, ...]:
    """The game after some plies, all men placed."""
    chance, games = Random(key), []
    game, plies = Game.start(ruleset(key)), 0
    while game.outcome is None and plies <= LAST_PLY:
        placing = any(game.position.hand)
        if plies % EVERY == EVERY // 2 and not placing:
            games.append(game)
        plies += not placing
        line = choose(game.ruleset, game.position, game.since_irreversible, _QUICK, chance)
        game = game.play(chance.choice(game.legal) if placing else line.actions[0])
    return tuple(games)
