"""Which match a person means who does not say: this one, the only fitting one, or a question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.match.rulesets import ruleset_line
from bot.core.messages import Refused, line, member
from bot.core.view.buttons import button
from bot.core.view.views import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.match.model import Match, MatchId, Stage
    from bot.core.view.views import Viewer


@dataclass(frozen=True, slots=True)
class Question:
    """Several matches fit; the person is asked which one."""

    matches: tuple[Match, ...]


def choose(
    mine: tuple[Match, ...],
    here: MatchId | None,
    *,
    fits: Callable[[Match], bool],
    stage: Stage,
) -> Match | Question | Refused:
    """Choose among a person's matches: the one at hand, else the only one that fits, else ask.

    Where none fits but one is at the right stage, that one is meant, and the service will say
    what is in the way.
    """
    there = tuple(match for match in mine if match.stage is stage)
    fitting = tuple(match for match in there if fits(match))
    at_hand = tuple(match for match in there if match.id == here)
    if at_hand and at_hand[0] in fitting:
        return at_hand[0]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        return Question(fitting)
    if at_hand:
        return at_hand[0]
    if not there:
        return Refused(member("refused-none", stage))
    return there[0] if len(there) == 1 else Question(there)


def entry(match: Match, viewer: Viewer, verb: Verb = Verb.BOARD, choice: str = "") -> Choice:
    """Return the button that stands for a match in a list."""
    others = [person for person in match.people if person != viewer.id]
    ruleset = ruleset_line(match.terms.ruleset)
    if others:
        yours = viewer.id is not None and match.waits_for(viewer.id)
        label = line(
            "entry-yours" if yours else "entry", name=viewer.name(others[0]), ruleset=ruleset
        )
    else:
        label = line("entry-open", ruleset=ruleset)
    return Choice(button(match, verb, choice=choice).id, label)
