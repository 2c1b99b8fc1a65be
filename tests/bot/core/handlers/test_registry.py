"""Every action has one handler for its word, and one for its button."""

from itertools import product

from bot.core.handlers import dispatcher
from bot.core.handlers.play import command_of
from bot.core.handlers.registry import BUTTONS, MATCH_BUTTONS, MATCH_WORDS, WORDS
from bot.core.matches import actions_table as table
from bot.core.matches.context import PRIVATE_CONTEXT
from bot.core.matches.controls import Control, Verb
from bot.core.matches.model import AccountId, MatchId, SideWish
from bot.core.typed.drafts import plain_draft
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
    assert {*WORDS, *MATCH_WORDS} == {*table.WORDS.values()}
    assert not WORDS.keys() & MATCH_WORDS.keys()


def test_a_word_whose_match_is_found_for_it_says_which_match_it_needs():
    own = {row.word for row in MATCH_WORDS if row.needs is table.Needs.NOTHING}
    assert own == set()


def test_each_button_has_one_handler_with_a_match_or_is_a_command_and_none_is_without():
    for verb, row in table.VERBS.items():
        control = Control(verb, MatchId("a"), 0, CHOICES.get(verb, ""))
        commands = command_of(AccountId("someone"), control, PRIVATE_CONTEXT) is not None
        ways = [commands or row is table.ACCEPT, row in MATCH_BUTTONS]
        assert any([*ways, row in BUTTONS]), verb
        assert ways.count(True) <= 1, verb


def test_each_verb_and_each_word_is_in_one_row():
    assert table.VERBS.keys() == {*Verb}
    assert len(table.VERBS) == sum(row.verb is not None for row in table.ACTIONS)
    assert len(table.WORDS) == sum(bool(row.word) for row in table.ACTIONS)


async def test_a_control_with_any_choice_is_answered_with_a_match_and_without(bench):
    for verb in set(Verb) - {Verb.BLOCK}:
        match = await bench.begin()
        for choice, where in product(FORGED, (match, "")):
            answer = await bench.press("Alkaios", f"{verb}:{where}:0:{choice}")
            assert answer.lines or answer.view, (verb, choice)
