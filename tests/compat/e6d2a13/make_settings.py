"""Print what commit e6d2a13 reads of the configuration beside this file, as JSON.

Run it in this directory, with PYTHONPATH naming a checkout of that commit.
"""

import json
import os
import sys
from pathlib import Path

from bot.config.reading import load


def plain(value):
    """A value of a setting as JSON knows it, secrets as they are."""
    return value.get_secret_value() if hasattr(value, "get_secret_value") else str(value)


def loaded(file):
    """All settings, section by section."""
    settings = load(file)
    return {
        section: {key: plain(value) for key, value in vars(getattr(settings, section)).items()}
        for section in type(settings).model_fields
    }


if __name__ == "__main__":
    found = {name: loaded(Path(name)) for name in ("settings.toml", "settings-files.toml")}
    for line in Path("environment").read_text(encoding="utf-8").splitlines():
        name, _, value = line.partition("=")
        os.environ[name] = value
    found["environment"] = loaded(Path("settings.toml"))
    sys.stdout.write(json.dumps(found, indent=1))
