"""A match as one person sees it: picture, headline, notes, words and buttons. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.board_words import board_words
from bot.core.buttons import (
    button,
    confirm_buttons,
    offer_buttons,
    over_buttons,
    running_buttons,
    shared_buttons,
)
from bot.core.controls import Verb
from bot.core.headlines import headline, notes
from bot.core.messages import line
from bot.core.model import Orientation, Stage
from bot.core.picking import Picking, picking
from bot.core.pictures import picture, with_picking
from bot.core.views import Choice, MatchView, Spot, Tone, Viewer

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.core.model import Match
    from engine.board import Square
    from engine.game import Game
    from engine.position import Side


def match_view(match: Match, viewer: Viewer) -> MatchView:
    """Return a match as it stands for this person, or for everybody at a place."""
    side = match.side_of(viewer.id)
    view = MatchView(
        match=match.id,
        turn=match.turn,
        headline=headline(match, viewer),
        notes=notes(match, viewer),
        over=match.stage not in {Stage.OFFERED, Stage.RUNNING},
    )
    if match.game is None:
        yours = viewer.id is not None and match.waits_for(viewer.id)
        return replace(view, choices=offer_buttons(match, viewer.id), yours=yours)
    orientation = viewer.account.settings.orientation if viewer.account else Orientation.FIRST
    shown = replace(
        view,
        picture=picture(match.game, flipped=orientation.flips(side)),
        words=(view.headline, *board_words(match.game)),
    )
    if match.stage is not Stage.RUNNING:
        return replace(shown, choices=over_buttons(match))
    if viewer.account is None:
        return replace(shown, choices=shared_buttons(match))
    if side is not match.game.position.side:
        return replace(shown, choices=running_buttons(match, side, to_act=False))
    return _to_act(shown, match, game=match.game, side=side)


def _to_act(view: MatchView, match: Match, *, game: Game, side: Side) -> MatchView:
    begin = picking(match, game, ())
    assert view.picture is not None  # noqa: S101 -- a match in play has its picture
    return replace(
        view,
        picture=with_picking(view.picture, begin),
        choices=running_buttons(match, side, to_act=True),
        spots=_spots(begin),
        yours=True,
    )


def picking_view(
    match: Match, viewer: Viewer, *, game: Game, prefix: tuple[Square, ...]
) -> MatchView:
    """Return the match of a person who has picked so much of an action; the last is a preview."""
    view = match_view(match, viewer)
    state = picking(match, game, prefix)
    assert view.picture is not None  # noqa: S101 -- only a match in play is picked in
    return replace(
        view,
        picture=with_picking(view.picture, state),
        notes=(_instruction(game, state),),
        choices=(*_play_button(match, state), *_step_buttons(state), _back(match)),
        spots=_spots(state),
    )


def resigning_view(match: Match, viewer: Viewer) -> MatchView:
    """Return the match with the question whether it is really given up."""
    view = match_view(match, viewer)
    return replace(view, notes=(line("ask-resign"),), choices=confirm_buttons(match), spots=())


def _instruction(game: Game, state: Picking) -> Line:
    if state.index is not None:
        action = game.write(game.choices[state.index])
        if state.prey:
            return line("preview-captures", action=action, squares=state.prey)
        return line("preview", action=action)
    if state.picked:
        return line("pick-square", square=state.picked[-1])
    return line("pick-piece")


def _play_button(match: Match, state: Picking) -> tuple[Choice, ...]:
    if state.index is None:
        return ()
    return (button(match, Verb.PLAY, choice=str(state.index), tone=Tone.PRIMARY),)


def _step_buttons(state: Picking) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            step.control,
            line("step-captures", square=step.square)
            if step.captures
            else line("step", square=step.square),
        )
        for step in state.steps
    )


def _back(match: Match) -> Choice:
    return button(match, Verb.BOARD, label="back")


def _spots(state: Picking) -> tuple[Spot, ...]:
    following = tuple(
        Spot(
            step.square,
            step.control,
            line("spot-captures" if step.captures else "spot", square=step.square)
            if state.picked
            else line("spot-piece", square=step.square),
        )
        for step in state.steps
    )
    taken = {spot.square for spot in following}
    anew = tuple(
        Spot(step.square, step.control, line("spot-piece", square=step.square))
        for step in state.others
        if step.square not in taken
    )
    return following + anew
