"""Conditional moves: what may be planned, what comes true, and what becomes of it otherwise."""

import pytest

from bot.core.matches.agreements import DRAW, PAUSE, TAKEBACK, Ask, Reply
from bot.core.matches.challenges import Accept
from bot.core.matches.decide import decide
from bot.core.matches.evolve import evolve
from bot.core.matches.model import NO_PLANS, Place, Stage
from bot.core.matches.play import Claim, Play, Played, Resign
from bot.core.matches.premoves import (
    MAX_LINE_LENGTH,
    MAX_LINES,
    DropPlan,
    Plan,
    PlanDropped,
    PlanMissed,
    Planned,
)
from bot.core.matches.timing import Ended, Timed
from bot.core.service.service import with_consequences
from engine import Reason, Side
from tests.bot.core.sample_matches import (
    ALKAIOS,
    BRASIDAS,
    COMPACT,
    NOW,
    SHORT_GAME,
    STRANGER,
    done,
    offered,
    refusal,
    running,
)
from tests.bot.core.timed import DAY, timed


def planned(match, *lines, by=BRASIDAS):
    """The match after someone has prepared these lines, each written as one text."""
    for text in lines:
        match = done(match, Plan(by, tuple(text.split())))
    return match


def stepped(match, command, now=NOW):
    """The match after a command, and the events that came of it."""
    return with_consequences(match, decide(match, command, now), lambda: (6, 5), now)


def actions(events):
    return [(event.side, event.action) for event in events if isinstance(event, Played)]


def test_a_plan_that_comes_true_is_played_in_the_same_step():
    match = planned(running(), "a2-a5 c6-c5 h2-h5 c5-b5")
    after, events = stepped(match, Play(ALKAIOS, "a2-a5"))
    assert actions(events) == [(Side.FIRST, "a2-a5"), (Side.SECOND, "c6-c5")]
    assert after.plans == ((), (("h2-h5", "c5-b5"),))
    assert [last.text for last in after.answered] == ["a2-a5", "c6-c5"]
    assert after.turn == match.turn + 2
    last, _ = stepped(after, Play(ALKAIOS, "h2-h5"))
    assert (last.plans, last.last.text) == (NO_PLANS, "c5-b5")
    won, _ = stepped(last, Play(ALKAIOS, "h5-c5"))
    assert (won.stage, won.answered) == (Stage.OVER, ())
    assert won.game == running(COMPACT, *SHORT_GAME).game


def test_of_several_lines_the_one_that_was_expected_is_followed():
    match = planned(running(), "a2-a5 c6-c5", "a2-a4 d7-d6", "a2-a5 c6-c5 h2-h5 c5-b5")
    assert match.plans[1] == (("a2-a4", "d7-d6"), ("a2-a5", "c6-c5", "h2-h5", "c5-b5"))
    after, events = stepped(match, Play(ALKAIOS, "a2-a4"))
    assert actions(events)[1:] == [(Side.SECOND, "d7-d6")]
    assert after.plans == NO_PLANS


def test_a_plan_that_did_not_come_true_is_gone_and_its_side_is_told():
    match = planned(running(), "a2-a5 c6-c5", "a2-a4 d7-d6")
    after, events = stepped(match, Play(ALKAIOS, "b2-b3"))
    assert events == (Played(Side.FIRST, "b2-b3"), PlanMissed(Side.SECOND))
    assert (after.plans, after.answered) == (NO_PLANS, ())


def test_the_plans_of_both_answer_one_another():
    match = done(running(), Ask(ALKAIOS, DRAW))
    match = planned(match, "a2-a5 c6-c5 h2-h5 c5-b5")
    match = planned(done(match, Play(ALKAIOS, "a2-a5")), "c6-c5 h2-h5 c5-b5 h5-c5", by=ALKAIOS)
    won, events = stepped(match, Reply(BRASIDAS, DRAW, agree=False))
    assert [text for _, text in actions(events)] == list(SHORT_GAME[1:])
    assert (won.outcome.winner, won.plans) == (Side.FIRST, NO_PLANS)
    assert isinstance(events[-1], Ended)


def test_time_is_handed_on_as_for_a_move_and_costs_nothing():
    match = timed("3d")
    match = done(match, Plan(BRASIDAS, ("a2-a5", "c6-c5")), NOW)
    after, events = stepped(match, Play(ALKAIOS, "a2-a5"), NOW + DAY)
    assert [type(event) for event in events] == [Played, Timed, Played, Timed]
    by_hand = done(match, DropPlan(BRASIDAS), NOW)
    by_hand = done(by_hand, Play(ALKAIOS, "a2-a5"), NOW + DAY)
    by_hand = done(by_hand, Play(BRASIDAS, "c6-c5"), NOW + DAY)
    assert after.timer == by_hand.timer


