"""Killed in turn, the processes that serve pages lose no move, and double none.

This is one short round; `make torture N=200 PAGES=1` goes on for as long as you like.
"""

from functools import partial
from random import Random

from tests.torture.on_pages import PageEvening, free_ports


async def test_killed_in_turn_processes_that_serve_pages_lose_nothing(ready_postgres_url, tmp_path):
    evening = PageEvening(ready_postgres_url, tmp_path, Random(0), free_ports(3), pairs=3)
    await evening.play(partial(evening.kill_in_turn, 3))
    assert evening.problems == []
    assert evening.kills == 3
    assert sum(evening.plies.values()) > 10
