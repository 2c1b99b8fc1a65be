"""Every benchmark still runs: one short round of each. How fast it is, is for `make bench`."""

import sys
from math import isfinite
from types import SimpleNamespace

import pytest
import structlog

from tests.bench.__main__ import BENCHES, main
from tests.bench.report import Figure, table

SHORT = {
    "ROUNDS": 1,
    "WARM": 1,
    "SECONDS": 0.001,
    "TURNS": 3,
    "PLIES": 3,
    "NODES": 30,
    "EVERY": 2,
    "LAST_PLY": 1,
    "REPEATED": 1,
    "GUESTS": 3,
    "SERVERS": 3,
    "COMPUTERS": 1,
    "LEVEL": 1,
    "QUIET_TURNS": 2,
    "MAX_BUSY_TURNS": 2,
}


@pytest.mark.parametrize("name", BENCHES)
def test_a_round_gives_figures(name, monkeypatch, tmp_path):
    bench = BENCHES[name]
    monkeypatch.chdir(tmp_path)
    for constant, value in SHORT.items():
        if isinstance(getattr(bench, constant, None), int | float):
            monkeypatch.setattr(bench, constant, value)
    monkeypatch.setattr(bench, "AT_ONCE", {2: 2}, raising=False)
    figures = tuple(bench.measure())
    assert figures
    for figure in figures:
        assert isfinite(figure.median), figure
        assert isfinite(figure.ratio), figure
        assert figure.ratio > 0, figure
    assert table(figures).row_count == len(figures)


def test_the_table_is_printed_alone_and_no_name_is_cut(monkeypatch, capfd):
    name = "a figure with a long name, " * 3
    bench = SimpleNamespace(measure=lambda: [loud(Figure(name, 1, "turns/s", 0.5, "a yardstick"))])
    monkeypatch.setitem(BENCHES, "core", bench)
    monkeypatch.setattr(sys, "argv", ["bench", "core"])
    main()
    printed, _ = capfd.readouterr()
    assert name.strip() in printed
    assert printed.splitlines()[0].strip().startswith("Medians")
    assert "noise" not in printed


def loud(figure):
    structlog.get_logger().warning("noise")
    return figure


def test_a_benchmark_that_does_not_exist_is_wrong_use(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["bench", "speed"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "there is no benchmark speed" in capsys.readouterr().err
