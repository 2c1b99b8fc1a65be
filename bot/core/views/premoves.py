"""Premoves as buttons carry them and as lines tell them. Pure."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from bot.core.matches.actions import PLACEMENT_SIGN, choices, notations
from bot.core.matches.agreements import is_on_hold
from bot.core.matches.messages import Refused, line
from bot.core.matches.play import Played
from bot.core.matches.premoves import PlanDropped, PlanMissed, play_line
from bot.core.matches.set_ups import SetUpSkipped
from bot.core.views.pictures import last_captures
from bot.core.views.set_ups import placed_notes, set_up_notes

if TYPE_CHECKING:
    from bot.core.matches.events import Event
    from bot.core.matches.messages import Line, Notation
    from bot.core.matches.model import LastAction, Match, PlanLine
    from bot.core.matches.premoves import Variation
    from bot.core.views.views import Viewer
    from engine import Side


def places(way: Variation) -> tuple[int, ...]:
    """Return the place of each action of a line among the choices of its moment."""
    return tuple(
        next(place for place, each in enumerate(choices(game)) if game.write(each) == text)
        for game, text in zip(way.games, way.texts, strict=False)
    )


def plan_line(way: Variation, side: Side) -> Line:
    """Return a line of play as its side says it: if this, then that."""
    steps = zip(way.games, way.written, strict=False)
    turns = [
        (is_own, tuple(action for _, action in group))
        for is_own, group in groupby(steps, lambda step: step[0].position.side is side)
    ]
    begun = [line("plan-now", yours=turns[0][1])] if turns and turns[0][0] else []
    rest = turns[len(begun) :]
    pairs = [
        line("plan-pair", theirs=theirs, yours=yours)
        for (_, theirs), (_, yours) in zip(rest[::2], rest[1::2], strict=False)
    ]
    open_end = [line("plan-if", theirs=rest[-1][1])] if len(rest) % 2 else []
    return line("plan-line", steps=(*begun, *pairs, *open_end))


def plan_captures(way: Variation) -> tuple[Line, ...]:
    """Return what a line of play would capture, on either side."""
    squares = (square for game in way.games[1:] for square in last_captures(game))
    found = notations(way.end.ruleset, squares)
    return (line("plan-captures", squares=found),) if found else ()


def plan_item(match: Match, side: Side, texts: PlanLine) -> Line:
    """Return a kept line as it is listed, also one that can come true no more."""
    way = _walked(match, side, texts)
    if isinstance(way, Refused):
        return line("plan-void", actions=_written(match, texts))
    return plan_line(way, side)


def plan_notes(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return what premoves have just played, and what is left of the person's own.

    Of the other side's premoves only the moves that they made are shown.
    """
    side = match.side_of(viewer.id)
    if match.game is None:
        return ()
    return (*_came_true(match, viewer), *_own_notes(match, side))


def _own_notes(match: Match, side: Side | None) -> tuple[Line, ...]:
    return () if side is None else (*_kept_note(match, side), *set_up_notes(match, side))


def plan_news(match: Match, event: Event) -> Line | None:
    """Return the news of a premove for its side: played, missed or dropped."""
    match event:
        case Played(action=action, planned=True) if not action.startswith(PLACEMENT_SIGN):
            return line("news-plan-true", action=_written(match, (action,))[0])
        case PlanMissed():
            return line("news-plan-missed")
        case PlanDropped():
            return line("news-plan-dropped", action=_written(match, (event.action,))[0])
        case SetUpSkipped():
            return line("news-set-up-skipped", squares=_written(match, event.squares))
        case _:
            return None


def answered_lines(match: Match, side: Side | None) -> tuple[Line, ...]:
    """Return the lines on premoves that answered an action, for the person who played it."""
    replies = match.answered[1:]
    if not replies or match.game is None:
        return ()
    actions = _played(match, replies)
    placed = placed_notes(match, replies, side)
    said = placed or line("done-answered", count=len(replies), actions=actions)
    if match.outcome is not None:
        return (said, line("done-ended"))
    mine = match.game.position.side is side
    return (said, line("done-answered-yours" if mine else "done-answered-theirs"))


def _came_true(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Replies by premoves; the note on the last action alone would not show them."""
    if not match.answered:
        return ()
    side, (first, *replies) = match.side_of(viewer.id), _played(match, match.answered)
    if placed := placed_notes(match, match.answered[1:], side):
        return (placed,)
    last = match.answered[-1].side
    if len(replies) > 1:
        return (line("note-answered-on", action=first, actions=tuple(replies)),)
    if last is side:
        return (line("note-plan-true", theirs=first, yours=replies[0]),)
    return (line("note-answered", side=viewer.player(match, last), action=first),)


def _kept_note(match: Match, side: Side) -> tuple[Line, ...]:
    lines = match.plans[side]
    if not lines:
        return ()
    if is_on_hold(match, side) and match.game and match.game.position.side is side:
        return (line("note-plan-held", action=_written(match, lines[0])[0]),)
    if len(lines) > 1:
        return (line("note-plans", count=len(lines)),)
    return (line("note-plan", plan=plan_item(match, side, lines[0])),)


def _walked(match: Match, side: Side, texts: PlanLine) -> Variation | Refused:
    assert match.game is not None  # noqa: S101 -- there are no premoves before a match begins
    return play_line(match.game, texts, side)


def _played(match: Match, actions: tuple[LastAction, ...]) -> tuple[Notation, ...]:
    """Return actions as they are told, a placement by its square alone."""
    return _written(match, tuple(each.text.removeprefix(PLACEMENT_SIGN) for each in actions))


def _written(match: Match, texts: PlanLine) -> tuple[Notation, ...]:
    assert match.game is not None  # noqa: S101 -- there are no premoves before a match begins
    return notations(match.game.ruleset, texts)
