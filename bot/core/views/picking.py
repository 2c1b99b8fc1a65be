"""Picking an action: the question, its effects, each square's label, why one is refused. Pure."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.matches.actions import (
    action_named,
    action_notation,
    choices,
    is_placing,
    notation,
    notations,
    reason_line,
    square_notation,
)
from bot.core.matches.messages import Refused, family_line, line
from bot.core.views.board_words import effect_lines
from bot.core.views.views import Hotspot
from engine import Huff, Move, Placement, RefusalCode, Take, steps
from engine.explain import refuse

if TYPE_CHECKING:
    from bot.core.matches.messages import Line, Notation
    from bot.core.matches.model import Match
    from bot.core.matches.picking import Picking, Step
    from bot.core.views.views import Viewer
    from engine import Action, Game, Square


def question(game: Game, state: Picking) -> Line:
    """Return what a person is asked who has come so far."""
    if state.action is not None:
        return _preview(game, state, state.action)
    if state.picked:
        return line("pick-square", square=notation(game.ruleset, state.picked[-1]))
    return line("pick-place" if is_placing(game) else "pick-piece")


def foreseen(game: Game, state: Picking) -> tuple[Line, ...]:
    """Return what the picked action would do besides capturing, and how it would end the game."""
    if state.action is None or isinstance(state.action, Huff):
        return ()
    after = game.play(state.action)
    if after.outcome is None:
        return effect_lines(after)
    reason = family_line("reason", after.outcome.reason)
    if after.outcome.winner is None:
        return (*effect_lines(after), line("preview-draws", reason=reason))
    wins = after.outcome.winner is game.position.side
    return (*effect_lines(after), line("preview-wins" if wins else "preview-loses", reason=reason))


def step_label(game: Game, state: Picking, step: Step) -> Line:
    """Return the label of a square's button."""
    name = notation(game.ruleset, step.square)
    if isinstance(step.action, Take):
        return line("step-take", square=name)
    if step.captures and state.picked:
        return line("step-captures", square=name)
    return line("step", square=name)


def spot_label(game: Game, state: Picking, step: Step) -> Line:
    """Return what the square of a next step is, in the picture."""
    if not state.picked:
        return first_label(game, step)
    name = notation(game.ruleset, step.square)
    return line("spot-captures" if step.captures else "spot", square=name)


def first_label(game: Game, step: Step) -> Line:
    """Return what the square of a first step is, in the picture."""
    name = notation(game.ruleset, step.square)
    match step.action:
        case Placement():
            return line("spot-place", square=name)
        case Take():
            return line("spot-take", square=name)
        case Huff():
            return line("spot-huff", square=name)
        case _:
            return line("spot-piece", square=name)


def _preview(game: Game, state: Picking, action: Action) -> Line:
    name = partial(square_notation, game.ruleset)
    match action:
        case Placement(square):
            return line("preview-place", square=name(square))
        case Take(square):
            return line("preview-take", square=name(square))
        case Huff(square):
            return line("preview-huff", square=name(square))
        case _:
            return _preview_move(game, state, action_notation(game, action))


def _preview_move(game: Game, state: Picking, action: Notation) -> Line:
    if not state.prey:
        return line("preview", action=action)
    squares = notations(game.ruleset, state.prey)
    # Only a chain of jumps can stop here and go on as well.
    return line(
        "preview-captures-on" if state.steps else "preview-captures",
        action=action,
        squares=squares,
    )


def spots(game: Game, state: Picking) -> tuple[Hotspot, ...]:
    """Return the squares that can be pressed: those that go on, and those that begin again."""
    following = tuple(_spot(game, step, spot_label(game, state, step)) for step in state.steps)
    taken = {spot.square for spot in following}
    restarts = tuple(
        _spot(game, step, first_label(game, step))
        for step in state.others
        if step.square not in taken
    )
    return following + restarts


def _spot(game: Game, step: Step, label: Line) -> Hotspot:
    return Hotspot(step.square, step.control, label, notation(game.ruleset, step.square))


def tap_line(match: Match, game: Game, viewer: Viewer, squares: tuple[Square, ...]) -> Line | None:
    """Return why the last of these squares cannot follow the others, for a player of a match.

    Says no more than the rules do if hints are hidden. None if there is nothing to say.
    """
    side = game.position.side
    if match.side_of(viewer.id) is not side and match.seats is not None:
        return line("tap-not-your-turn", name=viewer.name(match.seats[side]))
    *begun, square = squares
    if begun:
        return _not_reachable(game, squares)
    piece = game.position.piece_at(square)
    shown = square_notation(game.ruleset, square)
    if is_placing(game):
        return line("tap-taken" if piece else "tap-no-place", square=shown)
    if piece is None:
        return line("tap-empty")
    if piece.side is not side:
        return line("tap-not-yours", square=shown)
    leads = _compulsory(game, square)
    if leads is not None:
        return leads
    return line("tap-stuck", square=shown)


def _not_reachable(game: Game, squares: tuple[Square, ...]) -> Line | None:
    name = game.ruleset.board.name
    if squares[-1] == squares[-2]:
        return None
    text = "-".join(map(name, squares))
    found = action_named(game, text)
    why = refuse(game, text) if isinstance(found, Refused) else None
    end = square_notation(game.ruleset, squares[-1])
    if why is None:
        return line("tap-unreachable", square=end)
    return line("tap-illegal", square=end, why=reason_line(game, why))


def _compulsory(game: Game, start: Square) -> Line | None:
    """Say that a capture must be made, if only that keeps a piece from moving."""
    name = game.ruleset.board.name
    if any(steps(each)[:1] == (start,) for each in choices(game) if isinstance(each, Move)):
        return None
    for end in game.ruleset.board.squares:
        why = refuse(game, f"{name(start)}-{name(end)}") if end != start else None
        if why is not None and why.code is RefusalCode.CAPTURE_FIRST:
            return line("tap-capture-first", why=reason_line(game, why))
    return None


def tapped(game: Game, choice: str) -> tuple[Square, ...]:
    """Return the squares of a control's choice, such as b2-b5; empty if it is forged."""
    board = game.ruleset.board
    try:
        return tuple(board.square(each) for each in choice.split("-"))
    except ValueError:
        return ()
