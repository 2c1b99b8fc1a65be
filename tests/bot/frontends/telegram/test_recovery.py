"""What failed is made good: closed chats that open, lost answers, people who leave."""

import asyncio
from datetime import timedelta

import pytest

from bot.core.matches.play import Play
from bot.core.notifications.delivery import CLOSE_AGAIN
from bot.core.notifications.sender import MIN_BACKOFF
from bot.frontends.telegram import channels
from tests.bot.frontends.telegram.floods import COUNTED, Refusal
from tests.bot.frontends.telegram.persons import group, upgraded

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


async def sent_again(bench):
    """Have delivered again what failed, and wait until its copies are looked for."""
    bench.now += MIN_BACKOFF + timedelta(seconds=1)
    await bench.told()
    await bench.settle()


@pytest.mark.usefixtures("board")
async def test_a_board_sent_twice_has_its_first_copy_closed(bench, pair, agora, api):
    one, _ = pair
    hello = agora.post(one.user, text="hello")
    api.losses = ["sendPhoto"]
    await bench.say(one, "/move a2-a5", agora)
    await sent_again(bench)
    assert [post.number for post in agora.live] == [agora.last.number]
    assert hello.text == "hello"


@pytest.mark.usefixtures("board")
async def test_a_first_copy_is_found_though_many_write_before_the_second(bench, pair, agora, api):
    one, _ = pair
    api.losses = ["sendPhoto"]
    await bench.say(one, "/move a2-a5", agora)
    for _ in range(30):
        agora.post(one.user, text="hello")
    await sent_again(bench)
    assert agora.live == [agora.last]


@pytest.mark.usefixtures("board")
async def test_a_first_copy_is_found_though_many_have_written_before_it(bench, pair, agora, api):
    one, _ = pair
    await bench.press(one, agora.last, "Move")
    await bench.press(one, agora.last, "a2")
    for _ in range(30):  # the bot does not hear of it
        agora.post(one.user, text="hello")
    api.losses = ["sendPhoto"]
    await bench.press(one, agora.last, "a5")
    await sent_again(bench)
    assert agora.live == [agora.last]


@pytest.mark.usefixtures("board")
async def test_a_first_copy_in_words_is_closed_too(bench, pair, agora, api):
    one, two = pair
    agora.refuses_photos = True
    await bench.say(one, "/move a2-a5", agora)
    api.losses = ["sendMessage"]
    await bench.say(two, "/move c6-c5", agora)
    await sent_again(bench)
    assert agora.live == [agora.last]


@pytest.mark.usefixtures("board")
async def test_a_board_whose_sending_was_given_up_is_not_left_beside_its_copy(
    bench, pair, agora, api, monkeypatch
):
    one, _ = pair
    sent, is_over, real = asyncio.Event(), asyncio.Event(), api.sendPhoto

    async def hanging(params, files):
        message = await real(params, files)
        sent.set()
        await is_over.wait()
        return message

    with monkeypatch.context() as patch:
        patch.setattr(api, "sendPhoto", hanging)
        saying = asyncio.create_task(bench.say(one, "/move a2-a5", agora))
        await sent.wait()
        await bench.outbox_worker.deliveries.cancel()
        await asyncio.gather(saying, return_exceptions=True)
        is_over.set()
    await sent_again(bench)
    assert agora.live == [agora.last]


@pytest.mark.usefixtures("board")
async def test_looking_for_a_first_copy_keeps_to_the_pace_of_the_chat(bench, pair, agora, api):
    one, _ = pair
    counted = bench.chat.queue._pace._chat(agora.number).times
    api.losses = ["sendPhoto"]
    await bench.say(one, "/move a2-a5", agora)
    agora.post(one.user, text="hello")
    await sent_again(bench)
    calls = [params for params in api.made(*COUNTED) if params["chat_id"] == agora.number]
    assert len(counted) == len(calls)


async def test_a_board_of_another_match_keeps_its_buttons_after_a_restart(bench, pair, agora, api):
    one, two = pair
    first = await bench.match(agora, one, two)
    other = await bench.match(agora, bench.person("Chares"), bench.person("Dion"))
    await bench.restart()
    await bench.press(one, first, "Move")
    await bench.press(one, first, "a2")
    api.losses = ["sendPhoto"]
    await bench.press(one, first, "a5")
    await sent_again(bench)
    assert "a2-a5" in agora.last.text
    assert "Move" in other.labels()


async def test_a_board_of_before_a_restart_keeps_its_buttons_after_what_waited_is_handled(
    bench, pair, agora, api
):
    """What is handled first after the start may have been written before the board was sent."""
    one, two = pair
    first = await bench.match(agora, one, two)
    late = command(one, "/move a2-a5", agora)["message"]
    other = await bench.match(agora, bench.person("Chares"), bench.person("Dion"))
    await bench.restart()
    api.losses = ["sendPhoto"]
    await api.push(message={**late, "reply_to_message": first.json()})
    await bench.settle()
    await sent_again(bench)
    assert "a2-a5" in agora.last.text
    assert "Move" in other.labels()


@pytest.mark.usefixtures("board")
async def test_what_other_processes_have_sent_keeps_its_buttons(bench, pair, agora, api):
    one, _ = pair
    await bench.stop()
    bench.options = {"is_alone": False}
    await bench.start()
    api.losses = ["sendPhoto"]
    await bench.say(one, "/move a2-a5", agora)
    theirs = agora.post(api.me, text="The puzzle of the day", photo=b"a picture")
    theirs.keyboard = {"inline_keyboard": [[{"text": "Solve", "callback_data": "x"}]]}
    await sent_again(bench)
    assert "a2-a5" in agora.last.text
    assert theirs.labels() == ["Solve"]


async def test_a_page_that_comes_between_a_board_and_its_copy_keeps_its_buttons(bench, pair, api):
    one, two = pair
    await bench.welcome(one, two)
    await bench.say(one, "challenge lemery-compact first")
    match, *_ = await bench.store.match_ids(None, 1)
    await bench.say(two, f"accept {match}")
    await bench.service.act(match, Play((await bench.store.match(match)).challenger, "a2-a5"))
    api.losses = ["sendPhoto"]
    await bench.told()
    await bench.say(two, "/settings")
    page = two.chat.last
    await sent_again(bench)
    assert page.photo
    assert page.buttons
    assert [post for post in two.chat.boards if post is not page] == [two.chat.last]


async def test_a_page_that_is_not_sent_again_keeps_its_buttons(bench, pair, api):
    one, _ = pair
    await bench.welcome(one)
    api.losses = ["sendPhoto"]
    await bench.say(one, "/settings")
    assert api.losses == []
    page = one.chat.last
    await bench.say(one, "/help")
    assert one.chat.last is not page
    assert page.buttons


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


def command(author, text, chat):
    """What Telegram tells of a command in a group."""
    entity = {"type": "bot_command", "offset": 0, "length": len(text.split()[0])}
    return {"message": {**chat.post(author.user, text=text).json(), "entities": [entity]}}


@pytest.fixture
def waits(api, monkeypatch):
    """Ask for settings and press a board, in one batch; tell whether the press has to wait.

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
