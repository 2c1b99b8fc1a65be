"""Makes positions for `positions.toml`: `python -m tests.tactics.make --seconds 600`.

Candidates are positions near the end of quick games of the computer with itself, from the start of
a game or from a few pieces anywhere. A short search sorts them by what they seem to ask for;
`verify.py` decides.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from time import monotonic

from rich.progress import Progress

from engine import (
    Game,
    Kind,
    NotationError,
    Position,
    Ruleset,
    Side,
    Tally,
    squares_in,
    write_position,
)
from engine.board import bits_of
from engine.catalogue import ruleset
from engine.rules.endings import CROSSING
from engine.search import WIN, Budget, Family, TranspositionTable, family_of, search, win_in
from tests.tactics.full_width import FullWidth, TooLarge, prey
from tests.tactics.positions import KINDS, Tactic, tactics, write
from tests.tactics.verify import LEADERS, MAX_SOLUTIONS, solutions
from tests.terminal import open_console

RULESETS = {
    Family.BATTLE: (
        *("lemery-compact", "lemery-ultra(edge=on)", "lemery-petteia", "lemery-ultra"),
        *("lemery-compact(compulsory=enforced)", "lemery-compact(jump=adjacent)"),
        "lemery-ultra(surround=edge)",
    ),
    Family.CROSSING: (
        *("lemery-crossing(board=compact)", "lemery-crossing", "lemery-crossing(board=ultra)"),
        *("lemery-crossing(board=ultra,edge=on)", "lemery-crossing(board=compact,jump=adjacent)"),
    ),
    Family.BINDING: (
        *("lemery-latrunculi", "lemery-latrunculi(min=3)", "lemery-latrunculi(pins=all)"),
    ),
    Family.TURNING: ("poleis",),
    Family.SKIRMISH: (
        *("walker-petteia", "walker-petteia(files=6,ranks=6)", "walker-petteia(files=5,ranks=6)"),
        *("walker-petteia(files=7,ranks=7,corner=on)", "walker-petteia(files=9,ranks=6)"),
        *("walker-dux", "walker-dux(files=6,ranks=7)", "walker-dux(files=7,dux=enclosed)"),
    ),
    Family.TOURNAMENT: (
        *("vogt-petteia", "vogt-petteia(compulsory=off)", "vogt-petteia(classes=off)"),
        "vogt-petteia(six=off,compulsory=off)",
    ),
}
WANTED = {"capture": 6, "fork": 5, "save": 7, "win-2": 7, "win-3": 4}
"""How many positions of each kind a family is to have."""

FROM_START = 0.3
"""The share of games that begin at the start."""

TAIL, PLIES = 24, 120
QUICK, SIEVE, LONG, MANY = 250, 800, 10_000, 40_000  # nodes
MIN_LEGAL, MAX_LEGAL = 3, 80
GAIN = 45  # what a capture must bring a search
PROMISING = 150  # a score where a longer search may see a win
CHANGED = 5  # squares that tell a changed position from its model
MUTATED = 0.6
"""The share of candidates that are changed from a position that was found earlier."""


def candidates(rules: Ruleset, chance: random.Random) -> Iterator[Position]:
    """Yield the last positions of a quick game, with nothing counted."""
    if chance.random() < FROM_START:
        game, plies = Game.start(rules), PLIES
    else:
        game, plies = sparse(rules, chance), 10
    course = []
    while game.outcome is None and len(course) < plies:
        if any(game.position.hand) or chance.random() < 0.15:
            action = chance.choice(game.legal)
        else:
            budget = Budget(nodes=chance.choice((QUICK, 2 * QUICK)))
            action = search(rules, game.position, game.since_irreversible, budget).actions[0]
        if not any(game.position.hand):
            course.append(game.position)
        game = game.play(action)
    tail = course[-TAIL:]
    chance.shuffle(tail)
    for position in tail:
        yield replace(position, tally=Tally())


def sparse(rules: Ruleset, chance: random.Random) -> Game:
    """Return a game with a few pieces anywhere, or in a part of the board."""
    board = rules.board
    least = 3 + chance.randrange(3)
    wide, high = chance.randint(least, board.files), chance.randint(least, board.ranks)
    near = [s for at, s in enumerate(board.squares) if _within(at, board.files, wide, high)]
    has_hoplites = Kind.HOPLITE in rules.movement
    leader = bool(rules.start.leaders)
    few = 4 if ("min", "3") in rules.options else 2  # if fewer have lost
    men = [chance.randint(few, 6) for _ in Side]
    hoplites = [chance.randint(2, 4) if has_hoplites else 0 for _ in Side]
    count = sum(men) + sum(hoplites) + 2 * leader
    while len(near) < 1.6 * count:
        near = list({*near, chance.choice(board.squares)})
    squares = chance.sample(sorted(near), count)
    pieces: list[list[int]] = []
    for many in (*men, *hoplites, leader, leader):
        pieces.append(squares[:many])
        squares = squares[many:]
    position = Position(
        men=tuple(bits_of([*pieces[s], *pieces[2 + s], *pieces[4 + s]]) for s in Side),
        side=chance.choice(tuple(Side)),
        hoplites=bits_of([*pieces[2], *pieces[3]]),
        leaders=bits_of([*pieces[4], *pieces[5]]),
    )
    game = Game(rules, rules.load(position), ())
    return Game.load(rules, game.text)


def _within(at: int, files: int, wide: int, high: int) -> bool:
    return at % files < wide and at // files < high


def mutated(rules: Ruleset, position: Position, chance: random.Random) -> Position | None:
    """Return a position with some pieces elsewhere, and perhaps one man less; None by bad luck."""
    squares = rules.board.squares
    moved = position
    for _ in range(chance.randint(2, 5)):
        old = chance.choice(list(squares_in(moved.occupied)))
        free = [square for square in squares if not moved.occupied >> square & 1]
        moved = _relocated(moved, 1 << old, 1 << chance.choice(free))
    if chance.random() < 0.3:
        men = list(squares_in(moved.of_kind(Kind.MAN)))
        moved = _relocated(moved, 1 << chance.choice(men), 0)
    changed = (moved.occupied ^ position.occupied).bit_count()
    try:
        game = Game.load(rules, write_position(rules.board, moved))
    except NotationError:
        return None
    return game.position if game.outcome is None and changed >= CHANGED else None


def _relocated(position: Position, old: int, new: int) -> Position:
    def put(bits: int) -> int:
        return bits & ~old | new if bits & old else bits

    return replace(
        position,
        men=tuple(map(put, position.men)),
        hoplites=put(position.hoplites),
        leaders=put(position.leaders),
        marks=put(position.marks),
    )


def seems(rules: Ruleset, position: Position, lacking: set[str]) -> str | None:
    """Return the kind that a position seems to be of; None for none that is lacking."""
    passed = replace(position, side=position.side.other)
    with suppress(TooLarge):
        full = FullWidth(rules, 400)
        if full.winning(position, 1):
            return None
        if full.winning(passed, 1):
            if "save" in lacking and 0 < len(full.saving(position, 1)) <= MAX_SOLUTIONS:
                return "save"
            return None
    taking = {action for action in rules.legal(position) if prey(rules, position, action)}
    line = search(rules, position, (), Budget(nodes=SIEVE, depth=3))
    if "win-3" in lacking and win_in(line.score) is None and line.score > PROMISING:
        line = search(rules, position, (), Budget(nodes=LONG, depth=5))
    if (wins := win_in(line.score)) is not None:
        kind = f"win-{(wins + 1) // 2}"
        return kind if wins > 1 and kind in lacking else None
    best = line.actions[0]
    if best in taking:
        kind = "capture" if len(taking) > 1 else ""
    elif line.score - search(rules, position, (), Budget(depth=1)).score > GAIN:
        kind = "fork"
    else:
        is_threatened = any(prey(rules, passed, action) for action in rules.legal(passed))
        kind = "save" if is_threatened and family_of(rules) not in LEADERS else ""
    return kind if kind in lacking and stands_out(rules, position) else None


def stands_out(rules: Ruleset, position: Position) -> bool:
    """Whether a short search thinks a few actions better than all others."""
    table, scores = TranspositionTable(), []
    for action in rules.legal(position):
        after = rules.apply(position, action)[0]
        if after.verdict:
            return False
        budget = Budget(nodes=200, depth=2)
        score = search(rules, after, (), budget, table=table).score
        scores.append(score if after.side is position.side else -score)
    scores.sort(reverse=True)
    gaps = [before - after for before, after in pairwise(scores[: MAX_SOLUTIONS + 1])]
    return bool(gaps) and max(gaps) > GAIN


def decided(rules: Ruleset, position: Position) -> bool:
    """Whether a long search sees the end of the game, so that material no longer matters."""
    return abs(search(rules, position, (), Budget(nodes=MANY)).score) > WIN - 100


def strange(rules: Ruleset, position: Position) -> bool:
    """Whether a leader is on the row where it would have won."""
    goals = {Side.FIRST: rules.board.rank(rules.board.ranks), Side.SECOND: rules.board.rank(1)}
    crosses = any(ending.loses is CROSSING.loses for ending in rules.endings)
    return crosses and any(position.leaders & position.men[s] & goals[s] for s in Side)


def alike(tactic: Tactic, other: Tactic) -> bool:
    """Whether two positions of a kind have a solution and most of their pieces in common."""
    if tactic.kind != other.kind or not set(tactic.actions) & set(other.actions):
        return False
    one, two = tactic.game.position, other.game.position
    common = sum((one.men[side] & two.men[side]).bit_count() for side in Side)
    return 2 * common >= min(one.occupied.bit_count(), two.occupied.bit_count())


def main() -> None:
    """Add positions until there are as many as are wanted, or the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tests.tactics.make", description=__doc__)
    parser.add_argument("--family", choices=[family.name for family in Family])
    parser.add_argument("--seconds", type=int, default=600, help="for each family")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kept = list(tactics())
    console = open_console()
    with Progress(console=console, disable=not console.is_terminal) as progress:
        for family in Family:
            if asked.family in (None, family.name):
                add(kept, family, asked.seconds, random.Random(asked.seed), progress)


