"""From what was typed after ``challenge`` to the terms of a match and the opponent's name. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches.clock_text import DEFAULT_CLOCK as USUAL_CLOCK
from bot.core.matches.clock_text import read_clock
from bot.core.matches.model import SideWish, Terms
from bot.core.messages import Refused, Typed, refused
from bot.core.words import closest
from engine.catalogue import (
    DEFAULT,
    KEYS,
    UnknownOption,
    UnknownRuleset,
    UnknownValue,
    ruleset,
)

if TYPE_CHECKING:
    from bot.core.words import Request

RULESET = re.compile(rf"(?:^|\s)((?:{'|'.join(KEYS)})\b(?:\s*\([^)]*\))?)", re.IGNORECASE)
SIDE = re.compile(rf"(?:^|\s)({'|'.join(SideWish)})$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A challenge as it was typed: the opponent's name (empty: anybody) and the terms."""

    opponent: str
    terms: Terms


def proposal(request: Request, zone: str = "UTC") -> Proposal | Refused:
    """Read a challenge; the ruleset and the side may be among the words for the opponent.

    ``zone`` is the challenger's, where weekends are counted if they are not to count.
    """
    opponent, inline_ruleset = _take(RULESET, request.get("opponent"))
    opponent, inline_side = _take(SIDE, opponent.strip())
    name = request.get("ruleset") or inline_ruleset or DEFAULT
    if options := request.get("options"):
        name = f"{name.partition('(')[0]}({options.strip('()')})"
    terms = terms_of(name, request.get("side") or inline_side or SideWish.LOT)
    if isinstance(terms, Refused):
        return terms
    clock = read_clock(request.get("clock") or USUAL_CLOCK, zone)
    if isinstance(clock, Refused):
        return clock
    return Proposal(opponent.strip().removeprefix("@"), replace(terms, clock=clock))


def terms_of(name: str, side: str) -> Terms | Refused:
    """Return the terms of a ruleset's name and a side, or say which of them does not exist."""
    if side.casefold() not in set(SideWish):
        return refused("unknown-side", typed=Typed(side[:40]), choices=tuple(SideWish))
    chosen = known_ruleset(name)
    if isinstance(chosen, Refused):
        return chosen
    found = ruleset(chosen)
    return Terms(found.name, found.revision, SideWish(side.casefold()))


def known_ruleset(name: str) -> str | Refused:
    """Return a ruleset's canonical name, or a refusal that lists the choices."""
    try:
        return ruleset(name).name
    except UnknownRuleset as error:
        near = closest(name.casefold(), error.choices)
        if near:
            return refused(
                "unknown-ruleset-near", typed=Typed(name[:40]), near=near, choices=error.choices
            )
        return refused("unknown-ruleset", typed=Typed(name[:40]), choices=error.choices)
    except UnknownOption as error:
        return refused(
            "unknown-option", typed=Typed(error.name[:40]), ruleset=error.key, choices=error.choices
        )
    except UnknownValue as error:
        return refused(
            "unknown-value",
            typed=Typed(error.value[:40]),
            option=error.option,
            choices=error.choices,
        )


def _take(pattern: re.Pattern[str], text: str) -> tuple[str, str]:
    """Split the first fit of a pattern from a text: what is left, and the fit."""
    found = pattern.search(text)
    if found is None:
        return text, ""
    return f"{text[: found.start()]} {text[found.end() :]}", found[1]
