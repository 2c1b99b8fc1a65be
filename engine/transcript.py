"""A transcript: one whole game as it was played, its tags, and its outcome."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.actions import Action
from engine.game import Game
from engine.position import Outcome, Reason
from engine.ruleset import Ruleset

TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
OWN_TAGS = ("Ruleset", "Fen", "Result")  # written from the other fields, never from `tags`

_GIVEN_UP = (Reason.RESIGNATION, Reason.TIMEOUT)


@dataclass(frozen=True, kw_only=True)
class Transcript:
    """The content of a record.

    `actions` are all actions, throws and huffs included, from the ruleset's own start or from the
    position text `fen`. `outcome` is None while the game goes on. `tags` are any others: `First`,
    `Second`, `Date`, `Seed`.
    """

    ruleset: Ruleset
    actions: tuple[Action, ...] = ()
    outcome: Outcome | None = None
    fen: str | None = None
    tags: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Raise ValueError for the name of a tag that no record can contain."""
        for name in self.tags:
            if not TAG_NAME.fullmatch(name) or name in OWN_TAGS:
                raise ValueError(f"not the name of a tag: {name[:40]!r}")

    @property
    def start(self) -> Game:
        """The game before the first action. Raises NotationError for a `fen` that is invalid."""
        return Game.start(self.ruleset) if self.fen is None else Game.load(self.ruleset, self.fen)

    def games(self) -> Iterator[Game]:
        """The game at the start and after each action. Raises IllegalAction."""
        game = self.start
        yield game
        for action in self.actions:
            game = game.play(action)
            yield game


def can_end(game: Game, outcome: Outcome) -> bool:
    """Whether an outcome is possible for a game in its present position.

    An outcome by the rules is final. Before it, players may end the game: by giving up or running
    out of time, by agreement (in Poleis adjudicated), and by insisting on an illegal move if
    `ignorance=on`. The end of a tournament's round ends it either way.
    """
    if game.outcome is not None:
        return outcome == game.outcome
    if outcome.reason is Reason.DEADLINE:
        return True
    if outcome.reason in _GIVEN_UP:
        return outcome.winner is not None
    if outcome.reason is Reason.IGNORANCE:
        return game.ruleset.illegal_move_loses and outcome.winner is game.position.side.other
    return outcome == game.outcome_on_agreement()
