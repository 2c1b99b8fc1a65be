"""Messages as people read them: their components, one after the other, and the text in them."""

import discord
from simcord.results import ResponseMessage

ROW, BUTTON, SELECT, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 3, 10, 12, 13, 14, 17


def walk(components):
    """Components as JSON, each before those within it."""
    for each in components:
        yield each
        yield from walk(each.get("components") or ())


def text_in(components):
    return "\n".join(each["content"] for each in walk(components) if each["type"] == TEXT)


def text_of(payload):
    """The text of a message as JSON."""
    return payload.get("content") or text_in(payload.get("components") or ())


def read_cards_as_messages():
    """Let the content of a message be the text that is read in it, in its components too."""
    if isinstance(discord.Message.content, property):
        return
    stored = discord.Message.content

    def content(message):
        return stored.__get__(message) or text_in(
            each.to_dict() for each in message.components or ()
        )

    discord.Message.content = property(content, stored.__set__)
    ResponseMessage.content = property(
        lambda shown: shown._message.content or text_in(shown._message.components)
    )


read_cards_as_messages()
