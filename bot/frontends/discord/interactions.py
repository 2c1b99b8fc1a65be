"""Commands, presses and forms: each is acknowledged, handed to the dispatcher, and answered.

Law: an interaction is acknowledged before any work is done, and its answer, also the one that the
work failed, is for the person alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import structlog

from bot.core.context import RequestContext
from bot.core.controls import Verb, read_control
from bot.core.errors import StoreFault, store_error_refusal
from bot.core.log_context import begin_request
from bot.core.matches.model import Identity, MatchId
from bot.core.matches.preferences import Settings
from bot.core.messages import line
from bot.core.views.views import Answer
from bot.core.words import TEXT_LIMIT, Request, read_request
from bot.frontends import DISCORD
from bot.frontends.discord.channels import ChannelKind, is_own_message, place, shared_place
from bot.frontends.discord.locale import client_language
from bot.frontends.discord.message import MENU_PREFIX, edited_message, new_message
from bot.frontends.discord.render import PAGER_PREFIX, PRESS_PREFIX, TYPE_PREFIX, Renderer
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from bot.core.accounts.people import People
    from bot.core.controls import Control
    from bot.core.handlers.dispatcher import Dispatcher
    from bot.core.matches.model import Account, Place
    from bot.core.messages import Line
    from bot.core.store import Store
    from bot.frontends.discord.channels import InteractionTokens

NEW_MESSAGE_VERBS: Final = frozenset({Verb.ANIMATION, Verb.STILL})
"""The verbs whose answer is a new message; so is the board in words at one ply."""

NETWORK_ERRORS: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Raised when a response does not reach Discord."""

_BUTTON_ID: Final = re.compile(f"(?:{PRESS_PREFIX}|{PAGER_PREFIX}[0-9]:)(?P<control>.+)")
_MENU_ID: Final = re.compile(f"{MENU_PREFIX}[0-9]")
_TYPE_BUTTON_ID: Final = re.compile(f"{TYPE_PREFIX}(?P<match>[a-z0-9]{{1,12}})")
_FORM_ID: Final = re.compile(r"f:(?P<match>[a-z0-9]{1,12})")
_FIELD_ID: Final = "move"

Person = discord.User | discord.Member
log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class Interactions:
    """Answers interactions."""

    dispatcher: Dispatcher
    people: People
    store: Store
    tokens: InteractionTokens

    async def component(self, interaction: discord.Interaction) -> None:
        """Handle a button, a menu or a form by its custom id; discord.py dispatches commands.

        The button that opens the form to type a move is answered by the form itself: Discord takes
        one as the first response alone.
        """
        data: Any = interaction.data
        custom_id = str(data.get("custom_id"))
        if found := _BUTTON_ID.fullmatch(custom_id):
            await self._press(interaction, read_control(found["control"]))
        elif _MENU_ID.fullmatch(custom_id):
            await self._press(interaction, read_control(data["values"][0]))
        elif found := _TYPE_BUTTON_ID.fullmatch(custom_id):
            form = MoveForm(MatchId(found["match"]), client_language(interaction))
            await interaction.response.send_modal(form)
        elif found := _FORM_ID.fullmatch(custom_id):
            await self._form(interaction, _form_text(data), MatchId(found["match"]))

    async def command(
        self, interaction: discord.Interaction, request: Request, person: Person | None = None
    ) -> None:
        """Do what a command asks for; ``person`` is the user among its options."""

        async def work(who: Account, context: RequestContext) -> Answer:
            if person is None:
                return await self.dispatcher.do(who, request, context)
            if person.bot:
                return Answer(lines=(line("discord-no-bots"),))
            opponent = await self._meet(person)
            if _can_see(interaction, person):
                context = replace(context, theirs=context.place)
            return await self.dispatcher.do(who, request, context, opponent=opponent)

        await self._answer(interaction, work, in_new_message=True)

    async def _form(self, interaction: discord.Interaction, text: str, match: MatchId) -> None:
        """Do what was typed into the form of a match: a move in it, or anything else."""

        async def work(who: Account, context: RequestContext) -> Answer:
            request = read_request(text, bare=True, language=who.settings.spoken)
            if isinstance(request, Request) and request.word == "move":
                # In this match alone, also where the move fits another one.
                request = Request("move", {"match": match, **request.options})
                return await self.dispatcher.do(who, request, context)
            context = replace(context, match=match)
            return await self.dispatcher.hear(who, text, context, bare=True)

        await self._answer(interaction, work, in_new_message=False)

    async def _press(self, interaction: discord.Interaction, control: Control | None) -> None:
        """Do what a button or a menu's option asks for; None is an invalid control."""

        async def work(who: Account, context: RequestContext) -> Answer:
            return await self.dispatcher.press(who, control, context)

        await self._answer(interaction, work, in_new_message=_is_new_message(control))

    async def _answer(
        self,
        interaction: discord.Interaction,
        work: Callable[[Account, RequestContext], Awaitable[Answer]],
        *,
        in_new_message: bool,
    ) -> None:
        begin_request(platform=DISCORD)
        try:
            await interaction.response.defer(ephemeral=in_new_message, thinking=in_new_message)
        except NETWORK_ERRORS as error:  # such as too late, or acknowledged before
            log.warning("interaction_lost", error=repr(error))
            return
        try:
            at = shared_place(interaction)
            with self.tokens.registered(interaction, at):
                who = await self._meet(interaction.user, client_language(interaction))
                answer = await work(who, self._context(at, interaction.user.id))
                await _reply(interaction, answer.reader or who, answer)
        except StoreFault as fault:
            await _apologise(interaction, store_error_refusal(fault).line)
        except Exception:
            log.exception("interaction_failed", kind=interaction.type.name)
            await _apologise(interaction, line("discord-trouble"))

    async def _meet(self, person: Person, client: str = "") -> Account:
        name = person.global_name or person.name
        return await self.people.meet(Identity(DISCORD, str(person.id)), name, client)

    def _context(self, at: Place | None, user: int) -> RequestContext:
        async def is_posted(match: MatchId) -> bool:
            if at is not None:
                return True
            chat = place(ChannelKind.PERSON, user)
            try:
                posts = await self.store.posts(match, DISCORD)
            except StoreFault:  # what was asked for is done, so the answer shows the match
                return False
            return any(post.place == chat for post in posts)

        return RequestContext(place=at, stay=at, chat=DISCORD, is_posted=is_posted)


