"""Matches that anyone may watch: their pages, moments, frames, previews and live changes."""

import asyncio
import json
import random
import re
from html.parser import HTMLParser
from urllib.parse import quote

import pytest
from aiohttp import WSServerHandshakeError
from sqlalchemy import delete

from bot.core.matches.actions import choices
from bot.core.matches.controls import Control, Verb, read_control
from bot.core.matches.errors import StoreFault
from bot.core.matches.play import Play
from bot.frontends.web.limits import Rate, WebLimits
from bot.storage.schema import events, matches, outbox
from engine.catalogue import KEYS
from tests.bot.core.sample_matches import to_act
from tests.bot.frontends.web.conftest import Socket
from tests.bot.frontends.web.unhurried import UNHURRIED
from tests.bot.plays import WON

STILL = {"replay", "board"}
"""The verbs of the buttons that a watcher has: they lead to moments, and back."""


class Page(HTMLParser):
    """What a page tells its script, and those who preview links."""

    def __init__(self, text):
        super().__init__()
        self.watched, self.tags, self.links, self.text = None, {}, {}, text
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        named = dict(attrs)
        if tag == "body":
            self.watched = json.loads(named.get("data-watched", "null"))
        elif tag == "meta":
            self.tags[named.get("property") or named.get("name")] = named.get("content")
        elif tag == "link":
            self.links[named.get("type") or named["rel"]] = named["href"]


async def fetched(browser, path, **headers):
    async with browser.session.get(browser.url + path, headers=headers) as response:
        kept = {name: value for name, value in response.headers.items() if name != "Date"}
        return response.status, kept, await response.text()


async def page(browser, path):
    status, headers, text = await fetched(browser, path)
    assert status == 200
    return Page(text), headers


async def begun(visit, terms="lemery-compact", *, public=True):
    """A match of two people in their own chats; returns their browsers' sockets and its id."""
    first_browser, first = await visit.person("Dion")
    _, second = await visit.person("Berenike")
    made = await first.hear(f"challenge Berenike {terms} side=first")
    match = made["post"]["match"]
    await second.hear(f"accept {match}")
    if public:
        await first.hear("public")
        await second.hear("public")
    return first_browser, first, second, match


async def watching(browser, match, headers=None):
    line = await browser.session.ws_connect(
        f"{browser.url}/match/{match}/watch", headers=browser.origin | (headers or {})
    )
    browser.stack.push_async_callback(line.close)
    return Socket(line)


def is_still(post):
    """Return whether a post has nothing to press that acts, and nothing of one player only."""
    assert {read_control(each["id"]).verb for each in post["choices"]} <= STILL
    ways = [way["id"] for row in post["ways"] for way in row if way["id"]]
    assert {read_control(each).verb for each in ways} <= STILL
    own = ("spots", "next", "chat", "tap", "drawn", "picked", "yours", "may_say", "plays_at_once")
    assert not any(post[name] for name in own)
    assert not post["picture"]["flipped"]
    assert not any("?" in pieces for pieces in post["picture"]["squares"].values())
    return True


async def test_a_public_match_is_shown_to_all_and_to_its_players_in_the_chat(visit):
    player, first, _, match = await begun(visit)
    await first.hear("move a2-a3")
    other, _ = await visit.person("Chares")
    for browser in (visit.browser(), other):
        shown, headers = await page(browser, f"/match/{match}")
        post = shown.watched["post"]
        assert is_still(post)
        assert [seat["name"] for seat in post["seats"]] == ["Dion", "Berenike"]
        assert "Berenike" in post["headline"]
        assert (post["ply"], shown.watched["moment"]) == (1, None)
        assert headers["X-Robots-Tag"] == "noindex"
        assert headers["X-Frame-Options"] == "DENY"
    own, _ = await page(player, f"/match/{match}")
    assert own.watched is None
    assert "data-joined" in own.text


async def test_its_moments_are_gone_through_without_an_account(visit):
    _, first, second, match = await begun(visit)
    await first.hear("move a2-a3")
    await second.hear("move a7-a6")
    stranger = visit.browser()
    shown, _ = await page(stranger, f"/match/{match}/1")
    assert shown.watched["moment"]["moment"] == 1
    assert shown.watched["post"]["ply"] == 2
    assert is_still(shown.watched["moment"])
    ways = [way["id"] for way in shown.watched["moment"]["ways"][0]]
    numbers = [read_control(each).choice for each in ways]
    assert numbers == [0, 0, 2, 2]
    for number in range(3):
        status, _, text = await fetched(stranger, f"/match/{match}/{number}.json")
        assert status == 200
        post = json.loads(text)
        assert is_still(post)
        assert (post["moment"], len(post["moves"])) == (number, 2)
        assert [seat["name"] for seat in post["seats"]] == ["Dion", "Berenike"]


