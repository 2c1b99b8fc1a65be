"""Takebacks, hints, rematches and blocks on Telegram."""

import pytest

from bot.core.service.analyst import Analyst
from tests.bot.core.computer_bench import Mind, equip


@pytest.mark.old_server
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


@pytest.mark.old_server
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
    assert "rematch" in said["text"]
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


async def test_a_group_s_board_leads_to_the_page_where_it_can_be_watched(bench, pair, agora):
    bench.chat._dispatcher.views.site_url = "https://petteia.example"
    await bench.match(agora, *pair)
    [match] = await bench.store.match_ids(None, 2)
    board = next(post for post in reversed(agora.live) if post.photo)
    link = f'<a href="https://petteia.example/match/{match}">Compact Petteia (Lemery Games)</a>'
    assert board.html.count(link) == board.html.count("petteia.example") == 1
    await bench.say(pair[0], "/move a2-a5", agora)
    assert link in next(post for post in reversed(agora.live) if post.photo).html


async def test_in_private_chats_both_agree_that_others_may_watch(bench, pair):
    one, two = pair
    bench.chat._dispatcher.views.site_url = "https://petteia.example"
    await bench.welcome(*pair)
    await bench.say(one, "/challenge lemery-compact first")
    link = next(word for word in one.chat.last.text.split() if word.startswith("https://"))
    await two.open(link)
    await bench.settle()
    await bench.press(two, two.chat.last, "Accept")
    [board] = [post for post in one.chat.live if post.photo and "Resign" in post.labels()]
    assert "petteia.example" not in board.html
    await bench.press(one, board, "Let others watch")
    await bench.settle()
    asked = next(post for post in reversed(two.chat.live) if "Agree" in post.labels())
    assert "asks to let anyone with the link watch" in asked.text
    await bench.press(two, asked, "Agree")
    await bench.settle()
    shown = next(post for post in reversed(one.chat.live) if "Resign" in post.labels())
    assert "Anyone with the link can watch this match." in shown.text
    [match] = await bench.store.match_ids(None, 2)
    assert f'<a href="https://petteia.example/match/{match}">' in shown.html
