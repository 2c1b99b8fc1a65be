"""Errors of Telegram, and input that people should not send."""

import asyncio

import pytest

from bot.frontends.telegram.channels import PICTURES_FORBIDDEN_FOR
from tests.bot.frontends.telegram.botapi import Refusal
from tests.bot.frontends.telegram.persons import upgraded

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")

FLOOD = Refusal(429, "Too Many Requests: retry after 30", retry_after=30)
KICKED = Refusal(403, "Forbidden: bot was kicked from the group chat")


@pytest.fixture
async def board(bench, pair, agora):
    return await bench.match(agora, *pair)


async def test_a_name_full_of_markup_is_plain_text_and_mentions_no_one(bench, agora):
    name = '<b>@all</b> <a href="tg://user?id=1">&amp;'
    one, two = bench.person(name), bench.person("x" * 60 + "<i>")
    board = await bench.match(agora, one, two)
    assert name[:31] in board.text.replace("\u2060", "")
    assert board.mentions == [one.id]
    await bench.say(one, "/move <script>&", agora)
    assert "<script>&" in agora.last.text
    assert agora.last.mentions == []


@pytest.mark.old_server
async def test_a_photo_that_may_not_be_sent_is_said_in_words(bench, pair, agora):
    agora.refuses_photos = True
    one, two = pair
    board = await bench.match(agora, one, two)
    assert board.photo is None
    assert "Orange: " in board.text
    for label in ("Move", "a2", "a5", "Play"):
        await bench.press(one, board, label)
    assert "a2-a5" in agora.last.text
    assert agora.last.photo is None


async def test_pictures_that_are_allowed_again_come_with_the_next_move(bench, pair, agora):
    one, _ = pair
    agora.refuses_photos = True
    await bench.match(agora, *pair)
    agora.refuses_photos = False
    await bench.say(one, "/move a2-a5", agora)
    assert agora.last.photo


@pytest.mark.old_server
async def test_pictures_that_are_allowed_again_come_with_the_next_press(bench, pair, agora):
    one, _ = pair
    agora.refuses_photos = True
    board = await bench.match(agora, *pair)
    agora.refuses_photos = False
    await bench.press(one, board, "Move")
    assert agora.last.photo


async def test_pictures_that_are_allowed_again_come_with_a_move_elsewhere(bench, pair, agora):
    one, _ = pair
    await bench.welcome(*pair)
    agora.refuses_photos = True
    await bench.match(agora, *pair)
    agora.refuses_photos = False
    await bench.say(one, "a2-a5")
    assert agora.last.photo


async def plays_without_pictures(bench, pair, agora):
    """Move in a group that has refused pictures, and takes them again without saying so."""
    agora.is_restricted = agora.refuses_photos = True
    await bench.match(agora, *pair)
    agora.refuses_photos = False
    await bench.say(pair[0], "/move a2-a5", agora)
    assert agora.last.photo is None


async def test_pictures_come_when_the_bot_gets_rights_that_members_have_not(
    bench, pair, agora, api
):
    one, two = pair
    await plays_without_pictures(bench, pair, agora)
    same = {"user": api.me, "status": "member"}
    change = {"chat": agora.json(), "from": one.user, "date": 0}
    await api.push(my_chat_member={**change, "old_chat_member": same, "new_chat_member": same})
    await bench.say(two, "/move c6-c5", agora)
    assert agora.last.photo


async def test_pictures_come_again_by_the_clock(bench, pair, agora):
    """The bot may have got rights of which another process heard."""
    await plays_without_pictures(bench, pair, agora)
    bench.pass_seconds(PICTURES_FORBIDDEN_FOR)
    await bench.say(pair[1], "/move c6-c5", agora)
    assert agora.last.photo


async def test_a_chat_that_says_nothing_of_pictures_is_written_to(bench, pair, agora, monkeypatch):
    one, _ = pair
    agora.refuses_photos = True
    await bench.match(agora, *pair)

    async def nothing(_params, _files):
        return {}

    monkeypatch.setattr(bench.api, "getChat", nothing)
    await bench.say(one, "/move a2-a5", agora)
    assert "a2-a5" in agora.last.text


@pytest.mark.usefixtures("board")
@pytest.mark.old_server
async def test_a_board_that_lost_the_right_to_be_drawn_goes_on(bench, pair, agora):
    one, _ = pair
    agora.refuses_photos = True
    for label in ("Move", "a2", "a5", "Play"):
        await bench.press(one, agora.last, label)
    assert "a2-a5" in agora.last.text
    assert agora.last.photo is None


