"""A passage of a match's rules as its players read it, with the way to its page. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.handlers.teaching import Cited
from bot.core.messages import line
from bot.core.views.views import Choice
from bot.rulebook.address import Address
from bot.rulebook.pages import topic_line

if TYPE_CHECKING:
    from bot.core.matches.model import Match
    from bot.rulebook.passages import Passage


def cited_passage(match: Match, found: Passage) -> Cited:
    """Return what a passage says, and the way to its page."""
    page = Address(match.terms.ruleset, found.topic, found.picture, match=match.id)
    way = Choice(page.control, line("cited-page", topic=topic_line(found.topic)))
    return Cited((line("cited", said=found.line),), (way,))
