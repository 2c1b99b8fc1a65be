"""Dice and lots from a seed: fixed for ever, documented, and fair."""

import re
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from bot.core.matches.chance import Chance
from bot.core.matches.fair_dice import SEED, commitment, draw_side, stream, throw
from engine import THROWS, Side

PAGE = Path(__file__).parents[4] / "docs" / "dice.md"
COUNTED = bytes(range(32)).hex()
MATCH = "k7qd3x"

# What must not be exceeded by chance in more than one of a thousand trials, by degrees of freedom.
CHI_SQUARE = {1: 10.83, 20: 45.31, 35: 66.62}


def documented():
    """The functions on the page with which people check for themselves."""
    [code] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names = {}
    exec(code, names)  # noqa: S102 -- the page's own lines are what is tested
    return names


def seeds(count):
    return [f"{number:064x}" for number in range(count)]


def chi_square(found, expected):
    assert found.keys() <= expected.keys()
    return sum((found[face] - many) ** 2 / many for face, many in expected.items())


def test_the_throws_of_a_known_seed():
    dice = {
        (0, 0): (5, 2),
        (1, 0): (3, 3),
        (2, 0): (4, 1),
        (2, 1): (6, 2),
        (10, 0): (5, 4),
        (40, 3): (4, 2),
    }
    assert {(ply, back): throw(COUNTED, MATCH, ply, back) for ply, back in dice} == dice


def test_the_throws_of_a_known_seed_with_words():
    dice = {
        ("sea", ""): [(5, 2), (6, 4)],
        ("", "sea"): [(6, 4), (5, 2)],
        ("sea", "stone"): [(4, 2), (5, 5)],
    }
    assert {each: [throw(COUNTED, MATCH, ply, 0, each) for ply in (0, 1)] for each in dice} == dice
    assert draw_side(COUNTED, MATCH, ("", "sea")) is Side.SECOND


def test_the_lot_and_the_commitment_of_a_known_seed():
    assert draw_side(COUNTED, MATCH) is Side.FIRST
    assert draw_side(COUNTED, "k7qd3y") is Side.SECOND
    assert commitment(COUNTED) == "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b"


def test_the_page_says_how_it_is_done():
    page = documented()
    for number, seed in enumerate(seeds(400)):
        match, taken = f"m{number}", number % 5
        assert page["commitment"](seed) == commitment(seed)
        assert page["lot"](seed, match) == draw_side(seed, match).name.lower()
        for words in (("", ""), ("sea", ""), ("", "θάλασσα"), ("sea", "stone")):
            assert page["lot"](seed, match, words) == draw_side(seed, match, words).name.lower()
            asked = (seed, match, number, taken, words)
            assert page["throw"](*asked) == throw(*asked)
    # Further than any throw gets, over the end of several blocks.
    theirs, ours = page["stream"](COUNTED, "lot", MATCH), stream(COUNTED, "lot", MATCH)
    assert list(islice(theirs, 200)) == list(islice(ours, 200))


def test_the_examples_of_the_page_are_true():
    page = documented()
    rows = re.findall(r"^\| `(.+?)` \| `(.+?)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    examples = [(call, value) for call, value in rows if "(" in call]
    assert len(examples) == 10
    for call, value in examples:
        said = eval(call, page | {"seed": COUNTED, "match": MATCH})  # noqa: S307 -- see above
        assert str(said) == value


def test_each_throw_comes_as_often_as_it_should():
    found = Counter(throw(seed, MATCH, ply, 0) for seed in seeds(60) for ply in range(300))
    total = found.total()
    expected = {(roll.high, roll.low): float(total * share) for roll, share in THROWS.items()}
    assert chi_square(found, expected) < CHI_SQUARE[20]


@pytest.mark.parametrize(
    "other",
    [
        lambda seed, ply: throw(seed, "other", ply, 0),
        lambda seed, ply: throw(seed, MATCH, ply + 1, 0),
        lambda seed, ply: throw(seed, MATCH, ply, 1),
        lambda seed, ply: throw("f" + seed[1:], MATCH, ply, 0),
        lambda seed, ply: throw(seed, MATCH, ply, 0, ("", "sea")),
    ],
    ids=["match", "ply", "takebacks", "seed", "word"],
)
def test_a_throw_says_nothing_of_another(other):
    sums = Counter()
    for seed in seeds(40):
        for ply in range(200):
            (high, _), (also_high, _) = throw(seed, MATCH, ply, 0), other(seed, ply)
            sums[high, also_high] += 1
    share = {high: (2 * high - 1) / 36 for high in range(1, 7)}
    expected = {
        (one, another): sums.total() * share[one] * share[another]
        for one in share
        for another in share
    }
    assert chi_square(sums, expected) < CHI_SQUARE[35]


def test_ply_and_takebacks_are_kept_apart():
    asked = [(1, 11), (11, 1), (111, 0), (0, 111)]
    rows = {tuple(throw(seed, MATCH, *each) for seed in seeds(20)) for each in asked}
    assert len(rows) == len(asked)


def test_either_side_is_drawn_as_often():
    found = Counter(draw_side(seed, MATCH) for seed in seeds(4000))
    assert chi_square(found, dict.fromkeys(Side, 2000)) < CHI_SQUARE[1]


def test_a_byte_that_would_favour_a_face_is_passed_over(monkeypatch):
    monkeypatch.setattr(
        "bot.core.matches.fair_dice.stream", lambda *_, **__: iter([255, 252, 251, 253, 6])
    )
    assert throw(COUNTED, MATCH, 0, 0) == (6, 1)


def test_the_system_draws_a_seed_of_its_own_each_time():
    drawn = {Chance().seed() for _ in range(100)}
    assert len(drawn) == 100
    assert all(map(SEED.fullmatch, drawn))
