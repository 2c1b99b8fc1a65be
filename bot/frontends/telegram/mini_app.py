"""The web chat's page as a Mini App: the buttons and links that open it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    MenuButtonDefault,
    MenuButtonWebApp,
    WebAppInfo,
)

from bot.core.matches.messages import line
from bot.frontends.telegram.message import MAX_BUTTONS
from bot.i18n import FALLBACK, speaker

if TYPE_CHECKING:
    from telegram import Bot

    from bot.frontends.telegram.message import OutgoingMessage
    from bot.frontends.telegram.send import ChatAddress

PATH: Final = "/app/telegram"
"""Where the web chat serves the page."""


@dataclass(frozen=True, slots=True)
class MiniApp:
    """The page's address, and the bot's user name if links open the page, else empty.

    In groups Telegram takes only links, and opens the page only if @BotFather knows its address.
    """

    url: str
    linked_bot: str = ""

    def with_button(self, outgoing: OutgoingMessage, chat: ChatAddress) -> OutgoingMessage:
        """Return a match's message with the button that opens its board in the page."""
        rows = outgoing.buttons.inline_keyboard if outgoing.buttons else ()
        if outgoing.match is None or sum(map(len, rows)) >= MAX_BUTTONS:
            return outgoing
        label = _label(outgoing.language)
        if chat.is_private:
            page = WebAppInfo(f"{self.url}?open={outgoing.match}")
            button = InlineKeyboardButton(label, web_app=page)
        elif self.linked_bot:
            link = f"https://t.me/{self.linked_bot}?startapp={outgoing.match}"
            button = InlineKeyboardButton(label, url=link)
        else:
            return outgoing
        buttons = InlineKeyboardMarkup((*rows, (button,)))
        return replace(outgoing, buttons=buttons, match=None)  # once, though it may be sent anew


async def publish_menu_button(bot: Bot, url: str) -> None:
    """Have the menu button open the page; without one, give an earlier one back to Telegram."""
    now = await bot.get_chat_menu_button()
    address = now.web_app.url if isinstance(now, MenuButtonWebApp) else ""
    if url:
        wanted = MenuButtonWebApp(_label(FALLBACK), WebAppInfo(url))
        if now != wanted:
            await bot.set_chat_menu_button(menu_button=wanted)
    elif urlsplit(address).path == PATH:
        await bot.set_chat_menu_button(menu_button=MenuButtonDefault())


def _label(language: str) -> str:
    return speaker(language or FALLBACK).say(line("telegram-open-board"))
