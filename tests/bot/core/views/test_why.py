"""Why an action is legal or not, for the person who asks: what is said, marked and offered."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.actions import control_spelling, without_insistence
from bot.core.matches.controls import MAX_CHOICE_LENGTH, Verb
from bot.core.matches.messages import Refused
from bot.core.matches.model import Stage
from bot.core.matches.preferences import Settings
from bot.core.views.pictures import look_of
from bot.core.views.why import judge, why_choices, why_figure, why_lines
from engine import Game, NotationError, parse_action
from engine.catalogue import KEYS, ruleset
from tests.bot.core.conftest import say
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, STRANGER, running

LINE = "b6p/8/8/8/2Pp4/8/8/4P2B 1 - - -"
ENFORCED = "lemery-compact(compulsory=enforced)"
HUFFING = "lemery-compact(compulsory=huff)"
IGNORANT = "vogt-petteia(ignorance=on)"
MUST = "o10b/12/12/12/2Pp8/12/12/O3P5PB 1 - - -"
LOOK = look_of(None)


def at(text, key="lemery-compact"):
    """A match of Alkaios and Brasidas in a position."""
    rules = ruleset(key)
    return replace(running(rules.name), game=Game.load(rules, text))


def asked(match, text, who=ALKAIOS):
    return judge(match, match.game, who, text)


def told(match, text, who=ALKAIOS):
    judged = asked(match, text, who)
    if isinstance(judged, Refused):
        return [judged.line.code]
    return [say(line) for line in why_lines(match, judged)]


def drawn(match, text, who=ALKAIOS):
    return why_figure(match, asked(match, text, who), LOOK).picture


def verbs(match, text, who=ALKAIOS):
    judged = asked(match, text, who)
    return [each.control.verb for each in why_choices(match, judged)]


def test_an_illegal_move_is_told_with_what_the_piece_may_do_instead():
    match = at(LINE)
    why, instead = told(match, "c4-e4")
    assert why == "“c4-e4” is not legal: the piece on d4 is in the way."
    assert instead == "The piece on c4 can go to c1, c2, c3, a4, b4, c5, c6, c7, c8."
    picture = drawn(match, "c4-e4")
    assert (picture.picked, picture.barred) == ("c4", ("d4",))
    assert set(picture.targets) == {"a4", "b4", "c1", "c2", "c3", "c5", "c6", "c7", "c8"}
    [move] = why_choices(match, asked(match, "c4-e4"))
    assert move.control.verb is Verb.PICK
    assert "In the way: d4." in map(say, why_figure(match, asked(match, "c4-e4"), LOOK).words)


def test_the_squares_that_bar_an_action_are_marked():
    position = at(LINE)
    for text, picked, barred in (
        ("d3-d5", None, ("d3",)),
        ("d4-d6", None, ("d4",)),
        ("e1-e1", "e1", ("e1",)),
        ("c4-d4", "c4", ("d4",)),
        ("e1-f3", "e1", ("f3",)),
        ("@e5", None, ("e5",)),
        ("xd4", None, ("d4",)),
        ("e1-e3xd4", "e1", ("d4",)),
        ("roll66", None, ()),
        ("nonsense", None, ()),
    ):
        picture = drawn(position, text)
        assert (picture.picked, picture.barred, picture.plan) == (picked, barred, ()), text


def test_where_capturing_is_a_duty_the_pieces_that_can_are_marked():
    match = at(LINE, ENFORCED)
    why, instead = told(match, "h1-h2")
    assert why == "“h1-h2” is not legal: you can capture with e1, so you must."
    assert instead == "The piece on h1 cannot move now."
    picture = drawn(match, "h1-h2")
    assert (picture.movable, picture.barred) == (("e1",), ("h2",))
    assert drawn(match, "e1-e2").strikes == ("e4",)
    # What else is in the way is told first, and the piece that can is told with it.
    assert told(match, "h1-g2")[1:] == [
        "The piece on h1 cannot move now.",
        "Only the piece on e1 can move.",
    ]
    assert drawn(match, "h1-g2").movable == ("e1",)


def test_of_a_legal_move_it_is_told_what_it_captures_and_between_whom():
    match = at(LINE)
    assert told(match, "e1-e4")[:2] == [
        "e1-e4 is legal.",
        (
            "The move would capture the piece on d4. "
            "That piece would be trapped by the piece on e4 and the one on c4."
        ),
    ]
    picture = drawn(match, "e1-e4")
    assert (picture.plan, picture.prey, picture.anvils) == (("e1", "e4"), ("d4",), ("c4",))
    assert verbs(match, "e1-e4") == [Verb.PLAY]
    assert told(match, "e1-e3") == ["e1-e3 is legal.", "The move would capture nothing."]


@pytest.mark.parametrize(
    ("key", "text", "action", "expected"),
    [
        (
            "lemery-compact(edge=on)",
            "b2p3p/8/8/8/8/8/8/3P3B 1 - - -",
            "d1-d7",
            "between the piece on d7 and the edge of the board.",
        ),
        (
            "lemery-latrunculi",
            "p6p/8/8/3p4/2PPpp2/8/8/P7 1 - - -",
            "d4xd6",
            "The move would jump over the piece on d5 and capture it.",
        ),
        (
            "lemery-latrunculi",
            "6pp/8/8/8/2Pp~P3/8/8/P7 1 - - -",
            "xd4",
            "The move would capture the bound man on d4.",
        ),
        (
            "lemery-latrunculi",
            "6pp/8/8/8/2Pp4/4P3/8/P7 1 - - -",
            "e3-e4",
            "The move would capture nothing.",
        ),
    ],
)
def test_each_way_of_capturing_has_its_sentence(key, text, action, expected):
    assert told(at(text, key), action)[1].endswith(expected)


def test_every_action_of_every_ruleset_at_its_start_is_judged_legal():
    for key in KEYS:
        match = running(key)
        for action in match.game.choices[:5]:
            judged = asked(match, match.game.show(action))
            assert judged.legal == action
            assert why_lines(match, judged)
            assert why_figure(match, judged, LOOK).words


def test_a_spectator_gets_the_reason_and_no_hints():
    match = at(LINE)
    assert told(match, "c4-e4", STRANGER) == [
        "“c4-e4” is not legal: the piece on d4 is in the way."
    ]
    picture = drawn(match, "c4-e4", STRANGER)
    assert (picture.barred, picture.targets, picture.strikes) == (("d4",), (), ())
    assert told(match, "e1-e4", STRANGER) == ["e1-e4 is legal."]
    picture = drawn(match, "e1-e4", STRANGER)
    assert (picture.plan, picture.prey, picture.anvils) == (("e1", "e4"), (), ())
    assert verbs(match, "e1-e4", STRANGER) == verbs(match, "c4-e4", STRANGER) == []
    early, legal = told(match, "d4-d5", STRANGER)
    assert (early, legal) == ("It is Orange\u2019s turn. On Blue\u2019s turn:", "d4-d5 is legal.")


def test_whoever_waits_is_judged_as_if_it_were_their_turn_and_gets_no_hints():
    match = at(LINE)
    assert told(match, "d4-d6", BRASIDAS) == [
        "It is Orange\u2019s turn. On Blue\u2019s turn:",
        "d4-d6 is legal.",
    ]
    assert told(match, "c4-c5", BRASIDAS)[1] == (
        "“c4-c5” is not legal: the piece on c4 is not yours."
    )
    assert verbs(match, "d4-d6", BRASIDAS) == []
    assert drawn(match, "d4-e5", BRASIDAS).targets == ()


def test_what_hangs_on_a_throw_is_judged_for_whoever_threw_alone():
    match = at("10ob/11p/12/12/12/12/P11/O10B 1 - 52 -", "vogt-kubeia")
    assert told(match, "l7-l6", BRASIDAS) == ["refused-why-early"]
    assert told(match, "a1-e1")[0].endswith("that is too far for this throw.")


def test_a_side_that_could_do_nothing_is_not_judged_before_its_turn():
    match = at("p6p/8/8/8/8/8/p7/Pp6 2 - - -", "walker-petteia")
    assert told(match, "a1-a3") == ["refused-why-early"]


def test_of_a_match_that_is_over_nothing_is_legal_any_more():
    match = replace(at(LINE), stage=Stage.OVER)
    for who in (ALKAIOS, BRASIDAS, STRANGER):
        assert told(match, "e1-e4", who) == ["“e1-e4” is not legal: the match is over."]
        assert verbs(match, "e1-e4", who) == []
        picture = drawn(match, "e1-e4", who)
        assert (picture.plan, picture.barred, picture.prey) == ((), (), ())


def test_huffing_gives_no_capture_away():
    match = at(LINE, HUFFING)
    assert told(match, "e1-e4") == ["e1-e4 is legal."]
    picture = drawn(match, "e1-e4")
    assert (picture.plan, picture.prey, picture.anvils) == (("e1", "e4"), (), ())
    quiet = drawn(match, "e1-e3")
    assert replace(picture, plan=()) == replace(quiet, plan=())
    assert told(match, "c4-e4") == ["“c4-e4” is not legal: the piece on d4 is in the way."]
    refused = drawn(match, "c4-e4")
    assert (refused.targets, refused.strikes, refused.barred) == ((), (), ("d4",))
    # Neither a capture that is true nor one that is not can be asked for, and so found out.
    assert told(match, "e1-e4xd4") == told(match, "e1-e3xd4") == ["refused-why-captures"]
    assert (
        told(match, "e1-e4", BRASIDAS) == told(match, "d4-d5", STRANGER) == ["refused-why-guarded"]
    )


def test_whether_a_man_is_liable_shows_only_when_it_is_claimed():
    match = at("b6p/8/8/8/2Pp4/8/7B/5P2 2 - - huff=f1", HUFFING)
    liable, others = told(match, "huff-f1", BRASIDAS), told(match, "huff-c4", BRASIDAS)
    assert liable == others == ["refused-why-huff"]


def test_in_an_ignorant_match_no_more_is_told_than_the_warning_says():
    match = at(MUST, IGNORANT)
    [why] = told(match, "a1-a2")
    assert why.endswith("you can capture with Ε1, so you must.")  # noqa: RUF001
    picture = drawn(match, "a1-a2")
    assert (picture.targets, picture.strikes, picture.movable) == ((), (), ("e1",))
    assert told(match, "e1-e4") == ["Ε1-Ε4 is legal."]  # noqa: RUF001
    assert drawn(match, "e1-e4").prey == ()
    assert told(match, "e1-e4xd4") == ["refused-why-captures"]
    assert told(match, "e1-e4", BRASIDAS) == ["refused-why-guarded"]
    insisted = asked(match, "a1-a2!")
    assert insisted.refusal == asked(match, "a1-a2").refusal


TYPED = st.one_of(
    st.text(max_size=150),
    st.text("abchx1289-@ΑΒΗΙΜ!", max_size=16),  # noqa: RUF001
    st.builds(
        "{}{}{}{}".format,
        st.sampled_from("ahΑΗ"),  # noqa: RUF001
        st.integers(1, 8),
        st.sampled_from(["-", "x", "", " - "]),
        st.sampled_from(["a3", "h4xg4", "Β3", "c3-d3"]),  # noqa: RUF001
    ),
)


@given(
    typed=TYPED,
    key=st.sampled_from([*KEYS, HUFFING, IGNORANT]),
    who=st.sampled_from([ALKAIOS, BRASIDAS, STRANGER]),
)
def test_whatever_is_typed_is_answered(typed, key, who):
    match = running(key)
    judged = asked(match, typed, who)
    if isinstance(judged, Refused):
        assert say(judged.line)
        return
    assert (judged.legal is None) is not (judged.refusal is None)
    assert all(map(say, why_lines(match, judged)))
    figure = why_figure(match, judged, look_of(None))
    assert figure.picture.theme == Settings().theme
    for choice in why_choices(match, judged):
        assert len(str(choice.control)) <= 64
        assert choice.control


@given(typed=TYPED, key=st.sampled_from(KEYS))
def test_a_button_asks_for_what_was_typed(typed, key):
    game = running(key).game
    try:
        said = parse_action(
            game.ruleset.board, without_insistence(game, typed), game.ruleset.letters
        )[0]
    except NotationError:
        return
    spelt = control_spelling(game, typed)
    assert len(spelt) <= MAX_CHOICE_LENGTH
    if spelt:
        again = parse_action(game.ruleset.board, spelt, game.ruleset.letters)
        assert again == (said,)
