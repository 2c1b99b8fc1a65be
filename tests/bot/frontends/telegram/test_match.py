"""A match in a group, from the challenge on."""

import pytest

from tests.bot.frontends.telegram.persons import group

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


async def test_a_challenge_by_reply_is_a_card_that_calls_the_other(bench, pair, agora):
    one, two = pair
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge lemery-compact first", agora, to=hello)
    card = agora.last
    assert "Alkaios" in card.text
    assert card.mentions == [two.id]
    assert card.labels() == ["Accept", "Decline", "Rules", "Change game", "Details"]
    assert len(agora.heard) == 1


@pytest.mark.old_server
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


@pytest.mark.old_server
async def test_back_leads_from_the_preview_to_the_board(bench, pair, agora):
    one, two = pair
    board = await bench.match(agora, one, two)
    caption, drawn, labels = board.text, board.photo, board.labels()
    for label in ("Move", "a2", "a5", "Back"):
        assert not (await bench.press(one, board, label)).get("text")
    assert (board.text, board.photo, board.labels()) == (caption, drawn, labels)
    assert len(agora.live) == 1


@pytest.mark.old_server
async def test_a_pictures_marks_change_for_the_preview_alone(bench, pair, agora, api):
    one, two = pair
    board = await bench.match(agora, one, two)
    for label in ("Move", "a2", "Back", "Move", "h2", "h5"):
        await bench.press(one, board, label)
    assert len(api.made("editMessageMedia")) == 1


@pytest.mark.old_server
async def test_only_the_player_to_move_can_pick(bench, pair, agora):
    one, two = pair
    board = await bench.match(agora, one, two)
    answer = await bench.press(two, board, "Move")
    assert answer["show_alert"]
    assert "not your turn" in answer["text"]
    await bench.press(one, board, "Move")
    picking = board.labels()
    for other in (two, bench.person("Chares")):
        assert (await bench.press(other, board, "a2"))["show_alert"]
        assert (await bench.press(other, board, "Back"))["show_alert"]
        assert board.labels() == picking


async def test_a_move_is_typed_as_a_command_or_as_an_answer_to_the_board(bench, pair, agora):
    one, two = pair
    board = await bench.match(agora, one, two)
    await bench.say(one, "/move@petteiatestbot a2-a5", agora)
    assert "a2-a5" in agora.last.text
    await bench.say(two, "c6 c5", agora, to=agora.last)
    assert "c6-c5" in agora.last.text
    assert agora.last.mentions == [one.id]
    assert len(agora.live) == 1
    assert board.buttons == []


async def test_an_illegal_move_is_answered_with_the_reason(bench, pair, agora):
    one, two = pair
    board = await bench.match(agora, one, two)
    said = await bench.say(one, "/move a2-b3", agora)
    assert "straight line" in agora.last.text
    assert agora.last.answers == said.number
    await bench.say(one, "a2-a9", agora, to=board)
    assert "a2-a9" in agora.last.text
    assert [post.labels() for post in agora.live if post is not board] == [["Why?"]]


async def test_chatter_is_left_alone(bench, pair, agora):
    one, two = pair
    board = await bench.match(agora, one, two)
    before = len(agora.heard)
    await bench.say(two, "what a fine board", agora, to=board)
    await bench.say(two, "/move@AnotherBot a2-a5", agora)
    await bench.say(two, "/weather", agora)
    assert len(agora.heard) == before
    await bench.say(two, "/weather@PetteiaTestBot", agora)
    assert "lists what you can type" in agora.last.text


async def test_a_challenge_by_user_name_finds_who_was_seen(bench, agora):
    one, two = bench.person("Alkaios"), bench.person("Brasidas", "Brasidas_S")
    await one.mention("/challenge @brasidas_s lemery-compact", "@brasidas_s", agora)
    await bench.settle()
    assert "have not seen" in agora.last.text
    await bench.say(two, "/help", agora)
    await one.mention("/challenge @brasidas_s lemery-compact", "@brasidas_s", agora)
    await bench.settle()
    assert agora.last.mentions == [two.id]
    assert "Compact" in agora.last.text


async def test_a_challenge_by_a_mention_of_a_person_without_a_user_name(bench, pair, agora):
    one, two = pair
    text = "/challenge 🏛 Brasidas lemery-compact first"
    await one.mention(text, "🏛 Brasidas", agora, user=two.user)
    await bench.settle()
    assert agora.last.mentions == [two.id]
    assert "The challenger plays" in agora.last.text


async def test_an_open_challenge_is_accepted_by_the_first_person(bench, pair, agora):
    one, two = pair
    await bench.say(one, "/challenge lemery-compact", agora)
    card = agora.last
    accept = card.data("Accept")
    assert "https://t.me/PetteiaTestBot?start=" in card.text
    own = await bench.press(one, card, "Accept")
    assert "own challenge" in own["text"]
    await bench.press(two, card, "Accept")
    assert agora.last.photo
    late = await bench.press(bench.person("Chares"), card, data=accept)
    assert "already been accepted" in late["text"]


