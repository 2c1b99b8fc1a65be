"""The engine against the naive second implementation, ply by ply in random games."""

import random

import pytest

from engine.catalogue import KEYS, options, ruleset
from engine.explain import would_capture
from engine.game import Game
from tests.diagrams import drawn, names
from tests.engine import naive
from tests.engine.games import single_options


def naive_rules(rules):
    """What the naive implementation calls a ruleset, its full rows and its leaders' squares."""
    chosen = {option.name: option.choices[0] for option in options(rules.key)}
    chosen.update(rules.options)
    if rules.key == "walker-petteia":
        size = int(chosen["files"]), int(chosen["ranks"])
        walker = naive.Rules(*size, leaders=False, corner=chosen["corner"] == "on")
        return walker, int(chosen["rows"]), ()
    files, leaders = {
        "lemery-petteia": (12, ("j3", "c6")),
        "lemery-compact": (8, ("f3", "c6")),
    }[rules.key]
    lemery = naive.Rules(
        files,
        8,
        leaders=True,
        edge=chosen["edge"] == "on",
        corner=True,
        enforced=chosen["compulsory"] == "enforced",
        first=int(chosen["first"]),
        run_up=chosen["jump"] == "slide",
        rim_closes=chosen["surround"] == "edge",
    )
    return lemery, 2, tuple(map(naive.square_of, leaders))


def outcome_of(game):
    """The outcome as the naive implementation says it: winner, 0 for none, and reason."""
    if game.outcome is None:
        return None
    winner = game.outcome.winner
    return (0 if winner is None else winner.number, game.outcome.reason.value)


def to_and_fro(game, chance):
    """Any legal action, often the one that takes this side's last back, so that games repeat."""
    if len(game.line) > 2 and chance.random() < 0.4:
        own = game.line[-3].men[game.position.side] ^ game.line[-1].men[game.position.side]
        back = [action for action in game.choices if sum(1 << s for s in action.path) == own]
        return chance.choice(back or game.choices)
    return chance.choice(game.choices)


def compare(game, state, chance, plies):
    """Play both side by side; the reason for which the game ended, if it did."""
    board = game.ruleset.board
    for _ in range(plies):
        picture = "\n" + drawn(board, game.position)
        assert outcome_of(game) == state.result, picture
        assert [game.write(action) for action in game.choices] == naive.legal(state), picture
        if game.outcome:
            return game.outcome.reason.value
        action = to_and_fro(game, chance)
        captured = names(board, would_capture(game, action))
        game, state = game.play(action), naive.play(state, game.write(action))
        assert captured == state.captured, picture
        assert game.position.tally.quiet == state.quiet
        assert game.position.tally.lost == (state.lost[1], state.lost[2])
    return None


def any_name(chance):
    key = chance.choice(KEYS)
    listed = ",".join(f"{o.name}={chance.choice(o.choices)}" for o in options(key))
    return f"{key}({listed})"


def from_the_start(name, seed, plies):
    rules = ruleset(name)
    state = naive.begin(*naive_rules(rules))
    return compare(Game.start(rules), state, random.Random(seed), plies)


def from_anywhere(seed, plies):
    """A game from pieces on random squares: crowds and lone men, with leaders and without."""
    chance = random.Random(seed)
    rules = ruleset(any_name(chance))
    known, _, leaders = naive_rules(rules)
    squares = [(file, rank) for file in range(known.files) for rank in range(known.ranks)]
    chance.shuffle(squares)
    crowd = chance.choice((1, 2, 3, 5, len(squares) // 2, len(squares) - 10))
    pieces = {squares.pop(): (1, "P") for _ in range(crowd)}
    pieces |= {squares.pop(): (2, "P") for _ in range(chance.randint(1, 4))}
    if leaders and chance.random() < 0.8:
        pieces |= {squares.pop(): (side, "B") for side in (1, 2)}
    state = naive.resume(known, pieces, side=chance.choice((1, 2)), quiet=chance.randint(1, 90))
    state.lost = dict.fromkeys((1, 2), chance.randint(1, 12))
    tally = f"quiet={state.quiet};lost={state.lost[1]},{state.lost[2]}"
    text = f"{naive.board_text(state)} {state.side} - - {tally}"
    return compare(Game.load(rules, text), state, chance, plies)


@pytest.mark.parametrize("name", tuple(single_options()))
def test_random_games_agree_with_the_naive_rules(name):
    from_the_start(name, seed=1, plies=120)


@pytest.mark.parametrize("seed", range(30))
def test_random_games_under_random_options_agree_with_the_naive_rules(seed):
    from_the_start(any_name(random.Random(seed)), seed=seed, plies=400)


def test_endgames_agree_with_the_naive_rules_and_come_to_every_end():
    reasons = {from_anywhere(seed, plies=100) for seed in range(400)}
    assert reasons - {None} == {
        "count",
        "leader-captured",
        "lone-leader",
        "no-moves",
        "quiet",
        "repetition",
        "single-piece",
        "surrounded",
    }
