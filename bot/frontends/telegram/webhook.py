"""The door at which Telegram knocks where it is told to, instead of being asked."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from aiohttp import web
from telegram import Update

if TYPE_CHECKING:
    from telegram.ext import Application

    from bot.frontends.telegram.options import TelegramOptions

HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"
MAX_BODY_BYTES: Final = 1024 * 1024  # bytes; updates are far smaller


class Webhook:
    """Takes updates from whoever knows the secret and queues them; answers at once."""

    def __init__(
        self, application: Application[Any, Any, Any, Any, Any, Any], options: TelegramOptions
    ) -> None:
        self._application = application
        self._options = options
        door = web.Application(client_max_size=MAX_BODY_BYTES)
        path = urlsplit(options.webhook_url or "").path or "/"
        door.add_routes([web.post(path, self._take)])
        self._runner = web.AppRunner(door, access_log=None)

    @property
    def port(self) -> int:
        """The port that is listened on, once open."""
        port: int = self._runner.addresses[0][1]
        return port

    async def open(self) -> None:
        """Listen; raises `OSError` when the address cannot be had."""
        await self._runner.setup()
        try:
            await web.TCPSite(
                self._runner, self._options.webhook_host, self._options.webhook_port
            ).start()
        except OSError:
            await self._runner.cleanup()
            raise

    async def close(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()

    async def _take(self, request: web.Request) -> web.Response:
        shown = request.headers.get(HEADER, "").encode()
        secret = (self._options.webhook_secret or "").encode()
        if not secret or not hmac.compare_digest(shown, secret):
            return web.Response(status=403)
        try:
            update = Update.de_json(await request.json(), self._application.bot)
        except (ValueError, TypeError, KeyError, AttributeError):
            return web.Response(status=400)
        await self._application.update_queue.put(update)
        return web.Response()
