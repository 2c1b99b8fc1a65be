"""A square that cannot be picked says why, and a second tap plays."""

from dataclasses import replace

import pytest

from bot.core.views.picking import tap_line
from bot.core.views.views import Viewer
from engine import Game
from engine.catalogue import ruleset
from tests.bot.core.conftest import codes, spot, told
from tests.engine.test_explain import GAME


@pytest.mark.parametrize(
    ("ruleset", "square", "said"),
    [
        ("lemery-compact", "a8", "The piece on a8 is not yours."),
        ("lemery-compact", "a4", "Tap one of your pieces first."),
        ("lemery-compact", "b1", "The piece on b1 cannot move now."),
        ("lemery-compact", "a2-b3", "Not to b3: "),
        ("lemery-latrunculi", "a9", None),
    ],
)
async def test_a_square_that_is_no_spot_says_why(bench, ruleset, square, said):
    await bench.begin(ruleset=ruleset)
    view = await bench.seen("Alkaios")
    answer = await bench.press("Alkaios", f"{view.tap}{square}")
    assert answer.refused
    assert answer.view is None
    if said is None:
        assert codes(answer) == ["refused-forged"]
    else:
        assert told(answer.lines)[0].startswith(said)


async def test_a_tap_out_of_turn_names_whom_one_waits_for(bench):
    match = await bench.begin()
    view = await bench.seen("Brasidas")
    answer = await bench.press("Brasidas", f"{view.tap}a7")
    assert told(answer.lines) == ["Waiting for \u2068Alkaios\u2069."]
    assert codes(await bench.press("Chares", f"tap:{match}:0:a7")) == ["refused-stranger"]
    await bench.play(match, "a2-a3")
    assert codes(await bench.press("Brasidas", f"{view.tap}a7")) == ["refused-stale"]


async def test_a_piece_that_must_not_move_names_the_compulsory_capture(bench):
    match = await bench.begin()
    game = Game.load(ruleset("lemery-compact(compulsory=enforced)"), GAME.text)
    viewer = Viewer(await bench.person("Alkaios"), {})
    found = replace(await bench.store.match(match), game=game)
    shown = tap_line(found, game, viewer, (game.ruleset.board.square("a1"),))
    assert told([shown]) == [
        "Not this piece: you can capture with f1, so you must.",
    ]


async def test_the_second_tap_plays(bench):
    match = await bench.begin()
    view = await bench.seen("Alkaios")
    picked = (await bench.press("Alkaios", str(spot(view, "a2").control))).view
    played = await bench.press("Alkaios", str(spot(picked, "a3").control))
    assert told(played.lines) == ["You played a2-a3."]
    assert (await bench.store.match(match)).turn == 1
    assert not played.view.yours
    assert [number for number, _ in played.view.moves] == [1]


async def test_a_person_may_choose_to_confirm_each_move(bench):
    match = await bench.begin()
    await bench.say("Alkaios", "settings confirm=on")
    picked = (
        await bench.press("Alkaios", str(spot(await bench.seen("Alkaios"), "a2").control))
    ).view
    preview = (await bench.press("Alkaios", str(spot(picked, "a3").control))).view
    assert told(preview.notes) == ["a2-a3?"]
    assert (await bench.store.match(match)).turn == 0
