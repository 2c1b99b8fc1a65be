"""What the bot writes to its log while it is attacked: JSON lines, read as they come."""

import json
import logging
import sys
from contextlib import contextmanager, redirect_stderr

from bot.operations.logs import set_up_logs
from tests.hostile.inputs import CANARY

WRONG = {"error", "critical"}


class Logbook:
    """The log of a run, of all levels, in which no secret was blotted out."""

    def __init__(self, path):
        self._path = path
        self._read = path.open(encoding="utf-8")
        self.lines = 0

    def new(self):
        """Return the lines that were written since."""
        sys.stderr.flush()
        lines = self._read.read().splitlines()
        self.lines += len(lines)
        return lines

    def problems(self, secrets):
        """Yield what is wrong with the lines that were written since."""
        for line in self.new():
            yield from wrong(line)
            if CANARY.casefold() in line.casefold():
                yield f"a person's words in the log: {line}"
            if any(secret in line for secret in secrets):
                yield f"a secret in the log: {line}"


def wrong(line):
    """Yield what is wrong with a line whatever it says of people."""
    try:
        level = json.loads(line)["level"]
    except (ValueError, KeyError, TypeError):
        yield f"no log line: {line}"
        return
    if level in WRONG:
        yield f"the log says: {line}"


@contextmanager
def logbook(path):
    """Have the bot of this process log to a file, as it does when it runs."""
    with path.open("w", encoding="utf-8") as file, redirect_stderr(file):
        set_up_logs("debug", "json")
        try:
            yield Logbook(path)
        finally:  # what is said from here on is for the operator of this run
            sys.excepthook = sys.__excepthook__
            logging.getLogger().handlers = [logging.StreamHandler(sys.__stderr__)]
