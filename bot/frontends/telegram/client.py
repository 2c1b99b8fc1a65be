"""The connection to Telegram: options, requests over aiohttp, the webhook, log redaction.

Invariant: no log line or error may contain an address, since Telegram's addresses hold the bot's
token, nor what people wrote.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import warnings
from dataclasses import dataclass, field
from http import HTTPStatus
from time import monotonic
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from aiohttp import (
    ClientConnectorError,
    ClientError,
    ClientSession,
    ClientTimeout,
    ConnectionTimeoutError,
    FormData,
    web,
)
from telegram.error import NetworkError, TimedOut
from telegram.ext import ExtBot
from telegram.request import BaseRequest
from telegram.warnings import PTBDeprecationWarning

from bot.frontends.outcomes import Outcome, outcome_of_status
from bot.frontends.telegram.pace import RATES, Rates
from bot.http_server import HttpServer, ServerLimits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from telegram.request import RequestData

BASE_URL: Final = "https://api.telegram.org"

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{1,256}", re.ASCII)

READ_TIMEOUT: Final = 10.0  # seconds
WRITE_TIMEOUT: Final = 20.0  # seconds
CONNECT_TIMEOUT: Final = 5.0  # seconds

CLASSED: Final = frozenset({400, 401, 403, 404, 409, 429})
"""The refusals for which the library has an error of its own."""

MIN_SERVER_ERROR_STATUS: Final = 500

WEBHOOK_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"
MAX_BODY_BYTES: Final = 1024 * 1024  # updates are far smaller
WEBHOOK_LIMITS: Final = ServerLimits(connections=100, per_peer=100)  # Telegram opens 40 at most
WEBHOOK_ANSWER_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
}

CHATTY_LOGGERS: Final = ("httpx", "httpcore", "telegram")
"""Libraries that log addresses or messages at INFO or below."""

QUOTING_LOGGER: Final = "telegram.ext.ExtBot"
"""Logs whole updates that it cannot parse."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TelegramOptions:
    """The bot's token, and a webhook if the bot is not to poll.

    ``webhook_url`` is the public address that Telegram calls; a reverse proxy forwards it to
    ``webhook_host`` and ``webhook_port`` (0: any free one) under the same path. ``base_url`` is the
    address of the Bot API, ``proxy`` that of an HTTP proxy to it, maybe with a password. Unless it
    ``receives_input``, the front-end only sends messages; unless it ``is_alone``, other processes
    may edit them. Nothing is sent faster than ``rates``, by the seconds of ``clock``.
    ``mini_app_url`` is where the web chat serves the Mini App, empty if it does not.
    ``rich_messages`` sends tables as such. Raises `ValueError` for an invalid webhook.
    """

    token: str = field(repr=False)
    webhook_url: str | None = None
    webhook_secret: str | None = field(default=None, repr=False)
    webhook_host: str = "127.0.0.1"
    webhook_port: int = 8081
    base_url: str = BASE_URL
    proxy: str = field(default="", repr=False)
    receives_input: bool = True
    is_alone: bool = True
    rates: Rates = RATES
    clock: Callable[[], float] = monotonic
    mini_app_url: str = ""
    rich_messages: bool = False

    def __post_init__(self) -> None:
        if self.webhook_url is None:
            return
        if urlsplit(self.webhook_url).scheme != "https":
            raise ValueError("Telegram calls a webhook over https only")
        if not _SECRET.fullmatch(self.webhook_secret or ""):
            raise ValueError(
                "a webhook needs a secret of 1 to 256 letters, digits, hyphens and underscores"
            )


class TelegramBot(ExtBot[None]):
    """A client of the Bot API."""

    __slots__ = ()

    async def raw_updates(
        self, offset: int, seconds: int, allowed: Sequence[str]
    ) -> list[dict[str, Any]]:
        """Wait so many seconds for updates from a number on, and return them as they came.

        The library's own method raises for all of them if one cannot be read.
        """
        data = {"offset": offset, "timeout": seconds, "allowed_updates": allowed}
        timeout = READ_TIMEOUT + seconds
        updates: list[dict[str, Any]] = await self._post("getUpdates", data, read_timeout=timeout)
        return updates


def new_bot(token: str, base_url: str, proxy: str = "") -> TelegramBot:
    """Return a client of the Bot API at an address, maybe by a proxy; raises InvalidToken."""
    return TelegramBot(
        token,
        base_url=f"{base_url}/bot",
        base_file_url=f"{base_url}/file/bot",
        request=AiohttpRequest(proxy),
        get_updates_request=AiohttpRequest(proxy),
    )


