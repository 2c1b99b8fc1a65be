"""Premoves as buttons carry them, as lines tell them, and the board on which they are picked. Pure.

Invariant: premoves are secret; front-ends show the board in private only.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from bot.core.matches.actions import PLACEMENT_SIGN, choices, is_placing, notation, notations
from bot.core.matches.agreements import is_on_hold
from bot.core.matches.controls import Control, PremoveChoice, Verb
from bot.core.matches.messages import Refused, family_line, line, refused
from bot.core.matches.picking import Picking, picking_by, prefix_of
from bot.core.matches.play import Played
from bot.core.matches.premoves import (
    MAX_LINE_LENGTH,
    PlanDropped,
    PlanMissed,
    Variation,
    play_line,
    why_unfit,
)
from bot.core.matches.set_ups import SetUpSkipped
from bot.core.views.board_words import board_words, effect_lines, hand_line
from bot.core.views.buttons import button
from bot.core.views.picking import spots, step_label
from bot.core.views.pictures import last_captures, look_of, picture, with_picking
from bot.core.views.set_ups import placed_notes, set_up_notes
from bot.core.views.views import Choice, Figure, MatchView, Tone, Viewer

if TYPE_CHECKING:
    from bot.core.matches.controls import Prefix
    from bot.core.matches.events import Event
    from bot.core.matches.messages import Line, Notation
    from bot.core.matches.model import LastAction, Match, PlanLine
    from bot.core.matches.picking import Naming
    from bot.core.matches.premoves import Variation
    from bot.core.views.pictures import Look
    from bot.core.views.views import Hotspot, Viewer
    from engine import Game, Side


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
    """Replies by premoves; a note on only the last action would not show them."""
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
    """Return actions as texts; a placement is only its square."""
    return _written(match, tuple(each.text.removeprefix(PLACEMENT_SIGN) for each in actions))


def _written(match: Match, texts: PlanLine) -> tuple[Notation, ...]:
    assert match.game is not None  # noqa: S101 -- there are no premoves before a match begins
    return notations(match.game.ruleset, texts)


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
        """Whether the next action would be the person's own."""
        return self.game.position.side is self.side

    @property
    def is_answered(self) -> bool:
        """Whether the line ends with an action of the person's own, and could be kept."""
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
