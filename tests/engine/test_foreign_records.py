"""Records as phones, editors and other programs write them."""

import pytest

from engine.record import RecordError, RecordFault, read_record

PHONE_TAG = "[Ruleset \N{LEFT DOUBLE QUOTATION MARK}walker-petteia\N{RIGHT DOUBLE QUOTATION MARK}]"
WALKER_TAGS = '[Ruleset "walker-petteia"] [Result "*"]'


def test_what_phones_and_other_programs_put_into_records_is_read_as_meant():
    plain = read_record(f"{WALKER_TAGS} 1) a2-a4, h7-h5; 2) b2-b3")
    for text in (
        f'{PHONE_TAG} [Result "*"] 1) a2-a4, h7-h5; 2) b2-b3',
        f"\N{BYTE ORDER MARK}{WALKER_TAGS} 1) a2\N{ZERO WIDTH SPACE}-a4, h7-h5; 2) b2-b3",
        f"{WALKER_TAGS} 1. a2-a4!, h7-h5?!; 2. b2-b3",
        f"{WALKER_TAGS} 1) a2-a4 {{a quiet\nmove}}, h7-h5; 2) b2-b3 *",
        f"{WALKER_TAGS} 1) a2\N{RIGHTWARDS ARROW}a4, h7-h5.; 2) b2-b3",
    ):
        assert read_record(text).actions == plain.actions, text


def test_a_second_game_is_named_as_such():
    game = f"{WALKER_TAGS} 1) a2-a4, h7-h5"
    for text in (f"{game}\n\n{game}", f"{game};\n1) a2-a4"):
        with pytest.raises(RecordError) as caught:
            read_record(text)
        assert caught.value.fault is RecordFault.SECOND
