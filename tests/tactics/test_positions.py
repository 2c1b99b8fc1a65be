"""The tactical positions: enough of all kinds, and what is said of them is true."""

from collections import Counter

from engine import Tally
from engine.search import Family
from tests.tactics.full_width import prey
from tests.tactics.positions import KINDS, tactics
from tests.tactics.verify import solutions

FEW = 12
"""So few legal actions that a search of full width is quick."""


def test_each_family_has_twenty_positions_of_two_rulesets_where_it_has_as_many():
    for family in Family:
        own = [each for each in tactics() if each.family is family]
        assert len(own) >= 20, family
        assert len({each.ruleset for each in own}) > (family is not Family.TURNING), family


def test_each_family_has_positions_of_each_kind():
    counts = Counter((each.family, each.kind) for each in tactics())
    lacking = [(f.name, kind) for f in Family for kind in KINDS if not counts[f, kind]]
    assert lacking == []


def test_no_position_occurs_twice():
    found = Counter((each.ruleset, each.text) for each in tactics())
    assert [each for each, many in found.items() if many > 1] == []


def test_every_solution_is_legal_and_some_other_action_too():
    for tactic in tactics():
        game = tactic.game
        legal = {game.write(action) for action in game.legal}
        assert set(tactic.actions) < legal, tactic


def test_nothing_is_counted_yet_in_a_position():
    """The search of full width knows no referee."""
    assert [t.text for t in tactics() if t.game.position.tally != Tally()] == []


def test_captures_take_a_piece_and_forks_do_not():
    for tactic in tactics():
        if tactic.kind in ("capture", "fork"):
            game = tactic.game
            taken = [
                prey(game.ruleset, game.position, game.read(action)) for action in tactic.actions
            ]
            assert all(map(bool, taken)) is (tactic.kind == "capture"), tactic


def test_a_search_of_full_width_finds_the_solutions_of_small_positions():
    """`make tactics VERIFY=1` looks at the others too."""
    wrong = []
    for tactic in tactics():
        game = tactic.game
        if len(game.legal) <= FEW:
            found = solutions(game.ruleset, game.position, tactic.kind)
            if {game.write(action) for action in found} != set(tactic.actions):
                wrong.append(tactic)
    assert wrong == []