def add(
    kept: list[Tactic], family: Family, seconds: int, chance: random.Random, progress: Progress
) -> None:
    """Add the positions of a family."""
    until = monotonic() + seconds
    task = progress.add_task(family.name, total=sum(WANTED.values()))
    while True:
        own = [each for each in kept if each.family is family]
        counts = Counter(each.kind for each in own)
        lacking = {kind for kind in KINDS if counts[kind] < WANTED[kind]}
        progress.update(task, completed=sum(min(counts[k], WANTED[k]) for k in KINDS))
        if not lacking or monotonic() > until:
            return
        fewest = Counter(each.ruleset for each in own if each.kind in lacking)
        names = RULESETS[family]
        name = min(chance.sample(names, min(2, len(names))), key=fewest.__getitem__)
        likely = {*lacking, "win-2"} if "win-3" in lacking else lacking
        models = [each for each in own if each.kind in likely]
        for tactic in found(name, lacking, models, chance):
            if not any(alike(tactic, each) for each in own):
                kept.append(tactic)
                write(kept)
                progress.console.print(family.name, tactic.kind, name, tactic.text, tactic.actions)
                break  # one a game, so that the positions differ


def found(
    name: str, lacking: set[str], models: list[Tactic], chance: random.Random
) -> Iterator[Tactic]:
    """Yield verified positions of one game, or of changes to a position that was found earlier."""
    rules = ruleset(name)
    fitting = [each for each in models if ruleset(each.ruleset).board is rules.board]
    if fitting and chance.random() < MUTATED:
        model = chance.choice(fitting).game.position
        tried = (mutated(rules, model, chance) for _ in range(TAIL))
        positions: Iterable[Position] = (position for position in tried if position)
    else:
        positions = candidates(rules, chance)
    for position in positions:
        if not MIN_LEGAL <= len(rules.legal(position)) <= MAX_LEGAL or strange(rules, position):
            continue
        kind = seems(rules, position, lacking)
        if kind is None:
            continue
        with suppress(TooLarge):
            solving = solutions(rules, position, kind)
            if not solving or (not kind.startswith("win") and decided(rules, position)):
                continue
            game = Game(rules, position, (position,))
            actions = tuple(sorted(map(game.write, solving)))
            yield Tactic(name, game.text, kind, actions)


if __name__ == "__main__":
    main()
