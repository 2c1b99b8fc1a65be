"""Listening on a Unix socket: who may connect, what is at the path already, whose limits count."""

import errno
import socket
import stat

import pytest
from aiohttp import ClientSession, UnixConnector, web

from bot.http_server import HttpServer, ServerLimits, TrustedProxies, is_stale


async def _hello(_request):
    return web.Response(text="hello")


def _server(path):
    app = web.Application()
    app.add_routes([web.get("/", _hello)])
    limits = ServerLimits(connections=100, per_peer=1)
    return HttpServer(app, name="test", host=f"unix:{path}", port=0, headers={}, limits=limits)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "web.sock"


async def _get(path):
    async with (
        ClientSession(connector=UnixConnector(str(path))) as session,
        session.get("http://localhost/") as answer,
    ):
        return await answer.text()


async def test_the_owner_and_the_group_may_connect_and_the_file_goes_with_the_server(path):
    server = _server(path)
    await server.start()
    assert stat.S_IMODE(path.stat().st_mode) == 0o660
    assert await _get(path) == "hello"
    assert (server.port, server.is_listening) == (0, True)
    await server.stop()
    assert not path.exists()


async def test_a_socket_that_was_left_is_replaced_and_one_in_use_is_not(path):
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(path))
    left.close()  # as after a kill: the file stays
    assert is_stale(path)
    server = _server(path)
    await server.start()
    second = _server(path)
    with pytest.raises(OSError, match="another program listens") as refused:
        await second.start()
    await second.stop()
    assert refused.value.errno == errno.EADDRINUSE
    assert await _get(path) == "hello"
    await server.stop()


async def test_a_file_that_is_no_socket_is_left_alone(path):
    path.write_text("precious", "utf-8")
    with pytest.raises(FileExistsError, match="no socket"):
        await _server(path).start()
    assert path.read_text("utf-8") == "precious"


async def test_connections_of_the_proxy_do_not_count_as_those_of_one_client(path):
    server = _server(path)
    await server.start()
    lines = [socket.socket(socket.AF_UNIX) for _ in range(3)]
    for line in lines:
        line.connect(str(path))
    assert await _get(path) == "hello"
    assert server.connection_count >= 3
    for line in lines:
        line.close()
    await server.stop()


def test_clients_behind_a_unix_socket_are_those_that_the_proxy_names():
    proxies = TrustedProxies(host="unix:/run/petteia/web.sock")
    assert proxies.client_behind(None, ["198.51.100.1, 203.0.113.9"]) == "203.0.113.9"
    assert proxies.client_behind(None, []) == "local"
    assert TrustedProxies(host="127.0.0.1").client_behind(None, ["203.0.113.9"]) == "local"
