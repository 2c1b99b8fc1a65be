"""Poleis: quiet moves turn a man over, and both may agree to stop and count."""

import pytest

from bot.core.matches.controls import Control, Verb
from engine import Outcome, Reason, Side
from tests.bot.core.conftest import codes, control, labels, spot, told

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")

STOP_ASK, STOP = "button-stop", "button-stop-yes"

ORANGE = [f"{file}{rank}" for rank in (1, 2) for file in "abcdefgh"]
BLUE = [f"{file}{rank}" for rank in (8, 7) for file in "abcdefgh"]
DROPS = [square for pair in zip(ORANGE, BLUE, strict=True) for square in pair]


@pytest.fixture
async def match(bench):
    """Every man is placed, Orange's on the first two rows."""
    begun = await bench.begin(ruleset="poleis")
    await bench.play(begun, *DROPS)
    return begun


@pytest.mark.usefixtures("match")
async def test_a_preview_says_when_the_man_is_turned_over(bench):
    picked = (
        await bench.press("Alkaios", str(spot(await bench.seen("Alkaios"), "a2").control))
    ).view
    quiet = (await bench.press("Alkaios", str(spot(picked, "a3").control))).view
    assert told(quiet.notes) == ["a2-a3?", "Turned over: a3."]
    assert quiet.picture.plan_marked
    attack = (await bench.press("Alkaios", str(spot(picked, "a6").control))).view
    assert told(attack.notes) == ["a2-a6?"]
    assert not attack.picture.plan_marked
    await bench.press("Alkaios", control(quiet, "button-play"))
    view = await bench.seen("Brasidas")
    assert told(view.notes)[:2] == ["\u2068Alkaios\u2069 played a2-a3.", "Turned over: a3."]
    assert "turned-over man a3" in " ".join(told(view.words))


async def test_a_capture_turns_its_captors_back(bench, match):
    await bench.play(match, "a2-a3", "b7-b3")
    picked = (
        await bench.press("Alkaios", str(spot(await bench.seen("Alkaios"), "c2").control))
    ).view
    preview = (await bench.press("Alkaios", str(spot(picked, "c3").control))).view
    assert told(preview.notes) == [
        "c2-c3 captures b3. Play it?",
        "Turned face up again: a3.",
    ]
    done = await bench.press("Alkaios", control(preview, "button-play"))
    assert told(done.view.notes)[:2] == [
        "\u2068Alkaios\u2069 played c2-c3 and captured b3.",
        "Turned face up again: a3.",
    ]
    assert "turned-over" not in " ".join(told(done.view.words))


async def test_an_accepted_offer_to_stop_is_a_count(bench, match):
    await bench.play(match, "a2-a3")
    assert "button-stop" in labels(await bench.seen("Brasidas"))
    offered = await bench.press("Alkaios", control((await bench.say("Alkaios", "draw")).view, STOP))
    assert told(offered.lines) == ["You offered to stop and count."]
    view = await bench.seen("Brasidas")
    assert "note-stop-theirs" in [note.code for note in view.notes]
    assert "note-count" in [note.code for note in view.notes]
    assert labels(view)[1:3] == ["button-stop-yes", "button-stop-no"]
    agreed = await bench.press("Brasidas", control(view, "button-stop-yes"))
    stored = await bench.store.match(match)
    assert stored.outcome == Outcome(Side.SECOND, Reason.ADJUDICATED)
    assert agreed.view.headline.code == "over-won"


async def test_an_even_count_is_a_draw(bench, match):
    await bench.press("Alkaios", control((await bench.say("Alkaios", "draw")).view, STOP))
    agreed = await bench.press(
        "Brasidas", control((await bench.say("Brasidas", "draw")).view, STOP)
    )
    assert (await bench.store.match(match)).outcome == Outcome(None, Reason.EQUAL)
    assert told([agreed.view.headline]) == ["Draw: level in the final count."]


@pytest.mark.parametrize("how", ["word", "button"])
async def test_counting_asks_first_and_says_what_it_would_give(bench, match, how):
    await bench.play(match, "a2-a3")
    draw = Control(Verb.DRAW, match, (await bench.store.match(match)).turn)
    asked = await (bench.say("Alkaios", "draw") if how == "word" else bench.press("Alkaios", draw))
    assert not (await bench.store.match(match)).asked.first
    question, count = told(asked.view.notes)
    assert question == "Stop the match and count the pieces now?"
    assert count.startswith("You have 16 pieces (15 not turned over), ")
    assert count.endswith(" has 16 (16 not turned over). If you stopped now, you would lose.")
    assert labels(asked.view) == [STOP, "button-back"]


async def test_nothing_is_counted_before_all_men_are_placed(bench):
    begun = await bench.begin(ruleset="poleis")
    assert STOP_ASK not in labels(await bench.seen("Alkaios"))
    assert codes(await bench.say("Alkaios", "draw")) == ["refused-nothing-to-count"]
    await bench.play(begun, *DROPS)
    assert STOP_ASK in labels(await bench.seen("Alkaios"))


@pytest.mark.usefixtures("match")
async def test_who_declines_plays_on(bench):
    await bench.press("Alkaios", control((await bench.say("Alkaios", "draw")).view, STOP))
    view = await bench.seen("Brasidas")
    declined = await bench.press("Brasidas", control(view, "button-stop-no"))
    assert codes(declined) == ["done-draw-declined"]
