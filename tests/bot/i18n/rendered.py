"""Every message with what the program fills in, as `Line`s that any language can say.

`given.py` has what is filled in. Values that are messages themselves are said inside the message,
as the program does.
"""

from functools import cache
from itertools import product
from math import prod

from bot.core.matches.messages import Line
from bot.i18n import speaker
from bot.i18n.languages import FALLBACK, ROOT
from bot.rulebook import pages
from engine.catalogue import ruleset
from tests.bot.i18n.given import GIVEN, GIVEN_IN
from tests.bot.i18n.missing_messages import CATEGORIES, read_source
from tests.bot.rulebook.reading import PAGES, variations

MOST = 100
"""A message with more combinations is said with each value at least once, not with all of them."""


@cache
def messages():
    """The English messages, each with what it is given, by their codes."""
    shown = (each for each in read_source(ROOT / FALLBACK).sentences if "search/" not in each.file)
    return {each.code: each for each in shown}


@cache
def parts():
    """The codes of messages that are only said as a part of others."""
    referred = {name for each in messages().values() for name in each.references}
    return {name for name in referred if not name.startswith("side-")}


def values(code, name):
    """The values of a parameter of a message."""
    if found := GIVEN_IN.get((code, name)):
        return found
    keys = {key for each in messages()[code].selects if each.parameter == name for key in each.keys}
    words = sorted(each for each in keys - CATEGORIES if not each.isdecimal())
    return tuple(words) or GIVEN[name]


def _combined(code):
    """A message with the combinations of its values."""
    message = messages()[code]
    names = sorted(message.parameters | message.given)
    lists = [values(code, name) for name in names]
    if prod(map(len, lists)) <= MOST:
        combined = product(*lists)
    else:
        turns = range(max(map(len, lists)))
        combined = (
            [each[(turn + at) % len(each)] for at, each in enumerate(lists)] for turn in turns
        )
    return [Line(code, tuple(zip(names, each, strict=True))) for each in combined]


@cache
def lines():
    """Every message that is said by itself, with combinations of what it is given."""
    rules = [pages.text(ruleset(name), topic) for key, topic in PAGES for name in variations(key)]
    told = {each.code for each in rules}
    return (
        *dict.fromkeys(rules),
        *(
            each
            for code, message in messages().items()
            if "value" in message.parts and code not in told | parts()
            for each in _combined(code)
        ),
    )


@cache
def texts(language):
    """What a language makes of these lines."""
    say = speaker(language).say
    return tuple((each, say(each)) for each in lines())
