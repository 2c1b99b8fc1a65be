"""A match as the person sees it who picks an action on its board. Pure."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.controls import Verb
from bot.core.matches.actions import is_placing
from bot.core.matches.notation import action_in, all_written, square_in, written
from bot.core.matches.picking import huffing, picking
from bot.core.messages import line, member
from bot.core.views.board_words import hand_line
from bot.core.views.buttons import button
from bot.core.views.last_turn import effects, thrown
from bot.core.views.match import match_view, spots
from bot.core.views.pictures import with_picking
from bot.core.views.views import Choice, MatchView, Tone, Viewer
from engine.actions import Huff, Place, Take

if TYPE_CHECKING:
    from bot.core.matches.model import Match
    from bot.core.matches.picking import Picking, Step
    from bot.core.messages import Line, Notation
    from engine.actions import Action
    from engine.board import Square
    from engine.game import Game


def picking_view(
    match: Match, viewer: Viewer, *, game: Game, prefix: tuple[Square, ...]
) -> MatchView:
    """Return the match of a person who has picked so much of an action; the last is a preview."""
    state = picking(match, game, prefix)
    return _view(match, viewer, game=game, state=state, ask=question(game, state))


def huffing_view(
    match: Match, viewer: Viewer, *, game: Game, square: Square | None = None
) -> MatchView:
    """Return the match of a person who claims a huff: which man, or whether really this one."""
    state = huffing(match, game, square)
    ask = line("pick-huff") if square is None else question(game, state)
    return _view(match, viewer, game=game, state=state, ask=ask)


def _view(match: Match, viewer: Viewer, *, game: Game, state: Picking, ask: Line) -> MatchView:
    view = match_view(match, viewer)
    assert view.picture is not None  # noqa: S101 -- only a match in play is picked in
    back = button(match, Verb.BOARD, label="back")
    return replace(
        view,
        picture=with_picking(view.picture, game, state),
        notes=(ask, *foreseen(game, state), *_reminder(game)),
        choices=(*_confirming(match, state), *_step_buttons(game, state), back),
        spots=spots(game, state),
    )


def _reminder(game: Game) -> tuple[Line, ...]:
    """What is still to be placed, or what the dice allow."""
    return (hand_line(game),) if is_placing(game) else thrown(game, game.position.side)


def _confirming(match: Match, state: Picking) -> tuple[Choice, ...]:
    if state.index is not None:
        return (button(match, Verb.PLAY, choice=str(state.index), tone=Tone.PRIMARY),)
    if state.action is not None:
        return (button(match, Verb.HUFF_YES, choice=state.picked[0], tone=Tone.PRIMARY),)
    return ()


def _step_buttons(game: Game, state: Picking) -> tuple[Choice, ...]:
    return tuple(Choice(step.control, step_label(game, state, step)) for step in state.steps)


def question(game: Game, state: Picking) -> Line:
    """Return what a person is asked who has come so far."""
    if state.action is not None:
        return _preview(game, state, state.action)
    if state.picked:
        return line("pick-square", square=written(game.ruleset, state.picked[-1]))
    return line("pick-place" if is_placing(game) else "pick-piece")


def foreseen(game: Game, state: Picking) -> tuple[Line, ...]:
    """Return what the picked action would do besides capturing, and how it would end the game."""
    if state.action is None or isinstance(state.action, Huff):
        return ()
    after = game.play(state.action)
    if after.outcome is None:
        return effects(after)
    reason = member("reason", after.outcome.reason)
    if after.outcome.winner is None:
        return (*effects(after), line("preview-draws", reason=reason))
    wins = after.outcome.winner is game.position.side
    return (*effects(after), line("preview-wins" if wins else "preview-loses", reason=reason))


def step_label(game: Game, state: Picking, step: Step) -> Line:
    """Return what stands on the button of a square."""
    name = written(game.ruleset, step.square)
    if isinstance(step.action, Take):
        return line("step-take", square=name)
    if step.captures and state.picked:
        return line("step-captures", square=name)
    return line("step", square=name)


def spot_label(game: Game, state: Picking, step: Step) -> Line:
    """Return what the square of a next step is, in the picture."""
    if not state.picked:
        return first_label(game, step)
    name = written(game.ruleset, step.square)
    return line("spot-captures" if step.captures else "spot", square=name)


def first_label(game: Game, step: Step) -> Line:
    """Return what the square of a first step is, in the picture."""
    name = written(game.ruleset, step.square)
    match step.action:
        case Place():
            return line("spot-place", square=name)
        case Take():
            return line("spot-take", square=name)
        case Huff():
            return line("spot-huff", square=name)
        case _:
            return line("spot-piece", square=name)


def _preview(game: Game, state: Picking, action: Action) -> Line:
    name = partial(square_in, game.ruleset)
    match action:
        case Place(square):
            return line("preview-place", square=name(square))
        case Take(square):
            return line("preview-take", square=name(square))
        case Huff(square):
            return line("preview-huff", square=name(square))
        case _:
            return _preview_move(game, state, action_in(game, action))


def _preview_move(game: Game, state: Picking, action: Notation) -> Line:
    if not state.prey:
        return line("preview", action=action)
    squares = all_written(game.ruleset, state.prey)
    # Only a chain of jumps can stop here and go on as well.
    return line(
        "preview-captures-on" if state.steps else "preview-captures",
        action=action,
        squares=squares,
    )
