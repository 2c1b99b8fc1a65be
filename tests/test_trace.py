"""The counting of `python -m tests.trace`, on a package of three files."""

import importlib
import sys
import threading
from pathlib import Path

import pytest

from tests.trace import traced

FILES = {
    "__init__.py": "",
    "one.py": "from made_up import two\n\ndef run():\n    own()\n    two.run()\n    two.run()\n\n"
    "def own():\n    pass\n",
    "two.py": "from made_up import three\n\ndef run():\n    three.run()\n",
    "three.py": "def run():\n    sorted([2, 1], key=key)\n\ndef key(value):\n    return value\n",
    "unused.py": "def run():\n    pass\n",
}


@pytest.fixture
def one(tmp_path, monkeypatch):
    """The first module of the made-up package."""
    package = tmp_path / "made_up"
    package.mkdir()
    for name, text in FILES.items():
        (package / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("made_up.one")
    for name in [name for name in sys.modules if name.startswith("made_up")]:
        del sys.modules[name]


def names(trace):
    return {(Path(a).name, Path(b).name): count for (a, b), count in trace.calls.items()}


def test_files_and_calls_from_one_file_into_another_are_counted(one, tmp_path):
    with traced(tmp_path, ("made_up",)) as trace:
        one.run()
    one.run()  # no longer counted
    assert {Path(file).name for file in trace.files} == {"one.py", "two.py", "three.py"}
    assert names(trace) == {("one.py", "two.py"): 2, ("two.py", "three.py"): 2}
    into = [(Path(file).name, count) for file, count in trace.calls_into()]
    assert into == [("three.py", 2), ("two.py", 2), ("one.py", 0)]


def test_the_calls_of_threads_are_counted_and_those_of_other_packages_are_not(one, tmp_path):
    with traced(tmp_path, ("made_up",)) as trace:
        thread = threading.Thread(target=one.run)
        thread.start()
        thread.join()
    assert trace.calls.total() == 4
    with traced(tmp_path, ("another",)) as trace:
        one.run()
    assert (trace.files, trace.calls.total()) == (set(), 0)
