"""What a side's latest ply can be taken back to. Pure.

Invariant: what is undone is the asker's latest ply and whatever came after it, and nothing before
it. With dice it goes back to before the throw that the ply was made with.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.computers import computer_in
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.fair_dice import seed_use
from bot.core.matches.model import NO_PLANS, NO_SET_UPS, Past, Stage
from bot.core.matches.trails import is_no_ply, replay
from engine import Reason

if TYPE_CHECKING:
    from bot.core.matches.model import Match, Trail
    from engine import Side


def takeback_point(match: Match, side: Side) -> Past | None:
    """Return what a side can go back to; None before its first ply, and right after a takeback."""
    return next((past for past in match.before if past.side is side), None)


def may_try_again(match: Match, side: Side) -> bool:
    """Return whether a side may take back its last ply in a match that it has lost to a computer.

    Not with dice: what they come from is known once a match is over.
    """
    outcome = match.outcome
    return (
        outcome is not None
        and outcome.winner is side.other
        and outcome.reason is not Reason.RESIGNATION
        and computer_in(match) is not None
        and seed_use(match) != "dice"
        and takeback_point(match, side) is not None
    )


def remember(match: Match, side: Side, text: str) -> tuple[Past, ...]:
    """Return what can be gone back to once a side has played an action in a match."""
    if match.trail is None or is_no_ply(text):
        return match.before
    others = (past for past in match.before if past.side is not side)
    return (*others, Past(side, text, _unthrown(match.trail), match.last))


def take_back(match: Match, side: Side) -> Match:
    """Return the match before a side's latest ply, in play again; raises CorruptMatch."""
    past = takeback_point(match, side)
    if past is None:
        message = "a ply was taken back that is not there"
        raise CorruptMatch(message)
    return replace(
        match,
        turn=match.turn + 1,
        stage=Stage.RUNNING,
        outcome=None,
        game=replay(match.terms.ruleset, past.trail),
        trail=past.trail,
        last=past.last,
        takebacks=match.takebacks + 1,
        late_takebacks=match.late_takebacks + _is_late(match),
        plans=NO_PLANS,
        set_ups=NO_SET_UPS,
        answered=(),
        nudged=False,
        lapsed=False,
        # What the other side played after it is undone too; what it played before stays.
        before=match.before[: match.before.index(past)],
    )


OPENING = 5
"""Up to so many plies a takeback leaves a rated match as it is."""


def _is_late(match: Match) -> bool:
    return match.trail is None or match.trail.plies > OPENING


def _unthrown(trail: Trail) -> Trail:
    """The trail without the throw at its end, which is thrown again."""
    if not trail.actions or not trail.actions[-1].startswith("roll"):
        return trail
    return replace(trail, actions=trail.actions[:-1])
