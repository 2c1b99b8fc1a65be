"""Print the branch coverage of each folder, from the data that `scripts/coverage` has gathered."""

import json
import sys
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

from coverage import Coverage
from rich.table import Table

from tests.terminal import open_console

PARTS = ("covered_lines", "num_statements", "covered_branches", "num_branches")


def main() -> None:
    """Print a row a folder."""
    counts = by_folder(report())
    table = Table("folder", "statements", "branches", "covered")
    for folder, count in sorted(counts.items()):
        share = f"{covered(count):.1%}"
        table.add_row(folder, str(count["num_statements"]), str(count["num_branches"]), share)
    open_console().print(table)


def report() -> dict[str, dict[str, int]]:
    """Read the summary of each file."""
    data = Coverage()
    data.load()
    with TemporaryDirectory() as folder:
        path = Path(folder, "report.json")
        data.json_report(outfile=str(path))
        files = json.loads(path.read_text("utf-8"))["files"]
    return {name: file["summary"] for name, file in files.items()}


def by_folder(files: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """Add the summaries of the files of each folder, at most three folders deep."""
    counts: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(PARTS, 0))
    for name, summary in files.items():
        folder = "/".join(Path(name).parent.parts[:3])
        for part in PARTS:
            counts[folder][part] += summary[part]
    return counts


def covered(count: dict[str, int]) -> float:
    """Return the share of statements and branches that ran, as `coverage report` does."""
    return (count["covered_lines"] + count["covered_branches"]) / max(
        count["num_statements"] + count["num_branches"], 1
    )


if __name__ == "__main__":
    sys.exit(main())
