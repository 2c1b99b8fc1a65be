"""What is answered without touching a match: rules and help. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.core.messages import Refused, line, member
from bot.core.options import option_choices
from bot.core.rulesets import option_lines, ruleset_line
from bot.core.showing import answer, refusal
from bot.core.terms import known_ruleset
from bot.core.views import Choice
from engine.catalogue import KEYS, ruleset

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.core.views import Answer


def rules_answer(name: str, *, settled: bool = False) -> Answer:
    """Return how a ruleset goes, with the options in force; without a name, the menu.

    Unless the match is ``settled``, it also tells what a challenge may choose.
    """
    if not name:
        choices = tuple(
            Choice(str(Control(Verb.RULES, choice=key)), ruleset_line(key)) for key in KEYS
        )
        return answer(line("rules-menu"), choices=choices)
    known = known_ruleset(name)
    if isinstance(known, Refused):
        return refusal(known)
    key, options = ruleset(known).key, option_lines(known)
    in_force = (line("rules-options", options=options),) if options else ()
    vary = () if settled else _to_vary(key)
    return answer(ruleset_line(known), member("rules", key), *in_force, *vary)


def _to_vary(key: str) -> tuple[Line, ...]:
    """How a challenge names other options, as they are typed."""
    found = option_choices(key)
    if not found:
        return ()
    listed = tuple(
        f"{option.name}={'|'.join(value for value, _ in option.values)}" for option in found
    )
    example = f"{found[0].name}={found[0].values[1][0]}"
    return (line("rules-vary", options=listed, example=example),)


def help_answer() -> Answer:
    """Return where to begin."""
    choices = tuple(
        Choice(str(Control(verb)), member("button", verb))
        for verb in (Verb.RULES, Verb.GAMES, Verb.SETTINGS)
    )
    return answer(line("help"), choices=choices)
