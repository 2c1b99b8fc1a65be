"""Another game, other options, another side: chosen by buttons for an open challenge."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.core.matches.challenges import Accept, Decline, Propose
from bot.core.matches.controls import MAX_CONTROL_BYTES, Control, Verb, read_control
from bot.core.matches.messages import Refused
from bot.core.matches.model import MatchId, SideWish, Stage, Terms
from bot.core.service.audit import problem_of
from bot.core.typed.clock_text import SUGGESTED, read_clock, suggested_clocks
from bot.core.typed.drafts import (
    BACK,
    CLOCK_OPTION,
    DRAFT_DIGITS,
    GAME_OPTION,
    Draft,
    draft_of,
    plain_draft,
    read_draft,
)
from bot.core.typed.terms import option_choices
from bot.core.views.terms import terms_view
from engine import Side
from engine.catalogue import KEYS, ruleset
from tests.bot.core.conftest import codes
from tests.bot.core.sample_matches import (
    ALKAIOS,
    BRASIDAS,
    STRANGER,
    done,
    offered,
    refusal,
    viewer,
)

POLEIS = Terms("poleis", 1, SideWish.SECOND)


@st.composite
def drafts(draw):
    key = draw(st.sampled_from(KEYS))
    options = option_choices(key)
    picks = tuple(draw(st.integers(0, len(option.values) - 1)) for option in options)
    asked = st.integers(0, len(options) - 1) if options else st.nothing()
    side = draw(st.sampled_from(SideWish))
    clock = st.none() | st.integers(0, len(SUGGESTED) - 1)
    return Draft(
        key,
        picks,
        side,
        draw(st.none() | asked | st.sampled_from((CLOCK_OPTION, GAME_OPTION, BACK))),
        draw(clock),
    )


@given(drafts())
def test_a_draft_survives_its_text_in_a_control_within_the_smallest_limit(draft):
    control = Control(Verb.TERMS_YES, MatchId("k7qd3x"), 999_999, str(draft))
    assert read_control(str(control)) == control
    assert len(str(control)) <= MAX_CONTROL_BYTES
    assert read_draft(control.choice) == draft


@given(drafts())
def test_a_draft_comes_to_terms_and_terms_to_their_draft(draft):
    assert draft_of(draft.terms) == replace(draft, asked=None, clock=None)
    assert ruleset(draft.terms.ruleset).key == draft.key


@given(
    st.text() | st.from_regex(r"(poleis|lemery-petteia|chess)=[0-9a-f]{0,8}(-[0-9])?(=[0-9a-ft])?")
)
def test_any_text_is_a_draft_or_none(text):
    draft = read_draft(text)
    assert draft is None or read_draft(str(draft)) == draft


def test_a_button_from_before_a_game_had_its_last_option_is_still_read():
    assert str(read_draft("vogt-kubeia=00100")) == "vogt-kubeia=001000"
    assert read_draft("vogt-kubeia=0010") is None


def test_what_no_bot_wrote_is_no_draft():
    for text in (
        *("", "poleis", "poleis=", "poleis=3", "poleis=00", "poleis=0=0", "chess=0"),
        *("poleis=0-7", "poleis=0-", "poleis-0=0", "poleis=0=u"),
        *("lemery-latrunculi=0", "lemery-latrunculi=200", "lemery-latrunculi=000=2"),
        "lemery-latrunculi=\u0660\u0660\u0660",
    ):
        assert read_draft(text) is None, text


def test_every_value_of_every_option_can_be_told():
    assert all(
        len(option.values) <= len(DRAFT_DIGITS) for key in KEYS for option in option_choices(key)
    )


def seen(choice, match=None):
    view = terms_view(match or offered(), viewer(ALKAIOS), choice)
    assert not isinstance(view, Refused), view
    return view


def onward(view):
    """The drafts that the buttons of a view lead to."""
    controls = [choice.control for choice in view.choices]
    return [read_draft(control.choice) for control in controls if control.verb is Verb.TERMS]


def test_all_games_are_there_to_choose_once():
    view = seen("")
    assert [draft.key for draft in onward(view)] == list(KEYS)
    assert [note.code for note in view.notes] == ["terms-which"]
    assert view.choices[-1].control.verb is Verb.BOARD


def chosen(draft, number, pick):
    """The draft with one option's value chosen, as the buttons lead there."""
    if draft.picks[number] == pick:
        return draft
    beyond = onward(seen(str(draft)))[number]
    return beyond if beyond.asked is None else onward(seen(str(beyond)))[pick]


def test_every_value_of_every_option_is_reached_by_buttons():
    for key in KEYS:
        start = plain_draft(key, SideWish.LOT)
        for number, option in enumerate(option_choices(key)):
            for pick, (value, _) in enumerate(option.values):
                found = ruleset(chosen(start, number, pick).terms.ruleset)
                expected = ((option.name, value),) if pick else ()
                assert found.options == expected, (key, option.name, value)


def test_back_leads_to_the_draft_and_says_where_changes_are_lost():
    draft = plain_draft("lemery-petteia", SideWish.SECOND)
    asking = [each for each in onward(seen(str(draft))) if each.asked is not None]
    assert {each.asked for each in asking} >= {CLOCK_OPTION, GAME_OPTION}
    for each in asking:
        back = onward(seen(str(each)))[-1]
        assert back == replace(draft, asked=BACK), each
        assert seen(str(back)) == seen(str(draft)), each
        assert seen(str(each)).choices[-1].label.code == "button-back", each
    assert seen(str(draft)).choices[-1].label.code == "button-discard"
    unchanged = draft_of(offered().terms)
    assert seen(str(unchanged)).choices[-1].label.code == "button-back"


