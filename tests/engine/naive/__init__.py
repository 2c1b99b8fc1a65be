"""The rules a second time, slow and obvious: squares in a dict, every rule spelled out.

It shares nothing with the engine but the notation: names of rulesets, position texts, action texts.
"""

from tests.engine.naive.endings import settled
from tests.engine.naive.playing import legal, play
from tests.engine.naive.table import named
from tests.engine.naive.text import begin, load, written

__all__ = ["begin", "legal", "load", "named", "play", "settled", "written"]
