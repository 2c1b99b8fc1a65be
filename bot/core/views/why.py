"""Whether an action is legal: the judgement, and its sentences, board and buttons. Pure.

Also what else can be answered from a match: how it ended, what was captured last.

Invariants: hints are for the side to act. In games without hints only the side to act is answered,
with no more than playing the move would show.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.core.matches.actions import (
    MAX_ECHOED,
    action_named,
    action_notation,
    choices,
    hides_hints,
    notations,
    reason_line,
    square_notation,
    square_notations,
    without_insistence,
)
from bot.core.matches.controls import Prefix, Verb
from bot.core.matches.messages import Refused, Typed, line, refused
from bot.core.matches.model import Stage
from bot.core.matches.picking import picking
from bot.core.views.board_words import board_words, last_turn_lines, side_line
from bot.core.views.buttons import button
from bot.core.views.match import headline
from bot.core.views.picking import foreseen
from bot.core.views.pictures import (
    LEADING_CODES,
    anvils,
    captures,
    last_captures,
    moves_from,
    picked,
    picture,
    with_captures,
    with_plan,
    with_refusal,
    with_ways,
)
from bot.core.views.views import Figure, Tone
from engine import (
    Cue,
    Game,
    Huff,
    Move,
    NotationError,
    Placement,
    Refusal,
    RefusalCode,
    Roll,
    Take,
    parse_action,
    steps,
)
from engine.explain import refuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.matches.messages import Line
    from bot.core.matches.model import AccountId, Match
    from bot.core.views.board_words import Called
    from bot.core.views.pictures import Look
    from bot.core.views.views import Choice, Viewer
    from engine import Action, Captured, Side, Square
    from engine import ParsedAction as Reading
    from render import Picture


SQUARE: Final = re.compile(r"\b[a-l](?:1[0-2]|[1-9])\b")


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What is to be said of an action.

    ``game`` is judged for its side to act, which may have to wait for its turn; ``asked`` is what
    the text says, None if it cannot be read. Of ``legal`` and ``refusal`` exactly one is there;
    the refusal's ``line`` says why, as the refused move would. ``to_act`` tells whether
    the person who asks is to act.
    """

    game: Game
    asked: Action | None
    line: Line
    legal: Action | None = None
    refusal: Refusal | None = None
    early: bool = False
    to_act: bool = False
    over: bool = False

    @property
    def hints(self) -> bool:
        """Whether it may be shown what is captured, and what is legal instead."""
        return self.to_act and not hides_hints(self.game)


def judge(match: Match, game: Game, who: AccountId, text: str) -> Judgement | Refused:
    """Judge the action that a text names; a refusal if no answer is given."""
    readings = _readings(game, text)
    said = readings[0] if readings else None
    if match.stage is not Stage.RUNNING or game.outcome is not None:
        return _over(game, said, text)
    side, to_act = match.side_of(who), game.position.side
    if hides_hints(game) and (why := _why_no_answer(game, readings, may_ask=side is to_act)):
        return why
    judged = _turned(game, _owner(game, said) if side is None else side)
    if judged is None:
        return refused("why-early")
    found = replace(_judged(judged, said, text), early=judged is not game)
    return replace(found, to_act=side is to_act)


def _readings(game: Game, text: str) -> tuple[Reading, ...]:
    try:
        return parse_action(
            game.ruleset.board, without_insistence(game, text), game.ruleset.letters
        )
    except NotationError:
        return ()


def _why_no_answer(game: Game, readings: tuple[Reading, ...], *, may_ask: bool) -> Refused | None:
    """Refuse to answer in a game that hides hints, if the answer would be one."""
    if not may_ask:
        return refused("why-guarded")
    for said in readings:
        if isinstance(said.action, Huff) and game.ruleset.hides_hints:
            return refused("why-huff")
        if isinstance(said.action, Move) and max(said.sure, 2) < len(said.action.path):
            alone = Move(said.action.path[: max(said.sure, 2)])
            return refused("why-captures", action=action_notation(game, alone))
    return None


def _owner(game: Game, said: Reading | None) -> Side:
    """The side whose piece a move begins with, for a person who plays neither."""
    first = steps(said.action)[:1] if said and isinstance(said.action, Move) else ()
    piece = game.position.piece_at(first[0]) if first else None
    return piece.side if piece else game.position.side


def _turned(game: Game, side: Side) -> Game | None:
    """The game as if it were a side's turn; None if that hangs on a throw, or it is stuck."""
    position = game.position
    if position.side is side:
        return game
    if Roll in game.ruleset.action_effects:
        return None
    turned = replace(position, side=side)
    other = Game(game.ruleset, turned, (turned,))
    return other if other.legal else None


