"""Terms of a match as they are typed, and rulesets as lines with the options in force."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.matches.messages import Meant, Refused, Typed, family_line, line, refused
from bot.core.matches.model import SideWish, Terms
from bot.core.typed.clock_text import CLOCK, read_clock
from bot.core.typed.clock_text import DEFAULT_CLOCK as USUAL_CLOCK
from bot.core.typed.ruleset_names import name_within, rulesets_named
from bot.core.typed.vocabulary import one_of, option_aliases, value_meant
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
    from collections.abc import Callable

    from bot.core.matches.messages import Line
    from bot.core.typed.ruleset_names import FoundName
    from bot.core.typed.words import Request


SIZE = re.compile(
    rf"(?:^|(?<=[\s,(]))(?:{one_of(option_aliases(('size',)))})?\s*=?\s*"
    r"\b([0-9]{1,2})\s?[x\u00d7]\s?([0-9]{1,2})\b",
    re.IGNORECASE,
)
"""A board's size, such as ``7x9`` or ``size=7x9``: files by ranks."""

KEYED = re.compile(rf"(?:^|\s)((?:{'|'.join(KEYS)})\b(?:\s*\([^)]*\))?)", re.IGNORECASE)
"""A ruleset's key with its options, anywhere in a text."""

LISTED = re.compile(r"\(([^()]*[=x\u00d7][^()]*|\s*)\)")
"""Options in brackets behind a ruleset's name, unlike the name of its author."""

MAX_ASKED = 10
"""How many rulesets are asked about at most."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A challenge as it was typed: the opponent's name (empty: open to all) and the terms."""

    opponent: str
    terms: Terms


ON, OFF = "on", "off"
RATED = (ON, OFF)
"""What is typed for a match that changes ratings, and for one that does not."""


def proposal(request: Request, zone: str = "UTC", usual: str = DEFAULT) -> Proposal | Refused:
    """Read a challenge; the terms may be among the words for the opponent.

    ``zone`` is the challenger's, where weekends are counted if they are not to count. ``usual`` is
    the ruleset of a challenge that names none.
    """
    said, inline_clock = _take(CLOCK, request.get("opponent"))
    said, listed = _without_options(said)
    found = None if request.get("ruleset") else name_within(said)
    opponent, inline_side = _take_side(found.rest if found else said)
    name = request.get("ruleset") or named_part(said, found)
    options = ",".join(filter(None, (listed, request.get("options").strip("()"))))
    if not name and SIZE_OPTION in options:
        return which_ruleset(options, tuple(key for key in KEYS if _has_size(key)), options)
    chosen = name or (usual.partition("(")[0] if options else usual)
    chosen = f"{chosen}({options})" if options else chosen
    terms = terms_of(chosen, request.get("side") or inline_side or SideWish.LOT)
    if isinstance(terms, Refused):
        return terms
    clock = read_clock(request.get("clock") or inline_clock or USUAL_CLOCK, zone)
    if isinstance(clock, Refused):
        return clock
    rated = value_meant(request.get("rated") or OFF, RATED)
    if not rated:
        return refused("unknown-rated", typed=Typed(request.get("rated")[:40]))
    is_rated = rated == ON
    return Proposal(opponent.removeprefix("@"), replace(terms, clock=clock, rated=is_rated))


SIZE_OPTION = "files="


def named_part(text: str, found: FoundName | None) -> str:
    """Return the name that was found in a text, as it was typed; empty if there is none."""
    if found is None:
        return ""
    return " ".join(text.split())[len(found.before) :].removesuffix(found.after).strip()


def _has_size(key: str) -> bool:
    return any(f"{option.name}=" == SIZE_OPTION for option in options(key))


def _without_options(text: str) -> tuple[str, str]:
    """Split options in brackets and a size from a text: what is left, and the list of them."""
    found = LISTED.findall(text)
    left, sizes = _take_sizes(LISTED.sub(" ", text))
    return left, ",".join((*(_with_sizes(each) for each in found if each.strip()), *sizes))


