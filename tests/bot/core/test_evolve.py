"""Folding the log gives the match, whatever anybody tries."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core import trail as trail_module
from bot.core.commands import (
    Accept,
    AnswerDraw,
    Decline,
    OfferDraw,
    Play,
    Resign,
    Withdraw,
)
from bot.core.decide import decide
from bot.core.events import Accepted, Offered, Played
from bot.core.evolve import evolve, fold
from bot.core.messages import Refused
from bot.core.model import Trail
from bot.core.ports import CorruptMatch
from bot.core.trail import replay
from engine.catalogue import ruleset
from engine.game import Game
from engine.position import Side
from tests.bot.core.matches import (
    ALKAIOS,
    BRASIDAS,
    COMPACT,
    NOW,
    SHORT_GAME,
    STRANGER,
    offered,
    running,
)

people = st.sampled_from((ALKAIOS, BRASIDAS, STRANGER))
turns = st.none() | st.integers(0, 12)
commands = st.one_of(
    st.builds(Accept, people, st.sampled_from(Side)),
    st.builds(Play, people, st.integers(0, 60) | st.sampled_from(SHORT_GAME), turns),
    st.builds(Play, people, st.integers(0, 60)),
    st.builds(OfferDraw, people, turns),
    st.builds(AnswerDraw, people, st.just(value=False), turns),
)
endings = st.one_of(
    st.builds(Decline, people),
    st.builds(Withdraw, people),
    st.builds(Resign, people, turns),
    st.builds(AnswerDraw, people, st.booleans(), turns),
)


def offer_event(match):
    return Offered(
        match=match.id,
        challenger=match.challenger,
        invited=match.invited,
        place=match.place,
        terms=match.terms,
        expires=match.expires,
    )


@given(st.lists(commands, max_size=25), st.lists(endings, max_size=3), st.booleans())
def test_any_commands_keep_the_laws_of_a_match(most, last, begun):
    start = offered()
    match, log = start, [offer_event(start)]
    wanted = [Accept(BRASIDAS, Side.FIRST)] if begun else []
    for command in [*wanted, *most, *last]:
        decision = decide(match, command, NOW)
        if isinstance(decision, Refused):
            continue
        assert match.is_open, "a finished match never changes"
        after = match
        for event in decision:
            after = evolve(after, event)
            log.append(event)
        assert after.turn == match.turn + sum(isinstance(event, Played) for event in decision)
        assert sum(after.waits_for(person) for person in (ALKAIOS, BRASIDAS, STRANGER)) == (
            1 if after.is_open else 0
        )
        match = after
    assert fold(log) == match
    if match.trail:
        assert replay(match.terms.ruleset, match.trail) == match.game
        assert replay(match.terms.ruleset, match.trail).events == match.game.events


def test_a_trail_reaches_back_to_just_before_the_last_capture():
    match = running(COMPACT, *SHORT_GAME)
    assert match.trail.actions == SHORT_GAME[-1:]
    assert replay(COMPACT, match.trail).position == match.game.position


def test_a_third_repetition_survives_being_kept():
    shuffle = ("f3-f4", "c6-c5", "f4-f3", "c5-c6")
    match = running(COMPACT, *shuffle, *shuffle)
    kept = replay(COMPACT, match.trail)
    assert kept.outcome == match.outcome
    assert match.outcome is not None
    assert match.outcome.reason == "repetition"


@pytest.mark.parametrize(
    ("events", "problem"),
    [
        ([], "empty"),
        ([Played(Side.FIRST, "a2-a3")], "begins with Played"),
        ([offer_event(offered())] * 2, "offered twice"),
        ([offer_event(offered()), Played(Side.FIRST, "a2-a3")], "before the match began"),
        (
            [
                offer_event(offered()),
                Accepted((ALKAIOS, BRASIDAS)),
                Played(Side.FIRST, "a1-a8"),
            ],
            "a1-a8 is not legal after",
        ),
    ],
)
def test_a_log_that_does_not_replay_is_an_error_that_says_where(events, problem):
    with pytest.raises(CorruptMatch, match=problem):
        fold(events)


def test_a_trail_of_any_length_replays(monkeypatch):
    monkeypatch.setattr(trail_module, "STRIDE", 7)
    shuffle = ("a2-a3", "a7-a6", "a3-a2", "a6-a7")
    anchor, long = Game.start(ruleset(COMPACT)), ("b2-b3", "b7-b6", *shuffle, *shuffle[:3])
    trail_module.replay.cache_clear()
    assert replay(COMPACT, Trail(anchor.text, long)).position.tally.quiet == len(long)


@pytest.mark.parametrize(
    "trail",
    [Trail("nonsense"), Trail("8/8 1 - - -"), replace(running().trail, actions=("a1-a8",))],
)
def test_a_trail_that_does_not_replay_is_an_error(trail):
    with pytest.raises(CorruptMatch):
        replay(COMPACT, trail)
