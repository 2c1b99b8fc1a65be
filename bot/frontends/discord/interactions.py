"""Commands, presses and forms: each is acknowledged, handed to the dispatcher, and answered.

Law: an interaction is acknowledged before any work is done, and its answer, also the one that the
work failed, is for the person alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import structlog

from bot.core.accounts.people import plain_text
from bot.core.context import RequestContext
from bot.core.controls import Verb
from bot.core.errors import StoreFault
from bot.core.log_context import begin_request
from bot.core.matches.model import Identity
from bot.core.matches.preferences import Settings
from bot.core.messages import line
from bot.core.store_errors import store_error_refusal
from bot.core.words import TEXT_LIMIT, Request
from bot.frontends.discord.locale import client_language
from bot.frontends.discord.places import PLATFORM, ChannelKind, place, shared_place
from bot.frontends.discord.render import Renderer
from bot.frontends.discord.send import components, files, is_own_message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.accounts.people import People
    from bot.core.controls import Control
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account, MatchId, Place
    from bot.core.messages import Line
    from bot.core.store import Store
    from bot.core.views.views import Answer
    from bot.frontends.discord.channels import InteractionTokens
    from bot.frontends.discord.message import Message

HANDED_OUT: Final = frozenset({Verb.ANIMATION, Verb.STILL})
"""The verbs whose answer is a message of its own; so is that of words of one moment."""

NETWORK_ERRORS: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Raised when a response does not reach Discord."""

Person = discord.User | discord.Member
log = structlog.get_logger()


class Interactions:
    """Answers interactions."""

    def __init__(
        self, *, dispatcher: Dispatcher, people: People, store: Store, tokens: InteractionTokens
    ) -> None:
        self._dispatcher = dispatcher
        self._people = people
        self._store = store
        self._tokens = tokens

    async def word(
        self, interaction: discord.Interaction, request: Request, person: Person | None = None
    ) -> None:
        """Do what a command asks for; ``person`` is the user that is one of its options."""
        begin_request(platform=PLATFORM)
        if await _acknowledged(interaction.response.defer(ephemeral=True, thinking=True)):
            await self._answer(interaction, lambda: self._word(interaction, request, person))

    async def press(self, interaction: discord.Interaction, control: Control | None) -> None:
        """Do what a button or a menu's option asks for; None is a control that no bot wrote."""
        begin_request(platform=PLATFORM)
        apart = control is not None and _is_handed_out(control)
        if await _acknowledged(interaction.response.defer(ephemeral=apart, thinking=apart)):
            await self._answer(interaction, lambda: self._press(interaction, control))

    async def submit(self, interaction: discord.Interaction, match: MatchId, text: str) -> None:
        """Play a move that was typed into the form."""
        begin_request(platform=PLATFORM)
        request = Request("move", {"text": plain_text(text, TEXT_LIMIT), "match": match})
        if await _acknowledged(interaction.response.defer()):
            await self._answer(interaction, lambda: self._word(interaction, request))

    async def _answer(
        self, interaction: discord.Interaction, work: Callable[[], Awaitable[None]]
    ) -> None:
        try:
            with self._tokens.registered(interaction, _place(interaction)):
                await work()
        except StoreFault as fault:
            await _apologise(interaction, store_error_refusal(fault).line)
        except Exception:
            log.exception("interaction_failed", kind=interaction.type.name)
            await _apologise(interaction, line("discord-trouble"))

    async def _word(
        self, interaction: discord.Interaction, request: Request, person: Person | None = None
    ) -> None:
        who = await self._meet(interaction.user, client_language(interaction))
        if person is not None and person.bot:
            await _show(interaction, Renderer(who.settings).line(line("discord-no-bots")))
            return
        opponent = await self._meet(person) if person else None
        context = self._context(interaction, person)
        answer = await self._dispatcher.do(who, request, context, opponent=opponent)
        await _reply(interaction, who, answer)

    async def _press(self, interaction: discord.Interaction, control: Control | None) -> None:
        who = await self._meet(interaction.user, client_language(interaction))
        answer = await self._dispatcher.press(who, control, self._context(interaction))
        await _reply(interaction, who, answer)

    async def _meet(self, person: Person, client: str = "") -> Account:
        name = person.global_name or person.name
        return await self._people.meet(Identity(PLATFORM, str(person.id)), name, client)

    def _context(
        self, interaction: discord.Interaction, person: Person | None = None
    ) -> RequestContext:
        at = _place(interaction)
        theirs = at if person and _can_see(interaction, person) else None

        async def is_posted(match: MatchId) -> bool:
            return at is not None or await self._is_in_chat(match, interaction.user.id)

        return RequestContext(place=at, stay=at, theirs=theirs, chat=PLATFORM, is_posted=is_posted)

    async def _is_in_chat(self, match: MatchId, user: int) -> bool:
        """Tell whether a match has a post in a person's direct messages."""
        chat = place(ChannelKind.PERSON, user)
        try:
            posts = await self._store.posts(match, PLATFORM)
        except StoreFault:  # what was asked for is done, so the answer shows the match
            return False
        return any(post.place == chat for post in posts)


def _is_handed_out(control: Control) -> bool:
    """Tell whether the answer is a message of its own: it takes a while, what was pressed stays."""
    return control.verb in HANDED_OUT or (control.verb is Verb.WORDS and control.choice != "")


def _place(interaction: discord.Interaction) -> Place | None:
    return shared_place(interaction, lambda guild: interaction.client.get_guild(guild) is not None)


def _can_see(interaction: discord.Interaction, person: Person) -> bool:
    """Tell whether a mentioned person can see the channel, as far as Discord says."""
    if interaction.guild_id is None:
        return True
    if not isinstance(person, discord.Member):
        return False
    permissions = person.resolved_permissions
    return permissions is None or permissions.view_channel


async def _acknowledged(answering: Awaitable[object]) -> bool:
    """Acknowledge an interaction; False when that failed, such as too late, or was done before."""
    try:
        await answering
    except NETWORK_ERRORS as error:
        log.warning("interaction_lost", error=repr(error))
        return False
    return True


async def _reply(interaction: discord.Interaction, who: Account, answer: Answer) -> None:
    reader = answer.reader or who
    await _show(interaction, Renderer(reader.settings).answer(answer))


async def _show(interaction: discord.Interaction, message: Message) -> None:
    """Show a message to the person alone: in the private one that was used, or in a new one."""
    attached = await files(message)
    view = components(message)
    pressed = interaction.message
    if pressed is None or pressed.flags.ephemeral or is_own_message(interaction):
        await interaction.edit_original_response(
            content=message.content, attachments=attached, view=view
        )
    else:
        await interaction.followup.send(
            message.content, files=attached, view=view, ephemeral=True, wait=True
        )


async def _apologise(interaction: discord.Interaction, sentence: Line) -> None:
    message = Renderer(Settings(client_language(interaction))).line(sentence)
    try:
        await interaction.followup.send(message.content, ephemeral=True)
    except NETWORK_ERRORS as error:
        log.warning("apology_lost", error=repr(error))
