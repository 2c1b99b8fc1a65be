"""Discord's documented limits, held against everything that the bot sends."""

import re
from io import BytesIO

from discord import File, Locale

from bot.core.matches.actions_table import listed
from bot.frontends.discord.command_paths import command_path
from bot.frontends.discord.layout import layout
from tests.bot.frontends.discord import reading
from tests.bot.frontends.discord.modals import check_modal
from tests.bot.frontends.discord.reading import BUTTON, FILE, GALLERY, SELECT, text_of, walk

LOCALES = {each.value for each in Locale}
"""What Discord's clients can be set to."""

CHAT_INPUT = 1

EMOJI_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
"""What an emoji may be called (Discord: Create Application Emoji)."""


def check_requests(requests):
    """Assert every limit on every request that reached Discord; returns how many were messages."""
    messages = 0
    for request in requests:
        body = request.json
        if isinstance(body, list):
            for command in body:
                check_command(command)
            continue
        if not isinstance(body, dict):
            continue
        data = body.get("data") if "/callback" in request.path else body
        if not isinstance(data, dict):
            continue
        if "title" in data:
            check_modal(data)
        elif "choices" in data:
            check_choices(data["choices"])
        elif "content" in data or "components" in data:
            messages += 1
            check_message(data)
            # An edit that lists no files would keep those before it, with their texts.
            assert request.method != "PATCH" or "attachments" in data
    return messages


V2 = 1 << 15
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_ALT_TEXT = 1024


def check_message(data):
    """Every message is made only of components (Discord: Components Reference)."""
    assert not data.get("content")
    assert not data.get("embeds")
    assert data["flags"] & V2
    text = text_of(data)
    assert len(text) <= MAX_TEXT
    check_mentions(data)
    check_commands(text)
    assert len(str(data.get("nonce") or "")) <= 25
    if data.get("nonce"):
        assert data["enforce_nonce"] is True
    shown = list(walk(data["components"]))
    assert 1 <= len(shown) <= MAX_COMPONENTS
    check_files(data, shown)
    for each in shown:
        check_component(each)
    ids = [each["custom_id"] for each in shown if "custom_id" in each]
    assert len(ids) == len(set(ids)), ids
    for custom_id in ids:
        assert 1 <= len(custom_id) <= 100


def as_sent(message):
    """A message as it would be sent, with empty files."""
    files = []
    if message.picture is not None or message.film:
        files.append(File(BytesIO(), message.file, description=message.alt))
    if message.document is not None:
        files.append(File(BytesIO(), message.document.name))
    return {
        "flags": V2,
        "components": layout(message, files).to_components(),
        "attachments": [each.to_dict(index) for index, each in enumerate(files)],
        "allowed_mentions": {"parse": []},
    }


def check_files(data, shown):
    """Each file is shown, as no other is; a picture with the text for who cannot see it."""
    media = [item for each in shown if each["type"] == GALLERY for item in each["items"]]
    texts = {item["media"]["url"]: item["description"] for item in media}
    for text in texts.values():
        assert 1 <= len(text) <= MAX_ALT_TEXT
    urls = [item["media"]["url"] for item in media]
    urls += [each["file"]["url"] for each in shown if each["type"] == FILE]
    sent = {f"attachment://{each['filename']}": each for each in data.get("attachments") or ()}
    assert sorted(urls) == sorted(sent)
    assert texts.items() <= {url: each.get("description") for url, each in sent.items()}.items()


def check_component(each):
    match each["type"]:
        case reading.ROW:
            check_row(each)
        case reading.TEXT:
            assert 1 <= len(each["content"]) <= MAX_TEXT
        case reading.CONTAINER:
            assert each["components"]
        case reading.BUTTON | reading.SELECT | reading.GALLERY | reading.FILE | reading.SEPARATOR:
            pass
        case kind:
            raise AssertionError(kind)


COMMAND_MENTION = re.compile(r"(?<!\\)</([^:>]+):([^>]*)>")
PATHS = {command_path(row.word) for row in listed()}


def check_commands(text):
    """Each command that can be pressed in a text is one that is published."""
    for path, number in COMMAND_MENTION.findall(text):
        assert path in PATHS, text
        assert number.isdecimal(), text


def check_mentions(data):
    """Only people are ever pinged, and only those who are named by their ids."""
    allowed = data["allowed_mentions"]
    assert allowed.get("parse") == [], allowed
    assert not allowed.get("roles")


def check_row(row):
    items = row["components"]
    if items[0]["type"] == SELECT:
        assert len(items) == 1
        check_select(items[0])
    else:
        assert 1 <= len(items) <= 5
        for item in items:
            check_button(item)


LINK = 5


def check_button(button):
    """A link leads somewhere and is never pressed; the others have an id and lead nowhere."""
    assert button["type"] == BUTTON
    assert 1 <= len(button["label"]) <= 80
    assert ("url" in button) is (button["style"] == LINK)
    assert ("custom_id" in button) is (button["style"] != LINK)
    assert 1 <= len(button.get("url", "https")) <= 512
    check_emoji(button)


def check_select(select):
    assert 1 <= len(select["options"]) <= 25
    assert sum(option.get("default", False) for option in select["options"]) <= 1
    assert len(select.get("placeholder") or "") <= 150
    values = [option["value"] for option in select["options"]]
    assert len(values) == len(set(values)), values
    for option in select["options"]:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100
        check_emoji(option)


def check_emoji(shown):
    """An emoji of the application is named by its id (Discord: Component Reference)."""
    if emoji := shown.get("emoji"):
        assert str(emoji["id"]).isdecimal()
        assert EMOJI_NAME.fullmatch(emoji["name"])


def check_choices(choices):
    assert len(choices) <= 25
    for choice in choices:
        for name in told(choice, "name"):
            assert 1 <= len(name) <= 100
        assert 1 <= len(choice["value"]) <= 100


PLACES, INSTALLS = {0, 1, 2}, {0, 1}
"""Where commands can be used, and who installs them (Discord: Application Commands)."""


def check_contexts(command):
    """A command names each place and each kind of installation once; subcommands name none."""
    for field, known in (("contexts", PLACES), ("integration_types", INSTALLS)):
        named = command.get(field) or ()
        assert set(named) <= known
        assert len(named) == len(set(named))
        assert not any(field in option for option in command.get("options") or ())


def check_command(command):
    check_contexts(command)
    if command.get("type", CHAT_INPUT) == CHAT_INPUT:
        assert _characters(command) <= 8000, _characters(command)
        _check_named(command)
    else:
        assert not command.get("options")
        for name in told(command, "name"):
            assert 1 <= len(name) <= 32


def _check_named(command):
    assert 1 <= len(command["name"]) <= 32
    assert command["name"] == command["name"].lower()
    for description in told(command, "description"):
        assert 1 <= len(description) <= 100
    assert len(command.get("options") or ()) <= 25
    for option in command.get("options") or ():
        _check_named(option)
        check_choices(option.get("choices") or ())


def told(published, field):
    """A text in English and in every other language that it is published in."""
    others = published.get(f"{field}_localizations") or {}
    assert others.keys() <= LOCALES
    return (published[field], *others.values())


def _longest(published, field):
    """Of a text in several languages the longest counts (Discord: Slash Commands)."""
    return max(map(len, told(published, field)))


def _characters(command):
    own = len(command["name"]) + _longest(command, "description")
    choices = sum(
        _longest(each, "name") + len(str(each["value"])) for each in command.get("choices") or ()
    )
    return own + choices + sum(map(_characters, command.get("options") or ()))
