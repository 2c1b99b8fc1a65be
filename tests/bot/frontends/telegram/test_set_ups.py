"""Set-ups on Telegram: drawn in the private chat only."""

import pytest

GAME = "/challenge lemery-latrunculi first"


@pytest.fixture(name="board")
async def board_in_the_group(bench, pair, agora):
    await bench.welcome(*pair)
    return await bench.match(agora, *pair, GAME)


@pytest.mark.old_server
async def test_sixteen_men_are_set_up_in_four_taps_and_placed_without_a_fifth(
    bench, pair, agora, board
):
    one, two = pair
    await bench.press(one, board, "Set up all")
    assert "Squares chosen: 0 of 16." in one.chat.last.text
    for label in ("Fill the row", "Fill the row"):
        await bench.press(one, one.chat.last, label)
    assert "Squares chosen: 16 of 16." in one.chat.last.text
    said = await bench.press(one, one.chat.last, "Done")
    assert said["text"] == "Done. Your next 15 men are placed for you, one each turn."
    assert "\u2068Alkaios\u2069 placed a man on a1." in agora.last.text
    for count, square in enumerate(f"{file}{rank}" for file in "abcdefgh" for rank in "87"):
        men = f"{15 - count} for \u2068Alkaios\u2069 and {16 - count} for \u2068Brasidas\u2069"
        assert men in agora.last.text
        await bench.say(two, f"/move {square}", agora)
    assert "Still to be placed" not in agora.last.text


@pytest.mark.old_server
async def test_squares_are_on_a_grid_whose_gaps_keep_what_is_drawn(bench, pair, agora, board):
    one, two = pair
    assert "Set up all" in board.labels()
    await bench.say(one, "/move e4", agora)
    await bench.press(two, agora.last, "Set up all")
    for label in ("a8", "b7", "Mirror"):
        await bench.press(two, two.chat.last, label)
    drawn = two.chat.last
    marked = {label for label in drawn.labels() if "✓" in label}
    assert marked == {"✓ a8", "✓ h8", "✓ b7", "✓ g7"}
    await bench.press(two, drawn, "·")
    assert two.chat.last.labels() == drawn.labels()
    await bench.press(two, two.chat.last, "✓ h8")
    assert "Squares chosen: 3 of 16." in two.chat.last.text


async def test_what_everybody_could_read_is_not_set_up(bench, pair, agora, board):
    one, _ = pair
    assert agora.last is board
    await bench.say(one, "/place a1-h2", agora)
    told = agora.last
    assert told.text.startswith("Everyone here can read what you wrote")
    await one.open(told.link("Open our private chat"))
    await bench.settle()
    assert "Squares chosen: 0 of 16." in one.chat.last.text
    await bench.say(one, "/place a1-h2")
    assert "\u2068Alkaios\u2069 placed a man on a1." in agora.last.text


async def test_forged_buttons_in_a_group_show_nothing_there(bench, pair, agora, board):
    one, two = pair
    await bench.say(two, "/place a8-h7")
    for person in (one, two):
        for verb in ("setup", "setup-yes", "setup-no"):
            data = board.data("My board").replace("board:", f"{verb}:")
            await bench.press(person, board, data=data)
            assert "a8" not in agora.last.text
            assert "drawn" not in agora.last.text
