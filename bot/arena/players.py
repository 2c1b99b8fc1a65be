"""The players by name: `random`, `greedy`, `level-1`, `nodes-2000`, `ugi:COMMAND`.

`nodes-2000+threat=9` has other weights than its ruleset's family.
"""

import re
import shlex
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import TypeAlias

from bot.arena.schedule import Conditions
from bot.arena.ugi_client import Engine
from engine import Action, Game, Ruleset, captured_squares
from engine.search import FEATURES, LEVELS, WEIGHTS, Budget, Weights, choose, family_of, search

UGI = "ugi:"
_LEVEL = re.compile(r"level-(0|[1-9][0-9]?)")
_NODES = re.compile(r"nodes-([1-9][0-9]{0,8})((?:\+[a-z]+=-?[0-9]{1,4})*)")

# Takes the game and all its actions in text, oldest first. Raises Forfeit.
Chooser: TypeAlias = Callable[[Game, Sequence[str]], Action]


def check(name: str) -> None:
    """Raise ValueError for a name that is not a player's."""
    if name.startswith(UGI):
        _check_command(name.removeprefix(UGI))
        return
    level = _LEVEL.fullmatch(name)
    known = name in {"random", "greedy"} or (level and int(level[1]) < len(LEVELS))
    nodes = _NODES.fullmatch(name)
    if not known and not nodes:
        raise ValueError(
            f"no player {name[:60]!r}; there are random, greedy,"
            f" level-0 to level-{LEVELS[-1].number}, nodes-N and ugi:COMMAND"
        )
    if nodes and (unknown := [each for each in _weights(nodes[2]) if each not in FEATURES]):
        raise ValueError(f"no weight {unknown[0][:60]!r}; there are {', '.join(FEATURES)}")


def _weights(text: str) -> dict[str, int]:
    """The weights that a player's name ends with.

    >>> _weights("+threat=9+danger=-5")
    {'threat': 9, 'danger': -5}
    """
    pairs = (each.split("=") for each in text.split("+")[1:])
    return {name: int(value) for name, value in pairs}


def _check_command(command: str) -> None:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"the command {command[:60]!r} cannot be read: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise ValueError(f"there is no program {(words or [''])[0][:60]!r} to start")


@contextmanager
def open_player(
    name: str, rules: Ruleset, conditions: Conditions, chance: Random
) -> Iterator[Chooser]:
    """The player of a name for one game; an outside engine ends with it."""
    if name.startswith(UGI):
        command = shlex.split(name.removeprefix(UGI))
        with Engine(command, rules, conditions.go, conditions.timeout) as engine:
            yield engine.choose
    elif name == "random":
        yield lambda game, _actions: chance.choice(game.choices)
    elif name == "greedy":
        yield lambda game, _actions: _greediest(game, chance)
    else:
        yield _thinker(name, rules, conditions, chance)


def _greediest(game: Game, chance: Random) -> Action:
    """An action that captures most men at once; ties are broken at random."""
    captured = {
        action: len(captured_squares(game.ruleset.apply(game.position, action)[1]))
        for action in game.choices
    }
    most = max(captured.values())
    return chance.choice([action for action, count in captured.items() if count == most])


def _thinker(name: str, rules: Ruleset, conditions: Conditions, chance: Random) -> Chooser:
    if found := _LEVEL.fullmatch(name):
        full = LEVELS[int(found[1])]
        level = replace(full, share=full.share * float(conditions.scale))

        def by_level(game: Game, _actions: Sequence[str]) -> Action:
            return choose(
                game.ruleset, game.position, game.since_irreversible, level, chance
            ).actions[0]

        return by_level
    found = _NODES.fullmatch(name)
    assert found is not None  # noqa: S101 - it was checked
    budget = Budget(nodes=max(1, round(int(found[1]) * conditions.scale)))
    weights: Weights = replace(WEIGHTS[family_of(rules)], **_weights(found[2]))

    def by_nodes(game: Game, _actions: Sequence[str]) -> Action:
        line = search(
            *(game.ruleset, game.position, game.since_irreversible, budget),
            shuffle=chance.shuffle,
            weights=weights,
        )
        return line.actions[0]

    return by_nodes
