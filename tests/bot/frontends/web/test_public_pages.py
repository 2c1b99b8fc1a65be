"""The pages of players, tables and puzzles, which people without an account read."""

from datetime import UTC, datetime, timedelta
from io import BytesIO

import pytest
from PIL import Image

from bot.core.accounts.people import People
from bot.core.handlers.opening import ANYBODY
from bot.core.matches.chance import Chance
from bot.core.matches.model import Identity
from bot.frontends.web.limits import Rate, WebLimits
from bot.i18n import LANGUAGES, speaker
from tests.bot.frontends.web.public import Page, forget, get, give_up, page, played

HOSTILE = "<b>&\"Eve'"
MADE_UP = (
    "/player/nobody",
    "/player/",
    "/player/%00",
    f"/player/{'a' * 3000}",
    "/player/computer-3",
)


@pytest.fixture
async def pair(visit):
    """The sockets of two people."""
    return [(await visit.person(name))[1] for name in ("Alkaios", "Brasidas")]


@pytest.fixture
async def matches(pair):
    """The codes of two rated matches in the lobby, which the first of the two has won."""
    return [await played(*pair, game) for game in ("lemery-compact", "poleis")]


async def test_a_player_has_a_page_with_their_curve_and_their_matches(visit, matches):
    shown = await page(visit, "/player/Alkaios")
    assert "\u2068Alkaios\u2069: matches and ratings" in shown.text
    assert "Rating in Compact Petteia (Lemery Games): 1630" in shown.text
    assert "\u2068Alkaios\u2069 beat \u2068Brasidas\u2069 in Poleis (Dmytro)." in shown.text
    assert "you" not in shown.text.lower().replace("your language", "")
    hrefs = shown.all("a", "href")
    assert {f"/match/{code}" for code in matches} <= set(hrefs)
    [src] = [each for each in shown.all("img", "src") if each.startswith("/player/")]
    response, body = await get(visit, src)
    with Image.open(BytesIO(body)) as picture:
        size = picture.size
    [image] = [attrs for tag, attrs in shown.tags if tag == "img" and attrs["src"] == src]
    assert size == (int(image["width"]), int(image["height"]))
    assert response.headers["Cache-Control"] == "public, max-age=60"


@pytest.mark.usefixtures("matches")
async def test_a_page_of_a_player_is_not_indexed_and_has_a_preview_and_a_feed(visit):
    response, body = await get(visit, "/player/Alkaios")
    assert response.headers["X-Robots-Tag"] == "noindex"
    shown = Page(body.decode())
    assert shown.preview["og:title"] == "\u2068Alkaios\u2069: matches and ratings"
    assert shown.preview["og:image"] == f"{visit.url}/player/alkaios/picture.png"
    assert (await get(visit, "/player/alkaios/picture.png"))[0].content_type == "image/png"
    [feed] = [attrs for tag, attrs in shown.tags if attrs.get("rel") == "alternate"]
    assert (feed["type"], feed["href"]) == ("application/atom+xml", "/player/alkaios/feed.atom")
    assert not [tag for tag, attrs in shown.tags if tag in {"script", "style"} or "style" in attrs]


@pytest.mark.usefixtures("matches")
async def test_a_page_leads_to_the_curves_of_other_games(visit):
    first = await page(visit, "/player/Alkaios")
    [other] = [href for href in first.all("a", "href") if href.startswith("?game=")]
    shown = await page(visit, f"/player/Alkaios{other}")
    assert f"/player/alkaios/picture.png{other}" in shown.all("img", "src")
    assert f"/player/alkaios/picture.png{other}" in shown.preview["og:image"]
    assert (await get(visit, "/player/Alkaios?game=%3Cscript%3E"))[0].status == 404


def date_of(response):
    return "Date", response.headers["Date"]


@pytest.mark.usefixtures("matches")
async def test_a_person_who_is_hidden_is_answered_as_one_who_does_not_exist(visit, pair):
    one, two = pair
    _, hermit = await visit.person("Hermit")
    await played(hermit, two, opponent="Brasidas")
    await one.hear("settings results=nobody")
    made_up = [await get(visit, path) for path in MADE_UP]
    hidden = [
        await get(visit, f"/player/{name}{end}")
        for name in ("Alkaios", "Hermit")
        for end in ("", "/picture.png", "/feed.atom")
    ]
    answers = {
        (response.status, frozenset(response.headers.items() - {date_of(response)}), body)
        for response, body in (*made_up, *hidden)
    }
    [(status, _, _)] = answers
    assert status == 404
    assert (await get(visit, "/player/Brasidas"))[0].status == 200
    await one.hear("settings results=played")
    assert (await get(visit, "/player/Alkaios"))[0].status == 404


