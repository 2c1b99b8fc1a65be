"""Discord: a front-end over discord.py.

This package reads what a person said or pressed on Discord and shows what the core answers. What
it has to remember of its messages, the core keeps for it.
"""

from bot.frontends.discord.diagnostics import examine, invite_link
from bot.frontends.discord.frontend import DiscordFrontend
from bot.frontends.discord.options import DiscordOptions

__all__ = ["DiscordFrontend", "DiscordOptions", "examine", "invite_link"]
