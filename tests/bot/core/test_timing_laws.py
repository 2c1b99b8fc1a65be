"""Clocks in matches over a long time, and in any order of commands."""

from datetime import timedelta
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.agreements import DRAW, PAUSE, TAKEBACK, Ask, Reply
from bot.core.matches.clocks import time_left
from bot.core.matches.decide import decide
from bot.core.matches.evolve import fold
from bot.core.matches.model import Stage
from bot.core.matches.pauses import Resume
from bot.core.matches.play import Claim, Play, Resign
from bot.core.matches.scheduled import Spare, Tick
from bot.core.matches.timing import Ended, Lapsed, Nudged, Timed
from bot.core.matches.vacations import Leave, Return
from bot.core.service.service import with_throw
from engine import Reason
from tests.bot.core.sample_matches import (
    ALKAIOS,
    BRASIDAS,
    NOW,
    STRANGER,
)
from tests.bot.core.timed import DAY, beginning, ends, played, timed


def test_a_year_of_moves_drifts_by_nothing():
    chance, wait = Random(20261122), DAY - timedelta(minutes=7, microseconds=1)
    match, now = timed("365d+0h"), NOW
    used = [timedelta(0), timedelta(0)]
    while now < NOW + 365 * DAY:
        if match.stage is Stage.OVER:
            match, used = timed("365d+0h", at=now), [timedelta(0), timedelta(0)]
        side, now = match.game.position.side, now + wait
        match = played(match, now, match.game.write(chance.choice(match.game.choices)))
        used[side] += wait if match.stage is Stage.RUNNING else timedelta(0)
        assert match.timer.left == tuple(365 * DAY - spent for spent in used)


ASKED = {
    "play": lambda who, match, _, __: Play(who, next_action(match)),
    "tick": lambda *_: Tick(),
    "claim": lambda who, *_: Claim(who),
    "draw": lambda who, *_: Ask(who, DRAW),
    "ask": lambda who, *_: Ask(who, TAKEBACK),
    "agree": lambda who, *_: Reply(who, TAKEBACK, agree=True),
    "pause": lambda who, *_: Ask(who, PAUSE),
    "no pause": lambda who, *_: Reply(who, PAUSE, agree=False),
    "resume": lambda who, *_: Resume(who),
    "leave": lambda who, _, begin, now: Leave(who, now + (now - begin)),
    "return": lambda who, *_: Return(who),
    "outage": lambda _, __, begin, now: Spare(begin, now),
    "resign": lambda who, *_: Resign(who),
}
STEPS = st.lists(
    st.tuples(
        st.sampled_from(tuple(ASKED)),
        st.sampled_from((ALKAIOS, BRASIDAS, STRANGER)),
        st.timedeltas(timedelta(0), 4 * DAY),
    ),
    max_size=25,
)


def next_action(match):
    choices = match.game.choices if match.stage is Stage.RUNNING else ()
    return match.game.write(choices[-1]) if choices else "a2-a3"


@given(st.sampled_from(("2d+12h", "3d", "1d,hard", "2d,weekends", "5d+1d/9d,hard")), STEPS)
def test_in_any_order_of_things_clocks_keep_their_laws(text, steps):
    log, match, now = list(beginning(text)), timed(text), NOW
    for step, who, wait in steps:
        now += wait
        decision = decide(match, ASKED[step](who, match, now - wait, now), now)
        if not isinstance(decision, tuple) or not decision:
            continue
        assert match.stage is Stage.RUNNING
        before, match = match, with_throw(match, decision, lambda: (6, 5))[0]
        log.extend(decision)
        times_obeyed(before, match, decision, now)
    assert fold(log) == match


def times_obeyed(before, after, events, now):
    side, clock = before.game.position.side, before.terms.clock
    end = (ends(before), ends(after))
    late = [event for event in events if isinstance(event, Lapsed | Nudged)]
    if any(isinstance(event, Ended) for event in events) and after.outcome.winner is not None:
        timeout = after.outcome.reason is Reason.TIMEOUT
        assert not timeout or after.outcome.winner is side.other
        assert not timeout or before.lapsed or now >= end[0]
    assert all(event.side is side for event in late)
    assert not any(isinstance(event, Lapsed) for event in late) or now >= end[0]
    if any(isinstance(event, Timed) for event in events):
        waiting = after.game.position.side.other
        assert after.timer.since <= now
        assert all(timedelta(0) <= left <= max(clock.cap, clock.bank) for left in after.timer.left)
        assert time_left(clock, after.timer, waiting.other, now) <= clock.cap
    if after.turn == before.turn and after.stage is Stage.RUNNING and None not in end:
        assert end[1] >= end[0]
