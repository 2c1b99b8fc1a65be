"""Web Push: calls people while the page is closed, through the push services of browser makers.

It is the best effort: the page shows all when it is opened. What is sent says whose turn it is and
in which game, in the reader's language, encrypted for the browser; no words of others.

Invariant: it is sent to public addresses only over HTTPS. A browser names the address, so anyone
can name any. A name is looked up at the moment of sending, and the connection is made to the very
addresses that were checked. Push services know this bot by its key (VAPID, RFC 8292).
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import re
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector
from aiohttp.abc import AbstractResolver
from aiohttp.resolver import ThreadedResolver

from bot.core.matches.errors import CannotStart, OutageLog, StoreFault
from bot.core.matches.messages import family_line, line
from bot.core.matches.model import Stage
from bot.core.store.values import PushSubscription
from bot.core.typed.terms import ruleset_line
from bot.frontends import WEB
from bot.i18n import speaker_to

if TYPE_CHECKING:
    import socket
    import ssl

    from aiohttp.abc import ResolveResult

    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account, AccountId, Identity, Match
    from bot.core.store.outbox import Notification
    from bot.core.store.port import Store


MAX_ENDPOINT: Final = 1024  # characters
HTTPS_PORT: Final = 443
_PRINTABLE: Final = re.compile(r"[!-~]+", re.ASCII)
# The last part begins with a letter, so that no way to write a number is a name.
_HOST: Final = re.compile(r"(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}", re.ASCII)
_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones (RFC 6052)."""


class WrongEndpoint(ValueError):  # noqa: N818 -- named for what is wrong
    """Nothing may be sent to an address."""


def endpoint_host(endpoint: str) -> str:
    """Return the host of an address of a push service; raises WrongEndpoint."""
    if len(endpoint) > MAX_ENDPOINT or not _PRINTABLE.fullmatch(endpoint):
        raise WrongEndpoint
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or HTTPS_PORT
    except ValueError:
        raise WrongEndpoint from None
    is_plain = parts.scheme == "https" and "@" not in parts.netloc and port == HTTPS_PORT
    if not is_plain or not _HOST.fullmatch(host):
        raise WrongEndpoint
    return host


def is_public(address: str) -> bool:
    """Return whether an IP address is on the Internet, and represents no other."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and (
        ip.ipv4_mapped or ip.sixtofour or ip.teredo or ip in _TRANSLATED
    ):
        return False
    return ip.is_global and not ip.is_multicast


class PublicResolver(AbstractResolver):
    """Looks up names, and refuses those of which any address is not public."""

    def __init__(self, inner: AbstractResolver | None = None) -> None:
        """Look up by ``inner``, or as the machine does."""
        self._inner = inner or ThreadedResolver()

    async def resolve(
        self,
        host: str,
        port: int = 0,
        family: socket.AddressFamily = 0,  # type: ignore[assignment]  # as in aiohttp
    ) -> list[ResolveResult]:
        """Return the addresses of a name; raises OSError."""
        found = await self._inner.resolve(host, port, family)
        if not found or not all(is_public(each["host"]) for each in found):
            raise OSError("the name has an address that is not public")
        return found

    async def close(self) -> None:
        """Close the inner resolver."""
        await self._inner.close()


KEY_BYTES: Final = 32


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def new_key() -> str:
    """Make a private key; raises ImportError if pywebpush is not installed."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return _text(vapid.private_key.private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


def signer(key: str) -> Any:
    """Return the `Vapid02` of a private key; raises ImportError, and ValueError for no key."""
    from py_vapid import Vapid02

    return Vapid02.from_raw(key.encode())


def public_key(vapid: Any) -> str:
    """Return the public key that browsers need to subscribe: an uncompressed point."""
    numbers = vapid.public_key.public_numbers()
    return _text(
        b"\x04" + b"".join(each.to_bytes(KEY_BYTES, "big") for each in (numbers.x, numbers.y))
    )


MAX_SUBSCRIPTIONS: Final = 5
"""Browsers of one person."""

MAX_SENDING: Final = 100
"""How many people are called at the same time; calls beyond that are dropped."""

TIMEOUT: Final = 10.0  # seconds
LOOKUP_TIMEOUT: Final = 3.0  # seconds
LIFETIME: Final = timedelta(days=1)
"""How long a push service keeps what it cannot deliver."""

TOKEN_LIFETIME: Final = timedelta(hours=12)
GONE: Final = frozenset({404, 410})
"""The answers to a subscription that is over (RFC 8030, 7.3)."""


class PushError(Exception):
    """A push service did not take a notification; says no address, as logs must have none."""


