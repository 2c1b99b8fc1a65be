"""The engine against the naive second implementation, action by action in random games."""

import random
from collections import Counter

import pytest

from engine.catalogue import ruleset
from engine.explain import would_capture
from engine.game import Game
from tests.diagrams import names
from tests.engine import naive
from tests.engine.games import any_name, single_options
from tests.engine.naive.crowds import crowd

REASONS = {
    *("leader-captured", "surrounded", "lone-leader", "count", "crossing", "reduced"),
    *("single-piece", "no-moves", "rout", "breakthrough", "decimation", "siege", "refusal"),
    *("superiority", "parity", "adjudicated", "equal", "quiet", "repetition"),
}


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


def compare(game, state, chance, plies):
    """Play both side by side; how the game ended, if it did."""
    back = {}
    for _ in range(plies):
        assert told(game.outcome) == state.result, game.text
        assert told(game.settled()) == naive.settled(state), game.text
        assert game.text == naive.written(state)
        assert [game.write(action) for action in game.choices] == naive.legal(state), game.text
        if game.outcome:
            return game.outcome.reason.value
        action = preferred(game, chance, back.get(state.side))
        text = game.write(action)
        back[state.side] = "-".join(reversed(text.split("-")))
        captured = names(game.ruleset.board, would_capture(game, action))
        before = game.text
        game, state = game.play(action), naive.play(state, text)
        assert captured == state.captured, f"{before} {text}"
    return None


def from_the_start(name, chance, plies):
    return compare(Game.start(ruleset(name)), naive.begin(naive.named(name)), chance, plies)


def from_anywhere(name, chance, plies):
    """A game from men on random squares: crowds and lone men, with leaders and without."""
    known = naive.named(name)
    text = crowd(known, chance)
    return compare(Game.load(ruleset(name), text), naive.load(known, text), chance, plies)


@pytest.mark.parametrize("name", tuple(single_options()))
def test_random_games_agree_with_the_naive_rules(name):
    assert naive.named(ruleset(name).name) == naive.named(name)
    from_the_start(name, random.Random(1), plies=60)


@pytest.mark.parametrize("seed", range(30))
def test_random_games_under_random_options_agree_with_the_naive_rules(seed):
    chance = random.Random(seed)
    from_the_start(any_name(chance), chance, plies=300)


def test_games_from_anywhere_agree_with_the_naive_rules_and_come_to_every_end():
    reasons = Counter()
    for seed in range(1200):
        chance = random.Random(seed)
        reasons[from_anywhere(any_name(chance), chance, plies=80)] += 1
    assert set(reasons) - {None} == REASONS
