"""What failed is made good: closed chats that open, lost answers, people who leave."""

import asyncio
from datetime import timedelta

import pytest

from bot.core.notifications.delivery import CLOSE_AGAIN
from bot.frontends.telegram import channels
from tests.bot.frontends.telegram.floods import Refusal
from tests.bot.frontends.telegram.persons import command, group, upgraded

CLOSED = Refusal(400, "Bad Request: TOPIC_CLOSED")


@pytest.fixture
async def board(bench, pair, agora):
    return await bench.match(agora, *pair)


@pytest.fixture
def refuse(api, monkeypatch):
    """Have the next call of a method refused."""

    def refuse(method, refusal):
        real, left = getattr(api, method), [refusal]

        async def refusing(params, files):
            if left:
                raise left.pop()
            return await real(params, files)

        monkeypatch.setattr(api, method, refusing)

    return refuse


def membership(api, chat, by):
    """What Telegram tells when a person has added the bot to a group."""
    return {
        "chat": chat.json(),
        "from": by.user,
        "date": 0,
        "old_chat_member": {"user": api.me, "status": "left"},
        "new_chat_member": {"user": api.me, "status": "member"},
    }


async def add_bot(api, chat, by):
    """Have a person add the bot to a group."""
    await api.push(my_chat_member=membership(api, chat, by))


@pytest.mark.usefixtures("board")
async def test_a_group_that_opens_again_has_its_board_with_the_next_move(bench, pair, agora):
    one, two = pair
    await bench.welcome(one, two)
    agora.is_closed = CLOSED
    await bench.say(one, "a2-a5")
    assert "Your turn" in two.chat.last.text
    agora.is_closed = None
    await bench.say(two, "c6-c5")
    assert "c6-c5" in agora.last.text
    assert [post.number for post in agora.live] == [agora.last.number]


async def test_a_group_that_opens_again_has_its_board_with_the_next_press(
    bench, pair, agora, board
):
    one, two = pair
    await bench.welcome(one, two)
    agora.is_closed = CLOSED
    await bench.say(one, "a2-a5")
    agora.is_closed = None
    await bench.press(two, board, "Move")
    assert "a2-a5" in agora.last.text
    await bench.say(two, "/board", agora)
    assert "a2-a5" in agora.last.text
    assert len(agora.live) == 1


async def test_a_private_chat_that_opens_again_has_one_live_board(bench, pair):
    one, two = pair
    await bench.welcome(one, two)
    await bench.say(one, "challenge lemery-compact first")
    match, *_ = await bench.store.match_ids(None, 1)
    await bench.say(two, f"accept {match}")
    two.block()
    await bench.say(one, "a2-a5")
    await two.start()
    await bench.settle()
    assert len(two.chat.boards) == 1
    assert "a2-a5" in two.chat.boards[0].text


async def test_a_board_that_could_not_be_deleted_is_tried_again_by_the_clock(
    bench, pair, agora, board, refuse
):
    one, _ = pair
    for refusal in (Refusal(502, "Bad Gateway"), Refusal(429, "Too Many Requests", retry_after=1)):
        refuse("deleteMessage", refusal)
        who, move = (one, "a2-a5") if refusal.body["error_code"] == 502 else (pair[1], "c6-c5")
        await bench.say(who, f"/move {move}", agora)
        assert len(agora.live) == 2, "the older one has its buttons yet"
        bench.now += timedelta(seconds=CLOSE_AGAIN + 1)
        await bench.told()
        assert [post.number for post in agora.live] == [agora.last.number]
    assert board.buttons == []


async def test_who_left_the_group_is_called_in_private(bench, pair, agora, api):
    one, two = pair
    await bench.welcome(two)
    await bench.match(agora, one, two)
    agora.absent.add(two.id)
    await api.push(message={**agora.post(two.user).json(), "left_chat_member": two.user})
    await bench.say(one, "/move a2-a5", agora)
    assert agora.last.mentions == []
    assert "Your turn" in two.chat.last.text
    assert two.chat.last.rings


async def test_where_who_left_cannot_be_called_the_opponent_hears_so(
    bench, pair, agora, monkeypatch
):
    monkeypatch.setattr(channels, "MEMBER_FOR", 0.0)
    one, two = pair
    await bench.welcome(one)
    await bench.match(agora, one, two)
    agora.absent.add(two.id)
    await bench.say(one, "/move a2-a5", agora)
    await bench.told()
    assert any("could not be notified" in post.text for post in one.chat.heard), one.chat.heard


async def test_an_owner_is_told_why_settings_cannot_be_changed(bench, pair, agora, refuse):
    one, _ = pair
    agora.managers.add(one.id)
    refuse("getChatMember", Refusal(502, "Bad Gateway"))
    await bench.say(one, "/group language=it", agora)
    assert "Try again" in agora.last.text
    hidden = Refusal(400, "Bad Request: CHAT_ADMIN_REQUIRED")
    refuse("getChatMember", hidden)
    await bench.say(one, "/group language=it", agora)
    assert "administrator" in agora.last.text
    await bench.say(one, "/group language=it", agora)
    assert "Italiano" in str(agora.last.labels())


