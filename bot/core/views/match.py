"""A match as one person sees it: picture, headline, notes, words and buttons. Pure."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from bot.core.matches.actions import is_placing, notations
from bot.core.matches.chat import heard
from bot.core.matches.computers import computer_in, computer_side, waits_for_computer
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Line, Notation, Typed, family_line, line
from bot.core.matches.model import Match, Stage
from bot.core.matches.picking import huffing, next_squares, picking, plays_at_once
from bot.core.matches.timing import deadline
from bot.core.matches.trails import is_no_ply, last_turn
from bot.core.typed.clock_text import clock_line
from bot.core.typed.terms import ruleset_line
from bot.core.views.board_words import (
    board_words,
    hand_line,
    last_turn_lines,
    reason_of,
    throw_lines,
)
from bot.core.views.buttons import (
    button,
    confirm_buttons,
    offer_buttons,
    over_buttons,
    running_buttons,
    shared_buttons,
)
from bot.core.views.clocks import clock_notes, count_note, request_notes, vacation_notes
from bot.core.views.picking import foreseen, question, spots, step_label
from bot.core.views.pictures import emptied, look_of, picture, with_picking
from bot.core.views.premoves import plan_notes
from bot.core.views.views import Choice, MatchView, Seat, Tone, Viewer
from engine import Cue, Side

if TYPE_CHECKING:
    from bot.core.matches.by_side import BySide
    from bot.core.matches.model import AccountId, Match
    from bot.core.matches.picking import Picking
    from bot.core.views.views import Viewer
    from engine import Game, Outcome, Square


GAME_NOTES = frozenset({"note-game", "note-game-rated"})
"""The codes of the note that names the game, which leads to where the match can be watched."""

MOVES_SHOWN = 12
"""How many of the last plies are listed beside the board."""


def match_view(match: Match, viewer: Viewer) -> MatchView:
    """Return a match as this person sees it, or everyone at a place."""
    side, game = match.side_of(viewer.id), match.game
    view = replace(played_view(match, viewer), notes=notes(match, viewer))
    if game is None:
        yours = viewer.id is not None and match.waits_for(viewer.id)
        return replace(view, choices=offer_buttons(match, viewer.id), yours=yours)
    if match.stage is not Stage.RUNNING:
        return replace(view, choices=over_buttons(match, viewer.id))
    if viewer.account is None:
        # A card is played on; other shared boards have a button to pick, and mark nothing.
        is_on_card = match.place is not None and match.place.is_card
        first = spots(game, picking(match, game, ())) if is_on_card else ()
        return replace(view, choices=shared_buttons(match, game), spots=first)
    if side is not None:
        view = replace(view, tap=_tap(match))
    if not view.yours:
        return replace(view, choices=running_buttons(match, side, to_act=False))
    begin = picking(match, game, ())
    assert view.picture is not None  # noqa: S101 -- a match in play has its picture
    return replace(
        view,
        picture=with_picking(view.picture, game, begin),
        choices=running_buttons(match, side, to_act=True),
        spots=spots(game, begin),
        next=next_squares(game),
        plays_at_once=plays_at_once(game, viewer.account.settings.confirm),
    )


def watch_view(match: Match, viewer: Viewer) -> MatchView:
    """Return a public match as watchers see it: the board not flipped, no button that acts."""
    view = match_view(match, viewer)
    still = view.picture and replace(view.picture, flipped=False)
    return replace(view, picture=still, choices=(button(match, Verb.REPLAY),), spots=())


def played_view(match: Match, viewer: Viewer) -> MatchView:
    """Return the headline and the board of a match, without notes and buttons."""
    view = MatchView(
        match=match.id,
        turn=match.turn,
        headline=headline(match, viewer),
        over=match.stage not in {Stage.OFFERED, Stage.RUNNING},
    )
    game, side = match.game, match.side_of(viewer.id)
    if game is None:
        return view
    turn = last_turn(match.terms.ruleset, match.trail) if match.trail else ()
    drawn = picture(game, look_of(viewer.account, side if viewer.account else _mover(match, game)))
    is_running = match.stage is Stage.RUNNING
    last = _last_turn(match, viewer, game)
    return replace(
        view,
        last=last,
        picture=replace(drawn, captured=emptied(turn), turn=drawn.turn if is_running else None),
        words=(view.headline, *last, *board_words(game)),
        moves=_last_moves(match, game),
        seats=_seats(match, viewer, game),
        thinks=waits_for_computer(match),
        rolls=game.ruleset.start.roll is not None,
        chat=chat_lines(match, viewer),
        may_say=side is not None and computer_in(match) is None,
        yours=is_running and viewer.account is not None and side is game.position.side,
        until=deadline(match) if is_running and not match.lapsed else None,
    )


def _seats(match: Match, viewer: Viewer, game: Game) -> tuple[Seat, ...]:
    """Return the players, the viewer first if they are one."""
    acting = game.position.side if match.stage is Stage.RUNNING else None
    first = match.side_of(viewer.id) or Side.FIRST
    return tuple(
        Seat(
            name=viewer.player(match, side),
            acts=side is acting,
            taken=game.position.tally.lost[side.other],
            left=_time_left(match, side, acts=side is acting),
        )
        for side in (first, first.other)
    )


def _time_left(match: Match, side: Side, *, acts: bool) -> timedelta | None:
    if match.timer is None or match.stage is not Stage.RUNNING:
        return None
    return timedelta() if acts and match.lapsed else match.timer.left[side]


def _mover(match: Match, game: Game) -> Side | None:
    """Return the side to which everyone's board is turned: the next to move, and a person's."""
    if match.stage is not Stage.RUNNING:
        return None
    side = game.position.side
    return side.other if side is computer_side(match) else side


def _last_turn(match: Match, viewer: Viewer, game: Game) -> tuple[Line, ...]:
    called = partial(viewer.player, match)
    return last_turn_lines(match, game, match.side_of(viewer.id), called)


def _tap(match: Match, picked: tuple[str, ...] = ()) -> Control:
    """The beginning of a control that asks why a square cannot be picked, after these squares."""
    return Control(Verb.TAP, match.id, match.turn, "".join(f"{each}-" for each in picked))


def _last_moves(match: Match, game: Game) -> tuple[tuple[int, Notation], ...]:
    """Return the last plies with their numbers, as far as a match holds them without its log."""
    trail = match.trail
    if trail is None:
        return ()
    texts = [text for text in trail.actions if not is_no_ply(text)][-MOVES_SHOWN:]
    return tuple(enumerate(notations(game.ruleset, texts), trail.plies - len(texts) + 1))


def resigning_view(match: Match, viewer: Viewer) -> MatchView:
    """Return the match with the question whether it is really given up."""
    side = match.side_of(viewer.id)
    assert side is not None  # noqa: S101 -- only a player resigns
    ruleset, name = ruleset_line(match.terms.ruleset), viewer.player(match, side.other)
    ask = line("ask-resign", ruleset=ruleset, name=name)
    return _asking_view(match, viewer, ask, yes=Verb.RESIGN_YES)


def stopping_view(match: Match, viewer: Viewer) -> MatchView:
    """Return the match with the question whether to stop and count, and what that would give."""
    notes = (line("ask-stop"), *count_note(match, viewer))
    return _asking_view(match, viewer, *notes, yes=Verb.STOP_YES)


def _asking_view(match: Match, viewer: Viewer, *notes: Line, yes: Verb) -> MatchView:
    choices = confirm_buttons(match, yes)
    return replace(match_view(match, viewer), notes=notes, choices=choices, spots=())


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
        is_private = match.place is None and match.stage is Stage.OFFERED
        stage = "private" if is_private else match.stage
        return family_line("open", f"{stage}-{part}", name=challenger)
    invited = viewer.name(match.invited)
    if viewer.id == match.challenger:
        return family_line("offer", f"{match.stage}-by-you", name=invited)
    if viewer.id == match.invited:
        return family_line("offer", f"{match.stage}-to-you", name=challenger)
    return family_line("seen", match.stage, name=challenger, other=invited)


def _running(match: Match, viewer: Viewer, *, seats: BySide[AccountId], game: Game) -> Line:
    to_act = game.position.side
    bonus = game.position.roll is Cue.BONUS
    if match.side_of(viewer.id) is to_act:
        name = viewer.name(seats[to_act.other])
        return line("turn-bonus-yours" if bonus else "turn-yours", name=name)
    return line("turn-bonus-theirs" if bonus else "turn-theirs", name=viewer.name(seats[to_act]))


def _over(match: Match, viewer: Viewer, *, seats: BySide[AccountId], outcome: Outcome) -> Line:
    side = match.side_of(viewer.id)
    reason = reason_of(outcome, partial(viewer.player, match), side)
    if outcome.winner is None:
        return line("over-draw", reason=reason)
    winner = viewer.name(seats[outcome.winner])
    if side is None:
        return line("over-seen", name=winner, reason=reason)
    if side is outcome.winner:
        return line("over-won", reason=reason)
    return line("over-lost", name=winner, reason=reason)


def notes(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return the last action, a standing offer of a draw, who plays what and which game it is."""
    if match.seats is None or match.game is None:
        return _offer_notes(match)
    last = _last_turn(match, viewer, match.game)
    offers = (*request_notes(match, viewer), *plan_notes(match, viewer))
    clock = (*vacation_notes(match, viewer), *clock_notes(match, viewer))
    about = (*clock, *sides_and_game(match, viewer, match.seats))
    return (*last, *_hand_note(match, viewer), *offers, *about)


