"""Terms of a match as they are typed, and rulesets as lines with the options in force."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches.clock_text import DEFAULT_CLOCK as USUAL_CLOCK
from bot.core.matches.clock_text import read_clock
from bot.core.matches.model import SideWish, Terms
from bot.core.messages import Refused, Typed, family_line, line, refused
from bot.core.words import closest
from engine.catalogue import (
    DEFAULT,
    KEYS,
    UnknownOption,
    UnknownRuleset,
    UnknownValue,
    options,
    ruleset,
)

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.core.words import Request


RULESET = re.compile(rf"(?:^|\s)((?:{'|'.join(KEYS)})\b(?:\s*\([^)]*\))?)", re.IGNORECASE)
SIDE = re.compile(rf"(?:^|\s)({'|'.join(SideWish)})$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A challenge as it was typed: the opponent's name (empty: open to all) and the terms."""

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


def ruleset_line(name: str) -> Line:
    """Return a ruleset's name, with the options that differ from its default."""
    chosen = ruleset(name)
    plain = family_line("ruleset", chosen.key)
    if not chosen.options:
        return plain
    return line("ruleset-with-options", name=plain, options=option_lines(name))


def option_lines(name: str) -> tuple[Line, ...]:
    """Return a sentence's part for each option that differs from the ruleset's default."""
    return tuple(option_line(key, value) for key, value in ruleset(name).options)


def option_line(name: str, value: str) -> Line:
    """Return the sentence for an option's value; numbers are passed as numbers."""
    return family_line("option", name, value=int(value) if value.isdecimal() else value)


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """An option and its values, as they are typed and with their sentences, the default first."""

    name: str
    values: tuple[tuple[str, Line], ...]


def option_choices(key: str) -> tuple[OptionChoice, ...]:
    """Return the options of a ruleset in their order; raises UnknownRuleset."""
    return tuple(
        OptionChoice(
            option.name,
            tuple((value, option_line(option.name, value)) for value in option.choices),
        )
        for option in options(key)
    )


def option_endings(key: str, listed: str) -> tuple[tuple[str, Line], ...]:
    """Return how a list such as ``edge=on,fi`` can go on: every whole list with one more value.

    Values that hold anyway are left out, and so are options that were chosen already.
    """
    settled, comma, _ = listed.rpartition(",")
    chosen = {part.partition("=")[0].strip().casefold() for part in settled.split(",")}
    return tuple(
        (f"{settled}{comma}{option.name}={value}", said)
        for option in option_choices(key)
        if option.name not in chosen
        for value, said in option.values[1:]
    )
