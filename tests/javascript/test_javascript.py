"""The scripts of the web chat: their tests run in Node.js, and each of them is checked by types."""

import re
import subprocess
from pathlib import Path

import pytest

from bot.frontends.web.static_files import STATIC

TESTS = Path(__file__).parent


@pytest.mark.node
def test_the_scripts_pass_their_tests(node):
    files = sorted(TESTS.glob("*.test.js"))
    command = (node, "--test", "--test-reporter=tap", *map(str, files))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^# pass [1-9]", done.stdout, re.MULTILINE)


def test_every_script_is_checked_by_its_types():
    scripts = sorted(STATIC.glob("*.js"))
    unchecked = [
        path.name for path in scripts if not path.read_text("utf-8").startswith("// @ts-check\n")
    ]
    assert scripts
    assert unchecked == []


def test_the_lock_of_the_tools_names_no_registry():
    assert '"resolved"' not in (TESTS / "package-lock.json").read_text("utf-8")
