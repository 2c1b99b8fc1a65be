"""`petteia ugi` keeps nothing back while it searches, and leaves Python as it was."""

import gc
import sys
import threading
from functools import partial

from bot.cli.ugi_streams import SWITCH_INTERVAL, speak

PATIENCE = 30  # seconds


def test_nothing_of_python_keeps_a_stop_waiting_while_it_answers():
    interval, seen = sys.getswitchinterval(), []

    def write(_answer):
        seen.append((gc.isenabled(), sys.getswitchinterval() < 2 * SWITCH_INTERVAL))

    speak(["go depth 2"], write)
    assert set(seen) == {(False, True)}
    assert gc.isenabled()
    assert sys.getswitchinterval() == interval


class Manager:
    """A program that talks to an engine, and waits for what it answers."""

    def __init__(self):
        self.heard = []
        self._answered = threading.Condition()

    def hear(self, answer):
        with self._answered:
            self.heard.append(answer)
            self._answered.notify()

    def says(self, *steps):
        """Yield lines, and wait after each for an answer that begins so."""
        for line, beginning in steps:
            yield line
            with self._answered:
                come = self._answered.wait_for(partial(self._has_heard, beginning), PATIENCE)
                assert come, beginning

    def _has_heard(self, beginning):
        return any(each.startswith(beginning) for each in self.heard)


def said(*lines):
    """All that is answered to lines in one pipe, without times."""
    heard = []
    speak(lines, heard.append)
    return [each.partition(" nps ")[0] for each in heard if each != "readyok"]


def test_isready_is_answered_while_a_search_goes_on():
    manager = Manager()
    steps = (("go infinite", "info depth"), ("isready", "readyok"), ("stop", "bestmove"))
    speak(manager.says(*steps), manager.hear)
    assert manager.heard[-1].startswith("bestmove")


def test_isready_is_answered_though_an_earlier_stop_has_not_been_heard_yet():
    heard = []
    speak(["stop", "position startpos", "go infinite", "isready"], heard.append)
    assert "readyok" in heard
    assert heard[-1].startswith("bestmove")


def test_the_end_of_the_input_ends_an_endless_search():
    for line in ("go infinite", "go"):
        assert said(line)[-1].startswith("bestmove"), line


def test_a_search_with_a_limit_comes_to_its_end_before_the_program_does():
    for limit in ("nodes 3000", "depth 3"):
        whole = said(f"go {limit}")[-2:-1]
        for after in (("isready", "quit"), ("quit",), ()):
            assert said(f"go {limit}", *after)[-2:-1] == whole, (limit, after)


def test_a_stop_ends_a_search_with_a_limit_too():
    manager = Manager()
    speak(manager.says(("go depth 60", "info depth"), ("stop", "bestmove")), manager.hear)
    assert manager.heard[-1].startswith("bestmove")


def test_an_endless_search_that_found_all_there_is_waits_for_its_stop():
    """A manager that asks "isready" meanwhile would otherwise take the move for no answer."""
    manager = Manager()
    before_stop = []

    def lines():
        yield "setoption name Ruleset value walker-petteia"
        yield "position fen 8/8/8/8/8/8/8/pP1P4 1 - - -"
        yield from manager.says(("go infinite", "info depth"), ("isready", "readyok"))
        before_stop.extend(manager.heard)
        yield from manager.says(("stop", "bestmove"))

    speak(lines(), manager.hear)
    assert [each.split()[0] for each in before_stop] == ["info", "readyok"]
    assert manager.heard[-1] == "bestmove b1-c1"


def test_the_name_has_the_version():
    name, *_ = said("ugi")
    assert name.startswith("id name Petteia ")
    assert name[-1].isdecimal()
