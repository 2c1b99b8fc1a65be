"""Starting, stopping and diagnostics, against a small Discord on loopback."""

import asyncio
import json
from unittest.mock import Mock

import discord
import pytest
from aiohttp import web

from bot.core.errors import CannotStart, TryLater
from bot.core.frontend import Status
from bot.core.matches.model import Place
from bot.core.notifications.outbox import Notification
from bot.frontends.discord import DiscordFrontend, DiscordOptions, examine, invite_link

TOKEN = "MTA.secret.token"
PATIENCE = 60  # seconds, however busy the machine is
APPLICATION = {
    "id": "11",
    "name": "Petteia",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "owner": {"id": "5", "username": "owner", "discriminator": "0", "avatar": None},
    "integration_types_config": {"0": {}, "1": {}},
}


def answer(body, status=200):
    """JSON as Discord labels it, without a charset."""
    return web.Response(
        body=json.dumps(body).encode(), content_type="application/json", status=status
    )


class LittleDiscord:
    """Answers the few requests of a start and of the doctor."""

    def __init__(self):
        self.application = dict(APPLICATION)
        self.servers = [{"id": "7", "name": "Sparta", "permissions": "8"}]
        self.published = asyncio.get_running_loop().create_future()
        self.app = web.Application(middlewares=[self.door])
        self.app.router.add_get("/users/@me", self.me)
        self.app.router.add_get("/oauth2/applications/@me", self.about)
        self.app.router.add_get("/users/@me/guilds", self.guilds)
        self.app.router.add_put("/applications/11/commands", self.commands)

    @staticmethod
    @web.middleware
    async def door(request, handler):
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return answer({"message": "401: Unauthorized", "code": 0}, status=401)
        return await handler(request)

    async def me(self, _request):
        return answer({**APPLICATION["owner"], "id": "11", "bot": True})

    async def about(self, _request):
        return answer(self.application)

    async def guilds(self, _request):
        return answer(self.servers)

    async def commands(self, request):
        self.published.set_result(await request.json())
        return answer([])


@pytest.fixture
async def little(monkeypatch):
    little = LittleDiscord()
    runner = web.AppRunner(little.app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}")
    yield little
    await runner.cleanup()


def chat(token):
    return DiscordFrontend(Mock(), None, None, DiscordOptions(token))


async def test_a_wrong_token_stops_the_front_end_in_one_sentence(little, caplog):
    with pytest.raises(CannotStart) as stopped:
        await chat("MTA.wrong.token").start()
    assert "refuses the token" in str(stopped.value)
    assert "MTA.wrong.token" not in str(stopped.value) + caplog.text
    assert not little.published.done()


async def test_a_right_token_publishes_the_commands_and_connects(little):
    started = chat(TOKEN)
    connecting = asyncio.Event()

    async def connect():
        connecting.set()
        await asyncio.Event().wait()

    started.client.connect = connect
    await started.start()
    async with asyncio.timeout(PATIENCE):
        await connecting.wait()
    assert started.status is Status.REACHING
    assert [command["name"] for command in little.published.result()] == ["petteia"]
    await started.stop()
    assert started.client.is_closed()


async def test_a_connection_that_ends_for_good_is_reported(little):
    started = chat(TOKEN)

    async def connect():
        raise discord.ConnectionClosed(None, shard_id=0, code=4004)

    started.client.connect = connect
    await started.start()
    await asyncio.wait({started._connection})
    assert little.published.done()
    assert started.status is Status.STOPPED
    await started.stop()


async def test_a_connected_front_end_is_serving(world):
    assert world.chat.status is Status.SERVING


async def test_an_outage_at_the_start_is_waited_out(little, monkeypatch, free_port):
    right = discord.http.Route.BASE
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{free_port}")
    monkeypatch.setattr("bot.frontends.discord.frontend._RETRY_DELAY", 0.01)
    started = chat(TOKEN)
    first = started.client
    await started.start()
    monkeypatch.setattr(discord.http.Route, "BASE", right)
    async with asyncio.timeout(PATIENCE):
        await little.published
    assert started.client is not first
    assert first.is_closed()
    await started.stop()


@pytest.mark.usefixtures("little")
async def test_the_doctor_finds_nothing_to_do_for_a_bot_that_is_set_up():
    (found,) = await examine(TOKEN)
    assert found.sentence == "The token works: the bot is Petteia, in 1 servers."
    assert found.advice == ""


@pytest.mark.usefixtures("little")
async def test_the_doctor_says_when_the_token_does_not_work():
    (found,) = await examine("MTA.wrong.token")
    assert found.sentence == "Discord refuses the token."
    assert "Reset it" in found.advice


async def test_the_doctor_says_when_discord_cannot_be_reached(monkeypatch, free_port):
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{free_port}")
    (found,) = await examine(TOKEN)
    assert "cannot be reached" in found.sentence
    assert TOKEN not in found.sentence


@pytest.mark.parametrize(
    ("setting", "advice"),
    [
        ({"interactions_endpoint_url": "https://x.example"}, "General Information"),
        ({"bot_require_code_grant": True}, "Code Grant"),
        ({"integration_types_config": {"0": {}}}, "User Install"),
        ({"integration_types_config": {"1": {}}}, "Guild Install"),
    ],
)
async def test_the_doctor_says_which_setting_is_wrong(little, setting, advice):
    little.application |= setting
    _, found = await examine(TOKEN)
    assert advice in found.advice


async def test_the_doctor_says_which_right_is_missing_where(little):
    little.servers.append({"id": "8", "name": "Argos", "permissions": "3072"})
    _, found = await examine(TOKEN)
    assert "'Argos'" in found.sentence
    assert "Attach Files" in found.sentence
    assert "Send Messages In Threads" in found.sentence


async def test_the_doctor_gives_the_invitation_of_a_bot_that_is_nowhere(little):
    little.servers = []
    (found,) = await examine(TOKEN)
    assert invite_link(11) in found.advice
    assert "permissions=274877942784" in found.advice.replace("%3D", "=")


async def test_what_is_to_be_delivered_waits_until_the_bot_has_logged_in():
    with pytest.raises(TryLater):
        await chat(TOKEN).deliver(
            Notification(match="k7qd3x", turn=1, place=Place("discord", "c1"))
        )
