"""What a stranger finds who presses everything: no match of others' private chats."""

from collections import deque
from dataclasses import replace

from bot.core.matches.challenges import Accept
from bot.core.matches.context import PRIVATE_CONTEXT
from bot.core.matches.controls import Verb, read_control
from bot.core.matches.play import Resign
from bot.core.typed.terms import terms_of
from bot.i18n import speaker
from engine import Side

BEGINNINGS = ("help", "profile", "games", "top", "top everywhere season", "settings", "challenge")
PAGES = {Verb.RULES, Verb.LEARN}
"""Verbs that lead to hundreds of pages about no match."""

MOST = 400


async def private(bench, *, rated=False):
    """A match between Alkaios and Brasidas in their private chats, which is over."""
    first, second = [await bench.person(name) for name in ("Alkaios", "Brasidas")]
    terms = replace(terms_of("poleis", "first"), rated=rated)
    made = await bench.service.offer(first.id, terms, invited=second.id, context=PRIVATE_CONTEXT)
    await bench.service.act(made.id, Accept(second.id, Side.FIRST))
    await bench.service.act(made.id, Resign(second.id))
    return made.id


async def crawled(bench, *words):
    """All that a stranger is told and shown, and every button, by typing and pressing on."""
    said, seen, ahead = [], set(), deque(words)
    sentences = speaker("en")
    while ahead and len(seen) < MOST:
        asked = ahead.popleft()
        pressed = read_control(asked)
        told = await (bench.press if pressed else bench.say)("Xenon", pressed or asked)
        shown = [
            told,
            *([told.view] if told.view else ()),
            *([told.content] if told.content else ()),
        ]
        controls = [
            str(choice.control)
            for each in shown
            for choice in (
                *getattr(each, "choices", ()),
                *(choice for menu in getattr(each, "menus", ()) for choice in menu.choices),
            )
        ]
        said += [*map(sentences.say, told.lines), *controls, repr(told.content), repr(told.view)]
        assert all(map(read_control, controls)), controls
        new = {each for each in controls if read_control(each).verb not in PAGES} - seen
        seen |= new
        ahead.extend(sorted(new))
    assert len(seen) > 20
    return "\n".join(said)


async def test_a_stranger_finds_no_private_match(bench):
    ids = [await private(bench, rated=each) for each in (False, True)]
    found = await crawled(bench, *BEGINNINGS, "profile Alkaios", "profile Brasidas")
    assert not [each for each in ids if each in found]
    assert "Alkaios: no finished matches yet" in found.replace("\u2068", "").replace("\u2069", "")


async def test_who_plays_in_private_and_unrated_is_named_nowhere(bench):
    await private(bench)
    found = await crawled(bench, *BEGINNINGS)
    assert not [name for name in ("Alkaios", "Brasidas") if name in found]


async def test_who_shows_results_to_nobody_is_named_nowhere(bench):
    await private(bench, rated=True)
    for name in ("Alkaios", "Brasidas"):
        await bench.say(name, "settings results=nobody")
    found = await crawled(bench, *BEGINNINGS)
    assert not [name for name in ("Alkaios", "Brasidas") if name in found]
