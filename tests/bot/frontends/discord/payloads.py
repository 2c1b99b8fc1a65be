"""What Discord says of its own, as the bot reads it."""

import time

BOT = "11"
EVERYTHING = str((1 << 50) - 1)
EPHEMERAL = 64
DISCORD_EPOCH = 1_420_070_400_000
APPLICATION = {
    "id": BOT,
    "name": "Petteia",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "owner": {"id": "5", "username": "owner", "discriminator": "0", "avatar": None},
    "integration_types_config": {"0": {}, "1": {}},
}


def whole(message):
    """A message of the bot, with the fields that were left out."""
    return {
        "channel_id": "99",
        "type": 0,
        "author": {**user(BOT), "bot": True},
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "pinned": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "embeds": [],
        "components": [],
        "flags": 0,
        **message,
        "attachments": [attached(each) for each in message.get("attachments", ())],
    }


def emoji(number, name):
    """An emoji of the application."""
    fixed = {"roles": [], "require_colons": True, "managed": False, "animated": False}
    return {"id": str(number), "name": name, "available": True, **fixed}


def attached(file):
    """A file of a message, with what Discord adds to it."""
    name = file.get("filename", "file")
    url = f"https://cdn.discordapp.com/attachments/99/{file['id']}/{name}"
    return {"filename": name, "size": 1, "url": url, "proxy_url": url, **file}


def interaction(number, person, token, kind, data):
    """What a person does in direct messages with the bot."""
    now = int(time.time() * 1000) - DISCORD_EPOCH
    return {
        "id": str((now << 22) + number),
        "application_id": BOT,
        "type": kind,
        "token": token,
        "version": 1,
        "context": 1,
        "locale": "en-US",
        "channel_id": f"9{person}",
        "channel": {"id": f"9{person}", "type": 1, "recipients": [user(person)]},
        "user": user(person),
        "app_permissions": EVERYTHING,
        "entitlements": [],
        "authorizing_integration_owners": {"1": str(person)},
        "attachment_size_limit": 10 * 1024 * 1024,
        "data": data,
    }


def sent_off(form, filled):
    """What is told of a form: what is in its fields, by their custom ids, without the labels."""
    components = []
    for number, label in enumerate(form["components"]):
        field = label["component"]
        value = filled.get(field["custom_id"])
        told = {
            "type": field["type"],
            "id": 2 * number + 2,
            "custom_id": field["custom_id"],
            "values" if isinstance(value, list) else "value": value,
        }
        components.append({"type": label["type"], "id": 2 * number + 1, "component": told})
    return {"custom_id": form["custom_id"], "components": components}


def user(number):
    return {
        "id": str(number),
        "username": f"person{number}",
        "global_name": f"Person {number}",
        "discriminator": "0",
        "avatar": None,
    }
