"""Makes puzzles with answers: `python -m tests.puzzles.make --seconds 600`.

Candidates are a few pieces anywhere, or puzzles found before with some pieces elsewhere. A search
of full width (`bot/rulebook/lessons/forcing.py`) decides what is kept. Each puzzle is written as
soon as it is found, and the next run goes on from there.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from time import monotonic

from bot.rulebook.lessons.forcing import Aim, Forcing, TooLarge
from bot.rulebook.lessons.puzzles import DAILY, PUZZLES, Puzzle, puzzles
from engine import Captured, Game, Position, Ruleset, Side
from engine.catalogue import ruleset
from engine.search import Budget, search, win_in
from tests.puzzles.keeping import solving, write_puzzles
from tests.tactics.make import mutated, sparse, strange
from tests.terminal import open_console

RULESETS = (
    *("lemery-compact", "lemery-ultra", "lemery-petteia", "lemery-crossing", "lemery-latrunculi"),
    *("poleis", "vogt-petteia", "walker-petteia", "walker-dux"),
)
"""Those in which sides act by turns; dice are thrown in Kubeia."""

TRIED = (Aim(2), Aim(2, gain=2), Aim(2, gain=1))
QUICK, MOST, LONG = 300, 8_000, 60_000  # actions
FEWEST, MANY = 4, 70  # legal actions
WAYS, LINES = 2, 3
"""How many solutions a position may have, and how many lines a puzzle."""

MUTATED = 0.5
DEEP = 0.25
"""The share of candidates in which a win in three is looked for."""

SHARE = {"win 2": 0.5, "win 3": 0.3, "gain 1 in 2": 0.35, "gain 2 in 2": 0.35}
"""The largest share of a ruleset's puzzles that have an aim."""


def main() -> None:
    """Add puzzles until there are as many of each ruleset as are wanted, or the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles.make", description=__doc__)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--each", type=int, default=50, help="puzzles of each ruleset")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rulesets", nargs="*", default=RULESETS, choices=RULESETS)
    parser.add_argument("--file", default=DAILY)
    asked = parser.parse_args()
    kept, console = list(puzzles(asked.file)), open_console()
    chance, until = random.Random(asked.seed + 1000 * len(kept)), monotonic() + asked.seconds
    while monotonic() < until:
        counts = Counter(each.ruleset for each in kept)
        lacking = [name for name in asked.rulesets if counts[name] < asked.each]
        if not lacking:
            return
        name = min(chance.sample(lacking, min(2, len(lacking))), key=counts.__getitem__)
        own = [each for each in kept if each.ruleset == name]
        for found in candidates(name, own, chance):
            puzzle = made(name, found, own, asked.each, chance)
            if puzzle and not any(alike(puzzle, each) for each in own):
                kept.append(puzzle)
                write_puzzles(PUZZLES / asked.file, kept)
                console.print(len(kept), str(puzzle), highlight=False, soft_wrap=True)
                break
            if monotonic() > until:
                return


def candidates(name: str, own: list[Puzzle], chance: random.Random) -> Iterator[Position]:
    """Yield positions in which the first side acts and the game goes on."""
    rules = ruleset(name)
    for _ in range(60):
        if own and chance.random() < MUTATED:
            position = mutated(rules, chance.choice(own).game.position, chance)
        else:
            position = sparse(rules, chance).position
        if position is None or position.verdict:
            continue
        position = rules.load(replace(position, side=Side.FIRST))
        if position.verdict or strange(rules, position):
            continue
        if FEWEST <= len(rules.legal(position)) <= MANY:
            yield position


def made(
    name: str, position: Position, own: list[Puzzle], each: int, chance: random.Random
) -> Puzzle | None:
    """Return the puzzle of a position, or None if it asks for nothing that stands out."""
    rules = ruleset(name)
    counts = Counter(str(puzzle.aim) for puzzle in own)
    with suppress(TooLarge):
        if solving(Forcing(rules, QUICK), position, Aim(1)):
            return None
        for aim in TRIED:
            if counts[str(aim)] < SHARE[str(aim)] * each:
                puzzle = of_aim(rules, position, aim, MOST)
                if puzzle is not None:
                    return puzzle
    if counts["win 3"] < SHARE["win 3"] * each and chance.random() < DEEP:
        line = search(rules, position, (), Budget(nodes=1500, depth=5))
        with suppress(TooLarge):
            if win_in(line.score) == 5:
                return of_aim(rules, position, Aim(3), LONG)
    return None


def of_aim(rules: Ruleset, position: Position, aim: Aim, most: int) -> Puzzle | None:
    """Return a puzzle with this aim if few actions reach it and none does so in fewer turns.

    Raises TooLarge.
    """
    full = Forcing(rules, most)
    if solving(full, position, replace(aim, turns=aim.turns - 1)):
        return None
    if not 0 < len(solving(full, position, aim)) <= WAYS:
        return None
    game = Game(rules, position, (position,))
    lines = tuple(lines_of(full, game, aim))
    if not 0 < len(lines) <= LINES:
        return None
    return Puzzle(rules.name, aim, game.text, tuple(" ".join(line) for line in lines), rules.key)


def lines_of(full: Forcing, game: Game, aim: Aim) -> Iterator[tuple[str, ...]]:
    """Yield the lines of a puzzle: every action that solves it, each with its hardest answer."""
    for action in solving(full, game.position, aim):
        after = game.play(action)
        taken = sum(isinstance(each, Captured) for each in after.events)
        left = aim.after(taken)
        if after.outcome or (left.gain is not None and left.gain <= 0):
            yield (game.write(action),)
            continue
        answer = hardest(full, after, left)
        for line in lines_of(full, after.play(answer), left):
            yield (game.write(action), after.write(answer), *line)


def hardest(full: Forcing, game: Game, aim: Aim):
    """Return the answer that holds out longest, and of such the one that leaves fewest ways."""

    def easy(answer) -> tuple[bool, int, str]:
        after = game.play(answer)
        if after.outcome:
            return True, 0, ""
        sooner = solving(full, after.position, replace(aim, turns=aim.turns - 1))
        return bool(sooner), len(solving(full, after.position, aim)), game.write(answer)

    return min(game.legal, key=easy)


def alike(puzzle: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles of a ruleset have too many of their pieces in common."""
    one, two = puzzle.game.position, other.game.position
    common = sum((one.men[side] & two.men[side]).bit_count() for side in Side)
    few = min(one.occupied.bit_count(), two.occupied.bit_count())
    begin_alike = puzzle.lines[0].split()[0] == other.lines[0].split()[0]
    return (2 if begin_alike else 1.4) * common >= few


if __name__ == "__main__":
    main()
