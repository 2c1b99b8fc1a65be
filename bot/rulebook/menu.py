"""The first page of the rulebook, and what is known of the games' history. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.controls import Control, Verb
from bot.core.matches.terms import ruleset_line
from bot.core.messages import family_line, line
from bot.core.views.views import Answer, Choice
from bot.rulebook.address import HISTORY, Address
from bot.rulebook.chapters import Topic, chapter, cover, stories
from bot.rulebook.diagrams import figure
from engine.actions import Roll
from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.position import Kind
from engine.rules.filters import CAPTURE_FIRST

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.core.views.pictures import Look
    from engine.ruleset import Ruleset

SHORT, LONG = 60, 120
"""Up to so many plies a game is called short, and long from so many on."""


def menu(look: Look, topic: Topic | None = None) -> Answer:
    """Return which games there are, each with a way to its page about a topic."""
    name, diagram = cover()
    ways = tuple(Choice(_address(key, topic).control, ruleset_line(key)) for key in KEYS)
    return Answer(
        lines=(line("rules-menu"), *map(_entry, KEYS)),
        figure=figure(diagram, ruleset(name), diagram.moments[0], look),
        choices=(*ways, Choice(_story_control(0), family_line("story", HISTORY))),
        page=True,
    )


def history(number: int, look: Look) -> Answer | None:
    """Return a page of history, or None where there is none of this number."""
    found = stories()
    if not 0 <= number < len(found):
        return None
    story = found[number]
    rules = ruleset(story.ruleset)
    others = (other for other in range(len(found)) if other != number)
    ways = (Choice(_story_control(at), family_line("story", found[at].name)) for at in others)
    return Answer(
        lines=(
            line("story-title", story=family_line("story", story.name)),
            family_line("history", story.name),
            *(map(_row, KEYS) if story.table else ()),
        ),
        figure=figure(story.diagram, rules, story.diagram.moments[-1], look),
        choices=(*ways, Choice(str(Control(Verb.RULES)), line("page-menu"))),
        page=True,
    )


def _address(key: str, topic: Topic | None) -> Address:
    """The page of a ruleset about a topic, or its first where it has none."""
    return Address(key, topic if topic and topic in chapter(key).pages else Topic.GLANCE)


def _story_control(number: int) -> str:
    return str(Control(Verb.RULES, choice=f"{HISTORY}={number}"))


def _entry(key: str) -> Line:
    """Two lines of a ruleset: its name, and whether it is the one to play."""
    told = chapter(key)
    length = 1 if told.plies <= SHORT else 3 if told.plies >= LONG else 2
    return line(
        "rules-entry",
        name=ruleset_line(key),
        length=length,
        level=told.level,
        brief=family_line("brief", key),
    )


def _takes_in_corners(rules: Ruleset) -> bool:
    """Tell whether a man in a corner is caught by a piece that comes beside it, as one tries."""
    files, ranks = rules.board.files, rules.board.ranks
    between = "/".join([str(files)] * (ranks - 2))
    roll = "11" if Roll in rules.action_effects else "-"
    position = Game.load(rules, f"pP{files - 2}/P{files - 1}/{between} 1 - {roll} -").position
    return bool(rules.caught(position, rules.board.square(f"b{ranks}")))


def _row(key: str) -> Line:
    """How a ruleset differs from the others, read from its table."""
    rules = ruleset(key)
    position = rules.start
    leaders = position.leaders & position.men[0]
    men = position.men[0].bit_count() + position.hand[0]
    return line(
        "history-row",
        name=ruleset_line(key),
        files=rules.board.files,
        ranks=rules.board.ranks,
        men=men - leaders.bit_count(),
        leader="yes" if leaders else "no",
        placed="yes" if position.hand[0] else "no",
        classes="yes" if Kind.HOPLITE in rules.movement else "no",
        corner="yes" if _takes_in_corners(rules) else "no",
        duty="yes" if CAPTURE_FIRST in rules.filters else "no",
        dice="yes" if Roll in rules.action_effects else "no",
    )
