"""The figures of the balance: counted again by the naive rules, and by hand where they judge."""

import csv
import json
from pathlib import Path

import pytest

from bot.arena import balance
from bot.arena.course import course
from bot.arena.playing import play
from bot.arena.results import to_json
from engine import Game, Side
from engine.catalogue import ruleset
from engine.search import evaluator, winning_chance
from tests.bot.arena.recount import recount
from tests.bot.arena.samples import played, scheduled

ROOT = Path(__file__).parents[3]
NAMES = ("lemery-ultra", "poleis", "vogt-kubeia", "walker-petteia(files=5,ranks=5)")


def games_of(name, player="nodes-20", cap=90):
    return [play(scheduled(player, player, pair, name, cap=cap)) for pair in range(3)]


def test_all_that_the_naive_rules_can_count_is_the_same():
    for name in NAMES:
        games = games_of(name)
        (row,) = csv.DictReader(balance.table(balance.rows(games)).splitlines())
        assert (row["ruleset"], row["nodes"]) == (name, "20")
        for figure, found in recount([json.loads(to_json(game)) for game in games]).items():
            assert float(row[figure]) == pytest.approx(found, rel=1e-5), (name, figure)


def test_a_strength_is_a_row_of_its_own_beside_the_other():
    games = [*games_of("poleis"), *games_of("lemery-ultra"), *games_of("poleis", "nodes-200", 6)]
    found = [(row["ruleset"], row["nodes"], row["games"]) for row in balance.rows(games)]
    assert found == [("poleis", "20", 3), ("poleis", "200", 3), ("lemery-ultra", "20", 3)]


def test_figures_of_other_rulesets_and_strengths_stay():
    known = balance.rows([*games_of("poleis"), *games_of("lemery-ultra")])
    again = balance.rows([*games_of("poleis", "nodes-200", 6), *games_of("poleis", cap=8)])
    both = balance.merged(again, balance.table(known))
    assert [(row["ruleset"], row["nodes"]) for row in both] == [
        ("poleis", "20"),
        ("poleis", "200"),
        ("lemery-ultra", "20"),
    ]
    assert both[:2] == again[::-1]
    assert balance.table(both[2:]) == balance.table(known[1:])


def test_drama_is_how_far_the_winner_was_behind():
    """A man is lost at the second turn and the game goes on: each side wins it once."""
    texts = ("d2-d4", "e7-e5", "a2-a3")
    game, evaluations = Game.start(ruleset("walker-petteia")), []
    for text in texts:
        found = 2 * winning_chance(evaluator(game.ruleset)(game.position)) - 1
        evaluations.append(found if game.position.side is Side.FIRST else -found)
        game = game.play(game.read(text))
    assert evaluations[0] == 0
    assert min(evaluations) < 0 or max(evaluations) > 0
    for winner in (*Side, None):
        found = course(played(winner, ruleset="walker-petteia", actions=texts))
        behind = [
            max(each, -each) - (0 if winner is None else each if winner is Side.FIRST else -each)
            for each in evaluations
        ]
        assert found.drama == pytest.approx(sum(behind) / len(texts))


def test_a_game_without_captures_has_no_first_capture():
    quiet = course(played(None, ruleset="walker-petteia", actions=("a2-a3", "a7-a6")))
    assert (quiet.first_capture, quiet.decisive, quiet.decisions) == (None, None, 1.0)


def test_the_page_shows_the_figures_of_the_csv():
    table = ROOT.joinpath("bot", "rulebook", "book", "balance.csv").read_text("utf-8")
    figures = balance.merged([], table)
    page = ROOT.joinpath("docs", "balance.md").read_text("utf-8")
    _, _, shown = page.partition(f"{balance.BEGIN}\n\n    ")
    assert balance.page(page, figures, shown.partition("\n")[0]) == page
