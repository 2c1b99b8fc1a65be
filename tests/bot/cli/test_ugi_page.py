"""`docs/ugi.md` is played: each line that it sends is answered as it says, and its program runs."""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from itertools import groupby
from pathlib import Path

from engine import Game
from engine.catalogue import ruleset
from engine.ugi import Session

PAGE = (Path(__file__).parents[3] / "docs" / "ugi.md").read_text("utf-8")
SENT = "    > "


def examples():
    """The examples of the page: in each the lines that are sent, with their answers."""
    for is_code, lines in groupby(PAGE.splitlines(), lambda line: line.startswith("    ")):
        rows = list(lines)
        if is_code and rows[0].startswith(SENT):
            yield [row[4:] if not row.startswith(SENT) else row for row in rows]


def exchanges(rows):
    """The lines of an example that are sent, each with the answers that the page shows."""
    found = []
    for row in rows:
        if row.startswith(SENT):
            found.append((row.removeprefix(SENT), []))
        else:
            found[-1][1].append(row)
    return found


def test_each_line_is_answered_as_the_page_says():
    count = 0
    for rows in examples():
        session = Session(name=f"Petteia {version('petteia')}")
        for line, expected in exchanges(rows):
            answers = "\n".join(session.answer(line))
            assert re.fullmatch(pattern(expected), answers), (line, answers)
            count += 1
    assert count > 20


def pattern(expected):
    """What answers look like, in which `...` is any of them."""
    return "\n".join(".*(?:\n.*)*" if row == "..." else re.escape(row) for row in expected)


def test_its_program_plays_four_moves(tmp_path):
    code = PAGE[PAGE.index("    import subprocess") :]
    program = tmp_path / "drives.py"
    program.write_text("\n".join(line[4:] for line in code.splitlines()), encoding="utf-8")
    beside = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [sys.executable, program],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={**os.environ, "PATH": beside},
    )
    moves = re.findall(r"[a-h][0-9][-x][a-h][0-9]", done.stdout)
    game = Game.start(ruleset("lemery-compact"))
    for move in moves:
        game = game.play(game.read(move))
    assert len(moves) == 4
