"""Interactions over HTTP: which requests are taken, once, by which of several processes."""

import asyncio
import json
from datetime import timedelta
from functools import partial

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from structlog.testing import capture_logs

from bot.core.matches.errors import CannotStart, StoreFault
from bot.core.notifications.platform import Status
from bot.frontends.discord import endpoint, examine, runner
from bot.frontends.discord.client import INTERACTIONS_PATH, SIGNATURE, TIMESTAMP
from bot.frontends.discord.endpoint import MAX_AGE, MAX_BODY_BYTES
from tests.bot.frontends.discord.loopback import TOKEN, until, until_found
from tests.bot.frontends.discord.payloads import EPHEMERAL, interaction
from tests.bot.frontends.discord.processes import Bot
from tests.bot.frontends.discord.signed import OPTIONS, PUBLIC_KEY, HttpDiscord, sent, signed

ADA, BEN = 501, 502
PING = b'{"type": 1}'
SUGGESTIONS = 8

pytestmark = pytest.mark.parametrize("little", [HttpDiscord], indirect=True)


@pytest.fixture
async def bot(little, sqlite_url):
    """A process that has only its database."""
    bot = Bot(sqlite_url, **OPTIONS)
    await bot.start()
    little.bots = (bot,)
    yield bot
    await bot.stop()


@pytest.fixture
async def pair(little, emptied_postgres_url):
    """Two processes on one database, which both get each interaction."""
    little.bots = bots = [Bot(emptied_postgres_url, **OPTIONS, is_alone=False) for _ in range(2)]
    for each in bots:
        await each.start()
    yield bots
    for each in bots:
        await each.stop()


def challenge(**given):
    """A command that makes a match."""
    data = {"id": "1", "name": "petteia", "type": 1}
    data["options"] = [{"type": 1, "name": "challenge", "options": []}]
    return interaction(1, ADA, "secret-token", 2, data) | given


async def matches(bot):
    return await bot.store.count_matches()


async def status(bot, body, **given):
    answered, _ = await sent(bot.chat, body, signed(body, bot.clock()) | given)
    return answered


async def test_nothing_comes_by_the_gateway(little, bot):
    await until(lambda: little.published)
    assert bot.chat.status is Status.SERVING
    assert not [call for call in little.calls if "gateway" in call]


async def test_a_ping_is_answered_in_the_body(bot):
    answered = await sent(bot.chat, PING, signed(PING, bot.clock()))
    assert answered == (200, b'{"type": 1}')


async def test_what_discord_did_not_sign_now_is_refused_and_changes_nothing(bot):
    body = json.dumps(challenge()).encode()
    now, other = bot.clock(), Ed25519PrivateKey.generate()
    good, late = signed(body, now), timedelta(seconds=MAX_AGE + 60)
    wrong = [
        {},
        {SIGNATURE: good[SIGNATURE]},
        {TIMESTAMP: good[TIMESTAMP]},
        signed(body, now, other),
        signed(b"{}", now),
        signed(body, now - late),
        signed(body, now + late),
        {**good, TIMESTAMP: str(int(good[TIMESTAMP]) + 1)},
        {**good, TIMESTAMP: f"+{good[TIMESTAMP]}"},
        {**good, TIMESTAMP: "9" * 5000},
        {**good, SIGNATURE: good[SIGNATURE][:-2]},
        {**good, SIGNATURE: "no number"},
    ]
    with capture_logs() as logs:
        for headers in wrong:
            assert await sent(bot.chat, body, headers) == (401, b"")
    assert await matches(bot) == 0
    assert not bot.chat._runner._seen
    told = str(logs)
    assert "wrong_signature" in told
    assert good[SIGNATURE][:9] not in told
    assert "secret-token" not in told
    assert await status(bot, body) == 202


async def test_what_is_no_interaction_is_refused(bot):
    for body in (b"", b"{", b"[]", b'{"type": 2}', b'{"type": "2", "id": "1"}'):
        assert await status(bot, body) == 400
    for number in ("-5", "0x5", str(1 << 63), float("inf"), None):
        assert await status(bot, json.dumps({"type": 2, "id": number}).encode()) == 400
    assert await status(bot, b"[" * 100_000) == 400
    assert await status(bot, PING, **{"Content-Type": "text/plain"}) == 415
    assert await status(bot, b"x" * (MAX_BODY_BYTES + 1)) == 413


async def test_a_command_is_done_once_however_often_it_comes(little, bot):
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.said("t1"))
    await little.repeat()
    await bot.stop()
    await bot.start()
    await little.repeat()
    await little.command(ADA, "games", "t2")
    await until(lambda: little.said("t2"))
    assert await matches(bot) == 1
    assert [call for call in little.calls if "t1/callback" in call] == [
        next(call for call in little.calls if "t1" in call)
    ]


async def test_options_are_suggested_without_a_note(little, bot):
    given = [{"type": 3, "name": "ruleset", "value": "lem", "focused": True}]
    inner = [{"type": 1, "name": "challenge", "options": given}]
    data = {"id": "1", "name": "petteia", "type": 1, "options": inner}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.store, "settle_inputs", None)
        await little.emit("INTERACTION_CREATE", interaction(1, ADA, "t1", 4, data))
        await until(lambda: "t1" in little.first)
    assert little.first["t1"]["type"] == SUGGESTIONS
    assert little.first["t1"]["data"]["choices"]


