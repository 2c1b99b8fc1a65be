"""Names of rulesets and their options."""

import itertools

import pytest

from engine.catalogue import (
    DEFAULT,
    KEYS,
    Option,
    UnknownOption,
    UnknownRuleset,
    UnknownValue,
    options,
    ruleset,
)
from engine.game import Game
from tests.engine.games import single_options

SIZES = ("8", "5", "6", "7", "9", "10", "11", "12")


OFF_ON = ("off", "on")
ON_OFF = ("on", "off")
LEMERY = {
    "edge": OFF_ON,
    "compulsory": ("off", "huff", "enforced"),
    "first": ("0", "13"),
    "jump": ("slide", "adjacent"),
    "surround": ("four", "edge"),
}
SIZED = {"files": SIZES, "ranks": SIZES}
TABLE = {
    "lemery-petteia": LEMERY,
    "lemery-compact": {**LEMERY, "first": ("0", "5")},
    "lemery-ultra": {**LEMERY, "first": ("0", "5")},
    "lemery-crossing": {
        "board": ("base", "compact", "ultra"),
        **{name: LEMERY[name] for name in ("edge", "compulsory", "jump")},
    },
    "lemery-latrunculi": {"min": ("1", "3"), "pins": ("free", "all")},
    "poleis": {},
    "vogt-petteia": {
        "mirror": OFF_ON,
        "ignorance": OFF_ON,
        "compulsory": ON_OFF,
        "six": ON_OFF,
        "classes": ON_OFF,
    },
    "vogt-kubeia": {
        "mirror": OFF_ON,
        "ignorance": OFF_ON,
        "compulsory": ON_OFF,
        "classes": ON_OFF,
        "armour": ON_OFF,
    },
    "walker-petteia": {**SIZED, "rows": ("2", "1"), "corner": OFF_ON},
    "walker-dux": {**SIZED, "corner": OFF_ON, "dux": ("free", "enclosed")},
}


def test_every_ruleset_has_its_options_in_table_order_with_the_default_first():
    assert DEFAULT == "lemery-compact"
    assert {key: {o.name: o.choices for o in options(key)} for key in KEYS} == TABLE
    assert all(
        [option.name for option in options(key)] == list(table) for key, table in TABLE.items()
    )
    assert tuple(TABLE) == KEYS
    assert options("walker-petteia")[0] == Option("files", SIZES)
    assert options("walker-petteia")[0].default == "8"


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("lemery-compact", "lemery-compact"),
        (" Lemery-Compact ", "lemery-compact"),
        ("lemery-compact()", "lemery-compact"),
        ("lemery-petteia(edge=off)", "lemery-petteia"),
        (
            "lemery-petteia(compulsory=enforced,edge=on)",
            "lemery-petteia(edge=on,compulsory=enforced)",
        ),
        ("LEMERY-PETTEIA ( First = 13 , jump=adjacent )", "lemery-petteia(first=13,jump=adjacent)"),
        ("walker-petteia(ranks=5,files=12)", "walker-petteia(files=12,ranks=5)"),
    ],
)
def test_a_name_is_read_in_any_order_and_written_in_one(typed, canonical):
    assert ruleset(typed).name == canonical
    assert ruleset(typed) is ruleset(canonical)


def test_a_ruleset_knows_its_key_options_and_revision():
    rules = ruleset("walker-petteia(rows=1,corner=on)")
    assert rules.key == "walker-petteia"
    assert rules.options == (("rows", "1"), ("corner", "on"))
    assert rules.revision == 1
    assert rules.letters.files == "abcdefghijkl"


def test_every_value_of_every_option_makes_a_game_that_can_begin():
    for name in single_options():
        rules = ruleset(name)
        assert rules.name == name
        assert Game.load(rules, Game.start(rules).text).position == rules.start, name
        first, second = (men.bit_count() for men in rules.start.men)
        assert first == second, name
        assert rules.start.hand[0] == rules.start.hand[1], name
        assert first + rules.start.hand[0] >= 5, name
        assert rules.legal(rules.start), name


def test_walkers_board_has_full_rows_at_any_size():
    for files, ranks, rows in itertools.product((5, 8, 12), (5, 12), (1, 2)):
        rules = ruleset(f"walker-petteia(files={files},ranks={ranks},rows={rows})")
        board = rules.board
        first, second = rules.start.men
        assert (board.files, board.ranks) == (files, ranks), rules.name
        assert first == sum(1 << square for square in board.squares[: files * rows]), rules.name
        assert second == sum(1 << square for square in board.squares[-files * rows :]), rules.name


@pytest.mark.parametrize(
    "name", ["", "petteia", "lemery", "lemery-compact(", "x" * 10_000, "(edge=on)", "\0"]
)
def test_an_unknown_ruleset_lists_those_there_are(name):
    with pytest.raises(UnknownRuleset) as caught:
        ruleset(name)
    assert caught.value.choices == KEYS
    assert name.startswith(caught.value.name)
    assert len(str(caught.value)) < 1000


def test_options_of_an_unknown_ruleset_are_an_error():
    with pytest.raises(UnknownRuleset):
        options("petteia")


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("lemery-compact(rows=1)", "rows"),
        ("lemery-compact(edge=on,)", ""),
        ("lemery-compact(=on)", ""),
        ("lemery-compact(edge=on,edge=off)", "edge"),
    ],
)
def test_an_unknown_or_repeated_option_lists_those_that_are_left(name, option):
    with pytest.raises(UnknownOption) as caught:
        ruleset(name)
    assert caught.value.key == "lemery-compact"
    assert caught.value.name == option
    assert option not in caught.value.choices
    assert "surround" in caught.value.choices


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("lemery-compact(edge=maybe)", "edge", "maybe"),
        ("lemery-compact(edge)", "edge", ""),
        ("lemery-compact(first=13)", "first", "13"),
        ("lemery-compact(edge=on=on)", "edge", "on=on"),
        ("walker-petteia(files=13)", "files", "13"),
        ("walker-petteia(files=08)", "files", "08"),
        (
            "walker-petteia(files=\N{ARABIC-INDIC DIGIT EIGHT})",
            "files",
            "\N{ARABIC-INDIC DIGIT EIGHT}",
        ),
    ],
)
def test_an_unknown_value_lists_those_there_are(name, option, value):
    with pytest.raises(UnknownValue) as caught:
        ruleset(name)
    assert (caught.value.option, caught.value.value) == (option, value)
    assert caught.value.choices == next(
        o.choices for o in options(ruleset(name.split("(")[0]).key) if o.name == option
    )
