"""What people say and press, and what they are shown; over a real store."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.core.matches.actions_table import VERBS, WORDS, listed
from bot.core.matches.context import RequestContext
from bot.core.matches.model import MatchId
from engine.catalogue import KEYS
from tests.bot.core.conftest import codes, control, labels, say, told
from tests.bot.core.sample_matches import SHORT_GAME

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


async def test_a_match_from_challenge_to_victory(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "/challenge Brasidas lemery-compact first")
    assert codes(made) == ["done-offered"]
    [post] = await bench.posts("Brasidas")
    assert post.headline.code == "offer-offered-to-you"
    assert post.yours
    await bench.press("Brasidas", control(post, "button-accept"))
    final = await bench.play(post.match, *SHORT_GAME)
    assert final.view.headline.code == "over-won"
    assert say(final.view.headline) == ("You won: leader captured.")
    [lost] = await bench.posts("Brasidas")
    assert lost.headline.code == "over-lost"
    assert lost.picture.captured == ("b5",)


async def test_an_open_challenge_stands_with_everybody_until_it_is_taken(bench):
    await bench.person("Chares")
    made = await bench.say("Alkaios", "/challenge walker-petteia")
    [seen] = await bench.posts("Brasidas")
    assert seen.headline.code == "open-offered-theirs"
    assert [p.match for p in await bench.posts("Chares")] == [made.view.match]
    taken = await bench.press("Brasidas", control(seen, "button-accept"))
    assert not taken.refused
    assert await bench.posts("Chares") == ()
    late = await bench.say("Chares", f"accept {made.view.match}")
    assert codes(late) == ["refused-challenge-running"]
    assert late.view is None


async def test_a_challenge_expires_after_seven_days(bench):
    made = await bench.say("Alkaios", "/challenge")
    bench.pass_days(7)
    assert await bench.posts("Brasidas") == ()
    assert codes(await bench.say("Brasidas", f"accept {made.view.match}")) == ["refused-expired"]


async def test_picking_a_piece_and_a_square_leads_to_a_preview_and_back(bench):
    match = await bench.begin()
    await bench.play(match, *SHORT_GAME[:-1])
    [view] = await bench.posts("Alkaios")
    assert "h5" in view.picture.movable
    piece = next(str(spot.control) for spot in view.spots if spot.square == "h5")
    picked = (await bench.press("Alkaios", piece)).view
    assert picked.picture.picked == "h5"
    assert picked.picture.strikes == ("c5",)
    square = next(spot for spot in picked.spots if spot.square == "c5")
    assert square.label.code == "spot-captures"
    preview = (await bench.press("Alkaios", str(square.control))).view
    assert preview.picture.plan == ("h5", "c5")
    assert preview.picture.prey == ("b5",)
    assert say(preview.notes[0]) == "h5-c5 captures b5. Play it?"
    back = (await bench.press("Alkaios", control(preview, "button-back"))).view
    assert back == view
    played = await bench.press("Alkaios", control(preview, "button-play"))
    assert played.view.over


async def test_the_list_of_pieces_holds_each_piece_that_can_move_once(bench):
    await bench.begin()
    [view] = await bench.posts("Alkaios")
    pieces = (await bench.press("Alkaios", control(view, "button-pick"))).view
    squares = [choice.label for choice in pieces.choices if choice.label.code == "step"]
    assert len(squares) == len(set(squares)) == 8
    assert {dict(label.params)["square"].written for label in squares} == set(view.picture.movable)


async def test_a_button_pressed_twice_plays_once(bench):
    match = await bench.begin()
    [view] = await bench.posts("Alkaios")
    piece = (await bench.press("Alkaios", str(view.spots[0].control))).view
    preview = (await bench.press("Alkaios", str(piece.spots[0].control))).view
    play = control(preview, "button-play")
    assert not (await bench.press("Alkaios", play)).refused
    again = await bench.press("Alkaios", play)
    assert codes(again) == ["refused-already-moved"]
    assert again.view.turn == 1
    assert len(await bench.store.log(match)) == 3


async def test_buttons_of_others_change_nothing(bench):
    match = await bench.begin()
    [view] = await bench.posts("Alkaios")
    for who, code in (("Brasidas", "refused-not-your-turn"), ("Chares", "refused-stranger")):
        for press in (str(view.spots[0].control), f"play:{match}:0:0"):
            answer = await bench.press(who, press)
            assert codes(answer) == [code]
    assert codes(await bench.press("Chares", f"resign:{match}:0:")) == ["refused-stranger"]
    assert codes(await bench.press("Chares", f"draw:{match}:0:")) == ["refused-stranger"]
    assert (await bench.posts("Alkaios"))[0] == view


async def test_a_forged_control_changes_nothing(bench):
    match = await bench.begin()
    for forged in (
        *("", "play", "play:::", "pick:{m}:0:9999-1", "pick:{m}:0:1-9", "pick:{m}:0:x"),
        *("play:{m}:0:x", "play:{m}:0:9999", "settings::0:shoe=9", "board::0:", "x" * 500),
    ):
        answer = await bench.press("Alkaios", forged.format(m=match))
        assert codes(answer) == ["refused-forged"], forged
        assert len(await bench.store.log(match)) == 2, forged


async def test_resigning_asks_once(bench):
    match = await bench.begin()
    asked = await bench.say("Brasidas", "/resign")
    assert told(asked.view.notes) == [
        "Resign this match of Compact Petteia (Lemery Games) against \u2068Alkaios\u2069?"
    ]
    back = await bench.press("Brasidas", control(asked.view, "button-back"))
    assert not back.view.over
    done = await bench.press("Brasidas", control(asked.view, "button-resign-yes"))
    assert done.view.headline.code == "over-lost"
    assert codes(await bench.say("Alkaios", f"/resign match={match}")) == ["refused-over"]


async def test_a_draw_is_offered_seen_and_agreed(bench):
    await bench.begin()
    assert "button-draw" in labels(await bench.seen("Alkaios"))
    assert codes(await bench.say("Alkaios", "draw")) == ["done-draw-offered"]
    assert "button-draw" not in labels(await bench.seen("Alkaios"))
    [view] = await bench.posts("Brasidas")
    assert "note-draw-theirs" in [note.code for note in view.notes]
    agreed = await bench.press("Brasidas", control(view, "button-draw-yes"))
    assert agreed.view.headline.code == "over-draw"


async def test_a_word_without_a_match_means_the_one_where_it_makes_sense(bench):
    first = await bench.begin("Alkaios", "Brasidas")
    second = await bench.begin("Alkaios", "Chares", "walker-petteia")
    both = await bench.say("Alkaios", "move a2-a3")
    assert codes(both) == ["which-match"]
    assert {str(choice.control).split(":")[1] for choice in both.choices} == {first, second}
    only_there = await bench.say("Alkaios", "move f3-f5")
    assert only_there.view.match == first
    here = await bench.say("Alkaios", "board", here=MatchId(second))
    assert here.view.match == second
    named = await bench.say("Alkaios", f"board match={first.upper()}")
    assert named.view.match == first


async def test_words_about_no_match_say_so(bench):
    for word in ("move a2-a3", "board", "resign", "draw"):
        assert codes(await bench.say("Alkaios", word)) == ["refused-none-running"]
    for word in ("accept", "decline", "withdraw"):
        assert codes(await bench.say("Alkaios", word)) == ["refused-none-offered"]
    assert codes(await bench.say("Alkaios", "accept zzzzzz")) == ["refused-no-such-match"]
    assert codes(await bench.say("Alkaios", "games")) == ["no-games"]


MATCH_WORDS = (
    *("board match={match}", "board {match}", "accept {match}", "decline match={match}"),
    *("move a2-a3 match={match}", "resign match={match}", "record match={match}"),
    *("replay match={match}", "fairness match={match}", "rules match={match}"),
    *("analyse match={match}", "why a2-a5 match={match}", "rematch match={match}"),
    *("say match={match} hello", "plan a2-a3 match={match}", "pause match={match}"),
)
"""Words about a match that is named, with its code to be filled in."""


async def test_a_private_match_answers_a_stranger_as_if_there_were_none(bench):
    alkaios, brasidas, chares = [
        await bench.person(name) for name in ("Alkaios", "Brasidas", "Chares")
    ]

    async def alone(who, text):
        return await bench.dispatcher.hear(who, text, RequestContext())

    def unnamed(answer, match):
        return [say(line).replace(match, "?") for line in answer.lines], answer.content

    made = await alone(alkaios, "challenge Brasidas lemery-compact first clock=1d")
    match = made.view.match
    for stage in ("offered", "running"):
        if stage == "running":
            assert not (await alone(brasidas, f"accept {match}")).refused
            assert not (await alone(alkaios, f"move a2-a3 match={match}")).refused
        for word in MATCH_WORDS:
            told_there, told_nowhere = [
                unnamed(await alone(chares, word.format(match=code)), code)
                for code in (match, "zzzzzz")
            ]
            assert told_there == told_nowhere, (stage, word)
        for verb in VERBS:
            told_there, told_nowhere = [
                unnamed(await bench.press("Chares", f"{verb}:{code}:1:"), code)
                for code in (match, "zzzzzz")
            ]
            assert told_there == told_nowhere, (stage, verb)
    assert (await alone(brasidas, f"board match={match}")).view.match == match
    asked = await alone(alkaios, f"resign match={match}")
    await bench.press("Alkaios", control(asked.view, "button-resign-yes"))
    assert (await bench.store.match(match)).outcome, "and players share it by its code"
    assert (await alone(chares, f"board match={match}")).view.match == match


async def test_what_does_not_exist_is_refused_kindly(bench):
    await bench.begin()
    for text, code in (
        ("challenge Alkaios", "refused-own-challenge"),
        ("challenge Brasids", "refused-unknown-person-near"),
        ("challenge Bras", "refused-unknown-person"),
        ("challenge Brasi", "refused-unknown-person"),
        ("challenge Xerxes", "refused-unknown-person"),
        ("challenge Brasidas chess", "refused-not-understood"),
        ("challenge Brasidas ruleset=chess", "refused-unknown-ruleset"),
        ("settings orientation=sideways", "refused-unknown-setting"),
        ("rules vogt-petteja", "refused-unknown-ruleset-near"),
    ):
        answer = await bench.say("Alkaios", text)
        assert answer.refused, text
        assert codes(answer) == [code], text
        assert say(answer.lines[0]), text


async def test_nobody_is_told_the_names_of_people_they_never_met(bench):
    for name in ("Opa Karl", "Brasidas"):
        await bench.person(name)
    assert codes(await bench.say("Alkaios", "challenge Opa Kari")) == ["refused-unknown-person"]
    await bench.begin()
    told = await bench.say("Alkaios", "challenge Brasids")
    assert codes(told) == ["refused-unknown-person-near"]


async def test_the_board_is_turned_for_each_person_as_they_chose(bench):
    await bench.begin()
    assert (await bench.posts("Brasidas"))[0].picture.flipped
    assert not (await bench.posts("Alkaios"))[0].picture.flipped
    shown = await bench.say("Brasidas", "settings orientation=first")
    assert codes(shown)[0] == "settings-now"
    assert not (await bench.posts("Brasidas"))[0].picture.flipped
    await bench.press("Brasidas", "settings::0:orientation=second")
    assert (await bench.posts("Brasidas"))[0].picture.flipped


async def test_games_lists_what_waits_for_me_first(bench):
    await bench.begin("Brasidas", "Alkaios")
    await bench.begin("Alkaios", "Chares")
    listed = await bench.say("Alkaios", "games")
    assert [choice.label.code for choice in listed.choices] == ["entry-yours", "entry"]


async def test_among_those_the_least_time_left_comes_first(bench):
    await bench.begin("Chares", "Alkaios", clock="1h")
    matches = {
        clock: await bench.begin("Alkaios", "Dion", clock=clock) for clock in ("3d", "none", "1d")
    }
    listed = await bench.say("Alkaios", "games")
    first = [choice.control.match for choice in listed.choices][:3]
    assert first == [matches["1d"], matches["3d"], matches["none"]]


async def test_rules_are_those_of_the_match_at_hand_with_its_options(bench):
    match = await bench.begin(ruleset="lemery-compact(edge=on)")
    answer = await bench.say("Alkaios", "rules", here=MatchId(match))
    assert codes(answer) == ["page-title", "rule-lemery-compact-glance", "picture-before"]
    menu = await bench.say("Alkaios", "rules")
    assert codes(menu) == ["rules-menu", *["rules-entry"] * len(KEYS)]
    last = await bench.press("Alkaios", str(menu.choices[len(KEYS) - 1].control))
    assert codes(last)[1] == f"rule-{KEYS[-1]}-glance"


async def test_spectators_see_the_board_and_no_hints(bench):
    match = await bench.begin()
    seen = (await bench.say("Chares", f"board match={match}")).view
    assert seen.picture.movable == ()
    assert seen.spots == ()
    assert [choice.label.code for choice in seen.choices] == ["button-rules", "button-replay"]


async def test_the_board_is_there_in_words(bench):
    match = await bench.begin()
    await bench.play(match, *SHORT_GAME)
    [view] = await bench.posts("Alkaios")
    words = " ".join(say(line) for line in view.words)
    assert "\u2068Alkaios\u2069 played h5-c5 and captured b5." in words
    assert "Orange: men a1, b1, " in words
    assert len(words) <= 1024


async def test_completion_goes_on_from_what_is_typed(bench):
    match = await bench.begin()
    assert await bench.complete("Alkaios", "/mo") == ["/move "]
    assert len(await bench.complete("Alkaios", "")) == len(listed(in_group=False))
    squares = ["a3", "b3", "c3", "d3", "e3", "f4", "f5", "f6", "g3", "h3"]
    assert await bench.complete("Alkaios", "/move f3-") == [f"/move f3-{to}" for to in squares]
    assert len(await bench.complete("Alkaios", "move ")) == 25
    assert await bench.complete("Brasidas", "move ") == []
    assert await bench.complete("Alkaios", "challenge Bra") == ["challenge Brasidas"]
    assert "challenge Brasidas lemery-compact" in await bench.complete(
        "Alkaios", "challenge Brasidas le"
    )
    assert await bench.complete("Alkaios", "resign ") == [f"resign match={match}"]
    assert "settings orientation=first" in await bench.complete("Alkaios", "settings or")
    assert await bench.complete("Alkaios", "xyzzy ") == []


@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.text(max_size=60),
        st.builds("{} {}".format, st.sampled_from(sorted(WORDS)), st.text(max_size=40)),
    )
)
async def test_any_text_gets_an_answer_in_words(bench, text):
    answer = await bench.say("Alkaios", text)
    assert answer.lines or answer.view or answer.choices
    for line in answer.lines:
        assert say(line)
    await bench.complete("Alkaios", text)
