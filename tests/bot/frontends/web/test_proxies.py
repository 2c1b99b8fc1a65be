"""The real nginx and Caddy before the chat, as `deploy/` has them: a Unix socket, a path."""

import asyncio
import os
import re
import socket
from contextlib import asynccontextmanager
from grp import getgrgid
from pathlib import Path
from pwd import getpwuid

import pytest
from aiohttp import ClientSession

DEPLOY = Path(__file__).parents[4] / "deploy"
SECRET = "sealed letters"
PATIENCE = 30  # seconds
BASE = "/petteia"

NGINX = """
daemon off;
user {user} {group};
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {map}
    server {{
        listen 127.0.0.1:{port};
        {location}
    }}
}}
"""
CADDY = """{{
	admin off
	auto_https off
}}
http://127.0.0.1:{port} {{
{directives}
}}
"""


def _free_port():
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def _nginx(folder, port, upstream):
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    location = re.search(r"location / \{.*?\n    \}", text, re.DOTALL)[0]
    assert f"location {BASE} {{" in text
    assert f"proxy_pass http://{upstream};" in text.replace("/run/petteia", str(folder))
    location = location.replace("location / {", f"location {BASE} {{")
    location = re.sub(r"\n *proxy_pass .*;", f"\nproxy_pass http://{upstream};", location)
    # Without the port, which the public address of this test has.
    location = location.replace("Host $host;", "Host $http_host;")
    config = folder / "nginx.conf"
    mapped = re.search(r"^map .*?^\}", text, re.DOTALL | re.MULTILINE)[0]
    config.write_text(
        NGINX.format(
            user=getpwuid(os.getuid()).pw_name,
            group=getgrgid(os.getgid()).gr_name,
            folder=folder,
            port=port,
            map=mapped,
            location=location,
        )
    )
    return ("nginx", "-c", str(config), "-p", str(folder))


def _caddy(folder, port, upstream):
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert f"unix/{'/run/petteia/web.sock'}" in text
    directives = "\n".join(re.findall(r"^#(\t.*)$", text, re.MULTILINE))
    upstream = upstream.replace("unix:", "unix/")
    config = folder / "Caddyfile"
    written = directives.replace("127.0.0.1:8080", upstream)
    config.write_text(CADDY.format(port=port, directives=written))
    return ("caddy", "run", "--adapter", "caddyfile", "--config", str(config))


@asynccontextmanager
async def _running(command, port, folder):
    """Run a proxy for as long as the block."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": os.environ["PATH"]}
    with (folder / "log").open("wb") as log:
        proxy = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log, env=home)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), timeout=1).close()
                    break
                except OSError:
                    assert proxy.returncode is None, (folder / "log").read_text()
                    await asyncio.sleep(0.05)
        yield
    finally:
        proxy.terminate()
        await proxy.wait()


@pytest.mark.parametrize("write", [_nginx, _caddy])
async def test_a_person_plays_through_a_proxy_below_a_path_over_a_unix_socket(
    visiting, tmp_path, write, monkeypatch, proxies
):
    port, path = _free_port(), tmp_path / "web.sock"
    site = f"http://127.0.0.1:{port}"
    name, *arguments = write(tmp_path, port, f"unix:{path}")
    command = (proxies[name], *arguments)
    options = {"host": f"unix:{path}", "public_url": f"{site}{BASE}", "invitation": SECRET}
    async with visiting(**options) as visit, _running(command, port, tmp_path):
        clients, client = set(), visit.chat._proxies.client_behind

        def noted(peer, headers):
            clients.add(found := client(peer, headers))
            return found

        monkeypatch.setattr(visit.chat._proxies, "client_behind", noted)
        async with ClientSession(headers={"Origin": site, "X-Forwarded-For": "6.6.6.6"}) as session:

            async def fetch(address):
                async with session.get(f"{site}{address}") as answer:
                    assert answer.status == 200, address
                    return await answer.read()

            page = (await fetch(BASE)).decode()
            assert f'data-base="{BASE}"' in page
            for address in re.findall(r' (?:href|src)="(/[^"]+)"', page):
                await fetch(address)
            form = {"name": "Dion", "invitation": SECRET}
            async with session.post(f"{site}{BASE}/name", json=form) as answer:
                cookies = {each.key: each.value for each in answer.cookies.values()}
                assert answer.status == 200, await answer.text()
            line = await session.ws_connect(
                f"{site}{BASE}/chat",
                headers={"Cookie": f"petteia={cookies['petteia']}"},
            )
            await line.send_json({"kind": "hear", "n": 1, "text": "challenge poleis"})
            while (frame := await line.receive_json(timeout=PATIENCE))["kind"] != "answer":
                pass
            assert frame["refused"] is False
            await line.close()
        assert clients == {"127.0.0.1"}
