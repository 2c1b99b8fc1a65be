"""Buttons that share a challenge, a finished match or a film in another chat. Pure."""

from __future__ import annotations

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
from bot.frontends.telegram.links import control_payload, deep_link
from bot.i18n import speaker_to

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.matches.preferences import Settings
    from bot.core.views.views import Answer, MatchView
    from bot.frontends.telegram.message import OutgoingMessage

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
