"""Notifications of what other people do."""

import asyncio

import pytest
from aiohttp import ClientConnectorError

from bot.core.matches.model import AccountId, Identity, MatchId, Place
from bot.core.store.outbox import Notification
from bot.frontends.web.channels import Connection, Presence
from bot.frontends.web.open_pages import LOBBY_SLOTS
from bot.frontends.web.sign_in import identity


async def post_of(socket, match):
    while (frame := await socket.frame("post"))["match"] != match:
        pass
    return frame


async def test_every_tab_of_a_person_is_updated(visit):
    browser, one = await visit.person("Dion")
    two = await browser.socket()
    await two.frame("hello")
    _, other = await visit.person("Berenike")
    made = await other.hear("challenge Dion lemery-compact")
    for socket in (one, two):
        frame = await post_of(socket, made["post"]["match"])
        assert frame["call"] is True
        assert frame["post"]["yours"] is True
        assert "Berenike" in frame["post"]["headline"]


async def test_no_one_else_is_updated(visit):
    _, one = await visit.person("Dion")
    _, two = await visit.person("Berenike")
    _, three = await visit.person("Eve")
    made = await one.hear("challenge Berenike lemery-compact")
    await post_of(two, made["post"]["match"])
    await two.hear(f"decline match={made['post']['match']}")
    await post_of(one, made["post"]["match"])
    opened = await one.hear("challenge lemery-compact")
    assert (await three.frame("post"))["match"] == opened["post"]["match"]


async def test_an_open_challenge_is_in_every_chat_until_it_is_accepted(visit):
    _, one = await visit.person("Dion")
    _, two = await visit.person("Berenike")
    browser, three = await visit.person("Eve")
    match = (await one.hear("challenge lemery-compact"))["post"]["match"]
    offered = await post_of(three, match)
    assert offered["post"]["choices"]
    assert offered["call"] is False
    late = await (await browser.socket()).frame("hello")
    assert [post["match"] for post in late["posts"]] == [match]
    accept = (await post_of(two, match))["post"]["choices"][0]
    assert (await two.press(accept["id"]))["refused"] is False
    assert (await post_of(three, match))["post"] is None
    news = [await post_of(one, match)]
    while not news[-1]["news"]:
        news.append(await post_of(one, match))
    assert news[-1]["post"]["picture"]


async def test_an_open_challenge_is_shown_to_a_few_at_a_time(visit, monkeypatch):
    people = [await visit.person(f"Guest {number}") for number in range(2 * LOBBY_SLOTS + 1)]
    reading, most = 0, 0
    views = visit.chat._dispatcher.views
    read = views.context

    async def counted(*asked):
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        try:
            return await read(*asked)
        finally:
            reading -= 1

    monkeypatch.setattr(views, "context", counted)
    match = (await people[0][1].hear("challenge lemery-compact"))["post"]["match"]
    for _, socket in people[1:]:
        assert (await post_of(socket, match))["post"]["choices"]
    assert most == LOBBY_SLOTS + 1  # and the challenger's own notification


async def test_a_board_that_an_answer_has_shown_is_sent_to_other_tabs_only(visit):
    browser, one = await visit.person("Dion")
    _, two = await visit.person("Berenike")
    match = (await one.hear("challenge Berenike lemery-compact first"))["post"]["match"]
    begun = (await two.hear(f"accept {match}"))["post"]["turn"]
    while (await post_of(one, match))["post"]["turn"] != begun:
        pass
    await one.hear("move a2-a3")
    await two.hear("move c6-c5")
    assert (await post_of(one, match))["post"]["turn"] == begun + 2
    tab = await browser.socket()
    await tab.frame("hello")
    await one.hear("move b2-b3")
    assert (await post_of(tab, match))["post"]["turn"] == begun + 3


async def test_a_notification_for_an_absent_person_is_no_error(visit):
    await visit.chat.deliver(Notification(match=MatchId("m"), turn=0, account=AccountId("nobody")))
    await visit.chat.deliver(Notification(match=MatchId("m"), turn=0, place=Place("discord", "1")))


def test_who_has_closed_the_last_tab_is_forgotten():
    presence = Presence(sockets=8, account_sockets=8)
    dion, account = Identity("web", "1"), AccountId("a")
    with presence.connected(dion, account, object()) as visitor:
        with presence.connected(dion, account, object()) as again:
            assert again is visitor
            assert len(presence.connections()) == 2
        assert presence.of(account) == (visitor,)
    assert presence.visitors() == ()


async def test_pages_whose_sockets_are_closed_do_not_connect_to_what_stops(visiting):
    async with visiting() as visit:
        _, socket = await visit.person("Dion")
        stopping = asyncio.create_task(visit.chat.stop())
        assert await socket.is_closed()
        with pytest.raises(ClientConnectorError):
            await visit.browser().get("/")
        await stopping


async def test_stopping_closes_every_socket(visiting):
    async with visiting() as visit:
        _, one = await visit.person("Dion")
        _, two = await visit.person("Berenike")
        reading = [asyncio.create_task(socket.is_closed()) for socket in (one, two)]
        async with asyncio.timeout(30):  # aiohttp by itself waits a minute for each
            await visit.chat.stop()
            await asyncio.gather(*reading)
        assert one.line.close_code == two.line.close_code == 1001


class StuckSocket:
    """A client that never reads: sending to it takes for ever."""

    async def send_str(self, _text):
        await asyncio.Event().wait()


class Transport:
    """Remembers whether it was cut."""

    def __init__(self):
        self.aborted = False

    def abort(self):
        self.aborted = True


async def test_a_client_that_cannot_keep_up_is_disconnected_and_delays_no_one():
    transport = Transport()
    connection = Connection(StuckSocket(), transport)
    pump = asyncio.create_task(connection.pump())
    for number in range(64):
        connection.push({"n": number})
    assert not transport.aborted
    connection.push({"n": 64})
    assert transport.aborted
    pump.cancel()
    with pytest.raises(asyncio.CancelledError):
        await pump


async def test_a_page_shows_a_hushed_turn_without_a_call(visit):
    _, one = await visit.person("Dion")
    _, two = await visit.person("Berenike")
    await one.hear("settings notices=none")
    made = await two.hear("challenge Dion lemery-compact")
    frame = await post_of(one, made["post"]["match"])
    assert frame["call"] is False
    assert frame["post"]["yours"] is True


async def test_a_digest_is_said_in_every_tab_of_whom_something_waits_for(visit):
    browser, one = await visit.person("Dion")
    tab = await browser.socket()
    await tab.frame("hello")
    _, two = await visit.person("Berenike")
    await two.hear("challenge Dion lemery-compact")
    dion = (await visit.store.account_by_handle("dion")).id
    berenike = (await visit.store.account_by_handle("berenike")).id
    assert await visit.chat.deliver_digest(dion)
    for socket in (one, tab):
        frame = await socket.frame("answer")
        assert (frame["n"], frame["refused"]) == (None, False)
        assert frame["lines"] == ["One match is waiting for you:"]
        [choice] = frame["choices"]
        assert choice["id"].startswith("board:")
    assert not await visit.chat.deliver_digest(berenike)


async def test_a_person_without_an_open_page_sees_what_waits_on_arrival(visit):
    away = visit.browser()
    await away.enter("Dion")
    dion = (await visit.store.account_of(identity(away.token))).id
    assert not await visit.chat.deliver_digest(dion)
    _, other = await visit.person("Berenike")
    await other.hear("challenge Dion lemery-compact")
    assert await visit.chat.deliver_digest(dion)
