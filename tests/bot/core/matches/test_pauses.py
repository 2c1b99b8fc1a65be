"""A pause of the clock: asked for, agreed to, declined, ended by either."""

import pytest

from bot.core.matches.agreements import PAUSE, Ask, Reply
from bot.core.matches.clocks import time_left
from bot.core.matches.decide import decide
from bot.core.matches.pauses import Resume, is_paused
from bot.core.matches.play import Claim, Resign
from bot.core.matches.scheduled import Spare, Tick
from bot.core.matches.timing import next_due
from bot.core.service.audit import problem_of
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, STRANGER, done, refusal
from tests.bot.core.timed import DAY, FIRST, HOUR, SECOND, ends, played, ticked, timed


def paused(at=NOW + DAY, clock="10d+36h"):
    """A match whose clock is paused by agreement."""
    asked = done(timed(clock), Ask(BRASIDAS, PAUSE), at)
    return done(asked, Ask(ALKAIOS, PAUSE), at)


def test_a_pause_needs_both_and_the_clock_goes_until_then():
    asked = done(timed(), Ask(ALKAIOS, PAUSE), NOW + HOUR)
    assert PAUSE.asker(asked) is FIRST
    assert ends(asked) == NOW + 10 * DAY
    assert refusal(asked, Ask(ALKAIOS, PAUSE), NOW + HOUR) == "pause-stands"
    assert refusal(asked, Ask(STRANGER, PAUSE), NOW + HOUR) == "stranger"
    agreed = done(asked, Ask(BRASIDAS, PAUSE), NOW + 2 * DAY)
    assert is_paused(agreed)
    assert PAUSE.asker(agreed) is None
    assert agreed.timer.left == (8 * DAY, 10 * DAY)
    assert next_due(agreed) is None


@pytest.mark.parametrize("who", [ALKAIOS, BRASIDAS])
@pytest.mark.parametrize("clock", ["10d+36h", "10d+36h,hard"])
def test_either_lets_a_paused_clock_go_on_from_where_it_stood(who, clock):
    match = paused(clock=clock)
    assert decide(match, Tick(), NOW + 300 * DAY) == ()
    assert refusal(match, Claim(BRASIDAS), NOW + 300 * DAY) == "time-left"
    assert refusal(match, Ask(who, PAUSE), NOW + 2 * DAY) == "paused"
    again = done(match, Resume(who), NOW + 300 * DAY)
    assert not is_paused(again)
    assert ends(again) == NOW + 309 * DAY
    assert refusal(again, Resume(who), NOW + 300 * DAY) == "not-paused"


def test_a_move_during_a_pause_costs_no_time_and_the_clock_stands_on():
    match = played(paused(), NOW + 50 * DAY)
    assert is_paused(match)
    assert match.timer.left == (10 * DAY, 10 * DAY)
    again = done(match, Resume(BRASIDAS), NOW + 60 * DAY)
    assert time_left(again.terms.clock, again.timer, SECOND, NOW + 61 * DAY) == 9 * DAY


def test_a_wish_to_pause_is_declined_or_played_past():
    asked = done(timed(), Ask(BRASIDAS, PAUSE), NOW)
    assert refusal(asked, Reply(BRASIDAS, PAUSE, agree=False)) == "no-pause-asked"
    assert PAUSE.asker(done(asked, Reply(ALKAIOS, PAUSE, agree=False), NOW)) is None
    assert PAUSE.asker(played(asked, NOW)) is None
    own = done(timed(), Ask(ALKAIOS, PAUSE), NOW)
    assert PAUSE.asker(played(own, NOW)) is FIRST
    assert PAUSE.asker(done(asked, Resign(ALKAIOS), NOW)) is None


def test_there_is_nothing_to_pause_without_a_clock_or_when_time_has_run_out():
    assert refusal(timed("none"), Ask(ALKAIOS, PAUSE)) == "no-clock"
    late = timed("3d")
    assert refusal(late, Ask(ALKAIOS, PAUSE), NOW + 3 * DAY) == "pause-late"
    asked = done(late, Ask(BRASIDAS, PAUSE), NOW)
    assert refusal(asked, Ask(ALKAIOS, PAUSE), NOW + 3 * DAY) == "pause-late"
    assert refusal(ticked(asked, NOW + 3 * DAY), Ask(ALKAIOS, PAUSE), NOW + 4 * DAY) == "pause-late"


def test_an_outage_gives_nothing_to_a_clock_that_stood():
    assert decide(paused(), Spare(NOW + 2 * DAY, NOW + 9 * DAY), NOW + 9 * DAY) == ()


def test_a_button_of_an_earlier_turn_pauses_nothing():
    match = played(timed(), NOW)
    for command in (
        Ask(ALKAIOS, PAUSE, 0),
        Reply(ALKAIOS, PAUSE, agree=False, turn=0),
        Resume(ALKAIOS, 0),
    ):
        assert refusal(match, command, NOW) in {"stale", "already-moved"}


async def test_a_pause_by_words_and_buttons(bench):
    match = await bench.begin(clock="3d")
    assert codes(await bench.say("Alkaios", "pause")) == ["done-pause-asked"]
    theirs = await bench.seen("Brasidas")
    assert "note-pause-theirs" in [note.code for note in theirs.notes]
    assert {"button-pause-yes", "button-pause-no"} <= set(labels(theirs))
    agreed = await bench.press("Brasidas", control(theirs, "button-pause-yes"))
    assert codes(agreed) == ["done-paused"]
    notes = told((await bench.seen("Alkaios")).notes)
    assert (
        "Clock paused. \u2068Alkaios\u2069: 3 days left. \u2068Brasidas\u2069: 3 days left."
    ) in notes
    bench.pass_days(100)
    resumed = await bench.press("Alkaios", control(await bench.seen("Alkaios"), "button-resume"))
    assert codes(resumed) == ["done-resumed"]
    await bench.play(match, "a2-a5")
    assert await problem_of(bench.store, match) is None


async def test_a_pause_is_declined_by_its_button(bench):
    await bench.begin(clock="3d")
    await bench.press("Alkaios", control(await bench.seen("Alkaios"), "button-pause"))
    declined = await bench.press(
        "Brasidas", control(await bench.seen("Brasidas"), "button-pause-no")
    )
    assert codes(declined) == ["done-pause-declined"]
    assert codes(await bench.say("Alkaios", "resume")) != ["done-resumed"]


async def test_matches_without_a_clock_show_no_pause(bench):
    await bench.begin()
    assert not [label for label in labels(await bench.seen("Alkaios")) if "pause" in label]
