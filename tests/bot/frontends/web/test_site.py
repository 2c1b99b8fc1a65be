"""Access checks, and the security headers of every response."""

import json
import re
from html import unescape
from io import BytesIO
from itertools import chain

import pytest
from aiohttp import ClientSession, WSServerHandshakeError
from PIL import Image

from bot.core.notifications.platform import Status
from bot.frontends.web import WebFrontend, WebOptions
from bot.frontends.web.static_files import (
    STATIC,
    STATIC_FILES,
    joined_modules,
    sheet_address,
    without_comments,
)
from tests.showcase.icons import icons

SECRET = "the owl of Athena"
TOUCH_ICON = "/static/icon-192.png"  # which only telephones load, once they install the page


async def refuses_socket(browser, headers):
    with pytest.raises(WSServerHandshakeError) as refused:
        await browser.session.ws_connect(f"{browser.url}/chat", headers=headers)
    return refused.value.status in {403, 421}


async def test_a_foreign_host_name_is_not_served(visit):
    browser = visit.browser()
    for host in ("evil.example", f"evil.example:{visit.chat.port}", "127.0.0.1", "127.0.0.1:1"):
        assert (await browser.get("/", Host=host)).status == 421
        assert await refuses_socket(browser, {"Origin": f"http://{host}", "Host": host})


async def test_the_names_of_this_machine_are_served(visit):
    browser = visit.browser()
    for host in ("127.0.0.1", "localhost", "LOCALHOST", "[::1]"):
        assert (await browser.get("/", Host=f"{host}:{visit.chat.port}")).status == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "http://[", "", "file://"]
)
async def test_a_foreign_page_gets_neither_a_name_nor_a_socket(visit, origin):
    browser = visit.browser()
    async with browser.session.post(
        f"{visit.url}/name", json={"name": "Dion"}, headers={"Origin": origin}
    ) as response:
        assert response.status == 403
        assert not response.cookies
    assert await refuses_socket(browser, {"Origin": origin})


async def test_no_request_of_a_foreign_page_reaches_what_changes_something(visit):
    """The session cookie comes along with links of other pages, so those may only read."""
    router, foreign = visit.chat._server._runner.app.router, {"Origin": "http://evil.example"}
    routes = [route for route in router.routes() if route.method not in {"GET", "HEAD"}]
    assert routes
    async with visit.browser().session as session:
        for route in routes:
            url = visit.url + str(route.resource.canonical)
            async with session.request(route.method, url, headers=foreign) as response:
                assert response.status == 403, route


async def test_a_client_without_an_origin_gets_no_socket(visit):
    assert await refuses_socket(visit.browser(), {})


async def test_behind_a_public_address_that_name_is_served_too(visiting):
    public = {"public_url": "https://petteia.example", "invitation": SECRET}
    async with visiting(**public) as visit:
        browser = visit.browser()
        assert (await browser.get("/", Host="petteia.example")).status == 200
        assert (await browser.get("/", Host="evil.example")).status == 421
        headers = {"Host": "petteia.example", "Origin": "https://petteia.example"}
        async with browser.session.post(
            f"{visit.url}/name", json={"name": "Dion", "invitation": SECRET}, headers=headers
        ) as response:
            assert response.status == 200
            assert response.cookies["__Host-petteia"]["secure"]


async def test_on_an_open_address_a_page_talks_to_its_own_server_only(visiting):
    public = {"public_url": "http://petteia.example:81", "invitation": SECRET}
    async with visiting(host="0.0.0.0", **public) as visit:
        browser = visit.browser()
        headers = {"Host": "petteia.example:81", "Origin": "http://petteia.example:81"}
        line = await browser.session.ws_connect(f"{visit.url}/chat", headers=headers)
        assert (await line.receive_json())["kind"] == "stranger"
        await line.close()
        assert await refuses_socket(browser, headers | {"Origin": "http://evil.example"})


def test_an_open_address_without_an_invitation_is_refused():
    for options in (("0.0.0.0", 80, None), ("petteia.example", 80, "")):
        with pytest.raises(ValueError, match="invitation"):
            WebOptions(*options)
    with pytest.raises(ValueError, match="invitation"):
        WebOptions("127.0.0.1", 80, None, "https://petteia.example")
    assert WebOptions("::1", 80, None).invitation is None


LIMITED = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def limits_the_page(headers):
    policy = headers["Content-Security-Policy"]
    kept = ("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'")
    assert all(part in policy for part in kept)
    assert "unsafe" not in policy
    assert LIMITED.items() <= headers.items()
    assert "Server" not in headers
    return True