async def test_what_may_not_be_watched_answers_like_what_does_not_exist(visit):
    _, first, _, private = await begun(visit, public=False)
    offered = (await first.press(str(Control(Verb.INVITE))))["join"].split("/")[2]
    withdrawn = (await first.hear("challenge Berenike lemery-compact"))["post"]["match"]
    await first.hear(f"withdraw match={withdrawn}")
    _, _, third, public = await _other_pair(visit)
    await third.hear("move a2-a3")
    other, _ = await visit.person("Nikias")
    codes = (private, offered, withdrawn, "nosuchmatch1")
    paths = [
        *(f"/match/{code}{after}" for code in codes for after in ("", "/0", "/0.json", "/watch")),
        *(f"/embed/match/{code}" for code in codes),
        *(f"/match/{public}/{moment}" for moment in ("2", "9999", "2.json", "x")),
        *(f"/oembed?url={quote(f'{visit.url}/match/{code}')}" for code in codes),
        f"/oembed?url={quote(f'https://elsewhere.example/match/{public}')}",
        f"/oembed?url={quote(f'{visit.url}/match/{public}/2')}",
        *("/oembed?url=%2F%2F%5B", "/oembed", "/nowhere"),
    ]
    answers = {path: await fetched(visit.browser(), path) for path in paths}
    answers |= {f"signed in {path}": await fetched(other, path) for path in paths}
    expected = answers["/nowhere"]
    assert expected[0] == 404
    assert {path: each for path, each in answers.items() if each != expected} == {}


async def _other_pair(visit):
    """One more public match, of two others."""
    browser, first = await visit.person("Alkaios")
    _, second = await visit.person("Brasidas")
    match = (await first.hear("challenge Brasidas lemery-compact side=second"))["post"]["match"]
    await second.hear(f"accept {match}")
    await first.hear("public")
    await second.hear("public")
    return browser, first, second, match


@pytest.mark.parametrize("key", KEYS)
async def test_nothing_private_reaches_watchers(visiting, key):
    """Of each game, with random moves, before and after what its players do for themselves."""
    async with visiting(limits=UNHURRIED) as visit:
        _, first, second, match = await begun(visit, key)
        chosen = random.Random(key)
        for _ in range(chosen.randrange(4, 40)):
            stored = await visit.store.match(match)
            if not stored.is_open:
                break
            index = chosen.randrange(len(choices(stored.game)))
            await visit.service.act(match, Play(to_act(stored), index))
        stranger = visit.browser()
        line = await watching(stranger, match)
        before = (await line.frame("post"))["post"]
        assert is_still(before)
        stored = await visit.store.match(match)
        for socket in (first, second):
            await socket.hear(f"say match={match} Xylophagos")
            action = stored.game.write(choices(stored.game)[0]) if stored.is_open else "a1-a2"
            await socket.hear(f"plan {action} match={match}")
            await socket.hear(f"place all match={match}")
            await socket.hear(f"mute match={match}")
        await visit.told()
        shown, _ = await page(stranger, f"/match/{match}")
        after = shown.watched["post"]
        stored = await visit.store.match(match)
        assert "Xylophagos" not in shown.text
        if stored.turn == before["turn"]:  # what was placed at once is seen
            assert {**after, "turn": 0} == {**before, "turn": 0}
        assert is_still(after)
        for number in (0, after["ply"]):
            _, _, text = await fetched(stranger, f"/match/{match}/{number}.json")
            assert "Xylophagos" not in text
            assert is_still(json.loads(text))


async def test_a_move_reaches_watchers_whichever_process_played_it(visit):
    _, _, _, match = await begun(visit)
    english = await watching(visit.browser(), match)
    german = await watching(visit.browser(), match, {"Accept-Language": "de"})
    assert (await english.frame("post"))["post"]["ply"] == 0
    assert (await german.frame("post"))["post"]["ply"] == 0
    await visit.play_out(("a2-a3",))  # by another service, of which the chat hears nothing
    told = [(await line.frame("post"))["post"] for line in (english, german)]
    assert [post["ply"] for post in told] == [1, 1]
    assert told[0]["picture"]["squares"] == told[1]["picture"]["squares"]
    assert told[0]["headline"] != told[1]["headline"]
    await english.ask_pong()


async def test_a_look_that_fails_is_the_last_of_none(visit, monkeypatch):
    _, _, _, match = await begun(visit)
    line = await watching(visit.browser(), match)
    await line.frame("post")
    faults = [StoreFault("full"), RuntimeError("a bug")]
    versions = visit.store.match_versions

    async def failing(ids):
        if faults:
            raise faults.pop()
        return await versions(ids)

    monkeypatch.setattr(visit.store, "match_versions", failing)
    await visit.play_out(("a2-a3",))
    assert (await line.frame("post"))["post"]["ply"] == 1
    assert faults == []


async def test_a_match_that_is_gone_sends_its_watchers_away(visit):
    _, _, _, match = await begun(visit)
    line = await watching(visit.browser(), match)
    await line.frame("post")

    def erase(connection):
        for table in (outbox, events):
            connection.execute(delete(table))
        connection.execute(delete(matches))

    await visit.store.database.write(erase)
    assert (await line.frame("post"))["post"] is None
    assert await line.is_closed()


