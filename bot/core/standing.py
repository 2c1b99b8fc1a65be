"""How a front-end stands, as whoever watches over the bot sees it."""

from __future__ import annotations

from enum import StrEnum


class Standing(StrEnum):
    """Whether people are heard here: now, as soon as their platform can be reached, or never again.

    What is waiting is served by another process, and would be here if that one were no more.
    """

    SERVING = "serving"
    REACHING = "reaching"
    WAITING = "waiting"
    STOPPED = "stopped"
