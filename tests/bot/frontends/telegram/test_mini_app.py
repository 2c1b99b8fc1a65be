"""The buttons that open the board as a Mini App, and what `petteia doctor` says of it."""

import pytest
from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.core.matches.model import MatchId
from bot.frontends.telegram import examine
from bot.frontends.telegram.message import MAX_COLUMNS, OutgoingMessage
from bot.frontends.telegram.mini_app import MiniApp
from bot.frontends.telegram.send import ChatAddress
from tests.bot.frontends.telegram.botapi import TOKEN
from tests.bot.frontends.telegram.conftest import Bench

URL = "https://petteia.example/app/telegram"
OPEN = "Open the board"


@pytest.fixture
async def bench(api, sqlite_url):
    bench = Bench(api, sqlite_url)
    bench.options["mini_app_url"] = URL
    api.me["has_main_web_app"] = True
    await bench.start()
    yield bench
    await bench.stop()


def pages(post):
    return [button["web_app"]["url"] for button in post.buttons if "web_app" in button]


def match_of(post):
    return next(
        button["callback_data"].split(":")[1]
        for button in post.buttons
        if "callback_data" in button
    )


@pytest.mark.old_server
async def test_in_private_a_button_opens_the_board_of_the_match(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    board = await bench.match(agora, one, two)
    await bench.press(one, board, "My board")
    own = one.chat.last
    assert pages(own) == [f"{URL}?open={match_of(own)}"]
    assert own.labels().count(OPEN) == 1


async def test_in_a_group_it_is_a_link_to_the_bot(bench, pair, agora):
    board = await bench.match(agora, *pair)
    assert pages(board) == []
    assert board.link(OPEN) == f"https://t.me/PetteiaTestBot?startapp={match_of(board)}"


async def test_it_stays_through_moves_and_picking(bench, pair, agora):
    one, two = pair
    await bench.match(agora, one, two)
    await bench.say(one, "/move a2-a5", agora)
    assert agora.last.labels().count(OPEN) == 1
    pick = await bench.press(two, agora.last, "Move")
    assert pick is not None
    assert agora.last.labels().count(OPEN) == 1


async def test_groups_have_no_link_unless_botfather_knows_the_address(bench, pair, agora):
    bench.api.me["has_main_web_app"] = False
    await bench.restart()
    board = await bench.match(agora, *pair)
    assert OPEN not in board.labels()


async def test_without_the_page_the_keyboard_is_as_it_was(bench, pair, agora):
    del bench.options["mini_app_url"]
    await bench.restart()
    one, two = pair
    await bench.welcome(one, two)
    board = await bench.match(agora, one, two)
    await bench.press(one, board, "My board")
    assert OPEN not in board.labels()
    assert pages(one.chat.last) == []


async def test_the_menu_button_opens_the_page_and_is_set_once(bench, api):
    assert api.menu_button == {"type": "web_app", "text": OPEN, "web_app": {"url": URL}}
    await bench.restart()
    assert len(api.made("setChatMenuButton")) == 1


async def test_the_menu_button_is_given_back_when_the_page_is_gone(bench, api):
    del bench.options["mini_app_url"]
    await bench.restart()
    assert api.menu_button == {"type": "default"}


async def test_a_menu_button_of_the_owners_stays(bench, api):
    own = {"type": "web_app", "text": "Shop", "web_app": {"url": "https://shop.example/"}}
    api.menu_button = own
    del bench.options["mini_app_url"]
    await bench.restart()
    assert api.menu_button == own


async def test_the_doctor_says_whether_links_open_the_page(api):
    assert not any("inside" in each.sentence for each in await examine(TOKEN, api.url))
    (found,) = [e for e in await examine(TOKEN, api.url, "", URL) if "inside" in e.sentence]
    assert "Configure Mini App" in found.advice
    assert URL in found.advice
    api.me["has_main_web_app"] = True
    (found,) = [e for e in await examine(TOKEN, api.url, "", URL) if "inside" in e.sentence]
    assert not found.advice


def test_a_message_that_is_sent_anew_has_the_button_once_and_never_more_than_telegram_takes():
    chat, app = ChatAddress(7), MiniApp(URL)
    once = app.with_button(OutgoingMessage("board", match=MatchId("k7m")), chat)
    assert pages_of(once) == [f"{URL}?open=k7m"]
    assert app.with_button(once, chat) == once
    row = (InlineKeyboardButton("a1", callback_data="x"),) * MAX_COLUMNS
    full = InlineKeyboardMarkup((row,) * 12 + (row[:4],))
    crowded = OutgoingMessage("board", buttons=full, match=MatchId("k7m"))
    assert app.with_button(crowded, chat) == crowded
    assert app.with_button(OutgoingMessage("no match"), chat).buttons is None


def pages_of(outgoing):
    buttons = (each for row in outgoing.buttons.inline_keyboard for each in row)
    return [each.web_app.url for each in buttons]