def test_who_plans_stays_where_they_are_called():
    here = Place("discord", "c1")
    match = done(offered(), Accept(BRASIDAS, Side.FIRST, here))
    match = planned(match, "a2-a5 c6-c5")
    after, events = stepped(match, Play(ALKAIOS, "a2-a5"))
    assert events[-1] == Played(Side.SECOND, "c6-c5", here, planned=True)
    assert after.place_of(BRASIDAS) == here


def test_what_cannot_be_planned_is_refused():
    codes = {
        ("a2-a5",): "plan-unanswered",
        (): "plan-unanswered",
        ("a2-a5", "c6-c5", "h2-h5"): "plan-unanswered",
        ("a2-a5", "a5-a2"): "plan-step",
        ("c6-c5", "a2-a5"): "plan-step-theirs",
        ("a2-a9", "c6-c5"): "plan-step-theirs",
        ("a2-a5", "nonsense"): "plan-step",
        ("a2-a3", "a7-a6", "a3-a2", "a6-a7"): "plan-repeats",
        ("a2-a3", "a7-a6") * 4: "plan-deep",
        (*SHORT_GAME, "a7-a6"): "plan-past-end",
        (10**6, 0): "plan-step-theirs",
        (0, -1): "plan-step",
    }
    match = running()
    assert {line: refusal(match, Plan(BRASIDAS, line)) for line in codes} == codes


def test_a_refusal_names_the_step_and_says_why():
    refused = decide(running(), Plan(BRASIDAS, ("a2-a5", "c6-c4", "h2-h5", "c6-b6")), NOW)
    params = dict(refused.line.params)
    assert (refused.line.code, params["number"]) == ("refused-plan-step", 4)
    assert params["why"].code == "refused-illegal"


def test_only_who_waits_can_plan_and_only_in_a_match_that_runs():
    match = running()
    assert refusal(match, Plan(ALKAIOS, ("a2-a5", "c6-c5"))) == "plan-your-turn"
    assert refusal(match, Plan(STRANGER, ("a2-a5", "c6-c5"))) == "stranger"
    assert refusal(offered(), Plan(BRASIDAS, ("a2-a5", "c6-c5"))) == "not-begun"
    over = done(match, Resign(ALKAIOS))
    assert refusal(over, Plan(BRASIDAS, ("a2-a5", "c6-c5"))) == "over"
    assert refusal(match, Plan(BRASIDAS, ("a2-a5", "c6-c5"), turn=7)) == "stale"


def test_nobody_plans_where_dice_are_thrown_or_captures_may_be_overlooked():
    dice = running("vogt-kubeia")
    assert refusal(dice, Plan(BRASIDAS, ("a2-a3", "a7-a6"))) == "plan-dice"
    huffing = running("lemery-compact(compulsory=huff)")
    assert refusal(huffing, Plan(BRASIDAS, ("a2-a3", "a7-a6"))) == "plan-huffing"


def test_no_two_lines_say_the_same_or_answer_the_same_play_differently():
    match = planned(running(), "a2-a5 c6-c5 h2-h5 c5-b5")
    assert refusal(match, Plan(BRASIDAS, ("a2-a5", "c6-c5", "h2-h5", "c5-b5"))) == "plan-known"
    assert refusal(match, Plan(BRASIDAS, ("a2-a5", "c6-c5"))) == "plan-known"
    assert refusal(match, Plan(BRASIDAS, ("a2-a5", "d7-d6"))) == "plan-clash"
    assert refusal(match, Plan(BRASIDAS, ("a2-a5", "c6-c5", "h2-h5", "d7-d6"))) == "plan-clash"
    other = planned(match, "a2-a5 c6-c5 h2-h4 d7-d6")
    assert len(other.plans[1]) == 2


def test_there_is_an_end_to_what_can_be_planned():
    match = running()
    for number in range(MAX_LINES):
        match = done(match, Plan(BRASIDAS, (number, 0)))
    assert refusal(match, Plan(BRASIDAS, (MAX_LINES, 0))) == "plan-many"
    assert MAX_LINE_LENGTH == 6


def test_a_plan_is_given_up_whole_or_line_by_line():
    match = planned(running(), "a2-a5 c6-c5", "a2-a4 d7-d6")
    one = done(match, DropPlan(BRASIDAS, ("a2-a5", "c6-c5")))
    assert one.plans == ((), (("a2-a4", "d7-d6"),))
    assert refusal(one, DropPlan(BRASIDAS, ("a2-a5", "c6-c5"))) == "no-such-plan"
    none = done(match, DropPlan(BRASIDAS))
    assert none.plans == NO_PLANS
    assert refusal(none, DropPlan(BRASIDAS)) == "no-plan"
    assert refusal(match, DropPlan(ALKAIOS)) == "no-plan"
    assert decide(match, DropPlan(BRASIDAS), NOW) == (Planned(Side.SECOND, ()),)


