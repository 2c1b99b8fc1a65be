"""What people say and press, brought to the desk, and the answers brought back, in private.

Law: Discord is answered first and the work is done after; whatever the work then comes to is told
to the person, and to nobody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import structlog

from bot.core.accounts.people import plain_text
from bot.core.context import RequestContext
from bot.core.controls import Verb, read_control
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
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account, MatchId, Place
    from bot.core.messages import Line
    from bot.core.notifications.posts import Posts
    from bot.core.views.views import Answer
    from bot.frontends.discord.channels import InteractionTokens
    from bot.frontends.discord.message import Message

DEFERRED_PUBLIC: Final = frozenset({Verb.ANIMATION, Verb.STILL})
"""What is answered by a message of its own."""

NETWORK_ERRORS: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What it means that Discord could not be answered."""

Person = discord.User | discord.Member
log = structlog.get_logger()


class Interactions:
    """Answers interactions."""

    def __init__(
        self, *, desk: Dispatcher, people: People, posts: Posts, voices: InteractionTokens
    ) -> None:
        self._desk = desk
        self._people = people
        self._posts = posts
        self._voices = voices

    async def word(
        self, interaction: discord.Interaction, request: Request, opponent: Person | None = None
    ) -> None:
        """Do what a command asks for."""
        begin_request(platform=PLATFORM)
        if await _acknowledged(interaction.response.defer(ephemeral=True, thinking=True)):
            await self._answer(interaction, lambda: self._word(interaction, request, opponent))

    async def press(self, interaction: discord.Interaction, control: str) -> None:
        """Do what a button or a menu's option asks for."""
        begin_request(platform=PLATFORM)
        apart = _gives(control)
        if await _acknowledged(interaction.response.defer(ephemeral=apart, thinking=apart)):
            await self._answer(interaction, lambda: self._press(interaction, control))

    async def typed(self, interaction: discord.Interaction, match: MatchId, text: str) -> None:
        """Play a move that was typed into the form."""
        begin_request(platform=PLATFORM)
        request = Request("move", {"text": plain_text(text, TEXT_LIMIT), "match": match})
        if await _acknowledged(interaction.response.defer()):
            await self._answer(interaction, lambda: self._word(interaction, request))

    async def _answer(
        self, interaction: discord.Interaction, work: Callable[[], Awaitable[None]]
    ) -> None:
        where = self._place(interaction)
        try:
            with self._voices.lent(interaction, where):
                await work()
        except StoreFault as fault:
            await _apologise(interaction, store_error_refusal(fault).line)
        except Exception:
            log.exception("interaction_failed", kind=interaction.type.name)
            await _apologise(interaction, line("discord-trouble"))

    async def _word(
        self, interaction: discord.Interaction, request: Request, opponent: Person | None = None
    ) -> None:
        who = await self._meet(interaction.user, client_language(interaction))
        if opponent is not None and opponent.bot:
            await _show(interaction, Renderer(who.settings).line(line("discord-no-bots")))
            return
        rival = await self._meet(opponent) if opponent else None
        here = self._here(interaction, opponent)
        answer = await self._desk.do(who, request, here, opponent=rival)
        await self._reply(interaction, who, answer)

    async def _press(self, interaction: discord.Interaction, control: str) -> None:
        who = await self._meet(interaction.user, client_language(interaction))
        answer = await self._desk.press(who, control, self._here(interaction))
        await self._reply(interaction, who, answer)

    async def _reply(self, interaction: discord.Interaction, who: Account, answer: Answer) -> None:
        reader = answer.reader or who
        brief = await self._is_shown(interaction, answer)
        await _show(interaction, Renderer(reader.settings).answer(answer, brief=brief))

    async def _is_shown(self, interaction: discord.Interaction, answer: Answer) -> bool:
        """Tell whether what was done is shown by the match's own message here, so words will do."""
        if answer.refused or not answer.lines or answer.view is None:
            return False
        if self._place(interaction):
            return True
        chat = place(ChannelKind.PERSON, interaction.user.id)
        try:
            posts = await self._posts.of(answer.view.match, PLATFORM)
        except StoreFault:  # what was asked for is done, so let them see it
            return False
        return any(post.place == chat for post in posts)

    def _here(
        self, interaction: discord.Interaction, opponent: Person | None = None
    ) -> RequestContext:
        where = self._place(interaction)
        theirs = where if opponent and _is_there(interaction, opponent) else None
        return RequestContext(place=where, stay=where, theirs=theirs, chat=PLATFORM)

    def _place(self, interaction: discord.Interaction) -> Place | None:
        return shared_place(interaction, lambda guild: _knows(interaction.client, guild))

    async def _meet(self, person: Person, client: str = "") -> Account:
        name = person.global_name or person.name
        return await self._people.meet(Identity(PLATFORM, str(person.id)), name, client)


def _gives(control: str) -> bool:
    """Tell whether a button hands something out: that takes a while, and what shows it stays."""
    read = read_control(control)
    if read is None:
        return False
    return read.verb in DEFERRED_PUBLIC or (read.verb is Verb.WORDS and read.choice != "")


def _knows(client: discord.Client, guild: int) -> bool:
    return client.get_guild(guild) is not None


def _is_there(interaction: discord.Interaction, person: Person) -> bool:
    """Tell whether somebody who was mentioned can see the channel, as far as Discord says."""
    if interaction.guild_id is None:
        return True
    if not isinstance(person, discord.Member):
        return False
    permissions = person.resolved_permissions
    return permissions is None or permissions.view_channel


async def _acknowledged(answering: Awaitable[object]) -> bool:
    """Answer Discord; False when it is too late or somebody did, and then nothing is done."""
    try:
        await answering
    except NETWORK_ERRORS as error:
        log.warning("interaction_lost", error=repr(error))
        return False
    return True


async def _show(interaction: discord.Interaction, sheet: Message) -> None:
    """Show a sheet to the person alone: in the private message that was used, or in a new one."""
    attached = await files(sheet)
    view = components(sheet)
    pressed = interaction.message
    if pressed is None or pressed.flags.ephemeral or is_own_message(interaction):
        await interaction.edit_original_response(
            content=sheet.content, attachments=attached, view=view
        )
    else:
        await interaction.followup.send(
            sheet.content, files=attached, view=view, ephemeral=True, wait=True
        )


async def _apologise(interaction: discord.Interaction, sentence: Line) -> None:
    sheet = Renderer(Settings(client_language(interaction))).line(sentence)
    try:
        await interaction.followup.send(sheet.content, ephemeral=True)
    except NETWORK_ERRORS as error:
        log.warning("apology_lost", error=repr(error))