async def test_every_answer_limits_what_a_page_may_do(visit):
    browser = visit.browser()
    paths = (
        "/",
        "/privacy",
        "/terms",
        "/healthz",
        "/static/main.js",
        "/nowhere",
        f"/picture/{'0' * 32}.png",
        "/chat",
    )
    for path in paths:
        assert limits_the_page((await browser.get(path)).headers)
    stranger = await browser.get("/", Host="evil.example")
    assert stranger.status == 421
    assert limits_the_page(stranger.headers)


async def test_forms_and_handshakes_are_answered_with_the_same_limits(visit):
    browser = visit.browser()
    for body, origin in (({"name": "Dion"}, visit.url), ({}, visit.url), ({}, "http://x.example")):
        async with browser.session.post(
            f"{visit.url}/name", json=body, headers={"Origin": origin}
        ) as response:
            assert limits_the_page(response.headers)
    socket = await browser.socket()
    assert limits_the_page(socket.line._response.headers)


async def test_only_listed_files_are_served(visit):
    browser = visit.browser()
    for name, kind in STATIC_FILES.items():
        response = await browser.get(f"/static/{name}")
        assert (response.status, response.content_type) == (200, kind)
    for path in ("/static/index.html", "/static/", "/static/%2e%2e%2fchat.py", "/static/chat.py"):
        assert (await browser.get(path)).status == 404


async def test_the_page_has_nothing_inline_and_nothing_foreign(visit):
    page = await (await visit.browser().session.get(f"{visit.url}/")).text()
    assert "<style" not in page
    assert "style=" not in page
    assert "http://" not in page
    assert "https://" not in page
    assert page.count("<script") == page.count('<script type="module" src="/static/')


async def test_the_socket_cannot_be_fetched_as_a_page(visit):
    assert (await visit.browser().get("/chat")).status == 400


async def test_the_server_says_that_it_is_well(visit):
    async with visit.browser().session.get(f"{visit.url}/healthz") as response:
        assert (response.status, await response.text()) == (200, "ok")


async def test_the_chat_serves_once_it_is_started(visit):
    assert visit.chat.status is Status.SERVING
    waiting = WebFrontend(None, None, WebOptions("127.0.0.1", 0, None))
    assert waiting.status is Status.REACHING


async def test_a_port_in_use_is_an_os_error(visit, visiting):
    with pytest.raises(OSError, match="in use"):
        async with visiting(port=visit.chat.port):
            pass


