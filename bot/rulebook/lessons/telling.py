"""Lines about lessons: how a game ends, and why a piece is not the one. Pure."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bot.core.matches.actions import action_notation, reason_line, square_notation
from bot.core.matches.messages import family_line, line
from bot.core.views.board_words import side_line
from bot.rulebook.lessons.forcing import Forcing, TooLarge
from bot.rulebook.lessons.goals import JUDGES, Attempt
from bot.rulebook.lessons.lesson import AGAIN, FATES, GOES_ON, TaskKind
from engine import Captured, Huff, Move, RefusalCode, Side, squares_in, steps
from engine.explain import why_illegal

if TYPE_CHECKING:
    from bot.core.matches.messages import Line
    from bot.rulebook.lessons.lesson import Lesson
    from engine import Action


def ending_line(ending: str) -> Line:
    """Return how a game ends, as lessons list it."""
    winner, _, reason = ending.partition("-")
    if winner == GOES_ON:
        return line("ends-on")
    if winner == AGAIN or winner in FATES:
        return family_line("ends", winner)
    if winner == "draw":
        return line("ends-draw", reason=family_line("reason", reason))
    side = side_line(Side[winner.upper()])
    return line("ends-won", side=side, reason=family_line("reason", reason))


def immobility_line(lesson: Lesson, square: str) -> Line:
    """Return why a piece is not the one: a rule that binds it rather than an occupied square."""
    game = lesson.game
    rules, start = game.ruleset, game.ruleset.board.square(square)
    if lesson.asks is TaskKind.HUFF:
        why = reason_line(game, why_illegal(game, Huff(start)))
        return line("lesson-cannot", square=square_notation(rules, start), why=why)
    offered = [each for each in rules.pseudo_legal(game.position) if steps(each)[:1] == (start,)]
    nearby = [Move((start, end)) for end in squares_in(rules.board.beside[start])]
    refusals = [why_illegal(game, each) for each in offered or nearby]
    refusal = min(refusals, key=lambda each: each.code is RefusalCode.OCCUPIED)
    why = reason_line(game, refusal)
    return line("lesson-cannot", square=square_notation(rules, start), why=why)


MOST = 1500
"""How many actions are applied to find an answer that refutes one; a few hundredths of a second."""


def refutation_lines(lesson: Lesson, action: Action) -> tuple[Line, ...]:
    """Return why an action does not lead to a lesson's aim: an answer to it, if one is at hand."""
    game, aim = lesson.game, lesson.aim
    attempt = Attempt(game, game.play(action))
    after = attempt.after
    if aim is None or after.outcome:
        return (line("missed-line"),)
    left = aim.after(len(attempt.squares(Captured)))
    if harm := JUDGES["unharmed"](attempt, []) if left.gain is not None else None:
        return (harm,)
    if left.turns < 1:
        return (line("missed-ended" if left.gain is None else "missed-line"),)
    with suppress(TooLarge):
        answer = Forcing(game.ruleset, MOST).refuting(after.position, left)
        if answer is not None:
            told = action_notation(after, answer)
            return (line("missed-answer", side=side_line(Side.SECOND), reply=told),)
    return (line("missed-line"),)
