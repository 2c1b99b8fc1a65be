"""Set-ups as people draw and type them, over a real store; and who sees them."""

import json

import pytest

from bot.core.matches.controls import MAX_CONTROL_BYTES, Verb
from bot.core.matches.model import NO_SET_UPS
from bot.core.matches.set_ups import SetUpDrawn, SetUpSkipped
from bot.core.service.audit import problem_of
from tests.bot.core.conftest import codes, control, labels, say, spot, told

GAME = "lemery-latrunculi"
ROWS = tuple(f"{file}{rank}" for rank in (1, 2) for file in "abcdefgh")


async def drawn(bench, name, *steps):
    """The board on which a person draws, after these buttons and squares, and how many presses."""
    view, presses = await bench.seen(name), 0
    for step in ("button-setup", *steps):
        at = control(view, step) if step.startswith("button-") else str(spot(view, step).control)
        view, presses = (await bench.press(name, at)).view, presses + 1
    return view, presses


async def kept(bench, name, *steps):
    """What a person is answered who draws so and presses Done, and how many presses it took."""
    view, presses = await drawn(bench, name, *steps)
    return await bench.press(name, control(view, "button-setup-yes")), presses + 1


async def test_sixteen_men_take_four_presses_and_no_further_visit(bench):
    match = await bench.begin(ruleset=GAME)
    done, presses = await kept(bench, "Alkaios", "button-setup-row", "button-setup-row")
    assert presses == 4
    assert told(done.lines) == ["Done. Your next 15 men are placed for you, one each turn."]
    assert told(done.view.notes)[:3] == [
        "\u2068Alkaios\u2069 placed a man on a1.",
        "Men still to place: 15 for \u2068Alkaios\u2069 and 16 for \u2068Brasidas\u2069.",
        "Your set-up places 15 more men for you, the next one on b1. Only you see this.",
    ]
    for file in "abcdefgh":
        for rank in (8, 7):
            moved = await bench.say("Brasidas", f"move {file}{rank}")
            assert not moved.refused
    game = (await bench.store.match(match)).game
    assert game.text.endswith("PPPPPPPP/PPPPPPPP 1 - - -")
    assert (await bench.seen("Alkaios")).yours
    assert await problem_of(bench.store, match) is None


async def test_two_set_ups_place_all_men_in_one_step(bench):
    match = await bench.begin(ruleset=GAME)
    await bench.say("Brasidas", "place a8-h7")
    done, presses = await kept(bench, "Alkaios", "button-setup-row", "button-setup-row")
    assert presses == 4
    assert told(done.lines) == ["All your men are placed."]
    assert told(done.view.notes)[1] == "31 men were placed right away."
    assert (await bench.store.match(match)).game.position.hand == (0, 0)
    assert (await bench.store.match(match)).set_ups == NO_SET_UPS
    assert await problem_of(bench.store, match) is None


async def test_squares_are_tapped_mirrored_and_cleared(bench):
    await bench.begin(ruleset=GAME)
    view, _ = await drawn(bench, "Alkaios", "a1", "c3", "a1", "b2", "button-setup-mirror")
    assert view.picture.movable == ("c3", "b2", "f3", "g2")
    assert told(view.notes) == [
        "Tap squares in the order you want your men placed. Only you see this.",
        "Squares chosen: 4 of 16.",
    ]
    assert say(spot(view, "c3").label) == "remove the man on c3"
    assert view.picture.hand == (12, 16)
    assert "button-setup-mirror" not in labels(view)
    [label] = [each for each in told(each.label for each in view.choices) if "g2" in each]
    assert label == "✓ g2"
    cleared = (await bench.press("Alkaios", control(view, "button-setup-clear"))).view
    assert cleared.picture.movable == ()
    assert labels(cleared)[0] == "button-setup-row"
    assert "button-setup-yes" not in labels(cleared)


async def test_a_row_is_filled_where_the_last_man_was_drawn_and_then_further_on(bench):
    await bench.begin(ruleset=GAME)
    view, _ = await drawn(bench, "Alkaios", "d3", "button-setup-row", "button-setup-row")
    ranks = [square[1] for square in view.picture.movable]
    assert ranks == ["3"] * 8 + ["4"] * 8
    assert "button-setup-row" not in labels(view)
    full = (await bench.press("Alkaios", str(spot(view, "a1").control))).view
    assert told(full.notes) == [
        "You have no more men to place. Tap a man on the board to remove it.",
        "Squares chosen: 16 of 16.",
    ]
    assert full.picture.movable == view.picture.movable


