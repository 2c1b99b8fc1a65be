"""What people type, read against a list of legal actions."""

from engine.actions import Again, Huff, Move, Pass, Placement, Roll, Take, write_action
from engine.board import board_of
from engine.errors import NotationError
from engine.reading import fitting, parse_action

FIELD = board_of(8, 8)
A2, A5, B2, B3, B4, B5, C3, C4, D2, D4, E4 = (
    FIELD.square(name)
    for name in ("a2", "a5", "b2", "b3", "b4", "b5", "c3", "c4", "d2", "d4", "e4")
)

LEGAL = (
    Move((A2, A5)),
    Move((B2, B4), leaps=True),
    Move((B2, B4, D4), leaps=True),
    Move((B2, D2, D4), leaps=True),
    Move((C3, C4)),
    Placement(B5),
    Take(D4),
    Roll(6, 3),
    Again(),
    Pass(),
    Huff(E4),
)


def read(text):
    (typed,) = parse_action(FIELD, text)
    return fitting(LEGAL, typed)


def test_the_text_of_an_action_is_read_as_that_action_alone():
    for action in LEGAL:
        assert read(write_action(FIELD, action)) == (action,)


def test_people_may_type_it_their_way():
    for text, action in (
        ("a2a5", LEGAL[0]),
        ("A2-A5", LEGAL[0]),
        (" a2  a5 ", LEGAL[0]),
        ("a2 - a5", LEGAL[0]),
        ("a2\N{EN DASH}a5", LEGAL[0]),
        ("a2-a5xb5", LEGAL[0]),
        ("a2-a5 x b5 x a6", LEGAL[0]),
        ("a2xa5", LEGAL[0]),
        ("a2:a5", LEGAL[0]),
        ("a2/a5", LEGAL[0]),
        ("a2..a5", LEGAL[0]),
        ("a2 \u2026 a5", LEGAL[0]),
        ("a2\u27a1\ufe0fa5", LEGAL[0]),
        ("\u201ca2-a5\u201d", LEGAL[0]),
        ("\u00aba2-a5\u00bb", LEGAL[0]),
        ("(a2-a5)", LEGAL[0]),
        ("`a2-a5`", LEGAL[0]),
        ("b2-b4", LEGAL[1]),
        ("B2b4", LEGAL[1]),
        ("b2xb4xb3", LEGAL[1]),
        ("b2-b4-d4", LEGAL[2]),
        ("b2 b4 d4", LEGAL[2]),
        ("b2b4d4xb3xc4", LEGAL[2]),
        ("b2xd2xd4", LEGAL[3]),
        ("b5", LEGAL[5]),
        ("@B5", LEGAL[5]),
        ("X d4", LEGAL[6]),
        ("roll36", LEGAL[7]),
        ("Roll 6 3", LEGAL[7]),
        ("roll-63", LEGAL[7]),
        ("AGAIN", LEGAL[8]),
        (" Pass ", LEGAL[9]),
        ("huff e4", LEGAL[10]),
        ("HUFFE4", LEGAL[10]),
    ):
        assert read(text) == (action,), text


def test_the_two_ends_of_two_chains_fit_both():
    assert read("b2-d4") == (LEGAL[2], LEGAL[3])


def test_what_no_legal_action_says_fits_nothing():
    for text in ("a2-a4", "a2-a5-a6", "c3-c4-c5", "roll65", "@c3", "c3", "xe4", "huff-d4"):
        assert read(text) == (), text


def test_captures_that_were_appended_are_what_the_text_claims():
    claims = [
        parse_action(FIELD, text)[0].claims(LEGAL[2])
        for text in ("b2xb4xd4", "b2b4d4xb3xc4", "b2d4xb3")
    ]
    assert claims == [(), (B3, C4), (B3,)]
    assert parse_action(FIELD, "xd4")[0].claims(LEGAL[6]) == ()


def is_read(text):
    try:
        parse_action(FIELD, text)
    except NotationError:
        return False
    return True


def test_what_cannot_be_read_is_an_error():
    texts = (
        "",
        " ",
        "-",
        "a2-",
        "-a5",
        "a2--a5",
        "a2-a5-",
        "a2-a5x",
        "a2-a9",
        "a0-a5",
        "i2-i5",
        "m2-m5",
        "a2+a5",
        "pa2-a5",
        "roll",
        "roll7",
        "roll71",
        "roll631",
        "passe",
        "again again",
        "huff",
        "@",
        "x",
        "a\N{ARABIC-INDIC DIGIT TWO}-a5",
        "b2-\N{KELVIN SIGN}2",
        "a2-a5\0",
        "a2a5" * 40,
    )
    assert [text for text in texts if is_read(text)] == []


def test_what_phones_and_other_programs_make_of_an_action_is_read_as_meant():
    written = parse_action(FIELD, "a2-a5")
    for text in (
        "a2\N{RIGHTWARDS ARROW}a5",
        "a2 -> a5",
        "a2=>a5",
        "a2>a5",
        "a2\N{EN DASH}a5.",
        "A2-a5!",
        "\N{CYRILLIC SMALL LETTER A}2-\N{CYRILLIC SMALL LETTER A}5",
        "\N{FULLWIDTH LATIN SMALL LETTER A}2-a5",
        "\N{BYTE ORDER MARK}a2\N{ZERO WIDTH SPACE}-a5\N{LEFT-TO-RIGHT MARK}",
        "a2\N{NO-BREAK SPACE}a5",
    ):
        assert parse_action(FIELD, text) == written, text
