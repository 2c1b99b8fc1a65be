"""Which host names are served, and which pages may act, by where the chat listens."""

import pytest

from bot.frontends.web.origins import Origins, Site

PUBLIC = "https://petteia.example"
HERE = Site("127.0.0.1", 8080)
LAN = Site("192.168.1.5", 8080)


@pytest.mark.parametrize(
    ("origins", "address", "own", "foreign"),
    [
        (
            Origins("127.0.0.1", None),
            HERE,
            ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "LOCALHOST:8080"],
            [
                "127.0.0.1",
                "127.0.0.1:81",
                "petteia.example",
                "evil.example:8080",
                "",
                "x@localhost",
            ],
        ),
        (
            Origins("127.0.0.1", PUBLIC),
            HERE,
            ["petteia.example", "Petteia.Example:443", "localhost:8080"],
            ["petteia.example:8080", "petteia.example:80", "www.petteia.example", "evil.example"],
        ),
        (
            Origins("0.0.0.0", None),
            LAN,
            ["192.168.1.5:8080", "localhost:9000", "127.0.0.1:8080"],
            [
                "192.168.1.5",
                "192.168.1.6:8080",
                "evil.example:8080",
                "petteia.example",
                "0.0.0.0:80",
            ],
        ),
        (
            Origins("0.0.0.0", "http://nas.local:9000"),
            LAN,
            ["nas.local:9000", "192.168.1.5:8080"],
            ["nas.local", "nas.local:8080", "evil.example:9000"],
        ),
        (
            Origins("petteia.lan", None),
            LAN,
            ["petteia.lan:8080", "192.168.1.5:8080"],
            ["petteia.lan", "other.lan:8080"],
        ),
        (Origins("::", None), Site("2001:db8::1", 80), ["[2001:db8::1]", "[::1]:1"], ["[::2]"]),
    ],
    ids=["loopback", "behind a proxy", "all addresses", "a home server", "a name", "version 6"],
)
def test_only_the_servers_own_names_are_served(origins, address, own, foreign):
    assert [host for host in own if not origins.is_own_host(host, address)] == []
    assert [host for host in foreign if origins.is_own_host(host, address)] == []


def test_a_page_acts_on_its_own_server_only():
    origins = Origins("127.0.0.1", PUBLIC)
    allowed = [
        (PUBLIC, "petteia.example"),
        (PUBLIC, "127.0.0.1:8080"),  # a proxy that does not hand the name on
        ("http://localhost:8080", "localhost:8080"),
    ]
    refused = [
        ("http://petteia.example", "petteia.example"),
        ("https://petteia.example:444", "petteia.example"),
        ("https://evil.example", "petteia.example"),
        ("http://localhost:3000", "localhost:8080"),
        ("http://127.0.0.1:8080", "localhost:8080"),
        ("null", "localhost:8080"),
        ("", "localhost:8080"),
        ("file://", "localhost:8080"),
    ]
    assert [pair for pair in allowed if not origins.is_own_page(*pair)] == []
    assert [pair for pair in refused if origins.is_own_page(*pair)] == []


async def test_a_foreign_name_is_refused_on_an_open_address_and_told_the_cure(visiting):
    async with visiting(host="0.0.0.0", invitation="the owl of Athena") as visit:
        session = visit.browser().session
        port = visit.chat.port
        for host, status in ((f"127.0.0.1:{port}", 200), (f"evil.example:{port}", 421)):
            async with session.get(visit.url, headers={"Host": host}) as response:
                assert response.status == status
                assert ("public_url" in await response.text()) == (status == 421)
