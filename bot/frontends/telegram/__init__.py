"""The Telegram front-end, over python-telegram-bot.

What it remembers while it runs is a cache: a restart loses nothing.
"""

from bot.frontends.telegram.client import TelegramOptions
from bot.frontends.telegram.diagnostics import examine
from bot.frontends.telegram.frontend import TelegramFrontend

__all__ = ["TelegramFrontend", "TelegramOptions", "examine"]
