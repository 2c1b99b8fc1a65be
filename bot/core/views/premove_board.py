"""The board on which a person picks premoves: the squares, and the position after them. Pure.

Law: premoves are secret; front-ends show this in private only.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.matches.actions import is_placing, notation
from bot.core.matches.controls import Control, PremoveChoice, Verb
from bot.core.matches.messages import Refused, family_line, line, refused
from bot.core.matches.picking import Picking, picking_by, prefix_of
from bot.core.matches.premoves import MAX_LINE_LENGTH, Variation, play_line, why_unfit
from bot.core.views.board_words import board_words, effect_lines, hand_line
from bot.core.views.buttons import button
from bot.core.views.picking import spots, step_label
from bot.core.views.pictures import look_of, picture, with_picking
from bot.core.views.premoves import plan_captures, plan_line
from bot.core.views.views import Choice, Figure, MatchView, Tone, Viewer

if TYPE_CHECKING:
    from bot.core.matches.controls import Prefix
    from bot.core.matches.messages import Line
    from bot.core.matches.model import Match
    from bot.core.matches.picking import Naming
    from bot.core.views.pictures import Look
    from bot.core.views.views import Hotspot
    from engine import Game, Side


@dataclass(frozen=True, slots=True)
class PremoveState:
    """How far a line is picked: the match, the side, the choices and the line that they make."""

    match: Match
    viewer: Viewer
    side: Side
    choice: PremoveChoice
    way: Variation

    @property
    def game(self) -> Game:
        """The game as it would then be."""
        return self.way.end

    @property
    def is_own(self) -> bool:
        """Tell whether the next action would be the person's own."""
        return self.game.position.side is self.side

    @property
    def is_answered(self) -> bool:
        """Tell whether the line ends with an action of the person's own, and could be kept."""
        return bool(self.way.texts) and self.way.is_of(len(self.way.texts) - 1, self.side)

    def button(
        self, verb: Verb, choice: PremoveChoice, *, label: str = "", tone: Tone = Tone.PLAIN
    ) -> Choice:
        """Return a button of the match that carries the choices so far."""
        return button(self.match, verb, choice=choice, label=label, tone=tone)


def premove_view(
    match: Match, viewer: Viewer, *, game: Game, side: Side, choice: PremoveChoice
) -> MatchView | Refused:
    """Return the match of a person who has planned so far; the last step is a preview."""
    way = play_line(game, choice.line, side)
    if isinstance(way, Refused):
        return refused("forged")
    ahead = PremoveState(match, viewer, side, choice, way)
    if ahead.game.outcome is not None or (ahead.is_answered and not choice.goes_on):
        return _preview(ahead)
    prefix = prefix_of(ahead.game, choice.prefix or "")
    if prefix is None:
        return refused("forged")
    state = picking_by(ahead.game, prefix, _naming(ahead))
    if state.index is not None and not state.steps:
        whole = PremoveChoice((*choice.line, state.index))
        return premove_view(match, viewer, game=game, side=side, choice=whole)
    return _picking(ahead, state)


def premove_figure(way: Variation, look: Look) -> Figure:
    """Return the board as it would be after a line."""
    return Figure(picture(way.end, look), board_words(way.end))


def _naming(ahead: PremoveState) -> Naming:
    def name(prefix: Prefix) -> Control:
        choice = PremoveChoice(ahead.choice.line, goes_on=True, prefix=prefix)
        return Control(Verb.PLAN, ahead.match.id, ahead.match.turn, choice)

    return name


def _picking(ahead: PremoveState, state: Picking) -> MatchView:
    """The board as it would then be, with the pieces or squares that may come next."""
    view = _view(ahead, _question(ahead, state))
    assert view.picture is not None  # noqa: S101 -- only a match in play is planned in
    game = ahead.game
    steps = tuple(Choice(step.control, step_label(game, state, step)) for step in state.steps)
    stop: tuple[Choice, ...] = ()
    if state.index is not None:
        whole = PremoveChoice((*ahead.choice.line, state.index))
        stop = (ahead.button(Verb.PLAN, whole, label="plan-stop", tone=Tone.PRIMARY),)
    called = partial(ahead.viewer.player, ahead.match)
    hand = (hand_line(game, called),) if is_placing(game) else ()
    return replace(
        view,
        picture=with_picking(view.picture, game, state),
        notes=(*view.notes, *hand),
        choices=(*stop, *steps, *_ways_back(ahead)),
        spots=tuple(_theirs(spot, ahead) for spot in spots(game, state)),
    )


