"""Taking one's own last move back, by consent."""

from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.matches.agreements import DRAW, TAKEBACK, Ask, Reply, TakenBack, TryAgain
from bot.core.matches.challenges import Accepted
from bot.core.matches.computers import computer_account
from bot.core.matches.decide import decide
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.evolve import evolve
from bot.core.matches.history import standing_actions, transcript_of
from bot.core.matches.model import Stage
from bot.core.matches.play import Play, Played, Resign, Thrown
from bot.core.matches.timing import Ended
from bot.core.matches.trails import is_no_ply
from bot.core.notifications.notifications import notifications
from engine import THROWS, Reason, Side
from tests.bot.core.sample_matches import (
    ALKAIOS,
    BRASIDAS,
    COMPACT,
    NOW,
    STRANGER,
    done,
    offered,
    refusal,
    running,
    to_act,
)
from tests.bot.plays import BOUND, PLACED

COMPUTER = computer_account(1).id
KUBEIA = "vogt-kubeia"
HUFFING = "lemery-compact(compulsory=huff)"
GAMES = (COMPACT, KUBEIA, HUFFING, "lemery-latrunculi", "lemery-petteia", "poleis", "walker-dux")
OPENINGS = {"lemery-latrunculi": PLACED, "poleis": PLACED}


def gone_back(match, side):
    """The match after a takeback that was asked for and agreed to, and the throw that follows."""
    asker, other = match.seats[side], match.seats[side.other]
    return done(done(match, Ask(asker, TAKEBACK)), Reply(other, TAKEBACK, agree=True))


def look(match):
    """What a match looks like, however it came there."""
    return (match.game, match.trail, match.last and match.last.text, DRAW.asker(match))


def test_before_the_answer_the_askers_move_alone_is_undone():
    match = running(COMPACT, "a2-a3", "a7-a6")
    after = gone_back(match, Side.SECOND)
    assert look(after) == look(running(COMPACT, "a2-a3"))
    assert after.waits_for(BRASIDAS)
    assert (after.turn, after.takebacks) == (match.turn + 1, 1)


def test_after_the_answer_both_are_undone_and_never_the_others_alone():
    match = running(COMPACT, "a2-a3", "a7-a6", "b2-b3", "b7-b6")
    after = gone_back(match, Side.FIRST)
    assert look(after) == look(running(COMPACT, "a2-a3", "a7-a6"))
    assert after.waits_for(ALKAIOS)


@pytest.mark.parametrize(
    ("ruleset", "actions"),
    [
        ("lemery-latrunculi", PLACED[:4]),
        ("lemery-latrunculi", PLACED),
        ("lemery-latrunculi", (*BOUND, "xd4")),
        ("poleis", PLACED),
    ],
)
def test_placements_and_removals_come_back(ruleset, actions):
    match = running(ruleset, *actions)
    mover = match.last.side
    assert look(gone_back(match, mover)) == look(running(ruleset, *actions[:-1]))
    assert look(gone_back(match, mover.other)) == look(running(ruleset, *actions[:-2]))


def test_a_huff_of_the_turn_stays_and_one_after_the_move_goes_with_it():
    careless = ("a2-a5", "c6-c5", "h2-h5", "c5-b5", "g2-g3")
    huffed = running(HUFFING, *careless, "huff-h5")
    assert look(gone_back(huffed, Side.FIRST)) == look(running(HUFFING, *careless[:-1]))
    moved = done(huffed, Play(BRASIDAS, "h7-h6"))
    assert look(gone_back(moved, Side.SECOND)) == look(huffed)


def test_with_dice_the_turn_is_thrown_for_anew():
    match = running(KUBEIA)
    assert match.game.position.roll == (6, 5)
    moved = done(match, Play(ALKAIOS, "a2-a3"), throw=(3, 1))
    asked = done(moved, Ask(ALKAIOS, TAKEBACK))
    after = done(asked, Reply(BRASIDAS, TAKEBACK, agree=True), throw=(4, 2))
    assert after.game.position.roll == (4, 2)
    assert after.game.position.men == match.game.position.men
    assert after.waits_for(ALKAIOS)
    assert after.turn == moved.turn + 2