def sides_and_game(match: Match, viewer: Viewer, seats: BySide[AccountId]) -> tuple[Line, ...]:
    """Return who plays what and which game it is."""
    first, second = (viewer.name(seat) for seat in seats)
    event = (line("note-event", code=match.tournament),) if match.tournament else ()
    return (line("note-sides", first=first, second=second), game_note(match), *event)


def _offer_notes(match: Match) -> tuple[Line, ...]:
    rematch = (line("note-rematch"),) if match.rematch_of else ()
    if match.stage is not Stage.OFFERED:
        return (game_note(match), *rematch)
    terms = (family_line("note-side", match.terms.side), clock_line(match.terms.clock))
    code = (line("note-open", match=match.id),) if match.invited is None else ()
    return (game_note(match), *rematch, *terms, *code)


def game_note(match: Match) -> Line:
    """Return which game a match is, and whether its result counts for ratings."""
    named = ruleset_line(match.terms.ruleset)
    if match.terms.rated:
        return line("note-game-rated", ruleset=named)
    return line("note-game", ruleset=named)


def _hand_note(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    if match.game is None or not is_placing(match.game):
        return ()
    return (hand_line(match.game, partial(viewer.player, match)),)


def picking_view(
    match: Match, viewer: Viewer, *, game: Game, prefix: tuple[Square, ...]
) -> MatchView:
    """Return the match of a person who has picked so much of an action; the last is a preview."""
    state = picking(match, game, prefix)
    view = _picking_view(match, viewer, game=game, state=state, ask=question(game, state))
    assert viewer.account is not None  # noqa: S101 -- only a player picks
    return replace(view, plays_at_once=plays_at_once(game, viewer.account.settings.confirm))


def huffing_view(
    match: Match, viewer: Viewer, *, game: Game, square: Square | None = None
) -> MatchView:
    """Return the match of a person who claims a huff: which man, or whether really this one."""
    state = huffing(match, game, square)
    ask = line("pick-huff") if square is None else question(game, state)
    return _picking_view(match, viewer, game=game, state=state, ask=ask)


def _picking_view(
    match: Match, viewer: Viewer, *, game: Game, state: Picking, ask: Line
) -> MatchView:
    view = played_view(match, viewer)
    assert view.picture is not None  # noqa: S101 -- only a match in play is picked in
    back = button(match, Verb.BOARD, label="back")
    return replace(
        view,
        picture=with_picking(view.picture, game, state),
        notes=(ask, *foreseen(game, state), *_reminder(match, viewer, game)),
        choices=(*_confirming(match, state), *_step_buttons(game, state), back),
        spots=spots(game, state),
        tap=_tap(match, () if state.action is not None and not state.steps else state.picked),
    )


def _reminder(match: Match, viewer: Viewer, game: Game) -> tuple[Line, ...]:
    """What is still to be placed, or what the dice allow."""
    return _hand_note(match, viewer) or throw_lines(game, game.position.side)


def _confirming(match: Match, state: Picking) -> tuple[Choice, ...]:
    if state.index is not None:
        return (button(match, Verb.PLAY, choice=state.index, tone=Tone.PRIMARY),)
    if state.action is not None:
        return (button(match, Verb.HUFF_YES, choice=state.picked[0], tone=Tone.PRIMARY),)
    return ()


def _step_buttons(game: Game, state: Picking) -> tuple[Choice, ...]:
    return tuple(Choice(step.control, step_label(game, state, step)) for step in state.steps)


def chat_lines(match: Match, viewer: Viewer) -> tuple[Line, ...]:
    """Return what the players said to each other, as far as this one of them hears it."""
    if match.seats is None:
        return ()
    names = tuple(map(viewer.name, match.seats))
    return tuple(
        line("chat-message", name=names[each.side], text=Typed(each.text))
        for each in heard(match, match.side_of(viewer.id))
    )
