"""Conditional moves: what a side prepares to answer, if the other plays what it expects. Pure.

Invariant: a plan is its side's secret, and it can do no more than its side could. A line begins
with an action of the other side and ends with one of its own; no two lines of a plan answer the
same play differently, so what a plan answers is never in doubt.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bot.core.matches.actions import action_named, notation, notations
from bot.core.matches.agreements import is_on_hold
from bot.core.matches.commands import MatchCommand
from bot.core.matches.events import Event, SideEvent
from bot.core.matches.evolve import evolve_all
from bot.core.matches.messages import Refused, line, refused
from bot.core.matches.model import PlanLine, Stage
from bot.core.matches.play import Played, play_events
from bot.core.matches.set_ups import SetUpDrawn, placement_due
from engine import Roll, Side

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from bot.core.matches.commands import Decision, Situation
    from bot.core.matches.messages import Notation
    from bot.core.matches.model import AccountId, Match
    from engine import Game


MAX_LINE_LENGTH = 6
"""How many actions a line has at most, the other side's counted."""

MAX_LINES = 10
"""How many lines a side may have in a match."""


@dataclass(frozen=True, slots=True)
class Variation:
    """A line of play from a position on: its actions, and the game before each and at its end."""

    texts: PlanLine
    games: tuple[Game, ...]

    @property
    def end(self) -> Game:
        """The game as it would then be."""
        return self.games[-1]

    def is_of(self, place: int, side: Side) -> bool:
        """Return whether an action of the line, counted from 0, is a side's."""
        return self.games[place].position.side is side

    @property
    def written(self) -> tuple[Notation, ...]:
        """The actions as lines tell them."""
        return notations(self.end.ruleset, self.texts)


def why_no_plan(match: Match, game: Game, side: Side) -> Refused | None:
    """Say why a side cannot plan ahead now, or None if it can."""
    if Roll in game.ruleset.action_effects:
        return refused("plan-dice")
    if game.ruleset.hides_hints:
        return refused("plan-huffing")
    if game.position.side is side:
        return refused("plan-waits" if match.plans[side] else "plan-your-turn")
    return None


def play_line(game: Game, steps: Sequence[str | int], side: Side) -> Variation | Refused:
    """Play a side's line in thought; the first step that is not legal is refused by its number."""
    if len(steps) > MAX_LINE_LENGTH:
        return refused("plan-deep", most=MAX_LINE_LENGTH)
    games, texts = [game], []
    for number, step in enumerate(steps, start=1):
        now = games[-1]
        if now.outcome is not None:
            return refused("plan-past-end", number=number - 1)
        action = action_named(now, step)
        if isinstance(action, Refused):
            is_own = now.position.side is side
            why = line(
                "refused-plan-step" if is_own else "refused-plan-step-theirs",
                number=number,
                why=action.line,
            )
            return Refused(why)
        texts.append(now.write(action))
        games.append(now.play(action))
    return Variation(tuple(texts), tuple(games))


@dataclass(frozen=True, slots=True)
class Plan(MatchCommand):
    """Prepare a line of play: actions by text or by index, the opponent's first, one's own last."""

    by: AccountId
    line: tuple[str | int, ...] = field(repr=False)
    turn: int | None = None

    def decide(self, given: Situation) -> Decision:
        """Keep the line besides those that are kept, if it can be played."""
        match, game, side = given.match, given.game, given.side
        if why := why_no_plan(match, game, side):
            return why
        way = play_line(game, self.line, side)
        if isinstance(way, Refused):
            return way
        return _unfit(way, side) or _kept(match.plans[side], way, side)


@dataclass(frozen=True, slots=True)
class DropPlan(MatchCommand):
    """Give up a line that was prepared, or all of them if none is named."""

    by: AccountId
    line: tuple[str | int, ...] = field(default=(), repr=False)
    turn: int | None = None

    def decide(self, given: Situation) -> Decision:
        """Keep the others."""
        side, kept = given.side, given.match.plans[given.side]
        if not kept:
            return refused("no-plan")
        if not self.line:
            return (Planned(side, ()),)
        way = play_line(given.game, self.line, side)
        if isinstance(way, Refused) or way.texts not in kept:
            return refused("no-such-plan")
        return (Planned(side, tuple(each for each in kept if each != way.texts)),)


@dataclass(frozen=True, slots=True)
class Planned(Event):
    """A side prepared its answers: all its lines as they now are, none if it gave them up."""

    side: Side
    lines: tuple[PlanLine, ...] = field(repr=False)

    def apply(self, match: Match) -> Match:
        """Keep the lines."""
        return replace(match, plans=match.plans.set(self.side, self.lines))


@dataclass(frozen=True, slots=True)
class PlanMissed(SideEvent):
    """The other side played what no line of this side's plan had foreseen."""

    def apply(self, match: Match) -> Match:
        """Nothing is left to change: with the play the lines were gone."""
        return match


