"""The Universal Game Interface: a line in, lines out; whoever calls owns the streams.

Law: every line is answered or ignored, whatever it holds; none raises.
"""

import re
from collections.abc import Callable, Iterator

from engine.catalogue import DEFAULT, UnknownOption, UnknownRuleset, UnknownValue, ruleset
from engine.errors import AmbiguousAction, IllegalAction, NotationError
from engine.game import Game
from engine.perft import divide
from engine.position import Side
from engine.position_text import write_board
from engine.ruleset import Ruleset

_LONGEST = 1 << 16  # a game that lasts as long as it can is about half of this
_LONGEST_ECHO = 60
_DEEPEST = 60
_OPTION = re.compile(r"name\s+ruleset\s+value\s+(\S.*)", re.IGNORECASE)
_POSITION = re.compile(r"(?:startpos|fen\s+(?P<fen>\S.*?))(?:\s+moves(?:\s+(?P<moves>.*))?)?")
_PERFT = re.compile(r"perft\s+([0-9]{1,3})")


class Session:
    """One conversation. `over` is set once the other side has said quit."""

    def __init__(self) -> None:
        self.over = False
        self._game = Game.start(ruleset(DEFAULT))

    def answer(self, line: str) -> Iterator[str]:
        """The lines that answer a line; none for one that is unknown."""
        if len(line) > _LONGEST:
            yield "info string line too long"
            return
        word, _, rest = line.strip().partition(" ")
        command = self._commands().get(word)
        if command is not None:
            yield from command(rest.strip())

    def _commands(self) -> dict[str, Callable[[str], Iterator[str]]]:
        return {
            "ugi": self._ugi,
            "isready": self._is_ready,
            "uginewgame": self._new_game,
            "setoption": self._set_option,
            "position": self._position,
            "go": self._go,
            "query": self._query,
            "d": self._draw,
            "quit": self._quit,
        }
