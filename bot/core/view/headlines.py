"""The headline of a match and the notes under it, for one person. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.choices import is_placing
from bot.core.match.clock_text import clock_line
from bot.core.match.model import Match, Seats, Stage
from bot.core.match.notation import written
from bot.core.match.rulesets import ruleset_line
from bot.core.match.takeback import past_of
from bot.core.messages import Line, line, member
from bot.core.view.away_notes import away_notes
from bot.core.view.board_words import hand_line
from bot.core.view.clock_notes import clock_notes
from bot.core.view.deeds import deeds
from bot.core.view.plan_words import plan_notes
from engine.position import Cue

if TYPE_CHECKING:
    from bot.core.view.views import Viewer
    from engine.game import Game
    from engine.position import Outcome


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
        return member("open", f"{match.stage}-{part}", name=challenger)
    invited = viewer.name(match.invited)
    if viewer.id == match.challenger:
        return member("offer", f"{match.stage}-by-you", name=invited)
    if viewer.id == match.invited:
        return member("offer", f"{match.stage}-to-you", name=challenger)
    return member("seen", match.stage, name=challenger, other=invited)


def _running(match: Match, viewer: Viewer, *, seats: Seats, game: Game) -> Line:
    to_act = game.position.side
    bonus = game.position.roll is Cue.BONUS
    if match.side_of(viewer.id) is to_act:
        name = viewer.name(seats[to_act.other])
        return line("turn-bonus-yours" if bonus else "turn-yours", name=name)
    return line("turn-bonus-theirs" if bonus else "turn-theirs", name=viewer.name(seats[to_act]))


def _over(match: Match, viewer: Viewer, *, seats: Seats, outcome: Outcome) -> Line:
    reason = member("reason", outcome.reason)
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
    last = deeds(match, match.game, match.side_of(viewer.id))
    asked = (*_takeback_note(match, viewer), *_draw_note(match, viewer))
    offers = (*asked, *plan_notes(match, viewer))
    clock = (*away_notes(match, viewer), *clock_notes(match, viewer))
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
    return (member("note-side", match.terms.side),) if match.stage is Stage.OFFERED else ()


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
    past = None if side is None else past_of(match, side)
    if side is None or past is None or match.seats is None or match.game is None:
        return ()
    action = written(match.game.ruleset, past.ply)
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
