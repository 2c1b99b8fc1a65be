"""What the sides agree on, each kind as its row says."""

from bot.core.matches.agreements import AGREEMENTS, Ask, Reply, is_on_hold
from bot.core.matches.decide import decide
from bot.core.matches.model import NOTHING_ASKED
from bot.core.matches.play import Resign
from bot.storage.codec import read_snapshot, write_snapshot
from engine import Side
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, done, refusal
from tests.bot.core.timed import played, timed


def asked(kind):
    """A match in which Alkaios, who has played twice, asks for something in their turn."""
    match = timed()
    for _ in range(4):
        match = played(match, NOW)
    return done(match, Ask(ALKAIOS, kind), NOW)


def test_a_side_asks_once_and_the_other_answers():
    for kind in AGREEMENTS:
        match = asked(kind)
        assert match.asked == (frozenset({kind.name}), frozenset())
        assert kind.asker(match) is Side.FIRST
        assert refusal(match, Ask(ALKAIOS, kind), NOW) == f"{kind.name}-stands"
        nobody_asked = f"no-{kind.name}-{kind.unasked}"
        assert refusal(match, Reply(ALKAIOS, kind, agree=True), NOW) == nobody_asked
        for agree in (True, False):
            after = done(match, Reply(BRASIDAS, kind, agree=agree), NOW)
            assert after.asked == NOTHING_ASKED
            assert after != match
            again = Reply(BRASIDAS, kind, agree=agree)
            assert refusal(after, again, NOW) in {nobody_asked, "over"}


def test_to_ask_for_what_the_other_asks_for_is_to_agree_or_is_refused():
    for kind in AGREEMENTS:
        match = asked(kind)
        if kind.asking_agrees:
            agreed = decide(match, Reply(BRASIDAS, kind, agree=True), NOW)
            assert decide(match, Ask(BRASIDAS, kind), NOW) == agreed
        else:
            assert refusal(match, Ask(BRASIDAS, kind), NOW) == f"{kind.name}-to-answer"


def test_a_refusal_names_the_side_that_asked():
    for kind in AGREEMENTS:
        [declined] = decide(asked(kind), Reply(BRASIDAS, kind, agree=False), NOW)
        assert type(declined) is kind.declined
        assert declined.asker is Side.FIRST


def test_a_ply_ends_a_request_as_its_kind_says():
    for kind in AGREEMENTS:
        own = played(asked(kind), NOW)
        assert (kind.asker(own) is None) is kind.ends_by_own_ply
        both = played(own, NOW)
        assert (kind.asker(both) is None) is not kind.lasts


def test_a_plan_waits_for_the_answer_unless_the_request_lasts():
    for kind in AGREEMENTS:
        match = asked(kind)
        assert is_on_hold(match, Side.SECOND) is not kind.lasts
        assert not is_on_hold(match, Side.FIRST)


def test_an_old_button_answers_a_request_that_lasts_and_no_other():
    for kind in AGREEMENTS:
        match = asked(kind)
        assert kind.to_agree(BRASIDAS, match.turn).turn == (None if kind.lasts else match.turn)


def test_nothing_is_asked_for_in_a_match_that_is_over():
    for kind in AGREEMENTS:
        assert done(asked(kind), Resign(BRASIDAS), NOW).asked == NOTHING_ASKED


def test_a_snapshot_tells_who_asks_for_what():
    for kind in AGREEMENTS:
        match = asked(kind)
        assert read_snapshot(write_snapshot(match))["asked"] == match.asked
