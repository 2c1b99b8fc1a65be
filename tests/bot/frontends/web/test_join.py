"""The link to a challenge: what it shows, whom it lets in, and what it never does."""

import json
from html.parser import HTMLParser
from io import BytesIO

import pytest
import segno
from PIL import Image

from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import line
from bot.core.typed.terms import ruleset_line
from bot.frontends.web.join import JoinLinks
from bot.frontends.web.limits import Rate, WebLimits
from bot.i18n import speaker
from engine import Game
from engine.catalogue import DEFAULT, ruleset
from render.info_panel import legible

SECRET = "sealed letters"
INVITE = str(Control(Verb.INVITE))


class Page(HTMLParser):
    """What the page says to the script and to those who preview links."""

    def __init__(self, text):
        super().__init__()
        self.joined, self.tags = None, {}
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        named = dict(attrs)
        if tag == "body":
            self.joined = json.loads(named["data-joined"])
        elif tag == "meta" and "property" in named:
            self.tags[named["property"]] = named["content"]


async def page(browser, path):
    async with browser.session.get(browser.url + path) as response:
        assert response.status == 200
        return Page(await response.text())


async def invited(visit, name="Alkaios", **fields):
    """A host's socket, and the path of the link that they share."""
    host = visit.browser()
    status, _ = await host.enter(name, **fields)
    assert status == 200
    line = await host.socket()
    await line.frame("hello")
    return line, (await line.press(INVITE))["join"]


async def test_a_link_shows_who_invites_to_what(visit):
    _, path = await invited(visit)
    shown = await page(visit.browser(), path)
    assert "Alkaios" in shown.joined["headline"]
    assert "Compact Petteia" in shown.tags["og:title"]
    aim = speaker("en").say(line("aim-lemery-compact"))
    assert shown.joined["aim"] == aim
    assert shown.tags["og:description"].startswith(aim)
    async with visit.browser().session.get(visit.url + shown.joined["picture"]["src"]) as picture:
        assert picture.content_type == "image/png"


async def test_a_link_tells_whether_the_match_counts_for_ratings(visit):
    said = speaker("en").say(line("note-game-rated", ruleset=ruleset_line(DEFAULT)))
    host, path = await invited(visit)
    made = await host.hear(f"challenge {DEFAULT} rated=yes")
    shown = [await page(visit.browser(), each) for each in (path, made["join"])]
    assert [said in each.joined["notes"] for each in shown] == [False, True]


async def test_opening_a_link_changes_nothing(visit):
    line, path = await invited(visit)
    guest = visit.browser()
    for _ in range(3):
        await page(guest, path)
    assert (await line.press(INVITE))["join"] == path
    assert list(guest.session.cookie_jar) == []


async def test_a_link_to_what_is_not_open_tells_nothing(visit):
    line, path = await invited(visit)
    code = path.rpartition("/")[2]
    await line.hear("withdraw")
    for each in (path, "/join/nosuch", f"/join/{code}/forged"):
        shown = await page(visit.browser(), each)
        assert shown.joined == {"code": code_of(each), "ways": []}
        assert shown.tags == {}


def code_of(path):
    return path.split("/")[2]


async def test_who_comes_late_can_challenge_who_invited(visit):
    _, path = await invited(visit)
    guest = visit.browser()
    await guest.enter("Brasidas")
    line = await guest.socket()
    await line.frame("hello")
    accept = (await page(guest, path)).joined["accept"]
    await line.press(accept)
    shown = await page(visit.browser(), path)
    assert [way["label"] for way in shown.joined["ways"]] == ["Challenge \u2068Alkaios\u2069"]
    made = await line.press(shown.joined["ways"][0]["id"])
    assert "Alkaios" in made["post"]["headline"]


async def test_a_name_in_a_link_is_never_markup(visit):
    _, path = await invited(visit, "<b>&quot;Eve")
    async with visit.browser().session.get(visit.url + path) as response:
        assert "<b>" not in await response.text()


async def test_malformed_links_are_not_found(visit):
    for path in ("/join/", "/join/UPPER", f"/join/{'a' * 13}", "/join/ab/%00"):
        assert (await visit.browser().get(path)).status in {404, 400}, path


async def test_a_public_chat_gives_previews_an_absolute_picture(visiting):
    async with visiting(invitation=SECRET, public_url="https://petteia.example") as visit:
        _, path = await invited(visit, invitation=SECRET)
        tags = (await page(visit.browser(), path)).tags
        assert tags["og:image"].startswith("https://petteia.example/picture/")


async def test_the_picture_of_a_preview_is_served_to_anybody(visit):
    _, path = await invited(visit)
    address = (await page(visit.browser(), path)).tags["og:image"]
    async with visit.browser().session.get(address) as picture:
        assert (picture.status, picture.content_type) == (200, "image/png")
        assert "max-age" in picture.headers["Cache-Control"]


def previewed(visit, tags):
    """The picture behind a preview's tag."""
    return visit.chat._pictures.stills._value(tags["og:image"].rpartition("/")[2][:-4])


async def test_a_preview_is_the_board_of_the_challenge_with_who_invites(visit):
    _, path = await invited(visit)
    tags = (await page(visit.browser(), path)).tags
    shown = previewed(visit, tags)
    assert legible(shown.caption) == "Alkaios invites you to Compact Petteia (Lemery Games)"
    assert shown.pieces == Game.start(ruleset(DEFAULT)).text.split()[0]
    async with visit.browser().session.get(tags["og:image"]) as response:
        size = Image.open(BytesIO(await response.read())).size
    assert size == (int(tags["og:image:width"]), int(tags["og:image:height"]))
    assert tags["og:image:alt"] == tags["og:title"]


