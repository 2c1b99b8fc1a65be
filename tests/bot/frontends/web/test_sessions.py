"""Browsers that are signed in: listed and ended in the settings; recovery codes."""

import re
from hashlib import scrypt

from bot.core.accounts import recovery
from bot.frontends.web.admission import browser_name
from bot.frontends.web.limits import Rate, WebLimits
from bot.frontends.web.sign_in import identity

NEVER = 1e-9
PROXY = ("127.0.0.0/8",)
END, NEW_CODE = "sessions-end::0:", "recovery::0:"
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Safari/537.36"
)
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)


async def code_of(socket):
    """Ask for a recovery code."""
    said = await socket.press(NEW_CODE)
    return re.search(r"[a-z0-9]{5}(?:-[a-z0-9]{5}){3}", said["lines"][0])[0]


async def second_browser(visit, socket, name):
    """Sign the same person in from another browser."""
    other = visit.browser()
    assert await other.recover(name, await code_of(socket)) == (200, {"name": name})
    line = await other.socket()
    await line.frame("hello")
    return other, line


def buttons(answer):
    return {choice["id"] for choice in answer["choices"]}


async def test_settings_list_the_other_browsers(visit):
    _, socket = await visit.person("Dion")
    said = await socket.hear("settings")
    assert "You are signed in only here." in said["lines"]
    assert buttons(said) & {END, NEW_CODE} == {NEW_CODE}
    other = visit.browser()
    other.origin["User-Agent"] = FIREFOX
    await other.recover("Dion", await code_of(socket))
    await (await other.socket()).frame("hello")
    said = await socket.hear("settings")
    assert "You are signed in here and in another browser:" in said["lines"]
    assert any(line.startswith("Firefox, Android, last used") for line in said["lines"])
    assert buttons(said) >= {END, NEW_CODE}


async def test_the_other_sessions_are_ended_and_their_sockets_closed(visit):
    browser, socket = await visit.person("Dion")
    other, line = await second_browser(visit, socket, "Dion")
    said = await socket.press(END)
    assert said["lines"] == ["The other browser is signed out."]
    assert await line.is_closed()
    await (await other.socket()).frame("stranger")
    assert await visit.store.account_of(identity(other.token)) is None
    assert (await socket.hear("games"))["refused"] is False
    assert (await (await browser.socket()).frame("hello"))["name"] == "Dion"


async def test_sessions_of_others_go_on(visit):
    _, dion = await visit.person("Dion")
    _, berenike = await visit.person("Berenike")
    await dion.press(END)
    assert (await berenike.hear("games"))["refused"] is False


async def test_the_buttons_do_nothing_elsewhere(visit):
    await visit.person("Dion")
    dispatcher = visit.chat._dispatcher
    who = await visit.store.account_by_handle("dion")
    assert not {END, NEW_CODE} & {
        str(each.control) for each in (await dispatcher.hear(who, "settings")).choices
    }


async def test_a_recovery_code_signs_in_once(visit):
    _, socket = await visit.person("Dion")
    code = await code_of(socket)
    first, second = visit.browser(), visit.browser()
    assert await first.recover("dion", f" {code.upper()} ".replace("-", " ")) == (
        200,
        {"name": "Dion"},
    )
    assert (await (await first.socket()).frame("hello"))["name"] == "Dion"
    status, answer = await second.recover("Dion", code)
    assert (status, "code" in answer["error"]) == (403, True)


async def test_an_answer_that_got_lost_loses_no_recovery(visit):
    _, socket = await visit.person("Dion")
    code, browser = await code_of(socket), visit.browser()
    for _ in range(2):
        browser.session.cookie_jar.clear()
        found = await browser.recover("Dion", code, attempt="ab" * 16)
        assert found == (200, {"name": "Dion"})


async def test_a_new_recovery_code_replaces_the_earlier_one(visit):
    _, socket = await visit.person("Dion")
    old, new = await code_of(socket), await code_of(socket)
    browser = visit.browser()
    assert (await browser.recover("Dion", old))[0] == 403
    assert (await browser.recover("Dion", new))[0] == 200


async def test_wrong_names_and_codes_are_refused_alike(visit):
    _, socket = await visit.person("Dion")
    await visit.person("Berenike")
    code = await code_of(socket)
    wrong = (("Berenike", code), ("Nobody here", code), ("Dion", code[:-1]), ("", ""))
    found = [await visit.browser().recover(*each) for each in wrong]
    assert {status for status, _ in found} == {403}
    assert len({answer["error"] for _, answer in found}) == 1


async def test_tries_to_recover_are_limited_by_network(visiting):
    limits = WebLimits(recoveries=Rate(2, NEVER))
    async with visiting(limits=limits, trusted_proxies=PROXY) as visit:
        homes = (1, 2, 3)  # which one customer of a provider may have
        tries = [
            await visit.browser().recover(f"Dion {home}", "x", address=f"2001:db8:0:{home}::1")
            for home in homes
        ]
        assert [status for status, _ in tries] == [403, 403, 429]
        other = await visit.browser().recover("Dion 1", "x", address="2001:db8:1::1")
        assert other[0] == 403


async def test_wrong_tries_of_others_do_not_keep_a_person_out(visiting):
    async with visiting(trusted_proxies=PROXY) as visit:
        _, socket = await visit.person("Dion")
        code = await code_of(socket)
        for number in range(20):
            await visit.browser().recover("Dion", "x", address=f"198.51.100.{number}")
        found = await visit.browser().recover("Dion", code, address="203.0.113.9")
        assert found == (200, {"name": "Dion"})


async def test_wrong_tries_take_no_slow_hash(visit, monkeypatch):
    _, socket = await visit.person("Dion")
    await code_of(socket)
    hashed = []
    monkeypatch.setattr(recovery, "scrypt", lambda *_, **given: hashed.append(given) or bytes(64))
    for name in ("Dion", "Nobody here"):
        assert (await visit.browser().recover(name, "x"))[0] == 403
    assert hashed == []


async def test_codes_of_the_first_version_still_sign_in(visit):
    await visit.person("Dion")
    dion = await visit.store.account_by_handle("dion")
    salt, code = bytes(16), "abcdefghjkabcdefghjk"
    hashed = scrypt(code.encode(), salt=salt, n=2**14, r=8, p=1)
    await visit.store.keep_recovery_code(dion.id, f"{salt.hex()}:{hashed.hex()}")
    assert (await visit.browser().recover("Dion", code[:-1]))[0] == 403
    found = await visit.browser().recover("Dion", recovery.shown_code(code).upper())
    assert found == (200, {"name": "Dion"})


async def test_the_code_itself_is_not_stored(visit):
    _, socket = await visit.person("Dion")
    code = await code_of(socket)
    kept = await visit.store.recovery_code("dion")
    assert kept
    assert code not in kept
    assert code.replace("-", "") not in kept


def test_browsers_are_told_apart_roughly():
    found = [browser_name(each) for each in (FIREFOX, CHROME, SAFARI, "<b>x</b>", "")]
    assert found == ["Firefox, Android", "Chrome, Windows", "Safari, iPhone", "", ""]
