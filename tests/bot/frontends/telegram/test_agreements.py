"""Takebacks, hints, rematches and blocks on Telegram."""

from bot.core.service.analyst import Analyst
from tests.bot.core.computer_bench import Mind, equip


async def test_a_move_is_taken_back_by_the_word_and_a_button(bench, pair, agora):
    one, two = pair
    await bench.welcome(two)
    await bench.match(agora, one, two)
    await bench.say(one, "/move a2-a5", agora)
    await bench.say(one, "/takeback", agora)
    assert "asked to take back your last move" in agora.last.text
    board = next(post for post in reversed(agora.live) if post.photo)
    assert "asks to take back a2-a5" in board.text
    await bench.press(two, board, "More")
    said = await bench.press(two, two.chat.last, "Allow")
    assert "taken back" in said["text"]
    assert "Alkaios" in agora.last.text
    assert agora.last.mentions == [one.id]
    assert "a2-a5" not in agora.last.text


async def test_hints_are_asked_for_by_the_word_and_agreed_to_by_a_button(bench, pair, agora):
    one, two = pair
    equip(bench.chat._dispatcher, analyst=Analyst(Mind()))
    await bench.welcome(two)
    await bench.match(agora, one, two)
    await bench.say(one, "/hint", agora)
    board = next(post for post in reversed(agora.live) if post.photo)
    assert "asks whether you may both use hints" in board.text
    await bench.press(two, board, "More")
    said = await bench.press(two, two.chat.last, "Agree")
    assert "you may both ask for hints" in said["text"]
    board = next(post for post in reversed(agora.live) if post.photo)
    assert "Hints are allowed in this match." in board.text


async def test_both_press_rematch_and_one_match_begins(bench, pair, agora):
    one, two = pair
    await bench.welcome(one)
    await bench.match(agora, one, two)
    await bench.say(one, "/resign")
    await bench.press(one, one.chat.last, "Yes, resign")
    over = agora.last
    said = await bench.press(one, over, "Rematch")
    assert "Rematch" in said["text"]
    assert agora.last is not over
    assert agora.last.mentions == [two.id]
    begun = await bench.press(two, over, "Rematch")
    assert "begins" in begun["text"]
    assert agora.last.labels() == ["Move", "My board", "Rules", "More"]


async def test_who_is_blocked_by_an_answer_challenges_in_vain(bench, pair, agora):
    one, two = pair
    await bench.welcome(two)
    hello = await one.say("hello", agora)
    await bench.say(two, "/settings block", agora, to=hello)
    assert "is blocked" in two.chat.last.text
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge", agora, to=hello)
    assert "cannot be delivered" in agora.last.text
    await bench.say(two, "/settings")
    await bench.press(two, two.chat.last, "Unblock \u2068Alkaios\u2069")
    await bench.say(one, "/challenge", agora, to=hello)
    assert "Accept" in agora.last.labels()


async def test_what_is_said_reaches_the_opponent_as_text_alone(bench, pair, agora):
    one, two = pair
    await bench.welcome(two)
    await bench.match(agora, one, two)
    before = len(agora.live)
    await bench.say(one, "/say look at @everybody <b>here</b> t.me/petteia")
    news = two.chat.last
    assert "look at @" in news.text
    assert news.mentions == []
    assert not bench.api.wrongs
    assert len(agora.live) == before
