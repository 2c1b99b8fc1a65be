"""The moments at which the victim can end itself, all in one place, and what brings them on."""

import os
import signal
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import StrEnum


class Deed(StrEnum):
    """Something that the bot does."""

    OPENING = "opening the database"
    COMMAND = "a command"
    ANSWER = "an answer"
    OFFER = "a challenge"
    ACCEPTANCE = "an acceptance"
    PLY = "a ply"
    ENDING = "an end by hand"
    NUDGE = "a nudge"
    TIMEOUT = "an end by time"
    SPARING = "giving an outage back"
    BEAT = "a beat"
    DELIVERY = "a delivery"
    SETTLING = "settling a delivery"
    CLAIM = "claiming what is due"
    THOUGHT = "a thought of the computer"
    REPLY = "a ply of the computer"
    UPDATES = "a request for updates"  # or the webhook's
    KEEPING = "storing updates"
    HANDLING = "handling an update"
    RECORDING = "settling updates"
    LEFT = "taking updates that were left"
    ELSE = "anything else"


class Moment(StrEnum):
    """How far a deed has come."""

    BEFORE = "before"
    AMID = "amid"  # a statement is about to be executed
    SEALING = "sealing"  # every statement is executed, nothing is committed
    AFTER = "after"


@dataclass(frozen=True, slots=True)
class Point:
    """The ``nth`` time that the victim comes to such a moment; what is left open is any.

    ``sql`` is how the statement begins, if the moment is amid others.
    """

    deed: Deed | None = None
    moment: Moment | None = None
    sql: str = ""
    nth: int = 1

    def __str__(self):
        """Return it in words, as a test's name and a summary give it."""
        words = (self.moment or "somewhere in", self.deed or Deed.ELSE, self.sql.casefold())
        return " ".join(filter(None, words)) + (f" no {self.nth}" if self.nth > 1 else "")

    def has_come(self, deed, moment, sql):
        if self.deed is None and deed is Deed.ELSE:
            return False  # looking about, which there is no end of
        wanted = self.deed in {None, deed} and self.moment in {None, moment}
        return wanted and sql.startswith(self.sql)


BEFORE, AMID, SEALING, AFTER = Moment

POINTS = {
    "beginning": (
        Point(Deed.OPENING, BEFORE),
        Point(Deed.OPENING, AMID),
        Point(Deed.OPENING, AMID, "CREATE TABLE matches"),
        Point(Deed.OPENING, AMID, "INSERT INTO alembic_version"),
        Point(Deed.OPENING, SEALING),
        Point(Deed.OPENING, AFTER),
        Point(Deed.OFFER, SEALING),
        Point(Deed.OFFER, AFTER),
        Point(Deed.ACCEPTANCE, SEALING),
        Point(Deed.ACCEPTANCE, AFTER),
    ),
    "playing": (
        Point(Deed.COMMAND, BEFORE, nth=7),
        Point(Deed.PLY, BEFORE),
        Point(Deed.PLY, AMID, "UPDATE matches"),
        Point(Deed.PLY, AMID, "INSERT INTO events"),
        Point(Deed.PLY, AMID, "INSERT INTO outbox"),
        Point(Deed.PLY, SEALING),
        Point(Deed.PLY, AFTER),  # nobody is woken
        Point(Deed.COMMAND, AFTER, nth=7),
        Point(Deed.ANSWER, AFTER, nth=7),
        Point(Deed.ENDING, SEALING),
        Point(Deed.ENDING, AFTER),
    ),
    "rating": (
        *(
            Point(deed, AMID, f"INSERT INTO {table}")
            for deed in (Deed.ENDING, Deed.TIMEOUT)
            for table in ("rated_matches", "ratings", "season_ratings")
        ),
        *(Point(deed, SEALING) for deed in (Deed.ENDING, Deed.TIMEOUT)),
        *(Point(deed, AFTER) for deed in (Deed.ENDING, Deed.TIMEOUT)),
    ),
    "telling": (
        Point(Deed.DELIVERY, BEFORE, nth=2),
        Point(Deed.DELIVERY, AFTER, nth=2),
        Point(Deed.SETTLING, BEFORE, nth=2),
        Point(Deed.SETTLING, SEALING, nth=2),
        Point(Deed.SETTLING, AFTER, nth=2),
        *(
            Point(deed, moment)
            for deed in (Deed.BEAT, Deed.SPARING, Deed.NUDGE, Deed.TIMEOUT)
            for moment in (BEFORE, SEALING, AFTER)
        ),
    ),
    "thinking": (
        Point(Deed.THOUGHT, AMID),
        Point(Deed.CLAIM, BEFORE),
        Point(Deed.CLAIM, SEALING),
        Point(Deed.CLAIM, AFTER),
        Point(Deed.THOUGHT, BEFORE),
        Point(Deed.THOUGHT, AFTER),
        Point(Deed.REPLY, BEFORE),
        Point(Deed.REPLY, SEALING),
        Point(Deed.REPLY, AFTER),
    ),
}
"""The named points, by what the bot is at then, in an order in which it can come to them."""

UPDATE_POINTS = (
    Point(Deed.UPDATES, AFTER),  # polling: they came; the webhook: they are stored
    Point(Deed.UPDATES, BEFORE, nth=2),  # polling: it confirms; the webhook: they came
    Point(Deed.UPDATES, AFTER, nth=2),
    Point(Deed.KEEPING, BEFORE),
    Point(Deed.KEEPING, AMID, "INSERT INTO inbox"),
    Point(Deed.KEEPING, SEALING),
    Point(Deed.KEEPING, AFTER),
    Point(Deed.HANDLING, BEFORE),
    *(
        point
        for deed in (Deed.OFFER, Deed.ACCEPTANCE, Deed.PLY)
        for point in (
            Point(deed, BEFORE),
            Point(deed, AMID, "INSERT INTO inbox"),
            Point(deed, AMID, "INSERT INTO events"),
            Point(deed, SEALING),
            Point(deed, AFTER),
        )
    ),
    Point(Deed.HANDLING, AFTER),
    Point(Deed.RECORDING, BEFORE),
    Point(Deed.RECORDING, SEALING),
    Point(Deed.RECORDING, AFTER),
    Point(Deed.LEFT, BEFORE),
    Point(Deed.LEFT, SEALING),
    Point(Deed.LEFT, AFTER),
)
"""The steps of taking an update, by polling or by the webhook."""

_doing = ContextVar("_doing", default=Deed.ELSE)


class Fuse:
    """Ends its own process, without a word to anyone, when its point has come."""

    def __init__(self, point):
        """Burn down to this point, or never if there is none."""
        self._point = point
        self._left = point.nth if point else 0

    @contextmanager
    def burning(self, deed):
        """Pass the moments before and after a deed, and know what is done in between."""
        self.reach(deed, BEFORE)
        token = _doing.set(deed)
        try:
            yield
        finally:
            _doing.reset(token)
        self.reach(deed, AFTER)

    def amid(self, moment, sql=""):
        """Pass a moment in the middle of whatever is done in this task."""
        self.reach(_doing.get(), moment, sql)

    def reach(self, deed, moment, sql=""):
        """Pass a moment, or do not survive it."""
        if self._point is None or not self._point.has_come(deed, moment, sql):
            return
        self._left -= 1
        if not self._left:
            os.kill(os.getpid(), signal.SIGKILL)
