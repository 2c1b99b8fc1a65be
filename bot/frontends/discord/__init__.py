"""Discord: a front-end over discord.py.

Commands, buttons and forms become requests to the core's dispatcher, answers become private
replies, and notifications become posts. The core stores which message shows which match.
"""

from bot.frontends.discord.client import DiscordOptions
from bot.frontends.discord.diagnostics import examine, invite_link
from bot.frontends.discord.frontend import DiscordFrontend

__all__ = ["DiscordFrontend", "DiscordOptions", "examine", "invite_link"]
