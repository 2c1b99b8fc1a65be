"""The rulebook in Telegram: pages are turned in one message, in a private chat."""

import pytest

from bot.core.matches.preferences import Settings
from bot.core.views.pictures import look_of
from bot.frontends.telegram.message import MAX_CAPTION, length
from bot.frontends.telegram.render import answer_message
from bot.i18n import speaker
from bot.rulebook.chapters import Address, stories
from bot.rulebook.pages import history, menu, page
from tests.bot.rulebook.reading import PAGES

READER = Settings()


def test_a_page_is_a_picture_with_all_that_is_said_beneath_it():
    wrong = [
        (key, topic)
        for key, topic in PAGES
        if not is_whole(page(Address(key, topic), look_of(None)))
    ]
    assert wrong == []


def is_whole(answer):
    """Whether a page is a picture, nothing that is said is cut, and its buttons are few."""
    card = answer_message(answer, READER)
    said = "\n".join(map(speaker("en").say, answer.lines))
    has_all = length(said) <= MAX_CAPTION and "…" not in card.text
    return card.picture is not None and has_all and len(card.buttons.inline_keyboard) <= 8


def test_menu_and_history_fit_beneath_their_pictures():
    for answer in (
        menu(look_of(None)),
        *(history(at, look_of(None)) for at in range(len(stories()))),
    ):
        card = answer_message(answer, READER)
        assert card.picture is not None
        assert "…" not in card.text


async def test_pages_are_turned_in_the_message_that_was_pressed(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/rules")
    book = one.chat.last
    count = len(one.chat.live)
    for label, shown in (
        ("Poleis (Dmytro)", "At a glance"),
        ("Capturing", "trap it in a straight line between two of yours"),
        ("Picture →", "Picture 2 of"),
        ("All games", "Choose a game"),
        ("History", "What the texts say"),
    ):
        await bench.press(one, book, label)
        assert shown in book.text
    assert len(one.chat.live) == count


async def test_a_question_is_answered_with_its_sentence_first(bench, pair):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "/rules walker-petteia can i pas my turn")
    book = one.chat.last
    assert "▸ On your turn you move one piece. You cannot pass." in book.text
    assert book.photo is not None
    await bench.say(one, "/rules can i pass")
    assert "What the rules say:" in one.chat.last.text
    for strange in ("/rules <b>?</b>", "/rules \u89d2", "/rules " + "corner " * 500):
        await bench.say(one, strange)
        assert one.chat.last.text


@pytest.mark.old_server
async def test_a_match_has_its_own_rules_beside_its_board(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    board = await bench.match(agora, one, two)
    await bench.press(one, board, "Rules")
    book = one.chat.last
    assert "At a glance" in book.text
    await bench.press(one, book, "How it ends")
    assert one.chat.last is book
    assert "You win when you capture the enemy leader." in book.text
    assert agora.last is board
