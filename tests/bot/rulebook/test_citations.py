"""Every reason to refuse an action is explained: in words of every language, and by a picture."""

import re
from itertools import product

import pytest

from bot.core.matches.actions import reason_line
from bot.core.matches.controls import MAX_CONTROL_BYTES, Control, Verb, read_control
from bot.core.matches.messages import family_line
from bot.core.views.pictures import look_of
from bot.i18n import LANGUAGES, speaker
from bot.rulebook.citations import (
    MAX_CITED,
    REFUSAL,
    passages_on,
    refusal_page,
    refusals,
    refused_line,
)
from bot.rulebook.pages import text
from engine import RefusalCode
from engine.catalogue import KEYS, options, ruleset
from engine.explain import clauses_of, refuse
from render.draw import draw
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.sample_matches import running

DIAGRAMS = [(code, key) for code, known in refusals().items() for key in known]
SENTENCE = re.compile(r"(?<=[.!?:])\s+|\n")
LONGEST = 900
LOOK = look_of(None)


def names(key):
    """A ruleset as it is usual, and with each single option."""
    return (
        key,
        *(f"{key}({option.name}={v})" for option in options(key) for v in option.choices[1:]),
    )


def page(code, match=None):
    return refusal_page(code, LOOK, match)


def test_every_code_is_in_the_book():
    assert refusals().keys() == set(RefusalCode)
    assert all(known for known in refusals().values())


def test_the_engine_refuses_what_is_pictured_for_this_reason():
    for code, key in DIAGRAMS:
        diagram = refusals()[code][key]
        game = diagram.game(diagram.own_rules(key))
        refusal = refuse(game, diagram.action)
        assert refusal.code == diagram.refused == code, key
        said = refused_line(diagram, key)
        if code not in {RefusalCode.NOTATION, RefusalCode.AMBIGUOUS}:
            assert dict(said.params)["why"] == reason_line(game, refusal), (code, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_page_in_every_language(language):
    say = speaker(language).say
    for code in RefusalCode:
        answer = page(code)
        assert answer.page, code
        name, explained, pictured = map(say, answer.lines)
        assert len(name) <= 60, code
        assert 2 <= len(SENTENCE.split(explained)) <= 4, code
        assert len(name) + len(explained) + len(pictured) <= LONGEST, code
        assert not {name, explained, pictured} & {each.code for each in answer.lines}


def test_every_code_has_a_picture_that_is_drawn_and_is_told_first_in_words():
    for code in RefusalCode:
        answer = page(code)
        assert answer.content.words[0] == answer.lines[-1], code
        assert draw(answer.content.picture), code


def test_sentences_are_short():
    for code in RefusalCode:
        explained = speaker("en").say(family_line("refusal-text", code))
        assert [each for each in SENTENCE.split(explained) if len(each.split()) > 25] == []


def test_what_bars_an_action_is_marked():
    unmarked = {RefusalCode.NOTATION, RefusalCode.OVER, RefusalCode.NO_BONUS, RefusalCode.THROWN}
    for code, key in DIAGRAMS:
        picture = page(code, running(key)).content.picture
        marked = picture.barred or picture.movable
        assert bool(marked) is (code not in unmarked), (code, key)
        assert picture.files == ruleset(key).board.files, (code, key)


def test_in_a_match_the_picture_is_of_its_own_game_if_the_book_has_one():
    for key, (code, known) in product(KEYS, refusals().items()):
        shown = key if key in known else next(iter(known))
        said = dict(page(code, running(key)).lines[-1].params)["ruleset"]
        assert said.code == f"ruleset-{shown}", (key, code)


def test_the_address_of_a_page_fits_a_button():
    for code in RefusalCode:
        address = str(Control(Verb.RULES, "k7qd3xk7qd3x", 0, f"{REFUSAL}={code}"))
        assert len(address.encode()) <= MAX_CONTROL_BYTES, address
        assert str(read_control(address)) == address


def test_every_refusal_that_rests_on_a_rule_leads_to_what_the_book_tells():
    for key in KEYS:
        for name, code in product(names(key), RefusalCode):
            rules = ruleset(name)
            cited = passages_on(rules, code)
            assert bool(cited) is bool(clauses_of(key, code)), (name, code)
            assert len(cited) <= MAX_CITED, (name, code)
            for each, language in product(cited, LANGUAGES):
                assert text(rules, each.topic)
                assert speaker(language).say(each.line).strip(), (name, code, language)


def test_an_unknown_code_has_no_page():
    assert page("mutiny") is page("") is None


async def test_a_page_is_reached_by_its_button_with_a_match_and_without(bench):
    match = await bench.begin()
    there = await bench.press("Alkaios", f"rules:{match}:0:refusal=blocked")
    assert codes(there) == ["refusal-name-blocked", "refusal-text-blocked", "refusal-shown"]
    assert labels(there) == ["button-rules", "page-board"]
    assert (await bench.press("Alkaios", control(there, "page-board"))).view.match == match
    alone = await bench.press("Alkaios", "rules::0:refusal=blocked")
    assert labels(alone) == ["page-menu"]
    assert told(alone.lines)[2] == (
        "The picture shows an example from Compact Petteia (Lemery Games). “c4-e4” is not legal: "
        "the piece on d4 is in the way."
    )
    for forged in ("refusal=", "refusal=mutiny", "refusal=blocked=2"):
        assert codes(await bench.press("Alkaios", f"rules::0:{forged}")) == ["refused-forged"]
        assert codes(await bench.press("Alkaios", f"rules:{match}:0:{forged}")) == [
            "refused-forged"
        ]


def test_a_diagonal_move_cites_that_there_is_none():
    for key in KEYS:
        first, *_ = passages_on(ruleset(key), RefusalCode.NOT_STRAIGHT)
        assert "diagonal" in first.tags, key


def test_a_jump_from_afar_cites_where_jumps_begin():
    first, *_ = passages_on(ruleset("lemery-compact(jump=adjacent)"), RefusalCode.NO_JUMP)
    assert first.tags == ("run-up",)
