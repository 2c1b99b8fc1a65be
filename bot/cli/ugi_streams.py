"""`petteia ugi` on standard input and output: a thread reads, so that "stop" is heard at once."""

import gc
import sys
import threading
from collections.abc import Callable, Iterable
from time import monotonic

from engine.ugi import Session

SWITCH_INTERVAL = 0.001
"""Seconds after which the search makes way for the thread that reads."""


class Lines:
    """The lines of a stream, read by a thread."""

    def __init__(self, stream: Iterable[str]) -> None:
        self._lines: list[str | None] = []
        self._arrived = threading.Condition()
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def take(self) -> str | None:
        """The next line, waited for; None at the end of the stream."""
        with self._arrived:
            self._arrived.wait_for(lambda: len(self._lines) > 0)
            return self._lines.pop(0)

    def stopped(self) -> bool:
        """Whether a stop has arrived for the search that runs, not for one behind it.

        A "stop" is taken then: it is answered by the end of the search.
        """
        if not self._lines:
            return False
        with self._arrived:
            for number, line in enumerate(self._lines):
                word = (line or "").split(maxsplit=1)[:1]
                if word == ["stop"]:
                    del self._lines[number]
                if word in (["stop"], ["quit"]):
                    return True
                if word == ["go"]:
                    return False
        return False

    def _read(self, stream: Iterable[str]) -> None:
        try:
            for line in stream:
                self._add(line)
        finally:
            self._add(None)

    def _add(self, line: str | None) -> None:
        with self._arrived:
            self._lines.append(line)
            self._arrived.notify()


def speak(stream: Iterable[str], write: Callable[[str], None]) -> None:
    """Answer the lines of a stream until it ends or says "quit".

    Nothing keeps a "stop" waiting: neither the reading thread nor the collector of cycles, which
    takes tens of milliseconds of a large table. It goes through the table between two searches.
    """
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        lines = Lines(stream)
        session = Session(monotonic, lines.stopped)
        while not session.over and (line := lines.take()) is not None:
            gc.disable()
            for answer in session.answer(line):
                write(answer)
            gc.enable()
    finally:
        gc.enable()
        sys.setswitchinterval(interval)