async def test_the_second_player_fills_the_rows_on_their_side(bench):
    await bench.begin(ruleset=GAME)
    view, _ = await drawn(bench, "Brasidas", "button-setup-row")
    assert view.picture.movable == tuple(f"{file}8" for file in "abcdefgh")
    answered = await bench.press("Brasidas", control(view, "button-setup-yes"))
    assert codes(answered) == ["done-set-up"]
    assert "Your set-up places 8 more men for you, the next one on a8. Only you see this." in told(
        answered.view.notes
    )


async def test_a_taken_square_is_skipped_and_the_owner_is_told(bench):
    match = await bench.begin(ruleset=GAME)
    await bench.say("Alkaios", "place a1 b1 c1 d1")
    await bench.say("Brasidas", "move c1")
    mine = told((await bench.seen("Alkaios")).notes)
    assert "Your set-up places one more man for you, on d1. Only you see this." in mine
    assert "You have 13 more men to place yourself." in mine
    assert (await bench.said_to("Alkaios"))[-1] == (
        False,
        "Your set-up skips what is already taken: c1.",
    )
    await bench.say("Brasidas", "move a8")
    assert (await bench.store.match(match)).set_ups == NO_SET_UPS
    await bench.say("Brasidas", "move b8")
    assert (await bench.seen("Alkaios")).yours
    assert (await bench.said_to("Alkaios"))[-1][0]


@pytest.mark.parametrize("turned", [False, True])
async def test_the_last_set_up_is_repeated_from_either_side(bench, turned):
    first = await bench.begin(ruleset=GAME)
    await bench.say("Brasidas", "place a8-h7")
    await bench.say("Alkaios", "place b1 a1 c1-h1 a2-h2")
    await bench.press("Alkaios", f"resign-yes:{first}:{(await bench.store.match(first)).turn}:")
    people = ("Brasidas", "Alkaios") if turned else ("Alkaios", "Brasidas")
    match = await bench.begin(*people, ruleset=GAME)
    view = (await bench.press("Alkaios", f"setup:{match}:0:")).view
    drawn = (await bench.press("Alkaios", control(view, "button-setup-repeat"))).view
    squares = drawn.picture.movable
    assert squares[:3] == (("g8", "h8", "f8") if turned else ("b1", "a1", "c1"))
    assert len(squares) == 16


async def test_what_is_typed_is_read_in_lists_and_ranges(bench):
    match = await bench.begin(ruleset=GAME)
    for text, count, first in (
        ("place a1 c1, d1;e1", 4, "a1"),
        ("place c2\u2013a1 h8", 7, "c2"),
        ("place B3..C4", 4, "b3"),
        ("set up a5 - h5", 8, "a5"),
    ):
        answered = await bench.say("Brasidas", text)
        assert codes(answered) == ["done-set-up"], text
        squares = (await bench.store.match(match)).set_ups[1]
        assert (len(squares), squares[0]) == (count, first), text
    dropped = await bench.say("Brasidas", "place drop")
    assert codes(dropped) == ["done-set-up-dropped"]
    assert (await bench.store.match(match)).set_ups == NO_SET_UPS


async def test_what_cannot_be_kept_is_refused_with_the_reason(bench):
    match = await bench.begin(ruleset=GAME)
    await bench.play(match, "a1")
    for text, told_code in (
        ("place a1 b1", "refused-set-up-taken"),
        ("place z9", "refused-set-up-unread"),
        ("place a1-a1", "refused-set-up-no-room"),
        ("place a1-h4", "refused-set-up-many"),
        ("place pass", "refused-set-up-unread"),
        ("place drop", "refused-no-set-up"),
        ("place " + "a2 " * 100, "done-set-up"),
    ):
        assert codes(await bench.say("Alkaios", text))[0] == told_code, text
    other = await bench.begin("Klearchos", "Damon")
    assert codes(await bench.say("Damon", f"place a1 match={other}")) == ["refused-set-up-done"]
    assert codes(await bench.say("Damon", f"place match={other}")) == ["refused-set-up-done"]
    assert codes(await bench.say("Damon", f"place match={match}")) == ["refused-stranger"]


