"""Our ratings beside lichess' parameters, on a population whose strengths are known.

    python -m tests.ratings.population --seeds 20
    python -m tests.ratings.population --seeds 5 --people 3000 --worlds   # if people differ
    python -m tests.ratings.population --seeds 2 --first 101              # to try parameters

`docs/internals/ratings.md` has the figures of the first two. The parameters were chosen on the
seeds 101 and 102.
"""

import argparse
from dataclasses import fields, replace
from math import sqrt
from operator import sub
from statistics import fmean, stdev

from rich.progress import Progress
from rich.table import Table

from tests.ratings.measure import LICHESS, OURS, Figures, measure, uncounted
from tests.ratings.stream import World, play
from tests.terminal import open_console

STUDENT = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776, 10: 2.262, 20: 2.093, 30: 2.045}
"""Half a 95% interval of a mean in standard errors, by how many values there are at least."""

SYSTEMS = {
    "ours": OURS,
    "ours, draws uncounted": replace(OURS, odds=uncounted),
    "lichess": LICHESS,
}

ERRORS = {"error", "aligned", "everywhere"}

WORLD = World()
WORLDS = {
    "never drawn": replace(WORLD, draws=(0.0, 0.0)),
    "often drawn": replace(WORLD, draws=(0.4, 0.9)),
    "nobody changes": replace(WORLD, drift=0.0, own_drift=0.0, learning=0.0),
    "all change twice as much": replace(WORLD, drift=120.0, own_drift=80.0, learning=160.0),
    "people more alike": replace(WORLD, general=120.0, family=60.0, own=50.0),
    "people less alike": replace(WORLD, general=320.0, family=160.0, own=130.0),
    "rulesets unrelated": replace(WORLD, general=0.0, family=0.0, own=237.0),
    "circles apart": replace(WORLD, inside=0.95, circle=12),
}


def interval(values):
    """Return the mean of values and half the width of its 95% interval."""
    factor = STUDENT[max(count for count in STUDENT if count <= len(values))]
    return fmean(values), factor * stdev(values) / sqrt(len(values))


def shown(values, digits=1):
    mean, half = interval([*values])
    return f"{mean:,.{digits}f} ± {half:.{digits}f}"


def figures_of(world, seeds, advance):
    """Return for each system its figures in each seed, on the same matches."""
    found = {name: [] for name in SYSTEMS}
    for seed in seeds:
        matches = play(world, seed)
        for name, system in SYSTEMS.items():
            found[name].append(measure(system, matches))
            advance()
    return found


def table(title, found):
    """A table of the figures; errors have how much smaller they are than by lichess' parameters."""
    own = [*found][:-1]
    drawn = Table("figure", *found, *(f"{name} - lichess" for name in own), title=title)
    for field in fields(Figures):
        digits = {"loss": 4, "standing": 3, "standing_in": 3}.get(field.name, 1)
        rows = [[getattr(each, field.name) for each in figures] for figures in found.values()]
        gaps = [shown(map(sub, row, rows[-1]), digits) for row in rows[:-1]]
        drawn.add_row(field.name, *(shown(row, digits) for row in rows), *gaps)
        if field.name in ERRORS:
            less = [shown(map(_percent_less, row, rows[-1])) for row in rows[:-1]]
            drawn.add_row("- % smaller", *[""] * len(found), *less)
    return drawn


def _percent_less(one, other):
    return 100 * (1 - one / other)


def main(worlds, seeds):
    """Play, rate, and print a table for each world."""
    console = open_console()
    with Progress(console=console) as progress:
        task = progress.add_task("ratings", total=len(worlds) * len(seeds) * len(SYSTEMS))
        for name, world in worlds.items():
            found = figures_of(world, seeds, lambda: progress.advance(task))
            console.print(table(f"{name}, seeds {seeds[0]} to {seeds[-1]}", found))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--seeds", type=int, default=20, help="how many, 2 at least")
    parser.add_argument(
        "--people", type=int, default=WORLD.people, help="they play 10 times as many matches"
    )
    parser.add_argument("--worlds", action="store_true", help="in other populations")
    asked = parser.parse_args()
    main(
        {
            name: replace(world, people=asked.people, matches=10 * asked.people)
            for name, world in (WORLDS if asked.worlds else {"as assumed": WORLD}).items()
        },
        range(asked.first, asked.first + asked.seeds),
    )
