"""Places on Discord, servers with settings of their own, and the message sinks that send there.

Keys of places: ``c`` and a channel's id, a channel or thread that the bot may post in; ``u`` and a
user's id, their direct messages; ``x`` and a channel's id, a channel in which the bot can only
answer interactions, as it is installed only by a user or may not post.

Invariant: Discord's errors become those of the core here and nowhere else: Unreachable for good,
TryLater for now, Gone for one message.
"""

from __future__ import annotations

import asyncio
import io
from contextlib import asynccontextmanager, contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from bot.core.matches.errors import TryLater, Unreachable
from bot.core.matches.groups import POSTED, Group
from bot.core.matches.model import GroupKey, Place
from bot.frontends import DISCORD
from bot.frontends.discord.layout import layout
from bot.frontends.discord.message import MAX_FILE_BYTES
from bot.frontends.drawing import drawn, filmed
from bot.frontends.outcomes import Outcome, discord_outcome

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.frontends.discord.message import Message
    from bot.frontends.discord.requests import InteractionRequest


async def new_message(message: Message) -> dict[str, Any]:
    """Return the arguments that send a message; the people called are pinged, and no one else.

    Files are rendered for each attempt, as sending consumes them.
    """
    people = [discord.Object(person) for person in message.calls]
    mentions = discord.AllowedMentions(
        everyone=False, users=people or False, roles=False, replied_user=False
    )
    files = await _files(message)
    return {"files": files, "view": layout(message, files), "allowed_mentions": mentions}


async def edited_message(message: Message) -> dict[str, Any]:
    """Return the arguments that edit a message, which pings no one.

    What a message of an earlier version has beside components is removed.
    """
    files = await _files(message)
    return {
        "content": None,
        "embeds": [],
        "attachments": files,
        "view": layout(message, files),
        "allowed_mentions": discord.AllowedMentions.none(),
    }


async def _files(message: Message) -> list[discord.File]:
    attached = []
    if message.picture is not None or message.film:
        rendered = (
            await filmed(message.film, MAX_FILE_BYTES)
            if message.picture is None
            else await drawn(message.picture)
        )
        attached.append(discord.File(io.BytesIO(rendered), message.file, description=message.alt))
    if message.document is not None:
        data = io.BytesIO(message.document.text.encode())
        attached.append(discord.File(data, message.document.name))
    return attached


_TIMEOUT: Final = 15.0  # seconds; discord.py waits for short rate limits itself
_LOOKED_BACK: Final = 50  # messages among which those left by a crash are looked for
_RETRY_DELAY: Final = 5.0  # seconds until a request that took too long is tried again
_CLOSED: Final = frozenset({40094, 50001, 50027, 50083, 160005})
"""Codes of places that take no message at all: too many follow-ups, no access, token expired,
archived, locked."""


class ChannelKind(StrEnum):
    """How messages are sent to a place; the first letter of its key."""

    CHANNEL = "c"
    PERSON = "u"
    ANSWERS = "x"


def place(kind: ChannelKind, snowflake: int) -> Place:
    """Return the place of a channel's or a user's id."""
    return Place(DISCORD, f"{kind}{snowflake}")


def read_place(at: Place) -> tuple[ChannelKind, int]:
    """Return a place's kind and id; raises ValueError for a key of another platform."""
    return ChannelKind(at.key[:1]), int(at.key[1:])


def names_of(at: Place) -> tuple[Place, ...]:
    """Return a channel's place with and without the right to post in it."""
    _, snowflake = read_place(at)
    return place(ChannelKind.CHANNEL, snowflake), place(ChannelKind.ANSWERS, snowflake)


def shared_place(interaction: discord.Interaction) -> Place | None:
    """Return the place of an interaction that others can see, None if its answers are private.

    Answers are private in direct messages, and if the user may not use external apps. The thread
    of a match belongs to the channel with its card.
    """
    if interaction.channel_id is None or interaction.context.dm_channel:
        return None
    channel = interaction.channel
    if isinstance(channel, discord.Thread) and match_thread(interaction):
        return place(ChannelKind.CHANNEL, channel.parent_id)
    kind = ChannelKind.ANSWERS
    if interaction.guild_id is not None:
        if interaction.client.get_guild(interaction.guild_id) is None:
            if not interaction.permissions.use_external_apps:
                return None
        elif _may_post(interaction):
            kind = ChannelKind.CHANNEL
    return place(kind, interaction.channel_id)