@pytest.mark.parametrize("wish", [DRAW, PAUSE])
def test_a_plan_waits_until_what_the_opponent_asks_is_answered(wish):
    match = done(timed("3d"), Ask(ALKAIOS, wish), NOW)
    match = done(match, Plan(BRASIDAS, ("a2-a5", "c6-c5", "h2-h5", "c5-b5")), NOW)
    held = done(match, Play(ALKAIOS, "a2-a5"), NOW)
    assert (held.last.text, held.plans[1][0][0]) == ("a2-a5", "c6-c5")
    assert refusal(held, Plan(BRASIDAS, ("c6-c5", "h2-h5"))) == "plan-waits"
    if wish is PAUSE:
        answered, events = stepped(held, Ask(BRASIDAS, PAUSE))
    else:
        answered, events = stepped(held, Reply(BRASIDAS, DRAW, agree=False))
    assert actions(events) == [(Side.SECOND, "c6-c5")]
    assert answered.plans[1] == (("h2-h5", "c5-b5"),)
    by_hand = done(held, Play(BRASIDAS, "c6-c5"), NOW)
    assert by_hand.plans[1] == (("h2-h5", "c5-b5"),)
    otherwise, events = stepped(held, Play(BRASIDAS, "a7-a6"))
    assert otherwise.plans == NO_PLANS
    assert not any(isinstance(event, PlanMissed) for event in events)


def test_an_offer_of_ones_own_holds_no_plan_up():
    match = done(running(), Ask(BRASIDAS, DRAW))
    after = done(planned(match, "a2-a5 c6-c5"), Play(ALKAIOS, "a2-a5"))
    assert after.last.text == "c6-c5"
    # It was made before what was then played, which has played past it.
    assert DRAW.asker(after) is None


def test_what_is_taken_back_takes_the_plans_of_both_with_it():
    match = running(COMPACT, "a2-a3", "a7-a6")
    match = planned(match, "b2-b3 b7-b6")
    match = done(match, Ask(BRASIDAS, TAKEBACK))
    back = done(match, Reply(ALKAIOS, TAKEBACK, agree=True))
    assert (back.plans, back.answered) == (NO_PLANS, ())
    kept = done(match, Reply(ALKAIOS, TAKEBACK, agree=False))
    assert kept.plans == match.plans


def test_what_a_plan_answered_can_be_asked_back_like_a_move():
    match = done(planned(running(), "a2-a5 c6-c5 h2-h5 c5-b5"), Play(ALKAIOS, "a2-a5"))
    asked = done(match, Ask(BRASIDAS, TAKEBACK))
    back = done(asked, Reply(ALKAIOS, TAKEBACK, agree=True))
    assert (back.last.text, back.plans) == ("a2-a5", NO_PLANS)


def test_a_plan_ends_with_its_match():
    match = planned(running(), "a2-a5 c6-c5")
    assert done(match, Resign(ALKAIOS)).plans == NO_PLANS
    assert done(match, Resign(BRASIDAS)).plans == NO_PLANS


def test_a_plan_that_wins_ends_the_match():
    match = planned(running(COMPACT, *SHORT_GAME[:3]), "c5-b5 h5-c5", by=ALKAIOS)
    won, events = stepped(match, Play(BRASIDAS, "c5-b5"))
    assert won.outcome.winner is Side.FIRST
    assert isinstance(events[-1], Ended)


def test_a_plan_of_somebody_whose_time_has_run_out_ends_as_any_command_would():
    match = timed("3d,hard")
    late = decide(match, Plan(BRASIDAS, ("a2-a5", "c6-c5")), NOW + 3 * DAY)
    [ended] = late
    assert ended.outcome.reason is Reason.TIMEOUT
    claimed = done(planned(timed("3d"), "a2-a5 c6-c5"), Claim(BRASIDAS), NOW + 4 * DAY)
    assert claimed.plans == NO_PLANS


def test_what_is_not_legal_any_more_is_dropped_with_a_word_and_never_played():
    corrected = evolve(running(), Planned(Side.SECOND, (("a2-a5", "a5-a6"),)))
    after, events = stepped(corrected, Play(ALKAIOS, "a2-a5"))
    assert events == (Played(Side.FIRST, "a2-a5"), PlanDropped(Side.SECOND, "a5-a6"))
    assert after.plans == NO_PLANS
    assert after.game.position.side is Side.SECOND


def test_a_plan_is_read_as_moves_are():
    vogt = running("vogt-petteia")
    first = vogt.game.choices[0]
    second = vogt.game.play(first).choices[0]
    line = (vogt.game.show(first), vogt.game.show(second))
    assert line[0] != vogt.game.write(first)
    kept = done(vogt, Plan(BRASIDAS, line)).plans[1][0]
    assert kept == (vogt.game.write(first), vogt.game.play(first).write(second))


def test_neither_a_match_nor_its_events_show_a_plan_by_accident():
    match = planned(running(), "a2-a5 c6-c5")
    command = Plan(BRASIDAS, ("a2-a5", "c6-c5"))
    [event] = decide(running(), command, NOW)
    for told in (match, event, command):
        assert "c6-c5" not in repr(told)
