"""The web front-end: starts and stops the server, and delivers notifications to pages."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.core.matches.errors import TryLater
from bot.core.matches.model import LOBBY, Place
from bot.core.notifications.platform import PuzzleDelivered, Status
from bot.core.store.outbox import DeliveryScope, PageKind, PageUpdate
from bot.frontends import WEB
from bot.frontends.web.admission import Admission
from bot.frontends.web.api import api_routes
from bot.frontends.web.channels import Presence
from bot.frontends.web.embedded import BearerTokens, EmbeddedPage
from bot.frontends.web.feeds import calendar_route
from bot.frontends.web.first_visit import name_request
from bot.frontends.web.interactions import SocketSession
from bot.frontends.web.join import Invitations, JoinLinks
from bot.frontends.web.limits import FrameLimiter, RateLimiter
from bot.frontends.web.open_pages import OpenPages
from bot.frontends.web.origins import Origins, origin_check
from bot.frontends.web.page import SECURITY_HEADERS, below
from bot.frontends.web.pictures import PictureRoutes
from bot.frontends.web.public_pages import PublicPages
from bot.frontends.web.public_routes import PublicRoutes
from bot.frontends.web.sign_in import Invitation, SignIn
from bot.frontends.web.site import Pages, PictureSite, file_routes, missing, routes, to_home
from bot.frontends.web.static_files import StaticFiles
from bot.frontends.web.updates import UpdateFeed
from bot.frontends.web.watch_page import MATCH, WatchPages
from bot.frontends.web.watchers import Watchers
from bot.http_server import HttpServer, ServerLimits, TrustedProxies, connection_limit

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId
    from bot.core.store.outbox import Notification
    from bot.frontends.web.frames import Stranger
    from bot.frontends.web.push import PushSender
    from bot.frontends.web.site import WebOptions

MAX_FORM_BYTES: Final = 4096

CONNECTED_AGAIN: Final = 60.0
"""Seconds until lines are sent again to a person who is not connected."""

SHOWN_INTERVAL: Final = 0.3
SHOWN_LOOKS: Final = 10
"""How often, and after how many seconds each, to look whether a page in any process shows lines."""


class WebFrontend:
    """The front-end of the web chat."""

    platform = WEB

    def __init__(
        self,
        dispatcher: Dispatcher,
        people: People,
        options: WebOptions,
        push: PushSender | None = None,
    ) -> None:
        self._dispatcher = dispatcher
        self._push = push
        self._people = people
        self._options = options
        limits = options.limits
        connections = limits.connections or connection_limit()
        # An eighth is left for connections that are not WebSockets.
        self._presence = Presence(
            sockets=connections - connections // 8, account_sockets=limits.account_sockets
        )
        self._pictures = PictureRoutes()
        self._pages = OpenPages(
            dispatcher=dispatcher, people=people, presence=self._presence, pictures=self._pictures
        )
        self._feed = (
            UpdateFeed(dispatcher.store, self._show, self._reconnect) if options.is_shared else None
        )
        self._proxies = TrustedProxies(options.trusted_proxies, options.host)
        app = web.Application(client_max_size=MAX_FORM_BYTES)
        self._server = HttpServer(
            app,
            name=WEB,
            host=options.host,
            port=options.port,
            headers=SECURITY_HEADERS,
            limits=ServerLimits(connections=connections, per_peer=max(connections // 2, 1)),
            proxies=self._proxies,
            base=options.base,
            shares_port=options.is_shared,
        )
        self._fill(app)

    def _fill(self, app: web.Application) -> None:
        options, count = self._options, self._server.drops.count
        invitation = Invitation(options.invitation, options.limits.wrong_invitations)
        links = JoinLinks(options.invitation)

        def ask_for_name(language: str) -> Stranger:
            ways = self._dispatcher.first_ways()
            return name_request(language, self._pictures, ways, invitation=invitation.is_needed)

        invitations = Invitations(self._dispatcher, links, self._pictures, options.limits)
        if url := options.public_url:
            self._dispatcher.views.share_by(WEB, lambda match: f"{url}{links.path(match)}")
        session = SocketSession(
            dispatcher=self._dispatcher,
            people=self._people,
            admission=Admission(people=self._people, dispatcher=self._dispatcher),
            presence=self._presence,
            pictures=self._pictures,
            ask_for_name=ask_for_name,
            links=links,
            proxies=self._proxies,
            limiter=FrameLimiter(options.limits),
            count=count,
            announce=self._announce,
            push=self._push,
        )
        sign_in = SignIn(
            self._people,
            invitation,
            invitations=invitations,
            limits=options.limits,
            proxies=self._proxies,
            count=count,
        )
        # Before the server's own, which reads the body.
        own, proxied = Origins(options.host, options.public_url), self._proxied()
        app.middlewares.insert(0, origin_check(own, count, proxied))
        if options.base:
            app.middlewares.append(below(options.base, proxied))
            app.add_routes([web.get(options.base, to_home(options.base))])
        pictures = PictureSite(self._pictures, options.limits, self._proxies)
        pages = Pages(invitations, ask_for_name, options.public_url, options.limits, self._proxies)
        files = StaticFiles()
        watch_pages = WatchPages(
            dispatcher=self._dispatcher,
            people=self._people,
            pictures=self._pictures,
            address=pages.address,
            limiter=RateLimiter(options.limits.peer_watches),
            proxies=self._proxies,
            index=pages.index,
        )
        self._watchers = Watchers(watch_pages, self._presence, session.limiter, count)
        app.add_routes(routes(pictures, pages, files, options))
        limiter = RateLimiter(options.limits.peer_pages)
        public = PublicRoutes(self._dispatcher, pages.address, limiter, self._proxies)
        app.add_routes(PublicPages(public, self._pictures, pictures).routes())
        app.add_routes([calendar_route(public), *api_routes(public)])
        app.add_routes(watch_pages.routes())
        for embedding in options.embeddings:
            clock = self._dispatcher.clock
            tokens = BearerTokens(embedding, clock)
            embedded = EmbeddedPage(
                embedding,
                tokens,
                self._people,
                clock=clock,
                limits=options.limits,
                proxies=self._proxies,
                count=count,
            )
            # Links to challenges and notifications are not for a page in a frame.
            admission = replace(session.admission, bearers=tokens)
            socket = replace(session, links=None, push=None, admission=admission)
            app.add_routes(embedded.routes(socket.open_socket))
            if embedding.origin:
                app.add_routes(file_routes(pictures, files, below=embedding.path))
        app.add_routes(
            [
                web.get("/chat", session.open_socket),
                web.get(f"{MATCH}/watch", self._watchers.open_socket),
                web.post("/name", sign_in.register),
                web.post("/recover", sign_in.recover),
                web.get("/{path:.*}", missing),
                web.post("/{path:.*}", missing),
            ]
        )

    def _proxied(self) -> dict[str, str]:
        return {each.path: each.origin for each in self._options.embeddings if each.origin}

    @property
    def port(self) -> int:
        """The port of the running server."""
        return self._server.port

    @property
    def status(self) -> Status:
        """The state of the server."""
        return Status.SERVING if self._server.is_listening else Status.REACHING

    def delivery_scope(self) -> DeliveryScope:
        """Return what can be delivered: everything for this platform."""
        return DeliveryScope(platform=WEB)

    async def start(self) -> None:
        """Start the server.

        Raises `OSError` when the address cannot be bound, `StoreFault`, and CannotStart.
        """
        if self._push:
            await self._push.start()
        self._pictures.sign_by(await self._dispatcher.store.secret("pictures"))
        if self._feed:
            await self._feed.start()
        await self._server.start()

    async def stop(self) -> None:
        """Close every socket and stop the server."""
        await self._server.stop_listening()  # pages connect again to another process
        if self._feed:
            await self._feed.stop()
        await self._watchers.stop()
        await self._reconnect()
        await self._server.stop()
        if self._push:
            await self._push.stop()

    async def _reconnect(self) -> None:
        """Close all sockets of visitors; their pages connect again."""
        await asyncio.gather(*(each.close() for each in self._presence.connections()))

    async def deliver(self, notification: Notification) -> None:
        """Update the match's post for a person, or for all visitors of the lobby.

        Those who are not connected get the current state when they connect.
        """
        if self._push and notification.account and notification.call:
            self._push.call(notification)
        update = PageUpdate(
            kind=PageKind.MATCH, account=notification.account, notification=notification
        )
        if self._feed and notification.after is None:
            self._feed.wake()  # it was stored together with the change
        elif notification.account or notification.place == LOBBY:
            await self._announce(update)

    async def _announce(self, update: PageUpdate) -> bool:
        """Show an update on the pages that it is for; return whether there are any."""
        if self._feed is None:
            return await self._pages.show(update)
        store = self._dispatcher.store
        number = await store.add_page_update(update, self._dispatcher.clock())
        self._feed.wake()
        if update.kind is PageKind.LINES:
            for _ in range(SHOWN_LOOKS):
                await asyncio.sleep(SHOWN_INTERVAL)
                if await store.is_page_update_shown(number):
                    return True
        return False

    async def _show(self, update: PageUpdate) -> bool:
        """Show an update of any process on the pages of this one."""
        is_shown = await self._pages.show(update)
        if is_shown and update.kind is PageKind.LINES:
            await self._dispatcher.store.note_page_update_shown(update.id)
        return is_shown

    async def deliver_digest(self, account: AccountId) -> bool:
        """Show a person's waiting matches in their browsers; False if there are none.

        Those who are not connected see them when they connect.
        """
        if self._push:
            await self._push.remind(account)
        who = await self._dispatcher.store.account(account)
        if who is None or await self._dispatcher.waiting(who) is None:
            return False
        await self._announce(PageUpdate(kind=PageKind.WAITING, account=account))
        return True

    async def deliver_puzzle(
        self, place: Place, now: datetime, lines: tuple[Line, ...] = ()
    ) -> PuzzleDelivered:
        """Post nothing: the web chat has no groups."""
        del place, now, lines
        return PuzzleDelivered(is_posted=False)

    async def deliver_lines(
        self, to: AccountId | Place, lines: tuple[Line, ...], language: str = ""
    ) -> None:
        """Show a person something to read; raises TryLater until they are connected."""
        del language  # there are no places
        if isinstance(to, Place) or not await self._announce(
            PageUpdate(kind=PageKind.LINES, account=to, lines=lines)
        ):
            raise TryLater(CONNECTED_AGAIN)
