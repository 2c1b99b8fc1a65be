"""Turns per second of several processes on one PostgreSQL server, beside pgbench on the same.

The yardstick is what a program without any of this would do for a turn, as prepared statements:
look the match up, then insert a move, update the match, insert what two people are to be told,
and commit.
"""

import asyncio
import re
import secrets
import sys
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import asyncpg

from tests.cluster import program

PROCESSES = (1, 2, 4)
ROUNDS = 5
ROWS = 1000  # matches of the yardstick
TPS = re.compile(r"^tps = ([\d.]+)", re.MULTILINE)
TABLES = f"""
CREATE TABLE matches (id integer PRIMARY KEY, version bigint NOT NULL, snapshot text NOT NULL);
CREATE TABLE moves (match integer REFERENCES matches, ply bigint, move text NOT NULL,
    PRIMARY KEY (match, ply));
CREATE TABLE outbox (id bigserial PRIMARY KEY, match integer REFERENCES matches, said text);
INSERT INTO matches SELECT id, 0, repeat('x', 900) FROM generate_series(1, {ROWS}) id;
"""  # noqa: S608 -- a number of ours
TURN = f"""
\\set id random(1, {ROWS})
SELECT version, snapshot FROM matches WHERE id = :id \\gset
BEGIN;
UPDATE matches SET version = version + 1, snapshot = repeat('x', 900) WHERE id = :id
    RETURNING version AS ply \\gset
INSERT INTO moves VALUES (:id, :ply, 'a2-a3');
INSERT INTO outbox (match, said) VALUES (:id, 'one'), (:id, 'other');
COMMIT;
"""  # noqa: S608 -- see above


@dataclass(frozen=True, slots=True)
class Rivals:
    """Turns per second of so many processes, and of as many clients of pgbench."""

    processes: int
    turns: float
    bare: float
    ratio: float


async def rivals(server, seconds, progress):
    """Measure each number of processes; returns medians of the rounds."""
    task = progress.add_task("turns on PostgreSQL", total=len(PROCESSES) * ROUNDS)
    async with database(server) as ours, database(server) as bare:
        await prepare(bare)
        figures = []
        for count in PROCESSES:
            pairs = []
            for _ in range(ROUNDS):
                pairs.append(
                    (await turns(ours, count, seconds), await pgbench(bare, count, seconds))
                )
                progress.advance(task)
            ratio = median(mine / theirs for mine, theirs in pairs)
            figures.append(Rivals(count, *map(median, zip(*pairs, strict=True)), ratio))
        return figures


@asynccontextmanager
async def database(server):
    """An empty database of a server, dropped afterwards."""
    name = f"petteia_load_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(f"{server}/postgres")
    try:
        await connection.execute(f"CREATE DATABASE {name}")
        yield f"{server}/{name}"
        await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await connection.close()


async def turns(url, processes, seconds):
    """Turns per second of so many processes at once, each playing one turn after another."""
    words = ("-m", "tests.load.playing", url, str(seconds))
    pipe = asyncio.subprocess.PIPE
    started = [
        await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe)
        for _ in range(processes)
    ]
    for each in started:
        assert await each.stdout.readline() == b"ready\n"
    for each in started:
        each.stdin.write(b"go\n")
    said = await asyncio.gather(*(each.communicate() for each in started))
    return sum(float(rate) for rate, _ in said)


async def prepare(url):
    """Make the yardstick's tables."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(TABLES)
    finally:
        await connection.close()


async def pgbench(url, clients, seconds):
    """Transactions per second of so many clients at once."""
    there = urlsplit(url)
    with TemporaryDirectory() as folder:
        script = Path(folder) / "turn.sql"
        script.write_text(TURN, encoding="ascii")
        words = (
            *("--no-vacuum", "--protocol=prepared", f"--file={script}"),
            *(f"--client={clients}", f"--jobs={clients}", f"--time={seconds}"),
            *("-h", there.hostname, "-p", str(there.port), "-U", there.username),
            there.path.strip("/"),
        )
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(program("pgbench"), *words, stdout=pipe)
        said, _ = await process.communicate()
    assert process.returncode == 0
    [rate] = TPS.findall(said.decode())
    return float(rate)
