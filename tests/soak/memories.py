"""The bounded memories of the bot: made small, so that they are soon full, and measured."""

from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from bot.core.matches import history, trails

SMALL = 64
"""How many entries a memory holds that holds thousands otherwise."""

LOOPS = 2
"""How many loops look for due work: the outbox worker and the scheduler."""


@contextmanager
def small(telegram, page):
    """Have the large memories of Telegram's front-end and of the page hold few entries."""
    with ExitStack() as stack:
        handlers = telegram._application.handlers[0][0].callback.__self__
        api, stills = handlers._services.api, page._pictures.stills
        memories = api._shown, api._latest, stills._drawn
        for memory in memories:
            stack.enter_context(patch.object(memory, "max_entries", SMALL))
        yield


def _waiting(database):
    """Return how many callers wait for an SQLite database."""
    workers = [*database._readers, database._writer]
    return sum(worker.waiting for worker in workers if worker)


def kept(core, telegram, page):
    """Return how much is remembered while nothing happens, and its bound, by what it is."""
    handlers = telegram._application.handlers[0][0].callback.__self__
    services, stills = handlers._services, page._pictures.stills
    discord = core.outbox_worker._sender.front_ends["discord"]
    return {
        "replayed trails": (trails.replay.cache_info().currsize, trails.REPLAYS_CACHED),
        "moments of replays": (history.replay_frames.cache_info().currsize, history.MATCHES_CACHED),
        "transactions under way": (_waiting(core.store.database), LOOPS),
        "items that arrived": (len(core.outbox_worker._arrived), 0),
        "places that are shut": (len(core.outbox_worker._blocked), 0),
        "locks of Discord's posts": (len(discord._delivery._locks), 0),
        "voices on Discord": (len(discord._tokens._sinks), 0),
        "Telegram's updates being handled": (len(telegram.inbox._order), 0),
        "Telegram's updates to be settled": (len(telegram.inbox._unsettled), 0),
        "locks of Telegram's posts": (len(services.delivery._locks), 0),
        "Telegram's messages shown": (len(services.api._shown), SMALL),
        "Telegram's latest messages": (len(services.api._latest), SMALL),
        "drawings of the page": (len(stills._drawn), SMALL),
    }
