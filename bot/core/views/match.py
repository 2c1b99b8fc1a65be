"""A match as one person sees it: picture, headline, notes, words and buttons. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import is_placing
from bot.core.matches.clock_text import clock_line
from bot.core.matches.fair_dice import seed_notes
from bot.core.matches.history import last_turn
from bot.core.matches.model import Match, Seats, Stage
from bot.core.matches.notation import notation
from bot.core.matches.picking import picking
from bot.core.matches.takebacks import takeback_point
from bot.core.matches.terms import ruleset_line
from bot.core.messages import Line, family_line, line
from bot.core.views.board_words import board_words, hand_line
from bot.core.views.buttons import (
    confirm_buttons,
    offer_buttons,
    over_buttons,
    running_buttons,
    shared_buttons,
)
from bot.core.views.clocks import clock_notes
from bot.core.views.last_turn import last_turn_lines
from bot.core.views.picking_text import first_label, spot_label
from bot.core.views.pictures import emptied, look_of, picture, with_picking
from bot.core.views.premoves import plan_notes
from bot.core.views.vacations import vacation_notes
from bot.core.views.views import Hotspot, MatchView, Viewer
from engine.position import Cue

if TYPE_CHECKING:
    from bot.core.matches.picking import Picking, Step
    from engine.game import Game
    from engine.position import Outcome, Side
    from render.picture import Picture


def match_view(match: Match, viewer: Viewer) -> MatchView:
    """Return a match as this person sees it, or everybody at a place."""
    side = match.side_of(viewer.id)
    view = MatchView(
        match=match.id,
        turn=match.turn,
        headline=headline(match, viewer),
        notes=(*notes(match, viewer), *seed_notes(match)),
        over=match.stage not in {Stage.OFFERED, Stage.RUNNING},
    )
    if match.game is None:
        yours = viewer.id is not None and match.waits_for(viewer.id)
        return replace(view, choices=offer_buttons(match, viewer.id), yours=yours)
    seen = replace(
        view,
        picture=_picture(match, viewer, match.game),
        words=(view.headline, *last_turn_lines(match, match.game, side), *board_words(match.game)),
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


def headline(match: Match, viewer: Viewer) -> Line:
    """Return the one line that matters most: whose turn, who won, who is asked."""
    if match.seats is None or match.game is None:
        return _offer(match, viewer)
    if match.outcome is not None:
        return _over(match, viewer, seats=match.seats, outcome=match.outcome)
    return _running(match, viewer, seats=match.seats, game=match.game)


def _offer(match: Match, viewer: Viewer) -> Line:
    challenger = viewer.name(match.challenger)
    if match.invited is None:
        part = "mine" if viewer.id == match.challenger else "theirs"
        return family_line("open", f"{match.stage}-{part}", name=challenger)
    invited = viewer.name(match.invited)
    if viewer.id == match.challenger:
        return family_line("offer", f"{match.stage}-by-you", name=invited)
    if viewer.id == match.invited:
        return family_line("offer", f"{match.stage}-to-you", name=challenger)
    return family_line("seen", match.stage, name=challenger, other=invited)


def _running(match: Match, viewer: Viewer, *, seats: Seats, game: Game) -> Line:
    to_act = game.position.side
    bonus = game.position.roll is Cue.BONUS
    if match.side_of(viewer.id) is to_act:
        name = viewer.name(seats[to_act.other])
        return line("turn-bonus-yours" if bonus else "turn-yours", name=name)
    return line("turn-bonus-theirs" if bonus else "turn-theirs", name=viewer.name(seats[to_act]))


def _over(match: Match, viewer: Viewer, *, seats: Seats, outcome: Outcome) -> Line:
    reason = family_line("reason", outcome.reason)
    side = match.side_of(viewer.id)
    if outcome.winner is None:
        return line("over-draw", reason=reason)
    winner = viewer.name(seats[outcome.winner])
    if side is None:
        return line("over-seen", name=winner, reason=reason)
    if side is outcome.winner:
        return line("over-won", name=viewer.name(seats[side.other]), reason=reason)
    return line("over-lost", name=winner, reason=reason)


def notes(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return the last action, a standing offer of a draw, who plays what and which game it is."""
    if match.seats is None or match.game is None:
        about = (*_rematch_note(match), *_side_note(match), *_clock_note(match))
        return (_game_note(match), *about, *_open_note(match))
    last = last_turn_lines(match, match.game, match.side_of(viewer.id))
    asked = (*_takeback_note(match, viewer), *_draw_note(match, viewer))
    offers = (*asked, *plan_notes(match, viewer))
    clock = (*vacation_notes(match, viewer), *clock_notes(match, viewer))
    about = (*clock, *sides_and_game(match, viewer, match.seats))
    return (*last, *_hand_note(match), *offers, *about)


def sides_and_game(match: Match, viewer: Viewer, seats: Seats) -> tuple[Line, ...]:
    """Return who plays what and which game it is."""
    first, second = (viewer.name(seat) for seat in seats)
    return (line("note-sides", first=first, second=second), _game_note(match))


def _game_note(match: Match) -> Line:
    return line("note-game", ruleset=ruleset_line(match.terms.ruleset), match=match.id)


def _rematch_note(match: Match) -> tuple[Line, ...]:
    return (line("note-rematch", match=match.rematch_of),) if match.rematch_of else ()


def _side_note(match: Match) -> tuple[Line, ...]:
    return (family_line("note-side", match.terms.side),) if match.stage is Stage.OFFERED else ()


def _clock_note(match: Match) -> tuple[Line, ...]:
    return (clock_line(match.terms.clock),) if match.stage is Stage.OFFERED else ()


def _open_note(match: Match) -> tuple[Line, ...]:
    is_open = match.invited is None and match.stage is Stage.OFFERED
    return (line("note-open", match=match.id),) if is_open else ()


def _hand_note(match: Match) -> tuple[Line, ...]:
    if match.game is None or not is_placing(match.game):
        return ()
    return (hand_line(match.game),)


def _takeback_note(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Which move is to be taken back, and whether a move of the other side goes with it."""
    side = match.takeback_asked
    past = None if side is None else takeback_point(match, side)
    if side is None or past is None or match.seats is None or match.game is None:
        return ()
    action = notation(match.game.ruleset, past.ply)
    # What the other side played since goes with it.
    both = match.before[-1] is not past
    if match.side_of(viewer.id) is side:
        return (line("note-takeback-both-yours" if both else "note-takeback-yours", action=action),)
    name = viewer.name(match.seats[side])
    if both:
        return (line("note-takeback-both-theirs", name=name, action=action),)
    return (line("note-takeback-theirs", name=name, action=action),)


def _draw_note(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    if match.draw_offer is None or match.seats is None or match.game is None:
        return ()
    stops = match.game.ruleset.adjudicates
    if match.side_of(viewer.id) is match.draw_offer:
        return (line("note-stop-yours" if stops else "note-draw-yours"),)
    name = viewer.name(match.seats[match.draw_offer])
    return (line("note-stop-theirs" if stops else "note-draw-theirs", name=name),)
