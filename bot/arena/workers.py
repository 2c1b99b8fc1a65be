"""Worker processes that play games; they end with the program, however that ends."""

import os
import signal
import sys
from collections.abc import Generator, Sequence
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import TYPE_CHECKING, cast

from bot.arena.playing import play
from bot.arena.schedule import PlayedGame, ScheduledGame

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess


class WorkerDied(Exception):  # noqa: N818 - the name says what is wrong already
    """A worker process ended in the middle of a game."""


def play_all(games: Sequence[ScheduledGame], jobs: int) -> Generator[PlayedGame]:
    """Play games in so many processes, and yield each as it ends. Raises WorkerDied.

    Closing the iterator ends the processes and whatever they started.
    """
    left = iter(games)
    workers: dict[Connection, SpawnProcess] = {}
    busy: set[Connection] = set()
    context = get_context("spawn")
    try:
        for game in islice(left, jobs):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs,), daemon=True)
            worker.start()
            theirs.close()
            workers[ours] = worker
            busy.add(ours)
            ours.send(game)
        while busy:
            for ready in cast("list[Connection]", wait([*busy])):
                played: PlayedGame = ready.recv()
                game_left = next(left, None)
                if game_left is None:
                    busy.remove(ready)
                else:
                    ready.send(game_left)
                yield played
    except (EOFError, OSError) as error:
        raise WorkerDied from error
    finally:
        for worker in workers.values():
            worker.terminate()
        for ours, worker in workers.items():
            worker.join()
            ours.close()


def _work(connection: Connection) -> None:
    """Play what comes through the connection, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the program handles Ctrl-C
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # ends outside engines on the way
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            game = connection.recv()
        except EOFError:
            return
        connection.send(play(game))


def _end_with_parent() -> None:
    """Wait until the program is gone, and end this process in the middle of its game."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
