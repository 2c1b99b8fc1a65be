"""Killed at steps of taking an update, the bot loses no command and does none twice.

This is one short round; `make torture UPDATES=1` goes on for as long as you like.
"""

from random import Random

import pytest

from tests.torture.on_telegram import UpdateEvening


@pytest.mark.parametrize("way", ["polling", "webhook"])
async def test_killed_while_it_takes_updates_it_does_each_once(way, tmp_path, free_port):
    port = free_port if way == "webhook" else None
    url = f"sqlite:///{tmp_path}/petteia.db"
    evening = UpdateEvening(url, tmp_path, Random(0), kills=4, port=port)
    await evening.play()
    assert evening.problems == []
    assert evening.kills == 4
