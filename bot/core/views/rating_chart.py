"""The chart of a person's rating in a game, and the ways to those of their other games."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Day, Month, line
from bot.core.typed.terms import ruleset_line
from bot.core.views.pictures import look_of
from bot.core.views.views import Choice, ChoiceMenu, RatingChart
from render import ChartPoint

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from bot.core.matches.messages import Line
    from bot.core.matches.model import Account
    from bot.core.matches.ratings import Rating, RatingPoint

MONTHLY_AFTER = 300.0
"""From so many days on, months are written beneath the curve; before, days."""

DAY = 86_400.0

MAX_POINTS = 300
"""Of more points some are left out: a curve is not much wider in pixels."""


def rating_chart(
    who: Account, game: str, rating: Rating, history: tuple[RatingPoint, ...], viewer: Account
) -> RatingChart:
    """Return the chart of a rating as of ``rating.at``, from its history, in the viewer's theme.

    The last point is that moment: since the last match the rating has become less certain. A match
    that was counted after a later one is drawn beside that.
    """
    known: tuple[RatingPoint | Rating, ...] = (*history, rating)
    times = tuple(accumulate((each.at for each in known if each.at), max))
    every = -(-len(known) // MAX_POINTS)
    shown = tuple(zip(times, known, strict=True))[::-every][::-1]
    points = tuple(
        ChartPoint(round(at.timestamp()), round(each.value, 1), round(each.deviation, 1))
        for at, each in shown
    )
    value, margin = round(rating.value), round(2 * rating.deviation)
    highest = round(max(each.value for each in known))
    return RatingChart(
        title=who.name,
        subtitle=(ruleset_line(game),),
        rows=(
            (line("chart-rating"), f"{value} ± {margin}"),
            (line("chart-highest"), str(highest)),
            (line("chart-matches"), str(rating.matches)),
        ),
        points=points,
        ticks=_ticks(shown[0][0], times[-1], viewer.settings.zone),
        theme=look_of(viewer).theme,
        words=(
            line(
                "chart-words",
                ruleset=ruleset_line(game),
                count=len(history),
                first=str(round(points[0].value)),
                since=Month(times[0].astimezone(ZoneInfo(viewer.settings.zone)).date()),
                rating=str(value),
                margin=margin,
                highest=str(highest),
            ),
        ),
    )


def _ticks(begin: datetime, end: datetime, zone: str) -> tuple[tuple[float, Line], ...]:
    """Return what is written beneath the beginning, the middle and the end, once each."""
    kind = Month if (end - begin).total_seconds() > MONTHLY_AFTER * DAY else Day
    now = (end.timestamp(), line("chart-now"))
    if begin == end:
        return (now,)
    written = {
        line("chart-since", since=kind(at.astimezone(ZoneInfo(zone)).date())): at.timestamp()
        for at in (begin + (end - begin) / 2, begin)
    }
    return (*sorted(((at, said) for said, at in written.items()), key=lambda each: each[0]), now)


def game_menu(who: Account, games: Iterable[str], shown: str) -> ChoiceMenu:
    """Return the choice between the charts of a person's games, of which one is shown."""
    choices = tuple(Choice(_control(who, game), ruleset_line(game)) for game in games)
    chosen = _control(who, shown)
    return ChoiceMenu(chosen, ruleset_line(shown), choices, chosen)


def _control(who: Account, game: str) -> Control:
    return Control(Verb.PROFILE, choice=f"{game}={who.id}")
