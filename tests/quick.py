"""`make quick`: lint, types, and the tests that a change most likely breaks, in half a minute."""

import argparse
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic

import pytest
from rich.console import Console

from tests.affected import ROOT, ImportGraph, is_slow
from tests.terminal import open_console

SECONDS = 20
"""How long tests are started for; what has begun is finished."""

MAX_FILES = 40
"""Loading a test file costs about 50 ms, so the farthest ones are left to `make test`."""

PYTHON = (sys.executable, "-m")
CHECKS = (
    (*PYTHON, "ruff", "format", "--check", "."),
    (*PYTHON, "ruff", "check", "."),
    (*PYTHON, "mypy"),
    ("scripts/lint-javascript",),
)


class Deadline:
    """A pytest plugin that starts no test after a time, and counts those that it left out."""

    def __init__(self, seconds: float) -> None:
        """Count from now."""
        self._end = monotonic() + seconds
        self.ran = self.left = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Tell pytest that an item has been dealt with when there is no time for it."""
        del item
        if monotonic() > self._end:
            self.left += 1
            return True
        self.ran += 1
        return None


def main() -> None:
    """Check the change, and exit with 1 when something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.quick", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="what was changed, if Git cannot say")
    parser.add_argument("--since", default="HEAD", help="a commit; what came after it is checked")
    asked = parser.parse_args()
    changed = [path.resolve() for path in asked.files] or changed_since(asked.since)
    console = open_console()
    if not changed:
        console.print("Nothing was changed since the last commit. To check that: SINCE=HEAD~1")
        return
    checks = [begun(check) for check in CHECKS]
    is_well = run(changed, console)
    for check in checks:
        said, _ = check.communicate()
        if check.returncode:
            is_well = False
            console.print(said, markup=False, highlight=False)
    sys.exit(not is_well)


def begun(check: tuple[str, ...]) -> subprocess.Popen[str]:
    """Start a linter beside the tests; what it says is told after theirs."""
    return subprocess.Popen(
        check, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def run(changed: Iterable[Path], console: Console) -> bool:
    """Run the tests nearest to the changed files; return whether none failed."""
    tests = nearest(changed)
    if not tests:
        console.print("No test imports what was changed.")
        return True
    deadline = Deadline(SECONDS)
    options = ("-q", "--no-header", "-p", "no:randomly", "-p", "no:cacheprovider")
    status = pytest.main([*options, *map(str, tests)], plugins=[deadline])
    console.print(
        f"{deadline.ran} tests of the {len(tests)} nearest files ran; no time for {deadline.left}."
    )
    return status in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}


def nearest(changed: Iterable[Path]) -> list[Path]:
    """List the test files to run for a change, nearest first."""
    changed = set(changed)
    found = ImportGraph().tests_of(changed)
    return [path for path in found if path in changed or not is_slow(path)][:MAX_FILES]


def changed_since(revision: str) -> list[Path]:
    """List the files that differ from a commit, and those that Git does not know yet."""
    differing = git("diff", "--name-only", revision)
    unknown = git("ls-files", "--others", "--exclude-standard")
    return [path for name in (*differing, *unknown) if (path := ROOT / name).exists()]


def git(*words: str) -> list[str]:
    """Return the lines that a Git command prints."""
    command = ("git", *words)
    return subprocess.check_output(command, cwd=ROOT, text=True).splitlines()


if __name__ == "__main__":
    main()