@dataclass(frozen=True, slots=True)
class PlanDropped(Event):
    """What a side had planned to play now is not legal any more; its plan is gone."""

    side: Side
    action: str

    def apply(self, match: Match) -> Match:
        """Drop all its lines."""
        return replace(match, plans=match.plans.set(self.side, ()))


EVENTS = (Planned, PlanMissed, PlanDropped)


def why_unfit(match: Match, way: Variation, side: Side) -> Refused | None:
    """Say why a line that can be played cannot be kept as well, or None if it can."""
    kept = _unfit(way, side) or _kept(match.plans[side], way, side)
    return kept if isinstance(kept, Refused) else None


def is_secret(events: tuple[Event, ...]) -> bool:
    """Return whether events may be known to the side that made them only."""
    return bool(events) and all(isinstance(event, Planned | SetUpDrawn) for event in events)


def _unfit(way: Variation, side: Side) -> Refused | None:
    """Say what is wrong with a line as such."""
    if not way.texts or not way.is_of(len(way.texts) - 1, side):
        return refused("plan-unanswered")
    positions = [game.position for game in way.games]
    if any(position in positions[:place] for place, position in enumerate(positions)):
        return refused("plan-repeats")
    return None


def _kept(plan: tuple[PlanLine, ...], way: Variation, side: Side) -> tuple[Event, ...] | Refused:
    """Add a line to a plan; one that goes on from a kept one takes its place."""
    texts = way.texts
    if any(known[: len(texts)] == texts for known in plan):
        return refused("plan-known")
    others = tuple(known for known in plan if texts[: len(known)] != known)
    for known in others:
        place = next(
            at for at, pair in enumerate(zip(known, texts, strict=False)) if pair[0] != pair[1]
        )
        if way.is_of(place, side):
            return refused("plan-clash", action=notation(way.end.ruleset, known[place]))
    if len(others) >= MAX_LINES:
        return refused("plan-many", most=MAX_LINES)
    return (Planned(side, (*others, texts)),)


DROP_WORD = "drop"
"""What is typed to give a plan up; a line's number may follow."""

FILLER_WORDS = frozenset({"if", "then", "and", "->", "→", "…", "..."})
"""Words that may separate the actions of a line."""

SEPARATORS = re.compile(r"[\s,;]+")


def read_steps(typed: str) -> tuple[str, ...]:
    """Return the actions of a typed line: ``if c7-c4 then b2-b4`` or ``c7-c4 b2-b4``."""
    parts = (part for part in SEPARATORS.split(typed) if part)
    return tuple(part for part in parts if part.casefold() not in FILLER_WORDS)


def is_plannable(match: Match, side: Side | None, typed: str) -> bool:
    """Return whether a typed line makes sense in a match; nothing does if there is a plan."""
    game = match.game
    if side is None or game is None:
        return False
    steps = read_steps(typed)
    if not steps or steps[0].casefold() == DROP_WORD:
        return bool(match.plans[side])
    if why_no_plan(match, game, side):
        return False
    return not isinstance(play_line(game, steps, side), Refused)


def game_after_line(match: Match, side: Side | None, typed: str) -> Game | None:
    """Return the game as it would be after what is typed, or None if nothing can be planned."""
    game = match.game
    if side is None or game is None or why_no_plan(match, game, side):
        return None
    way = play_line(game, read_steps(typed), side)
    return None if isinstance(way, Refused) or way.end.outcome else way.end


def execute_premoves(
    before: Match | None, after: Match, events: tuple[Event, ...], now: datetime
) -> tuple[Match, tuple[Event, ...]]:
    """Return a match and its events with what plans do upon them, given the match before them."""
    happened = (*events, *_missed(before, after, events))
    while further := _planned(after, now):
        after = evolve_all(after, further)
        happened += further
    return after, happened


def _missed(
    before: Match | None, after: Match, events: tuple[Event, ...]
) -> tuple[PlanMissed, ...]:
    """Whose plan came to nothing because the other side played something else."""
    if before is None or after.stage is not Stage.RUNNING:
        return ()
    movers = {event.side for event in events if isinstance(event, Played)}
    return tuple(
        PlanMissed(side)
        for side in Side
        if side.other in movers and before.plans[side] and not after.plans[side]
    )


def _planned(match: Match, now: datetime) -> tuple[Event, ...]:
    """What the side to act has planned to play now, if anything."""
    game = match.game
    if match.stage is not Stage.RUNNING or game is None or match.seats is None:
        return ()
    side = game.position.side
    if is_on_hold(match, side):
        return ()
    if not match.plans[side]:
        return placement_due(match, game, side, now)
    text = match.plans[side][0][0]
    action = next((each for each in game.legal if game.write(each) == text), None)
    if action is None:
        return (PlanDropped(side, text),)
    # A premove does not change where its player is called.
    at = match.place_of(match.seats[side])
    played = Played(side, text, at, planned=True)
    return play_events(match, game, action, played=played, now=now)
