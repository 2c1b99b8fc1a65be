"""Discord's documented limits, held against everything that the bot sends."""

from itertools import chain

from discord import Locale

LOCALES = {each.value for each in Locale}
"""What Discord's clients can be set to."""

ROW, BUTTON, SELECT, TEXT_INPUT, LABEL = 1, 2, 3, 4, 18


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
    return messages


def check_message(data):
    assert len(data.get("content") or "") <= 2000
    check_mentions(data)
    assert len(str(data.get("nonce") or "")) <= 25
    if data.get("nonce"):
        assert data["enforce_nonce"] is True
    for attachment in data.get("attachments") or ():
        described = len(attachment.get("description") or "")
        assert (0 if attachment["filename"].endswith((".txt", ".json")) else 1) <= described <= 1024
    rows = data.get("components") or ()
    assert len(rows) <= 5
    items = list(chain.from_iterable(check_row(row) for row in rows))
    ids = [item["custom_id"] for item in items]
    assert len(ids) == len(set(ids)), ids
    for custom_id in ids:
        assert 1 <= len(custom_id) <= 100


def check_mentions(data):
    """Only people are ever pinged, and only those who are named by their ids."""
    allowed = data.get("allowed_mentions")
    if data.get("content"):
        assert allowed is not None
    if allowed:
        assert allowed.get("parse") == [], allowed
        assert not allowed.get("roles")


def check_row(row):
    assert row["type"] == ROW
    items = row["components"]
    if items[0]["type"] == SELECT:
        assert len(items) == 1
        check_select(items[0])
    else:
        assert 1 <= len(items) <= 5
        for item in items:
            assert item["type"] == BUTTON
            assert 1 <= len(item["label"]) <= 80
    return items


def check_select(select):
    assert 1 <= len(select["options"]) <= 25
    assert len(select.get("placeholder") or "") <= 150
    values = [option["value"] for option in select["options"]]
    assert len(values) == len(set(values)), values
    for option in select["options"]:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def check_modal(data):
    assert 1 <= len(data["title"]) <= 45
    assert 1 <= len(data["custom_id"]) <= 100
    assert 1 <= len(data["components"]) <= 5
    for row in data["components"]:
        for field in row["components"]:
            assert field["type"] == TEXT_INPUT
            assert 1 <= len(field["label"]) <= 45
            assert 1 <= field["max_length"] <= 4000
            assert len(field.get("placeholder") or "") <= 100


def check_choices(choices):
    assert len(choices) <= 25
    for choice in choices:
        for name in told(choice, "name"):
            assert 1 <= len(name) <= 100
        assert 1 <= len(choice["value"]) <= 100


def check_command(command):
    assert _characters(command) <= 8000
    _check_named(command)


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
