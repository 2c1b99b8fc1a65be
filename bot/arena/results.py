"""The results file: one finished game a line, as JSON.

Invariant: what is in the file was played to its end. A last line that is damaged, as a kill leaves
it, is cut off; damage anywhere else is an error, and nothing is changed then.
"""

import fcntl
import json
import re
from fractions import Fraction
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.arena.schedule import Conditions, PlayedGame, ScheduledGame
from engine import Side


class ResultsError(Exception):
    """The file cannot be used; says why."""


class Results:
    """A results file, open for one run.

    `played` are its games by what was scheduled; `warning` says what was cut off, if anything.
    """

    def __init__(self, path: Path) -> None:
        """Open or make the file. Raises ResultsError, and OSError if that fails."""
        self.played: dict[ScheduledGame, PlayedGame] = {}
        self.warning = ""
        self._file = path.open("a+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._read(path)
        except BlockingIOError:
            self._file.close()
            raise ResultsError(f"{path}: another arena writes it") from None
        except ResultsError:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        """It is open already."""
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """Close the file."""
        self._file.close()

    def add(self, played: PlayedGame) -> None:
        """Append a game, at once and whole."""
        self._file.write(to_json(played))
        self._file.flush()
        self.played[played.game] = played

    def _read(self, path: Path) -> None:
        self._file.seek(0)
        lines = re.findall(rb"[^\n]*\n|[^\n]+", self._file.read())
        size = 0
        for number, line in enumerate(lines, 1):
            try:
                played = from_json(line)
            except ValueError:
                if number < len(lines):
                    raise ResultsError(f"{path}: line {number} is no result of a game") from None
                self.warning = f"{path}: its last line was damaged and is cut off"
                self._file.truncate(size)
                return
            self.played[played.game] = played
            size += len(line)


def to_json(played: PlayedGame) -> bytes:
    """The line of a game."""
    game = played.game
    conditions = game.conditions
    line = json.dumps(
        {
            "ruleset": game.ruleset,
            "revision": game.revision,
            "first": game.first,
            "second": game.second,
            "pair": game.pair,
            "seed": conditions.seed,
            "scale": str(conditions.scale),
            "opening": conditions.opening,
            "cap": conditions.cap,
            "go": conditions.go,
            "timeout": conditions.timeout,
            "winner": None if played.winner is None else played.winner.number,
            "reason": played.reason,
            "detail": played.detail,
            "plies": played.plies,
            "decisions": played.decisions,
            "choices": played.choices,
            "actions": " ".join(played.actions),
        }
    )
    return f"{line}\n".encode()


def from_json(line: bytes) -> PlayedGame:
    """The game of a line. Raises ValueError, also if the line has no end."""
    try:
        read = json.loads(line if line.endswith(b"\n") else b"")
        conditions = Conditions(
            seed=int(read["seed"]),
            scale=Fraction(read["scale"]),
            opening=int(read["opening"]),
            cap=int(read["cap"]),
            go=str(read["go"]),
            timeout=float(read["timeout"]),
        )
        game = ScheduledGame(
            ruleset=str(read["ruleset"]),
            revision=int(read["revision"]),
            first=str(read["first"]),
            second=str(read["second"]),
            pair=int(read["pair"]),
            conditions=conditions,
        )
        return PlayedGame(
            game=game,
            winner=None if read["winner"] is None else Side(read["winner"] - 1),
            reason=str(read["reason"]),
            detail=str(read["detail"]),
            plies=int(read["plies"]),
            decisions=int(read["decisions"]),
            choices=int(read["choices"]),
            actions=tuple(read["actions"].split()),
        )
    except (KeyError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        raise ValueError(f"no result of a game: {error}") from None
