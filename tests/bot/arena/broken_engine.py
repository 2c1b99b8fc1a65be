"""An engine that speaks UGI and then breaks, in the way that its first argument names.

A second argument is a file to which it adds its process id.
"""

import os
import sys
import time
from pathlib import Path


def say(line):
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def hang():
    time.sleep(600)


def crash():
    sys.exit(3)


def babble():
    while True:
        say("info string still thinking")


def drone():
    while True:
        sys.stdout.write("x" * 10_000)


def close():
    os.close(1)
    hang()


def curse():
    sys.stdout.buffer.write(b"bestmove \x1b[2J\xff\n")
    sys.stdout.flush()


WAYS = {
    "hangs": hang,
    "crashes": crash,
    "cheats": lambda: say("bestmove a1-a8"),
    "shouts": lambda: say("bestmove A2-A3"),
    "mumbles": lambda: say("bestmove"),
    "babbles": babble,
    "drones": drone,
    "closes": close,
    "curses": curse,
}


def main():
    how, *started = sys.argv[1:]
    if started:
        with Path(started[0]).open("a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
    if how == "hangs the third time":
        times = len(Path(started[0]).read_text("utf-8").splitlines())
        how = "hangs" if times == 3 else "cheats"
    if how == "is mute":
        time.sleep(600)
    for line in sys.stdin:
        match line.split()[0]:
            case "ugi":
                say("ugiok")
                if how == "is deaf":
                    say("readyok\n" + "bestmove a2-a3\n" * 3)
                    time.sleep(600)
            case "isready":
                say("readyok")
            case "go":
                WAYS[how]()


main()
