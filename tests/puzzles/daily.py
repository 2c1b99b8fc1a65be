"""Gathers the daily puzzles: `python -m tests.puzzles.daily FILE…`, out of what `make.py` wrote.

Those of the courses and those too much like another are left out. They are mixed once, by a lot
that is always the same: after that, new ones are added at the end.
"""

import argparse
import random

from bot.rulebook.lessons.puzzles import COURSE, DAILY, PUZZLES, Puzzle, puzzles, write_puzzles
from tests.puzzles.make import alike


def gathered(known: list[Puzzle], found: list[Puzzle]) -> list[Puzzle]:
    """Return the known puzzles and those found that are like none of them or of the courses."""
    kept, taken = list(known), [*puzzles(COURSE), *known]
    for puzzle in found:
        if not any(puzzle.ruleset == each.ruleset and alike(puzzle, each) for each in taken):
            kept.append(puzzle)
            taken.append(puzzle)
    return kept


def main() -> None:
    """Write the file of the daily puzzles."""
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles.daily", description=__doc__)
    parser.add_argument("files", nargs="+")
    found = list(dict.fromkeys(p for name in parser.parse_args().files for p in puzzles(name)))
    random.Random(1).shuffle(found)
    write_puzzles(PUZZLES / DAILY, gathered(list(puzzles(DAILY)), found))


if __name__ == "__main__":
    main()
