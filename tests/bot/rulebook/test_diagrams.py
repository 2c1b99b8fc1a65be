"""Every diagram is played by the engine, and does what is claimed of it."""

import re
import tomllib
from pathlib import Path

import pytest

import bot.rulebook
from bot.core.matches.messages import line
from bot.core.views.pictures import look_of
from bot.rulebook.chapters import Topic, chapter, cover, stories
from bot.rulebook.diagrams import START, DiagramMoment, figure
from engine import Bound, Captured, Freed, Huffed, Placed, Turned, steps
from engine.catalogue import KEYS
from engine.explain import clauses, refuse
from render.draw import draw
from tests.bot.rulebook.reading import PAGES

ROOT = Path(__file__).parents[3]
CLAUSE = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
HAPPENED = {
    "captured": Captured,
    "bound": Bound,
    "freed": Freed,
    "turned": Turned,
    "huffed": Huffed,
    "placed": Placed,
}
DIAGRAMS = [
    (key, topic, diagram) for key, topic in PAGES for diagram in chapter(key).pages[topic].diagrams
]


def facts(game, action):
    """What an action does, in the words of a claim."""
    after = game.play(action)
    name = game.ruleset.board.name
    found = {
        word: sorted(name(event.square) for event in after.events if isinstance(event, kind))
        for word, kind in HAPPENED.items()
    }
    happened = {word: squares for word, squares in found.items() if squares}
    return {**happened, "ended": after.outcome.reason} if after.outcome else happened


def done(key, diagram):
    """What becomes of a diagram's action or pick, in the words of a claim; None of a mere start."""
    game = diagram.game(diagram.own_rules(key))
    if diagram.refused:
        refusal = refuse(game, diagram.action)
        return {"refused": refusal.code, "by a clause": bool(clauses(game, refusal))}
    if diagram.pick:
        name = game.ruleset.board.name
        ways = [steps(action) for action in game.legal]
        return {"reach": sorted({name(way[-1]) for way in ways if name(way[0]) == diagram.pick})}
    if diagram.action:
        return facts(game, diagram.done(game))
    return None if diagram.position == START else {}


def claimed(diagram):
    """What is claimed of a diagram, with its squares in order."""
    if diagram.refused:
        return {"refused": diagram.refused, "by a clause": True}
    if not diagram.pick and not diagram.action:
        return None
    said = diagram.claimed.items()
    return {word: sorted(value) if isinstance(value, list) else value for word, value in said}


def test_a_diagram_does_what_is_claimed_and_no_more():
    assert [
        (key, diagram.name, done(key, diagram), claimed(diagram))
        for key, _, diagram in DIAGRAMS
        if done(key, diagram) != claimed(diagram)
    ] == []


def test_a_claim_that_does_not_happen_is_seen():
    diagram = next(each for key, _, each in DIAGRAMS if each.claimed.get("captured"))
    key = next(key for key, _, each in DIAGRAMS if each is diagram)
    game = diagram.game(diagram.own_rules(key))
    assert facts(game, diagram.done(game)) != {"captured": ["a1"]}


def test_every_diagram_that_is_written_is_shown():
    shown = {each.name for _, _, each in DIAGRAMS}
    shown |= {cover()[1].name, *(story.diagram.name for story in stories())}
    for key in KEYS:
        path = Path(bot.rulebook.__file__).parent / "book" / f"{key}.toml"
        written = tomllib.loads(path.read_text("utf-8")).get("diagrams", {})
        assert {f"{key}-{name}" for name in written} - shown == set()


def test_every_clause_has_a_topic_and_every_topic_clauses_of_its_page():
    for key in KEYS:
        page = (ROOT / "docs" / "rules" / f"{key}.md").read_text("utf-8")
        told = {clause for each in chapter(key).pages.values() for clause in each.clauses}
        assert told == set(CLAUSE.findall(page)), key
        without = {topic for topic, each in chapter(key).pages.items() if not each.clauses}
        assert without <= {Topic.TIPS, Topic.SOURCE}, key


@pytest.mark.parametrize("when", list(DiagramMoment))
def test_pictures_are_drawn(when):
    diagram = next(each for _, _, each in DIAGRAMS if when in each.moments)
    key = next(key for key, _, each in DIAGRAMS if each is diagram)
    assert draw(figure(diagram, diagram.own_rules(key), when, look_of(None)).picture)


def test_after_the_move_the_picture_is_the_engines():
    key, _, diagram = next(each for each in DIAGRAMS if each[2].claimed.get("captured"))
    rules = diagram.own_rules(key)
    before, after = (
        figure(diagram, rules, when, look_of(None))
        for when in (DiagramMoment.BEFORE, DiagramMoment.AFTER)
    )
    game = diagram.game(rules)
    assert before.picture.pieces == game.text.split()[0]
    assert after.picture.pieces == game.play(diagram.done(game)).text.split()[0]
    assert (
        set(before.picture.prey) == set(after.picture.captured) == set(diagram.claimed["captured"])
    )
    assert before.words != after.words
    assert before.words[0] == after.words[0] != line("somebody")
