"""Two `petteia ugi` play each other through pipes for a while; each line must be answered in time.

`python -m tests.engine.ugi_pair SECONDS` plays the rulesets by turns, with every way to say `go`,
with `isready` and `stop` in the middle of a search, and with rubbish between the lines. It prints
what was played, the slowest answers in seconds and the memory of the processes. It fails if an
answer takes over `PATIENCE` seconds, an action is not legal or a process does not end.
"""

import queue
import resource
import subprocess
import sys
import threading
import time
from collections import defaultdict
from pathlib import Path
from random import Random

from engine import Cue, Game, Roll
from engine.catalogue import KEYS, ruleset

PATIENCE = 30.0  # seconds
MAX_PLIES = 120
COMMAND = (sys.executable, "-c", "from bot.cli.main import main; main()", "ugi")
RUBBISH = ("", "xyzzy", "going", "position", "position fen x", "stop", "é\x00", "a" * 5000)


class Stuck(Exception):  # noqa: N818 - says what is wrong
    """No answer came in time."""


class Engine:
    """A process, and the lines that it writes."""

    def __init__(self):
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.lines = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        with self.process.stdout as lines:
            for line in lines:
                self.lines.put(line.strip())

    def tell(self, line):
        self.process.stdin.write(f"{line}\n")

    def ask(self, line, until):
        """The answer that begins so, and how many seconds it took."""
        began = time.monotonic()
        self.tell(line)
        while True:
            left = began + PATIENCE - time.monotonic()
            try:
                answer = self.lines.get(timeout=max(left, 0.01))
            except queue.Empty:
                raise Stuck(f"{line}: no {until}") from None
            if answer.startswith(until):
                return answer, time.monotonic() - began

    def memory(self):
        """The resident memory in MB."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text("utf-8").split()[1]
        return int(pages) * resource.getpagesize() // 1_000_000

    def end(self, *, by_quit):
        if by_quit:
            self.tell("quit")
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)


def think(engine, chance, slowest):
    """The action that an engine chooses, asked for in one of the ways."""
    way = chance.choice(("depth", "nodes", "movetime", "clock", "infinite", "isready"))
    limits = {
        "depth": "depth 2",
        "nodes": f"nodes {chance.choice((1, 50, 2000))}",
        "movetime": f"movetime {chance.choice((0, 20, 100))}",
        "clock": "p1time 2000 p2time 2000 p1inc 20 p2inc 20",
    }
    if way in limits:
        answer, seconds = engine.ask(f"go {limits[way]}", "bestmove")
    else:
        engine.tell("go infinite")
        if way == "isready":
            _, seconds = engine.ask("isready", "readyok")
            slowest["isready in a search"] = max(slowest["isready in a search"], seconds)
        time.sleep(chance.uniform(0, 0.05))
        answer, seconds = engine.ask("stop", "bestmove")
    slowest[way] = max(slowest[way], seconds)
    time.sleep(min(seconds, 0.1))  # leaves the machine to others
    return answer.split()[1]


def game(engines, name, chance, slowest):
    """Play one game; the number of actions."""
    now, texts = Game.start(ruleset(name)), []
    for engine in engines:
        engine.tell(f"setoption name Ruleset value {name}")
        engine.tell("uginewgame")
        engine.ask("isready", "readyok")
    while now.outcome is None and len(texts) < MAX_PLIES:
        if now.position.roll is Cue.THROW:
            high, low = sorted((chance.randint(1, 6), chance.randint(1, 6)), reverse=True)
            action = Roll(high, low)
        else:
            engine = engines[now.position.side]
            if chance.random() < 0.1:
                engine.tell(chance.choice(RUBBISH))
            engine.tell(f"position startpos moves {' '.join(texts)}".strip())
            action = now.read(think(engine, chance, slowest))
        texts.append(now.write(action))
        now = now.play(action)
    for engine in engines:
        engine.tell(f"position startpos moves {' '.join(texts)}".strip())
        answer, _ = engine.ask("query gameover", "response")
        assert answer == f"response {str(now.outcome is not None).lower()}", answer
    return len(texts)


def main(seconds):
    """Play so long, and tell how it went."""
    chance, slowest, counts = Random(1), defaultdict(float), defaultdict(int)
    engines, ends, memory = [Engine(), Engine()], time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        name = KEYS[counts["games"] % len(KEYS)]
        counts["actions"] += game(engines, name, chance, slowest)
        counts["games"] += 1
        memory = max(memory, *(engine.memory() for engine in engines))
        if not counts["games"] % 7:
            engines.pop().end(by_quit=bool(counts["games"] % 2))
            engines.insert(0, Engine())
            counts["restarts"] += 1
    for number, engine in enumerate(engines):
        engine.end(by_quit=bool(number))
    print(dict(counts), f"memory at most {memory} MB")  # noqa: T201 -- run to be read
    print({way: round(each, 3) for way, each in sorted(slowest.items())})  # noqa: T201


if __name__ == "__main__":
    main(float(sys.argv[1]))
