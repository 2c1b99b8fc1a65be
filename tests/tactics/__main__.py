"""`make tactics`: let the strongest level solve each position in `positions.toml`."""

import argparse
import sys
from dataclasses import replace

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from engine.search import LEVELS, Family
from tests.tactics.full_width import TooLarge
from tests.tactics.positions import KINDS, Tactic, tactics
from tests.tactics.solving import Attempt, attempt, by_kind, share_of
from tests.tactics.verify import solutions
from tests.terminal import open_console

LEAST, SLOWEST = 0.95, 5.0


def main() -> None:
    """Do it, and exit with 1 if a family is solved too seldom or an answer takes too long."""
    parser = argparse.ArgumentParser(prog="python -m tests.tactics", description=__doc__)
    parser.add_argument("--family", choices=[family.name for family in Family])
    parser.add_argument(
        "--share", type=float, default=1.0, help="of the level's nodes; 1 by default"
    )
    parser.add_argument(
        "--verify", action="store_true", help="look for the solutions again instead"
    )
    asked = parser.parse_args()
    chosen = [each for each in tactics() if asked.family in (None, each.family.name)]
    level = replace(LEVELS[-1], share=asked.share)
    console = open_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress:
        each_one = progress.track(chosen, description="positions")
        if asked.verify:
            problems = [problem for tactic in each_one if (problem := differs(tactic))]
        else:
            attempts = [attempt(tactic, level) for tactic in each_one]
            problems = [str(each) for each in attempts if not each.solved]
    for problem in problems:
        console.print(problem, highlight=False)
    if asked.verify:
        console.print(f"{len(chosen) - len(problems)} of {len(chosen)} positions are right")
        sys.exit(1 if problems else 0)
    console.print(sheet(attempts))
    sys.exit(0 if is_good(attempts) else 1)


def differs(tactic: Tactic) -> str | None:
    """Say what is wrong with a position; None if a search of full width agrees with it."""
    game = tactic.game
    try:
        found = solutions(game.ruleset, game.position, tactic.kind)
    except TooLarge:
        return f"{tactic}: too large"
    actions = tuple(sorted(map(game.write, found)))
    return None if actions == tactic.actions else f"{tactic}: {actions}"


def sheet(attempts: list[Attempt]) -> Table:
    """Return the shares by family and kind, and the slowest answer of each family."""
    table = Table("family", *KINDS, "all", "slowest")
    for family in Family:
        own = [each for each in attempts if each.tactic.family is family]
        if own:
            shares = map(str, by_kind(own, family).values())
            slowest = max(each.seconds for each in own)
            table.add_row(family.name, *shares, str(share_of(own)), f"{slowest:.1f} s")
    return table


def is_good(attempts: list[Attempt]) -> bool:
    """Whether each family is solved often enough and no answer takes too long."""
    shares = (share_of(a for a in attempts if a.tactic.family is family) for family in Family)
    quick = all(each.seconds <= SLOWEST for each in attempts)
    return quick and all(share.at_least(LEAST) for share in shares)


if __name__ == "__main__":
    main()
