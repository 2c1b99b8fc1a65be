"""Perft counts from files: lines `id`, ruleset `name`, perhaps `fen`, and `perft depth count`."""

from pathlib import Path

import pytest

from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.perft import divide, perft
from tests.engine.naive.perft import perft as naive_perft
from tests.engine.naive.perft import state_of

FOLDER = Path(__file__).parent / "perft"
NODE_LIMIT = 500_000  # of one count, so that the whole run stays short
NAIVE_LIMIT = 1_200  # the same, for the naive rules


def entries():
    for path in sorted(FOLDER.glob("*.perft")):
        for paragraph in path.read_text("utf-8").split("\n\n"):
            lines = [line for line in paragraph.splitlines() if not line.startswith("#")]
            fields = dict(line.split(" ", 1) for line in lines if not line.startswith("perft"))
            counts = [
                tuple(map(int, line.split()[1:])) for line in lines if line.startswith("perft")
            ]
            yield pytest.param(fields["name"], fields.get("fen"), counts, id=fields["id"])


def game_of(name, fen):
    rules = ruleset(name)
    return Game.load(rules, fen) if fen else Game.start(rules)


@pytest.mark.parametrize(("name", "fen", "counts"), tuple(entries()))
def test_perft_counts_as_the_file_says(name, fen, counts):
    game = game_of(name, fen)
    tried = [(depth, perft(game, depth)) for depth, count in counts if count <= NODE_LIMIT]
    assert tried == [(depth, count) for depth, count in counts if count <= NODE_LIMIT]
    assert tried


@pytest.mark.parametrize(("name", "fen", "counts"), tuple(entries()))
def test_the_naive_rules_count_the_same(name, fen, counts):
    few = [(depth, count) for depth, count in counts if count <= NAIVE_LIMIT]
    assert [(depth, naive_perft(state_of(name, fen), depth)) for depth, _ in few] == few


def test_every_ruleset_is_counted_from_the_start_and_from_elsewhere():
    counted = [(entry.values[0], bool(entry.values[1])) for entry in entries()]
    keys = {(ruleset(name).key, elsewhere) for name, elsewhere in counted}
    assert keys == {(key, elsewhere) for key in KEYS for elsewhere in (False, True)}


def test_perft_of_depth_zero_is_the_position_itself():
    assert perft(game_of("walker-petteia", None), 0) == 1


def test_divide_lists_the_first_actions_in_ascending_order():
    counts = divide(game_of("lemery-compact", None), 2)
    assert list(counts) == sorted(counts)
    assert len(counts) == 37
    assert sum(counts.values()) == 1286
