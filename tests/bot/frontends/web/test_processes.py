"""The web chat in two processes, which share a database on a server, and nothing else."""

import asyncio
from functools import partial

import pytest

from bot.core.matches.errors import StoreFault, TryLater
from bot.core.matches.messages import line
from bot.core.matches.model import AccountId
from bot.core.store.outbox import PageKind, PageUpdate
from bot.frontends.web import updates
from bot.frontends.web.updates import MAX_MISSED, UpdateCursor
from bot.storage.page_updates import add_page_update
from tests.bot.frontends.web.conftest import open_chat
from tests.bot.frontends.web.test_delivery import post_of
from tests.bot.frontends.web.test_sessions import END, second_browser


@pytest.fixture
def opening(emptied_postgres_url):
    """Open a chat of one more process."""
    return partial(open_chat, emptied_postgres_url, is_shared=True)


@pytest.fixture
async def both(opening):
    async with opening() as one, opening() as other:
        yield one, other


async def frames(socket):
    """All frames that have come so far, without the pong that ends them."""
    await socket.line.send_json({"kind": "ping"})
    found = []
    async with asyncio.timeout(60):
        while (frame := (await socket.line.receive()).json())["kind"] != "pong":
            found.append(frame)
    return found


async def test_people_in_different_processes_play(both):
    one, other = both
    _, dion = await one.person("Dion")
    _, eve = await other.person("Eve")
    match = (await dion.hear("challenge Eve lemery-compact"))["post"]["match"]
    offered = await post_of(eve, match)
    assert offered["call"] is True
    await eve.press(offered["post"]["choices"][0]["id"])
    begun = await post_of(dion, match)
    sides = (dion, "a2-a3"), (eve, "a7-a6")
    (mover, move), (waiting, _) = sides if begun["post"]["yours"] else sides[::-1]
    for text in (move, "a2-a3", "a7-a6"):
        played = await mover.hear(text)
        if not played["refused"]:
            break
    assert played["post"]["yours"] is False
    while not (await post_of(waiting, match))["post"]["yours"]:
        pass


async def test_an_open_challenge_is_shown_in_every_process(both):
    one, other = both
    _, dion = await one.person("Dion")
    _, eve = await other.person("Eve")
    match = (await dion.hear("challenge lemery-compact"))["post"]["match"]
    assert (await post_of(eve, match))["post"]["choices"]


async def test_news_are_shown_once_by_the_process_that_delivers_them(both):
    one, other = both
    (_, dion), (_, eve) = await one.person("Dion"), await one.person("Eve")
    _, tab = await other.person("Phaidra")
    match = (await dion.hear("challenge Eve lemery-compact"))["post"]["match"]
    await post_of(eve, match)
    opened = (await dion.hear("challenge lemery-compact"))["post"]["match"]
    await post_of(tab, opened)  # both processes have looked since
    await post_of(eve, opened)
    assert [each for each in await frames(eve) if each.get("match") == match] == []


async def test_a_change_is_shown_even_if_its_process_delivers_nothing_any_more(opening):
    """As when it is killed right after the commit: its claims last for a minute."""
    async with opening(delivers=False) as killed, opening() as other:
        _, dion = await killed.person("Dion")
        _, eve = await other.person("Eve")
        match = (await dion.hear("challenge Eve lemery-compact"))["post"]["match"]
        assert (await post_of(eve, match))["call"] is True


async def test_a_picture_is_drawn_by_whichever_process_is_asked(both):
    one, other = both
    _, dion = await one.person("Dion")
    shown = await dion.hear("rules lemery-compact")
    answer = await other.browser().get(shown["figure"]["src"])
    assert answer.content_type == "image/png"


async def test_nothing_rings_in_quiet_hours_in_any_process(both):
    one, other = both
    _, dion = await one.person("Dion")
    _, eve = await other.person("Eve")
    await eve.hear("settings quiet=00:00-23:59")
    match = (await dion.hear("challenge Eve lemery-compact"))["post"]["match"]
    assert (await post_of(eve, match))["call"] is False


async def test_lines_reach_a_person_in_another_process_and_wait_for_one_in_none(both):
    one, other = both
    _, eve = await other.person("Eve")
    [account] = [each.account for each in other.chat._presence.visitors()]
    await one.chat.deliver_lines(account, (line("help"),))
    assert (await eve.frame("answer"))["lines"]
    with pytest.raises(TryLater):
        await one.chat.deliver_lines(AccountId("nobody"), (line("help"),))


async def test_a_page_whose_session_was_ended_in_another_process_is_closed(both):
    one, other = both
    _, dion = await one.person("Dion")
    _, there = await second_browser(other, dion, "Dion")
    await dion.press(END)
    assert await there.is_closed()
    assert (await dion.hear("games"))["refused"] is False


async def test_an_update_that_is_committed_late_is_shown(both):
    one, other = both
    _, eve = await other.person("Eve")
    [visitor] = other.chat._presence.visitors()
    early, late = (
        PageUpdate(kind=PageKind.LINES, account=visitor.account, lines=(line(key),))
        for key in ("help", "opening")
    )
    now = one.service.clock()
    async with one.store.database._engine.connect() as link:
        await link.run_sync(lambda at: add_page_update(at, early, now))
        await one.store.add_page_update(late, now)
        first = await eve.frame("answer")
        await link.commit()
    assert (await eve.frame("answer"))["lines"] != first["lines"]


async def test_a_process_that_missed_updates_has_its_pages_connect_again(opening, monkeypatch):
    async with opening() as visit:
        _, dion = await visit.person("Dion")
        monkeypatch.setattr(updates, "BEHIND_AFTER", -1)
        assert await dion.is_closed()


async def test_an_outage_of_the_store_while_an_update_is_shown_is_waited_out(both, monkeypatch):
    one, other = both
    monkeypatch.setattr(updates, "RETRY_AFTER", 0.01)
    _, dion = await one.person("Dion")
    _, eve = await other.person("Eve")
    views, outages = other.chat._dispatcher.views, [StoreFault(), StoreFault()]
    context = views.context

    async def failing(*asked):
        if outages:
            raise outages.pop()
        return await context(*asked)

    monkeypatch.setattr(views, "context", failing)
    match = (await dion.hear("challenge Eve lemery-compact"))["post"]["match"]
    assert (await post_of(eve, match))["call"] is True
    assert outages == []


def test_a_long_gap_is_not_remembered_whole():
    cursor = UpdateCursor(0)
    assert list(cursor.fresh([10**9], 0.0)) == [10**9]
    assert len(cursor.missed) == MAX_MISSED
    assert list(cursor.fresh([10**9 - 5, 5], 1.0)) == [10**9 - 5]
    assert list(cursor.fresh([], 31.0)) == []
    assert cursor.missed == ()
