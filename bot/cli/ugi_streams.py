"""`petteia ugi` on standard input and output: a thread reads, so that each line is heard at once.

docs/ugi.md describes the protocol for those who write programs.
"""

import gc
import sys
import threading
from collections.abc import Callable, Iterable
from importlib.metadata import version
from time import monotonic

from engine.ugi import Session

SWITCH_INTERVAL = 0.001
"""Seconds after which the search makes way for the thread that reads."""


class Lines:
    """The lines of a stream, read by a thread.

    That thread answers "isready" by itself while a search runs or is next, as managers take it for
    a sign of life; ``write`` is called by one thread at a time.
    """

    def __init__(self, stream: Iterable[str], write: Callable[[str], None]) -> None:
        self._lines: list[str | None] = []
        self._arrived = threading.Condition()
        self._writing = threading.Lock()
        self._write = write
        self._at_work = False
        self._is_endless = False
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def take(self) -> str | None:
        """The next line, waited for; None at the end of the stream."""
        with self._arrived:
            self._at_work = False
            self._arrived.wait_for(lambda: len(self._lines) > 0)
            line = self._lines.pop(0)
            self._at_work = _word(line) == "go"
            self._is_endless = False
            return line

    def write(self, answer: str) -> None:
        """Write a line."""
        with self._writing:
            self._write(answer)

    def stopped(self, is_limited: bool) -> bool:  # noqa: FBT001 -- the session's callback
        """Whether the search that runs is to end now, not one behind it.

        A "stop" is taken then: it is answered by the end of the search. "quit" and the end of the
        stream let a search come to an end by itself that has a limit.
        """
        self._is_endless = not is_limited
        if not self._lines:
            return False
        with self._arrived:
            for number, line in enumerate(self._lines):
                word = _word(line)
                if word == "stop":
                    del self._lines[number]
                    self._at_work = self._is_endless = False  # in a moment
                    return True
                if word in {"quit", None}:
                    self._is_endless = False
                    return not is_limited
                if word == "go":
                    return False
        return False

    def wait_for_stop(self) -> None:
        """Wait for the "stop" of a search without a limit that came to its end by itself.

        Managers take a "bestmove" for the answer to their "stop".
        """
        with self._arrived:
            self._arrived.wait_for(lambda: not self._is_endless or self.stopped(is_limited=False))

    def _read(self, stream: Iterable[str]) -> None:
        try:
            for line in stream:
                self._add(line)
        finally:
            self._add(None)

    def _add(self, line: str | None) -> None:
        with self._arrived:
            if _word(line) != "isready" or not self._is_searching():
                self._lines.append(line)
                self._arrived.notify()
                return
        self.write("readyok")

    def _is_searching(self) -> bool:
        """Whether a search will run once all that waits is done, or does already."""
        last = [word for word in map(_word, self._lines) if word in {"go", "stop"}][-1:]
        return last == ["go"] if last else self._at_work


def _word(line: str | None) -> str | None:
    """The command of a line, None at the end of the stream."""
    return None if line is None else (line.split(maxsplit=1) or [""])[0]


def speak(stream: Iterable[str], write: Callable[[str], None]) -> None:
    """Answer the lines of a stream until it ends or says "quit".

    Nothing keeps a "stop" waiting: neither the reading thread nor the collector of cycles, which
    takes tens of milliseconds of a large table. It goes through the table between two searches.
    """
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        lines = Lines(stream, write)
        session = Session(monotonic, lines.stopped, f"Petteia {version('petteia')}")
        while not session.over and (line := lines.take()) is not None:
            gc.disable()
            for answer in session.answer(line):
                if answer.startswith("bestmove"):
                    lines.wait_for_stop()
                lines.write(answer)
            gc.enable()
    finally:
        gc.enable()
        sys.setswitchinterval(interval)
