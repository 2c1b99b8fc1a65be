"""Rulesets as lines: their names with the options in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.messages import line, member
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from bot.core.messages import Line


def ruleset_line(name: str) -> Line:
    """Return a ruleset's name, with the options that differ from its default."""
    chosen = ruleset(name)
    plain = member("ruleset", chosen.key)
    if not chosen.options:
        return plain
    return line("ruleset-with-options", name=plain, options=option_lines(name))


def option_lines(name: str) -> tuple[Line, ...]:
    """Return a sentence's part for each option that differs from the ruleset's default."""
    return tuple(option_line(key, value) for key, value in ruleset(name).options)


def option_line(name: str, value: str) -> Line:
    """Return what it means that an option has this value; numbers count as numbers."""
    return member("option", name, value=int(value) if value.isdecimal() else value)
