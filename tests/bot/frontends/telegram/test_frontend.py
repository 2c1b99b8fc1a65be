"""Starting, stopping, the webhook, and diagnostics."""

import asyncio
import logging

import pytest
from aiohttp import ClientSession

from bot.core.matches.errors import CannotStart, TryLater
from bot.core.matches.model import AccountId, MatchId
from bot.core.notifications.platform import Status
from bot.core.store.outbox import Notification
from bot.frontends.telegram import TelegramFrontend, TelegramOptions, examine
from bot.frontends.telegram.client import QUOTING_LOGGER, WEBHOOK_HEADER, redact_logs
from tests.bot.frontends.telegram.botapi import TOKEN

WRONG = "4200:wrong-wrong-wrong-wrong-wrong-wrong"
WEBHOOK = {"webhook_url": "https://petteia.example.org/telegram", "webhook_secret": "owl_of-Athena"}


def chat(**options):
    return TelegramFrontend(None, None, None, TelegramOptions(**options))


@pytest.mark.parametrize("token", [WRONG, "", "no token at all"])
async def test_a_wrong_token_is_one_sentence_without_it(api, token):
    with pytest.raises(CannotStart) as failed:
        await chat(token=token, base_url=api.url).start()
    assert str(failed.value) == (
        "Telegram does not know the bot's token; copy it anew from @BotFather"
    )
    assert failed.value.__cause__ is None
    assert failed.value.__suppress_context__


async def test_a_telegram_that_is_not_there_is_tried_again_until_it_is(api, bench, monkeypatch):
    await bench.stop()
    monkeypatch.setattr("bot.frontends.telegram.frontend.MIN_BACKOFF", 0.01)
    api.is_down = True
    await bench.start()
    assert bench.chat.status is Status.REACHING
    with pytest.raises(TryLater):
        await bench.chat.deliver(Notification(match=MatchId("m"), turn=0))
    api.is_down = False
    one = bench.person("Alkaios")
    await one.start()
    await bench.settle()
    assert "Greek and Roman soldiers" in one.chat.last.text
    assert bench.chat.status is Status.SERVING


async def test_a_token_that_turns_out_wrong_later_is_reported_once(api, bench, monkeypatch, capfd):
    await bench.stop()
    monkeypatch.setattr("bot.frontends.telegram.frontend.MIN_BACKOFF", 0.01)
    api.is_down = True
    await bench.start()
    api.token, api.is_down = WRONG, False
    await bench.chat._retrying
    assert "copy it anew" in "".join(capfd.readouterr())
    assert bench.chat.status is Status.STOPPED


async def test_who_stops_before_telegram_was_reached_waits_for_nothing(free_port):
    unreachable = chat(token=TOKEN, base_url=f"http://127.0.0.1:{free_port}")
    await unreachable.start()
    await unreachable.stop()


async def test_before_the_start_and_after_the_end_notices_wait(bench):
    notice = Notification(match=MatchId("m"), turn=0, account=AccountId("nobody"))
    await bench.chat.deliver(notice)
    await bench.stop()
    assert bench.chat.status is Status.STOPPED
    with pytest.raises(TryLater):
        await bench.chat.deliver(notice)


async def test_a_webhook_takes_what_shows_the_secret(api, bench):
    await bench.stop()
    bench.options = {**WEBHOOK, "webhook_port": 0}
    await bench.start()
    assert bench.chat.status is Status.SERVING
    assert api.webhook["url"] == WEBHOOK["webhook_url"]
    assert api.webhook["secret_token"] == WEBHOOK["webhook_secret"]
    one = bench.person("Alkaios")
    await one.start()
    update = api.updates.pop()
    url = f"http://127.0.0.1:{bench.chat.webhook_port}/telegram"
    async with ClientSession() as session:
        for headers in ({}, {WEBHOOK_HEADER: "owl"}, {WEBHOOK_HEADER: "öwl"}):
            async with session.post(url, json=update, headers=headers) as answer:
                assert answer.status == 403
        assert b" 403 " in await posted(bench.chat.webhook_port, b"\xf6wl")
        secret = {WEBHOOK_HEADER: WEBHOOK["webhook_secret"]}
        for body in ("{", '"x"', "[]", "{}", '{"update_id": "1"}', '{"update_id": true}'):
            async with session.post(url, data=body, headers=secret) as answer:
                assert answer.status == 400, body
        late = {**update["message"], "date": 10**18}
        for number, message in enumerate((5, late), 10**6):
            unread = {"update_id": number, "message": message}
            async with session.post(url, json=unread, headers=secret) as answer:
                assert answer.status == 200, "else Telegram would repeat it for ever"
        assert one.chat.heard == []
        async with session.post(url, json=update, headers=secret) as answer:
            assert answer.status == 200
    await bench.settle()
    assert "Greek and Roman soldiers" in one.chat.last.text