class PushSender:
    """Keeps subscriptions, and sends to them."""

    def __init__(  # noqa: PLR0913 -- the last two are where tests plug in a push service
        self,
        store: Store,
        dispatcher: Dispatcher,
        *,
        key: str,
        subject: str,
        resolver: AbstractResolver | None = None,
        tls: ssl.SSLContext | bool = True,
    ) -> None:
        """Sign by a private VAPID key; ``subject`` is the address of the site, over HTTPS."""
        self._store = store
        self._dispatcher = dispatcher
        self._key = key
        self._subject = subject
        self._resolver = resolver or PublicResolver()
        self._tls = tls
        self._vapid: Any = None
        self._session: ClientSession | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._outage = OutageLog("push_failed", "push_recovered")
        self.public_key = ""

    async def start(self) -> None:
        """Get ready to send; raises CannotStart without the package pywebpush."""
        try:
            self._vapid = await asyncio.to_thread(signer, self._key)
        except ImportError:
            raise CannotStart(
                "push_key needs a package: python -m pip install 'petteia[push]'"
            ) from None
        self.public_key = public_key(self._vapid)
        connector = TCPConnector(resolver=self._resolver, ssl=self._tls, limit=MAX_SENDING)
        self._session = ClientSession(
            connector=connector, timeout=ClientTimeout(total=TIMEOUT), auto_decompress=False
        )

    async def stop(self) -> None:
        """Give up what is being sent."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self._session:
            await self._session.close()

    async def subscribe(self, session: Identity, endpoint: str, p256dh: str, auth: str) -> bool:
        """Keep a session's subscription; False for an address that nothing may be sent to."""
        try:
            async with asyncio.timeout(LOOKUP_TIMEOUT):
                await self._resolver.resolve(endpoint_host(endpoint), 443)
            await asyncio.to_thread(self._encrypted, endpoint, p256dh, auth, "{}")
        except (WrongEndpoint, OSError, TimeoutError, PushError):
            return False
        made = PushSubscription(endpoint, p256dh, auth, self._dispatcher.clock())
        return await self._store.keep_push(session, made, MAX_SUBSCRIPTIONS)

    async def unsubscribe(self, session: Identity) -> None:
        """Delete a session's subscription."""
        await self._store.end_push(session)

    def call(self, notification: Notification) -> None:
        """Call a person to a match, without waiting for it."""
        if notification.account:
            self._begin(self._call(notification, notification.account))

    async def remind(self, account: AccountId) -> None:
        """Tell a person how many matches wait, if any do, without waiting for it."""
        who = (await self._store.accounts((account,))).get(account)
        answer = await self._dispatcher.waiting(who) if who else None
        if who and answer and answer.lines[0].code == "digest":
            self._begin(self._send(who, "", line("push-digest", count=len(answer.choices))))

    def _begin(self, work: Any) -> None:
        if len(self._sending) >= MAX_SENDING or self._session is None:
            work.close()
            self._outage.shows(PushError("too many at once"))
            return
        task = asyncio.create_task(self._guarded(work))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _guarded(self, work: Any) -> None:
        try:
            await work
        except StoreFault as fault:
            self._outage.shows(fault)

    async def _call(self, notification: Notification, account: AccountId) -> None:
        context = await self._dispatcher.views.context(notification.match, WEB)
        who = context.accounts.get(account)
        if who and context.match:
            said = call_line(context.match, account, nudge=notification.nudge)
            await self._send(who, notification.match, said)

    async def _send(self, who: Account, match: str, said: Line) -> None:
        subscriptions = await self._store.push_subscriptions_of(who.id)
        body = speaker_to(who.settings).say(said)
        payload = json.dumps({"title": "Petteia", "body": body, "match": match})
        await asyncio.gather(*(self._send_to(each, match, payload) for each in subscriptions))

    async def _send_to(self, subscription: PushSubscription, match: str, payload: str) -> None:
        try:
            status = await self._post(subscription, match, payload)
        except (ClientError, OSError, TimeoutError, WrongEndpoint, PushError) as error:
            self._outage.shows(PushError(type(error).__name__))
            return
        if status in GONE:
            await self._store.drop_push(subscription.endpoint)
        elif status >= 300:  # noqa: PLR2004 -- redirects are refused too
            self._outage.shows(PushError(f"status {status}"))
        else:
            self._outage.is_over()

    async def _post(self, subscription: PushSubscription, match: str, payload: str) -> int:
        """Send to one browser, and return the status."""
        host = endpoint_host(subscription.endpoint)
        until = self._dispatcher.clock() + TOKEN_LIFETIME
        claims = {
            "aud": f"https://{host}",
            "sub": self._subject,
            "exp": int(until.timestamp()),
        }
        keys = subscription.p256dh, subscription.auth
        body = await asyncio.to_thread(self._encrypted, subscription.endpoint, *keys, payload)
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "TTL": str(int(LIFETIME.total_seconds())),
            "Urgency": "high",
            **({"Topic": match} if match else {}),
        }
        assert self._session is not None  # noqa: S101 -- nothing is sent before the start
        async with self._session.post(
            subscription.endpoint, data=body, headers=headers, allow_redirects=False
        ) as response:
            return response.status

    @staticmethod
    def _encrypted(endpoint: str, p256dh: str, auth: str, payload: str) -> bytes:
        """Return a payload encrypted for a browser; raises PushError for keys that are none."""
        from pywebpush import WebPusher

        try:
            pusher = WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
            return bytes(pusher.encode(payload.encode())["body"])
        except Exception as error:  # the keys are a stranger's, and the library names no errors
            raise PushError("wrong keys") from error


def call_line(match: Match, account: AccountId, *, nudge: bool) -> Line:
    """Return what a person is called for."""
    game = ruleset_line(match.terms.ruleset)
    if match.stage is Stage.OFFERED:
        kind = "challenge"
    elif match.stage is not Stage.RUNNING:
        kind = "over"
    elif not match.waits_for(account):
        kind = "lapsed"
    else:
        kind = "nudge" if nudge else "turn"
    return family_line("push", kind, ruleset=game)