async def test_a_person_without_a_name_of_their_own_has_an_address_without_it(visit, pair):
    """Those of Discord and Telegram are called as their platforms say, which is not unique."""
    people, telegram = People(visit.store, Chance()), Identity("telegram", "710009009")
    dion = await people.meet(telegram, "Dion")
    code = (await pair[0].hear("challenge lemery-compact"))["post"]["match"]
    await visit.chat._dispatcher.hear(dion, f"accept {code}")
    await give_up(pair[0], code)
    shown = await page(visit, f"/player/{dion.id}")
    assert "\u2068Dion\u2069 beat \u2068Alkaios\u2069" in shown.text
    assert "710009009" not in str(shown.tags) + shown.text
    assert (await get(visit, "/player/Dion"))[0].status == 404


async def test_a_name_is_never_markup(visit):
    pair = [(await visit.person(name))[1] for name in (HOSTILE, "Brasidas")]
    await played(*pair)
    for path in ("/player/Brasidas", "/top/lemery-compact", "/player/%3Cb%3E&%22Eve'"):
        body = (await get(visit, path))[1].decode()
        assert "&lt;b&gt;" in body, path
        assert "<b>" not in body, path


@pytest.mark.usefixtures("matches")
async def test_a_table_says_what_top_everywhere_does_with_links_to_others(visit, pair):
    said = (await pair[1].hear("top poleis everywhere"))["lines"]
    shown = await page(visit, "/top/poleis")
    assert all(each in shown.text for each in said)
    assert shown.preview["og:title"] == said[0]
    hrefs = shown.all("a", "href")
    assert "/top/lemery-compact" in hrefs
    for href in (each for each in hrefs if each.startswith("/top")):
        assert "Best ratings" in (await page(visit, href)).text
    assert "Compact Petteia" in (await page(visit, "/top")).preview["og:title"]
    for path in ("/top/poleis/picture.png", "/top/picture.png"):
        assert (await get(visit, path))[0].content_type == "image/png"
    for path in ("/top/nosuch", "/top/poleis=here=all"):
        assert (await get(visit, path))[0].status == 404, path


async def test_the_page_of_a_puzzle_shows_the_position_and_not_the_solution(visit):
    today = datetime.now(UTC).date()
    lessons = visit.chat._dispatcher.rulebook.lessons
    shown = await page(visit, f"/puzzle/{today}")
    assert "/puzzle" in shown.all("a", "href")
    assert " to move." in shown.text
    about = lessons.daily(ANYBODY, today).about
    solution = lessons.press(ANYBODY, f"{about}=tell", frozenset()).answer
    told = [speaker("en").say(each) for each in solution.lines]
    assert [each for each in told if each in shown.text] == [told[0]]
    assert shown.preview["og:image"].endswith(f"/puzzle/{today}/picture.png")
    assert (await get(visit, f"/puzzle/{today}/picture.png"))[0].content_type == "image/png"
    for day in (today + timedelta(days=2), "2026-02-30", "0000-01-01"):
        assert (await get(visit, f"/puzzle/{day}"))[0].status == 404, day


@pytest.mark.usefixtures("matches")
async def test_the_pages_are_in_the_language_of_the_reader(visit):
    today = datetime.now(UTC).date()
    for path in ("/player/Alkaios", "/top/poleis", f"/puzzle/{today}"):
        texts = set()
        for language in LANGUAGES:
            response, body = await get(visit, path, **{"Accept-Language": language})
            assert response.headers["Content-Language"] == language
            texts.add(Page(body.decode()).text)
        assert len(texts) == len(LANGUAGES), path


@pytest.mark.usefixtures("matches")
async def test_a_person_who_is_forgotten_is_on_no_page_at_once(visit, pair):
    before = await page(visit, "/player/Brasidas")
    assert "Alkaios" in before.text
    await forget(pair[0])
    assert (await get(visit, "/player/Alkaios"))[0].status == 404
    assert (await get(visit, "/player/Alkaios/picture.png"))[0].status == 404
    for path in ("/player/Brasidas", "/top/poleis", "/top"):
        assert "Alkaios" not in (await page(visit, path)).text, path


async def test_a_client_that_asks_too_often_is_refused(visiting):
    async with visiting(limits=WebLimits(peer_pages=Rate(3, 1e-3))) as visit:
        statuses = [
            (await get(visit, path))[0].status for path in ("/top", "/player/x", "/top") * 2
        ]
        assert statuses == [200, 404, 200, 429, 429, 429]
        assert (await get(visit, "/privacy"))[0].status == 200
