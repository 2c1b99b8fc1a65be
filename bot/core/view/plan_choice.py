"""Where a person stands who plans ahead by buttons, as the text of a control says it. Pure.

Law: all of it is in the control, so planning survives a restart like any other button. A line is
written by the place of each action among the choices of its moment; behind ``=`` follows what is
picked of the next one: ``12-5=33-1``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.controls import NEXT, Prefix, read_prefix
from bot.core.match.choices import choices

if TYPE_CHECKING:
    from bot.core.match.plans import Variation

PATTERN = re.compile(
    rf"(?P<line>[0-9]{{1,4}}(?:-[0-9]{{1,4}})*)?(?P<next>{NEXT}(?P<prefix>.*))?", re.ASCII
)


@dataclass(frozen=True, slots=True)
class PlanChoice:
    """The places of the line's actions; whether one more is picked, and how far that has come."""

    line: tuple[int, ...] = ()
    goes_on: bool = False
    prefix: Prefix | None = None

    def __str__(self) -> str:
        """Return the text, which ``read_plan_choice`` turns back into an equal choice."""
        line = "-".join(map(str, self.line))
        return f"{line}{NEXT}{self.prefix or ''}" if self.goes_on else line


def read_plan_choice(text: str) -> PlanChoice | None:
    """Return the choice of a text, or None when it is none."""
    found = PATTERN.fullmatch(text)
    if found is None:
        return None
    prefix = read_prefix(found["prefix"]) if found["prefix"] else None
    if found["prefix"] and prefix is None:
        return None
    line = tuple(map(int, found["line"].split("-"))) if found["line"] else ()
    return PlanChoice(line, found["next"] is not None, prefix)


def places(way: Variation) -> tuple[int, ...]:
    """Return the place of each action of a line among the choices of its moment."""
    return tuple(
        next(place for place, each in enumerate(choices(game)) if game.write(each) == text)
        for game, text in zip(way.games, way.texts, strict=False)
    )
