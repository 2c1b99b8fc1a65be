"""Short floods of raw HTTP and of frames; `make hostile` makes long ones."""

from tests.hostile.flood import PATIENCE, SHORT, flood
from tests.hostile.frames import FRAMES, flooded_by_frames


async def test_a_flood_leaves_health_pages_players_and_log_alone(tmp_path):
    measured = await flood(tmp_path, SHORT)
    assert measured.problems == [], str(measured)


async def test_others_are_answered_in_a_flood_of_frames(tmp_path):
    found = [each async for each in flooded_by_frames(tmp_path, SHORT)]
    assert {each.kind for each in found} == set(FRAMES)
    assert max(max(each.flooded) for each in found) < PATIENCE
