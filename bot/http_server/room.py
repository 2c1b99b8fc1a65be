"""Which connections are admitted, and which has to go when there are too many.

Invariant: beyond a limit the connection goes that has waited longest for a request, since that
costs nobody an answer. If all are being served the new one is refused: to close one that is
served would have its client come again and push out the next.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from bot.http_server.addresses import limit_key
from bot.http_server.dropped import Reason

if TYPE_CHECKING:
    from bot.http_server.addresses import Address, TrustedProxies
    from bot.http_server.dropped import DropLog
    from bot.http_server.limits import ServerLimits


class Connection(Protocol):
    """What is admitted and closed here."""

    @property
    def peer(self) -> Address | None:
        """Who is at the other end, None if that is unknown."""

    def check(self) -> None:
        """Close it if its time is over."""

    def abort(self) -> None:
        """Close it without an answer."""


@dataclass(slots=True)
class _Crowd:
    """Connections, and in order those that wait for a request."""

    present: set[Connection] = field(default_factory=set)
    waiting: dict[Connection, None] = field(default_factory=dict)

    def add(self, connection: Connection) -> None:
        self.present.add(connection)
        self.waiting[connection] = None

    def remove(self, connection: Connection) -> None:
        self.present.discard(connection)
        self.waiting.pop(connection, None)


class Room:
    """The connections of a listener."""

    def __init__(self, limits: ServerLimits, proxies: TrustedProxies, drops: DropLog) -> None:
        self._limits = limits
        self._proxies = proxies
        self._drops = drops
        self._all = _Crowd()
        self._peers: dict[str, _Crowd] = {}

    def __len__(self) -> int:
        """Return how many connections there are."""
        return len(self._all.present)

    def connections(self) -> tuple[Connection, ...]:
        """Return all connections."""
        return tuple(self._all.present)

    def admit(self, connection: Connection) -> bool:
        """Admit a connection and make room for it if need be; False if it has to be refused."""
        key = limit_key(connection.peer)
        peer = self._peers.get(key, _Crowd())
        trusted = self._proxies.trusts(connection.peer)
        if not trusted and len(peer.present) >= self._limits.per_peer:
            admitted = self._close_one(peer)
        else:
            admitted = len(self) < self._limits.connections or self._close_one(self._all)
        if admitted:
            self._all.add(connection)
            self._peers.setdefault(key, _Crowd()).add(connection)
        return admitted

    def _close_one(self, crowd: _Crowd) -> bool:
        self._drops.count(Reason.FULL)
        oldest = next(iter(crowd.waiting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.abort()
        return True

    def wait(self, connection: Connection) -> None:
        """Record that a connection waits for a request from now on."""
        if connection in self._all.present:
            for crowd in (self._all, self._peers[limit_key(connection.peer)]):
                crowd.waiting[connection] = None

    def serve(self, connection: Connection) -> None:
        """Record that a connection is being served."""
        if connection in self._all.present:
            for crowd in (self._all, self._peers[limit_key(connection.peer)]):
                crowd.waiting.pop(connection, None)

    def leave(self, connection: Connection) -> None:
        """Forget a connection that is closed."""
        self._all.remove(connection)
        key = limit_key(connection.peer)
        if peer := self._peers.get(key):
            peer.remove(connection)
            if not peer.present:
                del self._peers[key]
