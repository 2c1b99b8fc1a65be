"""What runs before a commit, as far as it is the project's own."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def check_fluent(*files):
    command = (sys.executable, str(ROOT / "scripts" / "check-fluent"), *map(str, files))
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_text_that_cannot_be_read_is_reported_with_its_line(tmp_path):
    good, bad = tmp_path / "good.ftl", tmp_path / "bad.ftl"
    good.write_text("greeting = Hello { $name }\n", "utf-8")
    bad.write_text("one = fine\ntwo = { $name\n", "utf-8")
    done = check_fluent(good, bad)
    assert done.returncode == 1
    assert done.stderr.startswith(f"{bad}:3: Expected token")
    assert done.stderr.count("\n") == 1


def test_a_text_that_can_be_read_passes(tmp_path):
    good = tmp_path / "good.ftl"
    good.write_text("greeting = Hello { $name }\n", "utf-8")
    done = check_fluent(good)
    assert (done.returncode, done.stderr) == (0, "")
