"""The web front-end: starts and stops the server, and delivers notifications to pages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.core.frontend import Status
from bot.core.notifications.outbox import DeliveryScope
from bot.frontends import WEB
from bot.frontends.web.channels import LOBBY, Presence
from bot.frontends.web.interactions import SocketSession
from bot.frontends.web.pictures import PictureRoutes
from bot.frontends.web.render import Renderer
from bot.frontends.web.sign_in import Invitation, SignIn
from bot.frontends.web.site import add_security_headers, origin_check, routes

if TYPE_CHECKING:
    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import AccountId
    from bot.core.notifications.outbox import Notification
    from bot.frontends.web.channels import Visitor
    from bot.frontends.web.site import WebOptions

MAX_FORM_BYTES: Final = 4096
_SHUTDOWN_TIMEOUT: Final = 3.0  # seconds


class WebFrontend:
    """The front-end of the web chat."""

    platform = WEB

    def __init__(self, dispatcher: Dispatcher, people: People, options: WebOptions) -> None:
        self._dispatcher = dispatcher
        self._people = people
        self._options = options
        self._presence = Presence()
        self._pictures = PictureRoutes()
        self._runner = web.AppRunner(
            self._application(), access_log=None, shutdown_timeout=_SHUTDOWN_TIMEOUT
        )

    def _application(self) -> web.Application:
        invitation = Invitation(self._options.invitation)
        session = SocketSession(
            dispatcher=self._dispatcher,
            people=self._people,
            presence=self._presence,
            pictures=self._pictures,
            invitation=invitation,
        )
        sign_in = SignIn(self._people, invitation)
        app = web.Application(
            middlewares=[origin_check(self._options)], client_max_size=MAX_FORM_BYTES
        )
        app.on_response_prepare.append(add_security_headers)
        app.add_routes(routes(self._pictures))
        app.add_routes([web.get("/chat", session.open_socket), web.post("/name", sign_in.register)])
        return app

    @property
    def port(self) -> int:
        """The port of the running server."""
        port: int = self._runner.addresses[0][1]
        return port

    @property
    def status(self) -> Status:
        """The state of the server."""
        return Status.SERVING if self._runner.addresses else Status.REACHING

    def delivery_scope(self) -> DeliveryScope:
        """Return what can be delivered: everything for this platform."""
        return DeliveryScope(platform=WEB)

    async def start(self) -> None:
        """Start the server; raises `OSError` when the address cannot be bound."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._options.host, self._options.port).start()
        except OSError:
            await self._runner.cleanup()
            raise

    async def stop(self) -> None:
        """Close every socket and stop the server."""
        await asyncio.gather(*(each.close() for each in self._presence.connections()))
        await self._runner.cleanup()

    async def deliver(self, notification: Notification) -> None:
        """Update the match's post for a person, or for all visitors of the lobby.

        Those who are not connected get the current state when they connect.
        """
        if notification.account is not None:
            visitors = self._presence.of(notification.account)
        else:
            visitors = self._presence.visitors() if notification.place == LOBBY else ()
        await asyncio.gather(*(self._notify(visitor, notification) for visitor in visitors))

    async def deliver_digest(self, account: AccountId) -> bool:
        """Show a person's waiting matches in their browsers; False if there are none.

        Those who are not connected see them when they connect.
        """
        shown = [await self._show_digest(visitor) for visitor in self._presence.of(account)]
        return any(shown) or not shown

    async def _show_digest(self, visitor: Visitor) -> bool:
        async with visitor.lock:
            account = await self._people.person(visitor.identity)
            answer = await self._dispatcher.waiting(account) if account else None
            if account is None or answer is None:
                return False
            visitor.push(Renderer(account, self._pictures).answer(None, answer, step=False))
            return True

    async def _notify(self, visitor: Visitor, notification: Notification) -> None:
        async with visitor.lock:
            if account := await self._people.person(visitor.identity):
                view = await self._dispatcher.views.post(account, notification.match)
                visitor.push(Renderer(account, self._pictures).post_update(notification, view))
