"""Files and cross-file calls of four presses on Discord.

    python -m tests.trace           # a table: files, and calls from one file into another
    python -m tests.trace --files   # and for each, the files with the calls into them

Followed are a press of Play until it is answered, the first square of a move, a button of a page of
rules, and the delivery of the new board: on a fake Discord, over the real core and a real SQLite
store. A file counts when one of its functions runs, a call when a function of one file calls one of
another; threads count, libraries do not. Each press is made once before it is counted, so that
what runs once in a process is left out.
"""

import argparse
import asyncio
import sys
import threading
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.table import Table

from bot.operations.logs import set_up_logs
from bot.storage.migrate import upgrade
from tests.bot.frontends.discord.world import World, labels, menus, private
from tests.terminal import open_console

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "engine", "render")


@dataclass
class Trace:
    """The files of some folders that were entered, and the calls from one of them into another."""

    folders: tuple[str, ...]
    files: set[str] = field(default_factory=set)
    calls: Counter[tuple[str, str]] = field(default_factory=Counter)

    def record(self, frame, event, _argument):
        """Record a call; the function that `sys.setprofile` takes."""
        called = frame.f_code.co_filename
        if event != "call" or not called.startswith(self.folders):
            return
        self.files.add(called)
        caller = frame.f_back and frame.f_back.f_code.co_filename
        if caller and caller != called and caller.startswith(self.folders):
            self.calls[caller, called] += 1

    def calls_into(self):
        """Return the number of calls from other files into each file, the most first."""
        into = Counter(dict.fromkeys(sorted(self.files), 0))
        for (_, called), count in self.calls.items():
            into[called] += count
        return into.most_common()


class _Hook:
    """What each thread calls; it passes calls on while something is traced."""

    trace = None

    def __call__(self, frame, event, argument):
        if self.trace is not None:
            self.trace.record(frame, event, argument)


_hook = _Hook()


def watch_threads():
    """Have threads that start from now on take part in traces, such as those of SQLite."""
    threading.setprofile(_hook)


@contextmanager
def traced(root=ROOT, packages=PACKAGES):
    """Yield a trace of these packages under a root that grows until the block ends.

    Threads that were started before `watch_threads` are left out.
    """
    watch_threads()
    _hook.trace = trace = Trace(tuple(f"{root / name}/" for name in packages))
    sys.setprofile(_hook)
    try:
        yield trace
    finally:
        sys.setprofile(None)
        _hook.trace = None


async def trace_presses():
    """Yield the name of each press with its trace."""
    watch_threads()
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/petteia.db"
        await upgrade(url)
        world = World(url)
        await world.open()
        try:
            async for each in _presses(world):
                yield each
        finally:
            await world.close()


async def _presses(world):
    players = [world.member(name, global_name=name) for name in ("alkaios", "brasidas")]
    for player in players:  # the last square is then not played at once
        await world.slash(player, "settings", confirm="on")
    await world.begin(*players)
    for player in players:  # the second replaces the traces of the first
        with traced() as pick:
            pieces = private(await player.click(world.board, label="Move"))
        squares = await _choose_last(player, pieces)
        preview = await _choose_last(player, squares.response)
        with traced() as play:
            await player.click(preview.response, label="Play")
        with traced() as delivery:
            await world.outbox_worker.flush()
        await world.env.settle()
        page = private(await player.click(world.board, label="Rules"))
        with traced() as rules:
            await player.click(page, label=labels(page)[0])
    yield "a press of Play", play
    yield "a pick", pick
    yield "a page of rules", rules
    yield "a delivery", delivery


async def _choose_last(player, message):
    """Choose the last entry of a message's first menu."""
    select = menus(message)[0]
    return await player.select(
        message, [select["options"][-1]["value"]], custom_id=select["custom_id"]
    )


async def main(*, lists_files):
    """Print the totals, and the files of each press if these are asked for."""
    table, console = Table("what", "files", "calls across files"), open_console()
    async for what, trace in trace_presses():
        table.add_row(what, str(len(trace.files)), str(trace.calls.total()))
        if lists_files:
            console.print(f"\n{what}")
            for file, count in trace.calls_into():
                console.print(f"{count:6} {Path(file).relative_to(ROOT)}")
    console.print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--files", action="store_true", help="list the files of each")
    chosen = parser.parse_args()
    set_up_logs("error", "text")
    asyncio.run(main(lists_files=chosen.files))
