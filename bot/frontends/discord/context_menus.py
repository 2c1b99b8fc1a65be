"""The commands in the menus of people and of messages: *Challenge to Petteia* and *My board*."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.core.matches.messages import line
from bot.core.typed.words import Request
from bot.frontends.discord.commands import EVERYWHERE, INSTALLS
from bot.frontends.discord.locale import described

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.frontends.discord.interactions import Interactions


def context_menus(interactions: Interactions) -> tuple[app_commands.ContextMenu, ...]:
    """Return the command on a person and the command on a message."""

    # discord.py reads from the annotations what a command is on.
    async def challenge(interaction: discord.Interaction, person: discord.User) -> None:
        await interactions.command(interaction, Request("challenge"), person)

    async def board(interaction: discord.Interaction, message: discord.Message) -> None:
        await interactions.board_of(interaction, message)

    return (
        _context_menu(line("discord-menu-challenge"), challenge),
        _context_menu(line("discord-menu-board"), board),
    )


def _context_menu(name: Line, callback: Any) -> app_commands.ContextMenu:
    return app_commands.ContextMenu(
        name=described(name),
        callback=callback,
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLS,
    )
