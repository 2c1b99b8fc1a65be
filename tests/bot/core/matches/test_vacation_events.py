"""Matches whose players go on vacation: the clock pauses, and goes on by itself."""

import pytest

from bot.core.matches.agreements import PAUSE, TAKEBACK, Ask, Reply
from bot.core.matches.challenges import Accept
from bot.core.matches.decide import decide
from bot.core.matches.evolve import evolve, fold
from bot.core.matches.messages import Timestamp, line
from bot.core.matches.model import PRESENT, Stage
from bot.core.matches.pauses import Resume, Resumed, Stopped, is_paused
from bot.core.matches.play import Claim, Resign
from bot.core.matches.scheduled import Spare, Tick
from bot.core.matches.timing import Ended, Lapsed, Timed, flag_fallen_for, next_due
from bot.core.matches.vacations import Leave, Return, start_on_vacation
from bot.core.notifications.notifications import notifications
from bot.core.views.match import notes
from engine import Reason, Side
from tests.bot.core.conftest import told
from tests.bot.core.sample_matches import (
    ALKAIOS,
    BRASIDAS,
    NOW,
    STRANGER,
    done,
    offered,
    refusal,
    viewer,
)
from tests.bot.core.timed import DAY, FIRST, HOUR, SECOND, beginning, ends, played, ticked, timed

BACK = NOW + 11 * DAY
"""When the vacation of these tests is over, which begins a day after the match."""


def left(match, who=ALKAIOS, until=BACK, at=NOW + DAY):
    return done(match, Leave(who, until), at)


def said(match, account):
    """The notes under the board for a person."""
    return told(notes(match, viewer(account)))


@pytest.mark.parametrize("who", [ALKAIOS, BRASIDAS])
@pytest.mark.parametrize("clock", ["10d+36h", "10d+36h,hard"])
def test_the_clock_stands_whoever_leaves_and_goes_on_by_itself(who, clock):
    match = left(timed(clock), who)
    side = match.side_of(who)
    assert match.away[side] == BACK
    assert match.away[side.other] is None
    assert ends(match) is None
    assert next_due(match) == BACK
    assert decide(match, Tick(), BACK - HOUR) == ()
    assert refusal(match, Claim(BRASIDAS), BACK - HOUR) == "time-left"
    again = ticked(match, BACK)
    assert again.away == PRESENT
    assert ends(again) == BACK + 9 * DAY
    assert next_due(again) == BACK + 8 * DAY


def test_who_comes_back_earlier_ends_it_and_who_is_there_cannot():
    match = left(timed())
    back = done(match, Return(ALKAIOS), NOW + 3 * DAY)
    assert ends(back) == NOW + 12 * DAY
    for command in (Return(ALKAIOS), Return(BRASIDAS), Return(STRANGER), Leave(STRANGER, BACK)):
        assert decide(back, command, NOW + 3 * DAY) == ()


def test_it_may_last_longer_or_shorter_without_a_moment_lost_or_won():
    match = left(timed())
    for until in (BACK + 5 * DAY, BACK - 5 * DAY):
        assert decide(match, Leave(ALKAIOS, until), NOW + 2 * DAY) == (
            Stopped(FIRST, "vacation-first", until),
        )
        match = left(match, until=until, at=NOW + 2 * DAY)
        assert next_due(match) == until
    assert decide(match, Leave(ALKAIOS, BACK - 5 * DAY), NOW + 2 * DAY) == ()
    assert ends(ticked(match, BACK - 5 * DAY)) == BACK + 4 * DAY


def test_a_vacation_that_is_over_already_stops_nothing():
    assert decide(timed(), Leave(ALKAIOS, NOW), NOW) == ()
    assert decide(timed(), Leave(ALKAIOS, NOW), NOW + HOUR) == ()


def test_moves_stay_allowed_and_cost_nothing():
    match = played(left(timed()), NOW + 8 * DAY)
    assert match.timer.left == (10 * DAY, 10 * DAY)
    assert match.away[FIRST] == BACK
    match = played(match, NOW + 9 * DAY)
    again = ticked(match, BACK)
    assert again.timer.left == (10 * DAY, 10 * DAY)
    assert ends(again) == BACK + 10 * DAY


def test_a_takeback_during_a_vacation_leaves_the_clock_standing():
    match = left(played(timed(), NOW + 4 * DAY), at=NOW + 5 * DAY)
    asked = done(match, Ask(ALKAIOS, TAKEBACK), NOW + 6 * DAY)
    back = done(asked, Reply(BRASIDAS, TAKEBACK, agree=True), NOW + 7 * DAY)
    assert ends(back) is None
    assert back.timer.left == (7.5 * DAY, 9 * DAY)
    assert ends(ticked(back, BACK)) == BACK + 7.5 * DAY


