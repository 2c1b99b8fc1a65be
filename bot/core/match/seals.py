"""What is told of the seed of a match's dice and lot: sealed while it is played, open after. Pure.

Law: a seed is told of a match that is over and of no other; one that was never played keeps it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.fair_dice import commitment
from bot.core.match.model import SideWish, Stage
from bot.core.messages import line, member
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.match.model import Match
    from bot.core.messages import Line

SHORT = 16
"""So many digits of a commitment are shown; to find another seed with them is out of reach."""


def sealed(match: Match) -> str | None:
    """Return what of a match comes from its seed, ``dice`` or else ``lot``, or None."""
    if match.seed is None:
        return None
    if ruleset(match.terms.ruleset).start.roll is not None:
        return "dice"
    return "lot" if match.terms.side is SideWish.LOT else None


def seal_notes(match: Match) -> tuple[Line, ...]:
    """Return the commitment until the first ply is made, and the seed when all is over."""
    kind = sealed(match)
    if kind is None or match.seed is None:
        return ()
    if match.stage is Stage.OVER:
        return (member("note-seed", kind, seed=match.seed), line("note-seed-check", match=match.id))
    if not match.is_open or (match.trail is not None and match.trail.plies):
        return ()
    return (member("note-sealed", kind, short=commitment(match.seed)[:SHORT]),)


def seal_tags(match: Match) -> Mapping[str, str]:
    """Return the tags by which a record can be checked, the seed's own once the match is over."""
    tags = {"Match": str(match.id)}
    if match.takebacks:
        tags["Takebacks"] = str(match.takebacks)
    if sealed(match) is None or match.seed is None:
        return tags
    side = match.side_of(match.challenger)
    if match.terms.side is SideWish.LOT and side is not None:
        tags["Lot"] = side.name.lower()
    tags["Commitment"] = commitment(match.seed)
    if match.stage is Stage.OVER:
        tags["Seed"] = match.seed
    return tags
