"""Hints against the computer, and the analysis of matches that are over."""

import asyncio

import pytest

from bot.computer import processes
from bot.computer.processes import judge
from bot.core.matches.controls import Verb, read_control
from bot.core.matches.thoughts import GameTask
from tests.bot.core.computer_bench import Mind, Table, equip
from tests.bot.core.conftest import codes, control, labels, told

BLUNDER = ("a2-a6", "h7-h3", "b2-b6", "g7-g3")


@pytest.fixture(autouse=True)
def _few_nodes(monkeypatch):
    monkeypatch.setattr(processes, "MOST", 60)
    monkeypatch.setattr(processes, "LEAST", 20)


@pytest.fixture
def table(bench):
    return Table(bench)


async def over(table, *actions):
    """A match that Alkaios has resigned after these actions; returns its id."""
    match = await table.bench.begin()
    if actions:
        await table.bench.play(match, *actions)
    asked = await table.bench.say("Alkaios", "resign")
    await table.bench.press("Alkaios", control(asked.view, "button-resign-yes"))
    return match


async def analysed(table, name, match):
    """The analysis of a match, once it is made."""
    answer = await table.bench.say(name, f"analysis match={match}")
    while codes(answer) == ["analysis-under-way"]:
        await asyncio.sleep(0.05)
        answer = await table.bench.press(name, answer.choices[0].control)
    return answer.view


async def test_a_match_that_is_over_is_gone_through_with_its_course(table):
    match = await over(table, *BLUNDER)
    view = await analysed(table, "Brasidas", match)
    assert len(view.picture.course) == len(BLUNDER) + 1
    assert view.notes[-1].code in {"analysis-chances", "analysis-none"}
    first = await table.bench.press("Brasidas", f"analysis:{match}:{view.turn}:0")
    assert first.view.picture.moment == 0
    onward = await table.bench.press("Brasidas", control(first.view, "button-replay-next"))
    assert onward.view.picture.moment == 1
    assert onward.view.picture.course == view.picture.course


async def test_where_a_side_erred_what_was_better_is_drawn_and_said(table, monkeypatch):
    monkeypatch.setattr("engine.search.analysis._SMALLEST_LOSS", 0.001)
    match = await over(table, *BLUNDER)
    view = await analysed(table, "Brasidas", match)
    assert view.notes[0].code.startswith("analysis-missed")
    assert view.picture.plan
    assert view.picture.moment in view.picture.turning_points
    assert view.words[1] == view.notes[0]
    others = [choice for choice in view.choices if choice.label.code == "analysis-point"]
    assert len(others) == len(view.picture.turning_points) - 1
    assert told([others[0].label])[0].startswith("Turning point: move ")


async def test_watchers_see_the_analysis_once_a_player_has_asked_for_it(table):
    match, views = await over(table, *BLUNDER), table.bench.dispatcher.views
    before = (await views.watched(match, 1)).moment
    assert before.picture.course == ()
    view = await analysed(table, "Brasidas", match)
    seen = (await views.watched(match, 1)).moment
    assert seen.picture.course == view.picture.course
    assert "analysis-chances" in {each.code for each in seen.notes}
    assert [each.label.code for each in seen.choices][-1] == "button-to-match"
    assert {each.control.verb for each in seen.choices} == {Verb.ANALYSIS, Verb.BOARD}
    assert len(table.mind.tasks) == 1  # watchers have none made


async def test_a_match_that_runs_is_not_analysed(table):
    match = await table.bench.begin()
    said = await table.bench.say("Alkaios", f"analysis match={match}")
    assert codes(said) == ["refused-analysis-running"]
    assert "button-analysis" not in labels(await table.bench.seen("Alkaios"))


async def test_who_asks_waits_no_longer_than_their_patience(table):
    match = await over(table)
    table.mind.free.clear()
    said = await table.bench.say("Alkaios", f"analysis match={match}")
    assert codes(said) == ["analysis-under-way"]
    again = await table.bench.press("Alkaios", str(said.choices[0].control))
    assert codes(again) == ["analysis-under-way"]
    assert len(table.mind.tasks) == 1
    table.mind.free.set()
    assert (await analysed(table, "Alkaios", match)).picture.course
    assert len(table.mind.tasks) == 1


async def test_a_moment_that_there_is_not_is_refused(table):
    match = await over(table)
    view = await analysed(table, "Alkaios", match)
    forged = await table.bench.press("Alkaios", f"analysis:{match}:{view.turn}:99")
    assert codes(forged) == ["refused-forged"]


async def test_without_a_computer_both_are_refused_in_words(bench):
    match = await over(Table(bench))
    equip(bench.dispatcher, analyst=None)
    assert codes(await bench.say("Alkaios", f"analysis match={match}")) == ["refused-no-computer"]


async def test_a_hint_is_shown_ready_to_be_played(table):
    match = await table.begin("challenge computer 1 lemery-compact first")
    view = await table.bench.seen("Alkaios")
    hinted = await table.bench.press("Alkaios", control(view, "button-hint"))
    assert codes(hinted) == ["hint"]
    assert hinted.view.picture.plan
    played = await table.bench.press("Alkaios", control(hinted.view, "button-play"))
    assert not played.refused
    assert (await table.bench.store.match(match)).turn > view.turn


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("challenge computer 1 lemery-compact second", "refused-not-your-turn"),
        ("challenge computer 1 lemery-compact(compulsory=huff) first", "refused-hint-hidden"),
    ],
)
async def test_where_there_is_no_hint_it_is_said(table, text, code):
    await table.begin(text)
    assert codes(await table.bench.say("Alkaios", "hint")) == [code]


async def test_a_hint_that_takes_too_long_is_refused(bench):
    table = Table(bench, Mind())
    await table.begin("challenge computer 1 first")
    table.mind.free.clear()
    assert codes(await bench.say("Alkaios", "hint")) == ["refused-computer-busy"]


def test_dice_are_part_of_the_game_that_is_judged():
    found = judge(GameTask("vogt-kubeia", ("roll65",)))
    assert len(found.chances) == 1


def test_a_control_of_an_analysis_is_read():
    assert read_control("analysis:k7qd3x:12:0").choice == 0
