"""The board on which a person draws a set-up, and what is said of one. Pure.

Invariants: all that is drawn is in each control, so drawing survives a restart. Set-ups are secret;
front-ends show them in private only.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.matches.actions import PLACEMENT_SIGN, notation
from bot.core.matches.agreements import is_on_hold
from bot.core.matches.controls import SetUpChoice, Verb
from bot.core.matches.messages import line
from bot.core.matches.set_ups import (
    free_squares,
    men_left,
    still_free,
    toggled,
    with_mirror,
    with_row,
    write_code,
)
from bot.core.views.board_words import board_words
from bot.core.views.buttons import button
from bot.core.views.pictures import look_of, picture
from bot.core.views.views import Choice, Hotspot, MatchView, Tone, Viewer

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.core.matches.model import LastAction, Match, Squares
    from engine import Game, Side


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a person has drawn so far, with their last set-up as far as it can be repeated.

    ``drawn`` may hold more than is free or than there are men; that is left out and said.
    """

    match: Match
    viewer: Viewer
    game: Game
    side: Side
    drawn: Squares
    last: Squares = ()

    @property
    def squares(self) -> Squares:
        """The drawn squares that can be taken now."""
        return still_free(self.game, self.side, self.drawn)

    def code(self, squares: Squares) -> str:
        """Return the choice of a control that has these squares drawn."""
        return write_code(self.game.ruleset.board, squares)


def set_up_view(drawing: Drawing, *notes: Line) -> MatchView:
    """Return the board with what is drawn, the squares to press, and the ways to go on."""
    match, viewer, game = drawing.match, drawing.viewer, drawing.game
    assert match.seats is not None  # noqa: S101 -- a match in play has its seats
    squares, name = drawing.squares, viewer.name(match.seats[drawing.side.other])
    ahead = _as_drawn(game, drawing.side, squares)
    spots = tuple(_spot(drawing, squares, each) for each in free_squares(game))
    steps = tuple(Choice(spot.control, _step_label(game, squares, spot)) for spot in spots)
    said = (
        *(notes or _ask(drawing)),
        line("set-up-count", count=len(squares), left=_left(drawing)),
    )
    drawn = picture(ahead, look_of(viewer.account, drawing.side))
    return MatchView(
        match=match.id,
        turn=match.turn,
        headline=line("set-up-headline", name=name),
        picture=replace(drawn, movable=squares),
        notes=said,
        words=(*said, *board_words(ahead)),
        choices=(*_ways(drawing, squares), *steps, button(match, Verb.BOARD, label="back")),
        spots=spots,
        yours=game.position.side is drawing.side,
    )


def _left(drawing: Drawing) -> int:
    return men_left(drawing.game, drawing.side)


def _ask(drawing: Drawing) -> tuple[Line, ...]:
    """Say what to do, or what became of the squares that cannot be drawn."""
    free = free_squares(drawing.game)
    gone = tuple(each for each in drawing.drawn if each not in free)
    if gone:
        squares = tuple(notation(drawing.game.ruleset, each) for each in gone)
        return (line("set-up-gone", squares=squares, count=len(gone)),)
    if len(drawing.drawn) > _left(drawing):
        return (line("set-up-full"),)
    return (line("set-up-ask"),)


def _ways(drawing: Drawing, squares: Squares) -> tuple[Choice, ...]:
    """The buttons besides the squares; a helper that would change nothing is left out."""
    match, game, side = drawing.match, drawing.game, drawing.side
    done = partial(button, match, Verb.SETUP_YES, tone=Tone.PRIMARY)
    helpers = {
        "setup-row": with_row(game, side, squares),
        "setup-mirror": with_mirror(game, side, squares),
        "setup-repeat": squares or drawing.last,
        "setup-clear": (),
    }
    # Buttons with the same effect would have the same control, which Discord refuses.
    shown: dict[Squares, str] = {squares: ""}
    for label, to in helpers.items():
        shown.setdefault(to, label)
    return (
        *((done(choice=SetUpChoice(drawing.code(squares))),) if squares else ()),
        *(
            button(match, Verb.SETUP, choice=SetUpChoice(drawing.code(to)), label=by)
            for to, by in shown.items()
            if by
        ),
        *((button(match, Verb.SETUP_NO, tone=Tone.DANGER),) if match.set_ups[side] else ()),
    )


def _spot(drawing: Drawing, squares: Squares, square: str) -> Hotspot:
    name = notation(drawing.game.ruleset, square)
    choice = SetUpChoice(drawing.code(toggled(squares, square)), is_square=True)
    label = line("spot-set-up" if square in squares else "spot-place", square=name)
    return Hotspot(square, button(drawing.match, Verb.SETUP, choice=choice).control, label, name)


def _step_label(game: Game, squares: Squares, spot: Hotspot) -> Line:
    is_drawn = spot.square in squares
    return line("step-set-up" if is_drawn else "step", square=notation(game.ruleset, spot.square))


def _as_drawn(game: Game, side: Side, squares: Squares) -> Game:
    """Return the game as it would look with these men on the board."""
    position, board = game.position, game.ruleset.board
    men, hand = list(position.men), list(position.hand)
    men[side] |= sum(1 << board.square(each) for each in squares)
    hand[side] -= len(squares)
    after = replace(position, men=(men[0], men[1]), hand=(hand[0], hand[1]))
    return replace(game, position=after, since_irreversible=(after,))


def set_up_notes(match: Match, side: Side) -> tuple[Line, ...]:
    """Return what a side's set-up will do, only for its owner."""
    game, squares = match.game, match.set_ups[side]
    if game is None or not squares:
        return ()
    if is_on_hold(match, side) and game.position.side is side:
        return (line("note-set-up-held"),)
    following = notation(game.ruleset, squares[0])
    kept = line("note-set-up", count=len(squares), square=following)
    missing = men_left(game, side) - len(squares)
    return (kept, line("note-set-up-short", count=missing)) if missing > 0 else (kept,)


def placed_notes(match: Match, replies: tuple[LastAction, ...], side: Side | None) -> Line | None:
    """Return what is said of men that were placed at once, None if something else was played."""
    if match.game is None or not all(each.text.startswith(PLACEMENT_SIGN) for each in replies):
        return None
    if len(replies) > 1:
        return line("note-placed-on", count=len(replies))
    if replies[0].side is not side:
        return None
    square = replies[0].text.removeprefix(PLACEMENT_SIGN)
    return line("note-placed-for-you", square=notation(match.game.ruleset, square))
