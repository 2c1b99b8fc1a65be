"""Vacations on Telegram: typed, shown in the reader's zone, ended by a button."""


async def test_a_vacation_is_typed_and_ended_by_a_button(bench, pair, agora):
    one, two = pair
    await bench.welcome(one)
    await bench.match(agora, one, two)
    await bench.say(one, "/settings zone=Asia/Kolkata")
    await bench.say(one, "/settings vacation=9d")
    shown = one.chat.last
    assert "You are on vacation until" in shown.text
    assert "(Asia/Kolkata)" in shown.text
    board = next(post for post in reversed(agora.live) if post.photo)
    assert "is on vacation until" in board.text
    assert board.mentions == []
    await bench.press(one, shown, "End my vacation")
    assert "Vacation: 28 days left" in one.chat.last.text
    assert "vacation" not in board.text