def _preview(ahead: PremoveState) -> MatchView:
    """The board as it would be after the line, with the buttons to keep it or not."""
    why = why_unfit(ahead.match, ahead.way, ahead.side)
    is_kept = ahead.way.texts in ahead.match.plans[ahead.side]
    ask = line("plan-known") if is_kept else why.line if why else line("plan-preview")
    view = _view(ahead, ask)
    on = PremoveChoice(ahead.choice.line, goes_on=True)
    may_go_on = ahead.game.outcome is None and len(ahead.choice.line) < MAX_LINE_LENGTH - 1
    further = (ahead.button(Verb.PLAN, on, label="plan-on"),) if may_go_on else ()
    return replace(
        view,
        notes=(*view.notes, *effect_lines(ahead.game), *_end(ahead)),
        choices=(*_keeping(ahead, why), *further, *_ways_back(ahead)),
    )


def _view(ahead: PremoveState, ask: Line) -> MatchView:
    """The match with the board as it would then be."""
    match, game, way = ahead.match, ahead.game, ahead.way
    assert match.seats is not None  # noqa: S101 -- a match in play has its seats
    line_so_far = (plan_line(way, ahead.side), *plan_captures(way)) if way.texts else ()
    return MatchView(
        match=match.id,
        turn=match.turn,
        headline=line("plan-headline", name=ahead.viewer.name(match.seats[ahead.side.other])),
        picture=picture(game, look_of(ahead.viewer.account, ahead.side)),
        notes=(ask, *line_so_far),
        words=(ask, *board_words(game)),
        yours=match.game is not None and match.game.position.side is ahead.side,
    )


def _question(ahead: PremoveState, state: Picking) -> Line:
    """Ask for the next square, of the other side's piece or of one's own."""
    part = "yours" if ahead.is_own else "theirs"
    if state.index is not None:
        return line("plan-further")
    if state.picked:
        square = notation(ahead.game.ruleset, state.picked[-1])
        return line("pick-square", square=square)
    if is_placing(ahead.game):
        return family_line("plan-place", part)
    return family_line("plan-pick", part)


def _theirs(spot: Hotspot, ahead: PremoveState) -> Hotspot:
    """Call a piece of the other side a piece, not one's own."""
    if ahead.is_own or spot.label.code != "spot-piece":
        return spot
    return replace(spot, label=line("spot-theirs", square=spot.name))


def _keeping(ahead: PremoveState, why: Refused | None) -> tuple[Choice, ...]:
    if ahead.way.texts in ahead.match.plans[ahead.side]:
        return (ahead.button(Verb.PLAN_NO, ahead.choice, label="plan-drop", tone=Tone.DANGER),)
    if why:
        return ()
    return (ahead.button(Verb.PLAN_YES, ahead.choice, tone=Tone.PRIMARY),)


def _ways_back(ahead: PremoveState) -> tuple[Choice, ...]:
    """One action back, and out of planning."""
    out = button(ahead.match, Verb.BOARD, label="back")
    if not ahead.choice.line:
        return (out,)
    earlier = PremoveChoice(ahead.choice.line[:-1], goes_on=True)
    return (ahead.button(Verb.PLAN, earlier, label="plan-back"), out)


def _end(ahead: PremoveState) -> tuple[Line, ...]:
    """How the line would end the match, if it does."""
    outcome = ahead.game.outcome
    if outcome is None:
        return ()
    reason = family_line("reason", outcome.reason)
    if outcome.winner is None:
        return (line("plan-draws", reason=reason),)
    return (line("plan-wins" if outcome.winner is ahead.side else "plan-loses", reason=reason),)
