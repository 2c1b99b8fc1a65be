"""Citations: what the rules of a match say of a refusal or of a missed capture. Pure."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from bot.core.handlers.registry import Citation
from bot.core.matches.actions import action_named
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Refused, family_line, line
from bot.core.typed.terms import ruleset_line
from bot.core.views.views import Answer, Choice
from bot.rulebook.chapters import Address, Topic
from bot.rulebook.diagrams import Diagram, DiagramMoment, figure
from bot.rulebook.pages import MENU, passage, passages, topic_line
from engine import RefusalCode
from engine.catalogue import ruleset
from engine.explain import NotCapturedCode, clauses_of, not_captured_clause

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match
    from bot.core.views.pictures import Look
    from bot.rulebook.pages import Passage
    from engine import Ruleset


def cited_passage(match: Match, found: Passage) -> Citation:
    """Return the text of a passage, with the way to its page."""
    page = Address(match.terms.ruleset, found.topic, found.picture, match=match.id)
    way = Choice(page.control, line("cited-page", topic=topic_line(found.topic)))
    return Citation((line("cited", said=found.line),), (way,))


MAX_CITED = 2
"""Maximum number of passages cited for a refusal."""

SUMMARIES = frozenset({Topic.GLANCE, Topic.OPTIONS})
"""The pages that repeat others in short."""

TURN = ("turn", "step")
"""The subjects of passages that define a turn."""

SUBJECTS: Mapping[RefusalCode, tuple[str, ...]] = {
    RefusalCode.OCCUPIED: ("block", "place", "step"),
    RefusalCode.NOT_STRAIGHT: ("diagonal", "slide", "step"),
    RefusalCode.BLOCKED: ("block",),
    RefusalCode.OUT_OF_RANGE: ("peltast", "hoplite", "basileus", "step"),
    RefusalCode.BOUND: ("bound",),
    RefusalCode.NOT_ATTACK: ("vagus",),
    RefusalCode.CAPTURE_FIRST: ("must",),
    RefusalCode.LEADER_OVER_LEADER: ("jump-once",),
    RefusalCode.NO_JUMP: ("jump", "landing"),
    RefusalCode.PLACING: ("place-quiet",),
    RefusalCode.PLACED: ("place",),
    RefusalCode.THROW_FIRST: ("zeus",),
    RefusalCode.THROWN: ("throw", "turn", "step"),
    RefusalCode.NOT_BOUND: ("removal",),
    RefusalCode.NO_HUFF: ("huff", "huff-who"),
    RefusalCode.NO_BONUS: ("zeus", "turn", "step"),
}
"""The subjects relevant to a refusal, best first; by default `TURN`."""

REFUSAL = "refusal"
"""Prefix of the address of a page about a refusal; its code follows."""


def cite(match: Match, code: RefusalCode) -> Citation:
    """Return what a match's rules say of a refusal, with the ways to the pages."""
    rules = ruleset(match.terms.ruleset)
    cited = [cited_passage(match, each) for each in passages_on(rules, code)]
    more = Control(Verb.RULES, match.id, choice=f"{REFUSAL}={code}")
    way = Choice(more, line("refusal-more"))
    lines = tuple(each for citation in cited for each in citation.lines)
    return Citation(lines, (*(cited[0].ways if cited else ()), way))


def passages_on(rules: Ruleset, code: RefusalCode) -> tuple[Passage, ...]:
    """Return the passages that justify a refusal, the most relevant first.

    There is none if the refusal is not due to the rules. By default it is the definition of a
    turn.
    """
    own, turn = clauses_of(rules.key, code), clauses_of(rules.key, RefusalCode.NOT_YOURS)
    if not own:
        return ()
    subjects = SUBJECTS.get(code, TURN)
    if code is RefusalCode.NO_JUMP and ("jump", "adjacent") in rules.options:
        subjects = ("run-up", *subjects)
    ways = ((own, subjects), (own, TURN), (turn, TURN))
    return next(filter(None, (_about(rules, *way) for way in ways)), ())


