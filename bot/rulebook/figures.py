"""Diagrams as they are looked at: their pictures and what is said of them. Pure.

Law: before, move and after are what the engine makes of the action.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.board_words import board_words
from bot.core.messages import member
from bot.core.pictures import Look, picture
from bot.core.views import Figure
from bot.rulebook.diagrams import When
from engine.actions import Huff, Take, steps
from engine.explain import would_capture

if TYPE_CHECKING:
    from bot.core.messages import Line
    from bot.rulebook.diagrams import Diagram
    from engine.actions import Action
    from engine.game import Game
    from engine.ruleset import Ruleset
    from render.picture import Picture


def figure(diagram: Diagram, rules: Ruleset, when: When, theme: str) -> Figure:
    """Return one moment of a diagram, with the same in words."""
    shown = diagram.game(rules)
    look = Look(flipped=False, theme=theme)
    action = diagram.done(shown)
    if when is When.AFTER and action:
        shown = shown.play(action)
        drawn = picture(shown, look)
    elif diagram.pick:
        drawn = _with_ways(picture(shown, look), shown, diagram.pick)
    else:
        drawn = _with_plan(picture(shown, look), shown, action)
    words = (caption(diagram, rules), *board_words(shown))
    return Figure(replace(drawn, turn=None, lost=(0, 0)), words, name=f"{diagram.name}.png")


def caption(diagram: Diagram, rules: Ruleset) -> Line:
    """Return what is said of a diagram: the move as players write it, and what it takes."""
    game = diagram.game(rules)
    action = diagram.done(game)
    if action is None:
        return member("show", diagram.name, move=diagram.action, taken=())
    taken = tuple(rules.square_name(square) for square in would_capture(game, action))
    return member("show", diagram.name, move=game.show(action), taken=taken)


def _with_plan(drawn: Picture, game: Game, action: Action | None) -> Picture:
    """Mark what is about to be done, and whom it takes."""
    if action is None:
        return drawn
    name = game.ruleset.board.name
    squares = tuple(map(name, steps(action)))
    if isinstance(action, Take | Huff):
        return replace(drawn, prey=squares)
    return replace(drawn, plan=squares, prey=tuple(map(name, would_capture(game, action))))


def _with_ways(drawn: Picture, game: Game, square: str) -> Picture:
    """Mark where a piece may go, and where it captures."""
    name = game.ruleset.board.name
    ways = [way for way in game.legal if name(steps(way)[0]) == square]
    return replace(
        drawn,
        picked=square,
        targets=tuple(name(steps(way)[-1]) for way in ways),
        strikes=tuple(name(steps(way)[-1]) for way in ways if would_capture(game, way)),
    )
