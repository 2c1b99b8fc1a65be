"""Publishes the commands, if they have changed, beside everything else.

Discord lists the commands of an application to people, and keeps the old ones while publishing
fails. An upload replaces all of them, and is refused if an Entry Point command, which starts
the application's Activity, is missing from it.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import structlog
from discord.http import Route

from bot.frontends import DISCORD

if TYPE_CHECKING:
    from collections.abc import Iterable

    import discord
    from discord import app_commands

    from bot.core.store.port import Store

MIN_BACKOFF: Final = 5.0
"""Seconds until publishing is tried again; they double each time."""

MAX_BACKOFF: Final = 3600.0
"""Seconds between attempts at most. Discord takes 200 new commands a day."""

ENTRY_POINT: Final = 4
"""The type of the command that starts an Activity (Discord: Application Commands)."""

_ENTRY_POINT_FIELDS: Final = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "integration_types", "contexts", "nsfw", "handler"),
)

log = structlog.get_logger()


@dataclass(slots=True)
class PublishedCommands:
    """The ids of the published commands by their names, empty until Discord has told them."""

    ids: dict[str, str] = field(default_factory=dict)

    def learn(self, listed: Iterable[Any]) -> None:
        """Take the ids of what Discord lists."""
        self.ids = {str(each.get("name")): str(each.get("id")) for each in listed}


async def publish_until_done(
    tree: app_commands.CommandTree[discord.Client],
    published: PublishedCommands,
    store: Store | None,
) -> None:
    """Publish the commands, and try again with growing waits while that fails.

    Without a store they are published by another process, and only their ids are learned.
    """
    wait = MIN_BACKOFF
    while True:
        try:
            if await publish(tree, published, store):
                log.info("commands_published")
        except Exception as error:  # noqa: BLE001 -- whatever it was, the old commands still work
            if wait == MIN_BACKOFF:
                log.warning("commands_not_published", problem=f"{type(error).__name__}: {error}")
            await asyncio.sleep(wait)
            wait = min(2 * wait, MAX_BACKOFF)
        else:
            return


async def publish(
    tree: app_commands.CommandTree[discord.Client],
    published: PublishedCommands,
    store: Store | None,
) -> bool:
    """Publish the commands unless the same are there already; return whether they were not.

    Raises errors of discord.py, of the network, and StoreFault.
    """
    client = tree.client
    application = client.application_id
    assert application is not None  # noqa: S101 -- the client is logged in
    listing = Route("GET", "/applications/{application}/commands", application=application)
    # Without their localizations an Entry Point command would lose its own.
    found = await client.http.request(listing, params={"with_localizations": "true"})
    published.learn(found)
    if store is None:
        return False
    wanted = await _payload(tree)
    if await store.publication(DISCORD) == _digest(wanted, found):
        return False
    entries = [
        {name: each[name] for name in _ENTRY_POINT_FIELDS if each.get(name) is not None}
        for each in found
        if each.get("type") == ENTRY_POINT
    ]
    upload: Any = [*wanted, *entries]
    uploaded = await client.http.bulk_upsert_global_commands(application, payload=upload)
    await store.keep_publication(DISCORD, _digest(wanted, uploaded))
    published.learn(uploaded)
    return True


async def _payload(tree: app_commands.CommandTree[discord.Client]) -> list[dict[str, Any]]:
    translator = tree.translator
    return [
        await each.get_translated_payload(tree, translator) if translator else each.to_dict(tree)
        for each in tree.get_commands()
    ]


def _digest(wanted: list[dict[str, Any]], found: Iterable[Any]) -> str:
    """Return the digest of what is to be published, with the versions of what Discord has.

    If another program has published with the same token, the versions are others.
    """
    versions = sorted(
        f"{each.get('id')}:{each.get('version')}"
        for each in found
        if each.get("type") != ENTRY_POINT
    )
    text = json.dumps([wanted, versions], sort_keys=True, default=str)
    return sha256(text.encode()).hexdigest()