def match_thread(interaction: discord.Interaction) -> str:
    """Return the id of the match's thread that an interaction is in, empty elsewhere.

    It is that of the card, below which the bot opened the thread.
    """
    channel, user = interaction.channel, interaction.client.user
    is_own = isinstance(channel, discord.Thread) and user and channel.owner_id == user.id
    return str(channel.id) if channel and is_own else ""


def _may_post(interaction: discord.Interaction) -> bool:
    granted = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    send = granted.send_messages_in_threads if in_thread else granted.send_messages
    return granted.view_channel and send


class Gone(Exception):  # noqa: N818 -- named for what happened to the message
    """The message cannot be edited or deleted, or not by this sink; perhaps it is there yet."""

    @property
    def for_good(self) -> bool:
        """Whether Discord says that the message is not there."""
        cause = self.__cause__
        if not isinstance(cause, discord.HTTPException):
            return False
        is_gone = discord_outcome(cause.status, cause.code) is Outcome.GONE
        return is_gone or isinstance(cause, discord.NotFound)


class CannotShow(Exception):  # noqa: N818 -- named for what the bot may not do
    """Files are perhaps not allowed in the channel; text may be."""


class ChannelSink:
    """A channel, a thread or direct messages, open to the bot's token at any time."""

    def __init__(self, channel: discord.PartialMessageable | discord.DMChannel) -> None:
        self._channel = channel

    async def send(self, message: Message, nonce: str, *, silent: bool) -> int:
        """Send a message and return its id; raises CannotShow, TryLater or Unreachable.

        Sent again with the same nonce within a few minutes, it is not posted twice. A silent one
        notifies no one, whatever their settings for the channel.
        """
        async with translated(message):
            arguments = await new_message(message)
            sent = await self._channel.send(**arguments, nonce=nonce, silent=silent)
        return sent.id

    async def edit(self, message_id: int, message: Message) -> None:
        """Edit a message, which pings no one; raises CannotShow, Gone, TryLater or Unreachable."""
        async with translated(message, edits=True):
            partial = self._channel.get_partial_message(message_id)
            await partial.edit(**await edited_message(message))

    async def latest(self) -> list[discord.Message]:
        """Return the latest messages that the bot may read; raises TryLater or Unreachable."""
        async with translated():
            return [message async for message in self._channel.history(limit=_LOOKED_BACK)]

    async def delete(self, message_id: int) -> None:
        """Delete a message; raises Gone, TryLater or Unreachable."""
        async with translated(edits=True):
            await self._channel.get_partial_message(message_id).delete()


class InteractionSink:
    """A place where the bot can only follow up an interaction, once that has its private answer.

    Its methods raise the same errors as those of `ChannelSink`.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self._answered = asyncio.Event()
        self._sent: set[int] = set()

    def open(self) -> None:
        """Let messages through: the first answer is given, so they are public from now on."""
        self._answered.set()

    @property
    def is_expired(self) -> bool:
        """Whether Discord takes no more follow-ups."""
        return self._interaction.is_expired()

    async def send(self, message: Message, nonce: str, *, silent: bool) -> int:
        """Send a public follow-up; it has no nonce."""
        del nonce
        async with translated(message):
            await self._answered.wait()
            arguments = await new_message(message)
            sent = await self._interaction.followup.send(**arguments, silent=silent, wait=True)
        self._sent.add(sent.id)
        return sent.id

    def has_sent(self, message_id: int) -> bool:
        """Return whether this interaction's token may edit and delete a message."""
        return message_id in self._sent

    async def edit(self, message_id: int, message: Message) -> None:
        """Edit a message that it sent, or the one whose button was pressed; others are gone."""
        if not self.has_sent(message_id) and not self._is_pressed(message_id):
            raise Gone
        async with translated(message, edits=True):
            await self._answered.wait()
            arguments = await edited_message(message)
            if self.has_sent(message_id):
                await self._interaction.followup.edit_message(message_id, **arguments)
            else:
                await self._interaction.edit_original_response(**arguments)

    async def delete(self, message_id: int) -> None:
        """Delete a message that it sent; any other is reported as gone."""
        if not self.has_sent(message_id):
            raise Gone
        async with translated(edits=True):
            await self._interaction.followup.delete_message(message_id)

    def _is_pressed(self, message_id: int) -> bool:
        pressed = self._interaction.message
        return (
            pressed is not None
            and pressed.id == message_id
            and not is_own_message(self._interaction)
        )


