"""Vacations and clocks over a long time: nothing is lost, also across daylight saving."""

from datetime import UTC, datetime
from itertools import product
from random import Random

import pytest

from bot.core.matches.agreements import PAUSE, Ask
from bot.core.matches.clocks import counted_time, time_left
from bot.core.matches.pauses import Resume
from bot.core.matches.timing import next_due
from bot.core.matches.vacations import Leave, Return
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, NOW, done
from tests.bot.core.timed import DAY, FIRST, HOUR, ends, played, ticked, timed


def test_the_end_is_later_by_just_what_was_spent_away():
    """Also across daylight saving, and if weekends do not count anyway."""
    starts = [datetime(2026, month, 24, 8, tzinfo=UTC) for month in (3, 10)]
    for clock, start in product(("3d", "5d+1d/9d", "2d,weekends"), starts):
        match = timed(clock, at=start)
        for hours in range(1, 14 * 24, 7):
            away = done(match, Leave(ALKAIOS, start + 2 * HOUR + hours * HOUR), start + 2 * HOUR)
            again = ticked(away, next_due(away))
            rest = time_left(match.terms.clock, match.timer, FIRST, start + 2 * HOUR)
            later = counted_time(match.terms.clock, next_due(away), ends(again))
            assert later == rest, (clock, start, hours)


STEPS = {
    3: lambda now: (Leave(ALKAIOS, now + 5.3 * DAY),),
    5: lambda now: (Leave(BRASIDAS, now + 9 * DAY),),
    9: lambda _: (Return(BRASIDAS),),
    20: lambda now: (Ask(ALKAIOS, PAUSE), Ask(BRASIDAS, PAUSE), Leave(BRASIDAS, now + DAY / 3)),
    23: lambda _: (Resume(BRASIDAS),),
}
"""What happens on which days of each forty."""


@pytest.mark.parametrize("clock", ["365d+0h", "365d+0h,weekends"])
def test_a_year_of_vacations_and_pauses_drifts_by_nothing(clock):
    """What was used is what was counted while the clock went, to the microsecond."""
    match, now, chance = timed(clock), NOW, Random(20261122)
    used = [0 * DAY, 0 * DAY]
    for number in range(365):
        begin, now = now, now + DAY - HOUR / 7
        for at in sorted({until for until in match.away if until and until <= now} | {now}):
            if not match.timer.stops:
                used[match.game.position.side] += counted_time(match.terms.clock, begin, at)
            match, begin = ticked(match, at), at
        for command in STEPS.get(number % 40, lambda _: ())(now):
            match = done(match, command, now)
        if number % 3 == 0:
            match = played(match, now, going_on(match.game, chance))
        clock_, to_act = match.terms.clock, match.game.position.side
        rest = [time_left(clock_, match.timer, to_act, now), match.timer.left[to_act.other]]
        assert rest == [365 * DAY - used[to_act], 365 * DAY - used[to_act.other]]
    assert now - NOW > 360 * DAY
    assert sum(used, 0 * DAY) < 300 * DAY


def going_on(game, chance):
    """An action that ends nothing."""
    choices = [action for action in game.choices if game.play(action).outcome is None]
    return game.write(chance.choice(choices))
