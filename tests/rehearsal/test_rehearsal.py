"""A rehearsal still runs, on a small scale; what it costs is for `make rehearsal`."""

import pytest
from rich.console import Console
from rich.progress import Progress

from tests.cluster import NoServerError
from tests.rehearsal import report
from tests.rehearsal.__main__ import options
from tests.rehearsal.guilds import channel_id, server_id, server_of
from tests.rehearsal.stage import Sizes, rehearse

SMALL = ["--servers", "400", "--matches", "10", "--turns", "5", "--seconds", "2", "--pages", "20"]
SECONDS = 900  # on a machine that does much else; alone it takes fifteen


@pytest.mark.timeout(SECONDS)
@pytest.mark.postgres
async def test_servers_arrive_turns_are_played_and_nothing_is_lost(tmp_path):
    asked = vars(options().parse_args(SMALL))
    del asked["logs"]
    with Progress(console=Console(quiet=True)) as progress:
        try:
            figures = await rehearse(Sizes(**asked), tmp_path, progress)
        except NoServerError as error:
            pytest.skip(str(error))
    assert figures.problems == []
    assert figures.turns > 0
    assert len(figures.pages) == asked["pages"]
    assert figures.counted["identified"] == asked["shards"]
    assert figures.counted["identified too early"] == 0
    assert all(full > empty for full, empty in zip(figures.full, figures.empty, strict=True))
    assert len(list(report.tables(figures))) == 4


def test_servers_belong_to_the_shard_of_their_number():
    for number in (0, 7, 99_999):
        assert (server_id(number, 64) >> 22) % 64 == number % 64
        assert server_of(channel_id(number)) == number
