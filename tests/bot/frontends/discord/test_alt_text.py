"""The text for those who cannot see a picture says what is so now, after every edit too."""

import re

from tests.bot.frontends.discord.reading import GALLERY, text_of, walk
from tests.bot.frontends.discord.world import private

HEADLINE = re.compile(r"\*\*(.+?)\*\*")


def sent(world):
    """All messages with components that were sent or edited: how, and what."""
    for request in world.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        data = body.get("data") if "/callback" in request.path else body
        if isinstance(data, dict) and data.get("components"):
            yield request.method, data


def described(data):
    """The texts of a message's pictures, as components and as files."""
    shown = [
        item["description"]
        for each in walk(data["components"])
        if each["type"] == GALLERY
        for item in each["items"]
    ]
    return shown, [each.get("description") for each in data.get("attachments", ())]


def texts_of(message):
    """The texts of the pictures that a message shows."""
    return described({"components": [each.to_dict() for each in message.components]})[0]


async def test_the_text_follows_what_an_edited_board_shows(world, alkaios, brasidas):
    """A move changes the picture, and the end of the match the headline above it."""
    world.allow(create_public_threads=True)
    await world.begin(alkaios, brasidas)
    card, seen = world.public[0], []

    def note():
        seen.extend(texts_of(world.again(card)))

    note()
    for who, action in ((alkaios, "a2-a5"), (brasidas, "h7-h4")):
        await world.play(who, action)
        note()
    await world.slash(alkaios, "draw")
    await world.slash(brasidas, "decline")
    note()
    asked = private(await world.slash(alkaios, "resign"))
    await world.click(alkaios, asked, "Yes, resign")
    note()
    assert len(set(seen)) == len(seen) - 1  # a declined draw leaves the board as it was
    assert "a5" in seen[1]
    edits = 0
    for method, data in sent(world):
        shown, files = described(data)
        assert shown == [each for each in files if each]
        headline = HEADLINE.search(text_of(data))
        if shown and headline:
            edits += method == "PATCH"
            assert plain(headline[1]) in plain(shown[0])
    assert edits >= 4


def plain(text):
    return re.sub("[\u2068\u2069\\\\]", "", text).rstrip(".")
