"""The positions in `positions.toml`, each with the actions that solve it."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine import Game
from engine.catalogue import ruleset
from engine.search import Family, family_of

PATH = Path(__file__).with_name("positions.toml")
KINDS = ("capture", "fork", "save", "win-2", "win-3")


@dataclass(frozen=True, slots=True)
class Tactic:
    """A position, what it asks for, and every first action that does it.

    `kind` is one of KINDS: a capture that wins more than any other action; a quiet action after
    which something is captured whatever the other side does; the actions that prevent a loss of the
    game or, in games without a leader, of a man; a win in two or three turns, and not in fewer.
    """

    ruleset: str
    text: str
    kind: str
    actions: tuple[str, ...]

    @property
    def family(self) -> Family:
        """The family of the ruleset."""
        return family_of(ruleset(self.ruleset))

    @property
    def game(self) -> Game:
        """A game that begins with the position."""
        return Game.load(ruleset(self.ruleset), self.text)


@cache
def tactics() -> tuple[Tactic, ...]:
    """All positions, in the order of the file."""
    entries = tomllib.loads(PATH.read_text()).get("position", ()) if PATH.exists() else ()
    return tuple(Tactic(**{**entry, "actions": tuple(entry["actions"])}) for entry in entries)


def write(kept: Iterable[Tactic]) -> None:
    """Replace the file's positions, sorted by family, kind and ruleset."""
    order = list(Family)
    ranked = sorted(kept, key=lambda t: (order.index(t.family), t.kind, t.ruleset, t.text))
    PATH.write_text(_HEAD + "".join(map(_entry, ranked)))


def _entry(tactic: Tactic) -> str:
    actions = ", ".join(f'"{action}"' for action in tactic.actions)
    return (
        f'\n[[position]]  # {tactic.family.name}\nruleset = "{tactic.ruleset}"\n'
        f'text = "{tactic.text}"\nkind = "{tactic.kind}"\nactions = [{actions}]\n'
    )


_HEAD = """\
# Made by `python -m tests.tactics.make`, which verifies each position by a search of full width.
# `actions` are all first actions that solve it. `positions.py` says what the kinds mean.
"""
