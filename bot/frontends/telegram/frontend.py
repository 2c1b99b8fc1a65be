"""Telegram as the core sees it: a front-end that is started, delivers, and is stopped."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog
from telegram.error import Conflict, InvalidToken, TelegramError
from telegram.ext import ApplicationBuilder, ExtBot

from bot.core.errors import CannotStart, TryLater
from bot.core.frontend import Status
from bot.core.notifications.outbox import DeliveryScope
from bot.frontends.telegram.boards import MatchPosts
from bot.frontends.telegram.commands import publish
from bot.frontends.telegram.delivery import Delivery
from bot.frontends.telegram.links import link
from bot.frontends.telegram.log_redaction import redact_logs, without
from bot.frontends.telegram.parts import Services
from bot.frontends.telegram.places import PLATFORM
from bot.frontends.telegram.private_replies import PrivateReplies
from bot.frontends.telegram.render import Renderer
from bot.frontends.telegram.request import AiohttpRequest
from bot.frontends.telegram.send import ApiClient
from bot.frontends.telegram.update_queue import OrderedUpdateProcessor
from bot.frontends.telegram.updates import ALLOWED_UPDATES, Updates
from bot.frontends.telegram.usernames import UsernameCache
from bot.frontends.telegram.webhook import Webhook

if TYPE_CHECKING:
    from telegram.ext import Application, Updater

    from bot.core.accounts.people import People
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import AccountId
    from bot.core.notifications.outbox import Notification
    from bot.core.notifications.posts import Posts
    from bot.frontends.telegram.options import TelegramOptions

MIN_BACKOFF: Final = 2.0  # seconds
MAX_BACKOFF: Final = 60.0  # seconds
_NOT_YET: Final = 5.0  # seconds

WRONG_TOKEN: Final = "Telegram does not know the bot's token; copy it anew from @BotFather"  # noqa: S105 -- a sentence

log = structlog.get_logger()


class TelegramFrontend:
    """A front-end; ``platform`` is what its identities and places carry."""

    platform = PLATFORM

    def __init__(
        self, desk: Dispatcher, people: People, posts: Posts, options: TelegramOptions
    ) -> None:
        self._desk = desk
        self._people = people
        self._posts = posts
        self._options = options
        self._running = AsyncExitStack()
        self._deliveries: Delivery | None = None
        self._webhook: Webhook | None = None
        self._trying: asyncio.Task[None] | None = None
        self._application: Application[Any, Any, Any, Any, Any, Any] | None = None

    @property
    def webhook_port(self) -> int | None:
        """The port on which Telegram's calls arrive, if it calls."""
        return self._webhook.port if self._webhook else None

    @property
    def standing(self) -> Status:
        """Whether Telegram's news are asked for, or taken from it."""
        if self._application is None:
            has_given_up = self._trying is not None and self._trying.done()
            return Status.STOPPED if has_given_up else Status.REACHING
        if not self._options.hears:
            return Status.SERVING
        updater = self._application.updater
        listens = self._webhook is not None or (updater is not None and updater.running)
        return Status.SERVING if listens else Status.STOPPED

    def reach(self) -> DeliveryScope | None:
        """Return what can be delivered: everything, once Telegram has been reached."""
        return DeliveryScope(platform=PLATFORM) if self._deliveries else None

    async def start(self) -> None:
        """Begin to listen to Telegram; raises CannotStart, of one sentence without the token.

        Where Telegram cannot be reached just now, it is tried again until it can.
        """
        redact_logs()
        if not await self._reached():
            self._trying = asyncio.create_task(self._keep_trying())

    async def _keep_trying(self) -> None:
        wait = MIN_BACKOFF
        while True:
            await asyncio.sleep(wait)
            wait = min(2 * wait, MAX_BACKOFF)
            try:
                if await self._reached():
                    log.info("telegram_reached")
                    return
            except CannotStart as error:
                log.error("cannot_start", platform=self.platform, reason=str(error))  # noqa: TRY400
                return

    async def _reached(self) -> bool:
        """Try to start; False when Telegram cannot be reached. Raises CannotStart."""
        try:
            await self._start()
        except InvalidToken:
            raise CannotStart(WRONG_TOKEN) from None
        except TelegramError as error:
            self._on_trouble(error)
            return False
        except OSError as error:
            where = f"{self._options.webhook_host}:{self._options.webhook_port}"
            reason = error.strerror or type(error).__name__
            message = f"the Telegram webhook cannot listen on {where} ({reason})"
            raise CannotStart(message) from None
        return True

    async def stop(self) -> None:
        """Finish what is being answered, and hear nothing more."""
        self._deliveries = None
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.wait((self._trying,))
        await self._running.aclose()

    async def deliver(self, notice: Notification) -> None:
        """Bring the match's message up to date for the person or place, and call if asked.

        Raises TryLater and Unreachable.
        """
        if self._deliveries is None:
            raise TryLater(_NOT_YET)
        await self._deliveries.deliver(notice)

    async def deliver_digest(self, account: AccountId) -> bool:
        """Send a person the list of what waits for them, which rings; False if nothing waits.

        Raises TryLater and Unreachable.
        """
        if self._deliveries is None:
            raise TryLater(_NOT_YET)
        return await self._deliveries.deliver_digest(account)

    async def _start(self) -> None:
        bot = new_bot(self._options.token, self._options.base_url)
        application = (
            ApplicationBuilder()
            .bot(bot)
            .job_queue(None)
            .concurrent_updates(OrderedUpdateProcessor())
            .build()
        )
        async with AsyncExitStack() as stack:
            stack.push_async_callback(bot.shutdown)  # even where the initialization fails
            stack.push_async_callback(application.shutdown)
            await application.initialize()
            parts = self._parts(bot)
            self._desk.invite_by("Telegram", partial(link, bot.username))
            if self._options.hears:
                Updates(parts, self._options.token).listen(application)
                await publish(bot)
                await application.start()
                stack.push_async_callback(application.stop)
                await self._listen(application, stack)
            self._deliveries = Delivery(
                self._desk,
                self._people,
                posts=self._posts,
                boards=parts.boards,
                cards=parts.cards,
            )
            self._application = application
            self._running = stack.pop_all()

    def _parts(self, bot: ExtBot[None]) -> Services:
        wire = ApiClient(bot, self._posts.moved, remembers=self._options.is_alone)
        boards = MatchPosts(wire, self._posts)
        cards = Renderer()
        return Services(
            bot=bot.bot,
            desk=self._desk,
            people=self._people,
            posts=self._posts,
            wire=wire,
            boards=boards,
            cards=cards,
            private=PrivateReplies(wire, boards, cards=cards, bot=bot.username),
            faces=UsernameCache(),
        )

    async def _listen(
        self, application: Application[Any, Any, Any, Any, Any, Any], stack: AsyncExitStack
    ) -> None:
        if self._options.webhook_url is not None:
            self._webhook = Webhook(application, self._options)
            await self._webhook.open()
            stack.push_async_callback(self._webhook.close)
            await application.bot.set_webhook(
                self._options.webhook_url,
                secret_token=self._options.webhook_secret,
                allowed_updates=ALLOWED_UPDATES,
            )
            return
        assert application.updater is not None  # noqa: S101 -- the builder makes one
        await application.updater.start_polling(
            allowed_updates=ALLOWED_UPDATES, error_callback=self._on_trouble
        )
        stack.push_async_callback(_ended, application.updater)

    def _on_trouble(self, error: TelegramError) -> None:
        """Note that Telegram could not be reached; it is tried again."""
        if isinstance(error, Conflict):
            log.error("telegram_conflict", hint="another program uses the same token")
        else:
            log.warning("telegram_not_reached", error=without(self._options.token, error.message))


async def _ended(updater: Updater) -> None:
    """Stop asking for updates; why the asking ended earlier was told when it did."""
    with suppress(TelegramError):
        await updater.stop()


def new_bot(token: str, base_url: str) -> ExtBot[None]:
    """Return a bot that speaks to the server at this address; raises InvalidToken."""
    return ExtBot(
        token,
        base_url=f"{base_url}/bot",
        base_file_url=f"{base_url}/file/bot",
        request=AiohttpRequest(),
        get_updates_request=AiohttpRequest(),
    )
