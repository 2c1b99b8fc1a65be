"""The set-up that a newcomer runs: its locks, and how it refuses."""

import os
import re
import stat
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SETUP = ROOT / "scripts" / "setup"
LOCKS = {name: ROOT / "requirements" / f"{name}.txt" for name in ("run", "test", "tools")}
PIN = re.compile(r"^([a-z0-9][a-z0-9-]*)==(\S+)(?: ; .+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")


def lines(lock):
    text = LOCKS[lock].read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def pins(lock):
    return {found[1]: found[2] for line in lines(lock) if (found := PIN.match(line))}


def declared(*names):
    """The distributions that the project asks for, without their versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = {
        "run": project["project"]["dependencies"],
        "postgres": project["project"]["optional-dependencies"]["postgres"],
        **project["dependency-groups"],
    }
    wanted = (line for name in names for line in groups[name] if isinstance(line, str))
    return {re.split(r"[\[<>=]", line)[0].replace(".", "-") for line in wanted}


def set_up(*arguments, path="/usr/bin:/bin", **variables):
    return subprocess.run(
        [SETUP, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": path, **variables},
    )


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_versions_and_hashes_and_no_place_to_fetch_them_from(lock):
    assert [line for line in lines(lock) if not (PIN.match(line) or HASH.match(line))] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash(lock):
    text = "\n".join(lines(lock))
    pinned = [line for line in lines(lock) if PIN.match(line)]  # of a name, one for each Python
    assert len(re.findall(r"\\\n    --hash=.+\n(?!    --hash)", f"{text}\n")) == len(pinned)


def test_the_run_lock_holds_what_running_asks_for():
    assert declared("run", "postgres", "build") <= pins("run").keys()


def test_the_run_lock_holds_nothing_that_only_tests_need():
    assert declared("test") & pins("run").keys() == set()


def test_the_test_lock_is_the_run_lock_and_more():
    assert pins("run").items() <= pins("test").items()
    assert declared("test") <= pins("test").keys()


def test_the_tools_lock_holds_what_audits_and_releases_ask_for():
    assert declared("tools") <= pins("tools").keys()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((), "which set-up is missing"),
        (("everything",), "there is no set-up called everything"),
        (("run", "--fast"), "there is no option --fast"),
        (("run", "--venv"), "--venv needs a directory"),
    ],
)
def test_wrong_use_is_told_in_one_line(arguments, problem):
    done = set_up(*arguments)
    assert done.returncode == 2
    assert done.stderr == (
        f"scripts/setup: {problem}; use: "
        "scripts/setup run|test|search|tools [--venv DIR] [--copy]\n"
    )


def pretend_python(folder, name, status):
    program = folder / name
    program.write_text(f"#!/bin/sh\nexit {status}\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return program


def tools(folder):
    """A folder with the programs that the set-up uses, and no Python."""
    for name in ("cat", "cksum", "dirname", "rm"):
        (folder / name).symlink_to(
            next(p for p in map(Path, ("/bin", "/usr/bin")) if (p / name).exists()) / name
        )
    return str(folder)


def test_a_machine_without_a_python_of_our_kind_is_told(tmp_path):
    done = set_up("run", "--venv", str(tmp_path / "venv"), path=tools(tmp_path))
    assert done.returncode == 1
    assert "no Python 3.11 or later was found; install it, or name one" in done.stderr
    assert not (tmp_path / "venv").exists()


def test_an_older_python_is_passed_over(tmp_path):
    pretend_python(tmp_path, "python3", status=1)
    done = set_up("run", "--venv", str(tmp_path / "venv"), path=tools(tmp_path))
    assert done.returncode == 1
    assert "no Python 3.11 or later was found" in done.stderr


def test_a_named_python_that_will_not_do_is_named(tmp_path):
    old = pretend_python(tmp_path, "old", status=1)
    done = set_up("run", "--venv", str(tmp_path / "venv"), path=os.environ["PATH"], PYTHON=str(old))
    assert done.returncode == 1
    assert f"PYTHON names {old}, which is not a Python 3.11 or later" in done.stderr


def test_every_kind_of_file_that_a_room_reads_is_packed():
    """Whatever is not code or types beside the code must match a pattern of package data."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]
    left_out = {
        str(path.relative_to(ROOT))
        for package in ("engine", "render", "bot")
        for path in (ROOT / package).rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc", ".ts"}
        if path
        not in {
            hit for pattern in patterns.get(package, ()) for hit in (ROOT / package).glob(pattern)
        }
    }
    assert left_out == set()


def test_the_container_has_no_more_rights_and_room_than_it_needs():
    service = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for key in (
        *("read_only: true", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]'),
        *("mem_limit: 1g", "pids_limit: 256", "tmpfs: [/tmp]", "- data:/data"),
    ):
        assert re.search(rf"^ +{re.escape(key)}$", service, re.MULTILINE), key
    ports = re.findall(r'^ +- "(\S+):8080"$', service, re.MULTILINE)
    assert [each.rpartition(":")[0] for each in ports] == ["127.0.0.1"]
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    assert "\nUSER petteia\nWORKDIR /data\nVOLUME /data\n" in image
    assert "install -d -m 0700 -o petteia /data" in image
