"""What people type is neither played nor answered as something else."""

import pytest

from tests.bot.core.conftest import codes, say


async def test_a_square_alone_says_how_to_move_where_nobody_places(bench):
    await bench.begin()
    said = say((await bench.say("Alkaios", "e4", bare=True)).lines[0])
    assert "no men are placed in this game" in said


async def test_a_square_alone_says_that_all_men_are_placed_where_they_were(bench):
    match = await bench.begin(ruleset="poleis")
    drops = (f"{file}{rank}" for file in "abcdefgh" for rank in (1, 8, 2, 7))
    await bench.play(match, *drops)
    said = say((await bench.say("Alkaios", "e4", bare=True)).lines[0])
    assert "no men left to place" in said


async def test_a_move_that_is_typed_as_a_capture_is_not_played_without_one(bench):
    match = await bench.begin()
    told = await bench.say("Alkaios", "a2xa3", bare=True)
    assert codes(told) == ["refused-illegal"]
    assert "captures nothing" in say(told.lines[0])
    assert (await bench.store.match(match)).turn == 0


async def test_a_capture_that_is_typed_as_one_is_played(bench):
    match = await bench.begin()
    await bench.play(match, "e2-e3", "c6-c4", "a2-a4", "h7-h5", "f3-f5", "c4-f4")
    before = (await bench.store.match(match)).turn
    told = await bench.say("Alkaios", "e3xf3", bare=True)
    assert codes(told) == ["done-played"]
    assert (await bench.store.match(match)).turn == before + 1


async def test_where_hints_are_hidden_a_capture_is_not_told_before_the_move(bench):
    match = await bench.begin(ruleset="lemery-petteia(compulsory=huff)")
    await bench.say("Alkaios", "b2xb3", bare=True)
    assert (await bench.store.match(match)).turn == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("kubeia", "page-title"),
        ("leaderboard", "top"),
        ("dark mode", "found-guide"),
        ("I want to play", "found-three"),
        ("play with a friend", "found-guide"),
        ("play Xerxes", "refused-unknown-person"),
        ("stop", "refused-unknown-word-near"),
        ("asdfgh", "refused-unknown-word"),
    ],
)
async def test_what_is_no_command_is_answered_if_the_answer_is_sure(bench, text, code):
    assert codes(await bench.say("Alkaios", text, bare=True))[0] == code


async def test_play_with_a_friend_leads_to_inviting_one(bench):
    assert "guide-friend" in codes(await bench.say("Alkaios", "play with a friend", bare=True))
