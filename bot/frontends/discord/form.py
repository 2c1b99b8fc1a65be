"""The form in which a move is typed.

discord.py keeps open forms in memory; this one is found again by its custom id alone, so that it
can still be sent off when the bot has been restarted meanwhile.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.core.matches.model import MatchId
from bot.core.messages import line
from bot.core.words import TEXT_LIMIT
from bot.i18n import speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

_ID: Final = re.compile(r"f:([a-z0-9]{1,12})", re.ASCII)
_FIELD: Final = "move"


class MoveForm(discord.ui.Modal):
    """One field for a move in a match.

    It opens before the language could be looked up that somebody chose, so it is their client's.
    """

    def __init__(self, match: MatchId, language: str) -> None:
        say = speaker(language).say
        super().__init__(title=say(line("discord-type-title")), custom_id=f"f:{match}")
        field = discord.ui.TextInput[discord.ui.View](
            custom_id=_FIELD, label=say(line("discord-type-label")), max_length=TEXT_LIMIT
        )
        self.add_item(field)
        self.stop()  # so that discord.py does not keep it


def read_form(interaction: discord.Interaction[Any]) -> tuple[MatchId, str] | None:
    """Return the match and the text of a form that was sent off, or None for anything else."""
    data: Any = interaction.data
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    found = _ID.fullmatch(str(data.get("custom_id")))
    if found is None:
        return None
    fields = {field.get("custom_id"): field.get("value") for field in _fields(data)}
    return MatchId(found[1]), str(fields.get(_FIELD) or "")


def _fields(data: Any) -> Iterator[dict[str, Any]]:
    for row in data.get("components", ()):
        yield from row.get("components", ())
        if "component" in row:
            yield row["component"]
