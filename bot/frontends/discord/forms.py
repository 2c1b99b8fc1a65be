"""The form in which a move is typed, and what was typed into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord

from bot.core.matches.messages import line
from bot.core.typed.words import TEXT_LIMIT
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.core.matches.model import MatchId

_FIELD_ID: Final = "move"


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


def form_text(data: Any) -> str:
    """Return what was typed into the form."""
    fields = {field.get("custom_id"): field.get("value") for field in _fields(data)}
    return str(fields.get(_FIELD_ID) or "")


def _fields(data: Any) -> Iterator[dict[str, Any]]:
    for row in data.get("components", ()):
        yield from row.get("components", ())
        if "component" in row:
            yield row["component"]
