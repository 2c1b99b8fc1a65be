"""The answer to *why*: sentences, a marked board, buttons. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.controls import Prefix, Verb
from bot.core.matches.actions import choices
from bot.core.matches.model import Stage
from bot.core.matches.notation import notations, square_notation, square_notations
from bot.core.matches.picking import picking
from bot.core.messages import line
from bot.core.views.board_words import board_words
from bot.core.views.buttons import button
from bot.core.views.last_turn import side_line
from bot.core.views.picking_text import foreseen
from bot.core.views.pictures import picture
from bot.core.views.views import Figure, Tone
from bot.core.views.why import (
    MAX_WAYS_SHOWN,
    anvils,
    captures,
    picked,
    ways,
    with_captures,
    with_plan,
    with_refusal,
    with_ways,
)
from engine.actions import Move, Take, steps

if TYPE_CHECKING:
    from bot.core.matches.model import Match
    from bot.core.messages import Line
    from bot.core.views.pictures import Look
    from bot.core.views.views import Choice
    from bot.core.views.why import Judgement
    from engine.actions import Action
    from engine.events import Captured
    from engine.game import Game
    from render.picture import Picture

MAX_WAYS = 6
"""Up to how many pieces that can move are listed for one that cannot."""


def why_lines(match: Match, judged: Judgement) -> tuple[Line, ...]:
    """Return whether the action is legal; with hints what it does, or what the piece may do."""
    side = judged.game.position.side
    early = line("why-early", side=side_line(side.other), other=side_line(side))
    told = (early, judged.line) if judged.early else (judged.line,)
    if not judged.hints:
        return told
    if judged.legal is not None:
        return (*told, *_effects(match, judged.game, judged.legal))
    return (*told, *_instead(judged))


def why_figure(match: Match, judged: Judgement, look: Look) -> Figure:
    """Return the board with what was asked about marked on it."""
    game = judged.game
    drawn = _marked(replace(picture(game, look), path=(), captured=()), judged)
    acting = match.game.position.side if match.game and match.stage is Stage.RUNNING else None
    drawn = replace(drawn, turn=acting)
    barred = line("why-barred", squares=notations(game.ruleset, drawn.barred))
    return Figure(drawn, (*((barred,) if drawn.barred else ()), *board_words(game)))


def why_choices(match: Match, judged: Judgement) -> tuple[Choice, ...]:
    """Return the button for the side to act: to play it, or to see what the piece may do."""
    if not judged.to_act:
        return ()
    actions = choices(judged.game)
    if judged.legal in actions:
        play = str(actions.index(judged.legal))
        return (button(match, Verb.PLAY, choice=play, tone=Tone.PRIMARY),)
    start = picked(judged.game, judged.asked) if judged.hints else None
    begun = (at for at, each in enumerate(actions) if start in steps(each)[:1])
    index = next(begun, None)
    prefix = "" if index is None else str(Prefix(index, 1))
    return (button(match, Verb.PICK, choice=prefix, tone=Tone.PRIMARY),)


def _marked(drawn: Picture, judged: Judgement) -> Picture:
    game = judged.game
    if judged.legal is not None:
        planned = with_plan(drawn, game, judged.legal)
        return with_captures(planned, game, judged.legal) if judged.hints else planned
    if judged.refusal is None or judged.over:
        return drawn
    barred = with_refusal(drawn, game, judged.asked, judged.refusal)
    start = picked(game, judged.asked)
    if start is None or not judged.hints:
        return barred
    shown = with_ways(barred, game, start)
    return shown if shown.targets else replace(shown, movable=shown.movable or _others(judged))


def _instead(judged: Judgement) -> tuple[Line, ...]:
    """Where the piece that was to move may go; where it cannot, the few that can."""
    game = judged.game
    start = picked(game, judged.asked)
    if start is None:
        return ()
    rules = game.ruleset
    ends = sorted({steps(way)[-1] for way in ways(game, start)})
    if ends:
        squares = square_notations(rules, ends)
        return (line("why-may", square=square_notation(rules, start), squares=squares),)
    others = notations(rules, _others(judged))
    stuck = line("why-may-not", square=square_notation(rules, start))
    return (stuck, line("why-others", squares=others, count=len(others))) if others else (stuck,)


def _others(judged: Judgement) -> tuple[str, ...]:
    """The pieces that may move, where they are few and the refusal has not named them."""
    name = judged.game.ruleset.board.name
    starts = {each.path[0] for each in judged.game.legal if isinstance(each, Move)}
    named = judged.refusal is not None and judged.refusal.code in MAX_WAYS_SHOWN
    return () if named or len(starts) > MAX_WAYS else tuple(map(name, sorted(starts)))


def _effects(match: Match, game: Game, action: Action) -> tuple[Line, ...]:
    """What an action would capture and why, and what else would come of it."""
    taken = tuple(_capture(game, action, each) for each in captures(game, action))
    nothing = () if taken or not isinstance(action, Move) else (line("why-quiet"),)
    return (*taken, *nothing, *foreseen(game, picking(match, game, steps(action))))


def _capture(game: Game, action: Action, capture: Captured) -> Line:
    rules, square = game.ruleset, square_notation(game.ruleset, capture.square)
    if isinstance(action, Take):
        return line("why-taken", square=square)
    if isinstance(action, Move) and action.leaps:
        return line("why-leapt", square=square)
    hammer = square_notation(rules, steps(action)[-1])
    standing = anvils(action, capture)
    if not standing:
        return line("why-rim", square=square, hammer=hammer)
    return line(
        "why-between",
        square=square,
        hammer=hammer,
        anvils=square_notations(rules, standing),
        count=len(standing),
    )
