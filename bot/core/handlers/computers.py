"""Matches against the computer: begun by a word, by buttons, and again."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.handlers.registry import handles
from bot.core.matches import actions_table as table
from bot.core.matches.computers import (
    DEFAULT_LEVEL,
    FIRST_LEVEL,
    LEVELS,
    NAMED_LEVELS,
    computer_account,
    computer_in,
    waits_for_computer,
)
from bot.core.matches.controls import Control, Verb
from bot.core.matches.errors import RematchInUse
from bot.core.matches.messages import Refused, Typed, family_line, line, refused
from bot.core.matches.model import Stage
from bot.core.matches.ratings import fixed_rating
from bot.core.matches.takebacks import takeback_point
from bot.core.typed.clock_text import CLOCK, NO_CLOCK
from bot.core.typed.terms import ruleset_line, terms_of
from bot.core.typed.vocabulary import LITTLE_WORDS, one_of, option_aliases, value_meant, value_names
from bot.core.views.buttons import level_name
from bot.core.views.queries import answer, done, refusal
from bot.core.views.views import Choice, Tone
from engine.catalogue import DEFAULT, KEYS

if TYPE_CHECKING:
    from bot.core.handlers.registry import Invocation, Services
    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, Match, Terms
    from bot.core.typed.words import Request
    from bot.core.views.views import Answer


_LEAD = rf"(?:(?:{one_of(LITTLE_WORDS)})\s+){{0,2}}"
_NAME = one_of(value_names(("computer",)))
_COMPUTER = re.compile(rf"{_LEAD}(?:{_NAME})(?![^\W\d_])[,:]?\s*", re.IGNORECASE)
"""The computer as an opponent, at the beginning of a text."""

_LEVEL_WORD = rf"{_LEAD}(?:{one_of(option_aliases(('level',)))})"
_LEVEL_NAMED = re.compile(
    rf"(?<!\S){_LEVEL_WORD}\s*=?\s*(\S+?)(?=[,.;:!?]*(?:\s|$))", re.IGNORECASE
)
_LEVEL_FIRST = re.compile(r"^(\w+)(?=[,.;:!?]*(?:\s|$))")
_LEVEL_LAST = re.compile(r"(?<!\S)(\w+)[.!?]*$")
_MAX_DIGITS = 3


@dataclass(frozen=True, slots=True)
class ComputerChallenge:
    """A challenge to the computer of a level, and what else was said."""

    level: int
    request: Request

    @property
    def named(self) -> str:
        """The opponent, as one types it."""
        return f"computer {self.level}"


def computer_challenge(request: Request) -> ComputerChallenge | Refused | None:
    """Return what a challenge asks of the computer, None if it is not meant.

    A level without a name means the computer. It may be a number or a name, after its word or at
    either end of the text about the opponent.
    """
    said, level = request.get("opponent"), request.get("level")
    found = _COMPUTER.match(said)
    if found is None and (said or not level):
        return refused("level-person") if level else None
    rest = said[found.end() :] if found else ""
    if not level:  # before a clock is looked for, as `3 second` is a level and a side
        rest, level = _without_level(rest)
    number = _number(level) if level else DEFAULT_LEVEL
    if number is None or number not in LEVELS:
        return _no_such_level(level)
    clock = request.get("clock") or (CLOCK.search(rest) or [""])[0]
    if clock and not value_meant(clock, (NO_CLOCK,)):
        return refused("computer-clock")
    others = {k: v for k, v in request.options.items() if k not in {"opponent", "level", "clock"}}
    return ComputerChallenge(number, replace(request, options={"opponent": rest, **others}))


def _without_level(said: str) -> tuple[str, str]:
    """Split a level from a text: what is left, and the level."""
    if found := _LEVEL_NAMED.search(said):
        return f"{said[: found.start()]} {said[found.end() :].lstrip(',;:')}".strip(), found[1]
    for pattern in (_LEVEL_FIRST, _LEVEL_LAST):
        found = pattern.search(said)
        if found and (found[1].isdecimal() or _number(found[1]) is not None):
            return f"{said[: found.start()]} {said[found.end() :].lstrip(',;:')}".strip(), found[1]
    return said, ""


def _number(level: str) -> int | None:
    """Return the number of a level by its number or name; None if it is neither."""
    if level.isascii() and level.isdigit() and len(level) <= _MAX_DIGITS:
        return int(level)
    return NAMED_LEVELS.get(value_meant(level, tuple(NAMED_LEVELS)))


def _no_such_level(typed: str) -> Refused:
    return refused("computer-level", typed=Typed(typed[:40]), least=LEVELS[0], most=LEVELS[-1])


def computer_ready(services: Services) -> bool:
    """Return whether there is a computer to play against."""
    computer = services.computer
    return computer is not None and computer.available


def busy_lines(services: Services, match: Match) -> tuple[Line, ...]:
    """Say how long the computer's move takes if one has to wait noticeably, or that none comes."""
    computer = services.computer
    if not waits_for_computer(match):
        return ()
    if computer is None or not computer.available:
        return (line("computer-stopped"),)
    seconds = computer.wait(match)
    return (line("computer-busy", seconds=seconds),) if seconds else ()


