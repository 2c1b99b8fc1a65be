"""The feed of a player's matches, as programs that read feeds take it."""

from datetime import datetime

import feedparser
import pytest

from bot.i18n import LANGUAGES
from tests.bot.frontends.web.public import forget, get, played

EVE = "<Eve> & \"']]>"
FEED = "/player/Alkaios/feed.atom"


@pytest.fixture
async def pair(visit):
    """The sockets of two people, one with a name that is full of what XML escapes."""
    return [(await visit.person(name))[1] for name in ("Alkaios", EVE)]


@pytest.fixture
async def codes(visit, pair):
    """The codes of two matches in the lobby, of which the latter is the last; one is private."""
    _, other = await visit.person("Brasidas")
    await played(pair[0], other, opponent="Brasidas")
    return [await played(*pair), await played(*pair, "poleis")]


async def parsed(visit, path=FEED, **headers):
    response, body = await get(visit, path, **headers)
    assert (response.status, response.content_type) == (200, "application/atom+xml")
    found = feedparser.parse(body)
    assert not found.bozo
    assert found.version == "atom10"
    return found


async def test_a_feed_has_the_public_matches_of_a_player(visit, codes):
    feed = await parsed(visit)
    links = [entry.link for entry in feed.entries]
    assert links == [f"{visit.url}/match/{code}" for code in reversed(codes)]
    assert (
        feed.entries[0].title == f"\u2068Alkaios\u2069 beat \u2068{EVE}\u2069 in Poleis (Dmytro)."
    )
    assert feed.feed.title == "\u2068Alkaios\u2069: matches and ratings"
    assert feed.feed.author == "Alkaios"
    assert feed.feed.updated == feed.entries[0].updated
    assert [each.href for each in feed.feed.links if each.rel == "self"] == [
        f"{visit.url}/player/alkaios/feed.atom"
    ]
    for each in (feed.feed, *feed.entries):
        assert datetime.fromisoformat(each.updated).tzinfo is not None
        assert each.id.startswith("urn:uuid:")
    assert len({each.id for each in (feed.feed, *feed.entries)}) == 3


async def test_ids_stay_where_the_address_and_the_name_change(visiting):
    feeds = []
    async with visiting() as visit:
        pair = [(await visit.person(name))[1] for name in ("Alkaios", "Brasidas")]
        await played(*pair)
        feeds.append(await parsed(visit))
        await pair[0].hear("rename Alexander")
        assert (await get(visit, FEED))[0].status == 404
    address = {"public_url": "https://petteia.example", "invitation": "sealed letters"}
    async with visiting(**address) as visit:
        feeds.append(await parsed(visit, FEED.replace("Alkaios", "Alexander")))
    assert feeds[1].entries[0].link.startswith("https://petteia.example/match/")
    for one, other in zip(*((feed.feed, *feed.entries) for feed in feeds), strict=True):
        assert one.id == other.id
        assert one.updated == other.updated


@pytest.mark.usefixtures("codes")
async def test_what_a_reader_has_already_is_not_sent_again(visit, pair):
    response, _ = await get(visit, FEED)
    known = {"If-None-Match": response.headers["ETag"]}
    again, body = await get(visit, FEED, **known)
    assert (again.status, body) == (304, b"")
    assert again.headers["ETag"] == response.headers["ETag"]
    assert "max-age=60" in response.headers["Cache-Control"]
    await played(*pair)
    assert (await get(visit, FEED, **known))[0].status == 200


@pytest.mark.usefixtures("codes")
async def test_a_feed_is_in_the_language_of_the_reader(visit):
    feeds = [await parsed(visit, **{"Accept-Language": language}) for language in LANGUAGES]
    assert len({feed.feed.title for feed in feeds}) == len(LANGUAGES)
    assert len({feed.entries[0].title for feed in feeds}) == len(LANGUAGES)


@pytest.mark.usefixtures("codes")
async def test_a_person_who_is_forgotten_is_in_no_feed_at_once(visit, pair):
    known = {"If-None-Match": (await get(visit, FEED))[0].headers["ETag"]}
    await forget(pair[0])
    assert (await get(visit, FEED, **known))[0].status == 404
    feed = (await get(visit, "/player/%3CEve%3E%20&%20%22']]%3E/feed.atom"))[1].decode()
    assert "Someone" in feed
    assert "Alkaios" not in feed
