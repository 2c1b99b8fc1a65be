"""Games of computers of all levels, played and examined, as what people are made of.

A hundred thousand games cannot be played, so a person's matches are drawn from these. The levels
that search have a tenth of their nodes here. In each decision of level 3 it is also asked what the
strongest level would have played, so that someone who uses it now and then can be made of both.
"""

import json
from dataclasses import astuple, dataclass, replace
from random import Random

from bot.computer.examining import Evaluation, decisions, examine
from bot.core.matches.fair_play import DecisionPoint
from bot.core.matches.thoughts import GameTask
from engine import Game
from engine.catalogue import ruleset
from engine.search import LEVELS, choose

SCALE = 0.1
CAP = 160
OPENING = 4
GAMES = ("lemery-compact", "poleis", "lemery-latrunculi", "walker-petteia")
HONEST = range(8)
CHEAT = 3


@dataclass(frozen=True)
class Half:
    """One side of a game: who played it, their decisions and the other side's.

    `top` are the own decisions of level 3 as the strongest level would have made them.
    """

    game: str
    level: int
    opponent: int
    seed: int
    own: tuple[DecisionPoint, ...]
    theirs: tuple[DecisionPoint, ...]
    top: tuple[DecisionPoint, ...]


def pairings(seed):
    """Yield the games of a round: each level with itself and the next."""
    for game in GAMES:
        for level in HONEST:
            yield game, level, level
            if level + 1 in HONEST:
                pair = level, level + 1
                yield (game, *(pair if seed % 2 else pair[::-1]))


def choice(game, number, chance, plies, scale=SCALE):
    """Return what a level plays."""
    level = replace(LEVELS[number], share=LEVELS[number].share * scale)
    given = game.ruleset, game.position, game.since_irreversible, level, chance
    return choose(*given, plies=plies).actions[0]


def play(name, first, second, seed):
    """Return the texts of the actions of a game."""
    chance = Random(f"{name} L{first} L{second} {seed}")
    actions = opening(name, chance)
    game, texts = Game.start(ruleset(name)), []
    for action in actions:
        texts.append(game.write(action))
        game = game.play(action)
    while game.outcome is None and len(texts) < CAP:
        chance.random()
        level = (first, second)[game.position.side]
        action = choice(game, level, chance, len(texts))
        texts.append(game.write(action))
        game = game.play(action)
    return tuple(texts)


def opening(name, chance):
    """Return some random actions to begin with, after which nobody can win at once."""
    while True:
        game, actions = Game.start(ruleset(name)), []
        while len(actions) < OPENING and game.choices:
            actions.append(chance.choice(game.choices))
            game = game.play(actions[-1])
        if not any(game.play(each).outcome for each in game.choices):
            return actions


def strongest(task, side, chance, scale=SCALE):
    """Return a side's decisions as the strongest level would have made them."""
    found = []
    for game, played in decisions(task)[side]:
        evaluation = Evaluation(game)
        if evaluation.of(played):
            found.append(evaluation.of(choice(game, LEVELS[-1].number, chance, OPENING, scale)))
    return tuple(found)


def grow(cache, rounds, advance):
    """Play and examine what is missing in a cache file, a line a game."""
    known = {(each["game"], *each["levels"], each["seed"]) for each in rows(cache)}
    with cache.open("a", encoding="utf-8") as file:
        for seed in range(rounds):
            for game, *levels in pairings(seed):
                if (game, *levels, seed) not in known:
                    file.write(json.dumps(row(game, levels, seed)) + "\n")
                    file.flush()
                advance()


def row(game, levels, seed):
    """Return the line of a game."""
    task = GameTask(game, play(game, *levels, seed))
    top = [(), ()]
    for side, level in enumerate(levels):
        if level == CHEAT:
            names = [f"L{each}" for each in levels]
            top[side] = strongest(task, side, Random(f"{game} {names} {seed} {side}"))
    found = {"game": game, "levels": levels, "seed": seed}
    return {**found, "choices": written(examine(task)), "top": written(top)}


def written(sides):
    return [[[*map(shortened, astuple(each))] for each in side] for side in sides]


def shortened(value):
    return round(value, 4) if isinstance(value, float) else value


def rows(cache):
    """Return the lines of a cache file."""
    return [*map(json.loads, cache.read_text("utf-8").splitlines())] if cache.exists() else []


def halves(cache):
    """Return the sides of all games in a cache file."""
    found = []
    for row in rows(cache):
        own, top = (
            [tuple(DecisionPoint(*each) for each in side) for side in row[name]]
            for name in ("choices", "top")
        )
        for side, level in enumerate(row["levels"]):
            other = 1 - side
            given = row["game"], level, row["levels"][other], row["seed"]
            found.append(Half(*given, own[side], own[other], top[side]))
    return found
