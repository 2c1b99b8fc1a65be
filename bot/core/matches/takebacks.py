"""Taking back one's own latest ply, by consent. Pure.

Law: what is undone is the asker's latest ply and whatever came after it, and nothing before it.
With dice it goes back to before the throw that the ply was made with.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.errors import CorruptMatch
from bot.core.matches.events import TakebackAsked, TakebackDeclined, TakenBack
from bot.core.matches.history import is_no_ply, replay
from bot.core.matches.messages import Refused, refused
from bot.core.matches.model import NO_PLANS, NO_SET_UPS, Past

if TYPE_CHECKING:
    from bot.core.matches.events import Event, Played
    from bot.core.matches.model import Match, Trail
    from engine.position import Side


def takeback_point(match: Match, side: Side) -> Past | None:
    """Return what a side can go back to; None before its first ply, and right after a takeback."""
    return next((past for past in match.before if past.side is side), None)


def ask(match: Match, side: Side) -> tuple[Event, ...] | Refused:
    """Return the events of asking for a takeback, or a refusal."""
    if match.takeback_asked is side:
        return refused("takeback-stands")
    if match.takeback_asked is side.other:
        return refused("takeback-to-answer")
    if takeback_point(match, side) is None:
        return refused("nothing-to-take-back")
    return (TakebackAsked(side),)


def answer(match: Match, side: Side, *, agree: bool) -> tuple[Event, ...] | Refused:
    """Return the events of answering the other side's request."""
    if match.takeback_asked is not side.other:
        return refused("no-takeback-asked")
    return (TakenBack(side.other) if agree else TakebackDeclined(side.other),)


def remember(match: Match, acted: Match, event: Played) -> tuple[Past, ...]:
    """Return what can be gone back to after an action, given the match before it and after it."""
    if match.trail is None or is_no_ply(event.action):
        return acted.before
    others = (past for past in match.before if past.side is not event.side)
    return (*others, Past(event.side, event.action, _unthrown(match.trail), match.last))


def take_back(match: Match, side: Side) -> Match:
    """Return the match before a side's latest ply, without offers; raises CorruptMatch."""
    past = takeback_point(match, side)
    if past is None:
        message = "a ply was taken back that is not there"
        raise CorruptMatch(message)
    return replace(
        match,
        turn=match.turn + 1,
        game=replay(match.terms.ruleset, past.trail),
        trail=past.trail,
        last=past.last,
        draw_offer=None,
        takebacks=match.takebacks + 1,
        takeback_asked=None,
        plans=NO_PLANS,
        set_ups=NO_SET_UPS,
        answered=(),
        nudged=False,
        lapsed=False,
        # What the other side played after it is undone too; what it played before stays.
        before=match.before[: match.before.index(past)],
    )


def _unthrown(trail: Trail) -> Trail:
    """The trail without the throw at its end, which is thrown again."""
    if not trail.actions or not trail.actions[-1].startswith("roll"):
        return trail
    return replace(trail, actions=trail.actions[:-1])