def test_another_game_keeps_the_clock_and_the_side():
    draft = replace(plain_draft("poleis", SideWish.SECOND), clock=1, asked=GAME_OPTION)
    games = onward(seen(str(draft)))[:-1]
    assert [each.key for each in games] == list(KEYS)
    assert {(each.clock, each.side, each.asked) for each in games} == {(1, SideWish.SECOND, None)}


def test_sides_go_round():
    draft = plain_draft("poleis", SideWish.LOT)
    wishes = []
    for _ in SideWish:
        wishes.append(draft.side)
        draft = next(each for each in onward(seen(str(draft))) if each is not None)
    assert set(wishes) == set(SideWish)
    assert draft.side is SideWish.LOT


def test_a_clock_is_chosen_among_the_usual_ones():
    draft = plain_draft("poleis", SideWish.LOT)
    asking = next(each for each in onward(seen(str(draft))) if each and each.asked == CLOCK_OPTION)
    *clocks, back = onward(seen(str(asking)))
    assert back == replace(draft, asked=BACK)
    assert [each.terms.clock for each in clocks] == list(suggested_clocks())
    assert {each.asked for each in clocks} == {None}


def test_terms_without_a_word_on_the_clock_keep_the_one_there_is():
    odd = read_clock("4d+9h/6d,hard", "UTC")
    match = done(offered(), Propose(ALKAIOS, replace(POLEIS, clock=odd), 0))
    kept = done(match, Propose(ALKAIOS, POLEIS, 1, keeps_clock=True))
    assert kept.terms == replace(POLEIS, clock=odd)
    assert done(kept, Propose(ALKAIOS, POLEIS, 2)).terms == POLEIS


def test_the_game_that_is_offered_is_entered_as_it_is_offered():
    match = offered(ruleset="lemery-petteia(edge=on)", side=SideWish.SECOND)
    first = onward(seen("", match))[0]
    assert first.terms.ruleset == "lemery-petteia(edge=on)"
    assert all(draft.side is SideWish.SECOND for draft in onward(seen("", match)))


def test_other_terms_are_offered_by_the_challenger_alone_and_before_an_answer():
    match = offered()
    changed = done(match, Propose(ALKAIOS, POLEIS, 0))
    assert (changed.terms, changed.stage, changed.turn) == (POLEIS, Stage.OFFERED, 1)
    assert refusal(match, Propose(BRASIDAS, POLEIS, 0)) == "not-yours-to-change"
    assert refusal(match, Propose(STRANGER, POLEIS, 0)) == "not-yours-to-change"
    assert refusal(changed, Propose(ALKAIOS, POLEIS, 0)) == "terms-changed"
    accepted = done(match, Accept(BRASIDAS, Side.FIRST))
    assert refusal(accepted, Propose(ALKAIOS, POLEIS, 0)) == "challenge-running"
    declined = done(match, Decline(BRASIDAS))
    assert refusal(declined, Propose(ALKAIOS, POLEIS, 0)) == "challenge-declined"


def test_nobody_accepts_by_a_button_what_they_were_not_shown():
    changed = done(offered(), Propose(ALKAIOS, POLEIS, 0))
    assert refusal(changed, Accept(BRASIDAS, Side.FIRST, turn=0)) == "terms-changed"
    for turn in (1, None):
        match = done(changed, Accept(BRASIDAS, Side.FIRST, turn=turn))
        assert match.game.ruleset is ruleset("poleis")
        assert match.seats == (BRASIDAS, ALKAIOS)


def pressed(view, verb, key=""):
    controls = [choice.control for choice in view.choices]
    return next(str(each) for each in controls if each.verb is verb and each.choice.startswith(key))


async def test_a_challenge_is_changed_in_its_place(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas")
    games = await bench.press("Alkaios", pressed(made.view, Verb.TERMS))
    options = await bench.press("Alkaios", pressed(games.view, Verb.TERMS, "vogt-kubeia"))
    old = pressed(await bench.seen("Brasidas"), Verb.ACCEPT)
    offer = pressed(options.view, Verb.TERMS_YES)
    answer = await bench.press("Alkaios", offer)
    assert codes(answer) == ["done-proposed"]
    view = await bench.seen("Brasidas")
    assert view.match == made.view.match
    late = await bench.press("Brasidas", old)
    assert late.refused
    assert codes(late) == ["refused-terms-changed"]
    assert (await bench.press("Alkaios", offer)).refused
    begun = await bench.press("Brasidas", pressed(late.view, Verb.ACCEPT))
    assert not begun.refused
    stored = await bench.store.match(view.match)
    assert stored.game.ruleset is ruleset("vogt-kubeia")
    assert await problem_of(bench.store, view.match) is None


async def test_a_forged_draft_changes_nothing(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas")
    for choice in ("chess=0", "poleis=9", "x", "="):
        for verb in (Verb.TERMS, Verb.TERMS_YES):
            answer = await bench.press("Alkaios", f"{verb}:{made.view.match}:0:{choice}")
            assert codes(answer) == ["refused-forged"], (verb, choice)
        assert (await bench.store.match(made.view.match)).version == 1, choice


async def test_others_are_told_that_the_game_is_not_theirs_to_choose(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas")
    for name in ("Brasidas", "Chares"):
        answer = await bench.press(name, pressed(made.view, Verb.TERMS))
        assert codes(answer) == ["refused-not-yours-to-change"]
