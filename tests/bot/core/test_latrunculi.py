"""Latrunculi from the first man placed: a trap, a removal, a chain of jumps."""

import pytest

from bot.core.service.audit import problem_of
from tests.bot.core.conftest import codes, control, labels, spot, told

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")

ORANGE = ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2")
ORANGE += ("c4", "e3", "g2", "h2")
BLUE = ("a8", "b8", "c8", "d8", "e8", "f8", "g8", "h8", "a7", "b7", "c7", "d7")
BLUE += ("e7", "d4", "g3", "g5")
DROPS = [square for pair in zip(ORANGE, BLUE, strict=True) for square in pair]


async def placed(bench, count=None):
    match = await bench.begin(ruleset="lemery-latrunculi")
    await bench.play(match, *DROPS[:count])
    return match


async def test_a_man_is_placed_by_pressing_an_empty_square(bench):
    match = await placed(bench, 2)
    view = await bench.seen("Alkaios")
    assert told(view.notes)[:2] == [
        "\u2068Brasidas\u2069 placed a man on a8.",
        "Men still to place: 15 for \u2068Alkaios\u2069 and 15 for \u2068Brasidas\u2069.",
    ]
    assert labels(view)[0] == "button-place"
    assert (view.picture.hand, view.picture.movable, len(view.spots)) == ((15, 15), (), 62)
    assert told([spot(view, "b1").label]) == ["place a man on b1"]
    asked = (await bench.press("Alkaios", control(view, "button-place"))).view
    assert told(asked.notes)[0] == "Where will you place a man?"
    assert labels(asked).count("step") == 62
    preview = (await bench.press("Alkaios", str(spot(asked, "b1").control))).view
    assert told(preview.notes)[0] == "Place a man on b1?"
    assert preview.picture.plan == ("b1",)
    done = await bench.press("Alkaios", control(preview, "button-play"))
    assert told(done.lines) == ["You placed a man on b1."]
    assert (await bench.store.match(match)).last.text == "@b1"


async def test_an_occupied_square_and_a_move_too_early_are_refused_in_words(bench):
    await placed(bench, 2)
    assert told((await bench.say("Alkaios", "move a8")).lines) == [
        "“a8” is not legal: there is already a piece on a8."
    ]
    assert told((await bench.say("Alkaios", "move a1-a2")).lines) == [
        "“a1-a2” is not legal: men are still being placed. Name an empty square."
    ]


async def test_a_trap_and_a_removal(bench):
    match = await placed(bench)
    picked = (
        await bench.press("Alkaios", str(spot(await bench.seen("Alkaios"), "e3").control))
    ).view
    preview = (await bench.press("Alkaios", str(spot(picked, "e4").control))).view
    assert told(preview.notes) == ["e3-e4?", "Bound: d4."]
    await bench.press("Alkaios", control(preview, "button-play"))
    blue = await bench.seen("Brasidas")
    assert "bound man d4" in " ".join(told(blue.words))
    assert "d4" not in blue.picture.movable
    assert told((await bench.say("Brasidas", "move d4-d5")).lines) == [
        "“d4-d5” is not legal: the piece on d4 is bound."
    ]
    await bench.play(match, "a7-a6")
    orange = await bench.seen("Alkaios")
    assert told([spot(orange, "d4").label]) == ["capture the bound man on d4"]
    assert orange.picture.bound
    assert orange.picture.removable == ("d4",)
    assert "d4" not in orange.picture.movable
    asked = (await bench.press("Alkaios", control(orange, "button-pick"))).view
    assert "capture d4" in told(choice.label for choice in asked.choices)
    take = (await bench.press("Alkaios", str(spot(orange, "d4").control))).view
    assert told(take.notes) == ["Capture the man on d4? This takes your whole turn."]
    assert (take.picture.plan, take.picture.prey) == ((), ("d4",))
    done = await bench.press("Alkaios", control(take, "button-play"))
    assert told(done.lines) == ["You captured the man on d4."]
    assert told(done.view.notes)[0] == "\u2068Alkaios\u2069 captured the bound man on d4."
    assert (done.view.picture.path, done.view.picture.captured) == ((), ("d4",))
    assert await problem_of(bench.store, match) is None


async def test_a_chain_of_jumps_may_stop_or_go_on(bench):
    await placed(bench)
    picked = (
        await bench.press("Alkaios", str(spot(await bench.seen("Alkaios"), "g2").control))
    ).view
    assert picked.picture.strikes == ("g4",)
    first = (await bench.press("Alkaios", str(spot(picked, "g4").control))).view
    assert told(first.notes)[0] == "g2xg4 captures g3. Play it, or jump on?"
    assert (first.picture.plan, first.picture.targets) == (("g2", "g4"), ("g6",))
    whole = (await bench.press("Alkaios", str(spot(first, "g6").control))).view
    assert told(whole.notes)[0] == "g2xg4xg6 captures g3, g5. Play it?"
    done = await bench.press("Alkaios", control(whole, "button-play"))
    assert told(done.view.notes)[0] == "\u2068Alkaios\u2069 played g2xg4xg6 and captured g3, g5."


async def test_jumps_that_are_none_are_explained(bench):
    await placed(bench)
    answer = await bench.say("Alkaios", "move a1-a3")
    assert codes(answer) == ["refused-illegal"]
    [said] = told(answer.lines)
    assert said == (
        "“a1-a3” is not legal: a jump goes over one enemy next to the piece, "
        "to the empty square right behind it."
    )


async def test_completion_places_men_by_their_squares(bench):
    await placed(bench, 2)
    free = [f"move b{rank}" for rank in range(1, 9)]
    assert await bench.complete("Alkaios", "move b") == free
    assert await bench.complete("Alkaios", "move @b8") == ["move @b8"]
