"""The calendar of a person in the web chat, as programs read it, and who finds it."""

from datetime import UTC, datetime, timedelta

import icalendar
import pytest

from bot.i18n import LANGUAGES
from tests.bot.frontends.web.public import forget, get, give_up
from tests.bot.frontends.web.test_ratings import choice

REQUIRED = ("UID", "DTSTAMP", "DTSTART", "SUMMARY", "URL")


@pytest.fixture
async def pair(visit):
    """The sockets of two people, one with a name that is full of what iCalendar escapes."""
    return [(await visit.person(name))[1] for name in ("Alkaios", "A;B,C\\:" * 3)]


async def address(visit, socket):
    """The path of a person's calendar; the page is told the whole address."""
    told = (await socket.hear("calendar"))["shared"]
    assert told.startswith(f"{visit.url}/calendar/")
    return told.removeprefix(visit.url)


async def events(visit, path):
    response, body = await get(visit, path)
    assert (response.status, response.content_type) == (200, "text/calendar")
    assert response.headers["Cache-Control"] == "no-store"
    assert all(len(each) <= 75 for each in body.split(b"\r\n"))
    found = icalendar.Calendar.from_ical(body)
    assert (found["VERSION"], bool(found["PRODID"])) == ("2.0", True)
    assert found.errors == []
    for event in found.events:
        assert event.errors == []
        assert [each for each in REQUIRED if each not in event] == []
    return found.events


async def test_a_calendar_has_the_times_at_which_clocks_run_out(visit, pair):
    one, two = pair
    path = await address(visit, one)
    assert await events(visit, path) == []
    codes = []
    for game in ("lemery-compact", "poleis"):
        made = await two.hear(f"challenge Alkaios {game} side=second clock=3d")
        codes.append(made["post"]["match"])
    asked = await events(visit, path)
    assert {event["URL"] for event in asked} == {f"{visit.url}/match/{code}" for code in codes}
    for code in codes:
        await one.hear(f"accept {code}")
    begun = await events(visit, path)
    assert {event["UID"] for event in begun} == {event["UID"] for event in asked}
    left = {event.start - datetime.now(UTC) for event in begun}
    assert all(timedelta(days=2.9) < each <= timedelta(days=3) for each in left)
    assert "Your turn: \u2068A;B,C\\:" in begun[0]["SUMMARY"]
    await give_up(one, codes[0])
    [other] = await events(visit, path)
    assert other["URL"] == f"{visit.url}/match/{codes[1]}"


async def test_only_the_newest_address_leads_to_a_calendar_until_it_is_ended(visit, pair):
    one, _ = pair
    old = await address(visit, one)
    shown = await one.hear("calendar")
    renewed = await one.press(choice(shown, "Get a new address"))
    new = renewed["shared"].removeprefix(visit.url)
    made_up = f"/calendar/{'a' * 43}.ics"
    gone = [(await get(visit, path))[1] for path in (old, made_up)]
    assert gone[0] == gone[1]
    assert [(await get(visit, path))[0].status for path in (old, made_up, new)] == [404, 404, 200]
    await one.press(choice(renewed, "Stop the calendar"))
    assert (await get(visit, new))[0].status == 404


async def test_a_person_who_is_forgotten_has_no_calendar_at_once(visit, pair):
    path = await address(visit, pair[0])
    await forget(pair[0])
    assert (await get(visit, path))[0].status == 404


async def test_a_calendar_is_in_the_language_of_its_person(visit, pair):
    one, two = pair
    await two.hear("challenge Alkaios lemery-compact")
    path, summaries = await address(visit, one), set()
    for language in LANGUAGES:
        await one.hear(f"settings language={language}")
        [event] = await events(visit, path)
        summaries.add(event["SUMMARY"])
    assert len(summaries) == len(LANGUAGES)


async def test_the_address_is_in_no_line_of_the_log(visit, pair, capfd, caplog):
    path = await address(visit, pair[0])
    await get(visit, path)
    await get(visit, f"{path}x")
    token = path.rpartition("/")[2].removesuffix(".ics")
    logged = "".join(capfd.readouterr()) + caplog.text
    assert token not in logged


async def test_the_public_address_is_told_where_there_is_one(visiting):
    site = "https://petteia.example"
    async with visiting(invitation="sealed letters", public_url=site, site_url=site) as visit:
        browser = visit.browser()
        await browser.enter("Alkaios", invitation="sealed letters")
        socket = await browser.socket()
        await socket.frame("hello")
        assert (await socket.hear("calendar"))["shared"].startswith(f"{site}/calendar/")
