"""Rates puzzles by the computer's tries at them: `python -m tests.puzzles.rate --seconds 1200`.

Levels 0 to 5 and searches of few nodes try each puzzle. What they reach is added to `tried.txt`, a
line a puzzle, with the nodes that a search needs to find the solution and to keep to it. Glicko-2
makes ratings of solvers and of puzzles of that, level 3 being 1500; they are written behind the
puzzles. `--show` prints how far they spread, and how they go with the nodes.
"""

import argparse
import random
from dataclasses import replace
from math import log2
from pathlib import Path
from statistics import correlation, quantiles
from time import monotonic
from zlib import crc32

from bot.core.matches.puzzles import NO_DRAWS
from bot.core.matches.ratings import SCALE, Result, Scale
from bot.rulebook.lessons.lesson import puzzle_lesson
from bot.rulebook.lessons.puzzles import DAILY, MORE, PUZZLES, puzzles
from engine.catalogue import ruleset
from engine.search import LEVELS, Budget, choose, search
from tests.puzzles.keeping import write_puzzles
from tests.terminal import open_console

TRIED = Path(__file__).parent / "tried.txt"
NODES = (12, 40, 120, 400, 1200)
SOLVERS = (*(f"level-{level}" for level in range(6)), *(f"nodes-{nodes}" for nodes in NODES))
TWICE = 2
"""How often a search of few nodes tries a puzzle; levels take long, and do so once."""

ANCHOR, ANCHORED = "level-3", 1500
GRID = [2**power for power in range(4, 14)]
"""Budgets of nodes of which the least is sought from which on a search is right."""

ROUNDS = 6
FIRST = Scale(deviation=350.0)
"""Nothing is known of a puzzle before it is tried: Glickman's own deviation, as a game has more."""


def main() -> None:
    """Try the puzzles that were not tried yet; rate them all once there are none left."""
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles.rate", description=__doc__)
    parser.add_argument("--seconds", type=int, default=1200)
    parser.add_argument("--try", dest="tries", action="store_true", help="write no ratings yet")
    parser.add_argument("--show", action="store_true", help="only print how the ratings are")
    asked = parser.parse_args()
    console, until = open_console(), monotonic() + asked.seconds
    if not asked.show:
        known = results()
        for name, puzzle in every():
            if monotonic() > until:
                console.print(f"{len(known)} tried, the others are left")
                return
            if name not in known:
                known[name] = tried(name, puzzle)
                with TRIED.open("a", encoding="utf-8") as file:
                    file.write(f"{name} {known[name][0]} {known[name][1]}\n")
        if asked.tries:
            return
        write(rated({name: known[name] for name, _ in every()}))
    for line in shown():
        console.print(line, highlight=False)


def every():
    """The puzzles with a rating by their names, as `more=17`."""
    for file in (DAILY, MORE):
        stem = file.partition(".")[0]
        yield from ((f"{stem}={at}", puzzle) for at, puzzle in enumerate(puzzles(file), 1))


def results():
    """What was reached: for each puzzle a text of 0 and 1, and the nodes that a search needs."""
    lines = TRIED.read_text(encoding="utf-8").splitlines() if TRIED.is_file() else []
    rows = (line.split() for line in lines)
    return {name: (reached, int(nodes)) for name, reached, nodes in rows}


def attempts():
    """The solvers as often as each tries, in the order of a puzzle's results."""
    for solver in SOLVERS:
        yield from (solver,) * (TWICE if solver.startswith("nodes") else 1)


def tried(name, puzzle):
    """What the solvers reach in a puzzle, and the nodes that a search needs."""
    chance = random.Random(crc32(f"{name} {puzzle.position}".encode()))
    lesson = puzzle_lesson(puzzle.course, "tried", puzzle)
    reached = "".join(str(int(solves(solver, lesson, chance))) for solver in attempts())
    return reached, needed(puzzle)


