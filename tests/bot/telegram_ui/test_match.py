"""A match in a group, from the challenge on."""


async def test_a_challenge_by_reply_is_a_card_that_calls_the_other(bench, pair, agora):
    one, two = pair
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge lemery-compact first", agora, to=hello)
    card = agora.last
    assert "Alkaios" in card.text
    assert card.mentions == [two.id]
    assert card.labels() == ["Accept", "Decline", "Rules"]
    assert [post.number for post in agora.heard] == [card.number]


async def test_picking_turns_the_groups_board_into_a_keyboard(bench, pair, agora):
    one, two = pair
    board = await bench.match(agora, one, two)
    assert board.photo
    assert board.mentions == [one.id]
    assert board.labels() == ["Move", "My board", "Rules", "More"]
    await bench.press(one, board, "Move")
    assert {"a2", "h2", "Back"} <= set(board.labels())
    await bench.press(one, board, "a2")
    assert "a5" in board.labels()
    drawn = board.photo
    await bench.press(one, board, "a5")
    assert board.photo != drawn
    assert board.labels() == ["Play", "Back"]
    await bench.press(one, board, "Play")
    assert agora.last is not board
    assert board.buttons == []
    assert agora.last.mentions == [two.id]
    assert "a2-a5" in agora.last.text