async def test_a_person_who_added_the_bot_can_be_challenged_by_name(bench, pair, agora, api):
    _, two = pair
    ann = bench.person("Ann", username="ann_a")
    await add_bot(api, agora, ann)
    await bench.settle()
    await bench.welcome(ann)
    await two.mention("/challenge @ann_a", "@ann_a", agora)
    await bench.settle()
    assert "Ann" in agora.last.text
    assert "have not seen" not in agora.last.text


@pytest.fixture
def waits(api, monkeypatch):
    """Ask for settings and press a board, in one batch; return whether the press has to wait.

    It is not known who manages the group before the press is answered.
    """

    async def waits(asking, person, board):
        query, answer = person.query(board, "Move")
        real, was_answered = api.getChatMember, []

        async def waiting(params, files):
            await asyncio.wait((answer,), timeout=5)
            was_answered.append(answer.done())
            return await real(params, files)

        monkeypatch.setattr(api, "getChatMember", waiting)
        asked = [command(who, "/group language=it", board.chat) for who in asking]
        await api.push_together(*asked, {"callback_query": query})
        await answer
        return False in was_answered

    return waits


async def test_a_press_does_not_wait_until_it_is_known_who_manages_the_group(
    bench, pair, board, waits
):
    one, two = pair
    assert not await waits([bench.person("Eve"), two], one, board)
    await bench.settle()


async def test_a_press_of_a_person_who_asked_for_settings_does_not_wait_long(
    bench, pair, board, waits, monkeypatch
):
    one, _ = pair
    monkeypatch.setattr(channels, "PROBE_TIMEOUT", 0.05)
    assert not await waits([one], one, board)
    await bench.settle()
    assert any("Try again" in post.text for post in board.chat.heard)


async def test_presses_of_one_group_do_not_wait_for_one_anothers_network(
    bench, pair, board, api, monkeypatch
):
    one, two = pair
    held, real = asyncio.Event(), api.answerCallbackQuery
    (query, _), (other, later) = (person.query(board, "Move") for person in (two, one))

    async def slow(params, files):
        if not held.is_set() and params["callback_query_id"] == query["id"]:
            await held.wait()
        return await real(params, files)

    monkeypatch.setattr(api, "answerCallbackQuery", slow)
    await api.push_together({"callback_query": query}, {"callback_query": other})
    async with asyncio.timeout(5):
        await later
    held.set()
    await bench.settle()


async def test_a_picture_is_never_edited_into_text(bench, pair, api):
    one, _ = pair
    await one.start()
    await bench.settle()
    opening = one.chat.last
    await bench.press(one, opening, "All commands")
    assert not api.made("editMessageText")


async def test_an_upgraded_group_is_not_greeted(bench, pair, agora, api):
    one, _ = pair
    new = upgraded(api, agora)
    service = {**agora.post(one.user).json(), "migrate_to_chat_id": new.number}
    del service["text"]
    await api.push(message=service)
    await bench.settle()
    await add_bot(api, new, one)
    await bench.settle()
    assert new.heard == []


async def test_an_upgraded_group_is_not_greeted_where_all_of_it_arrives_together(bench, pair, api):
    one, _ = pair
    greeted = []
    for told_by in ("migrate_to_chat_id", "migrate_from_chat_id"):
        for is_told_first in (True, False):
            old = group(api, "Agora")
            new = upgraded(api, old)
            there, other = (old, new) if told_by == "migrate_to_chat_id" else (new, old)
            service = {**there.post(one.user).json(), told_by: other.number}
            del service["text"]
            updates = [{"message": service}, {"my_chat_member": membership(api, new, one)}]
            await api.push_together(*(updates if is_told_first else reversed(updates)))
            await bench.settle()
            greeted += [(told_by, is_told_first)] if new.heard else []
    assert greeted == []


async def test_an_album_gets_one_answer(bench, pair, api):
    one, _ = pair
    await bench.welcome(one)
    known = len(one.chat.heard)
    for _ in range(6):
        message = {
            **one.chat.post(one.user).json(),
            "media_group_id": "77",
            "photo": [{"file_id": "x", "file_unique_id": "x", "width": 1, "height": 1}],
        }
        del message["text"]
        await api.push(message=message)
    await bench.settle()
    assert len(one.chat.heard) == known + 1


async def test_a_forwarded_command_is_somebody_elses(bench, pair, agora):
    one, two = pair
    await bench.match(agora, one, two)
    origin = {"type": "hidden_user", "date": 0, "sender_user_name": "Somebody"}
    await bench.say(one, "/resign", agora, forward_origin=origin)
    assert "resign" not in agora.last.text.casefold()
    (match,) = await bench.store.match_ids(None, 2)
    assert (await bench.store.match(match)).is_open
