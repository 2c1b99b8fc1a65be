"""`python -m tests.gallery FOLDER`: write the page."""

import argparse
from pathlib import Path

from rich.progress import Progress

from tests.gallery import PAGE, write
from tests.terminal import open_console

parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
parser.add_argument("folder", type=Path, help="where to; it is made if need be")
folder, console = parser.parse_args().folder, open_console()
with Progress(console=console) as shown:
    task = shown.add_task("Drawing")
    for done, total in write(folder):
        shown.update(task, completed=done, total=total)
console.print(folder / PAGE)
