"""Results: what a person's finished matches add up to. Pure.

Invariant: a profile is a function of the results, which are columns of the matches; it is never
counted on its own, so that it cannot differ from them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby, takewhile
from typing import TYPE_CHECKING

from bot.core.matches.computers import (
    FIRST_LEVEL,
    harder_level,
    is_computer,
    level_of,
)
from bot.core.matches.preferences import Audience
from engine import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from bot.core.matches.model import AccountId, Match


class Score(StrEnum):
    """How a match ended for a person."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match of a person: its game, the opponent and the end.

    ``is_public`` tells whether others than its players could watch it.
    """

    game: str
    other: AccountId
    score: Score
    ended: datetime
    is_public: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """How many matches were won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def count(self) -> int:
        """Return how many there were."""
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class Profile:
    """What a person's results add up to, against people and against the computer.

    ``games`` are by how much they are played; ``streak`` is how often the last result came in a
    row, ``longest`` the most wins in a row. ``between`` are the games with who looks at it.
    """

    since: datetime | None
    games: tuple[tuple[str, Tally], ...]
    computer: Tally
    last: Score | None
    streak: int
    longest: int
    between: tuple[tuple[str, Tally], ...]


def is_public(match: Match) -> bool:
    """Return whether others than its players may watch a match.

    It is played in a channel, a group, the lobby or a tournament, or both have agreed to it. A card
    in a chat that the bot does not know may be in a private one.
    """
    places = (match.place, *(stay.place for stay in match.stays))
    is_seen = any(place and not place.is_card for place in places)
    return is_seen or match.tournament is not None or match.made_public


def may_be_watched(match: Match) -> bool:
    """Return whether a match is public and has begun."""
    return match.game is not None and is_public(match)


RATED_PLIES = 10
"""A match that ends by time counts for ratings from so many plies on."""


def is_rated(match: Match) -> bool:
    """Return whether a match that is over changes its players' ratings.

    It does only by their agreement, never with hints, with takebacks later than in the opening, or
    after a few plies.
    """
    outcome, plies = match.outcome, match.trail.plies if match.trail else 0
    by_time = {Reason.TIMEOUT, Reason.DEADLINE}
    is_early = outcome is not None and outcome.reason in by_time and plies < RATED_PLIES
    is_plain = not (match.late_takebacks or match.hints_allowed)
    return match.terms.rated and outcome is not None and is_plain and not is_early


def is_shown(results: Iterable[Result], viewer: AccountId, audience: Audience) -> bool:
    """Return whether another sees what a person's public matches add up to."""
    has_played = any(each.other == viewer for each in results)
    return audience is Audience.EVERYONE or (audience is Audience.PLAYED and has_played)


def visible(results: Iterable[Result], viewer: AccountId, *, shown: bool) -> tuple[Result, ...]:
    """Return the results that another sees: matches of both, and if ``shown`` public ones."""
    return tuple(each for each in results if each.other == viewer or (shown and each.is_public))


def profile_of(results: Iterable[Result], viewer: AccountId | None = None) -> Profile:
    """Return the profile of a person whose results these are, as another ``viewer`` sees it."""
    ordered = sorted(results, key=lambda each: each.ended)
    people = [each for each in ordered if not is_computer(each.other)]
    scores = [each.score for each in people]
    wins = (len(list(run)) for score, run in groupby(scores) if score is Score.WON)
    last = scores[-1] if scores else None
    return Profile(
        since=ordered[0].ended if ordered else None,
        games=_tallies(people),
        computer=_tally(each.score for each in ordered if is_computer(each.other)),
        last=last,
        streak=sum(1 for _ in takewhile(lambda each: each is last, reversed(scores))),
        longest=max(wins, default=0),
        between=_tallies(each for each in people if each.other == viewer),
    )


def suggested_level(results: Iterable[Result]) -> int:
    """Return the level for a person's next match: the one after the hardest they have beaten."""
    won = (level_of(each.other) for each in results if each.score is Score.WON)
    return max((harder_level(level) for level in won if level is not None), default=FIRST_LEVEL)


def _tallies(results: Iterable[Result]) -> tuple[tuple[str, Tally], ...]:
    scores: dict[str, list[Score]] = {}
    for each in results:
        scores.setdefault(each.game, []).append(each.score)
    tallies = ((game, _tally(found)) for game, found in scores.items())
    return tuple(sorted(tallies, key=lambda each: (-each[1].count, each[0])))


def _tally(scores: Iterable[Score]) -> Tally:
    counted = Counter(scores)
    return Tally(counted[Score.WON], counted[Score.DRAWN], counted[Score.LOST])
