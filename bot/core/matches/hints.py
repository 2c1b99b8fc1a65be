"""Hints in a match between people: by consent, for both, for the rest of the match. Pure.

Law: nobody is asked twice. A request is open until it is answered, also when moves are played.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import hides_hints
from bot.core.matches.commands import AskHints
from bot.core.matches.computers import computer_in
from bot.core.matches.events import HintsAllowed, HintsAsked, HintsDeclined
from bot.core.matches.messages import Refused, refused
from engine.position import Side

if TYPE_CHECKING:
    from bot.core.matches.commands import HintCommand
    from bot.core.matches.events import Event, HintEvent
    from bot.core.matches.model import Match


def are_allowed(match: Match) -> bool:
    """Return whether both sides may have hints now: by consent, or against the computer."""
    if match.game is None or hides_hints(match.game):
        return False
    return match.hints_allowed or computer_in(match) is not None


def with_hints(match: Match, event: HintEvent) -> Match:
    """Return the match after an event about hints."""
    match event:
        case HintsAsked():
            return replace(match, hints_asked=event.side)
        case HintsAllowed():
            return replace(match, hints_asked=None, hints_allowed=True)
        case HintsDeclined():
            first, second = match.hints_declined
            declined = (True, second) if event.side is Side.FIRST else (first, True)
            return replace(match, hints_asked=None, hints_declined=declined)


def may_ask(match: Match, side: Side) -> bool:
    """Return whether a side may ask the other for hints."""
    return not isinstance(ask(match, side), Refused)


def ask(match: Match, side: Side) -> tuple[Event, ...] | Refused:
    """Return the events of asking whether both may have hints, or a refusal."""
    if match.game is None or hides_hints(match.game):
        return refused("hint-hidden")
    if are_allowed(match):
        return refused("hints-allowed")
    if match.hints_asked is side:
        return refused("hints-stand")
    if match.hints_asked is side.other:
        return refused("hints-to-answer")
    if match.hints_declined[side]:
        return refused("hints-declined")
    return (HintsAsked(side),)


def decide_hints(match: Match, command: HintCommand, side: Side) -> tuple[Event, ...] | Refused:
    """Return the events of asking, or of answering the other side's request; or a refusal."""
    if isinstance(command, AskHints):
        return ask(match, side)
    if match.hints_asked is not side.other:
        return refused("no-hints-asked")
    return (HintsAllowed(side.other) if command.agree else HintsDeclined(side.other),)