async def test_done_on_a_board_that_has_changed_is_asked_once_more_and_nothing_is_lost(bench):
    match = await bench.begin(ruleset=GAME)
    view, _ = await drawn(bench, "Brasidas", "a1", "b1", "button-setup-row")
    await bench.say("Alkaios", "move c1")
    again = (await bench.press("Brasidas", control(view, "button-setup-yes"))).view
    assert told(again.notes)[0] == "The board has changed. Check your men and tap Done again."
    assert again.picture.movable == ("a1", "b1", "d1", "e1", "f1", "g1", "h1")
    assert (await bench.store.match(match)).set_ups == NO_SET_UPS
    done = control(again, "button-setup-yes")
    assert codes(await bench.press("Brasidas", done)) == ["done-set-up"]
    before = await bench.store.match(match)
    twice = await bench.press("Brasidas", done)
    assert not twice.refused
    assert await bench.store.match(match) == before


async def test_a_set_up_waits_while_the_opponent_asks_something_and_goes_with_a_takeback(bench):
    match = await bench.begin(ruleset=GAME)
    await bench.say("Alkaios", "place a1-h1")
    await bench.say("Brasidas", "draw")
    await bench.say("Brasidas", "move a8")
    held = await bench.seen("Alkaios")
    assert "Your set-up waits until you have answered your opponent." in told(held.notes)
    assert held.yours
    await bench.press("Alkaios", control(held, "button-draw-no"))
    assert (await bench.store.match(match)).last.text == "@b1"
    await bench.say("Brasidas", "takeback")
    await bench.say("Alkaios", "takeback")
    assert (await bench.store.match(match)).set_ups == NO_SET_UPS
    assert await problem_of(bench.store, match) is None


async def test_controls_fit_and_forged_ones_are_refused(bench):
    match = await bench.begin(ruleset=GAME)
    view, _ = await drawn(bench, "Alkaios", "h8", "g8", "button-setup-row", "button-setup-row")
    ids = [str(each.control) for each in (*view.choices, *view.spots)]
    assert max(map(len, ids)) <= MAX_CONTROL_BYTES - len("999999")
    buttons = [str(each.control) for each in view.choices]
    assert len({*buttons}) == len(buttons)
    for verb in (Verb.SETUP, Verb.SETUP_YES):
        for choice in ("=", "z" * 28, "z" * 30, "1-1", "=-", "00", "1u", "a=b"):
            for turn in (0, 999999):
                for name in ("Alkaios", "Brasidas", "Klearchos"):
                    await bench.person(name)
                    await bench.press(name, f"{verb}:{match}:{turn}:{choice}")
    assert (await bench.store.match(match)).turn == 0
    assert (await bench.store.match(match)).set_ups == NO_SET_UPS


async def test_nobody_else_sees_a_set_up(bench):
    match = await bench.begin(ruleset=GAME)
    before = await bench.dispatcher.views.shared(match)
    theirs = await bench.seen("Alkaios")
    items = len(await bench.said_to("Alkaios"))
    await bench.say("Brasidas", "place a8-h8")
    assert await bench.dispatcher.views.shared(match) == before
    assert await bench.seen("Alkaios") == theirs
    assert len(await bench.said_to("Alkaios")) == items
    await bench.say("Alkaios", "place a1-h1")
    assert "Only you see this" not in repr(told((await bench.dispatcher.views.shared(match)).notes))


async def test_squares_are_completed(bench):
    match = await bench.begin(ruleset=GAME)
    await bench.play(match, "a1")
    found = await bench.complete("Alkaios", "place b2 a")
    assert found[:2] == ["place b2 a2", "place b2 a3"]


async def test_a_person_exports_and_erases_their_own_set_ups_alone(bench):
    match = await bench.begin(ruleset=GAME)
    await bench.say("Brasidas", "place a8 b8")
    theirs = json.loads((await bench.say("Alkaios", "export")).content.text)
    assert theirs["matches"][0]["set_ups"] == []
    mine = json.loads((await bench.say("Brasidas", "export")).content.text)
    assert mine["matches"][0]["set_ups"] == [["a8", "b8"]]
    await bench.say("Alkaios", "move a8")
    assert codes(await bench.say("Brasidas", "forget yes")) == ["done-forgotten"]
    log = await bench.store.log(match)
    drawn = [event.squares for event in log if isinstance(event, SetUpDrawn | SetUpSkipped)]
    assert drawn == [(), ()]
    assert await problem_of(bench.store, match) is None
