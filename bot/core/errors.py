"""Exceptions that cross the core's borders: of the store, and of front-ends."""

# ruff: noqa: N818 -- each is named for what has happened, as its callers handle it

from __future__ import annotations


class VersionConflict(Exception):
    """The match has changed since it was loaded; nothing was written."""


class NameInUse(Exception):
    """Another account has this handle; nothing was written."""


class IdentityInUse(Exception):
    """The identity belongs to an account already; nothing was written."""


class MatchIdInUse(Exception):
    """A match has this id already; nothing was written."""


class RematchInUse(Exception):
    """A match has an open rematch already; nothing was written."""


class CorruptMatch(Exception):
    """A stored match cannot be read, or does not replay.

    Raised where the match is named; lists of matches leave it out.
    """


class StoreFault(Exception):
    """The store cannot be used at present, such as for a full disk; nothing was changed."""


class Unsure(StoreFault):
    """The store was lost during a commit: its outcome is unknown."""


class TryLater(Exception):
    """A platform limits the rate: deliver again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        """Wait so many seconds."""
        super().__init__(f"in {seconds} s")
        self.seconds = seconds


class Unreachable(Exception):
    """A notification can never be delivered there; it is not tried again."""


class CannotStart(Exception):
    """A front-end cannot start, such as for a wrong token; holds a sentence for the operator."""
