"""A record without tags, as Vogt prints his games, is read by the game that it is of."""

# ruff: noqa: RUF001 -- Greek letters are what is tested

from pathlib import Path

import pytest

from engine.position import Reason, Side
from engine.record import RecordError, RecordFault, read_record

PRINTED = (Path(__file__).parent / "records" / "figures" / "kubeia-printed.txt").read_text("utf-8")


def test_the_authors_sample_game_is_read_as_it_is_printed():
    for text in (PRINTED, " ".join(PRINTED.split()), PRINTED.replace("A", "Α")):
        record = read_record(text)
        assert record.ruleset.name == "vogt-kubeia"
        assert (record.outcome.winner, record.outcome.reason) == (Side.SECOND, Reason.REFUSAL)
        assert record.tags == {"Misprint": "31 A1-A3"}


def test_dice_say_which_of_the_two_games_it_is():
    assert read_record("1) A2-A4, H6-Z6").ruleset.name == "vogt-petteia"
    assert read_record("1) 63 A2-A4, 32 H6-Z6").ruleset.name == "vogt-kubeia"


def test_its_result_is_that_of_the_text():
    record = read_record("1) A2-A4, 0-1 (abbandono)")
    assert (record.outcome.winner, record.outcome.reason) == (Side.SECOND, Reason.RESIGNATION)
    assert read_record("1) Z3-K3, Λ7-Λ3;").outcome is None


def test_another_throw_that_is_too_short_is_told_and_not_mended():
    for text in (PRINTED.replace("42 K7-K5", "41 K7-K6"), "1) 11 A2-A4"):
        with pytest.raises(RecordError) as caught:
            read_record(text)
        assert caught.value.fault is RecordFault.REFUSED, text
    assert caught.value.line == 1


def test_what_is_not_printed_like_his_games_needs_its_tags():
    for text in ("1) a2-a3, a7-a6", "", "hello", "2-3", "1) roll", '[Result "*"] 1) A2-A4'):
        with pytest.raises(RecordError) as caught:
            read_record(text)
        assert caught.value.fault is RecordFault.TAG_MISSING, text
