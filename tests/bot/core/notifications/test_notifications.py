"""Who is notified of a change, and who is called."""

from dataclasses import replace

from bot.core.matches.agreements import DRAW, Ask, Reply
from bot.core.matches.challenges import Accept, Decline, Offered
from bot.core.matches.decide import decide
from bot.core.matches.evolve import evolve
from bot.core.matches.model import SideWish, Stay
from bot.core.matches.play import Play, Resign
from bot.core.matches.timing import Nudged
from bot.core.notifications.notifications import notifications
from engine import Side
from tests.bot.core.sample_matches import (
    ALKAIOS,
    BRASIDAS,
    COMPACT,
    LOBBY,
    NOW,
    SHORT_GAME,
    STRANGER,
    offered,
    running,
)


def notified(match, command):
    """Who is notified of what in a command: person or place -> (called, news)."""
    events = decide(match, command, NOW)
    for event in events:
        match = evolve(match, event)
    return {
        notice.account or notice.place: (notice.call, notice.news and notice.news.code)
        for notice in notifications(match, events, command.by)
    }


def test_a_challenge_calls_the_invited_person():
    event = Offered(
        match=offered().id, challenger=ALKAIOS, invited=BRASIDAS, place=LOBBY,
        terms=offered().terms, expires=NOW,
    )  # fmt: skip
    sent = notifications(offered(), (event,), ALKAIOS)
    assert [(notice.account, notice.call) for notice in sent] == [
        (ALKAIOS, False),
        (BRASIDAS, True),
    ]


def test_an_open_challenge_and_its_end_are_told_where_it_stands():
    match = offered(invited=None, place=LOBBY)
    assert notified(match, Accept(STRANGER, Side.FIRST)) == {
        ALKAIOS: (True, "news-accepted"),
        STRANGER: (False, None),
        LOBBY: (False, None),
    }


def test_accepting_calls_the_challenger_only_to_move():
    assert notified(offered(), Accept(BRASIDAS, Side.FIRST))[ALKAIOS] == (True, "news-accepted")
    second = offered(side=SideWish.SECOND)
    assert notified(second, Accept(BRASIDAS, Side.FIRST)) == {
        BRASIDAS: (False, None),
        ALKAIOS: (False, "news-accepted"),
    }


def test_a_move_calls_the_next_player_and_tells_the_mover_quietly():
    assert notified(running(), Play(ALKAIOS, "a2-a3")) == {
        ALKAIOS: (False, None),
        BRASIDAS: (True, None),
    }


def test_the_end_calls_the_loser_once():
    match = running(COMPACT, *SHORT_GAME[:-1])
    assert notified(match, Play(ALKAIOS, SHORT_GAME[-1]))[BRASIDAS] == (True, "news-ended")
    assert notified(match, Resign(BRASIDAS))[ALKAIOS] == (True, "news-ended")


def test_the_offer_of_a_draw_calls_nobody_and_the_answer_who_made_it():
    match = running()
    assert notified(match, Ask(ALKAIOS, DRAW))[BRASIDAS] == (False, "news-draw-offered")
    placed = (
        square for file in "abcdefgh" for square in (f"{file}1", f"{file}8", f"{file}2", f"{file}7")
    )
    count = notified(running("poleis", *placed), Ask(ALKAIOS, DRAW))
    assert count[BRASIDAS] == (False, "news-stop-offered")
    [event] = decide(match, Ask(ALKAIOS, DRAW), NOW)
    offer = evolve(match, event)
    assert notified(offer, Reply(BRASIDAS, DRAW, agree=False))[ALKAIOS] == (
        True,
        "news-draw-declined",
    )


def test_a_declined_challenge_calls_the_challenger():
    assert notified(offered(), Decline(BRASIDAS))[ALKAIOS] == (True, "news-declined")


def test_a_nudge_says_so_at_the_place_where_the_person_plays():
    match = replace(running(), stays=(Stay(ALKAIOS, LOBBY),))
    sent = notifications(match, (Nudged(Side.FIRST),), None)
    [there] = [notice for notice in sent if notice.place]
    assert (there.called, there.nudge) == ((ALKAIOS,), True)
    assert there.news.code == "news-nudged"
    assert [notice.nudge for notice in sent if notice.account] == [True, False]


def test_a_turn_says_nothing_at_the_place_but_calls_there():
    match = replace(running(), stays=(Stay(BRASIDAS, LOBBY),))
    events = decide(match, Play(ALKAIOS, "a2-a3"), NOW)
    for event in events:
        match = evolve(match, event)
    [there] = [notice for notice in notifications(match, events, ALKAIOS) if notice.place]
    assert (there.called, there.news, there.nudge) == ((BRASIDAS,), None, False)
