"""Conditional moves on Telegram: entered in the private chat only."""

import pytest


@pytest.fixture
async def board(bench, pair, agora):
    await bench.welcome(*pair)
    return await bench.match(agora, *pair)


async def test_a_plan_comes_true_without_calling_who_made_it(bench, pair, agora, board):
    one, two = pair
    await bench.say(two, "/plan if a2-a5 then c6-c5")
    kept = two.chat.last
    assert kept.photo
    assert "if a2-a5 then c6-c5" in kept.text
    assert kept.labels() == ["Delete this plan", "My plans"]
    assert agora.last is board
    assert "c6-c5" not in board.text
    await bench.say(one, "/move a2-a5", agora)
    assert "\u2068Brasidas\u2069 played c6-c5" in agora.last.text
    assert all(two.id not in post.mentions for post in agora.heard if post is not board)


async def test_what_everybody_could_read_is_not_planned(bench, pair, agora, board):
    _, two = pair
    for text, how in (
        ("/plan a2-a5 c6-c5", {}),
        ("/plan@petteia_bot a2-a5 c6-c5", {}),
        ("plan a2-a5 c6-c5", {"to": board}),
    ):
        await bench.say(two, text, agora, **how)
        told = agora.last
        assert told.text.startswith("Everyone here can read what you wrote")
        await two.open(told.link("Open our private chat"))
        await bench.settle()
        assert two.chat.last.text.startswith("You have no plan in this match.")
    assert "Plan ahead" in two.chat.last.labels()


async def test_what_is_planned_is_listed_in_the_private_chat_alone(bench, pair, agora, board):
    _, two = pair
    await bench.say(two, "/plan a2-a5 c6-c5")
    for text, how in (("/plan", {}), ("plan", {"to": board})):
        await bench.say(two, text, agora, **how)
        assert agora.heard[-1] is board
        assert "1. if a2-a5 then c6-c5" in two.chat.last.text


async def test_a_bare_private_word_is_answered_in_private_too(bench, pair, agora, board):
    _, two = pair
    await bench.say(two, "export", agora, to=board)
    assert agora.heard[-1] is board
    assert two.chat.last.document


@pytest.mark.old_server
async def test_a_plan_is_picked_and_previewed_in_the_private_chat(bench, pair, agora, board):
    _, two = pair
    await bench.press(two, board, "More")
    await bench.press(two, two.chat.last, "Plan ahead")
    ahead = two.chat.last
    assert "Which piece will your opponent move?" in ahead.text
    for label in ("a2", "a5", "c6", "c5"):
        await bench.press(two, two.chat.last, label)
    preview = two.chat.last
    assert "if a2-a5 then c6-c5" in preview.text
    assert preview.labels() == ["Keep this plan", "Add a move", "Remove last move", "Back"]
    said = await bench.press(two, preview, "Keep this plan")
    assert said["text"].startswith("Your plan is saved.")
    assert "Your plan, which only you can see: if a2-a5 then c6-c5." in two.chat.last.text
    assert agora.last is board
    assert "c6-c5" not in board.text


async def test_forged_buttons_in_a_group_show_nothing_there(bench, pair, agora, board):
    one, two = pair
    await bench.say(two, "/plan a2-a5 c6-c5")
    for person in (one, two):
        for verb in ("plans", "plan", "plan-yes", "plan-no"):
            data = board.data("My board").replace("board:", f"{verb}:")
            await bench.press(person, board, data=data)
            assert "c6-c5" not in agora.last.text


@pytest.mark.old_server
async def test_men_are_placed_ahead_on_a_grid_whose_gaps_keep_the_place(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    await bench.match(agora, one, two, "/challenge lemery-latrunculi first")
    await bench.press(two, agora.last, "More")
    await bench.press(two, two.chat.last, "Plan ahead")
    await bench.press(two, two.chat.last, "d4")
    assert "Where will you place a man in answer?" in two.chat.last.text
    shown = two.chat.last.text
    await bench.press(two, two.chat.last, "·")
    assert two.chat.last.text == shown
