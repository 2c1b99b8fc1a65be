"""The pictures as they were approved. `python -m tests.render.golden` approves those of today."""

from pathlib import Path

from render import png
from tests.render.scenes import EVERY

FOLDER = Path(__file__).with_name("golden")


def golden(name: str) -> Path:
    """Where an approved picture lies."""
    return FOLDER / f"{name}.png"


if __name__ == "__main__":
    for each, picture in EVERY.items():
        golden(each).write_bytes(png(picture))
