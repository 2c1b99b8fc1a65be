"""The Telegram front-end: connects to Telegram, receives updates, delivers notifications."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog
from telegram.error import InvalidToken, TelegramError
from telegram.ext import ApplicationBuilder

from bot.core.matches.errors import CannotStart, TryLater
from bot.core.notifications.delivery import Delivery
from bot.core.notifications.platform import Delivered, PuzzleDelivered, Status
from bot.core.store.outbox import DeliveryScope
from bot.frontends import TELEGRAM
from bot.frontends.telegram.channels import ApiClient
from bot.frontends.telegram.client import Webhook, new_bot, redact_logs, without_token
from bot.frontends.telegram.delivery import TelegramPosts
from bot.frontends.telegram.inbox import ABANDONED_AFTER, Inbox
from bot.frontends.telegram.interactions import ALLOWED_UPDATES, Interactions
from bot.frontends.telegram.mini_app import MiniApp, publish_menu_button
from bot.frontends.telegram.outgoing import SendQueue
from bot.frontends.telegram.pace import Pace
from bot.frontends.telegram.polling import Poller
from bot.frontends.telegram.publishing import publish_until_done
from bot.frontends.telegram.services import Services
from bot.frontends.telegram.sharing import Sharing, deep_link
from bot.frontends.telegram.usernames import Usernames

if TYPE_CHECKING:
    from datetime import datetime

    from telegram.ext import Application

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, Place
    from bot.core.store.outbox import Notification
    from bot.core.store.port import Store
    from bot.frontends.telegram.client import TelegramBot, TelegramOptions
    from bot.frontends.telegram.message import OutgoingMessage

MIN_BACKOFF: Final = 2.0  # seconds
MAX_BACKOFF: Final = 60.0  # seconds
NOT_CONNECTED_DELAY: Final = 5.0  # seconds

WRONG_TOKEN: Final = "Telegram does not know the bot's token; copy it anew from @BotFather"  # noqa: S105 -- a sentence

log = structlog.get_logger()


class TelegramFrontend:
    """The front-end of Telegram."""

    platform = TELEGRAM

    def __init__(
        self, dispatcher: Dispatcher, people: People, store: Store, options: TelegramOptions
    ) -> None:
        self._dispatcher = dispatcher
        self._people = people
        self._store = store
        self._options = options
        self._running = AsyncExitStack()
        self._delivery: Delivery[OutgoingMessage] | None = None
        self._webhook: Webhook | None = None
        self._retrying: asyncio.Task[None] | None = None
        self.queue: SendQueue | None = None
        self._inbox: Inbox | None = None
        self._poller: Poller | None = None
        self._application: Application[Any, Any, Any, Any, Any, Any] | None = None

    @property
    def webhook_port(self) -> int | None:
        """The port of the webhook, if there is one."""
        return self._webhook.port if self._webhook else None

    @property
    def status(self) -> Status:
        """Whether updates are received, by polling or by the webhook."""
        if self._application is None:
            has_given_up = self._retrying is not None and self._retrying.done()
            return Status.STOPPED if has_given_up else Status.REACHING
        if self._delivery is None:
            return Status.STOPPED
        return self._poller.status if self._poller else Status.SERVING

    def delivery_scope(self) -> DeliveryScope | None:
        """Return what can be delivered: everything for this platform, once connected."""
        return DeliveryScope(platform=TELEGRAM) if self._delivery else None

    async def start(self) -> None:
        """Connect to Telegram; raises CannotStart, whose message does not contain the token.

        If Telegram cannot be reached, connecting is retried in the background.
        """
        redact_logs()
        if not await self._connect():
            self._retrying = asyncio.create_task(self._retry())

    async def _retry(self) -> None:
        wait = MIN_BACKOFF
        while True:
            await asyncio.sleep(wait)
            wait = min(2 * wait, MAX_BACKOFF)
            try:
                if await self._connect():
                    log.info("telegram_connected")
                    return
            except CannotStart as error:
                log.error("cannot_start", platform=self.platform, reason=str(error))  # noqa: TRY400
                return

    async def _connect(self) -> bool:
        """Try to connect; False when Telegram cannot be reached. Raises CannotStart."""
        try:
            await self._start()
        except InvalidToken:
            raise CannotStart(WRONG_TOKEN) from None
        except TelegramError as error:
            self._log_network_error(error)
            return False
        except OSError as error:
            where = f"{self._options.webhook_host}:{self._options.webhook_port}"
            reason = error.strerror or type(error).__name__
            message = f"the Telegram webhook cannot listen on {where} ({reason})"
            raise CannotStart(message) from None
        return True

    async def stop(self) -> None:
        """Finish the updates being handled and disconnect."""
        self._delivery = None
        if self._retrying is not None:
            await _cancelled(self._retrying)
        await self._running.aclose()

    async def deliver(self, notification: Notification) -> Delivered:
        """Update the match's message for the person or place, and notify if asked.

        Raises TryLater and Unreachable.
        """
        if self._delivery is None:
            raise TryLater(NOT_CONNECTED_DELAY)
        return await self._delivery.deliver(notification)

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person the list of their waiting matches; False if there are none.

        Raises TryLater and Unreachable.
        """
        if self._delivery is None:
            raise TryLater(NOT_CONNECTED_DELAY)
        return await self._delivery.deliver_digest(account)

    async def deliver_puzzle(
        self, place: Place, now: datetime, lines: tuple[Line, ...] = ()
    ) -> PuzzleDelivered:
        """Post the puzzle of a day in a group or a topic; raises TryLater."""
        if self._delivery is None:
            raise TryLater(NOT_CONNECTED_DELAY)
        return await self._delivery.deliver_puzzle(place, now, lines)

    async def deliver_lines(
        self, to: AccountId | Place, lines: tuple[Line, ...], language: str = ""
    ) -> None:
        """Send a person something to read, or a group; raises TryLater and Unreachable."""
        if self._delivery is None:
            raise TryLater(NOT_CONNECTED_DELAY)
        await self._delivery.deliver_lines(to, lines, language)

    async def _start(self) -> None:
        bot = new_bot(self._options.token, self._options.base_url, self._options.proxy)
        application = ApplicationBuilder().bot(bot).job_queue(None).updater(None).build()
        async with AsyncExitStack() as stack:
            stack.push_async_callback(bot.shutdown)  # also if the initialization fails
            stack.push_async_callback(application.shutdown)
            await application.initialize()
            self._dispatcher.views.invite_by("Telegram", partial(deep_link, bot.username))
            pace = Pace(self._options.rates, self._options.clock)
            interactions: Interactions | None = None

            def on_job_failed(chat_id: int, error: Exception) -> None:
                if interactions:
                    interactions.on_job_failed(chat_id, error)

            queue = self.queue = SendQueue(pace, self._dispatcher.observer, on_job_failed)
            stack.push_async_callback(queue.stop)
            api = ApiClient(
                bot,
                lambda old, new: self._store.move_place(old, new, self._dispatcher.clock()),
                pace,
                is_alone=self._options.is_alone,
                mini_app=self._mini_app(bot),
                rich_messages=self._options.rich_messages,
            )
            sharing = Sharing(bot.username, bool(bot.bot.supports_inline_queries))
            posts = TelegramPosts(api, sharing, self._store, queue)
            delivery = Delivery(
                posts,
                views=self._dispatcher.views,
                waiting=self._dispatcher.waiting,
                puzzle=self._dispatcher.rulebook.lessons.posted,
                store=self._store,
            )
            if self._options.receives_input:
                services = Services(
                    bot=bot.bot,
                    dispatcher=self._dispatcher,
                    people=self._people,
                    store=self._store,
                    api=api,
                    delivery=delivery,
                    queue=queue,
                    sharing=sharing,
                    usernames=Usernames(self._store, self._dispatcher.clock),
                )
                interactions = Interactions(services, self._options.token)
                interactions.register(application)
                try:
                    await publish_menu_button(bot, self._options.mini_app_url)
                except TelegramError as error:  # a Bot API server may not know it
                    log.warning("menu_button_not_published", error=error.message)
                publishing = asyncio.create_task(publish_until_done(bot, self._store))
                stack.push_async_callback(_cancelled, publishing)
                await self._listen(bot, application, stack)
            self._delivery = delivery
            self._application = application
            self._running = stack.pop_all()

    def _mini_app(self, bot: TelegramBot) -> MiniApp | None:
        url, has_links = self._options.mini_app_url, bot.bot.has_main_web_app
        return MiniApp(url, bot.username if has_links else "") if url else None

    async def _listen(
        self,
        bot: TelegramBot,
        application: Application[Any, Any, Any, Any, Any, Any],
        stack: AsyncExitStack,
    ) -> None:
        options, store = self._options, self._store
        inbox = Inbox(bot, store, self._dispatcher.clock, application.process_update)
        stack.push_async_callback(inbox.stop)
        if options.webhook_url is None:
            await bot.delete_webhook()
            await inbox.take_left()
            self._poller = Poller(bot, inbox.take, ALLOWED_UPDATES)
            stack.push_async_callback(_cancelled, asyncio.create_task(self._poller.run()))
        else:
            # Other processes may be handling updates too.
            await inbox.take_left(timedelta() if options.is_alone else ABANDONED_AFTER)
            stack.push_async_callback(_cancelled, asyncio.create_task(inbox.look_for_left()))
            self._webhook = Webhook(bot, inbox.take, options)
            await self._webhook.open()
            stack.push_async_callback(self._webhook.close)
            await bot.set_webhook(
                options.webhook_url,
                secret_token=options.webhook_secret,
                allowed_updates=ALLOWED_UPDATES,
            )
        self._inbox = inbox

    def _log_network_error(self, error: TelegramError) -> None:
        """Log that Telegram could not be reached; connecting is tried again."""
        log.warning("telegram_not_reached", error=without_token(self._options.token, error.message))


async def _cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait((task,))
