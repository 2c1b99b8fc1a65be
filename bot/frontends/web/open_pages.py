"""What open pages show without being asked: matches that change, news, and what waits."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.core.notifications.policy import apply_policy
from bot.core.store.outbox import PageKind
from bot.core.views.views import Answer
from bot.frontends import WEB
from bot.frontends.web.render import Renderer

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.messages import Line
    from bot.core.store.outbox import Notification, PageUpdate
    from bot.frontends.web.channels import Presence, Visitor
    from bot.frontends.web.pictures import PictureRoutes

LOBBY_SLOTS: Final = 2
"""How many pages are shown an open challenge at the same time: it must not delay anyone's turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenPages:
    """The pages that are connected to this process."""

    dispatcher: Dispatcher
    people: People
    presence: Presence
    pictures: PictureRoutes
    lobby_slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(LOBBY_SLOTS))

    async def show(self, update: PageUpdate) -> bool:
        """Show an update on the pages that it is for; return whether there are any."""
        if update.account is None:
            visitors = self.presence.visitors()
        else:
            visitors = self.presence.of(update.account)
        await asyncio.gather(*(self._show(each, update) for each in visitors))
        return bool(visitors)

    def _show(self, visitor: Visitor, update: PageUpdate) -> Awaitable[None]:
        if update.notification and update.account is None:
            return self._show_in_lobby(visitor, update.notification)
        if update.notification:
            return self._show_match(visitor, update.notification)
        if update.kind is PageKind.SESSIONS:
            return self._close_if_ended(visitor)
        if update.kind is PageKind.LINES:
            return self._show_lines(visitor, update.lines)
        return self._show_waiting(visitor)

    async def _show_in_lobby(self, visitor: Visitor, notification: Notification) -> None:
        async with visitor.lock, self.lobby_slots:
            await self._update(visitor, notification)

    async def _show_match(self, visitor: Visitor, notification: Notification) -> None:
        async with visitor.lock:
            await self._update(visitor, notification)

    async def _update(self, visitor: Visitor, notification: Notification) -> None:
        views = self.dispatcher.views
        context = await views.context(notification.match, WEB)
        is_silent = not notification.call and notification.news is None
        if is_silent and context.match and visitor.has_seen(context.match):
            return
        own = context.accounts.get(visitor.account)
        if account := own or await self.people.person(visitor.identity):
            if notification.account:
                people = {notification.account: account}
                notification = apply_policy(notification, people, self.dispatcher.clock()).now
            view = await views.post_in(context, account)
            visitor.push(Renderer(account, self.pictures).post_update(notification, view))

    async def _show_waiting(self, visitor: Visitor) -> None:
        async with visitor.lock:
            account = await self.people.person(visitor.identity)
            answer = await self.dispatcher.waiting(account) if account else None
            if account and answer:
                visitor.push(Renderer(account, self.pictures).answer(None, answer, step=False))

    async def _show_lines(self, visitor: Visitor, lines: tuple[Line, ...]) -> None:
        async with visitor.lock:
            if account := await self.people.person(visitor.identity):
                shown = Renderer(account, self.pictures)
                visitor.push(shown.answer(None, Answer(lines=lines), step=False))

    async def _close_if_ended(self, visitor: Visitor) -> None:
        if await self.people.person(visitor.identity) is None:
            await asyncio.gather(*(each.close() for each in tuple(visitor.connections)))
