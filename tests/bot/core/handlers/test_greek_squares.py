"""A game whose files bear Greek letters: read in either alphabet, shown in Greek, sent in Latin."""

# ruff: noqa: RUF001 -- Greek letters are what is tested

import pytest

from bot.core.matches.messages import Notation
from engine import Lettering
from tests.bot.core.conftest import codes, spot, told

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


@pytest.fixture
async def match(bench):
    return await bench.begin(ruleset="vogt-petteia")


async def test_a_move_is_read_by_look_and_by_column(bench):
    for typed in ("Η2-Η5", "η2-η5", "H2-H5", "g2-g5", "G2 G5", "Η2Η5"):
        match = await bench.begin(ruleset="vogt-petteia")
        answer = await bench.play(match, typed)
        assert told(answer.lines) == ["You played Η2-Η5."], typed
        assert (await bench.store.match(match)).last.text == "g2-g5", typed
        assert answer.view.picture.path == ("g2", "g5"), typed


async def test_squares_are_said_in_greek_and_sent_in_latin(bench, match):
    view = await bench.seen("Alkaios")
    square = spot(view, "g2")
    assert square.name == Notation("g2", Lettering.GREEK)
    assert told([square.label]) == ["your piece on Η2"]
    picked = (await bench.press("Alkaios", str(square.control))).view
    assert told(picked.notes) == ["Η2: where to?"]
    assert picked.picture.picked == "g2"
    assert "Η5" in told(choice.label for choice in picked.choices)
    preview = (await bench.press("Alkaios", str(spot(picked, "g5").control))).view
    assert told(preview.notes) == ["Η2-Η5?"]
    assert view.picture.letters is Lettering.GREEK
    assert (await bench.store.match(match)).turn == 0


@pytest.mark.usefixtures("match")
async def test_refusals_name_squares_in_greek(bench):
    assert told((await bench.say("Alkaios", "move H1-H3")).lines) == [
        "“H1-H3” is not legal: the piece on Η2 is in the way."
    ]
    assert told((await bench.say("Alkaios", "move c2-Z9")).lines) == [
        "“c2-Z9” is not a move. Write a move like Α2-Α3."
    ]


async def test_what_is_completed_reads_back(bench):
    for typed, first in (
        ("", "Α2-Α3"),
        ("Η", "Η2-Η3"),
        ("η2-", "Η2-Η3"),
        ("H", "Η2-Η3"),
        ("z3", "Ζ3-Α3"),
        ("h", "Η2-Η3"),
        ("c2", "c2-c3"),
    ):
        match = await bench.begin(ruleset="vogt-petteia")
        completed = await bench.complete("Alkaios", f"move {typed}", here=match)
        assert completed[0] == f"move {first}", typed
        played = await bench.say("Alkaios", f"{completed[0]} match={match}")
        assert codes(played) == ["done-played"], typed
