"""Little noise: old boards, acknowledged moves, and pictures that Telegram has already."""

import pytest

from bot.frontends.drawing import drawn
from bot.frontends.telegram import pictures
from bot.frontends.telegram.commands import ACKNOWLEDGEMENT
from bot.frontends.telegram.pace import Rate, Rates
from tests.bot.frontends.telegram.conftest import comes
from tests.bot.frontends.telegram.floods import COUNTED, MANY

PLIES = ("a2-a5", "c6-c5", "a5-a4", "c5-c4")


@pytest.fixture
async def board(bench, pair, agora):
    return await bench.match(agora, *pair)


@pytest.fixture
async def busy(bench, agora, board):
    """A group in which the next board has to wait."""
    bench.rates = Rates(chat=MANY, group=Rate(2, 60.0, answers=2, chatter=2), overall=MANY)
    await bench.restart()
    for _ in range(2):
        await bench.chat.queue._pace.turn(agora.number, 0)
    return board


async def played(bench, agora, person, text):
    """Have a move typed whose board cannot come yet."""
    post = await person.say(text, agora)
    await bench.api.fetched()
    await bench.chat._inbox.settled()
    return post


async def test_one_board_of_a_match_is_left_in_a_chat(bench, pair, agora, board):
    for number, ply in enumerate(PLIES):
        await bench.say(pair[number % 2], f"/move {ply}", agora)
    boards = [post for post in agora.heard if post.photo]
    assert len(boards) == len(PLIES) + 1
    assert [post for post in boards if not post.is_deleted] == [agora.last]
    assert board.is_deleted


async def test_a_board_that_is_too_old_to_be_deleted_loses_its_buttons(bench, pair, agora, board):
    board.is_old = True
    await bench.say(pair[0], "/move a2-a5", agora)
    assert not board.is_deleted
    assert board.buttons == []
    assert "moved on" in board.text


async def test_a_reaction_acknowledges_a_move_whose_board_has_to_wait(bench, pair, agora, busy):
    post = await played(bench, agora, pair[0], "/move a2-a5")
    assert post.reaction == ACKNOWLEDGEMENT
    assert agora.last is busy


async def test_a_move_whose_board_comes_at_once_costs_no_reaction(bench, pair, agora, board, api):
    await bench.say(pair[0], "/move a2-a5", agora)
    assert agora.last is not board
    assert api.made("setMessageReaction") == []


@pytest.mark.usefixtures("busy")
async def test_a_reaction_that_was_refused_is_tried_again_with_the_next_move(bench, pair, agora):
    agora.reactions, allowed = set(), agora.reactions
    await played(bench, agora, pair[0], "/move a2-a5")
    agora.reactions = allowed
    post = await played(bench, agora, pair[1], "/move c6-c5")
    assert post.reaction == ACKNOWLEDGEMENT
    match = (await bench.store.match_ids(None, 1))[0]
    assert (await bench.store.match(match)).turn == 2, "both moves are played"


async def test_a_picture_that_telegram_has_is_not_uploaded_again(bench, api):
    for name in ("Alkaios", "Brasidas"):
        await bench.welcome(bench.person(name))
    first, second = api.made("sendPhoto")
    assert "photo" not in first, "it is uploaded beside the parameters"
    assert second["photo"] in api.files


async def test_a_picture_that_telegram_has_lost_is_uploaded_again(bench, api):
    for name in ("Alkaios", "Brasidas"):
        person = bench.person(name)
        await bench.welcome(person)
        await comes(lambda: person.chat.heard)  # noqa: B023
        assert person.chat.last.photo
        api.files.clear()


@pytest.mark.old_server
async def test_a_board_takes_its_turn_when_it_is_drawn(bench, pair, agora, api, monkeypatch):
    """Turns that are taken before bunch together what is sent."""
    await bench.match(agora, *pair)
    turns = bench.chat.queue._pace._chat(agora.number).times
    ahead = []

    async def noted(picture):
        calls = [params for params in api.made(*COUNTED) if params["chat_id"] == agora.number]
        ahead.append(len(turns) - len(calls))
        return await drawn(picture)

    monkeypatch.setattr(pictures, "drawn", noted)
    await bench.say(pair[0], "/move a2-a5", agora)
    for label in ("Move", "c6"):
        await bench.press(pair[1], agora.last, label)
    assert ahead
    assert set(ahead) == {0}