MessageSink: TypeAlias = ChannelSink | InteractionSink


def is_own_message(interaction: discord.Interaction) -> bool:
    """Return whether an interaction is answered by a new message, not in the one pressed."""
    return interaction.response.type in {
        discord.InteractionResponseType.channel_message,
        discord.InteractionResponseType.deferred_channel_message,
    }


@asynccontextmanager
async def translated(
    message: Message | None = None, *, edits: bool = False, seconds: float = _TIMEOUT
) -> AsyncIterator[None]:
    """Raise the core's errors for Discord's; ``edits`` tells that a message is there already.

    Whatever Discord refuses becomes one of them; what takes longer than ``seconds`` is for later.
    """
    try:
        async with asyncio.timeout(seconds):
            yield
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except TimeoutError as error:
        raise TryLater(_RETRY_DELAY) from error
    except discord.HTTPException as error:
        outcome = discord_outcome(error.status, error.code)
        if outcome is Outcome.LATER:
            raise TryLater(_RETRY_DELAY) from error
        is_closed = isinstance(error, discord.NotFound) or error.code in _CLOSED
        if message is not None and message.picture is not None and not is_closed:
            raise CannotShow from error
        if edits and not isinstance(error, discord.Forbidden):
            raise Gone from error
        raise Unreachable(error.text or str(error.status)) from error


class InteractionTokens:
    """The interactions at each place where the bot can only answer, while their tokens are good."""

    def __init__(self) -> None:
        self._sinks: dict[Place, tuple[InteractionSink, ...]] = {}

    def at(self, place: Place, message_id: int = 0) -> InteractionSink | None:
        """Return the latest sink of a place, None while there is none.

        For a message it is the one that sent it, if that is still good.
        """
        sinks = [sink for sink in self._sinks.get(place, ()) if not sink.is_expired]
        latest = sinks[-1] if sinks else None
        return next((sink for sink in sinks if sink.has_sent(message_id)), latest)

    @contextmanager
    def registered(self, interaction: discord.Interaction, place: Place | None) -> Iterator[None]:
        """Register an interaction as the latest at its place; it sends when the block ends."""
        if place is None or read_place(place)[0] is not ChannelKind.ANSWERS:
            yield
            return
        good = {
            at: tuple(sink for sink in sinks if not sink.is_expired)
            for at, sinks in self._sinks.items()
        }
        sink = InteractionSink(interaction)
        self._sinks = {at: sinks for at, sinks in good.items() if sinks}
        self._sinks[place] = (*self._sinks.get(place, ()), sink)
        try:
            yield
        finally:
            sink.open()


SETTINGS: Final = ("language", "ruleset", "places", "threads", *POSTED)
"""The settings that a server has."""


def server_key(guild: int) -> GroupKey:
    """Return the key of a server's settings."""
    return GroupKey(DISCORD, str(guild))


def server(request: InteractionRequest) -> Group | None:
    """Return the server in which something is asked; None if the bot is not a member."""
    if not request.channel:
        return None

    async def manages() -> bool:
        return request.manages

    return Group(
        key=server_key(request.guild),
        place=Place(DISCORD, request.channel),
        offers=SETTINGS,
        manages=manages,
        named=_mention,
    )


def server_of(client: discord.Client, place: Place) -> GroupKey | None:
    """Return the server of a channel or a thread, as far as the bot knows it."""
    kind, snowflake = read_place(place)
    channel = client.get_channel(snowflake) if kind is ChannelKind.CHANNEL else None
    guild = getattr(channel, "guild", None)
    return server_key(guild.id) if guild else None


def _mention(key: str) -> str:
    """Return a channel as Discord shows it by name, a link for those who can see it."""
    return f"<#{read_place(Place(DISCORD, key))[1]}>"