@pytest.mark.old_server
async def test_who_has_blocked_the_bot_keeps_the_match(bench, pair, agora, board):
    one, two = pair
    await bench.welcome(one)
    one.block()
    answer = await bench.press(one, board, "My board")
    assert answer["url"].startswith("https://t.me/PetteiaTestBot?start=board_")
    await bench.say(one, "/move a2-a5", agora)
    assert agora.last.mentions == [two.id]


@pytest.mark.usefixtures("board")
async def test_after_the_bot_is_kicked_the_players_are_called_in_private(bench, pair, agora):
    one, two = pair
    await bench.welcome(*pair)
    agora.is_closed = KICKED
    await bench.say(one, "a2-a5")
    assert "Your turn" in two.chat.last.text
    await bench.say(two, "c6-c5")
    assert "Your turn" in one.chat.last.text


async def test_a_deleted_board_is_sent_again(bench, pair, agora, board):
    one, _ = pair
    del agora.posts[board.number]
    await bench.say(one, "/draw", agora)
    assert agora.last.photo or agora.heard[-2].photo
    assert len(agora.live) == 1


async def test_what_telegram_refuses_for_no_known_reason_keeps_nothing_back(bench, pair, agora):
    one, two = pair
    await bench.welcome(two)
    await bench.match(agora, one, two)
    odd = Refusal(400, "Bad Request: CHAT_ODD")
    agora.refusals = [odd, odd]
    await bench.say(one, "/move a2-a5", agora)
    assert "Your turn" in two.chat.last.text
    await bench.say(two, "/move c6-c5", agora)
    assert "c6-c5" in agora.last.text


@pytest.mark.usefixtures("board")
async def test_a_group_that_becomes_a_supergroup_takes_its_matches_along(bench, pair, agora, api):
    one, two = pair
    new = upgraded(api, agora)
    service = {**agora.post(one.user).json(), "migrate_to_chat_id": new.number}
    del service["text"]
    await api.push(message=service)
    await bench.say(one, "/move a2-a5", new)
    assert new.last.mentions == [two.id]
    await bench.say(two, "c6-c5", new, to=new.last)
    assert "c6-c5" in new.last.text
    assert len(new.live) == 1


@pytest.mark.usefixtures("board")
@pytest.mark.old_server
async def test_a_group_that_became_a_supergroup_unnoticed_is_found(bench, pair, agora, api):
    one, two = pair
    await bench.welcome(one)
    new = upgraded(api, agora)
    await bench.say(one, "a2-a5")
    assert new.last.mentions == [two.id]
    for label in ("Move", "c6", "c5", "Play"):
        await bench.press(two, new.last, label)
    assert "c6-c5" in new.last.text


async def test_one_chats_flood_stops_no_other(bench, pair, agora, board, stoa):
    one, two = pair
    other = await bench.match(stoa, bench.person("Chares"), bench.person("Dion"))
    agora.refusals = [FLOOD]
    await one.say("/move a2-a5", agora)
    await bench.settle()
    assert agora.last is board
    await bench.press(bench.person("Eve"), other, "Move")
    bench.pass_seconds(29)
    await bench.outbox_worker.flush()
    assert agora.last is board
    bench.pass_seconds(2)
    await bench.outbox_worker.flush()
    assert agora.last.mentions == [two.id]
    assert "a2-a5" in agora.last.text


@pytest.mark.old_server
async def test_a_chat_that_is_slow_keeps_no_other_waiting(bench, pair, agora, board, stoa):
    one, two = pair
    other = await bench.match(stoa, one, two)
    agora.gate = asyncio.Event()
    await one.press(board, "Move")
    answered = await one.press(other, "Move")
    await bench.api.until(lambda: "Back" in other.labels())
    assert answered.done()
    assert "Back" not in board.labels()
    agora.gate.set()
    await bench.settle()
    assert "Back" in board.labels()


@pytest.mark.old_server
async def test_a_picking_keyboard_waits_out_a_flood(bench, pair, agora, board):
    one, _ = pair
    agora.refusals = [Refusal(429, "Too Many Requests: retry after 0", retry_after=0.1)]
    await bench.press(one, board, "Move")
    assert agora.refusals == []
    assert "a2" in board.labels()


