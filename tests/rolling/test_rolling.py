"""Upgraded and taken back while people play, the bot refuses and loses nothing.

This is one short round with one process at a time; `make rolling` makes three with two.
"""

import pytest

from tests.rolling.rounds import Upgrade, play
from tests.rolling.trees import NEXT, ROOT, tree

pytestmark = [pytest.mark.postgres, pytest.mark.usefixtures("bare_environment")]


async def test_an_upgrade_under_play_and_the_way_back_refuse_and_lose_nothing(
    postgres_url, tmp_path
):
    new = tree(NEXT, tmp_path / "next")
    upgrade = Upgrade(ROOT, new, tables=2, processes=1, plain=2.0)
    outcome = await play(postgres_url, tmp_path, upgrade)
    assert outcome.refused_or_lost == []
    assert (outcome.problems, outcome.notes) == ([], [])
    assert outcome.presses
