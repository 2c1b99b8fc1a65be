"""Lines of play as people type them. Pure."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.core.match.plans import played_through, why_no_plan
from bot.core.messages import Refused

if TYPE_CHECKING:
    from bot.core.match.model import Match
    from engine.game import Game
    from engine.position import Side

DROP = "drop"
"""What is typed to give a plan up; a line's number may follow."""

FILLERS = frozenset({"if", "then", "and", "->", "→", "…", "..."})
"""What may stand between the actions of a line."""

BETWEEN = re.compile(r"[\s,;]+")


def read_steps(typed: str) -> tuple[str, ...]:
    """Return the actions of a typed line: ``if c7-c4 then b2-b4`` or ``c7-c4 b2-b4``."""
    parts = (part for part in BETWEEN.split(typed) if part)
    return tuple(part for part in parts if part.casefold() not in FILLERS)


def can_be_planned(match: Match, side: Side | None, typed: str) -> bool:
    """Tell whether a typed line makes sense in a match; nothing does where there is a plan."""
    game = match.game
    if side is None or game is None:
        return False
    steps = read_steps(typed)
    if not steps or steps[0].casefold() == DROP:
        return bool(match.plans[side])
    if why_no_plan(match, game, side):
        return False
    return not isinstance(played_through(game, steps, side), Refused)


def game_after(match: Match, side: Side | None, typed: str) -> Game | None:
    """Return the game as it would be after what is typed, or None where nothing can be planned."""
    game = match.game
    if side is None or game is None or why_no_plan(match, game, side):
        return None
    way = played_through(game, read_steps(typed), side)
    return None if isinstance(way, Refused) or way.end.outcome else way.end
