"""What clocks do in a match: each kind, both flags, every way that time is passed on or stops."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.core.matches.agreements import DRAW, TAKEBACK, Ask, Reply
from bot.core.matches.challenges import Accept, Decline, Propose
from bot.core.matches.decide import decide
from bot.core.matches.model import Stage
from bot.core.matches.play import Claim, Play, Resign
from bot.core.matches.scheduled import Spare, Tick
from bot.core.matches.timing import Lapsed, Nudged, flag_fallen_for, next_due
from bot.core.notifications.notifications import notifications
from bot.core.service.service import with_throw
from engine import Reason
from tests.bot.core.sample_matches import (
    ALKAIOS,
    BRASIDAS,
    NOW,
    SHORT_GAME,
    STRANGER,
    done,
    offered,
    refusal,
)
from tests.bot.core.timed import (
    DAY,
    FIRST,
    HOUR,
    MINUTE,
    SECOND,
    ends,
    played,
    ticked,
    timed,
)


def test_the_clock_begins_with_the_match_and_is_handed_on_with_each_turn():
    match = timed()
    assert ends(match) == NOW + 10 * DAY
    match = played(match, NOW + 4 * DAY)
    assert match.timer.left == (7.5 * DAY, 10 * DAY)
    assert ends(match) == NOW + 14 * DAY
    match = played(match, NOW + 5 * DAY)
    assert ends(match) == NOW + 12.5 * DAY


def test_so_many_days_a_move_are_the_same_for_every_turn():
    match = timed("3d")
    for turn in range(5):
        at = NOW + turn * 2 * DAY
        match = played(match, at, SHORT_GAME[turn] if turn < 4 else None)
        assert ends(match) == at + 3 * DAY


def test_a_match_without_a_clock_is_never_due_while_it_is_played():
    match = played(timed("none"), NOW + 300 * DAY)
    assert match.timer is None
    assert next_due(match) is None
    assert decide(match, Tick(), NOW + 3000 * DAY) == ()
    assert refusal(match, Claim(ALKAIOS), NOW + 3000 * DAY) == "time-left"


def test_a_throw_and_a_bonus_leave_the_clock_with_the_side_that_throws():
    match = timed(ruleset="vogt-kubeia", throw=(6, 6))
    moved = played(match, NOW + DAY)
    assert moved.game.position.side is FIRST
    assert moved.timer == match.timer
    again = done(moved, Play(ALKAIOS, "again"), NOW + 2 * DAY, throw=(3, 2))
    assert again.timer == match.timer
    passed_on = played(again, NOW + 3 * DAY)
    assert passed_on.game.position.side is SECOND
    assert passed_on.timer.left == (8.5 * DAY, 10 * DAY)


def test_a_nudge_comes_once_a_turn_and_the_flag_falls_when_the_time_has_run_out():
    match = timed("3d")
    assert next_due(match) == NOW + 3 * DAY - 18 * HOUR
    assert decide(match, Tick(), next_due(match) - MINUTE) == ()
    assert decide(match, Tick(), next_due(match)) == (Nudged(FIRST),)
    nudged = ticked(match, next_due(match))
    assert next_due(nudged) == ends(match) == NOW + 3 * DAY
    assert decide(nudged, Tick(), NOW + 3 * DAY - timedelta(microseconds=1)) == ()
    late = ticked(nudged, NOW + 3 * DAY)
    assert late.lapsed
    assert next_due(late) is None
    assert decide(late, Tick(), NOW + 300 * DAY) == ()


def test_a_nudge_that_would_come_too_late_is_left_out():
    assert decide(timed("3d"), Tick(), NOW + 4 * DAY) == (Lapsed(FIRST),)


def test_a_move_after_a_soft_flag_counts_and_clears_it():
    late = ticked(ticked(timed(), NOW + 9 * DAY), NOW + 10 * DAY)
    assert (late.nudged, late.lapsed) == (True, True)
    moved = played(late, NOW + 30 * DAY)
    assert (moved.nudged, moved.lapsed) == (False, False)
    assert moved.timer.left == (36 * HOUR, 10 * DAY)
    assert refusal(moved, Claim(BRASIDAS), NOW + 30 * DAY) == "time-left"


@pytest.mark.parametrize("noticed", [True, False])
def test_the_opponent_alone_may_claim_when_a_soft_flag_has_fallen(noticed):
    match, at = timed(), NOW + 10 * DAY
    assert refusal(match, Claim(BRASIDAS), at - MINUTE) == "time-left"
    late = ticked(match, at) if noticed else match
    assert refusal(late, Claim(ALKAIOS), at) == "time-yours"
    assert refusal(late, Claim(STRANGER), at) == "stranger"
    assert refusal(late, Claim(BRASIDAS, turn=7), at) == "stale"
    won = done(late, Claim(BRASIDAS, turn=late.turn), at)
    assert (won.outcome.winner, won.outcome.reason) == (SECOND, Reason.TIMEOUT)
    assert refusal(won, Claim(BRASIDAS), at) == "over"


def test_whatever_finds_a_fallen_hard_flag_first_ends_the_match_the_same_way():
    match, end = timed("3d,hard"), NOW + 3 * DAY
    assert match.outcome is None
    for command in (
        Tick(),
        Play(ALKAIOS, SHORT_GAME[0]),
        Play(BRASIDAS, SHORT_GAME[1]),
        Resign(ALKAIOS),
        Resign(BRASIDAS),
        Ask(BRASIDAS, DRAW),
        Claim(BRASIDAS),
    ):
        over = done(match, command, end)
        ended = (over.outcome.winner, over.outcome.reason, over.stage, next_due(over))
        assert ended == (SECOND, Reason.TIMEOUT, Stage.OVER, None), command


def test_before_its_moment_a_hard_flag_does_nothing():
    match = ticked(timed("3d,hard"), NOW + 3 * DAY - MINUTE)
    assert match.nudged
    assert decide(match, Tick(), NOW + 3 * DAY - MINUTE) == ()
    assert played(match, NOW + 3 * DAY - MINUTE).stage is Stage.RUNNING


def test_a_stranger_who_comes_too_late_ends_no_match():
    assert refusal(timed("3d,hard"), Resign(STRANGER), NOW + 9 * DAY) == "stranger"


def test_a_move_that_ends_the_match_needs_no_clock_any_more():
    match = timed()
    for number, action in enumerate(SHORT_GAME):
        match = played(match, NOW + number * HOUR, action)
    assert match.stage is Stage.OVER
    assert next_due(match) is None
    assert decide(match, Tick(), NOW + 400 * DAY) == ()


def test_a_takeback_hands_the_clock_back_without_adding_to_it():
    match = played(timed(), NOW + 4 * DAY)
    asked = done(match, Ask(ALKAIOS, TAKEBACK), NOW + 5 * DAY)
    assert asked.timer == match.timer
    back = done(asked, Reply(BRASIDAS, TAKEBACK, agree=True), NOW + 6 * DAY)
    assert back.game.position.side is FIRST
    assert back.timer.left == (7.5 * DAY, 8 * DAY)
    assert ends(back) == NOW + 13.5 * DAY
    refused = done(asked, Reply(BRASIDAS, TAKEBACK, agree=False), NOW + 6 * DAY)
    assert refused.timer == match.timer


def test_a_takeback_clears_a_flag_and_allows_another_nudge():
    match = ticked(ticked(played(timed("1d"), NOW), NOW + 20 * HOUR), NOW + 2 * DAY)
    assert (match.nudged, match.lapsed) == (True, True)
    asked = done(match, Ask(ALKAIOS, TAKEBACK), NOW + 2 * DAY)
    back = done(asked, Reply(BRASIDAS, TAKEBACK, agree=True), NOW + 2 * DAY)
    assert (back.nudged, back.lapsed) == (False, False)
    assert flag_fallen_for(back, NOW + 2 * DAY) is None


def test_an_outage_is_given_back_once_and_to_whoever_was_to_act():
    match = timed("3d,hard")
    down = Spare(NOW + DAY, NOW + 5 * DAY)
    spared = done(match, down, NOW + 5 * DAY)
    assert ends(spared) == NOW + 7 * DAY
    assert decide(spared, down, NOW + 5 * DAY) == ()
    longer = done(spared, Spare(NOW + DAY, NOW + 5 * DAY + HOUR), NOW + 5 * DAY + HOUR)
    assert ends(longer) == NOW + 7 * DAY + HOUR


def test_what_ran_out_before_an_outage_is_not_given_back():
    match = timed("3d")
    assert decide(match, Spare(NOW + 4 * DAY, NOW + 9 * DAY), NOW + 9 * DAY) == ()


def test_an_outage_concerns_no_match_whose_clock_does_not_go():
    span = Spare(NOW, NOW + 40 * DAY)
    assert decide(timed("none"), span, NOW) == ()
    assert decide(offered(), span, NOW) == ()
    assert decide(done(timed(), Resign(ALKAIOS)), span, NOW) == ()


def test_weekends_and_daylight_saving_are_those_of_the_agreed_zone():
    friday = datetime(2026, 3, 27, 12, tzinfo=UTC)  # an hour is lost on the Sunday after it
    match = timed("3d,weekends,hard", at=friday)
    assert match.terms.clock.weekend == "Europe/Rome"
    assert ends(match) == friday + 5 * DAY - HOUR
    assert decide(match, Tick(), friday + 2 * DAY) == ()
    nudged = ticked(match, next_due(match))
    assert (nudged.nudged, nudged.stage) == (True, Stage.RUNNING)
    assert ticked(nudged, ends(match)).outcome.reason is Reason.TIMEOUT


def test_a_challenge_expires_and_can_then_be_neither_taken_up_nor_changed():
    match = offered()
    assert next_due(match) == match.expires
    assert decide(match, Tick(), match.expires - MINUTE) == ()
    assert refusal(match, Accept(BRASIDAS, FIRST), match.expires) == "expired"
    gone = ticked(match, match.expires)
    assert gone.stage is Stage.EXPIRED
    assert next_due(gone) is None
    for command in (
        Accept(BRASIDAS, FIRST),
        Decline(BRASIDAS),
        Propose(ALKAIOS, match.terms, 0),
        Resign(ALKAIOS),
        Claim(BRASIDAS),
    ):
        assert refusal(gone, command, match.expires) == "challenge-expired"


def notified(match, events, by=None):
    """Who is called, and who is told what, of these events."""
    after = with_throw(match, events, lambda: (6, 5))[0]
    made = notifications(after, events, by)
    return (
        [notice.account for notice in made if notice.call],
        {notice.account: notice.news.code for notice in made if notice.news},
    )


def test_nudges_and_fallen_flags_call_just_the_person_they_ask_for_something():
    match = timed()
    assert notified(match, (Nudged(FIRST),)) == ([ALKAIOS], {ALKAIOS: "news-nudged"})
    assert notified(match, (Lapsed(FIRST),)) == ([BRASIDAS], {BRASIDAS: "news-lapsed"})


def test_a_timeout_is_told_to_both_once():
    match = timed("3d,hard")
    events = decide(match, Tick(), NOW + 3 * DAY)
    called, news = notified(match, events)
    assert called == [ALKAIOS, BRASIDAS]
    assert news == {ALKAIOS: "news-ended", BRASIDAS: "news-ended"}


def test_an_expired_challenge_calls_nobody_and_is_told_to_the_challenger():
    match = offered()
    assert notified(match, decide(match, Tick(), match.expires)) == (
        [],
        {ALKAIOS: "news-expired"},
    )
