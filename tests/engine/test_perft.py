"""Perft counts from files: lines `id`, ruleset `name`, perhaps `fen`, and `perft depth count`."""

from pathlib import Path
from typing import NamedTuple

from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.perft import divide, perft
from tests.engine.naive.perft import perft as naive_perft
from tests.engine.naive.perft import state_of

FOLDER = Path(__file__).parent / "perft"
NODE_LIMIT = 500_000  # of one count, so that the whole run stays short
NAIVE_LIMIT = 1_200  # the same, for the naive rules


class Entry(NamedTuple):
    """A position, the start if there is no `fen`, and its counts by depth."""

    id: str
    name: str
    fen: str | None
    counts: dict[int, int]

    def up_to(self, limit):
        """The counts that are not too large."""
        return {depth: count for depth, count in self.counts.items() if count <= limit}


def entries():
    for path in sorted(FOLDER.glob("*.perft")):
        for paragraph in path.read_text("utf-8").split("\n\n"):
            lines = [line for line in paragraph.splitlines() if not line.startswith("#")]
            fields = dict(line.split(" ", 1) for line in lines if not line.startswith("perft"))
            counts = dict(map(int, line.split()[1:]) for line in lines if line.startswith("perft"))
            yield Entry(fields["id"], fields["name"], fields.get("fen"), counts)


ENTRIES = tuple(entries())


def game_of(name, fen):
    rules = ruleset(name)
    return Game.load(rules, fen) if fen else Game.start(rules)


def test_perft_counts_as_the_files_say():
    told = {entry.id: entry.up_to(NODE_LIMIT) for entry in ENTRIES}
    assert all(told.values())
    assert told == {
        entry.id: {depth: perft(game_of(entry.name, entry.fen), depth) for depth in told[entry.id]}
        for entry in ENTRIES
    }


def test_the_naive_rules_count_the_same():
    told = {entry.id: entry.up_to(NAIVE_LIMIT) for entry in ENTRIES}
    assert told == {
        entry.id: {
            depth: naive_perft(state_of(entry.name, entry.fen), depth) for depth in told[entry.id]
        }
        for entry in ENTRIES
    }


def test_every_ruleset_is_counted_from_the_start_and_from_elsewhere():
    assert len({entry.id for entry in ENTRIES}) == len(ENTRIES)
    keys = {(ruleset(entry.name).key, entry.fen is not None) for entry in ENTRIES}
    assert keys == {(key, elsewhere) for key in KEYS for elsewhere in (False, True)}


def test_perft_of_depth_zero_is_the_position_itself():
    assert perft(game_of("walker-petteia", None), 0) == 1


def test_divide_lists_the_first_actions_in_ascending_order():
    counts = divide(game_of("lemery-compact", None), 2)
    assert list(counts) == sorted(counts)
    assert len(counts) == 37
    assert sum(counts.values()) == 1286
