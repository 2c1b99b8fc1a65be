"""What a worker decides: an action, giving up, a draw."""

from dataclasses import replace
from random import Random

from bot.computer.processes import decide
from bot.core.matches.computers import LEVELS, NAMED_LEVELS
from bot.core.matches.thoughts import Task
from engine import Cue, Game, Side
from engine.catalogue import KEYS, ruleset
from engine.search import WIN, Variation


def task_in(game, **changes):
    task = Task(
        ruleset=game.ruleset.name,
        position=game.text,
        past=game.past,
        side=game.position.side,
        level=1,
        seed="seed",
    )
    return replace(task, **changes)


def some_game(key, plies, seed=1):
    """A game in which so much was played at random, and that is not over."""
    chance, game, wanted = Random(seed), Game.start(ruleset(key)), plies
    while plies > 0 or game.position.roll is Cue.THROW:
        game = game.play(chance.choice(game.legal))
        plies -= 1
        if game.outcome:
            return some_game(key, wanted, seed + 1000)
    return game


def a_game_with_one_action():
    for seed in range(200):
        game = some_game("vogt-kubeia", 30, seed)
        if len(game.legal) == 1:
            return game
    raise AssertionError


def test_a_budget_of_nothing_still_gives_a_legal_action_in_every_ruleset():
    for key in KEYS:
        game = some_game(key, 9)
        for level in (LEVELS[0], LEVELS[-1]):
            thought = decide(task_in(game, level=level), lambda: True)
            assert game.read(thought.action) in game.legal, (key, level)


def test_the_same_seed_gives_the_same_thought_and_the_history_counts():
    game = some_game("lemery-compact", 12)
    assert decide(task_in(game)) == decide(task_in(game))


def test_the_only_action_is_played_without_a_thought(monkeypatch):
    game = a_game_with_one_action()
    monkeypatch.setattr("bot.computer.processes.choose", None)
    thought = decide(task_in(game))
    assert (thought.action, thought.score) == (game.write(game.legal[0]), None)


def test_it_gives_up_after_turns_without_hope_and_not_at_once(monkeypatch):
    game = some_game("lemery-compact", 8)
    lost = Variation(3 - WIN, 1, 1, (game.legal[0],))
    monkeypatch.setattr("bot.computer.processes.choose", lambda *_, **__: lost)
    assert not decide(task_in(game)).resigns
    assert decide(task_in(game, scores=(-5000, -5000))).resigns
    assert not decide(task_in(game, scores=(-5000, 0))).resigns


def test_a_draw_is_judged_from_its_own_side(monkeypatch):
    game = some_game("lemery-compact", 8)
    for score, side, agrees in ((-300, 0, True), (-300, 1, False), (0, 1, True)):
        mine = game.position.side if side == 0 else game.position.side.other
        line = Variation(score, 1, 1, (game.legal[0],))
        monkeypatch.setattr("bot.computer.processes.choose", lambda *_, line=line, **__: line)
        thought = decide(task_in(game, side=mine, scores=(0,), draw_offered=True))
        assert thought.agrees is agrees, (score, side)
        assert bool(thought.action) is (mine is game.position.side)


def test_no_draw_is_agreed_to_before_anything_is_played():
    game = Game.start(ruleset("lemery-compact"))
    assert not decide(task_in(game, side=Side.SECOND, draw_offered=True)).agrees


def test_where_few_men_are_left_it_offers_a_draw_and_agrees_to_one_though_it_is_ahead():
    walker = ruleset("walker-petteia")
    game = Game.load(walker, "1p4p1/8/8/8/8/8/8/1PP2PP1 1 - - quiet=10")
    thought = decide(task_in(game, level=4))
    assert thought.offers_draw
    assert thought.action
    assert decide(task_in(game, level=4, draw_offered=True)).agrees
    crowd = Game.load(walker, "1p4p1/8/8/8/8/8/8/1PPPPPP1 1 - - quiet=10")
    thought = decide(task_in(crowd, level=4, draw_offered=True))
    assert not thought.offers_draw
    assert not thought.agrees


def test_each_named_level_is_one():
    assert set(NAMED_LEVELS.values()) <= set(LEVELS)
    assert tuple(range(9)) == LEVELS
