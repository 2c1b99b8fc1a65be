"""Better weights of the evaluation, found by playing: one weight is changed at a time.

Rule: a change is taken over only if it wins a match of fresh games by more than the 95%
interval. The short match before that only chooses what is worth such a match: of many changes that
are worth nothing some win a match by luck, and few of these win the next one too.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from math import ceil
from pathlib import Path
from typing import Self

from bot.arena.results import ResultsError
from bot.arena.schedule import Conditions, PlayedGame, ScheduledGame, schedule
from bot.arena.statistics import record
from engine.catalogue import ruleset
from engine.search import FEATURES, WEIGHTS, Weights, family_of

PROMISING = 0.8
"""How probably a change has to be better, after the short match, to be given the long one."""

_SHARES = (0.5, 0.25)  # of a weight, by which it is changed; the second round is finer
_LEAST = 2
_ANYWHERE = {"mobility", "contact", "threat", "chain"}  # counted in every game


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A match of changed weights against those before; `games` are those of each ruleset."""

    rulesets: tuple[str, ...]
    before: Weights
    after: Weights
    nodes: int
    games: int
    seed: int
    opening: int
    cap: int

    @property
    def players(self) -> tuple[str, str]:
        """The changed weights, and those before, as players of the arena."""
        return player(self.nodes, self.after), player(self.nodes, self.before)

    def scheduled(self) -> list[ScheduledGame]:
        """The games of the match."""
        names = [(name, ruleset(name).revision) for name in self.rulesets]
        conditions = Conditions(seed=self.seed, opening=self.opening, cap=self.cap)
        return schedule([self.players], names, self.games, conditions)


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How the changed weights did, with the 95% interval of their score."""

    wins: int
    draws: int
    losses: int
    score: float
    low: float
    high: float
    superiority: float

    @property
    def games(self) -> int:
        """How many there are."""
        return self.wins + self.draws + self.losses

    @classmethod
    def of(cls, trial: Trial, games: Sequence[PlayedGame]) -> Self:
        """The result of a match whose games are all played."""
        found = record(games, trial.players[0])
        kept = {each.name for each in fields(cls)}
        estimate = asdict(found.estimate).items()
        rounded = {name: round(value, 4) for name, value in estimate if name in kept}
        return cls(wins=found.wins, draws=found.draws, losses=found.losses, **rounded)


def player(nodes: int, weights: Weights) -> str:
    """The name of a player with these weights.

    >>> player(300, Weights(man=100, danger=-5))
    'nodes-300+man=100+danger=-5'
    """
    named = (f"+{name}={value}" for name, value in asdict(weights).items() if value)
    return f"nodes-{nodes}{''.join(named)}"


def weights_of(rulesets: Sequence[str]) -> Weights:
    """The weights of the family of some rulesets. Raises ValueError if they are of several."""
    families = {family_of(ruleset(name)) for name in rulesets}
    if len(families) > 1:
        raise ValueError("the rulesets are of several families, which have weights of their own")
    return WEIGHTS[families.pop()]


def climb(first: Trial, proof_games: int, played: Callable[[Trial], Result]) -> Weights:
    """Change one weight after the other, and return what is best in the end.

    `first` says what is played and with which weights it begins; `played` plays a match, or knows
    its result from an earlier run. A match of `proof_games` decides, with openings of its own.
    """
    weights = first.before
    for share in _SHARES:
        for name in _tuned(weights):
            for after in _changed(weights, name, share):
                look = replace(first, before=weights, after=after)
                if played(look).superiority < PROMISING:
                    continue
                proof = replace(look, games=proof_games, seed=look.seed + 1)
                if played(proof).low > 0.5:
                    weights = after
                    break
    return weights


def difference(before: Weights, after: Weights) -> str:
    """What is changed, in words.

    >>> difference(Weights(man=100, threat=6), Weights(man=100, threat=9))
    'threat 6 to 9'
    """
    old, new = asdict(before), asdict(after)
    changed = [name for name in FEATURES if old[name] != new[name]]
    return ", ".join(f"{name} {old[name]} to {new[name]}" for name in changed)


def read(path: Path) -> dict[Trial, Result]:
    """The matches of earlier runs; a last line that a kill left unfinished is cut off.

    Raises ResultsError for a file that is not such a record, and OSError.
    """
    text = path.read_text("utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    found = {}
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            trial, result = _from_json(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise ResultsError(f"{path}: line {number} is no result of a match") from None
        found[trial] = result
    if whole != text:
        path.write_text(whole, "utf-8")
    return found


def to_json(trial: Trial, result: Result) -> str:
    """The line of a match."""
    return f"{json.dumps(asdict(trial) | asdict(result))}\n"


def _from_json(line: Mapping[str, object]) -> tuple[Trial, Result]:
    given = dict(line)
    trial = {name: given.pop(name) for name in Trial.__dataclass_fields__}
    for name in ("before", "after"):
        trial[name] = Weights(**trial[name])  # type: ignore[arg-type]  # wrong ones are refused
    trial["rulesets"] = tuple(trial["rulesets"])  # type: ignore[arg-type]
    return Trial(**trial), Result(**given)  # type: ignore[arg-type]


def _tuned(weights: Weights) -> tuple[str, ...]:
    """The weights that are changed: not the man's, as it is what all others are measured by."""
    named = asdict(weights)
    return tuple(name for name in FEATURES if name != "man" and (named[name] or name in _ANYWHERE))


def _changed(weights: Weights, name: str, share: float) -> Iterator[Weights]:
    value = getattr(weights, name)
    step = max(_LEAST, ceil(abs(value) * share))
    yield replace(weights, **{name: value + step})
    yield replace(weights, **{name: value - step})
