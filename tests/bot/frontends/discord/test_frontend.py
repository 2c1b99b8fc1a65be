"""Starting, stopping and diagnostics, against a small Discord on loopback."""

from unittest.mock import Mock

import discord
import pytest
from structlog.testing import capture_logs

from bot.core.matches.errors import CannotStart, TryLater
from bot.core.matches.model import Place
from bot.core.notifications.platform import Status
from bot.core.store.outbox import Notification
from bot.frontends.discord import DiscordFrontend, DiscordOptions, examine, invite_link
from tests.bot.frontends.discord.loopback import TOKEN, until


def chat(token):
    return DiscordFrontend(Mock(), None, None, DiscordOptions(token))


async def test_a_wrong_token_stops_the_front_end_in_one_sentence(little, caplog):
    with pytest.raises(CannotStart) as stopped:
        await chat("MTA.wrong.token").start()
    assert "refuses the token" in str(stopped.value)
    assert "MTA.wrong.token" not in str(stopped.value) + caplog.text
    assert not little.published


async def test_an_event_that_cannot_be_read_ends_the_client_and_not_the_front_end(
    little, started, serving
):
    with capture_logs() as log:
        await started.start()
        await serving()
        first = started.client
        await little.emit("CHANNEL_CREATE", {"id": "1", "type": 2, "guild_id": "not a number"})
        await until(lambda: started.client is not first)
        away = started.status
        await serving()
    assert away is Status.REACHING
    assert first.is_closed()
    told = [line["event"] for line in log]
    assert [told.count("discord_away"), told.count("discord_back")] == [1, 1]


@pytest.mark.usefixtures("little")
async def test_a_connection_that_is_closed_is_made_again(started, serving):
    await started.start()
    await serving()
    first = started.client
    await first.close()
    await until(lambda: started.client is not first and started.status is Status.SERVING)


async def test_a_token_that_is_refused_while_the_bot_runs_is_reported_and_tried_again(
    little, started, serving
):
    little.refuses_sessions = 4004
    await started.start()
    await until(lambda: started.status is Status.STOPPED)
    little.refuses_sessions = None
    await serving()


@pytest.mark.usefixtures("little")
async def test_nothing_is_said_of_voice(caplog, monkeypatch):
    monkeypatch.setattr(discord.VoiceClient, "warn_nacl", True)
    monkeypatch.setattr(discord.VoiceClient, "warn_dave", True)
    assert chat("MTA.wrong.token").client
    assert "voice" not in caplog.text


@pytest.mark.usefixtures("little")
async def test_stopping_disconnects(started, serving):
    await started.start()
    await serving()
    await started.stop()
    assert started.client.is_closed()


@pytest.mark.usefixtures("little")
async def test_what_was_being_delivered_when_it_stopped_is_delivered_soon(
    started, serving, monkeypatch
):
    await started.start()
    await serving()

    async def delivers(_notification):
        await started.stop()
        raise RuntimeError("Session is closed")

    monkeypatch.setattr(started, "_delivery", Mock(deliver=delivers))
    with pytest.raises(TryLater) as later:
        await started.deliver(Notification(match="k7qd3x", turn=1, place=Place("discord", "c1")))
    assert later.value.seconds < 2


async def test_all_requests_and_events_go_by_the_proxy(little, front_ends):
    little.address = "discord.invalid"  # which only the proxy knows
    proxy = little.url.replace("//", "//me:secret@")
    started = front_ends(base_url="http://discord.invalid", proxy=proxy)
    await started.start()
    await until(lambda: started.status is Status.SERVING)
    assert "secret" not in repr(DiscordOptions(TOKEN, proxy=proxy))


async def test_a_connected_front_end_is_serving(world):
    assert world.chat.status is Status.SERVING


async def test_an_outage_at_the_start_is_waited_out(
    little, started, monkeypatch, free_port, serving
):
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{free_port}")
    first = started.client
    await started.start()
    monkeypatch.setattr(discord.http.Route, "BASE", little.url)
    await serving()
    assert started.client is not first
    assert first.is_closed()


async def advised(**given):
    """What the doctor has advice for."""
    return [each for each in await examine(TOKEN, **given) if each.advice]


@pytest.mark.usefixtures("little")
async def test_the_doctor_finds_nothing_to_do_for_a_bot_that_is_set_up():
    found = await examine(TOKEN)
    assert [each.advice for each in found if each.advice] == []
    assert [each.sentence for each in found] == [
        "The token works: the bot is Petteia, in 1 servers.",
        "People can install the application for a server and for themselves.",
        "No Activity is configured: the board does not open inside Discord.",
        (
            "The application has 0 of 18 emoji of the pieces, which are optional."
            " `petteia discord emoji` uploads them."
        ),
    ]


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


async def test_the_doctor_asks_by_the_proxy_and_names_it_when_that_fails(little, free_port):
    found, *_ = await examine(TOKEN, "http://discord.invalid", little.url)
    assert "Petteia" in found.sentence
    (lost,) = await examine(TOKEN, little.url, f"http://me:secret@127.0.0.1:{free_port}")
    assert "proxy" in lost.advice
    assert "secret" not in lost.sentence + lost.advice


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
    (found,) = await advised()
    assert advice in found.advice


async def test_the_doctor_says_which_right_is_missing_where(little):
    little.servers.append({"id": "8", "name": "Argos", "permissions": "3072"})
    (found,) = await advised()
    assert "'Argos'" in found.sentence
    assert "Attach Files" in found.sentence
    assert "Send Messages In Threads" in found.sentence


async def test_the_doctor_says_where_matches_get_no_threads(little):
    little.servers.append({"id": "8", "name": "Argos", "permissions": "274877942784"})
    (found,) = await advised()
    assert "'Argos' matches get no threads" in found.sentence
    assert "Read Message History, Create Public Threads" in found.sentence


async def test_the_doctor_gives_the_invitation_of_a_bot_that_is_nowhere(little):
    little.servers = []
    (found,) = await advised()
    assert invite_link(11) in found.advice
    assert "permissions=309237746688" in found.advice.replace("%3D", "=")


async def test_what_is_to_be_delivered_waits_until_the_bot_has_logged_in():
    with pytest.raises(TryLater):
        await chat(TOKEN).deliver(
            Notification(match="k7qd3x", turn=1, place=Place("discord", "c1"))
        )
