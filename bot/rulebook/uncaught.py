"""What the rulebook says of a piece that was not captured. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rulebook.chapters import Topic
from bot.rulebook.citing import cited_passage
from bot.rulebook.passages import passage, passages
from engine.catalogue import ruleset
from engine.catalogue.uncaught_clauses import clause_of
from engine.uncaught import UncaughtCode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.handlers.teaching import Cited
    from bot.core.matches.model import Match
    from bot.rulebook.passages import Passage
    from engine.ruleset import Ruleset

SUBJECTS: Mapping[UncaughtCode, str] = {
    UncaughtCode.ROW: "row",
    UncaughtCode.BETWEEN: "between",
    UncaughtCode.EDGE: "edge",
    UncaughtCode.CORNER: "corner",
    UncaughtCode.NOOK: "corner",
    UncaughtCode.STANDING: "mover",
    UncaughtCode.PASSED: "mover",
    UncaughtCode.FAR: "mover",
    UncaughtCode.SHIELD: "protected",
    UncaughtCode.CLASSES: "class",
}
"""What a reason is about, where its clause tells several things."""


def cited(match: Match, code: UncaughtCode) -> Cited | None:
    """Return what tells such a reason by a match's rules, with the way to its page."""
    found = telling(ruleset(match.terms.ruleset), code)
    return cited_passage(match, found) if found else None


def telling(rules: Ruleset, code: UncaughtCode) -> Passage | None:
    """Return the passage that tells such a reason: of its clause what is said of its subject."""
    clause, subject = clause_of(rules.key, code), SUBJECTS.get(code)
    of_subject = (
        each
        for each in passages(rules)
        if clause in each.clauses and subject in each.tags and each.topic is not Topic.GLANCE
    )
    return next(of_subject, None) or passage(rules, clause)
