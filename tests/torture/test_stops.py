"""Stopped or killed just after an acknowledgement on Discord, the bot answers every command.

This is one short round; `make torture STOPS=1` goes on for as long as you like.
"""

from random import Random

from tests.torture.on_discord import StopEvening


async def test_stopped_just_after_it_acknowledged_it_answers_each_command(tmp_path):
    url = f"sqlite:///{tmp_path}/petteia.db"
    evening = StopEvening(url, tmp_path, Random(0), stops=2)
    await evening.play()
    assert evening.problems == []
    assert evening.stops == 4
