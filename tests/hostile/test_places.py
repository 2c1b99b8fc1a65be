"""A short round of people with matches in several places; `make hostile AT=places` goes on."""

import subprocess
import sys
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from tests.bot.frontends.telegram.botapi import BotApi
from tests.hostile.places_on_discord import PlacesOnDiscord
from tests.hostile.places_on_telegram import PlacesOnTelegram

ROOT = Path(__file__).parents[2]


def test_nothing_is_shown_or_played_elsewhere():
    command = (sys.executable, "-W", "ignore", "-m", "tests.hostile", "300", "--seed", "stoa")
    command += ("--at", "places")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


async def all_of_them(_views, matches, _context):
    """Take the matches of all places for those of one."""
    return matches


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (PlacesOnTelegram, {"played elsewhere", "the code", "the name", "the game"}),
        (PlacesOnDiscord, {"played elsewhere"}),
    ],
    ids=("telegram", "discord"),
)
async def test_a_bot_that_does_not_mind_the_place_is_found_out(
    tmp_path, monkeypatch, kind, expected
):
    # An old server, where more of what is asked in a group is answered to all.
    monkeypatch.setattr(BotApi, "api_level", 100)
    places = kind(tmp_path, Random("agora"), running=4)
    await places.begin()
    with patch("bot.core.views.queries.ViewQueries.here", all_of_them):
        problems = [each for _ in range(150) for each in await places.step()]
    await places.end()
    missing = {what for what in expected if not any(what in each for each in problems)}
    assert not missing, problems


async def test_what_one_person_alone_sees_in_a_group_is_private(tmp_path):
    places = PlacesOnTelegram(tmp_path, Random("agora"), running=1)
    await places.begin()
    places.agora.managers.add(places.api.me["id"])  # who may write to one at any time
    receiver = {"receiver_user_id": places.people[2].id}
    for params in ({}, {"ephemeral_message_parameters": receiver}):
        places.api._sent(places.agora, params, "Which match?")
    said = [each.place for each in places.said() if each.text.startswith("Which match?")]
    await places.end()
    assert said == [0, None]