async def test_the_preview_of_a_game_that_begins_with_no_men_shows_some(visit):
    line, _ = await invited(visit)
    path = (await line.press(f"{INVITE}poleis"))["join"]
    shown = previewed(visit, (await page(visit.browser(), path)).tags)
    assert legible(shown.caption) == "Alkaios invites you to Poleis (Dmytro)"
    assert "P" in shown.pieces


async def test_a_name_that_captions_cannot_be_written_with_is_left_out_of_a_preview(visit):
    _, path = await invited(visit, "将棋の友")
    tags = (await page(visit.browser(), path)).tags
    assert "将棋の友" in tags["og:title"]
    assert previewed(visit, tags).caption == "Compact Petteia (Lemery Games)"


@pytest.mark.parametrize("public", [None, "https://petteia.example"])
async def test_a_link_has_a_qr_code_of_its_whole_address(visiting, public):
    async with visiting(invitation=SECRET, public_url=public) as visit:
        _, path = await invited(visit, invitation=SECRET)
        async with visit.browser().session.get(f"{visit.url}{path}/qr.svg") as response:
            assert (response.status, response.content_type) == (200, "image/svg+xml")
            drawn = await response.read()
        expected = BytesIO()
        segno.make_qr((public or visit.url) + path).save(
            expected, kind="svg", light="#fff", xmldecl=False, omitsize=True
        )
        assert drawn == expected.getvalue()


async def test_the_challenger_is_shown_the_whole_link_where_the_address_is_known(visiting):
    async with visiting(invitation=SECRET, public_url="https://petteia.example") as visit:
        line, _ = await invited(visit, invitation=SECRET)
        made = await line.press(INVITE)
        whole = f"https://petteia.example{made['join']}"
        assert [note for note in made["post"]["notes"] if whole in note]


async def test_a_link_lets_a_newcomer_in_where_a_secret_is_needed(visiting):
    async with visiting(invitation=SECRET) as visit:
        _, path = await invited(visit, invitation=SECRET)
        shown = (await page(visit.browser(), path)).joined
        guest = visit.browser()
        status, _ = await guest.enter("Brasidas", challenge=shown["code"], token=shown["token"])
        assert status == 200
        line = await guest.socket()
        await line.frame("hello")
        assert not (await line.press(shown["accept"]))["refused"]


async def test_the_link_of_a_challenge_opens_no_other_and_none_that_is_over(visiting):
    async with visiting(invitation=SECRET) as visit:
        line, path = await invited(visit, invitation=SECRET)
        other = (await line.press(f"{INVITE}poleis"))["join"]
        _, _, code, token = path.split("/")
        for wrong in ({"challenge": other.split("/")[2], "token": token}, {"challenge": code}):
            status, _ = await visit.browser().enter("Brasidas", **wrong)
            assert status == 403
        await line.press(f"withdraw:{code}:0:")
        status, _ = await visit.browser().enter("Brasidas", challenge=code, token=token)
        assert status in {403, 429}


async def test_wrong_links_count_as_wrong_invitations(visiting):
    limits = WebLimits(wrong_invitations=Rate(1, 0.001), wrong_wait=0.0)
    async with visiting(invitation=SECRET, limits=limits) as visit:
        tried = [
            (await visit.browser().enter("Eve", challenge="aaaaaa", token="forged"))[0]
            for _ in range(2)
        ]
    assert tried == [403, 429]


async def test_one_link_lets_a_few_people_in(visiting):
    limits = WebLimits(challenge_names=Rate(2, 0.001))
    async with visiting(invitation=SECRET, limits=limits) as visit:
        _, path = await invited(visit, invitation=SECRET)
        _, _, code, token = path.split("/")
        entered = [
            (await visit.browser().enter(f"Guest {each}", challenge=code, token=token))[0]
            for each in "abc"
        ]
    assert entered == [200, 200, 403]


async def test_links_opened_in_haste_are_refused(visiting):
    async with visiting(limits=WebLimits(peer_joins=Rate(2, 0.001))) as visit:
        opened = [(await visit.browser().get("/join/abc")).status for _ in range(3)]
    assert opened == [200, 200, 429]


async def test_without_the_token_nobody_learns_who_invites(visiting):
    async with visiting(invitation=SECRET) as visit:
        _, path = await invited(visit, invitation=SECRET)
        shown = await page(visit.browser(), path.rpartition("/")[0])
        assert shown.joined == {"code": code_of(path), "ways": []}


def test_a_token_depends_on_the_secret_and_the_challenge_and_shows_neither():
    links, others = JoinLinks(SECRET), JoinLinks("another secret")
    path = links.path("abc")
    assert path != others.path("abc")
    assert path.rpartition("/")[2] != links.path("abd").rpartition("/")[2]
    assert SECRET not in path
    assert JoinLinks(None).path("abc") == "/join/abc"


@pytest.mark.parametrize(
    ("zone", "stored"), [("Europe/Rome", "Europe/Rome"), ("Nowhere/Else", "UTC"), ("", "UTC")]
)
async def test_a_newcomer_has_the_zone_of_their_browser(visit, zone, stored):
    guest = visit.browser()
    await guest.enter("Brasidas", zone=zone)
    line = await guest.socket()
    await line.frame("hello")
    labels = [each["label"] for each in (await line.hear("settings"))["choices"]]
    assert f"Zone: {stored.rpartition('/')[2]}" in labels


async def test_a_person_is_offered_the_zone_where_their_browser_is_now(visit):
    guest = visit.browser()
    await guest.enter("Brasidas", zone="Europe/Rome")
    line = await guest.socket(zone="Asia/Tokyo", languages="en")
    await line.frame("hello")
    offered = (await line.press("settings::0:zone"))["choices"]
    assert offered[0]["label"] == "Asia/Tokyo"
