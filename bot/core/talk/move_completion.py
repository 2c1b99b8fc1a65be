"""How a move can go on that is being typed, in the letters it is typed in. Pure.

A person is offered the letters that they chose. Where nothing goes on so from what is typed,
others are tried: plain letters by column, and Greek capitals, also from Latin ones that look so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.choices import choices
from bot.core.match.notation import all_written
from bot.core.match.picking import hinted
from bot.core.messages import line
from engine.lettering import Lettering, shown

if TYPE_CHECKING:
    from bot.core.match.preferences import Letters
    from bot.core.messages import Line
    from engine.actions import Action
    from engine.game import Game

LOOKS = str.maketrans("ABEZHIKMzm", "ΑΒΕΖΗΙΚΜΖΜ")  # noqa: RUF001 -- Greek capitals on the right
"""Latin letters that are read as the Greek capitals they look like."""

PLACED = "@"


def move_endings(game: Game, token: str, letters: Letters) -> list[tuple[str, Line | None]]:
    """Return the choices that go on from what is typed, with what they capture."""
    # A man is placed by naming the square; the sign before it is for those who type it.
    sign = "" if token.startswith(PLACED) else PLACED
    texts = [(game.write(action).removeprefix(sign), action) for action in choices(game)]
    for lettering in dict.fromkeys((letters.on(game.ruleset.letters), *Lettering)):
        named = [(shown(text, lettering), action) for text, action in texts]
        if found := [each for each in named if begins(each[0], token)]:
            return [(text, _captures(game, action)) for text, action in found]
    return []


def begins(text: str, token: str) -> bool:
    """Tell whether a text goes on from what is typed, whatever its case and its alphabet."""
    if text.isascii():
        return text.casefold().startswith(token.casefold())
    return text.casefold().startswith((token.casefold(), token.translate(LOOKS).casefold()))


def _captures(game: Game, action: Action) -> Line | None:
    squares = all_written(game.ruleset, hinted(game, action))
    return line("completion-captures", squares=squares) if squares else None
