"""Chooses the puzzles of the courses: `python -m tests.puzzles.course FILE`.

The wins in two and in three among the verified positions of `tests/tactics/` come first, then
puzzles out of a file that `make.py` wrote.
"""

import argparse
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from bot.rulebook.lessons.forcing import Aim, TooLarge
from bot.rulebook.lessons.places import FIRST_STEPS
from bot.rulebook.lessons.puzzles import COURSE, PUZZLES, Puzzle, puzzles
from engine import Game, NotationError
from engine.catalogue import ruleset
from tests.puzzles.keeping import write_puzzles
from tests.puzzles.make import RULESETS, of_aim
from tests.tactics.positions import Tactic, tactics

EACH, LONGEST = 5, 2
"""Puzzles of a course, and how many of them at most are wins in three."""

MOST = 400_000
STEPS = tuple(("lemery-ultra", aim) for aim in ("gain 1 in 2", "win 2", "gain 2 in 2"))
"""What the first steps end with."""


def turned_round(text: str) -> str:
    """Return the text of a position as the other side sees it.

    >>> turned_round("b7/8/8/8/8/8/8/P5oB 2 - - -")
    'bO5p/8/8/8/8/8/8/7B 1 - - -'
    """
    board, side, *rest = text.split(" ")
    ranks = [_squares(rank)[::-1] for rank in reversed(board.split("/"))]
    turned = "/".join("".join(map(str.swapcase, rank)) for rank in ranks)
    return " ".join((turned, str(3 - int(side)), *rest))


def _squares(rank: str) -> list[str]:
    """Return the pieces of a rank with their marks, and the counts of empty squares."""
    found: list[str] = []
    for letter in rank:
        glued = found and (letter == "~" or (letter.isdigit() and found[-1].isdigit()))
        found[-1:] = [found[-1] + letter] if glued else [*found[-1:], letter]
    return found


def of_tactic(tactic: Tactic) -> Puzzle | None:
    """Return a verified position that is won as a puzzle, or None."""
    if tactic.ruleset not in RULESETS or not tactic.kind.startswith("win"):
        return None
    text = tactic.text if tactic.game.position.side == 0 else turned_round(tactic.text)
    with suppress(TooLarge, NotationError):
        game = Game.load(ruleset(tactic.ruleset), text)
        return of_aim(game.ruleset, game.position, Aim(int(tactic.kind[-1])), MOST)
    return None


def chosen(found: list[Puzzle]) -> Iterator[Puzzle]:
    """Yield the puzzles of all courses, the longest of each last."""
    yield from (
        replace(next(p for p in found if (p.ruleset, str(p.aim)) == step), course=FIRST_STEPS)
        for step in STEPS
    )
    used = {next(p for p in found if (p.ruleset, str(p.aim)) == step).position for step in STEPS}
    for name in RULESETS:
        own = [each for each in found if each.ruleset == name and each.position not in used]
        longest = [each for each in own if each.aim.turns > 2][:LONGEST]
        others = [each for each in own if each.aim.turns == 2]
        kinds = sorted({str(each.aim) for each in others})
        taken: list[Puzzle] = []
        while len(taken) + len(longest) < EACH:
            for kind in kinds:
                fresh = [each for each in others if str(each.aim) == kind and each not in taken]
                if fresh and len(taken) + len(longest) < EACH:
                    taken.append(fresh[0])
        yield from (*sorted(taken, key=lambda each: str(each.aim)), *longest)


def main() -> None:
    """Write the file of the courses' puzzles."""
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles.course", description=__doc__)
    parser.add_argument("file")
    pool = sorted(puzzles(parser.parse_args().file), key=lambda each: len(each.lines))
    found = [puzzle for tactic in tactics() if (puzzle := of_tactic(tactic))]
    write_puzzles(PUZZLES / COURSE, chosen([*found, *pool]))


if __name__ == "__main__":
    main()
