"""Reads commands, presses and forms, and hands each on to be answered."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
import structlog
from discord.app_commands import Namespace

from bot.core.matches import actions_table as table
from bot.core.matches.controls import read_control
from bot.core.matches.messages import line
from bot.core.typed.text import plain_text
from bot.core.typed.words import MAX_FILE_BYTES, RECORD_LIMIT, TEXT_LIMIT, Request
from bot.frontends.discord import forms
from bot.frontends.discord.channels import (
    ChannelKind,
    match_thread,
    new_message,
    place,
    shared_place,
)
from bot.frontends.discord.layout import MENU_PREFIX
from bot.frontends.discord.locale import client_language
from bot.frontends.discord.message import Message
from bot.frontends.discord.render import (
    FORM_PREFIX,
    LAUNCH_ID,
    PAGER_PREFIX,
    POST_PREFIX,
    PRESS_PREFIX,
    RECORD_BUTTON_ID,
    TYPE_PREFIX,
)
from bot.frontends.discord.requests import (
    FILE,
    BoardRequest,
    CommandRequest,
    FormRequest,
    Opponent,
    PressRequest,
)
from bot.frontends.discord.responder import is_taken
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from bot.core.matches.controls import Control
    from bot.core.matches.messages import Line
    from bot.frontends.discord.runner import RequestRunner


log = structlog.get_logger()


_BUTTON_ID: Final = re.compile(f"(?:{PRESS_PREFIX}|{PAGER_PREFIX}[0-9]:)(?P<control>.+)")
_TYPE_BUTTON_ID: Final = re.compile(f"{TYPE_PREFIX}(?P<match>[a-z0-9]{{1,12}})")
_POST_ID: Final = re.compile(f"{POST_PREFIX}(?P<control>.+)")
_MENU_ID: Final = re.compile(f"{MENU_PREFIX}[0-9]")
_FORM_BUTTON_ID: Final = re.compile(f"{FORM_PREFIX}(?P<control>.+)")
_MOVE_FORM_ID: Final = re.compile(r"f:(?P<match>[a-z0-9]{1,12})")
_TERMS_FORM_ID: Final = re.compile(r"c:(?P<control>.+)")

Person = discord.User | discord.Member


class Interactions:
    """Reads interactions."""

    def __init__(self, runner: RequestRunner) -> None:
        self._runner = runner

    async def component(self, interaction: discord.Interaction) -> None:
        """Handle a button, a menu or a form by its custom id; discord.py dispatches commands.

        A button that opens a form is answered by the form itself: Discord takes one as the first
        response alone.
        """
        data: Any = interaction.data
        custom_id = str(data.get("custom_id"))
        if custom_id == LAUNCH_ID:
            launch = interaction.response.launch_activity
            await _open(interaction, launch, line("discord-no-activity"))
        elif found := _BUTTON_ID.fullmatch(custom_id):
            await self._press(interaction, read_control(found["control"]))
        elif found := _POST_ID.fullmatch(custom_id):
            await self._post(interaction, read_control(found["control"]))
        elif _MENU_ID.fullmatch(custom_id):
            chosen = data.get("values") or ("",)
            await self._press(interaction, read_control(str(chosen[0])))
        elif found := _TYPE_BUTTON_ID.fullmatch(custom_id):
            await _show(interaction, forms.move_form(found["match"], client_language(interaction)))
        elif found := _FORM_BUTTON_ID.fullmatch(custom_id):
            control = read_control(found["control"])
            form = forms.terms_form(control, client_language(interaction))
            await (_show(interaction, form) if form else self._press(interaction, control))
        elif custom_id == RECORD_BUTTON_ID:
            await _show(interaction, forms.record_form(client_language(interaction)))
        else:
            await self._form(interaction, custom_id)

    async def _form(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Do what was filled into a form."""
        data: Any = interaction.data
        chosen = Namespace._get_resolved_items(interaction, data.get("resolved", {}))  # noqa: SLF001
        filled, resolved = forms.filled_in(data), next(iter(chosen.values()), None)
        if found := _MOVE_FORM_ID.fullmatch(custom_id):
            shared, text = _shared(interaction, in_new_message=False), filled.get("move", ())
            form = FormRequest(**shared, match=found["match"], text="".join(text))
            await self._runner.run(interaction, form)
        elif found := _TERMS_FORM_ID.fullmatch(custom_id):
            await self._press(interaction, forms.with_terms(read_control(found["control"]), filled))
        elif found := forms.NEW_FORM_ID.fullmatch(custom_id):
            given: dict[str, Any] = forms.challenge_given(found.groupdict(), filled)
            given |= {"opponent": resolved} if resolved else {}
            await self.command(interaction, *read_options(table.CHALLENGE.word, given))
        elif custom_id == forms.RECORD_FORM_ID:
            given = {"text": "".join(filled.get("text", ())), FILE: resolved}
            await self.command(interaction, *read_options(table.RECORD.word, given))

    async def command(
        self, interaction: discord.Interaction, request: Request, person: Person | None = None
    ) -> None:
        """Do what a command asks for; ``person`` is the user among its options.

        If the options of a challenge are to be chosen in a form, it is opened first, unless what
        is given besides is refused.
        """
        if request.get("options").casefold() == forms.FORM:
            others = {name: text for name, text in request.options.items() if name != "options"}
            request = replace(request, options=others)
            if form := forms.new_form(request, person, client_language(interaction)):
                await _show(interaction, form)
                return
        opponent = None
        if person is not None:
            opponent = Opponent(
                user=person.id,
                name=display_name(person),
                is_bot=person.bot,
                sees=_can_see(interaction, person),
            )
        command = CommandRequest(
            **_shared(interaction),
            word=request.word,
            options=dict(request.options),
            opponent=opponent,
        )
        await self._runner.run(interaction, command)

    async def board_of(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Show the board of the match that a message belongs to."""
        match = match_of(message) if message.author == interaction.client.user else ""
        board = BoardRequest(**_shared(interaction), message=str(message.id), match=match)
        await self._runner.run(interaction, board)

    async def _press(self, interaction: discord.Interaction, control: Control | None) -> None:
        """Do what a button or a menu's option asks for, also if its control is invalid."""
        shared = _shared(interaction, in_new_message=_is_in_new_message(control))
        await self._runner.run(interaction, PressRequest(**shared, control=control))

    async def _post(self, interaction: discord.Interaction, control: Control | None) -> None:
        """Show everyone at the place what a person was shown."""
        row = table.action_of(control)
        may_post = row is not None and row.is_postable
        shown = control if may_post else None
        press = PressRequest(**_shared(interaction), control=shown, is_public=may_post)
        await self._runner.run(interaction, press)


async def _show(interaction: discord.Interaction, form: forms.Form) -> None:
    await _open(interaction, lambda: interaction.response.send_modal(form), line("discord-no-form"))


async def _open(interaction: discord.Interaction, respond: Any, otherwise: Line) -> None:
    """Open a form or the Activity; if Discord takes none, say what to use instead."""
    try:
        await is_taken(respond)
    except discord.HTTPException as error:
        log.info("not_opened", error=repr(error))
        said = speaker(client_language(interaction)).say(otherwise)
        whole = await new_message(Message(content=said))
        await is_taken(lambda: interaction.response.send_message(**whole, ephemeral=True))


def display_name(person: Person) -> str:
    """Return what a person is called."""
    return person.global_name or person.name


def _shared(interaction: discord.Interaction, *, in_new_message: bool = True) -> dict[str, Any]:
    """Return what requests of every kind have, by the names of their fields."""
    at, pressed = shared_place(interaction), interaction.message
    card = card_of(pressed, interaction.client.user)
    return {
        "user": interaction.user.id,
        "name": display_name(interaction.user),
        "language": client_language(interaction),
        "token": interaction.token,
        "guild": interaction.guild_id or 0,
        "place": at.key if at else "",
        "channel": _channel(interaction),
        "manages": interaction.guild_id is not None and interaction.permissions.manage_guild,
        "thread": match_thread(interaction),
        "card": card,
        "pressed": str(pressed.id) if pressed and card else "",
        "in_new_message": in_new_message,
        "replaces": in_new_message or pressed is None or pressed.flags.ephemeral,
    }


def _channel(interaction: discord.Interaction) -> str:
    """Return the key of the channel, also of a thread's, empty outside the bot's own servers."""
    guild = interaction.guild_id
    if guild is None or interaction.client.get_guild(guild) is None or not interaction.channel_id:
        return ""
    parent = getattr(interaction.channel, "parent_id", None)
    return place(ChannelKind.CHANNEL, parent or interaction.channel_id).key


def _is_in_new_message(control: Control | None) -> bool:
    """Return whether the answer is a new message, which may take a while."""
    row = table.action_of(control)
    if control is None or row is None:
        return False
    return row.is_new_message or (row is table.IN_WORDS and control.choice != "")


def _can_see(interaction: discord.Interaction, person: Person) -> bool:
    """Return whether a mentioned person can see the channel, as far as Discord says."""
    if interaction.guild_id is None:
        return True
    if not isinstance(person, discord.Member):
        return False
    permissions = person.resolved_permissions
    return permissions is None or permissions.view_channel


def match_of(message: discord.Message) -> str:
    """Return the match of the first control in a message, empty if it has none."""
    for custom_id in _custom_ids(message.components):
        if found := _TYPE_BUTTON_ID.fullmatch(custom_id):
            return found["match"]
        control = _control(custom_id)
        if control is not None and control.match:
            return control.match
    return ""


def card_of(message: discord.Message | None, bot: discord.ClientUser | None) -> str:
    """Return the match that a message is a card of, empty if it is none.

    A message that only one person sees is none.
    """
    if message is None or message.author != bot or message.flags.ephemeral:
        return ""
    controls = filter(None, map(_control, _custom_ids(message.components)))
    return match_of(message) if any(table.VERBS[each.verb].marks_card for each in controls) else ""


def _control(custom_id: str) -> Control | None:
    found = _BUTTON_ID.fullmatch(custom_id)
    return read_control(found["control"]) if found else None


def _custom_ids(components: Iterable[object]) -> Iterator[str]:
    for each in components:
        yield str(getattr(each, "custom_id", ""))
        yield from _custom_ids(getattr(each, "children", ()))


def read_options(word: str, given: Mapping[str, Any]) -> tuple[Request, Person | None]:
    """Return what a subcommand's options ask for, and the user among them.

    A record is passed on whole and alone, as is a user to block, by name. A file is its address,
    empty for one that is too large.
    """
    if file := given.get(FILE):
        return Request(word, {FILE: file.url if file.size <= MAX_FILE_BYTES else ""}), None
    users = [name for name, value in given.items() if isinstance(value, Person)]
    user = given[users[0]] if users else None
    if word == "record" and given["text"]:
        return Request(word, {"text": given["text"][:RECORD_LIMIT]}), None
    if word == "settings" and user is not None:
        given = {users[0]: user.name}
    texts = {
        name: plain_text(value, TEXT_LIMIT)
        for name, value in given.items()
        if isinstance(value, str)
    }
    return Request(word, {name: text for name, text in texts.items() if text}), user