class AiohttpRequest(BaseRequest):
    """Requests through one connection pool, faster than the library's own way."""

    def __init__(self, proxy: str = "") -> None:
        self._proxy = proxy
        self._session: ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """The default read timeout in seconds."""
        return READ_TIMEOUT

    async def initialize(self) -> None:
        """Open the connection pool."""
        if self._session is None:
            self._session = ClientSession(
                headers={"User-Agent": self.USER_AGENT}, proxy=self._proxy or None
            )

    async def shutdown(self) -> None:
        """Close the connection pool."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def do_request(  # noqa: PLR0913, PLR0917 -- the library's signature
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Send a request and return the status and body; raises NetworkError."""
        del pool_timeout
        if self._session is None:
            raise RuntimeError("not initialized")
        connect = _seconds(connect_timeout, CONNECT_TIMEOUT)
        total = (
            connect + _seconds(write_timeout, WRITE_TIMEOUT) + _seconds(read_timeout, READ_TIMEOUT)
        )
        timeout = ClientTimeout(total=total, sock_connect=connect)
        try:
            async with self._session.request(
                method, url, data=_form(request_data), timeout=timeout
            ) as answer:
                if answer.status >= MIN_SERVER_ERROR_STATUS:
                    # The library cannot read the body of such a response.
                    raise NetworkError(f"{answer.status} {answer.reason}")
                return _classed(answer.status), await answer.read()
        except (ClientConnectorError, ConnectionTimeoutError) as error:
            # The error's text may contain the address.
            raise NetworkError(type(error).__name__) from None
        except TimeoutError as error:
            raise TimedOut from error
        except ClientError as error:
            raise AnswerLost(type(error).__name__) from None


def _classed(status: int) -> int:
    """Return the status whose class of error has the same outcome; the library takes some alike.

    It has no class for 413 or 451, say, and calls them trouble of the network.
    """
    is_refusal = status >= HTTPStatus.BAD_REQUEST and status not in CLASSED
    is_final = is_refusal and outcome_of_status(status) is Outcome.ELSEWHERE
    return HTTPStatus.BAD_REQUEST.value if is_final else status


class AnswerLost(NetworkError):  # noqa: N818 -- named for what happened
    """The connection broke after the request had gone out: it may have been done."""


def is_answer_lost(error: BaseException) -> bool:
    """Return whether a request that failed or was given up may have been done all the same."""
    return isinstance(error, AnswerLost | TimedOut | asyncio.CancelledError)


def _seconds(given: Any, otherwise: float) -> float:
    return float(given) if isinstance(given, int | float) else otherwise


def _form(data: RequestData | None) -> FormData | None:
    if data is None:
        return None
    form = FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, mime) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=mime)
    return form


class Webhook:
    """Receives updates that carry the secret."""

    def __init__(
        self,
        bot: TelegramBot,
        take: Callable[[Sequence[dict[str, Any]]], Awaitable[None]],
        options: TelegramOptions,
    ) -> None:
        """``take`` returns when updates may be confirmed."""
        self._bot = bot
        self._take = take
        self._secret = (options.webhook_secret or "").encode()
        app = web.Application(client_max_size=MAX_BODY_BYTES)
        path = urlsplit(options.webhook_url or "").path or "/"
        app.add_routes([web.post(path, self._receive)])
        self._server = HttpServer(
            app,
            name="telegram",
            host=options.webhook_host,
            port=options.webhook_port,
            headers=WEBHOOK_ANSWER_HEADERS,
            limits=WEBHOOK_LIMITS,
        )

    @property
    def port(self) -> int:
        """The port of the open webhook."""
        return self._server.port

    async def open(self) -> None:
        """Start listening; raises `OSError` when the address cannot be bound."""
        await self._server.start()

    async def close(self) -> None:
        """Stop listening."""
        await self._server.stop()

    async def _receive(self, request: web.Request) -> web.Response:
        given = request.headers.get(WEBHOOK_HEADER, "").encode(errors="surrogateescape")
        if not self._secret or not hmac.compare_digest(given, self._secret):
            return web.Response(status=403)
        try:
            update = await request.json()
        except ValueError:
            update = None
        # One with a number is taken even if it cannot be read: Telegram repeats what is refused.
        if not isinstance(update, dict) or type(update.get("update_id")) is not int:
            return web.Response(status=400)
        await self._take([update])
        return web.Response()


def redact_logs() -> None:
    """Limit the libraries' logs to warnings and errors without the content of messages."""
    for name in CHATTY_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger(QUOTING_LOGGER).addFilter(redact_arguments)
    # The library warns of its own use of the attribute at each rate limit.
    warnings.filterwarnings("ignore", ".*`retry_after`", PTBDeprecationWarning)


def redact_arguments(record: logging.LogRecord) -> bool:
    """Replace the arguments of a log record."""
    if record.args:
        record.args = ("…",) * len(record.args)
    return True


def without_token(token: str, text: str) -> str:
    """Return a text without a token or its secret part."""
    for part in (token, token.partition(":")[2]):
        if part:
            text = text.replace(part, "…")
    return text
