"""Positions in which only captures are best, by a man: whether a level takes what stands free.

`python -m tests.engine.search.free_men 1 2 3` prints how often levels take the man. Without levels
it looks for other positions in games with random plies, and writes them to `free_men.txt`.
"""

import sys
from collections import defaultdict
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

from engine.catalogue import ruleset
from engine.game import Game
from engine.search import LEVELS, WEIGHTS, Budget, choose, family_of, search
from engine.search.play import DRAW
from engine.search.plays import play_of
from engine.search.score import SURE_WIN, WIN

RULESETS = (
    *("walker-petteia", "walker-dux", "lemery-compact", "lemery-ultra"),
    *("lemery-petteia", "poleis"),
)
WANTED = 40
LEAST_GAIN = 0.8
"""How much better the best capture is than the best quiet action, in men."""

SLIPS = 0.3
"""The part of the plies that are random in the games in which positions are looked for."""

FILE = Path(__file__).with_name("free_men.txt")


@cache
def positions():
    """The positions of each ruleset, as text."""
    found = defaultdict(list)
    for row in FILE.read_text("utf-8").splitlines():
        if row and not row.startswith("#"):
            key, _, text = row.partition(" ")
            found[key].append(text)
    return found


def taking(level, key, every=1):
    """In which part of a ruleset's positions, or of every so many of them, a level takes a man."""
    rules, taken = ruleset(key), []
    for number, text in enumerate(positions()[key][::every]):
        game = Game.load(rules, text)
        play = play_of(rules)
        captures = {play.action(token) for token in play.captures(play.state(game.position))}
        found = choose(rules, game.position, game.since_irreversible, level, Random(number))
        taken.append(found.actions[0] in captures)
    return sum(taken) / len(taken)


def is_one(game):
    """Whether only captures are best by a man: each action searched by two plies of full width."""
    rules = game.ruleset
    play = play_of(rules)
    state = play.state(game.position)
    captures, quiets = play.legal(state)
    if not captures or not quiets:
        return False
    less = LEAST_GAIN * WEIGHTS[family_of(rules)].man
    best = max(_worth(rules, state, token) for token in captures)
    worths = (_worth(rules, state, token) for token in quiets)
    return abs(best) < SURE_WIN and all(-SURE_WIN < each <= best - less for each in worths)


def _worth(rules, state, token):
    play = play_of(rules)
    child = play.after(state, token)
    if child.result is not None:
        return 0 if child.result == DRAW else WIN if child.result == state.side else -WIN
    found = search(rules, play.position(child), (), Budget(depth=2))
    return found.score if child.side == state.side else -found.score


def search_for_more(key):
    """Yield positions of a ruleset, at most one of each game."""
    rules, chance = ruleset(key), Random(key)
    while True:
        game, plies, wanted = Game.start(rules), 0, chance.randrange(8, 60)
        while game.outcome is None and plies < wanted + 40:
            if plies > wanted and is_one(game):
                yield game.text
                break
            action = chance.choice(game.choices)
            if chance.random() >= SLIPS:
                found = search(rules, game.position, game.since_irreversible, Budget(nodes=1000))
                action = found.actions[0]
            game, plies = game.play(action), plies + 1


def main(levels):
    """Print how often levels take the man, or look for other positions."""
    if not levels:
        with FILE.open("w", encoding="utf-8") as file:
            for key in RULESETS:
                for text in islice(search_for_more(key), WANTED):
                    print(key, text, file=file, flush=True)
    for number in map(int, levels):
        found = (f"{key} {taking(LEVELS[number], key):.0%}" for key in RULESETS)
        print(f"level {number}: {', '.join(found)}")  # noqa: T201 -- run to be read


if __name__ == "__main__":
    main(sys.argv[1:])
