"""Ways to put a message where it belongs: into a channel, or as an answer to somebody there.

Law: what Discord says no to is told apart here and nowhere else: for ever, for now, or a message
that is gone.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Final, Protocol

import discord

from bot.core.errors import TryLater, Unreachable
from bot.frontends.discord.places import ChannelKind, read_place
from bot.frontends.discord.send import components, files, is_own_message, mentions

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.core.matches.model import Place
    from bot.frontends.discord.message import Message


_PATIENCE: Final = 15.0  # seconds; discord.py waits for short rate limits itself
_PAUSE: Final = 5.0  # seconds until what took too long is tried again
_TOO_MANY: Final = 429
_ARCHIVED: Final = 50083
_NO_MORE_ANSWERS: Final = frozenset({40094, 50027})  # too many of them; the time is over


class Gone(Exception):  # noqa: N818 -- named for what happened to the message
    """The message cannot be edited any more; another has to take its place."""


class CannotShow(Exception):  # noqa: N818 -- named for what the bot may not do
    """The picture may perhaps not be sent there; words may."""


class MessageSink(Protocol):
    """Where messages are put."""

    async def send(self, sheet: Message, nonce: str, *, silent: bool) -> int:
        """Send a message and return its id; raises CannotShow, TryLater or Unreachable.

        The same nonce within a few minutes is the same message, not another one. A silent one
        rings nobody, whatever they wish to hear of that channel.
        """

    async def edit(self, message: int, sheet: Message) -> None:
        """Change a message; raises CannotShow, Gone, TryLater or Unreachable."""

    async def strip(self, message: int) -> None:
        """Take a message's controls off; raises Gone, TryLater or Unreachable."""


class ChannelSink:
    """A channel, a thread or direct messages, which the bot's token opens at any time."""

    def __init__(self, channel: discord.abc.Messageable) -> None:
        self._channel = channel

    async def send(self, sheet: Message, nonce: str, *, silent: bool) -> int:
        """Send a message."""
        async with _explained(showing=sheet.picture is not None):
            sent = await self._channel.send(
                sheet.content,
                files=await files(sheet),
                view=components(sheet),
                allowed_mentions=mentions(sheet),
                nonce=nonce,
                silent=silent,
            )
        return sent.id

    async def edit(self, message: int, sheet: Message) -> None:
        """Change a message; nobody is pinged by that."""
        async with _explained(showing=sheet.picture is not None), _known(message):
            await (await self._message(message)).edit(
                content=sheet.content,
                attachments=await files(sheet),
                view=components(sheet),
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def strip(self, message: int) -> None:
        """Take a message's controls off."""
        async with _explained(), _known(message):
            await (await self._message(message)).edit(view=None)

    async def _message(self, message: int) -> discord.PartialMessage:
        channel = await self._channel._get_channel()  # noqa: SLF001 -- what `send` itself does
        return discord.PartialMessage(channel=channel, id=message)


class InteractionSink:
    """Where the bot can only answer: through an interaction, once its own answer is given."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self._interaction = interaction
        self._answered = asyncio.Event()

    def open(self) -> None:
        """Let messages through: from now on they are for everybody, not the first answer."""
        self._answered.set()

    @property
    def is_stale(self) -> bool:
        """Whether Discord takes no more answers."""
        return self._interaction.is_expired()

    async def send(self, sheet: Message, nonce: str, *, silent: bool) -> int:
        """Answer for everybody to see; an answer has no nonce."""
        del nonce
        async with _explained(showing=sheet.picture is not None):
            await self._answered.wait()
            sent = await self._interaction.followup.send(
                sheet.content,
                files=await files(sheet),
                view=components(sheet),
                allowed_mentions=mentions(sheet),
                silent=silent,
                wait=True,
            )
        return sent.id

    async def edit(self, message: int, sheet: Message) -> None:
        """Change the message whose button was pressed; any other has to be replaced."""
        if not self._is_pressed(message):
            raise Gone(str(message))
        async with _explained(showing=sheet.picture is not None), _known(message):
            await self._answered.wait()
            await self._interaction.edit_original_response(
                content=sheet.content,
                attachments=await files(sheet),
                view=components(sheet),
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def strip(self, message: int) -> None:
        """Take the controls off the message whose button was pressed; any other keeps them."""
        if self._is_pressed(message):
            async with _explained(), _known(message):
                await self._interaction.edit_original_response(view=None)

    def _is_pressed(self, message: int) -> bool:
        pressed = self._interaction.message
        return (
            pressed is not None and pressed.id == message and not is_own_message(self._interaction)
        )


@asynccontextmanager
async def _explained(*, showing: bool = False) -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(_PATIENCE):
            yield
    except discord.Forbidden as error:
        if showing:
            raise CannotShow from error
        raise Unreachable(error.text) from error
    except discord.NotFound as error:
        raise Unreachable(error.text) from error
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except discord.HTTPException as error:
        if error.code in _NO_MORE_ANSWERS:
            raise Unreachable(error.text) from error
        if error.status == _TOO_MANY:
            raise TryLater(_PAUSE) from error
        raise
    except TimeoutError as error:
        raise TryLater(_PAUSE) from error


@asynccontextmanager
async def _known(message: int) -> AsyncIterator[None]:
    """Tell a message that is gone, or frozen in an archived thread, from a channel that is."""
    try:
        yield
    except discord.NotFound as error:
        raise Gone(str(message)) from error
    except discord.HTTPException as error:
        if error.code == _ARCHIVED:
            raise Gone(str(message)) from error
        raise


class InteractionTokens:
    """The last interaction at each place where only answers are possible."""

    def __init__(self) -> None:
        self._doors: dict[Place, InteractionSink] = {}

    def at(self, place: Place) -> InteractionSink | None:
        """Return the way to speak at a place, if there is one now."""
        door = self._doors.get(place)
        return None if door is None or door.is_stale else door

    @contextmanager
    def lent(self, interaction: discord.Interaction, place: Place | None) -> Iterator[None]:
        """Keep an interaction as the voice of its place; it can be used when the block ends."""
        if place is None or read_place(place)[0] is not ChannelKind.ANSWERS:
            yield
            return
        self._doors = {at: door for at, door in self._doors.items() if not door.is_stale}
        door = self._doors[place] = InteractionSink(interaction)
        try:
            yield
        finally:
            door.open()
