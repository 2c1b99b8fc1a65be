"""What is answered without touching a match: help. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.core.messages import line, member
from bot.core.view.showing import answer
from bot.core.view.views import Choice

if TYPE_CHECKING:
    from bot.core.view.views import Answer


def help_answer() -> Answer:
    """Return where to begin."""
    choices = tuple(
        Choice(str(Control(verb)), member("button", verb))
        for verb in (Verb.RULES, Verb.LEARN, Verb.GAMES, Verb.SETTINGS)
    )
    return answer(line("help"), choices=choices)
