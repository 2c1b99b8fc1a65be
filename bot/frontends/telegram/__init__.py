"""Telegram: a front-end like the others, over python-telegram-bot.

This package reads what a person did on Telegram and shows what the core answers. What it remembers
of messages and people while it runs is for speed alone: a match goes on without it.
"""

from bot.frontends.telegram.diagnostics import examine
from bot.frontends.telegram.frontend import TelegramFrontend
from bot.frontends.telegram.options import TelegramOptions

__all__ = ["TelegramFrontend", "TelegramOptions", "examine"]
