"""Comparisons of the games are computed from their rules, and say what the documents say."""

from importlib import resources

from bot.i18n import LANGUAGES, speaker
from bot.rulebook.comparisons import ATTRIBUTES, COMPARED, comparison, drawn, grouped
from bot.rulebook.entries import guides
from bot.rulebook.questions import command_way
from engine import Game, Reason
from engine.catalogue import KEYS, ruleset

LONGEST = 2000


def of(name, value):
    """The games with a value."""
    return set(dict(grouped(name))[value])


def test_every_game_has_one_value_of_each_attribute():
    for name in ATTRIBUTES:
        keys = [key for _, some in grouped(name) for key in some]
        assert sorted(keys) == sorted(KEYS), name


def test_the_values_are_those_of_the_rules():
    for name, value, keys in (
        ("dice", True, {"vogt-kubeia"}),
        ("placing", True, {"lemery-latrunculi", "poleis"}),
        ("must", True, {"vogt-petteia", "vogt-kubeia"}),
        ("classes", True, {"vogt-petteia", "vogt-kubeia"}),
        ("leader", "immune", {"lemery-crossing", "walker-dux"}),
        ("leader", "none", {"lemery-latrunculi", "poleis", "walker-petteia"}),
        ("jump", "men", {"lemery-latrunculi"}),
        ("capture", "bound", {"lemery-latrunculi"}),
        ("capture", "turned", {"poleis"}),
        ("men", 8, {"lemery-ultra", "walker-dux"}),
        ("edge", False, set(KEYS)),
    ):
        assert of(name, value) == keys, name


def test_a_leader_that_can_never_be_captured_survives_being_trapped():
    for key in of("leader", "immune"):
        rules = ruleset(key)
        files, ranks = rules.board.files, rules.board.ranks
        empty = "/".join([str(files)] * (ranks - 2))
        board = f"p{files - 1}/{empty}/PbP{files - 4}B"
        game = Game.load(rules, f"{board} 1 - - -")
        assert not rules.caught(game.position, rules.board.square("c1")), key
        assert Reason.LEADER_CAPTURED not in {each.reason for each in rules.endings}


def test_how_often_a_game_is_drawn_is_told_by_the_strongest_play(monkeypatch, tmp_path):
    rows = ("ruleset,nodes,draws,timeouts", "poleis,10,0.5,0.25", "poleis,100,0.125,0.25")
    (tmp_path / "book").mkdir()
    (tmp_path / "book" / "balance.csv").write_text("\n".join(rows), encoding="utf-8")
    assert {*KEYS} <= drawn().keys()
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    assert drawn.__wrapped__() == {"poleis": 0.375}


def test_every_comparison_is_said_in_every_language_and_fits_a_message():
    for language in LANGUAGES:
        say = speaker(language).say
        for name in COMPARED:
            whole = "\n".join(map(say, comparison(name, ("poleis", "vogt-kubeia"))))
            assert 0 < len(whole) <= LONGEST, (language, name)


def test_two_games_are_compared_in_what_differs_alone():
    said = [speaker("en").say(each) for each in comparison("two", ("poleis", "walker-petteia"))]
    assert not any(each.startswith("8") for each in said)
    assert any(each.startswith("you place your men first") for each in said)


def test_each_answer_of_the_guide_has_a_button_that_types_something():
    for name, guide in guides().items():
        assert command_way(guide.types).control, name
