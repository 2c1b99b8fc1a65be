"""Takes puzzles out of played games: `python -m tests.puzzles.games --seconds 2400`.

Careless players of few nodes play each other; a game begins with random moves. In each position a
look at all actions by themselves, and if the last action was a mistake a short search, find what
seems to be forced. A search of full width (`bot/rulebook/lessons/forcing.py`) proves it, and the
computer's own search has to choose the same action and to see what it wins. What is found is added
at the end of the file: a puzzle's number there is its address.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from time import monotonic

from bot.rulebook.lessons.forcing import Aim, Forcing, TooLarge
from bot.rulebook.lessons.puzzles import MORE, PUZZLES, Puzzle, puzzles
from engine import Action, Captured, Game, Position, Ruleset, Side, Tally, squares_in
from engine.board import bits_of
from engine.catalogue import ruleset
from engine.search import LEVELS, Budget, choose, evaluator, search, win_in
from tests.puzzles.make import RULESETS, of_aim
from tests.puzzles.verify import MEN, agrees
from tests.tactics.make import strange
from tests.terminal import open_console

OPENING, PLIES = (4, 36), 160
PLAYERS = tuple(
    replace(LEVELS[4], share=share, slips=slips, oversight=0.3)
    for share in (0.0006, 0.0015, 0.004)
    for slips in (0.15, 0.35)
)
"""Those who play, with few nodes and careless now and then, so that they leave ways open."""

APART, OF_A_GAME = 3, 8
"""How many plies are between two puzzles of a game at least, and how many it gives at most."""

FEWEST, MANY, DEEP = 6, 90, 24
"""How many legal actions a position has, and up to how many a gain in three turns is tried."""

SIEVE, LATE, COUNTED, DEPTH = 700, 2_500, 4_000, 5  # nodes, nodes, nodes, plies
ENDING = 1
"""In how many of the last positions of a game a win is looked for with more nodes."""

MOST, LONG = 15_000, 40_000  # actions
SWING, MISTAKE = 8, 50
"""What an action must have cost its side by the evaluation, and by a short search."""

SHARE = {"win 1": 0.35, "gain 1 in 1": 0.5, "gain 2 in 1": 0.3}
"""The largest share of a ruleset's puzzles that have an aim; half of them for any other."""


@dataclass(frozen=True, slots=True)
class Look:
    """What each legal action does by itself: wins, captures so many, and stands safe after it."""

    wins: int
    captures: int
    safe: Counter[int]


