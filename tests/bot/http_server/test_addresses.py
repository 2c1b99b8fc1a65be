"""Who a client is, behind proxies that are trusted or not."""

import pytest

from bot.http_server import TrustedProxies
from bot.http_server.addresses import parse_address

PROXY, SECOND, CLIENT = "127.0.0.1", "10.1.2.3", "203.0.113.9"
CASES = {
    "no header": (PROXY, [], PROXY),
    "a proxy's word": (PROXY, [CLIENT], CLIENT),
    "a stranger's word": (CLIENT, ["198.51.100.1"], CLIENT),
    "what the client claims first": (PROXY, [f"198.51.100.1, {CLIENT}"], CLIENT),
    "two proxies": (PROXY, [f"198.51.100.1, {CLIENT}, {SECOND}"], CLIENT),
    "two headers": (PROXY, ["198.51.100.1", f"{CLIENT}"], CLIENT),
    "only proxies": (PROXY, [SECOND], SECOND),
    "no address": (PROXY, [f"{CLIENT}, unknown"], PROXY),
    "no address behind the second": (PROXY, [f"{CLIENT}, <script>, {SECOND}"], SECOND),
    "a port": (PROXY, [f"{CLIENT}:4711"], CLIENT),
    "version 6": (PROXY, ["2001:db8::1:2:3:4"], "2001:db8::/64"),
    "version 6 with a port": (PROXY, ["[2001:db8::5]:443"], "2001:db8::/64"),
    "version 4 in version 6": (f"::ffff:{PROXY}", [f"::ffff:{CLIENT}"], CLIENT),
    "an endless header": (PROXY, [",".join(["198.51.100.1"] * 5000 + [CLIENT])], CLIENT),
    "no address at all": ("", [CLIENT], "local"),
}


def test_the_client_is_the_rightmost_address_that_is_no_trusted_proxys():
    proxies = TrustedProxies([PROXY, "10.0.0.0/8"])
    found = {
        case: proxies.client_behind(parse_address(peer), headers)
        for case, (peer, headers, _) in CASES.items()
    }
    assert found == {case: client for case, (_, _, client) in CASES.items()}


def test_without_trusted_proxies_the_header_means_nothing():
    assert TrustedProxies().client_behind(parse_address(PROXY), [CLIENT]) == PROXY


def test_what_is_no_network_is_an_error():
    with pytest.raises(ValueError, match="proxy"):
        TrustedProxies(["proxy"])
