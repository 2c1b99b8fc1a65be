"""A server under another name over HTTPS, as behind a proxy, inside the browser alone."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

from aiohttp import ClientSession, WSMsgType
from playwright.async_api import Error


async def serve_as(page, origin, server, below=""):
    """Have the browser find what is below a path of the server at an https:// origin."""

    def inside(url):
        parts = urlsplit(url)
        return f"{server.url}{below}{parts.path}{f'?{parts.query}' if parts.query else ''}"

    async def answer(route):
        with suppress(Error):  # the page was closed meanwhile
            response = await route.fetch(url=inside(route.request.url), max_redirects=0)
            await route.fulfill(response=response)

    async def bridge(socket):
        tasks.append(asyncio.create_task(_bridge(socket, inside(socket.url), origin)))

    tasks = []  # they end with the page
    await page.route(f"{origin}/**", answer)
    await page.route_web_socket(f"{origin.replace('https', 'wss')}/**", bridge)


async def _bridge(socket, url, origin):
    said = asyncio.Queue()
    socket.on_message(said.put_nowait)
    async with ClientSession() as session:
        line = await session.ws_connect(url, headers={"Origin": origin})

        async def pass_on():
            while True:
                await line.send_str(await said.get())

        passing = asyncio.create_task(pass_on())
        async for message in line:
            if message.type in {WSMsgType.TEXT, WSMsgType.BINARY}:
                socket.send(message.data)
        passing.cancel()
        await socket.close(code=line.close_code)
