"""What commands do to a match, and why they are refused."""

import pytest

from bot.core.matches.agreements import DRAW, Ask, Reply
from bot.core.matches.challenges import Accept, Decline, Withdraw
from bot.core.matches.decide import decide
from bot.core.matches.messages import Notation
from bot.core.matches.model import SideWish, Stage
from bot.core.matches.play import Play, Resign
from engine import Lettering, Outcome, Reason, Side
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


@pytest.mark.parametrize(
    ("wish", "lot", "first"),
    [
        (SideWish.FIRST, Side.SECOND, ALKAIOS),
        (SideWish.SECOND, Side.FIRST, BRASIDAS),
        (SideWish.LOT, Side.FIRST, ALKAIOS),
        (SideWish.LOT, Side.SECOND, BRASIDAS),
    ],
)
def test_the_challengers_wish_settles_the_sides_and_a_lot_where_there_is_none(wish, lot, first):
    match = done(offered(side=wish), Accept(BRASIDAS, lot))
    assert match.stage is Stage.RUNNING
    assert match.seats[Side.FIRST] == first
    assert match.turn == 0


def test_only_the_invited_person_answers_a_challenge():
    challenge = offered()
    assert refusal(challenge, Accept(STRANGER, Side.FIRST)) == "not-invited"
    assert refusal(challenge, Accept(ALKAIOS, Side.FIRST)) == "own-challenge"
    assert refusal(challenge, Decline(STRANGER)) == "not-invited"
    assert refusal(challenge, Withdraw(BRASIDAS)) == "not-your-challenge"


def test_anybody_else_takes_an_open_challenge():
    challenge = offered(invited=None)
    assert refusal(challenge, Accept(ALKAIOS, Side.FIRST)) == "own-challenge"
    assert done(challenge, Accept(STRANGER, Side.FIRST)).people == (ALKAIOS, STRANGER)


def test_a_challenge_can_be_taken_up_until_it_expires():
    challenge = offered()
    accept = Accept(BRASIDAS, Side.FIRST)
    assert refusal(challenge, accept, now=challenge.expires) == "expired"
    assert done(challenge, accept, now=NOW).stage is Stage.RUNNING


@pytest.mark.parametrize(
    ("match", "code"),
    [
        (running(), "challenge-running"),
        (running(COMPACT, *SHORT_GAME), "challenge-over"),
        (done(offered(), Decline(BRASIDAS)), "challenge-declined"),
        (done(offered(), Withdraw(ALKAIOS)), "challenge-withdrawn"),
    ],
)
def test_a_challenge_is_answered_once(match, code):
    for command in (Accept(BRASIDAS, Side.FIRST), Decline(BRASIDAS), Withdraw(ALKAIOS)):
        assert refusal(match, command) == code


def test_a_move_is_for_the_side_to_act_alone():
    match = running()
    assert refusal(match, Play(BRASIDAS, "a7-a6")) == "not-your-turn"
    assert refusal(match, Play(STRANGER, "a2-a3")) == "stranger"
    assert done(match, Play(ALKAIOS, "a2-a3")).turn == 1


def test_what_is_not_legal_is_refused_with_the_reason():
    reasons = {
        "a2-b3": "illegal",
        "a1-a3": "illegal",
        "a7-a6": "illegal",
        "e5-e6": "illegal",
        "over the hills": "notation",
        "": "notation",
        "a" * 5000: "notation",
    }
    match = running()
    assert {typed: refusal(match, Play(ALKAIOS, typed)) for typed in reasons} == reasons


def test_an_index_names_a_legal_action_or_is_forged():
    match = running()
    names = [match.game.write(action) for action in match.game.choices]
    assert done(match, Play(ALKAIOS, 3, turn=0)).last.text == names[3]
    assert refusal(match, Play(ALKAIOS, len(names), turn=0)) == "forged"


def test_an_old_button_says_what_happened_meanwhile():
    match = running(COMPACT, "a2-a3")
    assert refusal(match, Play(ALKAIOS, 3, turn=0)) == "already-moved"
    later = done(match, Play(BRASIDAS, "a7-a6"))
    assert refusal(later, Play(ALKAIOS, 3, turn=0)) == "stale"
    assert refusal(later, Resign(ALKAIOS, turn=1)) == "stale"
    assert refusal(later, Ask(ALKAIOS, DRAW, turn=1)) == "stale"


def test_a_game_that_ends_ends_the_match():
    match = running(COMPACT, *SHORT_GAME)
    assert match.stage is Stage.OVER
    assert match.outcome == Outcome(Side.FIRST, Reason.LEADER_CAPTURED)


def test_nothing_happens_in_a_match_that_is_over():
    over = running(COMPACT, *SHORT_GAME)
    commands = (
        Play(ALKAIOS, "a2-a3"),
        Resign(ALKAIOS),
        Ask(BRASIDAS, DRAW),
        Reply(BRASIDAS, DRAW, agree=True),
    )
    assert [refusal(over, command) for command in commands] == ["over"] * len(commands)


@pytest.mark.parametrize("by", [ALKAIOS, BRASIDAS])
def test_either_side_may_resign_at_any_time(by):
    match = done(running(), Resign(by))
    assert match.outcome == Outcome(match.side_of(by).other, Reason.RESIGNATION)


def test_a_match_that_has_not_begun_has_nothing_to_play():
    assert refusal(offered(), Resign(BRASIDAS)) == "not-begun"
    assert refusal(offered(), Resign(STRANGER)) == "stranger"
    assert refusal(done(offered(), Decline(BRASIDAS)), Resign(ALKAIOS)) == "challenge-declined"


def test_a_draw_is_offered_once_and_answered_by_the_other():
    match = done(running(), Ask(ALKAIOS, DRAW))
    assert refusal(match, Ask(ALKAIOS, DRAW)) == "draw-stands"
    assert refusal(match, Reply(ALKAIOS, DRAW, agree=True)) == "no-draw-offer"
    assert DRAW.asker(done(match, Reply(BRASIDAS, DRAW, agree=False))) is None
    for command in (Reply(BRASIDAS, DRAW, agree=True), Ask(BRASIDAS, DRAW)):
        assert done(match, command).outcome == Outcome(None, Reason.AGREEMENT)


def test_an_offer_stands_when_its_side_plays_on_and_falls_when_it_is_played_past():
    match = done(done(running(), Ask(ALKAIOS, DRAW)), Play(ALKAIOS, "a2-a3"))
    assert DRAW.asker(match) is Side.FIRST
    assert DRAW.asker(done(match, Play(BRASIDAS, "a7-a6"))) is None
    assert refusal(match, Reply(BRASIDAS, DRAW, agree=True, turn=0)) == "stale"


def test_a_refusal_says_why_by_squares():
    decision = decide(running(), Play(ALKAIOS, "a1-a3"), NOW)
    why = dict(decision.line.params)["why"]
    assert why.code == "illegal-blocked"
    assert dict(why.params)["squares"] == (Notation("a2", Lettering.LATIN),)