async def test_a_challenge_through_a_link_is_taken_up_in_private(bench, pair, agora):
    one, two = pair
    await bench.say(one, "/challenge lemery-compact first", agora)
    link = next(word for word in agora.last.text.split() if word.startswith("https://"))
    await two.open(link)
    await bench.settle()
    assert "Alkaios" in two.chat.last.text
    await bench.press(two, two.chat.last, "Accept")
    assert two.chat.last.photo
    assert agora.last.mentions == [one.id]
    await bench.say(one, "/move a2-a5", agora)
    assert "Your turn" in two.chat.last.text
    assert len(two.chat.live) == 1


async def test_no_one_plays_a_bot_or_themselves(bench, pair, agora):
    one, _ = pair
    other_bot = agora.post({"id": 77, "is_bot": True, "first_name": "Weather"}, text="sunny")
    await bench.say(one, "/challenge", agora, to=other_bot)
    assert "Bots do not play" in agora.last.text
    hello = await one.say("hello", agora)
    await bench.say(one, "/challenge", agora, to=hello)
    assert "own challenge" in agora.last.text


async def test_a_topic_of_a_forum_is_a_place_of_its_own(bench, pair, api):
    one, two = pair
    forum = group(api, "Forum", kind="supergroup", topics=(7, 8))
    hello = await two.say("hello", forum, topic=7)
    await bench.say(one, "/challenge lemery-compact first", forum, to=hello, topic=7)
    assert forum.last.topic == 7
    await bench.press(two, forum.last, "Accept")
    board = forum.last
    assert board.topic == 7
    await bench.say(one, "/move a2-a5", forum, topic=8)
    assert forum.last.text.startswith("You have no match in this chat.")
    await bench.say(one, "/move a2-a5", forum, topic=7)
    assert ["a2-a5" in post.text for post in forum.live] == [True]
    assert forum.live[0].topic == 7


async def test_a_draw_is_offered_in_the_group_and_agreed_in_private(bench, pair, agora):
    one, two = pair
    await bench.match(agora, one, two)
    await bench.say(one, "/draw", agora)
    assert "offered a draw" in agora.last.text
    await bench.welcome(two)
    await bench.say(two, "/draw")
    assert "Draw: by agreement." in two.chat.last.text
    assert "Draw" in agora.last.text
    assert agora.last.labels() == [
        *("Rematch", "Replay", "Analysis", "Rules", "Record", "Details", "Share")
    ]


@pytest.mark.old_server
async def test_an_old_button_in_a_topic_answers_in_that_topic(bench, pair, api):
    one, two = pair
    forum = group(api, "Forum", kind="supergroup", topics=(7,))
    hello = await two.say("hello", forum, topic=7)
    await bench.say(one, "/challenge lemery-compact second", forum, to=hello, topic=7)
    await bench.press(two, forum.last, "Accept", is_old=True)
    assert forum.last.topic == 7
    assert forum.last.photo
    await bench.press(two, forum.last, "Move", is_old=True)
    assert "Back" in forum.last.labels()
    assert len(forum.live) == 1


async def test_a_challenge_becomes_the_board_where_no_one_is_called(bench, pair, agora):
    one, two = pair
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge lemery-compact second", agora, to=hello)
    card = agora.last
    await bench.press(two, card, "Accept")
    assert agora.last is card
    assert card.photo
    assert card.labels() == ["Move", "My board", "Rules", "More"]


async def test_a_challenge_that_another_has_taken_is_closed_for_the_guest(bench, pair, agora):
    one, two = pair
    guest = bench.person("Chares")
    await bench.say(one, "/challenge lemery-compact", agora)
    link = next(word for word in agora.last.text.split() if word.startswith("https://"))
    await guest.open(link)
    await bench.settle()
    card = guest.chat.last
    assert "Accept" in card.labels()
    await bench.press(two, agora.last, "Accept")
    assert "no longer open" in card.text
    assert card.buttons == []
    assert guest.chat.last is card


async def test_one_person_with_two_telegram_accounts_is_served_on_both(bench, pair, agora):
    one, two = pair
    other = bench.person("Alkaios at work")
    await bench.welcome(one, two, other)
    await bench.say(one, "/link")
    code = one.chat.last.text.partition("link ")[2].partition("”")[0]
    await bench.say(other, f"/link {code}")
    for person in (other, one):
        await bench.press(person, person.chat.last, "Link")
    await bench.match(agora, other, two)
    for person in (one, other):
        await bench.say(person, "/board")
    await bench.say(other, "/move a2-a5")
    assert "a2-a5" in one.chat.last.text
    await bench.say(two, "/move c6-c5")
    assert "c6-c5" in one.chat.last.text
    assert "c6-c5" in other.chat.last.text
