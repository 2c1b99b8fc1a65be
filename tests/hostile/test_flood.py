"""A short flood of raw HTTP; `make hostile` makes a long one."""

from tests.hostile.flood import SHORT, flood


async def test_a_flood_leaves_health_pages_players_and_log_alone(tmp_path):
    measured = await flood(tmp_path, SHORT)
    assert measured.problems == [], str(measured)
