"""Refusals, explained: the passage that one rests on, and a page for each code. Pure.

Law: the picture of a page is an action that the engine refuses when the page is opened.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from bot.core.board_words import board_words
from bot.core.controls import Control, Verb
from bot.core.messages import Refused, line, member
from bot.core.pictures import picture
from bot.core.reading import action_named
from bot.core.rulesets import ruleset_line
from bot.core.teaching import Cited
from bot.core.views import Answer, Choice, Figure
from bot.rulebook.citing import cited
from bot.rulebook.diagrams import Diagram
from bot.rulebook.figures import with_reason
from engine.catalogue import ruleset
from engine.catalogue.clauses import clauses_of
from engine.errors import RefusalCode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.messages import Line
    from bot.core.model import Match
    from bot.core.pictures import Look

REFUSAL = "refusal"
"""What the address of a page about a refusal begins with; its code follows."""


def cite(match: Match, code: RefusalCode) -> Cited:
    """Return what a match's rules say of a refusal, with the ways to the pages."""
    key = ruleset(match.terms.ruleset).key
    told = [found for clause in clauses_of(key, code) if (found := cited(match, clause))]
    lines = dict.fromkeys(each for found in told for each in found.lines)
    more = Control(Verb.RULES, match.id, choice=f"{REFUSAL}={code}")
    way = Choice(str(more), line("refusal-more"))
    return Cited(tuple(lines), (*(told[0].ways if told else ()), way))


def refusal_page(name: str, look: Look, match: Match | None = None) -> Answer | None:
    """Return the page about a refusal, or None where there is no such code.

    The picture is of the match's ruleset if one of it is in the book.
    """
    if name not in set(RefusalCode):
        return None
    code = RefusalCode(name)
    known = refusals()[code]
    key = match.game.ruleset.key if match and match.game else ""
    shown = key if key in known else next(iter(known))
    diagram = known[shown]
    said = line("refusal-shown", ruleset=ruleset_line(shown), said=refused_line(diagram, shown))
    return Answer(
        lines=(member("refusal-name", code), member("refusal-text", code), said),
        figure=_figure(diagram, shown, look, said),
        choices=_ways(match),
        page=True,
    )


@cache
def refusals() -> Mapping[RefusalCode, Mapping[str, Diagram]]:
    """Return the diagrams of every code, by the rulesets that they are played by."""
    text = files(__package__).joinpath("book", "refusals.toml").read_text(encoding="utf-8")
    return {
        RefusalCode(code): {
            key: Diagram(
                name=f"refusal-{code}",
                position=told["position"],
                action=told["action"],
                refused=code,
                options=told.get("options", {}),
            )
            for key, told in known.items()
        }
        for code, known in tomllib.loads(text).items()
    }


def refused_line(diagram: Diagram, key: str) -> Line:
    """Return what whoever tries a diagram's action is told."""
    found = action_named(diagram.game(diagram.own_rules(key)), diagram.action)
    assert isinstance(found, Refused)  # noqa: S101 -- the tests refuse a book where one is legal
    return found.line


def _figure(diagram: Diagram, key: str, look: Look, said: Line) -> Figure:
    game = diagram.game(diagram.own_rules(key))
    drawn = with_reason(picture(game, look), game, diagram.action)
    words = (said, *board_words(game))
    return Figure(replace(drawn, turn=None, lost=(0, 0)), words, name=f"{diagram.name}.png")


def _ways(match: Match | None) -> tuple[Choice, ...]:
    """Back to the board in a match, else to the menu."""
    if match is None:
        return (Choice(str(Control(Verb.RULES)), line("page-menu")),)
    rules = Choice(str(Control(Verb.RULES, match.id)), member("button", Verb.RULES))
    return (rules, Choice(str(Control(Verb.BOARD, match.id)), line("page-board")))
