"""The web chat as the core sees it: a front-end that is started, delivers, and is stopped."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.core.frontend import Status
from bot.core.notifications.outbox import DeliveryScope
from bot.frontends.web.guard import guard, limit
from bot.frontends.web.invitation import Invitation
from bot.frontends.web.messages import LOBBY, MAX_FORM_BYTES, SocketSession
from bot.frontends.web.pictures import PictureRoutes
from bot.frontends.web.render import Renderer
from bot.frontends.web.send import Presence
from bot.frontends.web.sign_in import PLATFORM, SignIn
from bot.frontends.web.site import Site

if TYPE_CHECKING:
    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import AccountId
    from bot.core.notifications.outbox import Notification
    from bot.frontends.web.options import WebOptions
    from bot.frontends.web.send import Visitor

_SHUTDOWN: Final = 3.0  # seconds


class WebFrontend:
    """A front-end; ``platform`` is what its identities and its lobby carry."""

    platform = PLATFORM

    def __init__(self, desk: Dispatcher, people: People, options: WebOptions) -> None:
        self._desk = desk
        self._people = people
        self._options = options
        self._presence = Presence()
        self._pictures = PictureRoutes()
        self._runner = web.AppRunner(
            self._application(), access_log=None, shutdown_timeout=_SHUTDOWN
        )

    def _application(self) -> web.Application:
        invitation = Invitation(self._options.invitation)
        talk = SocketSession(
            desk=self._desk,
            people=self._people,
            presence=self._presence,
            pictures=self._pictures,
            invitation=invitation,
        )
        names = SignIn(self._people, invitation)
        app = web.Application(middlewares=[guard(self._options)], client_max_size=MAX_FORM_BYTES)
        app.on_response_prepare.append(limit)
        app.add_routes(Site(self._pictures).routes())
        app.add_routes([web.get("/chat", talk.converse), web.post("/name", names.register)])
        return app

    @property
    def port(self) -> int:
        """The port that is listened on, once started."""
        port: int = self._runner.addresses[0][1]
        return port

    @property
    def standing(self) -> Status:
        """Whether the page is served."""
        return Status.SERVING if self._runner.addresses else Status.REACHING

    def reach(self) -> DeliveryScope:
        """Return what can be delivered: everything."""
        return DeliveryScope(platform=PLATFORM)

    async def start(self) -> None:
        """Listen; raises `OSError` when the address cannot be had."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._options.host, self._options.port).start()
        except OSError:
            await self._runner.cleanup()
            raise

    async def stop(self) -> None:
        """Close every socket and stop listening."""
        await asyncio.gather(*(each.close() for each in self._presence.connections()))
        await self._runner.cleanup()

    async def deliver(self, notification: Notification) -> None:
        """Update the match's post for the person, or for all visitors in the lobby.

        Visitors who are not connected get the present state when they come.
        """
        if notification.account is not None:
            visitors = self._presence.of(notification.account)
        else:
            visitors = self._presence.everybody() if notification.place == LOBBY else ()
        await asyncio.gather(*(self._push_post(visitor, notification) for visitor in visitors))

    async def deliver_digest(self, account: AccountId) -> bool:
        """Show a person's digest in their browsers; False if nothing waits for them.

        A person who is not connected sees it when they come.
        """
        shown = [await self._push_digest(visitor) for visitor in self._presence.of(account)]
        return any(shown) or not shown

    async def _push_digest(self, visitor: Visitor) -> bool:
        async with visitor.turn:
            account = await self._people.person(visitor.identity)
            answer = await self._desk.waiting(account) if account else None
            if account is None or answer is None:
                return False
            visitor.push(Renderer(account, self._pictures).answer(None, answer, step=False))
            return True

    async def _push_post(self, visitor: Visitor, notification: Notification) -> None:
        async with visitor.turn:
            account = await self._people.person(visitor.identity)
            if account is None:
                return
            match, news = notification.match, notification.news
            view = await self._desk.post(account, match)
            renderer = Renderer(account, self._pictures)
            visitor.push(renderer.notice(match, view, news=news, call=notification.call))
