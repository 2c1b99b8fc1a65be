"""What is wrong with a record is told with its place, and nothing else is ever raised."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.catalogue import KEYS
from engine.errors import RefusalCode
from engine.position import Side
from engine.record import RecordError, RecordFault, read_record, write_record
from tests.engine.test_record import FIGURES, RECORDS, record

GAMES = tuple((RECORDS / f"{key}.txt").read_text(encoding="utf-8") for key in KEYS)
SNIPPETS = st.sampled_from(
    (
        *("", " ", "\n", ";", ",", ")", "(", "[", '"', "\\", "...", "pass", "again", "roll63"),
        *("1)", "2)", "63", "a2-a4", "Α2-Α4", "H6-Z6", "xd4", "@c3", "huff-e4", "-", "x", "0-1"),  # noqa: RUF001 - Greek
        *("1-0 (sbando)", "½-½ (accordo)", '[Fen "8/8 1 - - -"]', '[Result "*"]', "\x00", "９"),  # noqa: RUF001 - wide digit
    )
)
WALKER = "walker-petteia"
BODY = 4  # the text line of the first numbered line in what `record` writes


def error(text):
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def test_the_misprint_of_the_sample_game_is_reported_with_its_place():
    found = error((FIGURES / "kubeia-misprinted.txt").read_text(encoding="utf-8"))
    assert (found.fault, found.line) == (RecordFault.REFUSED, 5)
    assert (found.number, found.side, found.text) == (2, Side.FIRST, "31 A1-A3")
    assert found.refusal.code is RefusalCode.OUT_OF_RANGE
    assert found.game.position.roll == (3, 1)


def test_a_fault_is_named_with_its_line():
    for text, fault, line in (
        ("", RecordFault.TAG_MISSING, 1),
        ('[Ruleset "walker-petteia"]\n\n1) a2-a3', RecordFault.TAG_MISSING, 1),
        ('[Result "*"]\n1) a2-a3', RecordFault.TAG_MISSING, 1),
        ('[Ruleset "walker-petteia"]\n[Result *]', RecordFault.TAG, 2),
        ('[Ruleset "walker-petteia"]\n[Result "*"]\n[Result "*"]', RecordFault.TAG_TWICE, 3),
        ('[Ruleset "walker-petteia"]\n[FIRST "a"]\n[First "b"]', RecordFault.TAG_TWICE, 3),
        ('[Ruleset "chess"]\n[Result "*"]', RecordFault.RULESET, 1),
        ('[Result "*"]\n[Ruleset "walker-petteia(edge=on)"]', RecordFault.RULESET, 2),
        (record(WALKER, "1) a2-a3", Fen="8/8 1 - - -"), RecordFault.FEN, 2),
        (record(WALKER, "a2-a3"), RecordFault.NUMBER, BODY),
        (record(WALKER, "1) a2-a3, a7-a6;", "3) b2-b3"), RecordFault.NUMBER, BODY + 1),
        (record(WALKER, "1) a2-a3, a7-a6, b2-b3"), RecordFault.HALF, BODY),
        (record(WALKER, "1) a2-a3, a7-a6; b2-b3"), RecordFault.HALF, BODY),
        (record(WALKER, "1) a2-a3,", "2) b2-b3"), RecordFault.MISSING, BODY),
        (record(WALKER, "1) again"), RecordFault.REFUSED, BODY),
        (record(WALKER, "1) 63 a2-a3"), RecordFault.HALF, BODY),
        (record(WALKER, "1) nonsense"), RecordFault.REFUSED, BODY),
        (record(WALKER, "1) " + "a2-a3" * 100), RecordFault.HALF, BODY),
        (record(WALKER, "1) a2-a3,", "", "a8-a3"), RecordFault.REFUSED, BODY + 2),
        (record(WALKER, "1) a2-a3;", "2) a7-a6"), RecordFault.TURN, BODY + 1),
        (record(WALKER, "1) ..., a7-a6"), RecordFault.MISSED, BODY),
        (record(WALKER, "1) a2-a3, ..."), RecordFault.MISSED, BODY),
        (record(WALKER, "1) @c4"), RecordFault.REFUSED, BODY),
        (record(WALKER, "1) a2-a3xa8"), RecordFault.REFUSED, BODY),
        (record("vogt-kubeia", "1) A2-A3"), RecordFault.REFUSED, BODY),
        (record("vogt-kubeia", "1) roll63"), RecordFault.HALF, BODY),
        (record("vogt-kubeia", "1) 63, 31 A7-A6"), RecordFault.HALF, BODY),
        (record("vogt-kubeia", "1) 63 A2-A4, ..."), RecordFault.MISSED, BODY),
        (record("vogt-kubeia", "1) 63 A2-A4 pass"), RecordFault.REFUSED, BODY),
        (record("lemery-latrunculi", "1) a2-a3"), RecordFault.REFUSED, BODY),
        (record(WALKER, "1) a2-a3, 1-0", result="1-0"), RecordFault.RESULT, BODY),
        (record(WALKER, "1) a2-a3, 1-0 (luck)", result="1-0"), RecordFault.RESULT, BODY),
        (record(WALKER, "1) a2-a3, 0-1 (abbandono)", result="0-1"), RecordFault.RESULT, BODY),
        (record(WALKER, "1) a2-a3", result="1-0"), RecordFault.RESULT, BODY),
        (record(WALKER, "1) a2-a3, 1-0 (resignation)", result="0-1"), RecordFault.UNTRUE, 2),
        (record(WALKER, "1) a2-a3, 1-0 (resignation)"), RecordFault.UNTRUE, 2),
        (record(WALKER, "1) 1-0 (single-piece)", result="1-0"), RecordFault.UNTRUE, BODY),
        (record(WALKER, "1) ½-½ (resignation)", result="1/2-1/2"), RecordFault.UNTRUE, BODY),
        (record(WALKER, "1) 1-0 (agreement)", result="1-0"), RecordFault.UNTRUE, BODY),
        (record("poleis", "1) ½-½ (agreement)", result="1/2-1/2"), RecordFault.UNTRUE, BODY),
        (
            record("vogt-petteia", "1) A2-A3, 0-1 (ignoranza)", result="0-1"),
            RecordFault.UNTRUE,
            BODY,
        ),
        (
            record(WALKER, "1) a2-a3, 1-0 (resignation);", "2) b2-b3", result="1-0"),
            RecordFault.LATE,
            BODY + 1,
        ),
    ):
        found = error(text)
        assert (found.fault, found.line) == (fault, line), text


def test_a_half_without_its_move_is_what_is_wrong_not_the_next_one():
    found = error(record("vogt-kubeia", "1) 63, 31 A7-A6"))
    assert (found.text, found.side) == ("63", Side.FIRST)


def test_the_result_of_a_game_that_the_rules_have_decided_cannot_be_another():
    text = next(each for each in GAMES if "0-1 (sbando)" in each)
    swapped = text.replace("0-1", "1-0")
    assert error(swapped).fault is RecordFault.UNTRUE
    assert error(text.replace("sbando", "abbandono")).fault is RecordFault.UNTRUE
    untold = text.replace(text.splitlines()[-1], "")
    assert write_record(read_record(untold)) == text


def test_another_rulesets_moves_are_refused():
    text = GAMES[KEYS.index(WALKER)].replace(WALKER, "walker-dux")
    assert error(text).fault in {RecordFault.REFUSED, RecordFault.TURN}


def test_choices_are_told_for_an_unknown_ruleset():
    assert error('[Ruleset "chess"]\n[Result "*"]').choices == KEYS


def test_what_is_too_long_is_refused():
    for text, line in (
        ("x" * 10_000_000, 1),
        ("[" * 200_000, 1),
        ('[Ruleset "' + "a" * 30_000, 1),
        (record(WALKER, "1) a2-a3, " + " " * 30_000), BODY),
        ("\n" * 100_000, 10_000),
        ("".join(f'[T{n} "x"]\n' for n in range(200)), 101),
    ):
        found = error(text)
        assert found.fault in {RecordFault.TOO_LONG, RecordFault.TAG}, text[:20]
        assert found.line == line, text[:20]
        assert len(found.text) <= 40, text[:20]


def test_what_is_quoted_is_cut_and_can_be_seen():
    found = error(record(WALKER, "1) \x1b[31m\u202e" + "q" * 90))
    assert found.text.isprintable()
    assert len(found.text) == 40


@st.composite
def mutated(draw):
    """A whole game in which a few things were cut out, put in or exchanged."""
    text = draw(st.sampled_from(GAMES))
    for _ in range(draw(st.integers(1, 4))):
        begin = draw(st.integers(0, len(text)))
        end = min(len(text), begin + draw(st.integers(0, 12)))
        text = text[:begin] + draw(st.one_of(SNIPPETS, st.text(max_size=3))) + text[end:]
    return text


@given(st.one_of(mutated(), st.text(), st.lists(SNIPPETS, max_size=30).map("".join)))
def test_any_text_is_a_record_or_a_record_error(text):
    try:
        transcript = read_record(text)
    except RecordError as caught:
        found = caught
    else:
        assert read_record(write_record(transcript)) == transcript
        return
    assert 1 <= found.line <= text.count("\n") + text.count("\r") + 1


@given(st.randoms(use_true_random=False))
def test_lines_that_change_places_are_found_out(chance: random.Random):
    lines = chance.choice(GAMES).splitlines()
    first, second = chance.sample(range(5, len(lines)), 2)
    lines[first], lines[second] = lines[second], lines[first]
    assert error("\n".join(lines)).fault is RecordFault.NUMBER


def test_a_square_beyond_the_board_is_no_notation():
    assert error(record(WALKER, "1) a2-i2")).refusal.code is RefusalCode.NOTATION
