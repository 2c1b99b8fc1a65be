"""What a request to the Bot API holds: its parameters and its files."""

import json

from aiohttp import web


class Upload(bytes):
    """What a file holds, with its name."""

    name = ""


async def read(request):
    """The parameters of a request, decoded if they are JSON, and its files."""
    params, files = {}, {}
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files[name] = Upload(value.file.read())
            files[name].name = value.filename
        else:
            params[name] = decoded(name, value)
    return params, files


TEXTS = frozenset(
    {
        *("text", "caption", "description", "short_description", "parse_mode"),
        *(
            "url",
            "secret_token",
            "callback_query_id",
            "inline_query_id",
            "inline_message_id",
            "guest_query_id",
        ),
    }
)
"""The parameters that are not JSON."""


def decoded(name, value):
    if name in TEXTS:
        return value
    try:
        return json.loads(value)
    except ValueError:
        return value
