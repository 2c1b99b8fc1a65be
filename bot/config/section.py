"""What the sections of the configuration have in common: secrets in files, keys that clash."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, model_validator


class ClashError(ValueError):
    """A key that is valid by itself and not with the others; of another section as `a.b`."""

    def __init__(self, key: str, allowed: str) -> None:
        super().__init__(key, allowed)
        self.key, self.allowed = key, allowed


class Section(BaseModel):
    """A section of the file; a key's description is what it may hold."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    @model_validator(mode="before")
    @classmethod
    def _read_secrets(cls, given: Any) -> Any:
        """Put what the file `key_file` holds under `key`."""
        if not isinstance(given, Mapping):
            return given
        files = {key: given[key] for key in given if key.endswith("_file")}
        return {**given, **dict(_secret(given, key, file) for key, file in files.items())}


def _secret(given: Mapping[str, Any], key: str, file: Any) -> tuple[str, str]:
    plain = key.removesuffix("_file")
    if given.get(plain):
        raise ClashError(key, f"left out where {plain} is set")
    try:
        return plain, Path(file).read_text(encoding="utf-8").strip()
    except (OSError, TypeError, ValueError):
        raise ClashError(key, "the path of a text file that can be read") from None
