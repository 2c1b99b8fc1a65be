"""Diagrams: a position and what is done in it. What then happens is the engine's to say. Pure."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.actions import steps
from engine.catalogue import options, ruleset
from engine.explain import refuse
from engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from engine.actions import Action
    from engine.ruleset import Ruleset

START = "start"
"""Instead of a position's text: how the game begins."""


class When(StrEnum):
    """Which moment of a diagram a picture shows."""

    STILL = "still"
    BEFORE = "before"
    AFTER = "after"


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position's text with an action in it, or a piece whose ways are shown, or neither.

    ``name`` is the caption's code without its family. What is ``claimed`` of the action, by the
    names of what happens, is for the tests: pictures show what the engine does. An action that is
    ``refused`` is not played. ``options`` are those without which the diagram tells nothing.
    It ``shows`` what the text says under these tags.
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
    def moments(self) -> tuple[When, ...]:
        """Which pictures it makes."""
        played = self.action and not self.refused
        return (When.BEFORE, When.AFTER) if played else (When.STILL,)

    def game(self, rules: Ruleset) -> Game:
        """Return the game as it stands before; raises NotationError where the ruleset differs."""
        return Game.start(rules) if self.position == START else Game.load(rules, self.position)

    def done(self, game: Game) -> Action | None:
        """Return what is done in the game as it stands before, or None where that is not legal."""
        return next((each for each in game.legal if game.write(each) == self.action), None)

    def own_rules(self, key: str) -> Ruleset:
        """Return the usual rules of a ruleset with the diagram's options."""
        return with_options(key, self.options)

    def rules(self, rules: Ruleset) -> Ruleset | None:
        """Return by which rules it is played where these are in force, or None where it is not.

        It is not where it would show something else than by its own. Options of the board's size
        leave it alone, unless it shows the start.
        """
        if self.position == START:
            return rules
        chosen, own = in_force(rules), self.own_rules(rules.key)
        if any(chosen.get(name) != value for name, value in self.options.items()):
            return None
        played = on_usual_board(rules)
        return played if self._shows(played) == self._shows(own) else None

    def _shows(self, rules: Ruleset) -> Hashable:
        """What is to be seen of it by these rules, to be compared; endings only by its claim."""
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
