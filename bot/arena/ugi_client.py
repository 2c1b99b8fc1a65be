"""An outside engine: a program that speaks the Universal Game Interface.

Its answers are hostile: they may be late, endless, no text, or not come at all.
"""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Self

from engine import Action, AmbiguousAction, Game, IllegalAction, NotationError, Ruleset

MAX_LINE_BYTES = 1 << 16
MAX_DETAIL = 120
_RULESET = ["option", "name", "ruleset"]
START_TIMEOUT = 30.0  # seconds for each answer before the first move
GRACE = 0.5  # seconds to end by itself after "quit"


class Forfeit(Exception):  # noqa: N818 - a result, not an error of the program
    """A player loses by what it did; `reason` is `timeout`, `crash` or `illegal-move`."""

    def __init__(self, reason: str, detail: str) -> None:
        shown = "".join(c if c.isprintable() else "?" for c in detail)
        super().__init__(f"{reason}: {shown[:MAX_DETAIL]}")
        self.reason = reason
        self.detail = shown[:MAX_DETAIL]


class Engine:
    """One engine for one game; it is started when it is first asked, and ended with the block."""

    def __init__(self, command: Sequence[str], rules: Ruleset, go: str, timeout: float) -> None:
        self._command = command
        self._rules = rules
        self._go = go
        self._timeout = timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""
        self._failed = False

    def __enter__(self) -> Self:
        """Nothing is started yet."""
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        """End the engine and all that it started; one that played well may end by itself."""
        if self._process is None:
            return
        if error is None and not self._failed:
            with suppress(OSError):
                os.write(self._input, b"quit\n")
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        with self._process:
            pass  # waits for it, and closes its pipes

    def choose(self, game: Game, actions: Sequence[str]) -> Action:
        """The engine's action; raises Forfeit if it gives none that is legal."""
        try:
            return self._chosen(game, actions)
        except Forfeit:
            self._failed = True
            raise

    def _chosen(self, game: Game, actions: Sequence[str]) -> Action:
        if self._process is None:
            self._start()
        moves = f" moves {' '.join(actions)}" if actions else ""
        self._tell(f"position startpos{moves}")
        self._tell(f"go {self._go}")
        words = self._until("bestmove", self._timeout)[-1]
        text = words[1] if len(words) > 1 else ""
        try:
            return game.read(text)
        except (NotationError, AmbiguousAction, IllegalAction):
            raise Forfeit("illegal-move", text or "no move") from None

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user named the program
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is not for it, and its children end with it
                bufsize=0,
            )
        except OSError as error:
            raise Forfeit("crash", error.strerror or str(error)) from None
        os.set_blocking(self._input, False)
        os.set_blocking(self._output, False)
        self._tell("ugi")
        offered = self._until("ugiok", START_TIMEOUT)
        if any([word.lower() for word in line[:3]] == _RULESET for line in offered):
            self._tell(f"setoption name Ruleset value {self._rules.name}")
        self._tell("uginewgame")
        self._tell("isready")
        self._until("readyok", START_TIMEOUT)

    @property
    def _input(self) -> int:
        return self._pipe("stdin")

    @property
    def _output(self) -> int:
        return self._pipe("stdout")

    def _pipe(self, name: str) -> int:
        descriptor: int = getattr(self._process, name).fileno()
        return descriptor

    def _tell(self, line: str) -> None:
        data = f"{line}\n".encode()
        try:
            written = os.write(self._input, data)
        except BlockingIOError:
            written = 0
        except OSError:
            raise Forfeit("crash", self._end()) from None
        if written < len(data):
            raise Forfeit("crash", "it does not read what it is told")

    def _until(self, last: str, timeout: float) -> list[list[str]]:
        """The lines up to one that begins with a word, that one included, in words."""
        deadline = time.monotonic() + timeout
        lines: list[list[str]] = []
        while not lines or lines[-1][:1] != [last]:
            line = self._line(deadline)
            if line is None:
                raise Forfeit("timeout", f"no {last} within {timeout:g} s")
            lines.append(line.split())
        return lines

    def _line(self, deadline: float) -> str | None:
        """The next line; None if it is too late for it."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if len(self._unread) > MAX_LINE_BYTES:
                    raise Forfeit("crash", "it writes a line without an end")
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    return None
                more = os.read(self._output, MAX_LINE_BYTES)
                if not more:
                    raise Forfeit("crash", self._end())
                self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        return None if time.monotonic() > deadline else line.decode(errors="replace")

    def _end(self) -> str:
        """How the engine ended."""
        try:
            status = self._process.wait(GRACE) if self._process else None
        except subprocess.TimeoutExpired:
            status = None
        return "it closed its output" if status is None else f"it ended with status {status}"
