"""How much memory a process takes that answers from a database; run as a program of its own."""

import argparse
import asyncio
import re
import sys
from pathlib import Path

from bot.operations.logs import set_up_logs
from tests.load.looking import open_bot

PEAK = re.compile(r"VmHWM:\s+(\d+) kB")


async def peak_of(url, rounds, seed):
    """Return the peak of resident memory, in bytes, of a fresh process that has done all tasks."""
    words = ("-m", "tests.load.memory", url, str(rounds), seed)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=pipe)
    said, _ = await process.communicate()
    assert process.returncode == 0, url
    return int(said)


async def _all_tasks(url, rounds, seed):
    async with open_bot(url, seed) as bot:
        for task in bot.tasks().values():
            for _ in range(rounds):
                await task()


def main():
    """Do all tasks and print the peak."""
    parser = argparse.ArgumentParser()
    parser.add_argument("url")
    parser.add_argument("rounds", type=int)
    parser.add_argument("seed")
    set_up_logs("warning", "text")
    asyncio.run(_all_tasks(**vars(parser.parse_args())))
    [kilobytes] = PEAK.findall(Path("/proc/self/status").read_text(encoding="ascii"))
    sys.stdout.write(f"{1024 * int(kilobytes)}\n")


if __name__ == "__main__":
    main()
