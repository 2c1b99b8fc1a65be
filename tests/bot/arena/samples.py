"""Games to count and to play, engines that break, and waiting for processes."""

import shlex
import sys
import time
from pathlib import Path

from bot.arena.schedule import Conditions, PlayedGame, ScheduledGame

BROKEN = Path(__file__).with_name("broken_engine.py")
SMALL = "lemery-ultra"
PATIENCE = 60  # seconds on a busy machine; what is waited for comes at once


def broken(how, *more):
    """The player that breaks so."""
    return f"ugi:{shlex.join([sys.executable, '-S', str(BROKEN), how, *map(str, more)])}"


def scheduled(first="random", second="greedy", pair=0, ruleset=SMALL, **conditions):
    return ScheduledGame(
        ruleset=ruleset,
        revision=1,
        first=first,
        second=second,
        pair=pair,
        conditions=Conditions(**conditions),
    )


def played(  # noqa: PLR0913 - the parts of a game
    winner,
    *args,
    reason="count",
    plies=20,
    decisions=10,
    choices=300,
    actions=("a2-a3",),
    **kwargs,
):
    return PlayedGame(
        game=scheduled(*args, **kwargs),
        winner=winner,
        reason=reason,
        detail="",
        plies=plies,
        decisions=decisions,
        choices=choices,
        actions=actions,
    )


def until(done):
    """Wait until something is so."""
    for _ in range(PATIENCE * 100):
        if done():
            return
        time.sleep(0.01)
    raise AssertionError("it took too long")


def is_gone(pid):
    """Whether a process has ended, which it may do at any point of the look."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return True
    return stat.rpartition(")")[2].split()[0] == "Z"