def main() -> None:
    """Add puzzles until there are as many of each ruleset as are wanted, or the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles.games", description=__doc__)
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--each", type=int, default=225, help="puzzles of each ruleset")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rulesets", nargs="*", default=RULESETS, choices=RULESETS)
    asked = parser.parse_args()
    kept, console = list(puzzles(MORE)), open_console()
    known = {(each.ruleset, each.position) for each in kept}
    spent = dict.fromkeys(asked.rulesets, 0.0)
    gained, begun = Counter(), monotonic()
    for number in count():
        counts = Counter(each.ruleset for each in kept)
        lacking = [name for name in asked.rulesets if counts[name] < asked.each]
        if not lacking or monotonic() - begun > asked.seconds:
            return
        rates = {each: (gained[each] + 1) / (spent[each] + 0.3) for each in lacking}
        # Mostly the ruleset in which most was found of late, now and then the one played least.
        name = max(lacking, key=rates.__getitem__) if number % 3 else min(lacking, key=spent.get)
        chance = random.Random(f"{asked.seed} {name} {number} {len(kept)}")
        gained[name], spent[name] = 0.8 * gained[name], 0.8 * spent[name]  # what is new counts most
        started = monotonic()
        for puzzle in from_game(name, kept, asked.each, chance):
            if (name, puzzle.position) not in known:
                known.add((name, puzzle.position))
                gained[name] += 1
                kept.append(puzzle)
                with (PUZZLES / MORE).open("a", encoding="utf-8") as file:
                    file.write(f"{puzzle}\n")
        spent[name] += monotonic() - started
        rate = f"{len(kept)} at {monotonic() - begun:.0f} s, {name} {counts[name]}"
        console.print(rate, highlight=False, soft_wrap=True)


def from_game(name: str, kept: list[Puzzle], each: int, chance: random.Random) -> Iterator[Puzzle]:
    """Play a game, and yield the puzzles in it, of which no two begin with the same action."""
    rules, last, begins, sieve = ruleset(name), -APART, set(), Sieve(ruleset(name))
    counts = Counter(str(puzzle.aim) for puzzle in kept if puzzle.ruleset == name)
    course = [*played(rules, chance)]
    for ply, position in enumerate(course):
        nodes = LATE if len(course) - ply <= ENDING else SIEVE
        aims = [*sieve.seeming(position, nodes)] if ply - last >= APART else []
        puzzle = taken(rules, position, aims, {aim: counts[aim] / each for aim in counts})
        begin = puzzle.lines[0].split()[0] if puzzle else None
        if puzzle is not None and begin not in begins:
            yield puzzle
            counts[str(puzzle.aim)] += 1
            begins.add(begin)
            last = ply
        if len(begins) == OF_A_GAME:
            return


def played(rules: Ruleset, chance: random.Random) -> Iterator[Position]:
    """Play a game, and yield its positions, each turned so that the first side is to act."""
    game, players = Game.start(rules), chance.choices(PLAYERS, k=2)
    opening = chance.randint(*OPENING)
    for ply in range(PLIES):
        if game.outcome is not None:
            return
        if any(game.position.hand) or ply < opening:
            action = chance.choice(game.legal)
        else:
            position = turned(rules, game.position)
            if position is not None:
                yield position
            player = players[game.position.side]
            found = choose(rules, game.position, game.since_irreversible, player, chance)
            action = found.actions[0]
        game = game.play(action)


def turned(rules: Ruleset, position: Position) -> Position | None:
    """Return a position with nothing counted, from the first side's view; None for a strange one.

    If the second side is to act the board is turned round and the sides change.
    """
    squares = sorted(rules.board.squares)
    opposite = dict(zip(squares, reversed(squares), strict=True))

    def round_(bits: int) -> int:
        return bits_of([opposite[each] for each in squares_in(bits)])

    plain = Position(position.men, position.side, position.hoplites, position.leaders)
    plain = replace(plain, marks=position.marks)
    if position.side is Side.SECOND:
        men = round_(position.men[1]), round_(position.men[0])
        plain = Position(men, Side.FIRST, round_(position.hoplites), round_(position.leaders))
        plain = replace(plain, marks=round_(position.marks))
    plain = rules.load(replace(plain, tally=Tally()))
    if plain.verdict or strange(rules, plain):
        return None
    return plain if FEWEST <= len(rules.legal(plain)) <= MANY else None


def taken(rules: Ruleset, position: Position, aims, parts: dict[str, float]) -> Puzzle | None:
    """Return the puzzle in a position with one of these aims, or None if none is proved."""
    for aim, action in aims:
        if parts.get(str(aim), 0) >= SHARE.get(str(aim), 0.5):
            continue
        most = LONG if aim.turns > 2 else MOST
        with suppress(TooLarge):
            if action and not is_alone(Forcing(rules, most), position, action, aim):
                continue
            puzzle = of_aim(rules, position, aim, 4 * most)
            if puzzle and len({line.split()[0] for line in puzzle.lines}) == 1 and agrees(puzzle):
                return puzzle
    return None


def is_alone(full: Forcing, position: Position, action, aim: Aim) -> bool:
    """Whether an action reaches an aim, and no other does. Raises TooLarge."""
    if not full.solves(position, action, aim):
        return False
    others = (each for each in full._rules.legal(position) if each != action)
    return not any(full.solves(position, each, aim) for each in others)


class Sieve:
    """Looks for aims at the positions of one game, one after another."""

    def __init__(self, rules: Ruleset) -> None:
        """Begin with nothing seen."""
        self._rules, self._before = rules, 0
        self._worth, self._counting = evaluator(rules), evaluator(rules, MEN)

    def seeming(self, position: Position, nodes: int) -> Iterator[tuple[Aim, Action | None]]:
        """Yield the aims that a position seems to have, the hardest first, and what reaches them.

        What takes more than a turn is looked for if the last action cost something by the
        evaluation, a gain if a short search finds that it was a mistake.
        """
        rules = self._rules
        look = looked_at(rules, position)
        if look.wins:
            if look.wins == 1:
                yield Aim(1), None
            return
        at_once = max(look.safe, default=0)
        worth, before = self._worth(position), self._before
        self._before = worth
        if worth + before > SWING or nodes == LATE:
            line = search(rules, position, (), Budget(nodes=nodes, depth=DEPTH))
            wins = win_in(line.score)
            if wins is not None:
                if wins in {3, 5}:
                    yield Aim((wins + 1) // 2), line.actions[0]
                return
            mistake = line.score + before
            if mistake > MISTAKE:
                yield from self._gains(position, at_once)
        if look.safe[at_once] == 1 and (look.captures > 1 or at_once > 1):
            yield Aim(1, gain=at_once), None

    def _gains(self, position: Position, at_once: int) -> Iterator[tuple[Aim, Action]]:
        """Yield a gain in some turns that is larger than the one there is at once."""
        rules = self._rules
        for turns in (2, 3) if len(rules.legal(position)) <= DEEP else (2,):
            budget = Budget(nodes=COUNTED, depth=2 * turns)
            found = search(rules, position, (), budget, weights=MEN)
            gain = min(4, (found.score - self._counting(position)) // MEN.man)
            if gain > at_once and win_in(found.score) is None:
                yield Aim(turns, gain=gain), found.actions[0]
                return


def looked_at(rules: Ruleset, position: Position) -> Look:
    """Return what each legal action of a position does by itself."""
    wins, captures, safe = 0, 0, Counter()
    for action in rules.legal(position):
        after, events = rules.apply(position, action)
        took = sum(isinstance(event, Captured) for event in events)
        if after.verdict is not None:
            wins += after.verdict.winner is position.side
        elif took:
            captures += 1
            if not any(harms(rules, after, answer) for answer in rules.legal(after)):
                safe[took] += 1
    return Look(wins, captures, safe)


def harms(rules: Ruleset, position: Position, answer) -> bool:
    """Whether an answer captures something or ends the game."""
    after, events = rules.apply(position, answer)
    return after.verdict is not None or any(isinstance(event, Captured) for event in events)


if __name__ == "__main__":
    main()
