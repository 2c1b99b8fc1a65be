"""How many files a press goes through, and how often one file calls another.

    python -m tests.trace

On a Discord of its own, over a real core and a real SQLite store, four things are followed one
by one: a press of Play until it is answered, the first square of a move, a button of a page of
rules, and the delivery of the new board. A file is counted when one of its functions runs; a call
is counted when a function calls one of another file. Threads count too, libraries do not. Each is
done once before it is counted, so that nothing is counted that is done once in a process.
"""

import asyncio
import sys
import threading
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.table import Table

from bot.storage.migrate import upgrade
from tests.bot.frontends.discord.world import World, labels, menus, private
from tests.terminal import open_console

ROOT = Path(__file__).parent.parent
OURS = tuple(f"{ROOT / name}/" for name in ("bot", "engine", "render"))


@dataclass
class Trace:
    """The files that were entered, and the calls from one of them into another."""

    files: set[str] = field(default_factory=set)
    calls: Counter[tuple[str, str]] = field(default_factory=Counter)

    def note(self, frame, event, _argument):
        """Take note of a call; what `sys.setprofile` is given."""
        if event != "call" or not frame.f_code.co_filename.startswith(OURS):
            return
        self.files.add(frame.f_code.co_filename)
        caller = frame.f_back
        if (
            caller is not None
            and caller.f_code.co_filename.startswith(OURS)
            and caller.f_code.co_filename != frame.f_code.co_filename
        ):
            self.calls[caller.f_code.co_filename, frame.f_code.co_filename] += 1


@contextmanager
def traced():
    trace = Trace()
    threading.setprofile(trace.note)
    sys.setprofile(trace.note)
    try:
        yield trace
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def follow():
    """Yield what is followed by its name, with its trace."""
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/petteia.db"
        await upgrade(url)
        world = World(url)
        await world.open()
        try:
            async for each in _followed(world):
                yield each
        finally:
            await world.close()


async def _followed(world):
    players = [world.member(name, global_name=name) for name in ("alkaios", "brasidas")]
    await world.begin(*players)
    for player in players:  # the first of them is not counted
        with traced() as pick:
            pieces = private(await player.click(world.board, label="Move"))
        squares = await _first_choice(player, pieces)
        preview = await _first_choice(player, squares.response)
        with traced() as play:
            await player.click(preview.response, label="Play")
        with traced() as delivery:
            await world.announcer.flush()
        await world.env.settle()
        page = private(await player.click(world.board, label="Rules"))
        with traced() as rules:
            await player.click(page, label=_page_button(page))
    yield "a press of Play", play
    yield "a pick", pick
    yield "a page of rules", rules
    yield "a delivery", delivery


async def _first_choice(player, message):
    select = menus(message)[0]
    return await player.select(
        message, [select["options"][-1]["value"]], custom_id=select["custom_id"]
    )


def _page_button(page):
    return labels(page)[0]


async def main():
    table = Table("what", "files", "calls across files")
    async for what, trace in follow():
        table.add_row(what, str(len(trace.files)), str(trace.calls.total()))
    open_console().print(table)


if __name__ == "__main__":
    asyncio.run(main())
