"""The engine beside the naive rules, action by action in games drawn by lot.

`python -m tests.engine.reference 1200` plays that many games from anywhere, besides the other two
kinds, and names for each way in which a game can end the first game that ended so.
"""

import argparse
import random
import sys

from rich.progress import track

from engine.catalogue import ruleset
from engine.explain import would_capture
from engine.game import Game
from tests.diagrams import names
from tests.engine import naive
from tests.engine.games import any_name, single_options
from tests.engine.naive.crowds import crowd
from tests.terminal import open_console

REASONS = {
    *("leader-captured", "surrounded", "lone-leader", "count", "crossing", "reduced"),
    *("single-piece", "no-moves", "rout", "breakthrough", "decimation", "siege", "refusal"),
    *("superiority", "parity", "adjudicated", "equal", "quiet", "repetition"),
}
"""Every way in which the rules end a game."""


def told(outcome):
    """An outcome as the naive implementation says it: winner, 0 for none, and reason."""
    if outcome is None:
        return None
    return (outcome.winner.number if outcome.winner is not None else 0, outcome.reason.value)


def preferred(game, chance, back):
    """Any legal action; often one that captures, or that takes this side's last one back."""
    if back and chance.random() < 0.4:
        again = [action for action in game.choices if game.write(action) == back]
        return (again or [chance.choice(game.choices)])[0]
    tried = [chance.choice(game.choices) for _ in range(chance.choice((1, 8)))]
    return next((action for action in tried if would_capture(game, action)), tried[0])


def agree(game, state, said):
    """Both are in the same position and decide the same about it."""
    assert told(game.outcome) == state.result, said
    assert told(game.outcome_on_agreement()) == naive.settled(state), said
    assert game.text == naive.written(state), said
    assert [game.write(action) for action in game.choices] == naive.legal(state), said


def compare(game, state, chance, plies):
    """Play both side by side; how the game ended, if it did."""
    back = {}
    for _ in range(plies):
        agree(game, state, f"{game.ruleset.name}: {game.text}")
        if game.outcome:
            return game.outcome.reason.value
        action = preferred(game, chance, back.get(state.side))
        text = game.write(action)
        back[state.side] = "-".join(reversed(text.split("-")))
        captured = names(game.ruleset.board, would_capture(game, action))
        said = f"{game.ruleset.name}: {game.text} {text}"
        game, state = game.play(action), naive.play(state, text)
        assert captured == state.captured, said
    return None


def from_the_start(name, chance, plies):
    """Compare a game of a ruleset from its start."""
    return compare(Game.start(ruleset(name)), naive.begin(naive.named(name)), chance, plies)


def from_anywhere(name, chance, plies):
    """Compare a game from men on random squares: crowds and lone men, with leaders and without."""
    known = naive.named(name)
    text = crowd(known, chance)
    return compare(Game.load(ruleset(name), text), naive.load(known, text), chance, plies)


def from_seed(seed, plies=80):
    """Compare the game of any ruleset with any options, from anywhere, that a number draws."""
    chance = random.Random(seed)
    return from_anywhere(any_name(chance), chance, plies)


def main():
    """Compare many games; exit with 1 if some ending never came."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.reference", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=1200)
    asked, console = parser.parse_args(), open_console()
    for name in track([*single_options()], "each option", console=console):
        from_the_start(name, random.Random(1), plies=60)
    for seed in track(range(asked.games // 40), "any options", console=console):
        chance = random.Random(seed)
        from_the_start(any_name(chance), chance, plies=300)
    seeds = {}
    for seed in track(range(asked.games), "from anywhere", console=console):
        seeds.setdefault(from_seed(seed), seed)
    for reason in sorted(REASONS):
        console.print(reason, seeds.get(reason, "never came"))
    sys.exit(bool(REASONS - seeds.keys()))


if __name__ == "__main__":
    main()