async def begin(  # noqa: PLR0913 -- all of it is what a match is
    services: Services,
    invoked: Invocation,
    terms: Terms,
    level: int,
    *,
    rematch_of: Match | None = None,
    word: str = "",
) -> Answer:
    """Begin a match against a level at once, without a clock."""
    if not computer_ready(services):
        return refusal(refused("no-computer"))
    if terms.rated and fixed_rating(terms.game, level) is None:
        return refusal(refused("computer-rated", ruleset=ruleset_line(terms.game)))
    try:
        made = await services.matches.begin(
            invoked.who.id,
            replace(terms, clock=None),
            level,
            context=invoked.context,
            rematch_of=rematch_of.id if rematch_of else None,
            word=word,
        )
    except RematchInUse:
        return refusal(refused("rematch-runs"))
    return refusal(made) if isinstance(made, Refused) else _begun(made, level)


def _begun(match: Match, level: int) -> Answer:
    return done(match, line("done-computer", name=line("computer-name", level=level)))


def level_choices(key: str) -> tuple[Choice, ...]:
    """Return a button for each level that has a name, which begins a match of a ruleset."""
    return tuple(
        Choice(
            Control(Verb.COMPUTER, choice=f"{level}={key}"),
            level_name(level),
            Tone.PRIMARY if level == DEFAULT_LEVEL else Tone.PLAIN,
        )
        for level in NAMED_LEVELS.values()
    )


def computer_way(key: str = "") -> Choice:
    """Return the button that asks which level to play, in a ruleset or the usual one."""
    return Choice(Control(Verb.COMPUTER, choice=key), family_line("button", Verb.COMPUTER))


def suggested_way(level: int) -> Choice:
    """Return the button that begins a match of the usual game against a level at once."""
    named = line("opening-computer", name=level_name(level))
    label = family_line("button", Verb.COMPUTER) if level == FIRST_LEVEL else named
    return Choice(Control(Verb.COMPUTER, choice=f"{level}={DEFAULT}"), label, Tone.PRIMARY)


@handles(table.COMPUTER)
async def _computer(services: Services, invoked: Invocation) -> Answer:
    """Ask for the level, or begin; a second press shows the match that has just begun."""
    named, equals, key = invoked.choice_text.rpartition("=")
    key = key or DEFAULT
    level = _number(named)
    if key not in KEYS or (equals and level not in LEVELS):
        return refusal(refused("forged"))
    if not computer_ready(services):
        return refusal(refused("no-computer"))
    if level is None or not equals:
        asked = line("computer-levels", ruleset=ruleset_line(key))
        return answer(asked, choices=level_choices(key))
    terms = terms_of(key, "lot")
    if isinstance(terms, Refused):
        return refusal(terms)
    computer = computer_account(level).id
    for match in await services.views.mine_here(invoked.who, invoked.context):
        if match.terms == terms and _is_fresh(match, invoked.who.id, computer):
            return _begun(match, level)
    return await begin(services, invoked, terms, level)


def _is_fresh(match: Match, who: AccountId, computer: AccountId) -> bool:
    """Return whether a match runs in which a person has not moved yet."""
    side = match.side_of(who)
    if match.stage is not Stage.RUNNING or computer_in(match) != computer or side is None:
        return False
    return takeback_point(match, side) is None and not match.takebacks
