"""Events in the web chat, and the page of an event, which anyone can read."""

import re

import feedparser
import pytest

from bot.core.service.tournaments import TournamentDirector
from bot.frontends.web.sign_in import identity
from tests.bot.frontends.crowded_events import HOSTILE, hostile
from tests.bot.frontends.web.public import forget, get, give_up, page

NAMES = ("Alkaios", "Brasidas", "Chares")


@pytest.fixture
async def sockets(visit):
    return [(await visit.person(name))[1] for name in NAMES]


@pytest.fixture
async def event(sockets):
    """The code of an event that three people have joined."""
    made = await sockets[0].hear("event new round-robin walker petteia name=<b>Spring</b>")
    code = re.search(r"event join ([a-z0-9]{6})", " ".join(made["lines"]))[1]
    for socket in sockets:
        joined = await socket.hear(f"event join {code}")
        assert not joined["refused"]
    return code


async def test_an_event_has_a_page_with_its_standings(visit, event):
    shown = await page(visit, f"/event/{event}")
    assert "<b>Spring</b>: round robin in" in shown.text
    assert "3 players have joined." in shown.text
    for name in NAMES:
        assert f"\u2068{name}\u2069: 0" in shown.text
    assert shown.preview["og:title"].startswith("<b>Spring</b>")
    response, _ = await get(visit, f"/event/{event}")
    assert response.headers["X-Robots-Tag"] == "noindex"


async def test_a_feed_has_the_finished_matches_of_an_event(visit, event, sockets):
    path = f"/event/{event}/feed.atom"
    assert feedparser.parse((await get(visit, path))[1]).entries == []
    await sockets[0].hear(f"event start {event}")
    await TournamentDirector(visit.service).run_due(visit.service.clock())
    [pairing] = (await visit.store.tournament(event)).of_round(1)
    second = (await visit.store.account(pairing.second)).name
    await give_up(sockets[NAMES.index(second)], pairing.match)
    response, body = await get(visit, path)
    feed = feedparser.parse(body)
    assert (response.content_type, feed.bozo) == ("application/atom+xml", False)
    assert feed.feed.title.startswith("<b>Spring</b>")
    [entry] = feed.entries
    assert entry.link == f"{visit.url}/match/{pairing.match}"
    assert f"\u2068{second}\u2069: 1\u20130" in entry.title
    shown = await page(visit, f"/event/{event}")
    [linked] = [attrs for tag, attrs in shown.tags if attrs.get("rel") == "alternate"]
    assert linked["href"] == path
    assert f"/match/{pairing.match}" in shown.all("a", "href")


async def test_an_event_says_where_its_page_is(visiting):
    async with visiting(site_url="https://petteia.example") as visit:
        _, socket = await visit.person("Alkaios")
        made = await socket.hear("event new ladder poleis")
        code = re.search(r"event join ([a-z0-9]{6})", " ".join(made["lines"]))[1]
        assert f"Page: https://petteia.example/event/{code}" in made["lines"]


async def test_a_made_up_code_is_no_event(visit, event):
    missing, body = await get(visit, "/event/zzzzzz")
    other, same = await get(visit, "/nowhere")
    assert (missing.status, other.status) == (404, 404)
    assert body == same
    assert event not in body.decode()


async def test_a_forgotten_person_is_gone_from_the_page(visit, event, sockets):
    await forget(sockets[2])
    shown = await page(visit, f"/event/{event}")
    assert "Chares" not in shown.text
    assert "2 players have joined." in shown.text


async def test_names_of_events_and_people_stay_text(visit):
    browser, _ = await visit.person("Alkaios")
    holder = await visit.store.account_of(identity(browser.token))
    for event in await hostile(visit.service, holder.id):
        shown = await page(visit, f"/event/{event.id}")
        assert {"b", "script"}.isdisjoint(tag for tag, _ in shown.tags)
        assert not any("t.me" in link or "a.example" in link for link in shown.all("a", "href"))
        assert f"{event.name}: Swiss in" in shown.text
        for name in HOSTILE:
            assert f"\u2068{name}\u2069: 0" in shown.text