def test_both_may_be_away_and_the_clock_waits_for_the_last():
    match = left(left(timed()), BRASIDAS, BACK + 5 * DAY, NOW + 2 * DAY)
    assert match.away == (BACK, BACK + 5 * DAY)
    one = ticked(match, BACK)
    assert one.away == (None, BACK + 5 * DAY)
    assert (ends(one), next_due(one)) == (None, BACK + 5 * DAY)
    assert ends(ticked(one, BACK + 5 * DAY)) == BACK + 14 * DAY


def test_two_vacations_that_end_together_end_in_one_step():
    match = left(left(timed()), BRASIDAS)
    events = decide(match, Tick(), BACK + HOUR)
    assert [type(event) for event in events] == [Resumed, Timed, Resumed, Timed]
    again = ticked(match, BACK + HOUR)
    assert again.away == PRESENT
    assert ends(again) == BACK + HOUR + 9 * DAY


def test_a_pause_and_the_vacations_of_both_add_up():
    match = done(timed(), Ask(ALKAIOS, PAUSE), NOW)
    match = done(match, Leave(BRASIDAS, BACK), NOW + DAY)
    assert PAUSE.asker(match) is FIRST, "a vacation answers no wish"
    match = done(match, Ask(BRASIDAS, PAUSE), NOW + 2 * DAY)
    match = done(match, Leave(ALKAIOS, BACK + 2 * DAY), NOW + 3 * DAY)
    assert len(match.timer.stops) == 3
    match = ticked(match, BACK)
    assert (ends(match), is_paused(match)) == (None, True)
    match = done(match, Resume(ALKAIOS), BACK + DAY)
    assert (ends(match), is_paused(match)) == (None, False)
    match = ticked(match, BACK + 2 * DAY)
    assert ends(match) == BACK + 11 * DAY


def test_a_pause_outlasts_a_vacation():
    match = done(done(timed(), Ask(ALKAIOS, PAUSE), NOW), Ask(BRASIDAS, PAUSE), NOW)
    match = ticked(left(match), BACK)
    assert (match.away, ends(match), next_due(match)) == (PRESENT, None, None)
    assert ends(done(match, Resume(BRASIDAS), BACK + DAY)) == BACK + 11 * DAY


@pytest.mark.parametrize("who", [ALKAIOS, BRASIDAS])
@pytest.mark.parametrize("noticed", [True, False])
def test_a_soft_flag_that_has_fallen_stays_so(who, noticed):
    fallen = NOW + 3 * DAY
    match = timed("3d")
    match = ticked(match, fallen) if noticed else match
    until = fallen + 9 * DAY
    events = decide(match, Leave(who, until), fallen + DAY)
    assert (Lapsed(FIRST) in events) is not noticed
    away = left(match, who, until, fallen + DAY)
    assert away.lapsed
    assert flag_fallen_for(away, fallen + 2 * DAY) is FIRST
    assert any("The deadline was Wed, Mar 4, 2026, 12:00" in note for note in said(away, ALKAIOS))
    won = done(away, Claim(BRASIDAS), fallen + 2 * DAY)
    assert (won.outcome.winner, won.outcome.reason) == (SECOND, Reason.TIMEOUT)
    assert won.away == PRESENT
    # Nor is it saved by the vacation's end, or by a second one.
    both = left(away, BRASIDAS if who is ALKAIOS else ALKAIOS, until, fallen + 2 * DAY)
    back = ticked(both, until)
    assert (ends(back), back.lapsed, next_due(back)) == (fallen, True, None)
    assert done(back, Claim(BRASIDAS), until).stage is Stage.OVER


def test_whoever_moves_late_during_a_vacation_has_what_the_move_adds():
    late = left(ticked(timed(), NOW + 10 * DAY), BRASIDAS, NOW + 20 * DAY, NOW + 11 * DAY)
    moved = played(late, NOW + 12 * DAY)
    assert not moved.lapsed
    assert moved.timer.left == (1.5 * DAY, 10 * DAY)
    assert ends(ticked(moved, NOW + 20 * DAY)) == NOW + 30 * DAY


@pytest.mark.parametrize("command", [Leave(ALKAIOS, NOW + 9 * DAY), Leave(BRASIDAS, BACK)])
def test_a_hard_flag_that_has_fallen_ends_the_match_and_both_are_told(command):
    match = timed("3d,hard")
    events = decide(match, command, NOW + 3 * DAY)
    assert [type(event) for event in events] == [Ended]
    over = done(match, command, NOW + 3 * DAY)
    assert (over.outcome.winner, over.outcome.reason) == (SECOND, Reason.TIMEOUT)
    made = notifications(over, events, command.by)
    assert [notice.account for notice in made if notice.call] == [ALKAIOS, BRASIDAS]


