"""Diagrams: positions with an action that the engine plays, and their figures. Pure."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.core.matches.actions import action_notation, notation, square_notations
from bot.core.matches.messages import family_line
from bot.core.views.board_words import board_words
from bot.core.views.pictures import picked, picture, with_refusal, with_ways
from bot.core.views.views import Figure
from engine import Game, Huff, NotationError, RefusalCode, Take, parse_action, steps
from engine.catalogue import options, ruleset
from engine.explain import refuse, would_capture

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from bot.core.matches.messages import Line
    from bot.core.views.pictures import Look
    from engine import Action, Ruleset
    from render import Picture


START = "start"
"""The position text of a diagram of the start position."""

FIGURES_CACHED = 256
"""Number of figures kept, which are the same for all people with the same look."""


class DiagramMoment(StrEnum):
    """Which moment of a diagram a picture shows."""

    STILL = "still"
    BEFORE = "before"
    AFTER = "after"


@dataclass(frozen=True, slots=True, eq=False)
class Diagram:
    """A position's text with an action, or with a piece whose moves are shown, or alone.

    ``name`` is the caption's code without its family. ``claimed`` are the expected events, which
    the tests compare with the engine's. An action that is ``refused`` is not played. ``options``
    are those that the diagram needs. It ``shows`` what the text says under these tags.
    """

    name: str
    position: str
    action: str = ""
    pick: str = ""
    refused: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    claimed: Mapping[str, object] = field(default_factory=dict)
    shows: frozenset[str] = frozenset()

    @property
    def moments(self) -> tuple[DiagramMoment, ...]:
        """Which pictures it makes."""
        played = self.action and not self.refused
        return (DiagramMoment.BEFORE, DiagramMoment.AFTER) if played else (DiagramMoment.STILL,)

    def game(self, rules: Ruleset) -> Game:
        """Return the game before the action; raises NotationError if the ruleset differs."""
        return Game.start(rules) if self.position == START else Game.load(rules, self.position)

    def done(self, game: Game) -> Action | None:
        """Return the action, or None if it is not legal."""
        return next((each for each in game.legal if game.write(each) == self.action), None)

    def own_rules(self, key: str) -> Ruleset:
        """Return the usual rules of a ruleset with the diagram's options."""
        return with_options(key, self.options)

    def rules(self, rules: Ruleset) -> Ruleset | None:
        """Return the rules to play it by if these are in force, or None to leave it out.

        It is left out if it would show something else than by its own rules. Options of the
        board's size are ignored, unless it shows the start.
        """
        own = self.own_rules(rules.key)
        if self.position == START or rules is own:
            return rules
        chosen = in_force(rules)
        if any(chosen.get(name) != value for name, value in self.options.items()):
            return None
        played = on_usual_board(rules)
        return played if self._shows(played) == self._shows(own) else None

    def _shows(self, rules: Ruleset) -> Hashable:
        """Return what it shows by these rules, for comparison; endings only if claimed."""
        game = self.game(rules)
        if self.refused:
            refusal = refuse(game, self.action)
            return refusal and refusal.code
        if self.pick:
            name = rules.board.name
            ways = map(steps, game.legal)
            return frozenset(name(way[-1]) for way in ways if name(way[0]) == self.pick)
        action = self.done(game)
        if action is None:
            return None
        after = game.play(action)
        reason = after.outcome.reason if after.outcome and "ended" in self.claimed else None
        return after.text.split()[0], reason


def in_force(rules: Ruleset) -> dict[str, str]:
    """Return the value of every option of a ruleset."""
    return {option.name: option.default for option in options(rules.key)} | dict(rules.options)


def with_options(key: str, chosen: Mapping[str, str]) -> Ruleset:
    """Return a ruleset with some options; raises the catalogue's errors."""
    listed = ",".join(f"{name}={value}" for name, value in chosen.items())
    return ruleset(f"{key}({listed})" if listed else key)


def on_usual_board(rules: Ruleset) -> Ruleset:
    """Return the same rules without the options that change the size of the board."""
    usual = ruleset(rules.key).board
    kept = {
        name: value
        for name, value in rules.options
        if with_options(rules.key, {name: value}).board is usual
    }
    return with_options(rules.key, kept)


def on_its_own(game: Game, look: Look) -> Picture:
    """Return the picture of a position outside of a match: without turn and losses."""
    return replace(picture(game, look), turn=None, lost=(0, 0))


@lru_cache(maxsize=FIGURES_CACHED)
def figure(diagram: Diagram, rules: Ruleset, when: DiagramMoment, look: Look) -> Figure:
    """Return one moment of a diagram, with the same in words."""
    shown = diagram.game(rules)
    action = diagram.done(shown)
    if when is DiagramMoment.AFTER and action:
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


@lru_cache(maxsize=FIGURES_CACHED)
def caption(diagram: Diagram, rules: Ruleset) -> Line:
    """Return the caption of a diagram, with the move as players write it and its captures."""
    game = diagram.game(rules)
    action = diagram.done(game)
    if action is None:
        return family_line("show", diagram.name, move=notation(rules, diagram.action), taken=())
    taken = square_notations(rules, would_capture(game, action))
    return family_line("show", diagram.name, move=action_notation(game, action), taken=taken)


def _with_plan(drawn: Picture, game: Game, action: Action | None) -> Picture:
    """Mark the action that follows, and its captures."""
    if action is None:
        return drawn
    name = game.ruleset.board.name
    squares = tuple(map(name, steps(action)))
    if isinstance(action, Take | Huff):
        return replace(drawn, prey=squares)
    return replace(drawn, plan=squares, prey=tuple(map(name, would_capture(game, action))))


def with_reason(drawn: Picture, game: Game, text: str) -> Picture:
    """Mark what blocks an action that is refused, and what its piece may do."""
    why = refuse(game, text)
    if why is None or why.code is RefusalCode.OVER:
        return drawn
    asked = _asked(game, text)
    barred, start = with_refusal(drawn, game, asked, why), picked(game, asked)
    return barred if start is None else with_ways(barred, game, start)


def _asked(game: Game, text: str) -> Action | None:
    try:
        return parse_action(game.ruleset.board, text, game.ruleset.letters)[0].action
    except NotationError:
        return None