def test_of_a_double_the_second_move_is_taken_back_and_the_first_stands():
    match = done(running(KUBEIA), Play(ALKAIOS, "a2-a3"), throw=(4, 4))
    bonus = done(match, Play(BRASIDAS, "a7-a6"))
    again = done(bonus, Play(BRASIDAS, "again"), throw=(5, 2))
    both = done(again, Play(BRASIDAS, "b7-b6"), throw=(3, 2))
    after = done(
        done(both, Ask(BRASIDAS, TAKEBACK)), Reply(ALKAIOS, TAKEBACK, agree=True), throw=(6, 1)
    )
    assert after.last.text == "again"
    assert after.game.position.men == again.game.position.men
    assert after.game.position.roll == (6, 1)
    # With the bonus not yet taken or passed, the last move is the first of the double.
    first = done(
        done(bonus, Ask(BRASIDAS, TAKEBACK)), Reply(ALKAIOS, TAKEBACK, agree=True), throw=(2, 1)
    )
    assert first.game.position.men == match.game.position.men


def begun(ruleset):
    """The events that begin a match, as far as there is something to choose."""
    opening = OPENINGS.get(ruleset, ())
    sides = (Side(number % 2) for number, _ in enumerate(opening))
    return (
        Accepted((ALKAIOS, BRASIDAS)),
        *(Played(side, f"@{square}") for side, square in zip(sides, opening, strict=True)),
    )


@settings(max_examples=60)
@given(st.sampled_from(GAMES), st.lists(st.integers(0, 10**6), min_size=2, max_size=40))
def test_whatever_was_played_the_askers_last_ply_and_all_after_it_are_undone(ruleset, numbers):
    start = offered(ruleset=ruleset)
    log = list(begun(ruleset))
    match = reduce(evolve, log, start)
    stood = {past.side: None for past in match.before}
    for number in numbers:
        if not match.game.legal:
            break
        here = match
        if match.awaits_throw:
            roll = tuple(THROWS)[number % len(THROWS)]
            log.append(Thrown(match.game.position.side, roll.high, roll.low))
            match = evolve(match, log[-1])
        if number % 5 == 0 and match.before:
            side = match.before[number % len(match.before)].side
            log.append(TakenBack(side))
            match = evolve(match, log[-1])
            stood = {past.side: stood[past.side] for past in match.before}
            continue
        side, options = match.game.position.side, match.game.choices
        log.append(Played(side, match.game.write(options[number % len(options)])))
        match = evolve(match, log[-1])
        if not is_no_ply(log[-1].action):
            stood[side] = here
        assert {past.side for past in match.before} == stood.keys()
        for each, before in stood.items():
            back = evolve(match, TakenBack(each))
            assert back.turn == match.turn + 1
            assert before is None or look(back) == look(before)
    assert reduce(evolve, standing_actions(log), evolve(start, log[0])).game == match.game


def test_what_is_asked_stands_until_it_is_answered_or_played_past():
    match = running(COMPACT, "a2-a3")
    asked = done(match, Ask(ALKAIOS, TAKEBACK))
    assert TAKEBACK.asker(asked) is Side.FIRST
    assert asked.turn == match.turn
    assert refusal(asked, Ask(ALKAIOS, TAKEBACK)) == "takeback-stands"
    assert refusal(asked, Ask(BRASIDAS, TAKEBACK)) == "takeback-to-answer"
    assert refusal(asked, Reply(ALKAIOS, TAKEBACK, agree=True)) == "no-takeback-asked"
    assert refusal(asked, Reply(STRANGER, TAKEBACK, agree=True)) == "stranger"
    declined = done(asked, Reply(BRASIDAS, TAKEBACK, agree=False))
    assert declined == match
    past = done(asked, Play(BRASIDAS, "a7-a6"))
    assert past == running(COMPACT, "a2-a3", "a7-a6")
    # The asker's own next move makes it another move that would be taken back.
    asked_late = done(past, Ask(ALKAIOS, TAKEBACK))
    assert TAKEBACK.asker(done(asked_late, Play(ALKAIOS, "b2-b3"))) is None


def test_without_a_move_of_ones_own_nothing_is_taken_back():
    assert refusal(running(), Ask(ALKAIOS, TAKEBACK)) == "nothing-to-take-back"
    assert refusal(running(COMPACT, "a2-a3"), Ask(BRASIDAS, TAKEBACK)) == "nothing-to-take-back"
    after = gone_back(running(COMPACT, "a2-a3", "a7-a6", "b2-b3"), Side.FIRST)
    assert refusal(after, Ask(ALKAIOS, TAKEBACK)) == "nothing-to-take-back"
    # What the other played before it still is their own to take back.
    assert look(gone_back(after, Side.SECOND)) == look(running(COMPACT, "a2-a3"))


