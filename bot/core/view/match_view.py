"""A match as one person sees it: picture, headline, notes, words and buttons. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.match.model import Stage
from bot.core.match.notation import written
from bot.core.match.picking import picking
from bot.core.match.seals import seal_notes
from bot.core.match.trail import last_turn
from bot.core.messages import line
from bot.core.view.board_words import board_words
from bot.core.view.buttons import (
    confirm_buttons,
    offer_buttons,
    over_buttons,
    running_buttons,
    shared_buttons,
)
from bot.core.view.deeds import deeds
from bot.core.view.headlines import headline, notes
from bot.core.view.picking_words import first_label, spot_label
from bot.core.view.pictures import emptied, look_of, picture, with_picking
from bot.core.view.views import MatchView, Spot, Viewer

if TYPE_CHECKING:
    from bot.core.match.model import Match
    from bot.core.match.picking import Picking, Step
    from bot.core.messages import Line
    from engine.game import Game
    from engine.position import Side
    from render.picture import Picture


def match_view(match: Match, viewer: Viewer) -> MatchView:
    """Return a match as it stands for this person, or for everybody at a place."""
    side = match.side_of(viewer.id)
    view = MatchView(
        match=match.id,
        turn=match.turn,
        headline=headline(match, viewer),
        notes=(*notes(match, viewer), *seal_notes(match)),
        over=match.stage not in {Stage.OFFERED, Stage.RUNNING},
    )
    if match.game is None:
        yours = viewer.id is not None and match.waits_for(viewer.id)
        return replace(view, choices=offer_buttons(match, viewer.id), yours=yours)
    seen = replace(
        view,
        picture=_picture(match, viewer, match.game),
        words=(view.headline, *deeds(match, match.game, side), *board_words(match.game)),
    )
    if match.stage is not Stage.RUNNING:
        return replace(seen, choices=over_buttons(match, viewer.id))
    if viewer.account is None:
        return replace(seen, choices=shared_buttons(match, match.game))
    if side is not match.game.position.side:
        return replace(seen, choices=running_buttons(match, side, to_act=False))
    return _to_act(seen, match, game=match.game, side=side)


def _picture(match: Match, viewer: Viewer, game: Game) -> Picture:
    turn = last_turn(match.terms.ruleset, match.trail) if match.trail else ()
    drawn = picture(game, look_of(viewer.account, match.side_of(viewer.id)))
    to_act = drawn.turn if match.stage is Stage.RUNNING else None
    return replace(drawn, captured=emptied(turn), turn=to_act)


def _to_act(view: MatchView, match: Match, *, game: Game, side: Side) -> MatchView:
    begin = picking(match, game, ())
    assert view.picture is not None  # noqa: S101 -- a match in play has its picture
    return replace(
        view,
        picture=with_picking(view.picture, game, begin),
        choices=running_buttons(match, side, to_act=True),
        spots=spots(game, begin),
        yours=True,
    )


def resigning_view(match: Match, viewer: Viewer) -> MatchView:
    """Return the match with the question whether it is really given up."""
    view = match_view(match, viewer)
    return replace(view, notes=(line("ask-resign"),), choices=confirm_buttons(match), spots=())


def spots(game: Game, state: Picking) -> tuple[Spot, ...]:
    """Return the squares that can be pressed: those that go on, and those that begin anew."""
    following = tuple(_spot(game, step, spot_label(game, state, step)) for step in state.steps)
    taken = {spot.square for spot in following}
    anew = tuple(
        _spot(game, step, first_label(game, step))
        for step in state.others
        if step.square not in taken
    )
    return following + anew


def _spot(game: Game, step: Step, label: Line) -> Spot:
    return Spot(step.square, step.control, label, written(game.ruleset, step.square))