def test_an_outage_during_a_vacation_costs_nobody_anything():
    match = left(timed("3d,hard"))
    assert decide(match, Spare(NOW + 5 * DAY, BACK + 5 * DAY), BACK + 5 * DAY) == ()
    again = ticked(match, BACK + 5 * DAY)
    assert ends(again) == BACK + 7 * DAY


@pytest.mark.parametrize("clock", ["none", "3d"])
def test_matches_that_are_over_or_only_offered_know_no_vacation(clock):
    over = done(left(timed(clock)), Resign(BRASIDAS), NOW + 2 * DAY)
    assert (over.away, next_due(over)) == (PRESENT, None)
    for match in (over, offered()):
        for command in (Leave(ALKAIOS, BACK), Return(ALKAIOS)):
            assert decide(match, command, NOW) == ()


def test_without_a_clock_it_is_told_and_ends_by_itself_all_the_same():
    match = left(timed("none"))
    assert decide(timed("none"), Leave(ALKAIOS, BACK), NOW) == (
        Stopped(FIRST, "vacation-first", BACK),
    )
    assert (match.timer, next_due(match)) == (None, BACK)
    assert decide(match, Spare(NOW, BACK), BACK) == ()
    assert decide(match, Tick(), BACK) == (Resumed(FIRST, "vacation-first"),)
    assert next_due(ticked(match, BACK)) is None


def test_a_match_that_begins_while_both_are_away_begins_so():
    challenge = evolve(None, beginning("3d")[0])
    begun = decide(challenge, Accept(BRASIDAS, Side.FIRST), NOW)
    until = {ALKAIOS: BACK, BRASIDAS: NOW + 5 * DAY}
    events = start_on_vacation(challenge, begun, until, NOW)
    match = fold((beginning("3d")[0], *events))
    assert match.away == (BACK, NOW + 5 * DAY)
    assert ends(ticked(ticked(match, NOW + 5 * DAY), BACK)) == BACK + 3 * DAY
    news = {notice.account: notice.news for notice in notifications(match, events, BRASIDAS)}
    assert news == {ALKAIOS: line("news-accepted"), BRASIDAS: None}
    assert start_on_vacation(challenge, begun, {}, NOW) == begun


def test_opponents_are_told_once_and_quietly_and_nobody_is_called():
    match = timed()
    steps = (
        (Leave(ALKAIOS, BACK), NOW, {BRASIDAS: line("news-away", moment=Timestamp(BACK))}),
        (
            Leave(ALKAIOS, BACK + DAY),
            NOW,
            {BRASIDAS: line("news-away", moment=Timestamp(BACK + DAY))},
        ),
        (Leave(BRASIDAS, BACK), NOW, {ALKAIOS: line("news-away", moment=Timestamp(BACK))}),
        (Tick(), BACK, {ALKAIOS: line("news-back")}),
        (Tick(), BACK + DAY, {ALKAIOS: line("news-back-yours"), BRASIDAS: line("news-back")}),
    )
    for command, at, expected in steps:
        events = decide(match, command, at)
        match = done(match, command, at)
        made = notifications(match, events, command.by)
        assert {notice.account: notice.news for notice in made if notice.news} == expected
        assert not any(notice.call or notice.called for notice in made)


def test_the_end_of_a_pause_is_no_end_of_a_vacation():
    match = done(done(timed(), Ask(ALKAIOS, PAUSE), NOW), Ask(BRASIDAS, PAUSE), NOW)
    match = left(match)
    events = decide(match, Resume(BRASIDAS), NOW + 2 * DAY)
    made = notifications(done(match, Resume(BRASIDAS), NOW + 2 * DAY), events, BRASIDAS)
    assert {notice.news for notice in made if notice.news} == {line("news-resumed-away")}


def test_each_is_shown_who_is_away_and_what_both_have_left():
    match = left(timed())
    stands = "Clock paused. \u2068Alkaios\u2069: 9 days left. \u2068Brasidas\u2069: 10 days left."
    until = "Thu, Mar 12, 2026, 12:00 (UTC)"
    mine, theirs, seen = (said(match, each) for each in (ALKAIOS, BRASIDAS, STRANGER))
    assert any(note.startswith(f"You are on vacation until {until}.") for note in mine)
    for notes_ in (theirs, seen):
        assert f"\u2068Alkaios\u2069 is on vacation until {until}." in notes_
    assert all(stands in notes_ for notes_ in (mine, theirs, seen))
    without = said(left(timed("none")), BRASIDAS)
    assert f"\u2068Alkaios\u2069 is on vacation until {until}." in without
    assert not any("lock" in note for note in without)