async def test_the_page_can_be_installed_with_icons_of_the_sizes_they_say(visit):
    browser = visit.browser()
    async with browser.session.get(f"{browser.url}/static/app.webmanifest") as response:
        assert response.content_type == "application/manifest+json"
        manifest = json.loads(await response.text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        async with browser.session.get(f"{browser.url}/static/{icon['src']}") as response:
            image = Image.open(BytesIO(await response.read()))
        assert (image.format, "x".join(map(str, image.size))) == ("PNG", icon["sizes"])


def test_the_icons_are_those_that_the_program_draws():
    for name, drawn in icons().items():
        kept, fresh = (Image.open(BytesIO(each)) for each in ((STATIC / name).read_bytes(), drawn))
        assert kept.convert("RGBA").tobytes() == fresh.convert("RGBA").tobytes(), name


async def test_the_service_worker_is_served_at_the_root_and_checked_each_time(visit):
    response = await visit.browser().get("/sw.js")
    assert response.status == 200
    assert response.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert response.headers["Cache-Control"] == "no-cache"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert "script-src 'self'" in response.headers["Content-Security-Policy"]


LOADED = re.compile(r'<(?:script|link)[^>]* (?:src|href)="(/[^"]+)"|<img[^>]* src="(/[^"]+)"')
FIRST_VISIT = 70 * 1024  # bytes
OF_ITS_OWN = {"discord", "telegram", "sw", "watch"}  # scripts that the page itself does not load


async def test_a_first_visit_takes_no_more_than_70_kb_in_ten_requests(visit):
    """With the sheet of the pieces and the picture of the empty board."""
    page = await (await visit.browser().session.get(f"{visit.url}/")).text()
    there = {"/", "/sw.js", *filter(None, chain(*LOADED.findall(page)))} - {TOUCH_ICON}
    kinds = (".svg", ".png", ".css", ".js", ".webmanifest")
    assert all(any(path.endswith(kind) for path in there) for kind in kinds)
    sizes = {}
    async with ClientSession(auto_decompress=False) as session:
        for path in there:
            headers = {"Accept-Encoding": "gzip"}
            async with session.get(visit.url + path, headers=headers) as response:
                sizes[path] = len(await response.read())
    assert sum(sizes.values()) <= FIRST_VISIT, (sum(sizes.values()), sizes)
    assert len(sizes) <= 10, sizes


async def test_files_are_compressed_for_those_who_take_it(visit):
    for encoding, served in (("gzip", "gzip"), ("identity", None)):
        headers = {"Accept-Encoding": encoding}
        async with visit.browser().session.get(
            f"{visit.url}/static/main.js", headers=headers
        ) as response:
            assert response.headers.get("Content-Encoding") == served
            assert response.headers["Vary"] == "Accept-Encoding"
            script = await response.text()
            assert "const $main = (() => {" in script
            assert "// @ts-check" not in script


async def test_a_page_has_all_its_scripts_in_one_and_its_style_sheets_too(visit):
    page = await (await visit.browser().session.get(f"{visit.url}/")).text()
    assert (page.count("<script"), page.count('rel="stylesheet"')) == (1, 1)
    script, style = [
        await (await visit.browser().get(f"/static/{name}")).text()
        for name in ("main.js", "style.css")
    ]
    texts = (path for path in STATIC.glob("*.js") if path.stem not in OF_ITS_OWN)
    assert all(f"const ${path.stem} = (() => {{" in script for path in texts)
    sheets = (path.read_text("utf-8") for path in STATIC.glob("*.css"))
    assert all(without_comments(sheet).strip() in style for sheet in sheets)


def test_a_joined_script_calls_each_module_once_after_what_it_imports():
    modules = {
        "main": 'import { one } from "./one.js";\nimport * as two from "./two.js";\none(two);',
        "one": 'import { name as named } from "./two.js";\nexport const one = () => named;',
        "two": "export function name() {}\nexport async function more() {}",
    }
    script = joined_modules("main", modules.__getitem__)
    assert re.findall(r"^const \$(\w+)", script, re.MULTILINE) == ["two", "one", "main"]
    assert "const { name: named } = $two;\nconst one = () => named;\nreturn { one };" in script
    assert "const { one } = $one;\nconst two = $two;\none(two);" in script
    assert "function name() {}\nasync function more() {}\nreturn { name, more };" in script


@pytest.mark.parametrize(
    "form",
    [
        'import "./b.js";',
        'import b from "./b.js";',
        'import { b } from "elsewhere";',
        "export default b;",
        "export let b = 1;",
        "export { b };",
        'export * from "./b.js";',
    ],
)
def test_a_form_of_module_that_cannot_be_joined_is_an_error(form):
    with pytest.raises(ValueError, match=r"^a: (?:import|export) "):
        joined_modules("a", {"a": form}.__getitem__)


def test_modules_that_import_each_other_are_an_error():
    modules = {"a": 'import { b } from "./b.js";', "b": 'import { a } from "./a.js";'}
    with pytest.raises(ValueError, match="a imports itself"):
        joined_modules("a", modules.__getitem__)


async def test_a_page_is_described_to_those_who_search(visit):
    page = await (await visit.browser().session.get(f"{visit.url}/")).text()
    assert '<meta name="description" content="Board games' in page


async def test_a_browser_without_an_account_finds_the_question_in_its_page(visit):
    page = await visit.browser().session.get(f"{visit.url}/")
    asked = re.search(r' data-stranger="([^"]*)"', await page.text())
    frame = await (await visit.browser().socket()).frame("stranger")
    expected = {key: frame[key] for key in ("invitation", "first", "ways")}
    assert json.loads(unescape(asked[1])) == expected
    assert page.headers["Cache-Control"] == "no-store"


async def test_a_browser_with_an_account_is_not_asked_for_a_name_in_its_page(visit):
    browser, _ = await visit.person("Dion")
    page = await browser.session.get(f"{visit.url}/")
    assert ' data-stranger="null"' in await page.text()
    assert page.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nowhere", "/join/UPPER", "/match/", "/app/nowhere"])
async def test_what_is_nowhere_is_said_in_ones_language_with_a_way_home(visit, path):
    headers = {"Accept-Language": "de"}
    async with visit.browser().session.get(visit.url + path, headers=headers) as response:
        page = await response.text()
        assert (response.status, response.content_type) == (404, "text/html")
    assert "<h1>Hier ist nichts</h1>" in page
    assert '<a class="button primary" href="/">Zu den Spielen</a>' in page
    assert path not in page


async def test_the_sheet_of_a_theme_is_kept_for_ever_at_its_address(visit):
    session = visit.browser().session
    address = sheet_address("night")
    async with session.get(visit.url + address) as response:
        assert response.headers["Cache-Control"].endswith("immutable")
        assert response.content_type == "image/svg+xml"
        assert 'id="night-P"' in await response.text()
    async with session.get(visit.url + address.replace("night-", "night-0")) as response:
        assert response.status == 404
