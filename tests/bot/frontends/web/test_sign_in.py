"""Sessions and registration."""

from time import monotonic

from yarl import URL

from bot.core.matches.model import Account, Identity
from bot.frontends.web.limits import Rate, WebLimits
from bot.frontends.web.sign_in import Attempts, Invitation, InvitationCheck, identity

PUBLIC = "https://petteia.example"
SECRET = "the owl of Athena"


async def test_a_name_makes_a_person_and_a_cookie_that_no_script_can_read(visit):
    browser = visit.browser()
    async with browser.session.post(
        f"{visit.url}/name", json={"name": "Dion"}, headers=browser.origin
    ) as response:
        assert (response.status, await response.json()) == (200, {"name": "Dion"})
        cookie = response.cookies["petteia"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 365 * 24 * 3600
    assert not cookie["secure"]
    assert not cookie["domain"]
    assert (await (await browser.socket()).frame("hello"))["name"] == "Dion"


def test_the_token_itself_is_not_what_the_store_keeps():
    known = identity("A" * 43)
    assert isinstance(known, Identity)
    assert "A" * 43 not in known.key
    assert len(known.key) == 64


async def test_a_stranger_is_asked_for_a_name_and_has_no_session_yet(visit):
    browser = visit.browser()
    socket = await browser.socket()
    frame = await socket.frame("stranger")
    assert frame["invitation"] is False
    assert await socket.is_closed()
    assert socket.line.close_code == 4401
    assert len(browser.session.cookie_jar) == 0


async def test_a_token_that_the_server_did_not_make_is_not_adopted(visit):
    planted, (owner, _) = "A" * 43, await visit.person("Eris")
    for name, cookie in (("Dion", planted), ("Berenike", owner.token[:-1] + "_")):
        browser = visit.browser()
        status, _ = await browser.enter(name, headers={"Cookie": f"petteia={cookie}"})
        assert status == 200
        assert browser.token != cookie
        assert await visit.store.account_of(identity(cookie)) is None


async def test_a_session_of_an_earlier_version_goes_on(visit):
    token = "B" * 43
    old = Account("0123", "Dion", "dion", home="web")
    await visit.store.add_account(old, identity(token))
    browser = visit.browser()
    browser.session.cookie_jar.update_cookies({"petteia": token}, URL(visit.url))
    assert (await (await browser.socket()).frame("hello"))["name"] == "Dion"
    assert browser.token == token


async def test_the_cookie_is_renewed_with_each_visit(visit):
    browser, _ = await visit.person("Dion")
    token, page = browser.token, browser.session
    page.cookie_jar.clear()
    headers = browser.origin | {"Cookie": f"petteia={token}"}
    line = await page.ws_connect(f"{visit.url}/chat", headers=headers)
    await line.close()
    renewed = [(each.key, each.value, int(each["max-age"]) // 86400) for each in page.cookie_jar]
    assert renewed == [("petteia", token, 400)]


async def test_over_https_the_cookie_gets_a_name_that_no_other_host_can_set(visiting):
    async with visiting(public_url=PUBLIC, invitation=SECRET) as visit:
        browser = visit.browser()
        await browser.enter("Dion", invitation=SECRET)
        token, headers = browser.token, {"Host": "petteia.example", "Origin": PUBLIC}
        for name in ("petteia", "__Host-petteia"):
            headers["Cookie"] = f"{name}={token}"
            async with browser.session.post(
                f"{visit.url}/name", json={"name": "Dion"}, headers=headers
            ) as response:
                cookies = response.cookies
            assert ("petteia" in cookies) == (name == "petteia")  # it is deleted
            fresh = cookies["__Host-petteia"]
            assert (fresh.value, fresh["secure"], fresh["path"]) == (token, True, "/")
            assert not fresh["domain"]


async def test_of_two_cookies_the_one_that_no_other_host_can_set_counts(visit):
    (dion, _), (eris, _) = await visit.person("Dion"), await visit.person("Eris")
    browser = visit.browser()
    cookie = f"petteia={eris.token}; __Host-petteia={dion.token}"
    assert await browser.enter("X", headers={"Cookie": cookie}) == (200, {"name": "Dion"})


async def test_an_answer_that_got_lost_loses_no_name(visit):
    browser, attempt = visit.browser(), "0123456789abcdef" * 2
    assert await browser.enter("Dion", attempt=attempt) == (200, {"name": "Dion"})
    token = browser.token
    browser.session.cookie_jar.clear()
    assert await browser.enter("Dion", attempt=attempt) == (200, {"name": "Dion"})
    assert browser.token == token
    browser.session.cookie_jar.clear()
    assert (await browser.enter("Dion", attempt=attempt[::-1]))[0] == 409


def test_an_attempt_is_forgotten_after_a_while():
    time = 0.0
    attempts = Attempts(lambda: time)
    attempts.keep("a", "token")
    attempts.keep(None, "other")
    assert (attempts.token("a"), attempts.token("b"), attempts.token(None)) == ("token", None, None)
    time = 601.0
    assert attempts.token("a") is None


async def test_a_person_cannot_become_another_one(visit):
    browser, _ = await visit.person("Dion")
    assert await browser.enter("Berenike") == (200, {"name": "Dion"})


async def test_a_cookie_that_is_no_token_is_replaced(visit):
    wrong = ("x", "A" * 42, "A" * 44, "../" * 14 + "A", "A" * 42 + "é")
    for number, cookie in enumerate(wrong):
        browser, name = visit.browser(), f"Dion {number}"
        headers = {"Cookie": f"petteia={cookie}"}
        assert await browser.enter(name, headers=headers) == (200, {"name": name}), cookie
        assert len(browser.token) == 43, cookie
        assert browser.token != cookie


async def test_a_name_in_use_is_refused_in_a_sentence(visit):
    await visit.person("Dion")
    other = visit.browser()
    for name in ("Dion", "dION", " Dion\t"):
        status, answer = await other.enter(name)
        assert status == 409
        assert "name" in answer["error"]
    assert (await other.enter("Dio"))[0] == 200


async def test_markup_and_control_characters_are_shown_as_plain_text(visit):
    browser = visit.browser()
    status, answer = await browser.enter("<b>\u202eDi\x00on\u2066</b>")
    assert (status, answer) == (200, {"name": "<b>Dion</b>"})
    _, other = await visit.person("Berenike")
    said = await other.hear("challenge <b>Dion</b> lemery-compact")
    assert "<b>Dion</b>" in said["post"]["headline"]


async def test_a_name_that_is_none_is_refused_in_a_sentence(visit):
    for name in ("", "   ", "\u200b", "\x00\x01", "x" * 200):
        status, answer = await visit.browser().enter(name)
        assert status == 409, name
        assert "32" in answer["error"], name


MALFORMED = (
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"name": 7}',
    b'{"name": "Dion", "admin": true}',
    b'{"name": "\\ud800"}',
    b'{"name": "\xff"}',
    b"[" * 4000,
    b'{"name": "' + b"x" * 600 + b'"}',
)


async def test_a_malformed_form_is_refused_in_a_sentence(visit):
    for body in MALFORMED:
        browser = visit.browser()
        async with browser.session.post(
            f"{visit.url}/name", data=body, headers=browser.origin
        ) as response:
            assert response.status == 400, body
            assert (await response.json())["error"], body


async def test_an_oversize_form_is_refused(visit):
    browser = visit.browser()
    async with browser.session.post(
        f"{visit.url}/name", data=b"x" * 5000, headers=browser.origin
    ) as response:
        assert response.status == 413


async def test_where_an_invitation_is_set_a_newcomer_needs_it(visiting):
    async with visiting(invitation=SECRET) as visit:
        browser = visit.browser()
        assert (await (await browser.socket()).frame("stranger"))["invitation"] is True
        for given in ({}, {"invitation": ""}, {"invitation": "the owl"}, {"invitation": "é"}):
            status, answer = await browser.enter("Dion", **given)
            assert status == 403
            assert "invitation" in answer["error"]
        assert await browser.enter("Dion", invitation=f" {SECRET} ") == (200, {"name": "Dion"})


async def test_who_is_in_already_needs_no_invitation_again(visiting):
    async with visiting(invitation=SECRET) as visit:
        browser = visit.browser()
        await browser.enter("Dion", invitation=SECRET)
        assert await browser.enter("Dion") == (200, {"name": "Dion"})


async def test_after_wrong_invitations_a_right_one_is_welcome_from_the_same_address(visiting):
    async with visiting(invitation=SECRET, limits=WebLimits(wrong_wait=0.01)) as visit:
        browser = visit.browser()
        tries = [(await browser.enter("Dion", invitation=str(n)))[0] for n in range(7)]
        assert tries == [403] * 5 + [429] * 2
        assert (await browser.enter("Dion", invitation=SECRET))[0] == 200


async def test_further_wrong_invitations_are_answered_slowly(visiting):
    limits = WebLimits(wrong_invitations=Rate(1, 0.001), wrong_wait=0.2)
    async with visiting(invitation=SECRET, limits=limits) as visit:
        browser = visit.browser()
        await browser.enter("Dion", invitation="x")
        began = monotonic()
        await browser.enter("Dion", invitation="x")
        assert monotonic() - began >= 0.2


def test_a_wrong_try_is_forgotten_after_a_minute_and_counts_for_its_address_only():
    time = 0.0
    invitation = Invitation(SECRET, WebLimits().wrong_invitations, clock=lambda: time)
    wrong, wait = InvitationCheck.WRONG, InvitationCheck.WAIT
    assert [invitation.check("x", "a") for _ in range(6)] == [wrong] * 5 + [wait]
    assert invitation.check("x", "b") is wrong
    time = 61.0
    assert invitation.check("x", "a") is wrong


async def test_new_accounts_are_limited_by_address(visiting):
    limits = WebLimits(peer_names=Rate(2, 0.001))
    async with visiting(invitation=SECRET, limits=limits) as visit:
        found = [await visit.browser().enter(f"Dion {n}", invitation=SECRET) for n in range(3)]
        assert [status for status, _ in found] == [200, 200, 429]


async def test_who_is_behind_a_trusted_proxy_does_not_pay_for_others_there(visiting):
    limits = WebLimits(wrong_invitations=Rate(1, 0.001), wrong_wait=0.01)
    told = {}
    for proxies in ((), ("127.0.0.0/8",)):
        options = {"invitation": SECRET, "limits": limits, "trusted_proxies": proxies}
        async with visiting(**options) as visit:
            clients = ({"X-Forwarded-For": address} for address in ("192.0.2.1", "192.0.2.2"))
            tries = [await visit.browser().enter("D", each, invitation="x") for each in clients]
            told[proxies] = [status for status, _ in tries]
    assert told == {(): [403, 429], ("127.0.0.0/8",): [403, 403]}
