"""Sends and edits messages at Telegram's pace, and handles groups that move and flood limits.

Invariant: nothing here waits for long. What would have to is raised as TryLater, and so is a flood
limit, so that other chats go on.
"""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import structlog
from telegram.constants import ChatMemberStatus
from telegram.error import (
    BadRequest,
    ChatMigrated,
    TelegramError,
)

from bot.core.matches.errors import TryLater, Unreachable
from bot.frontends.bounded import BoundedDict
from bot.frontends.outcomes import Outcome, telegram_outcome
from bot.frontends.telegram.bot_api import EphemeralEdits, EphemeralSupport, ephemeral_id
from bot.frontends.telegram.edits import MessageEditor
from bot.frontends.telegram.pace import Rank
from bot.frontends.telegram.pictures import SentPictures
from bot.frontends.telegram.rich import RichMessages
from bot.frontends.telegram.send import (
    PICTURES_FORBIDDEN_ERRORS,
    ChatAddress,
    has_message,
    send_message,
    translated_errors,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from telegram import Bot, Document

    from bot.core.matches.model import Place
    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.mini_app import MiniApp
    from bot.frontends.telegram.pace import Pace

MAX_REMEMBERED_MESSAGES: Final = 4096
MAX_REMEMBERED_FILMS: Final = 256
MAX_REMEMBERED_CHATS: Final = 4096

MAX_WAIT: Final = 5.0  # seconds
"""How long a call waits here for its turn."""

PROBE_TIMEOUT: Final = 1.0  # seconds
"""How long it may take to ask whether a chat is open or who is in it; a press waits for that."""

REACTION_TIMEOUT: Final = 2.0  # seconds
FILE_TIMEOUT: Final = 10.0  # seconds

MEMBER_FOR: Final = 60.0
"""How many seconds a member is not looked up again; who is not there is looked up each time."""

NOT_MEMBER: Final = frozenset({ChatMemberStatus.LEFT, ChatMemberStatus.BANNED})
NO_MEMBER_ERRORS: Final = ("user not found", "member not found", "participant_id_invalid")

MESSAGE_DELETED_ERROR: Final = "message to delete not found"

PICTURES_FORBIDDEN_FOR: Final = 600.0  # seconds
"""How long no picture is tried in a chat that refused one, unless it says that it allows them."""

log = structlog.get_logger()


class ApiClient:
    """Sends, edits and closes messages.

    The content of the latest messages is cached, so that nothing is sent twice; a missing entry
    costs a request.
    """

    def __init__(  # noqa: PLR0913 -- three are what it is built on, three how it is run
        self,
        bot: Bot,
        moved: Callable[[Place, Place], Awaitable[None]],
        pace: Pace,
        *,
        is_alone: bool = True,
        mini_app: MiniApp | None = None,
        rich_messages: bool = False,
    ) -> None:
        """``moved`` is called when a group has become a supergroup, which has another id.

        Unless it ``is_alone``, other processes send and edit messages too.
        """
        self.is_alone = is_alone
        self._mini_app = mini_app
        self._bot = bot
        self._moved = moved
        self._pace = pace
        self._shown: BoundedDict[tuple[int, int], OutgoingMessage] = BoundedDict(
            MAX_REMEMBERED_MESSAGES
        )
        self._has_picture: BoundedDict[tuple[int, int], bool] = BoundedDict(MAX_REMEMBERED_MESSAGES)
        self._latest: BoundedDict[ChatAddress, int] = BoundedDict(MAX_REMEMBERED_CHATS)
        self._wordy_until: BoundedDict[int, float] = BoundedDict(MAX_REMEMBERED_CHATS)
        self._member_until: BoundedDict[tuple[int, int], float] = BoundedDict(MAX_REMEMBERED_CHATS)
        self._editing: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self._pictures = SentPictures()
        self._rich = RichMessages(bot, pace.clock, is_on=rich_messages)
        self._films: BoundedDict[str, str] = BoundedDict(MAX_REMEMBERED_FILMS)
        self._ephemerals: BoundedDict[tuple[int, int], int] = BoundedDict(MAX_REMEMBERED_CHATS)
        self.ephemeral = EphemeralSupport(bot, pace.clock)

    def note_rights(self, chat_id: int) -> None:
        """Note that the bot's rights in a chat have changed: it may be allowed pictures now."""
        self._wordy_until.pop(chat_id, None)

    def note_message(self, chat: ChatAddress, message_id: int) -> None:
        """Note the id of a message; messages with lower ids are above it."""
        self._latest[chat] = max(message_id, self._latest.get(chat, 0))

    def note_kind(self, chat: ChatAddress, message_id: int, *, has_picture: bool) -> None:
        """Note whether a message has a picture, which decides how it is edited."""
        self._has_picture[_key(chat, message_id)] = has_picture

    def note_ephemeral(self, chat: ChatAddress, message_id: int) -> int:
        """Note the latest message that only the receiver sees; return the one before it, or 0."""
        key = chat.chat_id, chat.receiver.user_id if chat.receiver else 0
        before, self._ephemerals[key] = self._ephemerals.get(key, 0), message_id
        return before

    def is_known(self, chat: ChatAddress, message_id: int) -> bool:
        """Return whether this process has sent or seen a message; of others it cannot be sure."""
        return _key(chat, message_id) in self._has_picture

    def latest(self, chat: ChatAddress) -> int:
        """Return the highest known id of a message in a chat, or 0."""
        return self._latest.get(chat, 0)

    async def send(
        self,
        chat: ChatAddress,
        outgoing: OutgoingMessage,
        *,
        reply_to: int | None = None,
        silent: bool = False,
        rank: Rank = Rank.BOARD,
    ) -> tuple[Place, str]:
        """Send a message and return its chat, which may have moved, and its id.

        Raises TryLater and Unreachable.
        """
        outgoing = self._with_button(chat, outgoing)
        try:
            with self._translated(chat):
                turn = partial(self._turn, chat, rank)
                if rich := await self._rich.send(chat, outgoing, turn, reply_to):
                    message, has_picture = rich, False
                else:
                    message, has_picture = await send_message(
                        self._bot,
                        chat,
                        outgoing,
                        turn,
                        pictures=self._pictures,
                        reply_to=reply_to,
                        silent=silent,
                        in_words=await self._needs_words(chat),
                        forbidden=partial(self._note_forbidden, chat),
                    )
        except BadRequest as error:
            # Retrying would be refused again, and hold up what comes after it.
            raise Unreachable(error.message) from None
        except ChatMigrated as migrated:
            new = replace(chat, chat_id=migrated.new_chat_id, topic_id=None)
            await self._moved(chat.place, new.place)
            return await self.send(new, outgoing, silent=silent, rank=rank)
        number = message.message_id
        if chat.receiver is None:
            self.note_message(chat, number)
        elif not (number := ephemeral_id(message)):
            self.ephemeral.is_ignored()
            await self.delete(replace(chat, receiver=None), message.message_id)
            raise Unreachable("the server shows to everybody what is for one")
        self._note_shown(_key(chat, number), outgoing, has_picture=has_picture)
        if outgoing.film and message.animation:
            self._films[outgoing.file] = message.animation.file_id
        return chat.place, str(number)

    async def edit(
        self,
        chat: ChatAddress,
        message_id: int,
        outgoing: OutgoingMessage,
        *,
        rank: Rank = Rank.BOARD,
    ) -> bool:
        """Change a message's content; False when it cannot be edited.

        Raises TryLater and Unreachable.
        """
        outgoing = self._with_button(chat, outgoing)
        key = _key(chat, message_id)
        async with self._editing.setdefault(key, asyncio.Lock()):
            return await self._edited(chat, message_id, outgoing, rank)

    async def _edited(
        self, chat: ChatAddress, message_id: int, outgoing: OutgoingMessage, rank: Rank
    ) -> bool:
        key = _key(chat, message_id)
        known, has_picture = self._shown.get(key), self._has_picture.get(key)
        if (has_picture and outgoing.picture is None) or self._rich.takes(outgoing):
            return False  # a picture is never turned into text, nor a text into a rich one
        if known != outgoing:
            editor = self._editor(chat, message_id, rank)
            try:
                with self._translated(chat):
                    if outgoing.picture and has_picture is False and await self._needs_words(chat):
                        await editor.show_words(outgoing)
                    else:
                        self._shown.pop(key, None)
                        has_picture = await editor.show(outgoing, known if has_picture else None)
            except BadRequest as error:
                log.info("message_not_changed", reason=error.message)
                return False
            except ChatMigrated as migrated:
                # Messages of the old group cannot be edited; the new one gets a new message.
                await self._moved(chat.place, ChatAddress(migrated.new_chat_id).place)
                return False
        self._note_shown(key, outgoing, has_picture=bool(has_picture))
        return True

    def _with_button(self, chat: ChatAddress, outgoing: OutgoingMessage) -> OutgoingMessage:
        return self._mini_app.with_button(outgoing, chat) if self._mini_app else outgoing

    async def close(
        self, chat: ChatAddress, message_id: int, text: str, *, rank: Rank = Rank.BOARD
    ) -> None:
        """Replace a message's text and remove its buttons; one that is gone is ignored.

        Raises TryLater and Unreachable.
        """
        key = _key(chat, message_id)
        self._shown.pop(key, None)
        guess = not (chat.card or self._allows_words_only(chat))
        editor = self._editor(chat, message_id, rank)
        try:
            with self._translated(chat):
                await editor.close(text, has_picture=self._has_picture.get(key, guess))
        except BadRequest as error:
            log.info("message_not_closed", reason=error.message)
            if telegram_outcome(HTTPStatus.BAD_REQUEST, error.message) is not Outcome.GONE:
                raise Unreachable(error.message) from None

    async def close_copy(self, chat: ChatAddress, message_id: int, text: str) -> None:
        """Take the buttons off a message if it looks like a board: most are not, or not the bot's.

        Raises TryLater, Unreachable and the library's errors.
        """
        with suppress(BadRequest), self._translated(chat):
            await self._turn(chat, Rank.ANSWER)
            if self._allows_words_only(chat):
                await self._bot.edit_message_reply_markup(chat.chat_id, message_id)
            else:  # what has no caption stays as it is
                await self._bot.edit_message_caption(chat.chat_id, message_id, caption=text)

    async def delete(self, chat: ChatAddress, message_id: int) -> bool:
        """Delete a message; False if that is not possible, as with one that is two days old.

        Raises TryLater and Unreachable.
        """
        # Telegram counts what is sent and edited, and limits deleting far less.
        try:
            with self._translated(chat):
                if chat.receiver:
                    latest = chat.chat_id, chat.receiver.user_id
                    if self._ephemerals.get(latest) == message_id:
                        del self._ephemerals[latest]
                    named = chat.receiver.target(chat.chat_id, message_id)
                    await self._bot.do_api_request("deleteEphemeralMessage", named)
                else:
                    await self._bot.delete_message(chat.chat_id, message_id)
        except BadRequest as error:
            return has_message(error, MESSAGE_DELETED_ERROR)
        self._shown.pop(_key(chat, message_id), None)
        return True

    async def react(self, chat: ChatAddress, message_id: int, emoji: str) -> None:
        """React to a message, if the chat allows that just now."""
        try:
            async with asyncio.timeout(REACTION_TIMEOUT):
                await self._bot.set_message_reaction(chat.chat_id, message_id, emoji)
        except (TimeoutError, TelegramError) as error:
            log.info("reaction_lost", error=type(error).__name__)

    async def download(self, file: Document) -> bytes | None:
        """Return what is in a file, None if Telegram does not give it."""
        try:
            async with asyncio.timeout(FILE_TIMEOUT):
                found = await self._bot.get_file(file.file_id)
                return bytes(await found.download_as_bytearray())
        except (TimeoutError, TelegramError) as error:
            log.info("file_lost", error=type(error).__name__)
            return None

    async def manages(self, chat: ChatAddress, user_id: int) -> bool:
        """Return whether a person is an administrator of a group.

        Raises TelegramError, and TimeoutError after a second.
        """
        async with asyncio.timeout(PROBE_TIMEOUT):
            member = await self._bot.get_chat_member(chat.chat_id, user_id)
        return member.status in {ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR}

    async def is_member(self, chat: ChatAddress, user_id: int) -> bool:
        """Return whether a person is in a group; True if that cannot be known."""
        key, now = (chat.chat_id, user_id), self._pace.clock()
        if self._member_until.get(key, 0.0) > now:
            return True
        try:
            async with asyncio.timeout(PROBE_TIMEOUT):
                member = await self._bot.get_chat_member(chat.chat_id, user_id)
        except BadRequest as error:
            return not has_message(error, *NO_MEMBER_ERRORS)
        except Exception:  # noqa: BLE001 -- whatever it is, nothing is known of the person
            return True
        is_member = not (member.status in NOT_MEMBER or getattr(member, "is_member", True) is False)
        if is_member:
            self._member_until[key] = now + MEMBER_FOR
        return is_member

    def note_left(self, chat: ChatAddress, user_id: int) -> None:
        """Note that a person has left a group."""
        self._member_until.pop((chat.chat_id, user_id), None)

    def film_id(self, name: str) -> str | None:
        """Return by what id Telegram sends a film again, if it was sent not long ago."""
        return self._films.get(name)

    def delay(self, chat: ChatAddress) -> float:
        """Return the seconds until a board may be sent to a chat, apart from what waits already."""
        return self._pace.delay(chat.chat_id, Rank.BOARD)

    async def can_write(self, chat: ChatAddress) -> bool:
        """Tell within a second whether the bot may write to a chat; True if that stays unknown."""
        try:
            async with asyncio.timeout(PROBE_TIMEOUT):
                with translated_errors():
                    await self._bot.send_chat_action(chat.chat_id, "typing")
        except Unreachable:
            return False
        except (TimeoutError, TryLater, TelegramError):
            return True
        return True

    def _editor(self, chat: ChatAddress, message_id: int, rank: Rank) -> MessageEditor:
        target: dict[str, Any] = {"chat_id": chat.chat_id, "message_id": message_id}
        bot: Bot | EphemeralEdits = self._bot
        if chat.card:
            target = {"inline_message_id": chat.card}
        elif chat.receiver:
            target = chat.receiver.target(chat.chat_id, message_id)
            bot = EphemeralEdits(self._bot)
        return MessageEditor(bot, partial(self._turn, chat, rank), self._pictures, target)

    async def _turn(self, chat: ChatAddress, rank: Rank) -> None:
        """Wait for the turn of a call; raises TryLater if that takes long."""
        if (delay := self._pace.delay(chat.chat_id, rank)) > MAX_WAIT:
            raise TryLater(delay)
        await self._pace.turn(chat.chat_id, rank)

    @contextmanager
    def _translated(self, chat: ChatAddress) -> Iterator[None]:
        """Raise the core's errors; after a flood limit the chat is left alone."""
        with translated_errors(partial(self._pace.block, chat.chat_id)):
            yield

    def _note_shown(
        self, key: tuple[int, int], outgoing: OutgoingMessage, *, has_picture: bool
    ) -> None:
        self._has_picture[key] = has_picture
        # Animations and files are not edited, and may be large.
        if self.is_alone and outgoing.document is None and not outgoing.film:
            self._shown[key] = outgoing

    def _note_forbidden(self, chat: ChatAddress, error: BadRequest) -> None:
        if has_message(error, *PICTURES_FORBIDDEN_ERRORS):
            self._wordy_until[chat.chat_id] = self._pace.clock() + PICTURES_FORBIDDEN_FOR

    async def _needs_words(self, chat: ChatAddress) -> bool:
        """Return whether a chat allows words only; one that has refused a picture is asked."""
        if self._allows_words_only(chat):
            with suppress(Exception):  # whatever it is, nothing is known of the chat
                async with asyncio.timeout(PROBE_TIMEOUT):
                    allowed = (await self._bot.get_chat(chat.chat_id)).permissions
                if allowed and allowed.can_send_photos:
                    self.note_rights(chat.chat_id)
        return self._allows_words_only(chat)

    def _allows_words_only(self, chat: ChatAddress) -> bool:
        return self._wordy_until.get(chat.chat_id, 0.0) > self._pace.clock()


def _key(chat: ChatAddress, message_id: int) -> tuple[int, int]:
    """Return what a message is remembered by; those for one person have numbers of their own."""
    return chat.chat_id, -message_id if chat.receiver else message_id
