import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.arena import workers
from bot.arena.balance import BEGIN, END
from bot.arena.ladder import MARKS
from bot.arena.playing import play
from bot.arena.results import from_json
from bot.arena.schedule import Conditions, schedule
from bot.cli.main import status
from tests.bot.arena.samples import PATIENCE, SMALL, broken, is_gone, until

ROOT = Path(__file__).parents[3]
HEED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
ARENA = (sys.executable, "-c", f"{HEED}; from bot.cli.main import main; main()", "arena")


@pytest.fixture(autouse=True)
def _this_tree(bare_environment, monkeypatch):  # noqa: ARG001  # for what it does
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture
def here(monkeypatch):
    """Games are played in this process, which is faster."""

    def play_all(games, _jobs):
        yield from map(play, games)

    monkeypatch.setattr(workers, "play_all", play_all)


@contextmanager
def started(*arguments):
    with subprocess.Popen(
        [*ARENA, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        try:
            yield program
        finally:
            program.kill()


def text(file):
    return file.read_text("utf-8") if file.exists() else ""


@pytest.mark.usefixtures("here")
def test_a_killed_run_goes_on_where_it_stopped(capsys, tmp_path):
    out, starts = tmp_path / "games.jsonl", tmp_path / "starts"
    engine = broken("hangs the third time", starts)
    players = ("--players", "random", "--players", engine, "--rulesets", SMALL)
    arguments = (*players, "--games", "6", "--jobs", "1", "--out", str(out))
    with started(*arguments) as program:
        until(lambda: text(starts).count("\n") == 3)
        program.kill()
        program.wait()
    kept = text(out)
    with out.open("ab") as file:
        file.write(b'{"ruleset": "')
    assert kept.count("\n") == 2
    assert status(["arena", *arguments]) == 0
    assert "its last line was damaged and is cut off" in capsys.readouterr().err
    lines = out.read_bytes().splitlines(keepends=True)
    assert b"".join(lines[:2]).decode() == kept
    listed = schedule([("random", engine)], [(SMALL, 1)], 6, Conditions())
    assert [from_json(line) for line in lines] == [play(game) for game in listed]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_no_process_outlives_the_program(tmp_path, how):
    pid = tmp_path / "pid"
    players = ("--players", "random", "--players", broken("hangs", pid))
    with started(*players, "--games", "2", "--timeout", "600") as program:
        until(lambda: text(pid).endswith("\n"))
        program.send_signal(how)
        ended = program.wait(PATIENCE)
        until(lambda: is_gone(int(text(pid))))
        told = program.stderr.read()
    if how == signal.SIGINT:
        expected = "petteia: stopped; 0 of 2 games are played, and the same command goes on.\n"
        assert (ended, told) == (1, expected)


@pytest.mark.usefixtures("here")
def test_ctrl_c_shows_the_table_so_far(capsys, monkeypatch):
    def play_all(games, _jobs):
        yield from map(play, games[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "play_all", play_all)
    assert status(["arena", "--players", "random,greedy", "--rulesets", SMALL]) == 1
    out, err = capsys.readouterr()
    assert out.count("greedy") == 1
    assert err == "petteia: stopped; 2 of 64 games are played, and the same command goes on.\n"


def test_a_worker_that_is_killed_is_told(capsys, tmp_path):
    pid = tmp_path / "pid"
    kill = f"kill -9 $PPID; echo > {pid}"
    players = ["--players", "random", "--players", f"ugi:sh -c '{kill}'"]
    assert status(["arena", *players, "--rulesets", SMALL, "--games", "2", "--jobs", "1"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("petteia: a worker process was killed; 0 of 2 games are played")


@pytest.mark.usefixtures("here")
def test_the_tables_show_players_standings_and_rulesets(capsys):
    players = ["--players", "random,greedy", "--players", broken("cheats")]
    games = ["--rulesets", f"{SMALL}(first=5),{SMALL}", "--games", "2"]
    assert status(["arena", *players, *games]) == 0
    shown = capsys.readouterr().out
    assert all(f"\n{title}" in f"\n{shown}" for title in ("The players", "Each", "The rulesets"))
    assert f"{SMALL}(first=5)" in shown
    assert ": illegal-move: a1-a8\n" in shown


@pytest.mark.usefixtures("here")
def test_the_ladder_goes_between_the_marks_of_its_page(capsys):
    page = Path("ladder.md")
    arguments = ["arena", "ladder", "--rulesets", SMALL, "--games", "2", "--top", "0"]
    arguments += ["--cap", "6", "--jobs", "1", "--page", str(page)]
    page.write_text("no marks\n", encoding="utf-8")
    assert status(arguments) == 1
    assert not Path("ladder.jsonl").exists()  # nothing is played
    assert f"it needs the lines {' and '.join(MARKS)}" in capsys.readouterr().err
    begin, end = MARKS
    page.write_text(f"above\n{begin}\nold\n{end}\nbelow\n", encoding="utf-8")
    for _ in range(2):
        assert status(arguments) == 0
    shown = text(page)
    command = f"petteia arena ladder --rulesets {SMALL} --games 2 --top 0"
    assert shown.startswith(f"above\n{begin}\n\n    {command}")
    assert "\n| level-0 against random | " in shown
    assert shown.endswith(f" |\n\n{end}\nbelow\n")


@pytest.mark.usefixtures("here")
def test_the_balance_goes_between_the_marks_of_its_page(capsys):
    page = Path("balance.md")
    arguments = ["arena", "balance", "--rulesets", SMALL, "--games", "3", "--nodes", "9"]
    arguments += ["--strong", "2", "--csv", "balance.csv"]
    page.write_text("no marks\n", encoding="utf-8")
    assert status([*arguments, "--page", str(page)]) == 1
    assert (text(page), text(Path("balance.jsonl"))) == ("no marks\n", "")  # nothing is played
    assert f"it needs the lines {BEGIN} and {END}" in capsys.readouterr().err
    page.write_text(f"above\n{BEGIN}\nold\n{END}\nbelow\n", encoding="utf-8")
    for _ in range(2):
        assert status([*arguments, "--page", str(page)]) == 0
    shown = text(page)
    assert shown.startswith(
        f"above\n{BEGIN}\n\n    petteia arena balance --rulesets {SMALL} --games 3"
    )
    assert f"\n| `{SMALL}` | 9 | 3 | " in shown
    assert f"\n| `{SMALL}` | 90 | 2 | " in shown
    assert shown.endswith(f"|\n\n{END}\nbelow\n")
    heads, *rows = text(Path("balance.csv")).splitlines()
    assert heads.startswith("ruleset,nodes,games,first_wins,")
    assert [row.split(",")[:3] for row in rows] == [[SMALL, "9", "3"], [SMALL, "90", "2"]]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "--players: Name at least one player."),
        (["--players", "nobody"], "--players: no player 'nobody'; there are random, greedy,"),
        (["--players", "level-9"], "--players: no player 'level-9'; there are"),
        (["--players", "nodes-9+luck=2"], "--players: no weight 'luck'; there are man, hoplite,"),
        (["--players", "random,random"], "--players: random is named twice."),
        (["--players", "ugi:no-such-program x"], "there is no program 'no-such-program' to start"),
        (["--players", "ugi:'"], '--players: the command "\'" cannot be read'),
        (["--players", "random", "--rulesets", "go"], "--rulesets: no ruleset 'go'; there are"),
        (["--players", "random,greedy", "--games", "3"], "--games: 3 is odd; games come in pairs."),
        (["--players", "random", "--scale", "1/0"], "'1/0' is no number such as 2, 0.5 or 1/8."),
        (["ladder", "--games", "7"], "--games: 7 is odd; games come in pairs."),
        (["balance", "--strong", "-1"], "Invalid value for '--strong'"),
        (["balance", "--nodes", "0"], "Invalid value for '--nodes'"),
        (["--seed", "2", "ladder"], "--seed: Put the options of ladder after it."),
        (["--players", "random", "--go", ""], "without a limit no move ends"),
        (["march"], "No such command 'march'."),
    ],
)
def test_wrong_use_is_told_in_one_line(capsys, arguments, problem):
    assert status(["arena", *arguments]) == 2
    out, err = capsys.readouterr()
    assert problem in err
    assert (out, err.count("\n")) == ("", 1)
    assert not [*Path.cwd().iterdir()]


def test_a_file_that_cannot_be_written_is_told_in_one_line(capsys):
    assert status(["arena", "--players", "random", "--out", "no/such/folder"]) == 1
    told = capsys.readouterr().err
    assert told == "petteia: no/such/folder: cannot be written: No such file or directory.\n"
