"""Private answers to requests in a group."""

import pytest


@pytest.fixture
async def board(bench, pair, agora):
    return await bench.match(agora, *pair)


@pytest.mark.old_server
async def test_my_board_comes_to_the_private_chat(bench, pair, agora, board):
    one, _ = pair
    await bench.welcome(one)
    answer = await bench.press(one, board, "My board")
    assert "private" in answer["text"]
    assert "Your turn" in one.chat.last.text
    assert agora.last is board


@pytest.mark.old_server
async def test_a_closed_chat_is_opened_by_the_answer_to_the_press(bench, pair, board):
    one, _ = pair
    for label, shown in (("My board", "Your turn"), ("More", "More"), ("Rules", "At a glance")):
        answer = await bench.press(one, board, label)
        assert not one.chat.heard
        await one.open(answer["url"])
        await bench.settle()
        assert shown in one.chat.last.text
        one.block()
        one.chat.posts.clear()


@pytest.mark.old_server
async def test_more_holds_what_the_person_may_do(bench, pair, agora, board):
    one, two = pair
    await bench.welcome(two)
    await bench.press(two, board, "More")
    more = two.chat.last
    assert more.labels() == [
        "Board in words",
        "Replay",
        "Details",
        "Plan ahead",
        "Offer a draw",
        "Pause clock",
        "Ask for hints",
        "Resign",
        "Block this person",
    ]
    await bench.press(two, more, "Board in words")
    assert "Orange: " in two.chat.last.text
    await bench.press(two, more, "Resign")
    await bench.press(two, two.chat.last, "Yes, resign")
    assert "Alkaios" in agora.last.text
    assert agora.last.mentions == [one.id]


@pytest.mark.parametrize("word", ["games", "settings", "link"])
async def test_private_words_are_never_answered_in_a_group(bench, pair, agora, board, word):
    one, _ = pair
    await bench.say(one, f"/{word}", agora)
    told = agora.last
    assert told is not board
    assert "Start" in told.text
    await one.open(told.link("Open our private chat"))
    await bench.settle()
    expected = {"games": "one match", "settings": "Your settings", "link": "minutes"}[word]
    assert expected in one.chat.last.text
    assert expected not in told.text


async def test_resigning_in_a_group_is_asked_about_in_private(bench, pair, agora, board):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/resign", agora)
    assert one.chat.last.labels() == ["Yes, resign", "Back"]
    assert agora.last is board


@pytest.mark.usefixtures("board")
async def test_a_losing_move_typed_in_a_group_is_asked_about_in_private(bench, pair, agora):
    one, two = pair
    await bench.welcome(one)
    for person, move in ((one, "e2-e3"), (two, "f7-f4"), (one, "g2-g3")):
        await bench.say(person, f"/move {move}", agora)
    assert one.chat.last.labels()[0] == "Play"
    await bench.press(one, one.chat.last, "Play")
    assert agora.last.labels()[0] == "Rematch"


async def test_the_board_is_posted_again_where_the_match_is_played(bench, pair, agora, board):
    one, _ = pair
    await bench.say(one, "/board", agora)
    assert agora.last is not board
    assert agora.last.labels() == ["Move", "My board", "Rules", "More"]
    assert board.buttons == []


@pytest.mark.usefixtures("board")
async def test_the_board_of_a_match_played_elsewhere_is_shown_in_private(bench, pair, stoa):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/board", stoa)
    assert "Your turn" in one.chat.last.text
    assert stoa.heard == []


async def test_rules_and_help_are_for_everybody(bench, pair, agora):
    one, _ = pair
    await bench.say(one, "/rules lemery-compact", agora)
    assert "At a glance" in agora.last.text
    await bench.say(one, "/help", agora)
    assert "Invite a friend" in agora.last.labels()
