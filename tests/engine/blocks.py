"""The ```test blocks, of the rule cards and of our own, and how each of their lines is carried out.

Our own blocks may say the code of a refusal after an illegal action: `illegal d4-d2 out-of-range`,
and why the last ply did not capture a piece: `spared e4 open d4`.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from engine.actions import PLIES, Again, Huff, Move, Pass, Roll
from engine.catalogue import ruleset
from engine.errors import IllegalAction
from engine.events import Captured
from engine.explain import refuse
from engine.game import Game
from engine.lettering import read_square
from engine.position import Cue, Outcome, Reason, Side
from engine.position_text import letter
from engine.rules.activity import is_active
from engine.why_not_captured import why_not_captured
from tests.diagrams import board_text, drawn, names

HERE = Path(__file__).parent
CARDS = HERE / "rules"
OWN = HERE / "rules_own"
EMPTY = "."
FAULTS = (AssertionError, ValueError, LookupError)
"""What carrying out a block raises if the block does not hold."""


@dataclass(frozen=True)
class Block:
    """One case: its header's fields and its lines."""

    id: str
    ruleset: str
    turn: str
    tally: str
    lines: tuple[str, ...]

    @property
    def key(self):
        return self.ruleset.partition("(")[0]

    @property
    def rows(self):
        """The ranks that it gives, by number."""
        lines = (line.split(" ", 1) for line in self.lines if line[0].isdigit())
        return {int(rank): row for rank, row in lines}


def blocks_in(folder):
    """Every block of every file of a folder."""
    return tuple(
        _block(text)
        for path in sorted(folder.glob("*.md"))
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


BLOCKS = (*blocks_in(CARDS), *blocks_in(OWN))


def first_game(block):
    """The game in the position that the block begins with; nobody has thrown or holds men yet."""
    rules = ruleset(block.ruleset)
    if "setup" in block.lines:
        return Game.start(rules)
    board = board_text(block.rows, rules.board.files, rules.board.ranks)
    roll = "-" if rules.start.roll is None else Cue.THROW
    return Game.load(rules, f"{board} {block.turn} - {roll} {block.tally}")


def run(block):
    """Carry out a block by the engine."""
    carry_out(block, Run(first_game(block)))


def carry_out(block, runner):
    """Carry out a block line by line; an `AssertionError` names the line that does not hold."""
    for line in block.lines:
        if not line[0].isdigit():
            word, _, rest = line.partition(" ")
            try:
                getattr(runner, word)(rest)
            except FAULTS as wrong:
                raise AssertionError(f"{line}: {type(wrong).__name__}: {wrong}") from wrong


def fault(block, carried_out=run):
    """What is wrong with a block, in words; nothing if it holds."""
    try:
        carried_out(block)
    except FAULTS as wrong:
        return f"{block.id}: {wrong}"
    return ""


def expect(found, wanted, picture=""):
    """Refuse what was not wanted, and show where it was found."""
    assert found == wanted, f"expected {wanted}, came {found}\n{picture}"


class Run:
    """A block being carried out: a method for each word that a line can begin with."""

    def __init__(self, game):
        self.game = game
        self.rules = game.ruleset
        self.unthrown = game  # the game as it stood before the dice that lie there now
        self.settled = None
        self.ply = None  # the game before the last ply, and the ply

    def setup(self, _rest):
        expect(self.game.position, self.rules.start)

    def play(self, actions):
        for action in actions.split():
            self._do(self.game.read(action))

    def dice(self, digits):
        low, high = sorted(map(int, digits))
        if isinstance(self.game.position.roll, tuple):
            self.game = self.unthrown
        if self.game.position.roll is Cue.BONUS:
            self._do(Again())
        self.unthrown = self.game
        self._do(Roll(high, low))

    def waive(self, _rest):
        self._do(Pass())

    def huff(self, name):
        self._do(Huff(self._square(name)))

    def nohuff(self, name):
        assert Huff(self._square(name)) not in self.game.legal, self._picture()
        self.illegal(f"huff-{name}")

    def illegal(self, rest):
        action, _, code = rest.partition(" ")
        try:
            self.game.read(action)
        except IllegalAction as refused:
            expect(refuse(self.game, action), refused.refusal, self._picture())
            expect(refused.code, code or refused.code, self._picture())
        else:
            raise AssertionError(f"{action} is legal\n{self._picture()}")

    def moves(self, rest):
        piece, _, expected = rest.partition(": ")
        start = self._square(piece)
        moves = (action for action in self.game.legal if isinstance(action, Move))
        ends = [move.path[-1] for move in moves if move.path[0] == start]
        self._expect(names(self.rules.board, ends), self._names(expected))

    def captures(self, expected):
        taken = [event.square for event in self.game.events if isinstance(event, Captured)]
        self._expect(names(self.rules.board, taken), self._names(expected))

    def spared(self, rest):
        square, code, *shown = rest.split()
        reason = why_not_captured(*self.ply, self._square(square))
        found = (reason.code, names(self.rules.board, reason.squares))
        self._expect(found, (code, names(self.rules.board, map(self._square, shown))))

    def at(self, rest):
        for claim in rest.split():
            name = claim.partition("=")[0]
            piece = self.game.position.piece_at(self._square(name))
            self._expect(f"{name}={letter(piece) if piece else EMPTY}", claim)

    def active(self, rest):
        for claim in rest.split():
            name = claim.partition("=")[0]
            found = is_active(self.rules, self.game.position, self._square(name))
            self._expect(f"{name}={'yes' if found else 'no'}", claim)

    def turn(self, number):
        self._expect(self.game.position.side.number, int(number))

    def adjudicate(self, _rest):
        self.settled = self.game.outcome_on_agreement()

    def result(self, rest):
        match rest.split():
            case ["none"]:
                expected = None
            case ["draw", reason]:
                expected = Outcome(None, Reason(reason))
            case ["win", side, reason]:
                expected = Outcome(Side(int(side) - 1), Reason(reason))
        self._expect(self.settled or self.game.outcome, expected)

    def _do(self, action):
        if isinstance(action, PLIES):
            self.ply = self.game, action
        self.game = self.game.play(action)

    def _square(self, name):
        return read_square(self.rules.board, name, self.rules.letters)

    def _names(self, expected):
        wanted = [] if expected == "none" else expected.split()
        return names(self.rules.board, map(self._square, wanted))

    def _expect(self, found, wanted):
        expect(found, wanted, self._picture())

    def _picture(self):
        return drawn(self.rules.board, self.game.position)
