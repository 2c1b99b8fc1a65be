"""Folding the log gives the match, and what cannot be folded is an error."""

from dataclasses import replace

import pytest

from bot.core.matches import trails as trail_module
from bot.core.matches.challenges import Accepted, Offered
from bot.core.matches.errors import CorruptMatch
from bot.core.matches.evolve import fold
from bot.core.matches.model import Trail
from bot.core.matches.play import Played
from bot.core.matches.trails import replay
from engine import Game, Side
from engine.catalogue import ruleset
from tests.bot.core.sample_matches import (
    ALKAIOS,
    BRASIDAS,
    COMPACT,
    SHORT_GAME,
    offered,
    running,
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
    monkeypatch.setattr(trail_module, "REPLAY_STRIDE", 7)
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
