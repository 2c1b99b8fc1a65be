"""`petteia ugi` keeps nothing back while it searches, and leaves Python as it was."""

import gc
import sys

from bot.cli.ugi_streams import SWITCH_INTERVAL, speak


def test_nothing_of_python_keeps_a_stop_waiting_while_it_answers():
    interval, seen = sys.getswitchinterval(), []

    def write(_answer):
        seen.append((gc.isenabled(), sys.getswitchinterval() < 2 * SWITCH_INTERVAL))

    speak(["go depth 2"], write)
    assert set(seen) == {(False, True)}
    assert gc.isenabled()
    assert sys.getswitchinterval() == interval
