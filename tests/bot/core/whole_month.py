"""Fifty matches in a month, or as many as one likes, and whether everyone was called as they wish.

It takes longer than the test, which proves the same by fewer matches.
"""

import argparse
import asyncio
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.storage import open_store
from tests.bot.core import test_month as promises
from tests.bot.core.conftest import Bench
from tests.terminal import open_console


async def main():
    parser = argparse.ArgumentParser(
        prog="python -m tests.bot.core.whole_month", description=__doc__
    )
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--seed", type=int, default=7, help="draws who plays what, and when")
    wanted = vars(parser.parse_args())
    with TemporaryDirectory() as folder:
        async with open_store(f"sqlite:///{Path(folder) / 'petteia.db'}") as store:
            month = await promises.played(Bench(store), **wanted)
    promises.is_real_play(month)
    promises.calls_nobody_twice(month)
    promises.calls_nobody_against_their_wishes(month)
    promises.calls_everybody_who_wishes_it(month)
    kinds = Counter(ring.kind for ring in month.rings)
    open_console().print(kinds)


if __name__ == "__main__":
    asyncio.run(main())