def test_a_match_that_is_over_or_not_begun_knows_no_takeback():
    over = done(running(COMPACT, "a2-a3"), Resign(BRASIDAS))
    assert refusal(over, Ask(ALKAIOS, TAKEBACK)) == "over"
    assert over.before == ()
    asked = done(running(COMPACT, "a2-a3"), Ask(ALKAIOS, TAKEBACK))
    ended = done(asked, Resign(ALKAIOS))
    assert refusal(ended, Reply(BRASIDAS, TAKEBACK, agree=True)) == "over"
    assert TAKEBACK.asker(ended) is None
    assert refusal(offered(), Ask(ALKAIOS, TAKEBACK)) == "not-begun"


LOST = ("e2-e3", "f7-f4", "g2-g3")
"""Orange surrounds its own leader in Compact Petteia."""


def against_a_computer(*actions, ruleset=COMPACT):
    match = running(ruleset)
    match = replace(match, invited=COMPUTER, seats=match.seats.set(Side.SECOND, COMPUTER))
    for action in actions:
        match = done(match, Play(to_act(match), action))
    return match


def test_who_has_lost_to_a_computer_can_take_the_last_move_back():
    over = against_a_computer(*LOST)
    assert (over.stage, over.outcome.reason) == (Stage.OVER, Reason.SURROUNDED)
    after = done(over, TryAgain(ALKAIOS))
    assert look(after) == look(against_a_computer(*LOST[:-1]))
    assert (after.stage, after.outcome, after.takebacks) == (Stage.RUNNING, None, 1)
    assert done(after, Play(ALKAIOS, "g2-g4")).stage is Stage.RUNNING


def test_nobody_else_can_put_a_match_back_in_play():
    assert refusal(running(COMPACT, *LOST), TryAgain(ALKAIOS)) == "nothing-to-take-back"
    assert refusal(against_a_computer(*LOST), TryAgain(BRASIDAS)) == "stranger"
    won = done(against_a_computer("e2-e3", "f7-f4"), Resign(COMPUTER))
    resigned = done(against_a_computer("e2-e3", "f7-f4"), Resign(ALKAIOS))
    for match in (won, resigned, against_a_computer(*LOST[:-1])):
        assert refusal(match, TryAgain(ALKAIOS)) == "nothing-to-take-back"


def test_the_log_of_a_match_back_in_play_has_no_outcome():
    over = against_a_computer(*LOST)
    log = [Played(Side(at % 2), action, None) for at, action in enumerate(LOST)]
    ended = [*log, Ended(over.outcome)]
    assert transcript_of(COMPACT, ended, {}).outcome == over.outcome
    assert transcript_of(COMPACT, [*ended, TakenBack(Side.FIRST)], {}).outcome is None


def test_an_offer_of_a_draw_goes_with_the_position_it_was_made_for():
    match = done(running(COMPACT, "a2-a3"), Ask(ALKAIOS, DRAW))
    assert DRAW.asker(gone_back(match, Side.FIRST)) is None


def test_old_buttons_are_answered_by_what_has_become_of_their_move():
    match = running(COMPACT, "a2-a3", "a7-a6")
    after = gone_back(match, Side.SECOND)
    assert refusal(after, Play(ALKAIOS, 0, turn=0)) == "already-moved"
    assert refusal(after, Play(BRASIDAS, 0, turn=1)) == "stale"
    assert refusal(after, Reply(ALKAIOS, TAKEBACK, agree=True, turn=match.turn)) == "stale"
    assert done(after, Play(BRASIDAS, "b7-b6")).last.text == "b7-b6"


def test_a_log_that_takes_back_what_is_not_there_is_an_error():
    with pytest.raises(CorruptMatch, match="not there"):
        evolve(running(), TakenBack(Side.FIRST))
    with pytest.raises(CorruptMatch, match="not there"):
        standing_actions([TakenBack(Side.FIRST)])


def told_of(match, command):
    """Who is called and told what of a command."""
    events = decide(match, command, NOW)
    after = reduce(evolve, events, match)
    sent = notifications(after, events, command.by)
    return {each.account: (each.call, each.news and each.news.code) for each in sent}


def test_the_asked_person_is_told_and_not_called_again_and_the_asker_is_called_to_move():
    match = running(COMPACT, "a2-a3")
    assert told_of(match, Ask(ALKAIOS, TAKEBACK)) == {
        ALKAIOS: (False, None),
        BRASIDAS: (False, "news-takeback-asked"),
    }
    asked = done(match, Ask(ALKAIOS, TAKEBACK))
    assert told_of(asked, Reply(BRASIDAS, TAKEBACK, agree=True)) == {
        ALKAIOS: (True, "news-taken-back"),
        BRASIDAS: (False, None),
    }
    assert told_of(asked, Reply(BRASIDAS, TAKEBACK, agree=False)) == {
        ALKAIOS: (True, "news-takeback-declined"),
        BRASIDAS: (False, None),
    }
