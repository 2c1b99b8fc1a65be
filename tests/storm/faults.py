"""The faults of a storm, drawn from the table of what the platforms' statuses mean."""

from dataclasses import dataclass

from bot.frontends.outcomes import DISCORD_CODES, STATUSES, TELEGRAM_DESCRIPTIONS, Outcome

ENDS_INPUT = {401, 404, 409}
"""With these Telegram says that the token or the program is wrong, which is not about a message."""

NOT_FOUND = 404
"""Of a message that is there it would be untrue, and so would what says that it is gone."""

UNLISTED = (418, 451, 500, 502, 503, 504)
CLOSED = (
    "CHAT_WRITE_FORBIDDEN",
    "TOPIC_CLOSED",
    "CHAT_ODD",
    "not enough rights to send photos to the chat",
)
THREADS = (50083, 160005, 160006, 50001, 50013, 50035, 30046, 20028)
ONCE, A_WHILE, FOR_EVER = 1, 3, 10_000


@dataclass
class Fault:
    """What a route answers instead, and how often yet; ``is_lost``: it is done all the same."""

    route: str
    status: int
    code: int = 0
    text: str = ""
    times: int = ONCE
    is_lost: bool = False


def telegram_fault(chance, routes):
    """A fault of a route of Telegram's."""
    times = chance.choice((ONCE, A_WHILE, FOR_EVER))
    status = chance.choice(sorted({*STATUSES, *UNLISTED} - ENDS_INPUT))
    passing = (
        each for each in TELEGRAM_DESCRIPTIONS if not _says_gone(TELEGRAM_DESCRIPTIONS, each)
    )
    text = chance.choice((*CLOSED, *passing)) if status == 400 else f"status {status}"
    is_lost = chance.random() < 0.1
    return Fault(chance.choice(routes), status, 0, text, ONCE if is_lost else times, is_lost)


def discord_fault(chance, routes):
    """A fault of a route of Discord's: a method and a pattern of paths."""
    times = chance.choice((ONCE, A_WHILE, FOR_EVER))
    status = chance.choice(sorted({*STATUSES, *UNLISTED} - {401, NOT_FOUND}))
    codes = (each for each in DISCORD_CODES if not _says_gone(DISCORD_CODES, each))
    code = chance.choice((0, *THREADS, *codes)) if status < 500 else 0
    return Fault(chance.choice(routes), status, code, "", times)


def _says_gone(table, key):
    return table[key] is Outcome.GONE
