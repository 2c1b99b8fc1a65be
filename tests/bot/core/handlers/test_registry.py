"""Every word and every button has one handler."""

from itertools import product

from bot.core.handlers import dispatcher
from bot.core.handlers.play import command_of
from bot.core.handlers.registry import BUTTONS, MATCH_BUTTONS, MATCH_WORDS, WORDS
from bot.core.matches.context import PRIVATE_CONTEXT
from bot.core.matches.controls import Control, Verb
from bot.core.matches.model import AccountId, MatchId, SideWish
from bot.core.typed.drafts import plain_draft
from bot.core.typed.words import WORDS as KNOWN_WORDS
from engine.catalogue import DEFAULT

CHOICES = {
    Verb.PLAY: 0,
    Verb.HUFF_YES: "a1",
    Verb.TERMS_YES: str(plain_draft(DEFAULT, SideWish.LOT)),
}
"""The choices of the buttons that are commands by them."""

FORGED = ("x", "7", "9" * 20, "1-1", "99-9", "3-4=", "3-4=5", "=", "=a", "a1", "theme=x", "huff-a1")


def test_each_word_has_one_handler():
    assert dispatcher.Dispatcher
    assert {*WORDS, *MATCH_WORDS} == KNOWN_WORDS.keys()
    assert not WORDS.keys() & MATCH_WORDS.keys()


def test_each_button_has_one_handler_with_a_match_or_is_a_command_and_none_is_without():
    for verb in Verb:
        control = Control(verb, MatchId("a"), 0, CHOICES.get(verb, ""))
        commands = command_of(AccountId("someone"), control, PRIVATE_CONTEXT) is not None
        ways = [commands or verb is Verb.ACCEPT, verb in MATCH_BUTTONS]
        assert any([*ways, verb in BUTTONS]), verb
        assert ways.count(True) <= 1, verb


async def test_a_control_with_any_choice_is_answered_with_a_match_and_without(bench):
    for verb in set(Verb) - {Verb.BLOCK}:
        match = await bench.begin()
        for choice, where in product(FORGED, (match, "")):
            answer = await bench.press("Alkaios", f"{verb}:{where}:0:{choice}")
            assert answer.lines or answer.view, (verb, choice)
