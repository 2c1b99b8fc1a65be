"""How often the tests of fair play err.

    python -m tests.fairplay --cache FILE --rounds 3   # plays what is missing in FILE, half an hour
    python -m tests.fairplay --cache FILE              # only the figures
    python -m tests.fairplay --cache FILE --fit        # writes the table of weights

The weights come from the games with even seeds. The limit comes from people made of those, by
weights from the others (`--limits`). The figures are of people made of the games with odd seeds.
"""

import argparse
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random

from rich.progress import Progress
from rich.table import Table

from bot.core.matches import fair_play, fair_play_table
from bot.core.matches.fair_play import (
    engine_use,
    expected_strength,
    likelihood_ratio,
    likelihoods,
)
from tests.fairplay import worlds
from tests.fairplay.fit import by_features, by_level, fitted, source
from tests.fairplay.people import KINDS, Pool, cheat, honest
from tests.fairplay.pool import HONEST, grow, halves, pairings
from tests.terminal import open_console

SHARES = (1.0, 0.5, 0.2)
DUMPED = ((5, 1, True), (10, 1, False), (10, 0.5, True), (10, 0.5, False), (20, 0, False))


def interval(hits, total):
    """Return Wilson's 95% interval of a share."""
    share, z = hits / total, 1.96
    middle = (share + z * z / 2 / total) / (1 + z * z / total)
    half = z * sqrt(share * (1 - share) / total + z * z / 4 / total**2) / (1 + z * z / total)
    return max(0.0, middle - half), min(1.0, middle + half)


def shown(hits, total):
    low, high = interval(hits, total)
    return f"{hits} of {total}", f"{hits / total:.2%}", f"{low:.2%} to {high:.2%}"


def evidence(played):
    """Return the statistic that the limit is held against."""
    own = [likelihoods(each.own) for each in played]
    return likelihood_ratio(own, *expected_strength(played))[0]


def fit(pool):
    """Return the weights of honest levels and of the strongest, from the decisions of a pool."""
    own = {level: [each for half in pool.halves[level] for each in half.own] for level in HONEST}
    top = [each for halves in pool.halves.values() for half in halves for each in half.top]
    curve = by_level(own)
    weights = [fitted(by_features(own[level]), curve[level]) for level in HONEST]
    return weights, fitted(by_features(top), curve[-1])


def highest(pool, weights, people, advance):
    """Return the statistic of honest people from the highest on, by weights of other games."""
    fair_play.LEVELS = (*weights[0], weights[1])
    fair_play.profile.cache_clear()
    chance, found = Random(1), []
    for number in range(people):
        _, _, parts = honest(pool, chance, known=number % 2 == 0)
        found.append(evidence([played for played, _ in parts]))
        advance()
    return sorted(found, reverse=True)


def engines(table, pool, people, advance, *, known):
    """Add the rows about the use of an engine."""
    who = "rated for long" if known else "newcomers"
    found, chance = [], Random(2 + known)
    for _ in range(people):
        level, kind, parts = honest(pool, chance, known=known)
        found.append((level, kind, bool(engine_use("0", [played for played, _ in parts]))))
        advance()
    table.add_row(f"honest, {who}", *shown(sum(hit for *_, hit in found), len(found)))
    for name, column in ((f"level {each}", each) for each in HONEST):
        own = [hit for level, _, hit in found if level == column]
        table.add_row(f"  {name}", *shown(sum(own), len(own)))
    for kind in KINDS:
        own = [hit for _, each, hit in found if each == kind]
        table.add_row(f"  {kind}", *shown(sum(own), len(own)))
    for share in SHARES:
        own = [
            bool(engine_use("0", cheat(pool, share, chance, known=known)))
            for _ in range(people // 20)
        ]
        table.add_row(
            f"the strongest in {share:.0%} of the moves, {who}", *shown(sum(own), len(own))
        )
        advance(people // 20)


def others(table, chance, people, advance):
    """Add the rows about dumping and stalling."""

    def count(name, made, total):
        hits = 0
        for _ in range(total):
            hits += bool(made())
            advance()
        table.add_row(name, *shown(hits, total))

    count("two honest friends", lambda: worlds.friends(chance), people)
    for matches, thrown, fresh in DUMPED:
        who = "new account" if fresh else "equals"
        name = f"{matches} matches lost, {thrown:.0%} thrown away, {who}"
        given = {"matches": matches, "thrown": thrown, "fresh": fresh}
        count(name, lambda given=given: worlds.dumper(chance, **given), people // 20)
    count("honest people, often slow", lambda: worlds.slow_people(chance), people)
    for minutes in (1, 10, 20, 30, 60):
        name = f"stalling, used to answer in {minutes} min, plays elsewhere: within a day"
        given = {"usual": 60 * minutes, "busy": True}
        count(name, lambda given=given: worlds.staller(chance, **given), people // 20)
    for stalls in (1, 3, 5, 7):
        name = f"stalling, used to answer in 10 min, silent: after {stalls} times"
        made = partial(worlds.silent_stallers, chance, 600, stalls)
        count(name, made, people // 20)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--cache", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--limits", action="store_true", help="what the threshold is chosen by")
    given = parser.parse_args()
    console = open_console()
    with Progress(console=console) as progress:
        if given.rounds:
            total = sum(len([*pairings(seed)]) for seed in range(given.rounds))
            task = progress.add_task("games", total=total)
            grow(given.cache, given.rounds, lambda: progress.advance(task))
        even, odd = (Pool.of(halves(given.cache), odd=odd) for odd in (False, True))
        if given.fit:
            table = source(*fit(even))
            Path(fair_play_table.__file__).write_text(f'"""{fair_play_table.__doc__}"""\n\n{table}')
            return
        task = progress.add_task("people", total=None)

        def advance(count=1):
            progress.advance(task, count)

        if given.limits:
            found = highest(even, fit(odd), given.people, advance)
            console.print("one in 1,000 is above", found[given.people // 1000])
            console.print("one in 2,000 is above", found[given.people // 2000])
            console.print("the highest", found[:20])
            return
        table = Table("people", "found", "share", "95% interval")
        for known in (True, False):
            engines(table, odd, given.people, advance, known=known)
        others(table, Random(4), given.people, advance)
    sizes = [sum(map(len, pool.halves.values())) for pool in (even, odd)]
    console.print("halves of games with even and odd seeds:", *sizes)
    console.print(table)


if __name__ == "__main__":
    main()
