"""Diagrams as they are looked at: their pictures and what is said of them. Pure.

Law: before, move and after are what the engine makes of the action.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.matches.notation import action_in, all_squares, written
from bot.core.messages import member
from bot.core.views.board_words import board_words
from bot.core.views.pictures import picture
from bot.core.views.views import Figure
from bot.core.views.why import picked, with_refusal, with_ways
from bot.rulebook.diagrams import When
from engine.actions import Huff, Take, steps
from engine.errors import NotationError, RefusalCode
from engine.explain import refuse, would_capture
from engine.reading import parse

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.core.views.pictures import Look
    from bot.rulebook.diagrams import Diagram
    from engine.actions import Action
    from engine.game import Game
    from engine.ruleset import Ruleset
    from render.picture import Picture


def on_its_own(game: Game, look: Look) -> Picture:
    """Return the picture of a position of no match: nobody is to act or has lost men."""
    return replace(picture(game, look), turn=None, lost=(0, 0))


def figure(diagram: Diagram, rules: Ruleset, when: When, look: Look) -> Figure:
    """Return one moment of a diagram, with the same in words."""
    shown = diagram.game(rules)
    action = diagram.done(shown)
    if when is When.AFTER and action:
        shown = shown.play(action)
        drawn = on_its_own(shown, look)
    elif diagram.pick:
        start = shown.ruleset.board.square(diagram.pick)
        drawn = with_ways(on_its_own(shown, look), shown, start)
    elif diagram.refused:
        drawn = with_reason(on_its_own(shown, look), shown, diagram.action)
    else:
        drawn = _with_plan(on_its_own(shown, look), shown, action)
    words = (caption(diagram, rules), *board_words(shown))
    return Figure(drawn, words, name=f"{diagram.name}.png")


def caption(diagram: Diagram, rules: Ruleset) -> Line:
    """Return what is said of a diagram: the move as players write it, and what it takes."""
    game = diagram.game(rules)
    action = diagram.done(game)
    if action is None:
        return member("show", diagram.name, move=written(rules, diagram.action), taken=())
    taken = all_squares(rules, would_capture(game, action))
    return member("show", diagram.name, move=action_in(game, action), taken=taken)


def _with_plan(drawn: Picture, game: Game, action: Action | None) -> Picture:
    """Mark what is about to be done, and whom it takes."""
    if action is None:
        return drawn
    name = game.ruleset.board.name
    squares = tuple(map(name, steps(action)))
    if isinstance(action, Take | Huff):
        return replace(drawn, prey=squares)
    return replace(drawn, plan=squares, prey=tuple(map(name, would_capture(game, action))))


def with_reason(drawn: Picture, game: Game, text: str) -> Picture:
    """Mark what stands in the way of an action that is refused, and what its piece may do."""
    why = refuse(game, text)
    if why is None or why.code is RefusalCode.OVER:
        return drawn
    asked = _asked(game, text)
    barred, start = with_refusal(drawn, game, asked, why), picked(game, asked)
    return barred if start is None else with_ways(barred, game, start)


def _asked(game: Game, text: str) -> Action | None:
    try:
        return parse(game.ruleset.board, text, game.ruleset.letters)[0].action
    except NotationError:
        return None
