"""Rulesets as lines: their names with the options in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.messages import family_line, line
from engine.catalogue import options, ruleset

if TYPE_CHECKING:
    from bot.core.messages import Line


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
    """Return what it means that an option has this value; numbers count as numbers."""
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
