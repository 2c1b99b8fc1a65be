import shlex
import sys
from pathlib import Path

import pytest

from bot.arena.playing import play
from bot.arena.ugi_client import Engine, Forfeit
from engine import Game, Side
from engine.catalogue import ruleset
from tests.bot.arena.samples import SMALL, broken, is_gone, scheduled, until

ROOT = Path(__file__).parents[3]
PETTEIA = (
    f"ugi:{shlex.join([sys.executable, '-c', 'from bot.cli.main import main; main()', 'ugi'])}"
)


@pytest.fixture(autouse=True)
def _this_tree(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.mark.parametrize("name", ["poleis", "vogt-kubeia"])
def test_petteia_itself_is_an_outside_engine(name):
    result = play(scheduled(PETTEIA, "random", ruleset=ruleset(name).name, cap=12, go="nodes 20"))
    assert (result.reason, result.detail, result.plies) == ("cap", "", 12)


@pytest.mark.parametrize(
    ("how", "reason", "detail"),
    [
        ("crashes", "crash", "it ended with status 3"),
        ("drones", "crash", "it writes a line without an end"),
        ("closes", "crash", "it closed its output"),
        ("cheats", "illegal-move", "a1-a8"),
        ("mumbles", "illegal-move", "no move"),
        ("curses", "illegal-move", "?[2J\N{REPLACEMENT CHARACTER}"),
    ],
)
def test_an_engine_that_breaks_loses_with_a_reason(how, reason, detail):
    result = play(scheduled("random", broken(how)))
    assert (result.winner, result.reason, result.detail) == (Side.FIRST, reason, detail)
    assert result.plies == 5


@pytest.mark.parametrize("how", ["hangs", "babbles"])
def test_an_engine_that_does_not_move_in_time_loses(how):
    result = play(scheduled("random", broken(how), timeout=0.1))
    expected = (Side.FIRST, "timeout", "no bestmove within 0.1 s")
    assert (result.winner, result.reason, result.detail) == expected


def test_an_engine_that_does_not_start_in_time_loses(monkeypatch):
    monkeypatch.setattr("bot.arena.ugi_client.START_TIMEOUT", 0.1)
    result = play(scheduled(broken("is mute"), "random"))
    expected = (Side.SECOND, "timeout", "no ugiok within 0.1 s")
    assert (result.winner, result.reason, result.detail) == expected


def test_an_engine_that_cannot_be_started_loses():
    result = play(scheduled("ugi:no-such-program", "random"))
    assert (result.winner, result.reason) == (Side.SECOND, "crash")
    assert result.detail == "No such file or directory"


def test_an_action_is_read_as_people_type_it():
    rules = ruleset("lemery-compact")
    start = Game.start(rules)
    with Engine(shlex.split(broken("shouts").removeprefix("ugi:")), rules, "", 30) as engine:
        assert start.write(engine.choose(start, [])) == "a2-a3"


def test_an_engine_that_does_not_read_loses():
    rules = ruleset(SMALL)
    command = shlex.split(broken("is deaf").removeprefix("ugi:"))
    engine = Engine(command, rules, "x" * 1_000_000, timeout=30)
    with engine, pytest.raises(Forfeit) as lost:
        engine.choose(Game.start(rules), [])
    assert lost.value.detail == "it does not read what it is told"


def test_an_engine_ends_with_its_game_and_so_does_what_it_started(tmp_path):
    pid = tmp_path / "pid"
    in_a_shell = f"ugi:sh -c {shlex.quote(broken('hangs', pid).removeprefix('ugi:') + '; true')}"
    play(scheduled(in_a_shell, "random", timeout=0.1))
    until(lambda: is_gone(int(pid.read_text("utf-8"))))
