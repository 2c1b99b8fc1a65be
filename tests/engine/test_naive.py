"""The naive implementation itself: the test blocks hold for it, too."""

import re
from dataclasses import replace

import pytest

from engine.catalogue import KEYS
from tests.diagrams import board_text
from tests.engine import naive
from tests.engine.blocks import BLOCKS, carry_out, expect, fault
from tests.engine.naive.refusing import is_active
from tests.engine.naive.state import name, square_of
from tests.engine.naive.text import board_text as board_of

FILES = dict(zip("ABΓΔEZHΘIKΛM", "abcdefghijkl", strict=True))  # Latin if it looks the same


def latin(text):
    """A text in Vogt's letters, as they look, in the engine's."""
    return re.sub(r"(\w)(?=[1-8])", lambda letter: FILES.get(letter[0], letter[0]), text)


def replay(block):
    """Carry out a block by the naive rules."""
    rules = naive.named(block.ruleset)
    board = board_text(block.rows, rules.files, rules.ranks)
    roll = "?" if rules.dice else "-"
    state = naive.load(rules, f"{board} {block.turn} - {roll} {block.tally}")
    if rules.family == "vogt":
        block = replace(block, lines=tuple(map(latin, block.lines)))
    carry_out(block, Replay(rules, state))


class Replay:
    """A block being carried out: a method for each word that a line can begin with."""

    def __init__(self, rules, state):
        self.rules = rules
        self.state = state

    def setup(self, _rest):
        self.state = naive.begin(self.rules)

    def dice(self, throw):
        self.state.roll = "".join(sorted(throw, reverse=True))

    def play(self, actions):
        for action in actions.split():
            self._do(f"@{action}" if len(action) == 2 else action)

    def illegal(self, rest):
        action, _, _code = rest.partition(" ")
        legal = naive.legal(self.state)
        assert action not in legal, self._picture()
        assert f"@{action}" not in legal, self._picture()

    def huff(self, square):
        self._do(f"huff-{square}")

    def nohuff(self, square):
        self.illegal(f"huff-{square}")

    def waive(self, _rest):
        self._do("pass")

    def moves(self, rest):
        piece, _, expected = rest.partition(": ")
        texts = [text.replace("x", "-") for text in naive.legal(self.state)]
        ends = [text.split("-")[-1] for text in texts if text.startswith(f"{piece}-")]
        self._expect(sorted(ends), sorted([] if expected == "none" else expected.split()))

    def captures(self, expected):
        self._expect(self.state.captured, sorted([] if expected == "none" else expected.split()))

    def spared(self, rest):
        """The piece that was spared is still there; why is for the engine to say."""
        square, _, _why = rest.partition(" ")
        assert square_of(square) in self.state.pieces, self._picture()

    def at(self, rest):
        for claim in rest.split():
            square = claim.partition("=")[0]
            man = self.state.pieces.get(square_of(square))
            letter = "." if man is None else man.kind if man.side == 1 else man.kind.lower()
            self._expect(f"{square}={letter}{'~' * bool(man and man.marked)}", claim)

    def active(self, rest):
        for claim in rest.split():
            square = claim.partition("=")[0]
            found = is_active(self.state, square_of(square))
            self._expect(f"{square}={'yes' if found else 'no'}", claim)

    def turn(self, number):
        self._expect(self.state.side, int(number))

    def result(self, rest):
        words = rest.split()
        expected = {"none": None, "draw": (0, words[-1])}.get(words[0])
        if words[0] == "win":
            expected = (int(words[1]), words[2])
        self._expect(self.state.result, expected)

    def adjudicate(self, _rest):
        self.state.result = naive.settled(self.state)

    def _do(self, action):
        if action.startswith("roll"):
            action = "roll" + "".join(sorted(action[-2:], reverse=True))
        assert action in naive.legal(self.state), f"{action} is not legal\n{self._picture()}"
        self.state = naive.play(self.state, action)

    def _expect(self, found, wanted):
        expect(found, wanted, self._picture())

    def _picture(self):
        return board_of(self.state)


@pytest.mark.parametrize("key", KEYS)
def test_every_block_of_a_ruleset_holds_for_the_naive_rules(key):
    faults = [fault(block, replay) for block in BLOCKS if block.key == key]
    assert not any(faults), "\n".join(filter(None, faults))


def test_naive_squares_are_named_as_in_the_notation():
    assert name(square_of("l12")) == "l12"