async def posted(port, secret):
    """The first line of the answer to a request whose secret no client would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = (b"POST /telegram HTTP/1.1", b"Host: x", b"Content-Length: 2")
    named = WEBHOOK_HEADER.encode() + b": " + secret
    writer.write(b"\r\n".join((*lines, named, b"", b"{}")))
    answer = await reader.readline()
    writer.close()
    return answer


async def test_a_webhooks_port_that_is_taken_is_one_sentence(api, bench):
    await bench.stop()
    port = int(api.url.rpartition(":")[2])
    bench.options = {**WEBHOOK, "webhook_port": port}
    with pytest.raises(CannotStart, match=f"cannot listen on 127.0.0.1:{port}"):
        await bench.start()


@pytest.mark.parametrize(
    "options",
    [
        {"webhook_url": "http://petteia.example.org/", "webhook_secret": "owl"},
        {"webhook_url": "https://petteia.example.org/"},
        {"webhook_url": "https://petteia.example.org/", "webhook_secret": "an owl"},
    ],
)
def test_a_webhook_that_cannot_work_is_refused(options):
    with pytest.raises(ValueError, match="webhook"):
        TelegramOptions(token=TOKEN, **options)


def test_options_show_no_secret():
    shown = repr(TelegramOptions(token=TOKEN, **WEBHOOK))
    assert TOKEN not in shown
    assert WEBHOOK["webhook_secret"] not in shown


async def test_the_doctor_is_content_with_a_good_bot(api):
    found = await examine(TOKEN, api.url)
    assert [each.advice for each in found] == [""] * 6
    assert "@PetteiaTestBot" in found[0].sentence


@pytest.mark.parametrize(("is_on", "said"), [(True, "Inline mode is on"), (False, "/setinline")])
async def test_the_doctor_tells_of_inline_mode(api, is_on, said):
    api.me["supports_inline_queries"] = is_on
    assert said in (await examine(TOKEN, api.url))[3].sentence


@pytest.mark.parametrize("is_on", [True, False])
async def test_the_doctor_tells_of_guest_mode(api, is_on):
    api.me["supports_guest_queries"] = is_on
    said = "Guest mode is on" if is_on else "@BotFather's Mini App"
    assert said in (await examine(TOKEN, api.url))[4].sentence


@pytest.mark.parametrize(("level", "said"), [(103, "knows messages"), (100, "private chat")])
async def test_the_doctor_tells_whether_one_person_in_a_group_can_be_told_something(
    api, level, said
):
    api.api_level = level
    assert said in (await examine(TOKEN, api.url))[5].sentence


async def test_the_doctor_says_what_to_change(api):
    api.me |= {"can_join_groups": False, "can_read_all_group_messages": True}
    found = await examine(TOKEN, api.url)
    assert found[0].advice == ""
    assert "/setjoingroups" in found[1].advice
    assert "/setprivacy" in found[2].advice


async def test_the_doctor_knows_a_wrong_token_from_a_lost_line(api, free_port):
    (wrong,) = await examine(WRONG, api.url)
    assert "@BotFather" in wrong.advice
    (lost,) = await examine(TOKEN, f"http://127.0.0.1:{free_port}")
    assert "cannot be reached" in lost.sentence
    assert lost.advice


async def test_all_requests_go_by_the_proxy(api, bench):
    await bench.stop()
    bench.api_url = "http://telegram.invalid"  # which only the proxy knows
    bench.options = {"proxy": api.url.replace("//", "//me:secret@")}
    await bench.start()
    one = bench.person("Alkaios")
    await one.start()
    await bench.settle()
    assert len(one.chat.heard) == 1
    assert "secret" not in repr(TelegramOptions(token=TOKEN, **bench.options))


async def test_the_doctor_asks_by_the_proxy_and_names_it_when_that_fails(api, free_port):
    found = await examine(TOKEN, "http://telegram.internal", api.url)
    assert "@PetteiaTestBot" in found[0].sentence
    (lost,) = await examine(TOKEN, api.url, f"http://me:secret@127.0.0.1:{free_port}")
    assert "proxy" in lost.advice
    assert "secret" not in lost.sentence + lost.advice


async def test_the_doctor_warns_of_a_token_in_the_clear(api):
    for url, is_fine in (("http://telegram.internal", True), ("http://telegram.invalid", False)):
        *_, last = await examine(TOKEN, url, api.url)
        assert ("without encryption" not in last.sentence) is is_fine, url


def test_an_update_that_cannot_be_read_is_not_quoted_in_the_log(caplog):
    redact_logs()
    logging.getLogger(QUOTING_LOGGER).critical(
        "Error while parsing! Received data was %r", ["a secret"]
    )
    assert "Received data was" in caplog.text
    assert "a secret" not in caplog.text
