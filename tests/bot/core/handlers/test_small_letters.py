"""Small Latin letters on a board with Greek ones: h may be Eta, which it looks like, or the 8th."""

# ruff: noqa: RUF001 -- Greek letters are what is tested

import pytest

from tests.bot.core.conftest import codes, told

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


@pytest.fixture
async def match(bench):
    return await bench.begin(ruleset="vogt-petteia")


async def turn_of(bench, match):
    return (await bench.store.match(match)).turn


async def test_a_small_letter_that_can_be_two_columns_is_asked_about(bench, match):
    answer = await bench.say("Alkaios", "move h2-h4")
    assert codes(answer) == ["refused-ambiguous"]
    assert told(answer.lines) == ["“h2-h4” could be Η2-Η4, Θ2-Θ4. Which one?"]
    assert told(choice.label for choice in answer.choices)[:2] == ["Η2-Η4", "Θ2-Θ4"]
    assert await turn_of(bench, match) == 0


async def test_each_button_plays_what_it_says(bench):
    for place, played in ((0, "g2-g4"), (1, "h2-h4")):
        match = await bench.begin(ruleset="vogt-petteia")
        asked = await bench.say("Alkaios", f"move h2-h4 match={match}")
        assert codes(await bench.press("Alkaios", str(asked.choices[place].control))) == [
            "done-played"
        ]
        assert (await bench.store.match(match)).last.text == played


async def test_k_and_letters_of_both_cases_are_asked_about_too(bench, match):
    for typed, ways in (
        ("k2-k4", "Κ2-Κ4, Λ2-Λ4"),
        ("H2-h4", "Η2-Η4, Θ2-Θ4"),
        ("h2 h3", "Η2-Η3, Θ2-Θ3"),
        ("hii-hiiii", "Η2-Η4, Θ2-Θ4"),
    ):
        answer = await bench.say("Alkaios", f"move {typed}")
        assert told(answer.lines) == [f"“{typed}” could be {ways}. Which one?"], typed
    assert await turn_of(bench, match) == 0


async def test_what_is_shown_is_meant_where_the_other_reading_is_illegal(bench, match):
    # Theta 1 is behind a Peltast, so h1 would move neither: the reason is that of Eta, as shown.
    answer = await bench.say("Alkaios", "move h1-h3")
    assert told(answer.lines) == ["“Η1-Η3” is not legal: the piece on Η2 is in the way."]
    assert await turn_of(bench, match) == 0


async def test_letters_that_say_which_they_are_are_not_asked_about(bench):
    for typed, played in (("H2-H4", "g2-g4"), ("g2-g4", "g2-g4"), ("e2-e4", "e2-e4")):
        match = await bench.begin(ruleset="vogt-petteia")
        assert codes(await bench.say("Alkaios", f"move {typed} match={match}")) == ["done-played"]
        assert (await bench.store.match(match)).last.text == played


async def test_those_who_are_shown_plain_letters_mean_them(bench, match):
    await bench.say("Alkaios", "settings letters=latin")
    assert codes(await bench.say("Alkaios", "move h2-h4")) == ["done-played"]
    assert (await bench.store.match(match)).last.text == "h2-h4"


async def test_a_plan_and_a_question_ask_as_well(bench, match):
    await bench.play(match, "a2-a4")
    answer = await bench.say("Alkaios", "plan k7-k5 h2-h4")
    assert codes(answer) == ["refused-ambiguous"]
    assert (await bench.store.match(match)).plans[0] == ()
    asked = await bench.say("Alkaios", "why h2-h4")
    assert told(asked.lines) == ["“h2-h4” could be Η2-Η4, Θ2-Θ4. Which one?"]
    answered = await bench.press("Alkaios", str(asked.choices[1].control))
    assert any("Θ2-Θ4" in said for said in told(answered.lines))


async def test_a_lesson_asks_as_well(bench):
    answer = await bench.say("Alkaios", "learn vogt-petteia 2 k1")
    assert told(answer.lines) == ["“k1” could be Κ1, Λ1. Which one?"]
    assert len(answer.choices) == 2


@pytest.mark.usefixtures("match")
async def test_completions_are_written_as_the_board_shows_them(bench, match):
    found = await bench.complete("Alkaios", "move h", here=match)
    assert {text.removeprefix("move ")[0] for text in found} == {"Η"}