async def test_a_form_is_opened_and_read(little, bot):
    await little.command(ADA, "challenge", "t1", options="form")
    await until(lambda: "t1" in little.first)
    await little.send_off(ADA, "t1", "t2", ruleset="poleis", side="first", ticked=["rated"])
    await until(lambda: little.said("t2"))
    assert await matches(bot) == 1


async def test_while_the_database_cannot_be_used_people_are_told(bot, monkeypatch):
    monkeypatch.setattr(endpoint, "NOTE_TIMEOUT", 0.01)

    async def hangs(*_given):
        await asyncio.Event().wait()

    async def fails(*_given):
        raise StoreFault

    body = json.dumps(challenge(locale="it")).encode()
    for broken in (hangs, fails):
        monkeypatch.setattr(bot.store, "settle_inputs", broken)
        answered, said = await sent(bot.chat, body, signed(body, bot.clock()))
        assert answered == 200
        assert json.loads(said)["data"]["content"].startswith("Non è stato possibile salvare")
        assert json.loads(said)["data"]["flags"] == EPHEMERAL
    assert await matches(bot) == 0


async def test_before_the_bot_is_logged_in_only_a_ping_is_answered(little, sqlite_url):
    little.faults["GET users"].extend([503] * 99)
    bot = Bot(sqlite_url, **OPTIONS)
    await bot.start()
    assert await status(bot, PING) == 200
    assert await status(bot, b'{"type": 2, "id": "5"}') == 503
    await bot.stop()


async def test_a_port_that_is_taken_is_said(bot, front_ends):
    second = front_ends(**OPTIONS | {"interactions_port": bot.chat.endpoint.port})
    with pytest.raises(CannotStart, match="interactions cannot be received on"):
        await second.start()


async def test_the_doctor_says_what_discord_has_to_be_told(little, bot):
    local = f"http://127.0.0.1:{bot.chat.endpoint.port}"
    ask = partial(
        examine, TOKEN, public_key=PUBLIC_KEY, interactions=local, site="https://p.example"
    )
    little.application["verify_key"] = PUBLIC_KEY
    (unknown,) = [each for each in await ask() if each.advice]
    assert f"enter https://p.example{INTERACTIONS_PATH}" in unknown.advice
    little.application["interactions_endpoint_url"] = f"{local}{INTERACTIONS_PATH}"
    found = await ask()
    assert not [each for each in found if each.advice]
    assert any("refuses a wrong signature, as Discord" in each.sentence for each in found)
    little.application["interactions_endpoint_url"] = f"{little.url}/users/@me"
    (wrong,) = [each for each in await ask() if each.advice]
    assert "does not refuse" in wrong.sentence
    little.application |= {"verify_key": "cd" * 32, "interactions_endpoint_url": None}
    advice = [each.advice for each in await ask() if each.advice]
    assert "cd" * 32 in advice[0]


async def test_of_two_processes_one_acts_on_an_interaction(little, pair):
    for number in range(5):
        await little.command(ADA, "challenge", f"t{number}")
        await until(partial(little.said, f"t{number}"))
    assert await matches(pair[0]) == 5
    assert all(len(little.said(f"t{number}")) == 1 for number in range(5))


async def test_two_moves_at_once_are_ordered_by_the_match(little, pair):
    await little.command(ADA, "challenge", "t1", ruleset="lemery-compact", side="first")
    await until(lambda: little.said("t1"))
    (code,) = await pair[0].store.match_ids(None, 2)
    await little.command(BEN, "accept", "t2", code=code)
    await until(lambda: little.said("t2"))
    first, second = pair
    for bot, token, move in ((first, "t3", "a2-a5"), (second, "t4", "b2-b5")):
        little.bots = (bot,)
        await little.command(ADA, "move", token, text=move)
    await until(lambda: little.said("t3") and little.said("t4"))
    said = little.said("t3") + little.said("t4")
    assert len([each for each in said if each.startswith("You played")]) == 1, said
    assert (await first.store.match(code)).turn == 1


async def test_what_a_process_left_is_answered_by_one_of_the_others(little, pair, monkeypatch):
    monkeypatch.setattr(runner, "PATIENCE", 0.02)
    monkeypatch.setattr(runner, "LOOK_EVERY", 0.02)
    dying, other = pair
    dying.slow(monkeypatch)
    little.bots = (dying,)
    await little.command(ADA, "challenge", "t1")
    await until(lambda: little.thinks("t1"))
    await until_found(dying.pending)
    await dying.kill()
    await other.chat._runner.resume(other.chat.client, beside_others=True)
    assert await other.pending(), "the process that took it may be answering it"
    for each in pair:
        each.skipped = runner.ABANDONED_AFTER
        await other.stop() if each is other else None
        await each.start()
    await until(lambda: not little.thinks("t1"))
    await until(lambda: not any(each.chat._runner._running for each in pair))
    assert await matches(other) == 1
    assert len(little.said("t1")) == 1
    assert await other.pending() == ()
