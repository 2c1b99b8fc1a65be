"""The digest of a week at a place, in lines. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.matches.messages import PersonName, Timestamp, line
from bot.core.typed.terms import ruleset_line

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.matches.weeks import Week, WeekResult


def week_lines(week: Week) -> tuple[Line, ...]:
    """Return what happened in a week: results, the best climb, the longest wait."""
    lines = [line("week", count=week.count), *map(_result_line, week.results)]
    if week.count > len(week.results) > 0:
        lines.append(line("week-more", count=week.count - len(week.results)))
    if climb := week.climb:
        lines.append(
            line(
                "week-climb",
                name=PersonName(climb.name),
                ruleset=ruleset_line(climb.game),
                before=str(round(climb.before)),
                after=str(round(climb.after)),
            )
        )
    if wait := week.wait:
        lines.append(
            line(
                "week-wait",
                name=PersonName(wait.name),
                other=PersonName(wait.other),
                ruleset=ruleset_line(wait.game),
                since=Timestamp(wait.since),
            )
        )
    return tuple(lines)


def _result_line(result: WeekResult) -> Line:
    one, other = map(PersonName, result.names)
    ruleset = ruleset_line(result.game)
    if result.is_drawn:
        return line("week-drawn", one=one, other=other, ruleset=ruleset)
    return line("week-won", winner=one, loser=other, ruleset=ruleset)
