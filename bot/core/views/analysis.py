"""A moment of a match that is over, with its course and with what was better. Pure."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import notation, notations
from bot.core.matches.controls import Verb
from bot.core.matches.messages import line
from bot.core.views.buttons import button, step_buttons
from bot.core.views.pictures import picture
from bot.core.views.replay import replay_view
from bot.core.views.views import Choice, Seat
from engine import Side

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.matches.thoughts import Analysis, Mistake
    from bot.core.views.replay import Replay
    from bot.core.views.views import MatchView
    from render import Picture

_SQUARE = re.compile(r"[a-l][0-9]{1,2}", re.ASCII)


def analysis_view(replay: Replay, analysis: Analysis, number: int) -> MatchView:
    """Return a moment with the course beneath the board; if a side erred, with what was better.

    There the board is as it was before, and what was better is drawn on it.
    """
    match = replay.match
    shown = replay_view(replay, number)
    mistake = next((each for each in analysis.mistakes if each.moment == number), None)
    board = shown.picture if mistake is None else _better(replay, mistake)
    assert board is not None  # noqa: S101 -- a match that has begun has its picture
    said = (*_missed(replay, mistake), _chances(replay, analysis, number))
    none = () if analysis.mistakes else (line("analysis-none"),)
    points = tuple(
        Choice(
            button(match, Verb.ANALYSIS, choice=each.moment).control,
            line("analysis-point", number=each.moment),
        )
        for each in analysis.mistakes
        if each.moment != number
    )
    steps = step_buttons(match, Verb.ANALYSIS, number, replay.count)
    back = button(match, Verb.BOARD, label="back")
    return replace(
        shown,
        picture=replace(
            board,
            course=analysis.chances,
            moment=number,
            turning_points=tuple(each.moment for each in analysis.mistakes),
        ),
        notes=(*said, *none),
        words=(shown.words[0], *said, *shown.words[1:]),
        choices=(*steps, *points, back),
    )


def watched_moment(replay: Replay, number: int, analysis: Analysis | None) -> MatchView:
    """Return one moment of a public match as watchers see it, analysed if that has been done."""
    match = replay.match
    if analysis:
        view = analysis_view(replay, analysis, number)
        steps = view.choices[:-1]
    else:
        view = replay_view(replay, number)
        steps = step_buttons(match, Verb.REPLAY, number, replay.count)
    names = (replay.viewer.player(match, side) for side in Side)
    return replace(
        view,
        choices=(*steps, button(match, Verb.BOARD, label="to-match")),
        seats=tuple(Seat(name, acts=False, taken=0, left=None) for name in names),
    )


def _better(replay: Replay, mistake: Mistake) -> Picture:
    """Return the board before a ply, with what was better drawn as a plan."""
    before, moment = replay.moments[mistake.moment - 1], replay.moments[mistake.moment]
    drawn = picture(before.game, replay.look)
    squares = tuple(_SQUARE.findall(mistake.better))
    is_taking = mistake.better.startswith("x")
    return replace(
        drawn,
        path=(),
        captured=(),
        plan=() if is_taking else squares,
        prey=squares if is_taking else mistake.captures,
        dice=moment.throw,
    )


def _missed(replay: Replay, mistake: Mistake | None) -> tuple[Line, ...]:
    if mistake is None:
        return ()
    done, rules = replay.moments[mistake.moment].ply, replay.moments[0].game.ruleset
    if done is None:
        return ()
    name = replay.viewer.name(replay.seats[done.side])
    better = notation(rules, mistake.better)
    if not mistake.captures:
        return (line("analysis-missed", name=name, action=better),)
    squares = notations(rules, mistake.captures)
    return (line("analysis-missed-captures", name=name, action=better, squares=squares),)


def _chances(replay: Replay, analysis: Analysis, number: int) -> Line:
    first, second = (replay.viewer.name(replay.seats[side]) for side in Side)
    percent = analysis.chances[number]
    return line("analysis-chances", first=first, one=percent, second=second, other=100 - percent)
