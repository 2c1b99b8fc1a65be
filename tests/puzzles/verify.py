"""Checks puzzles by two searches: `python -m tests.puzzles.verify`.

One of full width looks at every answer and at every other way. Puzzles out of played games have one
first action that solves them; the computer's own search has to choose it too, and to see the win.
"""

import sys
from itertools import groupby
from time import monotonic

from rich.progress import Progress

from bot.rulebook.lessons.forcing import Aim, Forcing
from bot.rulebook.lessons.puzzles import COURSE, DAILY, MORE, Puzzle, puzzles
from engine import Captured, Game
from engine.search import Budget, Weights, evaluator, search, win_in
from tests.puzzles.keeping import solving
from tests.puzzles.make import hardest
from tests.terminal import open_console

MOST = 1_000_000
"""How many actions are applied for a puzzle."""

MEN = Weights(man=100, hoplite=100)
"""The weights of a search that counts only men."""


def problem(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a puzzle; None if its lines are all there are.

    Its aim is not reached in fewer turns. Raises TooLarge.
    """
    game = puzzle.game
    full = Forcing(game.ruleset, MOST)
    sooner = Aim(puzzle.aim.turns - 1, puzzle.aim.gain)
    if solving(full, game.position, sooner):
        return f"{puzzle}: reached sooner"
    lines = [tuple(line.split()) for line in puzzle.lines]
    return _differs(full, game, puzzle.aim, lines)


def _differs(full: Forcing, game: Game, aim: Aim, lines: list[tuple[str, ...]]) -> str | None:
    claimed = {moves[0] for moves in lines}
    found = {game.write(action) for action in solving(full, game.position, aim)}
    if found != claimed:
        return f"{game.text}: {sorted(found)}, not {sorted(claimed)}"
    for first, own in groupby(lines, key=lambda moves: moves[0]):
        after, rest = game.play(game.read(first)), [moves[1:] for moves in own]
        taken = sum(isinstance(each, Captured) for each in after.events)
        left = aim.after(taken)
        reached = after.outcome or (left.gain is not None and left.gain <= 0)
        if reached:
            if rest != [()]:
                return f"{after.text}: reached already"
            continue
        answers = {moves[0] for moves in rest if moves}
        if len(answers) != 1 or not full.holds(after.position, hardest(full, after, left), left):
            return f"{after.text}: not one answer"
        answer = after.read(*answers)
        wrong = _differs(full, after.play(answer), left, [moves[1:] for moves in rest])
        if wrong:
            return wrong
    return None


def agrees(puzzle: Puzzle) -> bool:
    """Whether the computer's own search chooses a solution, and sees what it wins.

    It looks as many plies ahead as the aim has turns of both sides. For a gain it counts only men,
    and the men it counts are as many more as are to be gained.
    """
    rules, position, aim = puzzle.game.ruleset, puzzle.game.position, puzzle.aim
    first = {line.split()[0] for line in puzzle.lines}
    if aim.gain is None:
        found = search(rules, position, (), Budget(depth=2 * aim.turns - 1))
        sees = win_in(found.score) == 2 * aim.turns - 1
    else:
        found = search(rules, position, (), Budget(depth=2 * aim.turns), weights=MEN)
        sees = found.score >= evaluator(rules, MEN)(position) + MEN.man * aim.gain
    return sees and puzzle.game.write(found.actions[0]) in first


def doubt(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a puzzle out of a game, by the computer's search; None if right."""
    if len({line.split()[0] for line in puzzle.lines}) > 1:
        return f"{puzzle}: more than one first action"
    return None if agrees(puzzle) else f"{puzzle}: the computer's search chooses otherwise"


def main() -> None:
    """Check all puzzles, and exit with 1 if one is wrong."""
    console = open_console()
    more, begun = puzzles(MORE), monotonic()
    every = (*puzzles(COURSE), *puzzles(DAILY), *more)
    with Progress(console=console, transient=True) as progress:
        checked = progress.track(every, description="search of full width")
        problems = [wrong for puzzle in checked if (wrong := problem(puzzle))]
        checked = progress.track(more, description="the computer's own search")
        problems += [wrong for puzzle in checked if (wrong := doubt(puzzle))]
    for wrong in problems:
        console.print(wrong, highlight=False)
    console.print(f"{len(every)} puzzles, {len(more)} of them by both searches")
    console.print(f"{len(problems)} problems, {monotonic() - begun:.0f} s")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
