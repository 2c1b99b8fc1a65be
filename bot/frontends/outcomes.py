"""What the statuses of Discord's and Telegram's APIs mean for a delivery, in one table.

Discord: Opcodes and Status Codes, JSON error codes. Telegram documents no list: its descriptions
are those of `tdlib/telegram-bot-api`.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final


class Outcome(Enum):
    """The outcome of a refused request."""

    LATER = auto()
    """It is tried again, after the platform's own time if it gives one."""
    ELSEWHERE = auto()
    """It is impossible here: without the thread, without the picture, in private, or not at all."""
    GONE = auto()
    """The message is not there any more, or cannot be changed."""


SERVER_ERROR: Final = 500

STATUSES: Final = {
    400: Outcome.ELSEWHERE,
    401: Outcome.LATER,  # a wrong token is found out about by connecting
    403: Outcome.ELSEWHERE,
    404: Outcome.ELSEWHERE,
    405: Outcome.ELSEWHERE,
    408: Outcome.LATER,
    409: Outcome.LATER,  # another program takes the updates
    413: Outcome.ELSEWHERE,
    429: Outcome.LATER,
}
"""Of both APIs. Another one below 500 is impossible here, from 500 on it passes."""

DISCORD_CODES: Final = {
    10008: Outcome.GONE,  # unknown message
    20016: Outcome.LATER,  # slow mode
    20022: Outcome.LATER,  # announcement edits
    20028: Outcome.LATER,  # writes to the channel
    20029: Outcome.LATER,  # writes to the server
    30046: Outcome.LATER,  # edits of a message older than an hour
    40062: Outcome.LATER,  # the resource is limited
    50005: Outcome.GONE,  # a message of another user
    50021: Outcome.GONE,  # a system message
    130000: Outcome.LATER,  # overloaded
    160004: Outcome.ELSEWHERE,  # a thread exists
    160005: Outcome.ELSEWHERE,  # locked
    160006: Outcome.ELSEWHERE,  # too many active threads
}
"""Those whose outcome is not that of their status."""

TELEGRAM_DESCRIPTIONS: Final = {
    "message to edit not found": Outcome.GONE,
    "message to delete not found": Outcome.GONE,
    "message can't be edited": Outcome.GONE,
    "message is not modified": Outcome.GONE,
    "there is no text in the message": Outcome.GONE,
    "there is no caption in the message": Outcome.GONE,
    "message can't be deleted": Outcome.GONE,
    "message_id_invalid": Outcome.GONE,
    "too many requests": Outcome.LATER,
    "internal server error": Outcome.LATER,
    "restart": Outcome.LATER,
}
"""Parts of descriptions whose outcome is not that of their status."""


def outcome_of_status(status: int) -> Outcome:
    """Return the outcome of an HTTP status, also of one that is in no list.

    >>> outcome_of_status(418), outcome_of_status(599)
    (<Outcome.ELSEWHERE: 2>, <Outcome.LATER: 1>)
    """
    unlisted = Outcome.LATER if status >= SERVER_ERROR else Outcome.ELSEWHERE
    return STATUSES.get(status, unlisted)


def discord_outcome(status: int, code: int) -> Outcome:
    """Return the outcome of a refusal by Discord, by its HTTP status and JSON error code."""
    return DISCORD_CODES.get(code) or outcome_of_status(status)


def telegram_outcome(status: int, description: str) -> Outcome:
    """Return the outcome of a refusal by Telegram, by its error code and description."""
    text = description.casefold()
    found = (outcome for part, outcome in TELEGRAM_DESCRIPTIONS.items() if part in text)
    return next(found, None) or outcome_of_status(status)