def _judged(game: Game, said: Reading | None, text: str) -> Judgement:
    found = action_named(game, text)
    if not isinstance(found, Refused):
        lines = line("why-legal", action=action_notation(game, found))
        return Judgement(game=game, asked=found, line=lines, legal=found)
    why = refuse(game, without_insistence(game, text)) or Refusal(RefusalCode.NOTATION)
    asked = said.action if said else None
    if isinstance(asked, Placement) and not any(game.ruleset.start.hand):
        return _one_square(game, asked.square)
    return Judgement(game=game, asked=asked, line=found.line, refusal=why)


def _one_square(game: Game, square: Square) -> Judgement:
    """Return the answer to a square alone, in a game in which no man is placed."""
    said = line(
        "why-square",
        square=square_notation(game.ruleset, square),
        example=action_notation(game, choices(game)[0]),
    )
    return Judgement(
        game=game, asked=Move((square,)), line=said, refusal=Refusal(RefusalCode.NOTATION)
    )


def _over(game: Game, said: Reading | None, text: str) -> Judgement:
    over = Refusal(RefusalCode.OVER)
    lines = line("refused-illegal", typed=Typed(text[:MAX_ECHOED]), why=reason_line(game, over))
    asked = said.action if said else None
    return Judgement(game=game, asked=asked, line=lines, refusal=over, over=True)


MAX_MOVABLE_LISTED = 6
"""Up to how many pieces that can move are listed for one that cannot."""


def why_lines(match: Match, judged: Judgement, called: Called = side_line) -> tuple[Line, ...]:
    """Return whether the action is legal; with hints what it does, or what the piece may do."""
    side = judged.game.position.side
    early = line("why-early", side=called(side.other), other=called(side))
    lines = (early, judged.line) if judged.early else (judged.line,)
    if not judged.hints:
        return lines
    if judged.legal is not None:
        return (*lines, *_effects(match, judged.game, judged.legal))
    return (*lines, *_instead(judged))


def match_answers(match: Match, viewer: Viewer, question: str) -> Mapping[str, tuple[Line, ...]]:
    """Return what can be answered from a match, by the names of these answers.

    Under ``if`` it is what a move would do whose two squares the question names.
    """
    game = match.game
    if game is None:
        return {}
    now, called = (headline(match, viewer),), partial(viewer.player, match)
    last = last_turn_lines(match, game, match.side_of(viewer.id), called)
    taken = last if last_captures(game) else (line("why-nothing-captured"), *last)
    found = {"ending": now, "turn": (*now, *last), "move": (*last, *now), "capture": taken}
    squares = SQUARE.findall(question.casefold())
    is_move = len(squares) == 2  # noqa: PLR2004 -- from one to the other
    if is_move and viewer.id and match.stage is Stage.RUNNING:
        judged = judge(match, game, viewer.id, "-".join(squares))
        said = (judged.line,) if isinstance(judged, Refused) else why_lines(match, judged, called)
        found["if"] = said if isinstance(judged, Refused) else (*said, *_reply(judged))
    return found


def _reply(judged: Judgement) -> tuple[Line, ...]:
    """Say whether a piece that has moved can be captured at once, and by which move."""
    action = judged.legal
    if not judged.hints or not isinstance(action, Move):
        return ()
    after, end = judged.game.play(action), action.path[-1]
    if after.outcome is not None or isinstance(after.position.roll, Cue):
        return ()
    square = square_notation(after.ruleset, end)
    for reply in choices(after):
        if any(each.square == end for each in captures(after, reply)):
            return (line("why-captured-then", square=square, reply=action_notation(after, reply)),)
    return (line("why-safe-then", square=square),)


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
        play = actions.index(judged.legal)
        return (button(match, Verb.PLAY, choice=play, tone=Tone.PRIMARY),)
    start = picked(judged.game, judged.asked) if judged.hints else None
    begun = (at for at, each in enumerate(actions) if start in steps(each)[:1])
    index = next(begun, None)
    prefix = "" if index is None else Prefix(index, 1)
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
    """Where the piece that was to move may go; if it cannot, the few that can."""
    game = judged.game
    start = picked(game, judged.asked)
    if start is None:
        return ()
    rules = game.ruleset
    ends = sorted({steps(way)[-1] for way in moves_from(game, start)})
    if ends:
        squares = square_notations(rules, ends)
        return (line("why-may", square=square_notation(rules, start), squares=squares),)
    others = notations(rules, _others(judged))
    stuck = line("why-may-not", square=square_notation(rules, start))
    return (stuck, line("why-others", squares=others, count=len(others))) if others else (stuck,)


def _others(judged: Judgement) -> tuple[str, ...]:
    """The pieces that may move, if they are few and the refusal has not named them."""
    name = judged.game.ruleset.board.name
    starts = {each.path[0] for each in judged.game.legal if isinstance(each, Move)}
    named = judged.refusal is not None and judged.refusal.code in LEADING_CODES
    return () if named or len(starts) > MAX_MOVABLE_LISTED else tuple(map(name, sorted(starts)))


def _effects(match: Match, game: Game, action: Action) -> tuple[Line, ...]:
    """What an action would capture and why, and its other effects."""
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
