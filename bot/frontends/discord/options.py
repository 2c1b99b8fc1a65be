"""What the Discord front-end needs to know."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class DiscordOptions:
    """The bot's token, which is never shown, and what of Discord is heard.

    Without ``shards`` Discord says how many there are to be; without ``shard_ids`` all of them are
    run. Where nothing is heard, messages are sent all the same.
    """

    token: str = field(repr=False)
    shards: int | None = None
    shard_ids: tuple[int, ...] = ()
    hears: bool = True
