"""The search: legal lines in every ruleset, budgets kept, the same answer twice."""

import pytest

from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.search import Budget, TranspositionTable, search
from engine.search.plays import play_of
from engine.search.tree import CHECK_EVERY
from tests.engine.games import random_game, single_options

NODES = 60
LOOKS, FEW = 60, 5
CUT_OFF = (
    ("walker-petteia", "5p2/8/p7/1Pp1p3/6P1/2P1p3/5P2/8 1 - - lost=12,11"),
    ("walker-petteia", "1p3p2/2p5/5p2/7P/1pp1p1p1/2P1P2p/pP3P1P/P3P1P1 2 - - quiet=3;lost=7,6"),
    ("lemery-compact", "2p1p1pp/p2p3p/2P5/1p6/Pb6/1B6/3P1P2/P2P1PPP 2 - - quiet=5;lost=7,8"),
    ("poleis", "p~2Pp3/2P5/2P1P3/5P2/2Pp4/p~2p4/p~1P4p/1Pp5 1 - - quiet=4;lost=8,8"),
    ("poleis", "P2P4/8/P7/1pP5/P7/2P1P3/8/p1p2p1p 2 - - lost=9,11"),
)


def play_out(game, line):
    """The game after a line; each action must be legal."""
    for action in line.actions:
        game = game.play(action)
    return game


def look(game, **limits):
    return search(game.ruleset, game.position, game.since_irreversible, Budget(**limits))


def test_every_line_is_legal_in_every_ruleset_with_every_option():
    for number, name in enumerate(single_options()):
        games = [game for game in random_game(name, number, 45) if game.outcome is None]
        line = look(games[-1], nodes=NODES)
        assert line.actions, name
        play_out(games[-1], line)


def test_a_budget_of_nodes_is_kept_and_gives_the_same_line_each_time():
    for key in KEYS:
        *_, game = (game for game in random_game(key, 5, 30) if game.outcome is None)
        first = look(game, nodes=NODES)
        assert first.nodes <= 2 * NODES + 1, key
        assert look(game, nodes=NODES) == first, key


def test_what_turns_out_bad_half_way_through_a_depth_is_not_played():
    """The budget ends after the first action of a depth, which lost a man or more by then."""
    for key, text in CUT_OFF:
        game = Game.load(ruleset(key), text)
        found, thorough = look(game, nodes=1000), look(game, nodes=20_000)
        assert 1001 < found.nodes <= 2001, text
        assert found.score > thorough.score - 50, text


def test_a_budget_of_nothing_gives_a_legal_action():
    for key in KEYS:
        game = Game.start(ruleset(key))
        for line in (look(game, nodes=0), look(game, depth=0), look(game, deadline=lambda: True)):
            assert line.actions[0] in game.legal, key
            assert line.depth == 0


def test_the_deadline_stops_the_search_within_a_few_nodes():
    calls = iter([False, False, True])
    line = look(Game.start(ruleset("lemery-compact")), deadline=lambda: next(calls))
    assert line.nodes <= 3 * CHECK_EVERY
    assert line.actions


def test_the_deadline_is_looked_at_every_few_nodes_in_every_ruleset(monkeypatch):
    """So that a "stop" is heard at once: nodes are counted where they are made."""
    for number, key in enumerate(KEYS):
        *_, game = (game for game in random_game(key, number, 30) if game.outcome is None)
        play, made, most, looks = play_of(game.ruleset), 0, 0, 0
        after = play.after

        def count(state, token, after=after):
            nonlocal made
            made += 1
            return after(state, token)

        def is_over():
            nonlocal made, most, looks
            made, most, looks = 0, max(most, made), looks + 1
            return looks > LOOKS

        monkeypatch.setattr(play, "after", count)
        look(game, deadline=is_over)
        monkeypatch.undo()
        assert looks > FEW, key  # if a win is in sight it ends by itself
        assert most <= CHECK_EVERY + 1, key
    assert CHECK_EVERY <= 8


def test_each_depth_is_told_in_order():
    game, told = Game.start(ruleset("walker-petteia")), []
    line = search(game.ruleset, game.position, (), Budget(depth=3), on_depth=told.append)
    assert [each.depth for each in told] == [1, 2, 3]
    assert told[-1] == line
    assert [len(each.actions) for each in told] == [1, 2, 3]


def test_one_legal_action_is_played():
    game = Game.load(ruleset("walker-petteia"), "7p/8/8/8/8/8/pp6/P1p5 1 - - -")
    assert [game.write(action) for action in game.legal] == ["a1-b1"]
    for limits in ({"nodes": 0}, {"depth": 3}):
        assert look(game, **limits).actions[0] == game.legal[0]


def test_a_decided_position_is_refused():
    game = Game.load(ruleset("walker-petteia"), "8/8/8/8/8/8/p7/Pp6 1 - - -")
    with pytest.raises(ValueError, match="over"):
        look(game, depth=1)


class Penniless(dict):
    """A dict that finds no memory."""

    def __setitem__(self, key, value):
        raise MemoryError


def test_without_memory_for_the_table_the_search_goes_on():
    game = Game.start(ruleset("walker-petteia"))
    table = TranspositionTable()
    table._newer = Penniless()
    without = search(game.ruleset, game.position, (), Budget(depth=3), table=table)
    assert without == search(
        game.ruleset, game.position, (), Budget(depth=3), table=TranspositionTable(0)
    )
    assert len(without.actions) == 3


def test_a_table_serves_the_next_search():
    game, table = Game.start(ruleset("walker-petteia")), TranspositionTable()
    first = search(game.ruleset, game.position, (), Budget(depth=3), table=table)
    again = search(game.ruleset, game.position, (), Budget(depth=3), table=table)
    assert again.score == first.score
    assert again.nodes < first.nodes