def solves(solver, lesson, chance):
    """Whether a solver plays a line of a puzzle to its end."""
    while lesson is not None:
        action = chosen(solver, lesson.game, chance)
        if not lesson.solves(action):
            return False
        lesson = lesson.later(action)
    return True


def chosen(solver, game, chance):
    """What a solver plays."""
    kind, _, number = solver.partition("-")
    if kind == "level":
        level = LEVELS[int(number)]
        return choose(game.ruleset, game.position, (), level, chance).actions[0]
    budget = Budget(nodes=int(number))
    return search(game.ruleset, game.position, (), budget, shuffle=chance.shuffle).actions[0]


def needed(puzzle):
    """The least budget from which on a search chooses a solution; twice the last for none."""
    rules, game = ruleset(puzzle.ruleset), puzzle.game
    first, least = {line.split()[0] for line in puzzle.lines}, 2 * GRID[-1]
    for nodes in reversed(GRID):
        budget = Budget(nodes=nodes, depth=2 * puzzle.aim.turns + 1)
        if game.write(search(rules, game.position, (), budget).actions[0]) not in first:
            break
        least = nodes
    return least


def rated(known):
    """The rating of each puzzle, by Glicko-2 on one try after another.

    Puzzles begin anew in each round, against solvers as they were after the one before; so do
    solvers against puzzles. In the last rounds hardly anything changes.
    """
    solvers, ratings = dict.fromkeys(SOLVERS, SCALE.first_rating()), {}
    for _ in range(ROUNDS):
        ratings = {
            name: after(zip((solvers[each] for each in attempts()), reached, strict=True), lost=1)
            for name, (reached, _) in known.items()
        }
        tries = {solver: [] for solver in SOLVERS}
        for name, (reached, _) in known.items():
            for solver, each in zip(attempts(), reached, strict=True):
                tries[solver].append((ratings[name], each))
        solvers = {solver: after(own) for solver, own in tries.items()}
    higher = ANCHORED - solvers[ANCHOR].value
    return {name: round(rating.value + higher) for name, rating in ratings.items()}


def after(tries, lost=0):
    """A rating after tries against others; a puzzle has ``lost`` if it was solved."""
    rating = FIRST.first_rating()
    for opponent, reached in tries:
        score = abs(int(reached) - lost)
        rating = FIRST.updated(rating, [Result(opponent, score, NO_DRAWS)])
    return rating


def write(ratings):
    """Write the ratings behind the puzzles that have none."""
    for file in (DAILY, MORE):
        stem = file.partition(".")[0]
        kept = puzzles(file)
        numbered = (
            each if each.rating else replace(each, rating=ratings[f"{stem}={at}"])
            for at, each in enumerate(kept, 1)
        )
        write_puzzles(PUZZLES / file, list(numbered))
    puzzles.cache_clear()


def shown():
    """How far the ratings spread, and how they go with the nodes that a search needs."""
    known = results()
    pairs = [(puzzle.rating, known[name][1]) for name, puzzle in every() if puzzle.rating]
    ratings, nodes = [rating for rating, _ in pairs], [log2(nodes) for _, nodes in pairs]
    parts = quantiles(ratings, n=100, method="inclusive")
    yield f"{len(pairs)} puzzles, rated from {min(ratings)} to {max(ratings)}"
    at = ", ".join(f"{part}%: {parts[part - 1]:.0f}" for part in (1, 5, 25, 50, 75, 95, 99))
    yield f"percentiles: {at}"
    yield f"from 5% to 95% they are {parts[94] - parts[4]:.0f} points apart"
    yield f"correlation with log nodes: Pearson {correlation(ratings, nodes):.3f}"
    yield f"correlation with log nodes: Spearman {spearman(ratings, nodes):.3f}"


def spearman(one, other):
    """The correlation of ranks, of which equal values share the mean."""
    return correlation(ranks(one), ranks(other))


def ranks(values):
    """The rank of each value."""
    places = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [sum(places[value]) / len(places[value]) for value in values]


if __name__ == "__main__":
    main()
