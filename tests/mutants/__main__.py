"""`make mutants`: make mistakes in the bot's code, one at a time, and see whether a test fails."""

import argparse
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import pytest
from rich.progress import Progress
from rich.table import Table

from tests.affected import ROOT, ImportGraph, is_slow
from tests.mutants.sites import Mutant, draw
from tests.terminal import open_console

POOL = 200
MAX_FILES = 60
"""A mistake that the nearest tests do not notice, the farther ones seldom do."""

NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "build", "data")
PYTEST = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:randomly", "-p", "no:cacheprovider")
SECONDS_A_TEST = 60
ALL_IS_WELL = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a mutant was noticed, by which test, after how many seconds."""

    mutant: Mutant
    is_noticed: bool
    by: str
    seconds: float


def main() -> None:
    """Print a line for each mutant; exit with 1 when one was not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=20)
    parser.add_argument("--seed", default=secrets.token_hex(4), help="draws the same mutants again")
    parser.add_argument("--folder", default="bot", help="where mistakes are made")
    parser.add_argument("--files", type=int, default=MAX_FILES, help="how many test files to ask")
    parser.add_argument("--thorough", action="store_true", help="ask all test files, slow ones too")
    asked = parser.parse_args()
    mutants = draw(ROOT, asked.folder, asked.seed, POOL, asked.count)
    console = open_console()
    console.print(f"seed {asked.seed}, {len(mutants)} mutants")
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("mutants", total=len(mutants))
        verdicts = []
        for verdict in judge(mutants, None if asked.thorough else asked.files):
            verdicts.append(verdict)
            progress.advance(task)
            said = f"noticed by {verdict.by}" if verdict.is_noticed else "[bold]not noticed[/]"
            progress.console.print(f"{verdict.mutant}: {said} ({verdict.seconds:.0f} s)")
    console.print(_table(verdicts))
    sys.exit(not all(verdict.is_noticed for verdict in verdicts))


def judge(mutants: Sequence[Mutant], files: int | None = MAX_FILES) -> Iterator[Verdict]:
    """Try mutants, as many at a time as there are processors, each in a copy of the project.

    So many of the nearest test files are asked that are not slow; with None, all of them.
    """
    graph = ImportGraph()

    def tried(mutant: Mutant) -> Verdict:
        tests = graph.tests_of([ROOT / mutant.path])
        quick = [test for test in tests if not is_slow(test)]
        return attempt(mutant, tests if files is None else quick[:files])

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(tried, mutants)


def attempt(mutant: Mutant, tests: Sequence[Path]) -> Verdict:
    """Run tests on a copy of the project with the mistake in it, up to the first that fails."""
    began = monotonic()
    with _copy() as copy:
        file = copy / mutant.path
        file.write_text(mutant.apply(file.read_text("utf-8")), "utf-8")
        names = (str(test.relative_to(ROOT)) for test in tests)
        command = (*PYTEST, f"--timeout={SECONDS_A_TEST}", *names)
        done = subprocess.run(
            command,
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy)},
            capture_output=True,
            text=True,
            check=False,
        )
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    by = failed[0].split(" - ")[0].partition(" ")[2] if failed else f"exit {done.returncode}"
    return Verdict(mutant, done.returncode not in ALL_IS_WELL, by, monotonic() - began)


@contextmanager
def _copy() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="petteia-mutant-") as folder:
        copy = Path(folder, "petteia")
        shutil.copytree(ROOT, copy, ignore=NOT_COPIED)
        yield copy


def _table(verdicts: Sequence[Verdict]) -> Table:
    table = Table("kind", "mutants", "noticed")
    for kind in dict.fromkeys(verdict.mutant.kind for verdict in verdicts):
        alike = [verdict for verdict in verdicts if verdict.mutant.kind == kind]
        table.add_row(kind, str(len(alike)), str(sum(verdict.is_noticed for verdict in alike)))
    return table


if __name__ == "__main__":
    main()