REFUSED = (
    ("/challenge Nobody", "No player named"),
    ("/challenge lemery-compact (edge=sometimes)", "not a choice"),
    ("/rules vogt-petteja", "No game called"),
    ("/rules xyzzy", "know the answer"),
    ("/settings language=tlh", "is not a choice for language"),
    ("/accept zzzzzz", "no match"),
    ("/move " + "a" * 600, "too long"),
    ("/move \u202ea2-a5\u0000", "no match in play"),
    ("/link 23456789ab", "code"),
    ("/mvoe a2-a5", "Did you mean"),
)


async def test_what_the_web_chat_refuses_is_refused_here(bench):
    one = bench.person("Alkaios")
    await bench.welcome(one)
    for words, why in REFUSED:
        count = len(one.chat.heard)
        await bench.say(one, words)
        assert len(one.chat.heard) > count, words
        assert why in one.chat.last.text, words


FORGED = ("-", "play:zzzzzz:0:0", "pick::0:", "accept:a:0:", "💥" * 16, "play:{match}:0:999")


async def test_a_forged_button_changes_nothing(bench, pair, agora, board):
    one, _ = pair
    match = board.data("Move").split(":")[1]
    before = (board.text, board.labels())
    for data in FORGED:
        answer = await bench.press(one, board, data=data.format(match=match))
        assert answer["show_alert"], data
        assert (board.text, board.labels()) == before, data
        assert agora.last is board, data


@pytest.mark.old_server
async def test_an_old_button_changes_nothing_and_is_taken_away(bench, pair, agora, board):
    one, _ = pair
    await bench.press(one, board, "Move")
    await bench.press(one, board, "a2")
    await bench.press(one, board, "a5")
    play, board.is_old = board.data("Play"), True
    await bench.press(one, board, "Play")
    newest = agora.last
    board.keyboard = {"inline_keyboard": [[{"text": "Play", "callback_data": play}]]}
    answer = await bench.press(one, board, "Play", is_old=True)
    assert "already played" in answer["text"]
    assert board.buttons == []
    assert agora.last is newest
    assert agora.live == [newest]


@pytest.mark.usefixtures("board")
async def test_the_same_update_twice_changes_nothing_the_second_time(bench, pair, agora, api):
    one, _ = pair
    for words in ("/challenge", "/move a2-a5"):
        await bench.say(one, words, agora)
        posts = len(agora.heard)
        await api.repeat()
        await bench.settle()
        assert len(agora.heard) == posts


@pytest.mark.old_server
async def test_a_press_that_is_answered_too_late_is_done_all_the_same(bench, pair, board, api):
    one, _ = pair
    await one.press(board, "Move")
    api.presses.clear()
    await bench.settle()
    assert "a2" in board.labels()


async def test_posting_as_a_group_is_refused_with_the_reason(bench, pair, agora):
    one, _ = pair
    await one.say("/challenge", agora, sender_chat=agora.json())
    await bench.settle()
    assert "cannot see who you are" in agora.last.text


async def test_a_fault_is_said_to_the_person_and_logged_without_the_token(
    bench, agora, board, capfd
):
    one = bench.person("Alkaios")

    async def broken(*_, **__):
        raise RuntimeError(f"https://api.telegram.org/bot{bench.api.token}/getMe")

    bench.chat._dispatcher.hear = bench.chat._dispatcher.press = broken
    await bench.say(one, "/games", agora)
    assert "Something went wrong" in agora.last.text
    assert "went wrong" in (await bench.press(one, board, "Move"))["text"]
    written = "".join(capfd.readouterr())
    assert "update_failed" in written
    assert bench.api.token not in written


@pytest.mark.old_server
async def test_everything_goes_on_after_a_restart(bench, pair, agora, board):
    one, two = pair
    await bench.press(one, board, "Move")
    await bench.restart()
    await bench.press(one, board, "a2")
    await bench.press(one, board, "a5")
    await bench.restart()
    await bench.press(one, board, "Play")
    assert agora.last.mentions == [two.id]
    assert board.buttons == []


async def test_a_group_is_greeted_when_the_bot_comes(bench, pair, agora, api):
    one, _ = pair
    bot = {key: api.me[key] for key in ("id", "is_bot", "first_name", "username")}
    change = {
        "chat": agora.json(),
        "from": one.user,
        "date": 1_700_000_000,
        "old_chat_member": {"user": bot, "status": "left"},
        "new_chat_member": {"user": bot, "status": "member"},
    }
    await api.push(my_chat_member=change)
    await bench.say(one, "/start@PetteiaTestBot petteia", agora)
    assert len(agora.heard) == 1
    assert "/challenge" in agora.last.text
    await bench.say(one, "/start@PetteiaTestBot", agora)
    assert "/challenge" in agora.last.text
    assert len(agora.heard) == 2
