"""How a front-end stands, as whoever watches over the bot sees it."""

from __future__ import annotations

from enum import StrEnum


class Standing(StrEnum):
    """Whether people are heard: now, as soon as their platform can be reached, or never again."""

    SERVING = "serving"
    REACHING = "reaching"
    STOPPED = "stopped"
