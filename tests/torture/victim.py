"""The victim: the bot itself, in a process that ends without warning.

It runs what `petteia run` runs: the store with its migrations and its lock, the service, the outbox
and the ticking. In place of chat platforms there is a recorder, in place of the time a timepiece.
"""

import multiprocessing
import os
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from bot import app
from bot.computer import workers
from bot.config.settings import Database, Limits, Log, Settings, Web
from bot.i18n import speaker
from tests.torture.fragile import fragile
from tests.torture.points import AMID, Deed, Fuse, Point
from tests.torture.recorder import Recorder
from tests.torture.timepiece import Timepiece

speaker("en")  # read here, where all lives come from, and not by each of them
MUCH = 1_000_000
LOOK = timedelta(minutes=10)
"""The longest time between two looks for what is due. No other process changes anything."""

LIMITS = Limits(**dict.fromkeys(Limits.model_fields, MUCH))


@dataclass(frozen=True, slots=True)
class Life:
    """One life of the victim: its database, its files, when it begins and how it is to end."""

    url: str
    folder: Path
    begins: datetime
    doom: Point | None = None

    @property
    def ledger(self):
        """What was delivered, a line each."""
        return self.folder / "ledger"

    @property
    def log(self):
        """What the bot has logged."""
        return self.folder / "log"


def live(life, socket):
    """Live this life, and answer the frames that come over the socket."""
    os.dup2(os.open(life.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    fuse, timepiece = Fuse(life.doom), Timepiece(life.begins)
    timepiece.drives()

    def front_ends(_settings, dispatcher, people):
        yield Recorder(
            dispatcher, people, timepiece=timepiece, fuse=fuse, ledger=life.ledger, socket=socket
        )

    # So that it may start the processes in which the computer thinks.
    multiprocessing.current_process().daemon = False
    app.now = timepiece.now
    app.LOOK_INTERVAL = app.SHARED_LOOK_INTERVAL = LOOK
    app.Lanes = pensive(fuse)
    app.opened = fragile(app.opened, fuse)
    app.front_ends = front_ends
    settings = Settings(
        database=Database(url=life.url),
        web=Web(enabled=False),
        limits=LIMITS,
        log=Log(level="warning", format="json"),
    )
    app.serve(settings, lambda _said: None)


def pensive(fuse):
    """The workers of the computer, with the fuse along their thoughts.

    A thought is in its middle as soon as a process has it.
    """

    class PensivePool(workers.Pool):
        def submit(self, work, task):
            future = super().submit(work, task)
            fuse.amid(AMID)
            return future

    class Pensive(workers.Lanes):
        async def think(self, task):
            with fuse.burning(Deed.THOUGHT):
                return await super().think(task)

    workers.Pool = PensivePool
    return Pensive
