"""Links that open a private chat with the bot, and buttons that share something in another. Pure.

Invariant: a link may have been made by another person. It may show something but never change
anything.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from telegram import (
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    SwitchInlineQueryChosenChat,
)

from bot.core.matches import actions_table as table
from bot.core.matches.messages import line
from bot.core.views.views import Film
from bot.i18n import speaker_to

if TYPE_CHECKING:
    from bot.core.matches.controls import Control
    from bot.core.matches.messages import Line
    from bot.core.matches.preferences import Settings
    from bot.core.views.views import Answer, MatchView
    from bot.frontends.telegram.message import OutgoingMessage


_PAYLOAD: Final = re.compile(r"([a-z-]{2,12})_([a-z0-9]{0,12})_([0-9]{1,6})_([a-z0-9-]{0,30})")


def deep_link(bot: str, payload: str) -> str:
    """Return a link that opens the private chat and sends the payload to the bot."""
    return f"https://t.me/{bot}?start={payload}"


def control_payload(control: Control) -> str | None:
    """Return the payload for a control, or None if no link may ask for it."""
    if not table.VERBS[control.verb].is_linkable or "=" in str(control.choice):
        return None
    return str(control).replace(":", "_")


def control_text(payload: str) -> str:
    """Return the text of the control that a payload asks for, empty if no link may ask so."""
    found = _PAYLOAD.fullmatch(payload)
    linkable = {verb for verb, row in table.VERBS.items() if row.is_linkable}
    return ":".join(found.groups()) if found and found[1] in linkable else ""


def linked_word(payload: str) -> str | None:
    """Return the word that a payload asks for, or None."""
    row = table.WORDS.get(payload.removeprefix("say_"))
    return row.word if payload.startswith("say_") and row and row.is_for_one else None


def word_payload(row: table.ActionRow) -> str:
    """Return the payload for a word."""
    return f"say_{row.word}"


FILM: Final = "film"
"""The word before a match's code in an inline query that asks for its film."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """How a bot's matches are shared: by inline mode if it ``has_inline``, else by links."""

    bot: str
    has_inline: bool

    def match(
        self, outgoing: OutgoingMessage, view: MatchView, reader: Settings
    ) -> OutgoingMessage:
        """Return a match's message with a button to share it, if it is open or over."""
        say = speaker_to(reader).say
        if view.moment is not None:
            return outgoing
        if view.is_open:
            copy = InlineKeyboardButton(
                say(line("telegram-copy-code")), copy_text=CopyTextButton(view.match)
            )
            share = self._button(view.match, view.match, view.headline, reader)
            return _with_row(outgoing, (share, copy))
        controls = (each.control for each in view.choices)
        replay = next((each for each in controls if table.action_of(each) is table.REPLAY), None)
        if view.over and replay and (payload := control_payload(replay)):
            return _with_row(outgoing, (self._button(view.match, payload, view.headline, reader),))
        return outgoing

    def answer(
        self, outgoing: OutgoingMessage, answer: Answer, reader: Settings
    ) -> OutgoingMessage:
        """Return an answer's message with a button to share the film in it, if there is one."""
        film = answer.content
        if not isinstance(film, Film) or film.match is None:
            return outgoing
        match = film.match
        payload = control_payload(table.ANIMATION.control(match)) or match
        share = self._button(f"{FILM} {match}", payload, film.caption, reader)
        return _with_row(outgoing, (share,))

    def _button(
        self, query: str, payload: str, text: Line, reader: Settings
    ) -> InlineKeyboardButton:
        say = speaker_to(reader).say
        label = say(line("telegram-share"))
        if self.has_inline:
            chats = SwitchInlineQueryChosenChat(
                query, allow_user_chats=True, allow_group_chats=True, allow_channel_chats=True
            )
            return InlineKeyboardButton(label, switch_inline_query_chosen_chat=chats)
        shared = urlencode({"url": deep_link(self.bot, payload), "text": say(text)})
        return InlineKeyboardButton(label, url=f"https://t.me/share/url?{shared}")


def _with_row(outgoing: OutgoingMessage, row: tuple[InlineKeyboardButton, ...]) -> OutgoingMessage:
    rows = outgoing.buttons.inline_keyboard if outgoing.buttons else ()
    return replace(outgoing, buttons=InlineKeyboardMarkup((*rows, row)))
