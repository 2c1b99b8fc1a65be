"""The naive implementation itself: the test blocks hold for it, too."""

import re

import pytest

from tests.diagrams import board_text
from tests.engine import naive
from tests.engine.blocks import CARDS, OWN, blocks_in
from tests.engine.naive.refusing import is_active
from tests.engine.naive.state import name, square_of
from tests.engine.naive.text import board_text as board_of

FILES = dict(zip("ABΓΔEZHΘIKΛM", "abcdefghijkl", strict=True))  # Latin where it looks the same


def latin(text):
    """A text in Vogt's letters, as they look, in the engine's."""
    return re.sub(r"(\w)(?=[1-8])", lambda letter: FILES.get(letter[0], letter[0]), text)


class Replay:
    """A block being carried out by the naive rules."""

    def __init__(self, block):
        self.rules = naive.named(block.ruleset)
        board = board_text(block.rows, self.rules.files, self.rules.ranks)
        roll = "?" if self.rules.dice else "-"
        self.state = naive.load(self.rules, f"{board} {block.turn} - {roll} {block.tally}")
        for line in block.lines:
            if not line[0].isdigit():
                word, _, rest = line.partition(" ")
                getattr(self, f"_{word}")(latin(rest) if self.rules.family == "vogt" else rest)

    def _setup(self, _rest):
        self.state = naive.begin(self.rules)

    def _dice(self, throw):
        self.state.roll = "".join(sorted(throw, reverse=True))

    def _play(self, actions):
        for action in actions.split():
            self._do(f"@{action}" if len(action) == 2 else action)

    def _do(self, action):
        if action.startswith("roll"):
            action = "roll" + "".join(sorted(action[-2:], reverse=True))
        assert action in naive.legal(self.state)
        self.state = naive.play(self.state, action)

    def _illegal(self, rest):
        action, _, _code = rest.partition(" ")
        assert action not in naive.legal(self.state)
        assert f"@{action}" not in naive.legal(self.state)

    def _huff(self, square):
        self._do(f"huff-{square}")

    def _nohuff(self, square):
        self._illegal(f"huff-{square}")

    def _waive(self, _rest):
        self._do("pass")

    def _moves(self, rest):
        piece, _, expected = rest.partition(": ")
        texts = [text.replace("x", "-") for text in naive.legal(self.state)]
        ends = [text.split("-")[-1] for text in texts if text.startswith(f"{piece}-")]
        assert sorted(ends) == sorted([] if expected == "none" else expected.split())

    def _captures(self, expected):
        assert self.state.captured == sorted([] if expected == "none" else expected.split())

    def _spared(self, rest):
        """Whoever was spared still stands there; why is for the engine to say."""
        square, _, _why = rest.partition(" ")
        assert square_of(square) in self.state.pieces

    def _at(self, rest):
        for claim in rest.split():
            square, _, expected = claim.partition("=")
            man = self.state.pieces.get(square_of(square))
            letter = "." if man is None else man.kind if man.side == 1 else man.kind.lower()
            assert letter + "~" * bool(man and man.marked) == expected, board_of(self.state)

    def _active(self, rest):
        for claim in rest.split():
            square, _, expected = claim.partition("=")
            assert is_active(self.state, square_of(square)) == (expected == "yes")

    def _turn(self, number):
        assert self.state.side == int(number)

    def _result(self, rest):
        words = rest.split()
        expected = {"none": None, "draw": (0, words[-1])}.get(words[0])
        if words[0] == "win":
            expected = (int(words[1]), words[2])
        assert self.state.result == expected, board_of(self.state)

    def _adjudicate(self, _rest):
        self.state.result = naive.settled(self.state)


BLOCKS = (*blocks_in(CARDS), *blocks_in(OWN))


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_a_block_holds_for_the_naive_rules(block):
    Replay(block)


def test_naive_squares_are_named_as_in_the_notation():
    assert name(square_of("l12")) == "l12"