def _take_sizes(text: str) -> tuple[str, tuple[str, ...]]:
    sizes = tuple(f"files={files},ranks={ranks}" for files, ranks in SIZE.findall(text))
    return " ".join(SIZE.sub(" ", text).split()), sizes


def _with_sizes(listed: str) -> str:
    """Return a list of options with each size as the two options that it is."""
    return SIZE.sub(lambda size: f"files={size[1]},ranks={size[2]}", listed)


def _take_side(text: str) -> tuple[str, str]:
    """Split a side at the end of a text off: what is left, and the side."""
    rest, _, last = text.rpartition(" ")
    side = value_meant(last, tuple(SideWish))
    return (rest.strip(), side) if side else (text.strip(), "")


def terms_of(name: str, side: str) -> Terms | Refused:
    """Return the terms of a ruleset's name and a side, or say which of them does not exist."""
    wish = value_meant(side, tuple(SideWish))
    if not wish:
        return refused("unknown-side", typed=Typed(side[:40]), choices=tuple(SideWish))
    chosen = known_ruleset(name)
    if isinstance(chosen, Refused):
        return chosen
    found = ruleset(chosen)
    return Terms(found.name, found.revision, SideWish(wish))


def known_ruleset(name: str) -> str | Refused:
    """Return a ruleset's canonical name, or a refusal that lists the choices.

    What was perhaps meant comes as texts of rulesets, with the options that were typed.
    """
    typed, listed = _without_options(name)
    named = rulesets_named(typed)
    if len(named.keys) == 1 and named.exact:
        return _canonical(named.keys[0], listed)
    if named.exact and named.keys:
        return which_ruleset(typed, named.keys, listed)
    if not named.keys:
        return refused("unknown-ruleset", typed=Typed(typed[:40]), choices=KEYS)
    why = refused(
        "unknown-ruleset-near",
        typed=Typed(typed[:40]),
        near=tuple(family_line("game", key) for key in named.keys),
    )
    return replace(why, meant=_meant(named.keys, listed))


def which_ruleset(typed: str, keys: tuple[str, ...], listed: str = "") -> Refused:
    """Ask which of several rulesets is meant, by a button each."""
    why = refused("which-ruleset", typed=Typed(typed[:40]))
    return replace(why, meant=_meant(keys[:MAX_ASKED], listed))


def _meant(keys: tuple[str, ...], listed: str) -> tuple[Meant, ...]:
    return tuple(
        Meant(f"{key}({listed})" if listed else key, family_line("game", key)) for key in keys
    )


def _canonical(key: str, listed: str) -> str | Refused:
    try:
        return ruleset(f"{key}({_plain_options(key, listed)})").name
    except UnknownRuleset:
        return refused("unknown-ruleset", typed=Typed(listed[:40]), choices=KEYS)
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


def _plain_options(key: str, listed: str) -> str:
    """Return a list of options with its values as the engine calls them."""
    known = {option.name: option.choices for option in options(key)}
    parts = []
    for item in filter(None, re.split(r"[,;\s]+", re.sub(r"\s*=\s*", "=", listed))):
        name, equals, value = item.casefold().partition("=")
        parts.append(f"{name}{equals}{value_meant(value, known.get(name, ())) or value}")
    return ",".join(parts)


def retold(why: Refused, write: Callable[[str], str]) -> Refused:
    """Return a refusal whose suggestions are whole texts, written with a ruleset's text each."""
    meant = (Meant(text, each.label) for each in why.meant if (text := write(each.text)))
    return replace(why, meant=tuple(meant))


def _take(pattern: re.Pattern[str], text: str) -> tuple[str, str]:
    """Split the first fit of a pattern from a text: what is left, and the fit."""
    found = pattern.search(text)
    if found is None:
        return text, ""
    return f"{text[: found.start()]} {text[found.end() :]}", found[0].strip()


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
