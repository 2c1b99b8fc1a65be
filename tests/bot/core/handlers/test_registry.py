"""Every action is a command by itself, or is done by one handler."""

from itertools import product

import pytest

from bot.core.handlers import dispatcher
from bot.core.handlers.registry import HANDLERS, MATCH_HANDLERS, handles
from bot.core.matches import actions_table as table
from bot.core.matches.controls import Verb

FORGED = ("x", "7", "9" * 20, "1-1", "99-9", "3-4=", "3-4=5", "=", "=a", "a1", "theme=x", "huff-a1")


def test_each_action_is_a_command_or_has_one_handler():
    assert dispatcher.Dispatcher
    for row in table.ACTIONS:
        ways = [row.command is not None, row in HANDLERS, row in MATCH_HANDLERS]
        assert ways.count(True) == 1, row
    assert {*HANDLERS, *MATCH_HANDLERS} <= {*table.ACTIONS}


def test_an_action_has_no_second_handler():
    with pytest.raises(ValueError, match="board"):
        handles(table.BOARD)(HANDLERS.get)


def test_an_action_whose_match_is_found_for_it_needs_one():
    found = {row for row in table.ACTIONS if row.command or row in MATCH_HANDLERS}
    assert {row for row in found if not row.needs.is_match} == set()


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
