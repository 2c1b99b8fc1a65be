"""A short round of the storm."""

import pytest

from tests.storm.__main__ import STORMS, run


@pytest.mark.parametrize("platform", STORMS)
def test_in_bad_weather_each_person_is_called_once_and_no_place_falls_silent(platform):
    report = run(platform, 12, "2b7e1516")
    assert report.broken == []
    assert report.turns == 12
