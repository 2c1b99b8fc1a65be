from collections import Counter
from fractions import Fraction

import pytest

from bot.arena import players
from bot.arena.ladder import rulesets, steps
from bot.arena.playing import play
from bot.arena.schedule import Conditions, ladder, round_robin, schedule
from engine import PLIES, Game, Roll, Side, captured_squares
from engine.catalogue import KEYS, ruleset
from engine.search import LEVELS, choose, family_of, search
from tests.bot.arena.samples import scheduled

DICE = next(key for key in KEYS if ruleset(key).start.roll is not None)


def replayed(result):
    """Each action with the game before it; the last game."""
    game, steps = Game.start(ruleset(result.game.ruleset)), []
    for text in result.actions:
        action = next(each for each in game.legal if game.write(each) == text)
        steps.append((game, action))
        game = game.play(action)
    return steps, game


def test_the_games_of_a_pairing_come_in_pairs_with_the_sides_swapped():
    games = schedule([("a", "b")], [("x", 1), ("y", 1)], 6, Conditions())
    seats = Counter((game.ruleset, game.pair, game.players) for game in games)
    pairs = [(name, pair) for name in "xy" for pair in range(3)]
    assert seats == Counter((*pair, seat) for pair in pairs for seat in (("a", "b"), ("b", "a")))


def test_a_player_alone_plays_itself_with_an_opening_a_game():
    games = schedule(round_robin(["a"]), [("x", 1)], 3, Conditions())
    assert [(game.players, game.pair) for game in games] == [(("a", "a"), n) for n in range(3)]


def test_round_robin_and_ladder():
    assert round_robin(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert ladder(["a", "b", "c"]) == [("b", "a"), ("c", "b")]


def test_the_ladder_goes_from_random_play_to_the_highest_level():
    assert steps()[0] == ("level-0", "random")
    assert steps()[-1] == ("level-8", "level-7")
    assert len({family_of(ruleset(name)) for name in rulesets()}) == 4


@pytest.mark.parametrize("name", ["random", "greedy", "level-1", "nodes-30"])
def test_the_same_seed_gives_the_same_game_and_another_one_another(name):
    one, again = (play(scheduled(name, "random", seed=5, cap=14)) for _ in range(2))
    assert one == again
    assert play(scheduled(name, "random", seed=6, cap=14)).actions != one.actions


def test_both_games_of_a_pair_have_one_opening_and_the_same_dice():
    one = play(scheduled("random", "greedy", ruleset=DICE, opening=6, cap=40))
    other = play(scheduled("greedy", "random", ruleset=DICE, opening=6, cap=40))
    throws = [
        [action for _, action in replayed(game)[0] if isinstance(action, Roll)]
        for game in (one, other)
    ]
    assert min(map(len, throws)) > 6
    assert all(map(Roll.__eq__, *throws))  # as long as the shorter game
    openings = []
    for game in (one, other):
        steps, _ = replayed(game)
        plies = [action for _, action in steps if isinstance(action, PLIES)]
        openings.append(plies[:6])
        assert len(plies) == game.plies
    assert openings[0] == openings[1]
    assert one.actions != other.actions


def test_openings_differ_from_pair_to_pair_and_by_seed():
    openings = {
        play(scheduled(pair=pair, seed=seed, cap=4)).actions for pair in (0, 1) for seed in (1, 2)
    }
    assert len(openings) == 4


def test_a_game_of_each_family_ends_as_the_engine_says():
    for key in (*rulesets(), DICE):
        result = play(scheduled("random", "greedy", ruleset=key, opening=0))
        steps, game = replayed(result)
        assert game.outcome
        assert (result.winner, result.reason) == (game.outcome.winner, game.outcome.reason.value)
        chosen = [len(each.legal) for each, action in steps if not isinstance(action, Roll)]
        assert (result.decisions, result.choices) == (len(chosen), sum(chosen))


def test_a_game_is_drawn_at_the_cap():
    result = play(scheduled(cap=7))
    assert (result.winner, result.reason, result.plies) == (None, "cap", 7)
    assert len(result.actions) == 7


def test_greedy_captures_most():
    result = play(scheduled("greedy", "greedy", seed=3))
    steps, _ = replayed(result)
    for game, action in steps[4:]:
        captured = {
            each: len(captured_squares(game.ruleset.apply(game.position, each)[1]))
            for each in game.legal
        }
        assert captured[action] == max(captured.values())


def test_all_budgets_are_scaled(monkeypatch):
    used = []

    def searching(*arguments, **more):
        used.append(arguments[3].nodes)
        return search(*arguments, **more)

    def choosing(*arguments):
        used.append(arguments[3].share)
        return choose(*arguments)

    monkeypatch.setattr(players, "search", searching)
    monkeypatch.setattr(players, "choose", choosing)
    play(scheduled("nodes-800", "level-8", scale=Fraction(1, 100), cap=6))
    assert used == [8, LEVELS[-1].share / 100]


def test_a_better_player_wins():
    wins = sum(
        play(scheduled(*names, pair=pair)).winner is side
        for pair in range(4)
        for names, side in (
            (("nodes-100", "random"), Side.FIRST),
            (("random", "nodes-100"), Side.SECOND),
        )
    )
    assert wins == 8


def test_no_opening_leaves_a_leader_to_be_captured_at_once():
    for pair in range(40):
        result = play(
            scheduled("random", "random", ruleset="lemery-ultra", pair=pair, opening=8, cap=8)
        )
        _, game = replayed(result)
        side = game.position.side
        ends = (game.play(action).outcome for action in game.legal)
        assert not any(end and end.winner is side for end in ends), pair
