"""The ```test blocks of the rule cards, and how each of their lines is carried out."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.catalogue import UnknownOption, UnknownRuleset, UnknownValue, ruleset
from engine.errors import IllegalAction
from engine.events import Captured
from engine.explain import refuse
from engine.game import Game
from engine.position import Outcome, Reason, Side
from engine.position_text import letter
from tests.diagrams import board_text, drawn, names

FOLDER = Path(__file__).parent / "rules"
EMPTY = "."


@dataclass(frozen=True)
class Block:
    """One case: its header's fields and its lines."""

    id: str
    ruleset: str
    turn: str
    tally: str
    lines: tuple[str, ...]

    @property
    def playable(self):
        """Whether its ruleset and options exist."""
        try:
            ruleset(self.ruleset)
        except (UnknownRuleset, UnknownOption, UnknownValue):
            return False
        return True


def all_blocks():
    """Every block of every file."""
    return tuple(
        _block(text)
        for path in sorted(FOLDER.glob("*.md"))
        for text in re.findall(
            r"^```test\n(.*?)^```$", path.read_text("utf-8"), re.DOTALL | re.MULTILINE
        )
    )


def _block(text):
    header, *lines = text.strip().split("\n")
    fields = dict(field.strip().split(" ", 1) for field in header.split("|"))
    return Block(
        fields["id"],
        fields["ruleset"],
        fields["turn"],
        fields.get("tally", "-"),
        tuple(line for line in lines if not line.startswith("#")),
    )


def run(block):
    """Carry out a block, line by line."""
    Run(block).go()


class Run:
    """A block being carried out."""

    def __init__(self, block):
        self.block = block
        self.rules = ruleset(block.ruleset)
        self.game = self._first_game()

    def go(self):
        for line in self.block.lines:
            if not line[0].isdigit():
                word, _, rest = line.partition(" ")
                getattr(self, f"_{word}")(rest)

    def _first_game(self):
        board = self.rules.board
        if "setup" in self.block.lines:
            return Game.start(self.rules)
        rows = dict(line.split(" ", 1) for line in self.block.lines if line[0].isdigit())
        text = board_text({int(rank): row for rank, row in rows.items()}, board.files, board.ranks)
        return Game.load(self.rules, f"{text} {self.block.turn} - - {self.block.tally}")

    def _setup(self, _rest):
        assert self.game.position == self.rules.start

    def _play(self, actions):
        for action in actions.split():
            self.game = self.game.play(self.game.read(action))

    def _illegal(self, action):
        with pytest.raises(IllegalAction):
            self.game.read(action)
        assert refuse(self.game, action) is not None

    def _moves(self, rest):
        piece, _, expected = rest.partition(": ")
        start = self.rules.board.square(piece)
        ends = [a.path[-1] for a in self.game.legal if a.path[0] == start]
        wanted = [] if expected == "none" else expected.split()
        assert names(self.rules.board, ends) == sorted(wanted), self._picture()

    def _captures(self, expected):
        taken = [event.square for event in self.game.events if isinstance(event, Captured)]
        wanted = [] if expected == "none" else expected.split()
        assert names(self.rules.board, taken) == sorted(wanted), self._picture()

    def _at(self, rest):
        for claim in rest.split():
            name, _, expected = claim.partition("=")
            piece = self.game.position.piece_at(self.rules.board.square(name))
            assert (letter(piece) if piece else EMPTY) == expected, self._picture()

    def _turn(self, number):
        assert self.game.position.side.number == int(number)

    def _result(self, rest):
        words = rest.split()
        if words == ["none"]:
            expected = None
        elif words[0] == "draw":
            expected = Outcome(None, Reason(words[1]))
        else:
            expected = Outcome(Side(int(words[1]) - 1), Reason(words[2]))
        assert self.game.outcome == expected, self._picture()

    def _picture(self):
        return "\n" + drawn(self.rules.board, self.game.position)
