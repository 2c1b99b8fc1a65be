"""Try every mutant of the rules, and say which block and which game notices it.

`python -m tests.engine.mutants` takes some seconds; of a rare mutant no game is asked.
"""

import sys

from rich.progress import Progress

from tests.engine.mutants import MUTANTS
from tests.engine.mutants.noticing import noticed_by_a_block, noticed_by_a_game
from tests.terminal import open_console


def main():
    """Print a line for each mutant; exit with 1 when one was not noticed."""
    console, missed = open_console(), 0
    with Progress(console=console, transient=True) as progress:
        for mutant in progress.track(MUTANTS, description="mutants"):
            block = noticed_by_a_block(mutant)
            game = "not asked" if mutant.rare else noticed_by_a_game(mutant)
            missed += block is None or game is None
            progress.console.print(f"{mutant.name}: block {block}, game {game}")
    console.print(f"{len(MUTANTS)} mutants, {missed} not noticed by both a block and a game")
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()
