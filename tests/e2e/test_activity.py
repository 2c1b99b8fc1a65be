"""A match inside Discord, whose client is played by the page that has the frame.

It answers the messages that Discord documents; nothing here has seen Discord's own client.
"""

import re
from itertools import count

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.bot.core.sample_matches import SHORT_GAME
from tests.bot.frontends.web.oauth import CLIENT_ID, SECRET, LoopbackOAuth
from tests.e2e.conftest import serving, visitors
from tests.e2e.devices import DESKTOP
from tests.e2e.player import Player, sentence
from tests.e2e.proxied import serve_as

pytestmark = [pytest.mark.chromium, pytest.mark.asyncio(loop_scope="session")]

PROXY = f"https://{CLIENT_ID}.discordsays.com"
NUMBERS = count(8001)
CODE = re.compile(r"Code: ([a-z0-9]+)")
CLIENT = """<!doctype html><title>Discord</title><script>
const [HANDSHAKE, FRAME] = [0, 1];
const heard = window.heard = [];
addEventListener("message", ({ source, origin, data: [opcode, payload] }) => {
  heard.push([opcode, payload]);
  const answer = (body) => source.postMessage([FRAME, body], origin);
  if (opcode === HANDSHAKE) {
    answer({ cmd: "DISPATCH", evt: "READY", data: { v: 1, config: {} }, nonce: null });
  } else if (payload.cmd === "AUTHORIZE") answer({ ...%s, cmd: "AUTHORIZE", nonce: payload.nonce });
});
</script>
<iframe id="app" width="1200" height="680"
  src="%s/?instance_id=i-1&amp;frame_id=f-1&amp;platform=desktop%s"></iframe>"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def oauth():
    async with LoopbackOAuth() as oauth:
        yield oauth


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def discord(tmp_path_factory, oauth):
    """A bot that Discord can show, and that cannot reach Discord but for signing people in."""
    settings = {
        "WEB__PUBLIC_URL": "https://petteia.example",
        "WEB__INVITATION": "the owl of Athena",
        "DISCORD__TOKEN": "a.b.c",
        "DISCORD__CLIENT_ID": CLIENT_ID,
        "DISCORD__CLIENT_SECRET": SECRET,
        "DISCORD__BASE_URL": oauth.url,
    }
    async with serving(tmp_path_factory.mktemp("discord"), **settings) as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(browser):
    async with visitors(browser, "about:blank") as visitor:
        yield visitor


class Framed(Player):
    """A person before Discord's client; ``page`` is what the frame shows."""

    def __init__(self, outer):
        super().__init__(outer)
        self.outer = outer
        self.page = outer.frame_locator("#app")
        self.words = self.page.get_by_role("combobox")
        self.post = self.page.get_by_role("article").last


async def in_discord(visitor, server, answer, host="discord.com", custom_id="undefined"):
    """Open the Activity in a client that answers so when the page asks who the person is.

    The `custom_id` is that of the link by which it is opened.
    """
    outer = (await visitor(DESKTOP)).page
    asked = f"&amp;custom_id={custom_id}&amp;referrer_id=undefined"

    async def client(route):
        await route.fulfill(body=CLIENT % (answer, PROXY, asked), content_type="text/html")

    await outer.route(f"https://{host}/**", client)
    await serve_as(outer, PROXY, server, below="/app/discord")
    await outer.goto(f"https://{host}/channels/1/2")
    return Framed(outer)


async def person(visitor, server, oauth, name, **opened):
    code = oauth.code_of(name, next(NUMBERS), locale="en-GB")
    answer = f'{{ data: {{ code: "{code}" }}, evt: null }}'
    player = await in_discord(visitor, server, answer, **opened)
    player.name = name
    await expect(player.words).to_be_visible()
    return player


async def test_a_link_to_the_activity_opens_its_match_to_its_players_alone(visitor, discord, oauth):
    dion = await person(visitor, discord, oauth, "Dion")
    await expect(dion.page.locator(".bubble.refused")).to_have_count(0)  # no link, no match
    await dion.button("button-invite").click()
    code = CODE.search(await dion.page.get_by_text(CODE).last.inner_text())[1]
    lysis = await person(visitor, discord, oauth, "Lysis", custom_id=code)
    await expect(lysis.button("button-accept")).to_be_in_viewport()
    await lysis.button("button-accept").click()
    await expect(lysis.page.get_by_role("article")).to_have_count(1)
    said = []
    for asked in (code, "nosuchmatch"):
        chares = await person(visitor, discord, oauth, "Chares", custom_id=asked)
        refusal = chares.page.locator(".bubble.refused").last
        await expect(refusal).to_be_visible()
        said.append((await refusal.inner_text()).replace(asked, ""))
        await expect(chares.page.get_by_role("article")).to_have_count(0)
    assert said[0] == said[1]


async def test_two_people_play_to_the_end_inside_discord(visitor, discord, oauth):
    dion = await person(visitor, discord, oauth, "Dion")
    await dion.say("challenge lemery-compact side=first")
    code = CODE.search(await dion.page.locator(".bubble.bot").last.inner_text())[1]
    berenike = await person(visitor, discord, oauth, "Berenike")
    await berenike.say(f"accept {code}")
    await dion.sees_headline("turn-yours", name=berenike)
    players = {0: dion, 1: berenike}
    for ply, action in enumerate(SHORT_GAME):
        mover, other = players[ply % 2], players[1 - ply % 2]
        await mover.tap(action)
        if ply < len(SHORT_GAME) - 1:
            await other.sees_headline("turn-yours", name=mover)
    for player in (dion, berenike):
        await expect(player.button("button-rematch")).to_be_visible()
        assert await player.outer.context.cookies() == []


async def test_the_handshake_is_the_documented_one(visitor, discord, oauth):
    dion = await person(visitor, discord, oauth, "Dion")
    (first, hello), (second, ask) = await dion.outer.evaluate("heard")
    assert (first, second) == (0, 1)
    assert hello == {"v": 1, "encoding": "json", "client_id": CLIENT_ID, "frame_id": "f-1"}
    assert (ask["cmd"], len(ask["nonce"])) == ("AUTHORIZE", 36)
    assert ask["args"] == {
        "client_id": CLIENT_ID,
        "response_type": "code",
        "state": "",
        "prompt": "none",
        "scope": ["identify"],
    }


@pytest.mark.parametrize(
    "answer",
    ['{ data: { code: "made up" }, evt: null }', '{ data: { code: 4006 }, evt: "ERROR" }'],
)
async def test_a_false_code_and_a_person_who_declines_open_nothing(visitor, discord, answer):
    stranger = await in_discord(visitor, discord, answer)
    refusal = stranger.page.locator(".bubble.refused")
    await expect(refusal).to_contain_text(sentence("web-embedded-refused"))
    await expect(stranger.words).to_be_hidden()


async def test_another_page_that_plays_discords_client_is_not_framed(browser, discord):
    async def tried():
        async with visitors(browser, "about:blank") as visitor:
            player = await in_discord(visitor, discord, "{}", "elsewhere.example")
            await expect(player.page.locator("body[data-embedded]")).to_have_count(0)

    with pytest.raises(AssertionError, match="frame-ancestors"):
        await tried()
