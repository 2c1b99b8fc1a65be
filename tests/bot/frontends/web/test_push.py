"""Notifications through a push service while the page is closed."""

import asyncio

import pytest

from bot.frontends.web.push import (
    PublicResolver,
    PushSender,
    WrongEndpoint,
    endpoint_host,
    is_public,
    new_key,
    public_key,
    signer,
)
from bot.frontends.web.sign_in import identity
from tests.bot.frontends.web.push_service import HOST, PushService, Resolver

KEY = new_key()
SITE = "https://petteia.example.org"


@pytest.fixture
async def service(tmp_path):
    service = PushService(tmp_path)
    await service.start()
    yield service
    await service.stop()


@pytest.fixture
async def chat(visiting, service):
    """A chat that finds every push service on this machine."""

    def sender(store, dispatcher):
        found = Resolver("127.0.0.1", service.port)
        return PushSender(store, dispatcher, key=KEY, subject=SITE, resolver=found, tls=service.tls)

    async with visiting(push=sender) as chat:
        yield chat


async def subscribed(socket, subscription):
    await socket.line.send_json({"kind": "push", "subscription": subscription})
    return (await socket.frame("push"))["on"]


async def settled(chat):
    """Wait until the outbox is empty, and all that was being sent has been."""
    await chat.outbox_worker.flush()
    await chat.outbox_worker.deliveries.wait()
    await asyncio.gather(*chat.chat._push._sending)


async def called(chat, socket, name):
    """Challenge someone, and wait until they have been called."""
    made = await socket.hear(f"challenge {name} lemery-compact")
    assert made["post"], made
    await settled(chat)
    return made["post"]["match"]


async def subscriptions(chat, browser):
    account = await chat.store.account_of(identity(browser.token))
    return await chat.store.push_subscriptions_of(account.id)


async def test_a_call_is_sent_encrypted_and_signed_and_says_little(chat, service):
    browser, dion = await chat.person("Dion")
    assert await subscribed(dion, service.subscription())
    await browser.session.close()
    _, other = await chat.person("Berenike")
    match = await called(chat, other, "Dion")
    [(headers, said)] = service.taken
    body = "You have a new challenge: Compact Petteia (Lemery Games)"
    assert said == {"title": "Petteia", "body": body, "match": match}
    assert (headers["Topic"], headers["TTL"]) == (match, "86400")
    assert headers["Content-Encoding"] == "aes128gcm"


async def test_it_is_in_the_readers_language(chat, service):
    _, dion = await chat.person("Dion")
    await dion.hear("settings language=it")
    await subscribed(dion, service.subscription())
    _, other = await chat.person("Berenike")
    await called(chat, other, "Dion")
    assert service.taken[0][1]["body"].startswith("Hai una nuova sfida: ")


async def test_nobody_is_called_who_wants_no_notices(chat, service):
    _, dion = await chat.person("Dion")
    await dion.hear("settings notices=none")
    await subscribed(dion, service.subscription())
    _, other = await chat.person("Berenike")
    await called(chat, other, "Dion")
    assert service.asked == 0


async def test_it_ends_when_it_is_switched_off(chat, service):
    _, dion = await chat.person("Dion")
    await subscribed(dion, service.subscription())
    assert not await subscribed(dion, None)
    _, other = await chat.person("Berenike")
    await called(chat, other, "Dion")
    assert service.asked == 0


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (307, 1), (429, 1), (503, 1)])
async def test_a_subscription_that_is_over_is_deleted_and_no_other(chat, service, status, left):
    browser, dion = await chat.person("Dion")
    await subscribed(dion, service.subscription())
    service.status = status
    _, other = await chat.person("Berenike")
    await called(chat, other, "Dion")
    assert service.asked == 1  # a redirect is not followed
    assert len(await subscriptions(chat, browser)) == left


async def test_an_outage_is_logged_once_and_names_nobody(chat, service, capsys):
    _, dion = await chat.person("Dion")
    await subscribed(dion, service.subscription())
    service.status = 500
    _, other = await chat.person("Berenike")
    for _ in range(2):
        await called(chat, other, "Dion")
    logged = capsys.readouterr().out
    assert logged.count("push_failed") == 1
    assert HOST not in logged


