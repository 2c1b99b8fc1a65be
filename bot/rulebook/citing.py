"""A clause of `docs/rules` as players read it: what the rulebook says, and where. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.messages import line
from bot.core.teaching import Cited
from bot.core.views import Choice
from bot.rulebook.address import Address
from bot.rulebook.pages import topic_line
from bot.rulebook.passages import passage
from engine.catalogue import ruleset

if TYPE_CHECKING:
    from bot.core.model import Match


def cited(match: Match, clause: str) -> Cited | None:
    """Return what tells a clause by a match's rules, with the way to its page."""
    found = passage(ruleset(match.terms.ruleset), clause)
    if found is None:
        return None
    page = Address(match.terms.ruleset, found.topic, found.picture, match=match.id)
    way = Choice(page.control, line("cited-page", topic=topic_line(found.topic)))
    return Cited((line("cited", said=found.line),), (way,))
