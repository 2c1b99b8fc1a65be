"""What Discord does of threads, nonces and forms beyond simcord, to which this adds it."""

from datetime import datetime, timedelta

import discord
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.backend.models.interaction import Interaction
from simcord.enums import InteractionType, OverwriteType
from simcord.http.routes import messages as routes

from tests.bot.frontends.discord.modals import check_modal
from tests.bot.frontends.discord.reading import walk

NONCE_LIFETIME = timedelta(minutes=3)
"""How long a nonce counts ("in the past few minutes", Discord: Create Message)."""

ARCHIVE_AFTER = {60, 1440, 4320, 10080}

post = routes.bot_message


def post_once(ctx, channel_id):
    """Return the earlier message of an enforced nonce instead of a second one."""
    body, backend = ctx.body(), ctx.backend
    if not body.get("enforce_nonce"):
        return post(ctx, channel_id)
    sent = backend.__dict__.setdefault("nonces", {})
    key, now = (channel_id, str(body["nonce"])), datetime.fromisoformat(backend.now_iso())
    at, number = sent.get(key, (now, None))
    found = backend.messages[channel_id].get(number)
    if found is not None and now - at < NONCE_LIFETIME:
        return found
    message = post(ctx, channel_id)
    sent[key] = now, message.id
    return message


routes.bot_message = post_once

shown = Interaction.show_modal


def show_modal(interaction, modal):
    """Refuse a form that is wrong, or that answers another form."""
    try:
        assert interaction.type != InteractionType.MODAL_SUBMIT, "a form on a form"
        check_modal(modal)
    except AssertionError as wrong:
        raise BackendError(400, 50035, f"Invalid Form Body: {wrong}") from wrong
    shown(interaction, modal)


Interaction.show_modal = show_modal


def check_emoji(backend, components):
    """Refuse an emoji in a component that the application has not."""
    known = set(map(str, backend.application_emojis))
    for each in walk(components):
        for shown in (each, *each.get("options", ())):
            if shown.get("emoji") and str(shown["emoji"]["id"]) not in known:
                raise BackendError(400, 50035, "Invalid Form Body")


def make_strict(backend):
    """Keep Discord's rules of threads."""
    create_thread, commit = backend.create_thread, backend.commit_message
    edit = backend.edit_message

    def created(parent_id, name, owner_id, **given):
        if backend.get_channel(parent_id).is_thread:
            raise BackendError(400, 50024, "Cannot execute action on this channel type")
        if not 1 <= len(name) <= 100 or given["auto_archive_duration"] not in ARCHIVE_AFTER:
            raise BackendError(400, 50035, "Invalid Form Body")
        if given.get("message_id") in backend.channels:
            raise BackendError(400, 160004, "A thread has already been created for this message")
        return create_thread(parent_id, name, owner_id, **given)

    def committed(message, **given):
        about = backend.channels[message.channel_id].thread_metadata
        if about is not None and about.archived:
            if about.locked:
                raise BackendError(400, 50083, "Thread is archived")
            about.archived = False
        check_emoji(backend, message.components)
        return commit(message, **given)

    def edited(channel_id, message_id, fields):
        about = backend.channels[channel_id].thread_metadata
        if about is not None and about.archived:
            raise BackendError(400, 50083, "Thread is archived")
        check_emoji(backend, fields.get("components") or ())
        return edit(channel_id, message_id, fields)

    backend.create_thread, backend.commit_message = created, committed
    backend.edit_message = edited


def allow(backend, channel_id, **permissions):
    """Allow the bot something in a channel, or deny it."""
    granted = discord.Permissions(**{name: True for name, yes in permissions.items() if yes})
    denied = discord.Permissions(**{name: True for name, yes in permissions.items() if not yes})
    backend.set_overwrite(
        channel_id,
        Overwrite(
            target_id=backend.bot_user.id,
            type=OverwriteType.MEMBER,
            allow=granted.value,
            deny=denied.value,
        ),
    )