async def test_an_address_that_became_private_gets_nothing(chat, service):
    _, dion = await chat.person("Dion")
    await subscribed(dion, service.subscription())
    # From now on the name is looked up as it is in production, and found on this machine.
    chat.chat._push._session.connector._resolver = PublicResolver(
        Resolver("127.0.0.1", service.port)
    )
    chat.chat._push._session.connector.clear_dns_cache()
    _, other = await chat.person("Berenike")
    await called(chat, other, "Dion")
    assert service.asked == 0


async def test_a_private_address_is_no_subscription(visiting, service):
    def sender(store, dispatcher):
        resolver = PublicResolver(Resolver("10.0.0.7"))
        return PushSender(store, dispatcher, key=KEY, subject=SITE, resolver=resolver)

    async with visiting(push=sender) as chat:
        _, dion = await chat.person("Dion")
        assert not await subscribed(dion, service.subscription())


async def test_keys_that_are_none_are_no_subscription(chat, service):
    _, dion = await chat.person("Dion")
    wrong = service.subscription() | {"p256dh": "B" + "A" * 86}
    assert not await subscribed(dion, wrong)


async def test_a_browser_has_one_subscription(chat, service):
    browser, dion = await chat.person("Dion")
    for _ in range(2):
        assert await subscribed(dion, service.subscription())
    assert len(await subscriptions(chat, browser)) == 1


async def test_an_export_says_where_notifications_go(chat, service):
    _, dion = await chat.person("Dion")
    subscription = service.subscription()
    await subscribed(dion, subscription)
    exported = await dion.hear("export")
    text = exported["document"]["text"]
    assert subscription["endpoint"] in text
    assert subscription["auth"] not in text


async def test_the_page_is_given_the_public_key(chat):
    browser, _ = await chat.person("Dion")
    hello = await (await browser.socket()).frame("hello")
    assert hello["push"] == public_key(signer(KEY))
    assert len(hello["push"]) == 87


async def test_without_a_key_nothing_is_offered(visit, service):
    browser, socket = await visit.person("Dion")
    assert (await (await browser.socket()).frame("hello"))["push"] is None
    assert not await subscribed(socket, service.subscription())


def test_only_public_sites_over_https_are_endpoints():
    assert endpoint_host("https://fcm.googleapis.com/fcm/send/a:b_c-d") == "fcm.googleapis.com"
    wrong = [
        *("http://push.example.com/1", "https://push.example.com:8443/1", "wss://a.example/1"),
        *("https://127.0.0.1/1", "https://[::1]/1", "https://2130706433/1", "https://127.1/1"),
        *("https://0x7f.1/1", "https://localhost/1", "https://me@push.example.com/1"),
        *("https://push.example.com:99999/1", "https://a b.example/1", "https:///1", ""),
        f"https://push.example.com/{'a' * 1024}",
        *("https://push.example.com\\@evil.example/1", "https://pu\u0440.example.com/1"),
    ]
    passed = []
    for endpoint in wrong:
        try:
            passed.append((endpoint, endpoint_host(endpoint)))
        except WrongEndpoint:
            continue
    assert passed == []


def test_only_addresses_on_the_internet_are_public():
    private = [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0"),
        *("fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1"),
        *("2002:7f00:1::", "2001:db8::1"),
    ]
    assert [address for address in private if is_public(address)] == []
    assert all(map(is_public, ("8.8.8.8", "2a00:1450:4001:800::200e")))


async def test_a_name_with_one_private_address_is_refused():
    class Two(Resolver):
        async def resolve(self, host, port=0, family=0):
            one = await super().resolve(host, port, family)
            return [*one, *(await Resolver("192.168.0.1").resolve(host, port, family))]

    with pytest.raises(OSError, match="not public"):
        await PublicResolver(Two("8.8.8.8")).resolve("push.example.com", 443)
    assert await PublicResolver(Resolver("8.8.8.8")).resolve("push.example.com", 443)
