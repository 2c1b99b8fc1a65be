"""The store and its database with a fuse laid along them; they do what they always do."""

import asyncio
from contextlib import asynccontextmanager

from sqlalchemy import Engine, event

from bot.core.matches.challenges import Accepted
from bot.core.matches.computers import is_computer
from bot.core.matches.play import Played
from bot.core.matches.timing import Ended, Nudged, Timed
from bot.core.store.values import Change
from engine import Reason
from tests.torture.points import AMID, SEALING, Deed

NAMED = {
    "create": Deed.OFFER,
    "acknowledge": Deed.SETTLING,
    "reschedule": Deed.SETTLING,
    "save_heartbeat": Deed.BEAT,
    "take_matches_due": Deed.CLAIM,
    "keep_inputs": Deed.KEEPING,
    "settle_inputs": Deed.RECORDING,
    "take_inputs_left": Deed.LEFT,
}
"""What the store's other methods are for."""


class FragileStore:
    """A store whose every method passes a moment before and after it.

    ``outbox_moved`` is set whenever something does not wait to be said any more.
    """

    def __init__(self, store, fuse):
        self._store = store
        self._fuse = fuse
        self.outbox_moved = asyncio.Event()

    def __getattr__(self, name):
        method = getattr(self._store, name)

        async def burning(*given, **named):
            deed = _deed(name, given)
            with self._fuse.burning(deed):
                result = await method(*given, **named)
            if deed is Deed.SETTLING:
                self.outbox_moved.set()
            return result

        return burning


def fragile(opened, fuse):
    """The way to an open store, with the fuse along it."""
    event.listen(
        Engine,
        "before_cursor_execute",
        lambda _connection, _cursor, sql, *_rest: fuse.amid(AMID, sql.lstrip()),
    )
    event.listen(Engine, "commit", lambda _connection: fuse.amid(SEALING))

    @asynccontextmanager
    async def opened_fragile(*given, **named):
        opening = opened(*given, **named)
        with fuse.burning(Deed.OPENING):
            store = await opening.__aenter__()
        try:
            yield FragileStore(store, fuse)
        finally:
            await opening.__aexit__(None, None, None)

    return opened_fragile


def _deed(name, given):
    change = given[0] if given else None
    if name == "save" and isinstance(change, Change):
        return _step(change)
    return NAMED.get(name, Deed.ELSE)


def _step(change):
    match change.events:
        case (Accepted(), *_):
            return Deed.ACCEPTANCE
        case (Played(side=side), *_):
            return Deed.REPLY if is_computer(change.match.seats[side]) else Deed.PLY
        case (Nudged(), *_):
            return Deed.NUDGE
        case (Timed(),):
            return Deed.SPARING
        case (Ended(outcome), *_):
            return Deed.TIMEOUT if outcome.reason is Reason.TIMEOUT else Deed.ENDING
        case _:
            return Deed.ELSE
