"""How a move can go on that is being typed, in the letters it is typed in. Pure.

Where files have Greek letters, whoever types small Latin ones goes on by column, and whoever types
capitals by their look, as such texts are read; everybody else is offered the players' letters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.choices import choices
from bot.core.messages import line
from bot.core.picking import hinted
from engine.lettering import shown

if TYPE_CHECKING:
    from bot.core.messages import Line
    from engine.actions import Action
    from engine.game import Game

LOOKS = str.maketrans("ABEZHIKMzm", "ΑΒΕΖΗΙΚΜΖΜ")  # noqa: RUF001 -- Greek capitals on the right
"""Latin letters that are read as the Greek capitals they look like."""

PLACED = "@"


def move_endings(game: Game, token: str) -> list[tuple[str, Line | None]]:
    """Return every choice in the letters of the text that is being typed, with its captures."""
    by_column = token.isascii() and token.translate(LOOKS) == token and token != ""
    write = game.write if by_column else game.show
    # A man is placed by naming the square; the sign before it is for those who type it.
    sign = "" if token.startswith(PLACED) else PLACED
    return [(write(action).removeprefix(sign), _captures(game, action)) for action in choices(game)]


def begins(text: str, token: str) -> bool:
    """Tell whether a text goes on from what is typed, whatever its case and its alphabet."""
    if text.isascii():
        return text.casefold().startswith(token.casefold())
    return text.casefold().startswith((token.casefold(), token.translate(LOOKS).casefold()))


def _captures(game: Game, action: Action) -> Line | None:
    letters = game.ruleset.letters
    squares = tuple(shown(square, letters) for square in hinted(game, action))
    return line("completion-captures", squares=squares) if squares else None
