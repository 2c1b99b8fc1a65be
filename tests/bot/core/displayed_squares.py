"""All texts and squares of an answer, and whether their letters fit the reader."""

import re
from dataclasses import fields, is_dataclass

from bot.core.matches.messages import Line, Notation
from bot.core.matches.preferences import Letters
from bot.core.views.views import Block, Choice, Completion, Document, Film
from bot.i18n import speaker_to
from engine.lettering import ATTIC, GREEK, Lettering, in_letters
from render.picture import Picture

NUMERALS = "|".join(sorted(ATTIC[:8], key=len, reverse=True))
NAMES = {
    Lettering.LATIN: re.compile(r"\b[a-l][1-8]\b"),
    Lettering.GREEK: re.compile(f"[{GREEK}][1-8]"),
    Lettering.ATTIC: re.compile(f"\\b[{GREEK}](?:{NUMERALS})(?![{GREEK}{NUMERALS}])"),
}
OWN = {
    Letters.GAME: Lettering.GREEK,
    Letters.LATIN: Lettering.LATIN,
    Letters.ATTIC: Lettering.ATTIC,
}
ELSEWHERE = {"note-game", "setting-letters", "set-letters"}
"""Lines that hold the id of a match, or that tell of the letters that there are."""


def leaves(value):
    """What an answer is made of that is read or looked at."""
    match value:
        case Line() | Notation() | Picture():
            yield value
        case Choice(label=label):
            yield label
        case Completion(text=text) | Block(text=text):
            yield text
        case Document() | Film():
            return
        case tuple():
            for part in value:
                yield from leaves(part)
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from leaves(getattr(value, field.name))


def texts(value, reader):
    """All the text in an answer, as this reader is spoken to."""
    say = speaker_to(reader.settings).say
    for leaf in leaves(value):
        match leaf:
            case Line(code=code) if code not in ELSEWHERE:
                yield say(leaf)
            case Notation(written, own):
                yield in_letters(written, reader.settings.letters.on(own))
            case Picture(letters=letters):
                assert letters is OWN[reader.settings.letters]
            case str():
                yield leaf


class AnswerReader:
    """A person who does not overlook a square in foreign letters, whatever they are answered."""

    def __init__(self, bench, name, letters):
        self.bench, self.name, self.letters = bench, name, letters
        self.seen = 0

    async def look(self, value):
        reader = await self.bench.person(self.name)
        for text in texts(value, reader):
            for lettering, names in NAMES.items():
                found = names.search(text)
                if lettering is OWN[self.letters]:
                    self.seen += found is not None
                else:
                    assert not found, text
        return value

    async def say(self, text):
        return await self.look(await self.bench.say(self.name, text))

    async def press(self, control):
        return await self.look(await self.bench.press(self.name, control))

    async def complete(self, text):
        found = await self.bench.dispatcher.complete(await self.bench.person(self.name), text)
        assert found
        return await self.look(found)

    async def post(self):
        return await self.look(await self.bench.seen(self.name))

    def write(self, text):
        return in_letters(text, OWN[self.letters])
