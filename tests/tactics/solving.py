"""How many of the positions the computer player solves, and how long it takes."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from time import process_time

from engine.search import Level, choose
from engine.search.weights import Family
from tests.tactics.positions import KINDS, Tactic


@dataclass(frozen=True, slots=True)
class Attempt:
    """What the computer played in a position, after so many seconds of one core."""

    tactic: Tactic
    action: str
    seconds: float

    @property
    def solved(self) -> bool:
        """Whether it is one of the actions that solve the position."""
        return self.action in self.tactic.actions

    def __str__(self) -> str:
        tactic = self.tactic
        wanted = " or ".join(tactic.actions)
        return f"{tactic.kind} {tactic.ruleset} {tactic.text!r}: {self.action}, not {wanted}"


def attempt(tactic: Tactic, level: Level) -> Attempt:
    """Let a level choose its action in a position."""
    game = tactic.game
    begin = process_time()
    line = choose(game.ruleset, game.position, game.since_irreversible, level, Random(1))
    return Attempt(tactic, game.write(line.actions[0]), process_time() - begin)


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some positions were solved."""

    solved: int
    of: int

    def __str__(self) -> str:
        return f"{self.solved}/{self.of}"

    def at_least(self, share: float) -> bool:
        """Whether so great a share was solved."""
        return self.solved >= share * self.of


def share_of(attempts: Iterable[Attempt]) -> Share:
    """Return the share that was solved."""
    solved = [each.solved for each in attempts]
    return Share(sum(solved), len(solved))


def by_kind(attempts: Iterable[Attempt], family: Family) -> dict[str, Share]:
    """Return the share of each kind of a family."""
    own = [each for each in attempts if each.tactic.family is family]
    return {kind: share_of(a for a in own if a.tactic.kind == kind) for kind in KINDS}