class MoveForm(discord.ui.Modal):
    """One field for a move in a match, in which other words are read too.

    It is in the language of the client, as it opens before the account's settings are loaded.
    """

    def __init__(self, match: MatchId, language: str) -> None:
        say = speaker(language).say
        super().__init__(title=say(line("discord-type-title")), custom_id=f"f:{match}")
        field = discord.ui.TextInput[discord.ui.View](
            custom_id=_FIELD_ID, label=say(line("discord-type-label")), max_length=TEXT_LIMIT
        )
        self.add_item(field)
        self.stop()  # so that discord.py does not keep the form


def _form_text(data: Any) -> str:
    """Return what was typed into the form."""
    fields = {field.get("custom_id"): field.get("value") for field in _fields(data)}
    return str(fields.get(_FIELD_ID) or "")


def _fields(data: Any) -> Iterator[dict[str, Any]]:
    for row in data.get("components", ()):
        yield from row.get("components", ())
        if "component" in row:
            yield row["component"]


def _is_new_message(control: Control | None) -> bool:
    """Tell whether the answer is a new message, which may take a while."""
    return control is not None and (
        control.verb in NEW_MESSAGE_VERBS or (control.verb is Verb.WORDS and control.choice != "")
    )


def _can_see(interaction: discord.Interaction, person: Person) -> bool:
    """Tell whether a mentioned person can see the channel, as far as Discord says."""
    if interaction.guild_id is None:
        return True
    if not isinstance(person, discord.Member):
        return False
    permissions = person.resolved_permissions
    return permissions is None or permissions.view_channel


async def _reply(interaction: discord.Interaction, reader: Account, answer: Answer) -> None:
    """Answer the person alone: in the private message that was used, or in a new one."""
    message = Renderer(reader.settings).answer(answer)
    pressed = interaction.message
    if pressed is None or pressed.flags.ephemeral or is_own_message(interaction):
        await interaction.edit_original_response(**await edited_message(message))
    else:
        await interaction.followup.send(**await new_message(message), ephemeral=True, wait=True)


async def _apologise(interaction: discord.Interaction, sentence: Line) -> None:
    message = Renderer(Settings(client_language(interaction))).line(sentence)
    try:
        await interaction.followup.send(message.content, ephemeral=True)
    except NETWORK_ERRORS as error:
        log.warning("apology_lost", error=repr(error))