async def test_watchers_leave_room_for_players(visiting):
    async with visiting(limits=WebLimits(connections=32)) as visit:  # 28 are for WebSockets
        _, _, _, match = await begun(visit)
        watchers = [await watching(visit.browser(), match) for _ in range(7)]
        with pytest.raises(WSServerHandshakeError) as refused:
            await watching(visit.browser(), match)
        assert refused.value.status == 503
        await visit.person("Chares")
        await watchers[0].line.close()
        async with asyncio.timeout(60):
            while True:
                try:
                    await watching(visit.browser(), match)
                except WSServerHandshakeError:
                    await asyncio.sleep(0.05)  # until the server has seen that one is gone
                else:
                    break


async def test_a_client_that_asks_too_often_has_to_wait(visiting):
    async with visiting(limits=WebLimits(peer_watches=Rate(2, 1e-9))) as visit:
        stranger = visit.browser()
        statuses = [(await stranger.get(f"/match/nosuch{each}")).status for each in range(3)]
        assert statuses == [404, 404, 429]


async def test_what_a_watcher_says_is_answered_by_a_pong_alone(visit):
    _, _, _, match = await begun(visit)
    line = await watching(visit.browser(), match)
    await line.frame("post")
    await line.line.send_json({"kind": "press", "n": 1, "control": f"resign-yes:{match}:0:"})
    await line.line.send_json({"kind": "ping"})
    await line.frame("pong")
    assert (await visit.store.match(match)).is_open


async def test_other_sites_can_preview_and_embed_it(visiting):
    async with visiting(limits=UNHURRIED) as visit:
        _, _, _, match = await begun(visit)
        await visit.play_out(WON)
        stranger = visit.browser()
        shown, _ = await page(stranger, f"/match/{match}")
        title = shown.tags["og:title"]
        game = "Compact Petteia (Lemery Games)"
        plain = re.sub("[\u2068\u2069]", "", title)
        assert plain == f"Dion \u2013 Berenike: {game}"
        assert shown.watched["post"]["headline"] in shown.tags["og:description"]
        assert title in shown.tags["og:image:alt"]
        assert shown.tags["robots"] == "noindex"
        picture = await stranger.get(shown.tags["og:image"].removeprefix(visit.url))
        assert (picture.status, picture.content_type) == (200, "image/png")
        link = shown.links["application/json+oembed"].removeprefix(visit.url)
        status, _, text = await fetched(stranger, f"{link}&maxwidth=300&maxheight=none")
        assert status == 200
        told = json.loads(text)
        # https://oembed.com, 2.3.4: what every answer has, and what one of type "rich" has.
        assert (told["type"], told["version"], told["title"]) == ("rich", "1.0", title)
        assert (told["width"], told["height"]) == (300, 640)
        assert all(type(told[name]) is int for name in ("width", "height"))
        frame = re.fullmatch(
            r'<iframe src="(?P<src>[^"]+)" width="300" height="640" title="[^"]+"[^>]*></iframe>',
            told["html"],
        )
        status, headers, text = await fetched(stranger, frame["src"].removeprefix(visit.url))
        assert status == 200
        assert Page(text).watched["framed"] is True
        assert is_still(Page(text).watched["post"])
        assert "X-Frame-Options" not in headers
        assert "frame-ancestors *" in headers["Content-Security-Policy"]
        assert (await stranger.get(f"{link.replace('format=json', 'format=xml')}")).status == 501


async def test_links_lead_to_the_public_address(visiting):
    address = "https://petteia.example"
    async with visiting(public_url=address, invitation="sealed letters") as visit:
        browsers = [visit.browser(), visit.browser()]
        sockets = []
        for browser, name in zip(browsers, ("Dion", "Berenike"), strict=True):
            await browser.enter(name, invitation="sealed letters")
            sockets.append(await browser.socket())
            await sockets[-1].frame("hello")
        match = (await sockets[0].hear("challenge Berenike side=first"))["post"]["match"]
        visit.chat._dispatcher.views.site_url = address
        private = (await sockets[1].hear(f"accept {match}"))["post"]
        await sockets[0].hear("public")
        public = (await sockets[1].hear("public"))["post"]
        assert [private["link"], public["link"]] == ["", f"{address}/match/{match}"]
        shown, _ = await page(visit.browser(), f"/match/{match}")
        assert shown.tags["og:image"].startswith(f"{address}/picture/")
        asked = quote(f"{address}/match/{match}", safe="")
        assert shown.links["application/json+oembed"] == f"{address}/oembed?url={asked}&format=json"
        _, _, text = await fetched(visit.browser(), f"/oembed?url={asked}")
        assert f'src="{address}/embed/match/{match}"' in json.loads(text)["html"]


async def test_a_forgotten_player_has_no_name_there_any_more(visit):
    _, _, second, match = await begun(visit)
    await visit.play_out(WON)
    line = await watching(visit.browser(), match)
    assert "Berenike" in json.dumps(await line.frame("post"))
    await second.hear("forget yes")
    assert "Berenike" not in json.dumps(await line.frame("post"))
    shown, _ = await page(visit.browser(), f"/match/{match}")
    assert "Berenike" not in shown.text
    assert "Dion" in shown.text
