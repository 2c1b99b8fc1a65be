"""Every benchmark still runs: one short round of each. How fast it is, is for `make bench`."""

from math import isfinite

import pytest

from tests.bench.__main__ import BENCHES
from tests.bench.report import table

SHORT = {"ROUNDS": 1, "SECONDS": 0.001, "TURNS": 3, "PLIES": 3, "REPEATED": 1}


@pytest.mark.parametrize("bench", BENCHES, ids=lambda bench: bench.__name__.rpartition(".")[2])
def test_a_round_gives_figures(bench, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name, value in SHORT.items():
        if isinstance(getattr(bench, name, None), int | float):
            monkeypatch.setattr(bench, name, value)
    figures = tuple(bench.measure())
    assert figures
    for figure in figures:
        assert isfinite(figure.median), figure
        assert isfinite(figure.ratio), figure
        assert figure.ratio > 0, figure
    assert table(figures).row_count == len(figures)
