"""The fast play is the same game as `Ruleset.legal` and `apply`, in every ruleset and option."""

from dataclasses import replace
from random import Random

from engine.actions import Roll
from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.search.evaluation import evaluator
from engine.search.play import DRAW, RulesetPlay
from engine.search.plays import play_of
from engine.search.weights import Weights
from tests.engine import naive
from tests.engine.games import any_name, single_options
from tests.engine.naive.crowds import crowd


def ended(game):
    outcome = game.outcome
    if outcome is None:
        return None
    return DRAW if outcome.winner is None else outcome.winner


def compare(play, game, name):
    """The state of a game's position has the same actions, and the same score."""
    state = play.state(game.position)
    captures, quiets = play.legal(state)
    tokens = [*captures, *quiets]
    actions = [play.action(token) for token in tokens]
    assert sorted(map(game.write, actions)) == sorted(map(game.write, game.legal)), (
        name,
        game.text,
    )
    assert list(play.captures(state)) == list(captures), name
    if captures and play.must_capture:
        assert not quiets, name
    slow = RulesetPlay(game.ruleset)
    slow_captures, _ = slow.legal(slow.state(game.position))
    assert {play.action(t) for t in captures} == set(slow_captures), (name, game.text)
    assert play.score(state) == evaluator(game.ruleset)(game.position), (name, game.text)
    return state, list(zip(tokens, actions, strict=True))


def follow(name, game, chance, plies):
    """Play at random; after each ply, and after each other action in turn, all is the same."""
    play = play_of(game.ruleset)
    while game.outcome is None and plies:
        plies -= 1
        state, choices = compare(play, game, name)
        for token, action in chance.sample(choices, min(2, len(choices))):
            expected = game.play(action)
            found = play.after(state, token)
            if expected.position.tally.quiet < 100:
                text = (name, game.text, game.write(action))
                positions = (game.position, expected.position)
                after = Game(game.ruleset, expected.position, positions)
                assert found.result == ended(after), text
                same(play, found, expected, text)
        game = game.play(action)
    return game


def same(play, state, game, text):
    position = play.position(state)
    expected = game.position
    assert position.men == expected.men, text
    for part in ("side", "leaders", "hoplites", "marks", "hand", "roll", "tally"):
        assert getattr(position, part) == getattr(expected, part), (part, text)
    is_throw_due = any(isinstance(action, Roll) for action in game.legal)
    assert state.is_throw_due == is_throw_due or game.outcome
    again = replace(play.state(expected), result=state.result, is_throw_due=state.is_throw_due)
    assert again == state, text


def test_other_weights_count_in_every_ruleset():
    weights = Weights(*range(90, 100))
    for number, name in enumerate(KEYS):
        game, chance = Game.start(ruleset(name)), Random(number)
        while (
            game.outcome is None
            and game.position.tally.quiet < 8
            and len(game.since_irreversible) < 60
        ):
            game = game.play(chance.choice(game.choices))
        play = play_of(game.ruleset, weights)
        expected = evaluator(game.ruleset, weights)(game.position)
        assert play.score(play.state(game.position)) == expected, name


def test_random_games_are_the_same_in_every_ruleset_with_every_option():
    for number, name in enumerate(single_options()):
        game = Game.start(ruleset(name))
        follow(name, game, Random(number), 12 + sum(game.position.hand))


def test_games_from_any_pieces_are_the_same_with_any_options():
    chance = Random(11)
    for _ in range(90):
        name = any_name(chance)
        game = Game.load(ruleset(name), crowd(naive.named(name), chance))
        follow(name, game, chance, 8)