def _about(
    rules: Ruleset, clauses: tuple[str, ...], subjects: tuple[str, ...]
) -> tuple[Passage, ...]:
    """Return the passages that cover one of these clauses and are about one of these subjects."""
    telling = [
        each
        for each in passages(rules)
        if each.topic not in SUMMARIES and not set(clauses).isdisjoint(each.clauses)
    ]
    about: dict[str, Passage] = {}
    for subject in subjects:
        for each in telling:
            if subject in each.tags:
                about.setdefault(each.tag, each)
    return tuple(about.values())[:MAX_CITED]


def refusal_page(name: str, look: Look, match: Match | None = None) -> Answer | None:
    """Return the page about a refusal, or None if there is no such code.

    The picture is of the match's ruleset if there is one.
    """
    if name not in set(RefusalCode):
        return None
    code = RefusalCode(name)
    known = refusals()[code]
    key = match.game.ruleset.key if match and match.game else ""
    shown = key if key in known else next(iter(known))
    diagram = known[shown]
    said = line("refusal-shown", ruleset=ruleset_line(shown), said=refused_line(diagram, shown))
    drawn = figure(diagram, diagram.own_rules(shown), DiagramMoment.STILL, look)
    words = (said, *drawn.words[1:])  # without the caption
    return Answer(
        lines=(family_line("refusal-name", code), family_line("refusal-text", code), said),
        content=replace(drawn, words=words),
        choices=_ways(match),
        page=True,
    )


@cache
def refusals() -> Mapping[RefusalCode, Mapping[str, Diagram]]:
    """Return the diagrams of every code, by ruleset."""
    text = files(__package__).joinpath("book", "refusals.toml").read_text(encoding="utf-8")
    return {
        RefusalCode(code): {
            key: Diagram(name=f"refusal-{code}", refused=code, **entry)
            for key, entry in known.items()
        }
        for code, known in tomllib.loads(text).items()
    }


def refused_line(diagram: Diagram, key: str) -> Line:
    """Return the refusal of a diagram's action."""
    found = action_named(diagram.game(diagram.own_rules(key)), diagram.action)
    assert isinstance(found, Refused)  # noqa: S101 -- the tests refuse a book if one is legal
    return found.line


def _ways(match: Match | None) -> tuple[Choice, ...]:
    """Return the ways to the board and its rules in a match, else to the menu."""
    if match is None:
        return (MENU,)
    rules = Choice(Control(Verb.RULES, match.id), family_line("button", Verb.RULES))
    return (rules, Choice(Control(Verb.BOARD, match.id), line("page-board")))


NOT_CAPTURED_SUBJECTS: Mapping[NotCapturedCode, str] = {
    NotCapturedCode.ROW: "row",
    NotCapturedCode.BETWEEN: "between",
    NotCapturedCode.EDGE: "edge",
    NotCapturedCode.CORNER: "corner",
    NotCapturedCode.NOOK: "corner",
    NotCapturedCode.STANDING: "mover",
    NotCapturedCode.PASSED: "mover",
    NotCapturedCode.FAR: "mover",
    NotCapturedCode.SHIELD: "protected",
    NotCapturedCode.CLASSES: "class",
}
"""The subject of a reason whose clause covers several."""


def cite_not_captured(match: Match, code: NotCapturedCode) -> Citation | None:
    """Return what a match's rules say of a missed capture: on the subject, else on the clause."""
    rules = ruleset(match.terms.ruleset)
    clause, subject = not_captured_clause(rules.key, code), NOT_CAPTURED_SUBJECTS.get(code)
    of_subject = (
        each
        for each in passages(rules)
        if clause in each.clauses and subject in each.tags and each.topic is not Topic.GLANCE
    )
    found = next(of_subject, None) or passage(rules, clause)
    return cited_passage(match, found) if found else None
