"""How questions are answered: by words, in a match, without a game; whatever is typed."""

from itertools import product

import pytest

from bot.core.matches.controls import MAX_CONTROL_BYTES, Verb
from bot.core.matches.model import MatchId
from bot.core.typed.questions import question_in
from bot.core.typed.words import read_request
from bot.core.views.pictures import look_of
from bot.i18n import LANGUAGES, speaker
from bot.rulebook import questions as asking
from bot.rulebook.chapters import Topic, read_address
from bot.rulebook.questions import NO_MATCH, Question
from engine.catalogue import KEYS
from tests.bot.rulebook.chat import typed
from tests.bot.rulebook.measuring import questions
from tests.bot.rulebook.reading import address
from tests.bot.rulebook.test_handler import SAY, codes, told


def answered(text, language, look, of=None):
    """What answers a question, by the rules of an address if there is one."""
    return asking.answered(Question(text, language, of, NO_MATCH), look)


CAPTION, WITHOUT_PICTURE = 1024, 2000
BUTTONS = 25
STRANGE = [
    "?!",
    "\u202e\u2066\u0000\u2028",
    "<b>@everyone</b> { $x } *_`~||[a](http://b)",
    "§corner §tips+row",
    "что если король в углу",
    "角にいる駒は取れますか",
    "هل يمكنني تخطي دوري",
    "\U0001f451" * 40,
    "corner " * 60,
    "=1=2=3",
]


async def test_the_sentence_that_answers_stands_first_and_two_more_are_offered(bench):
    answer = await bench.say("Alkaios", "rules walker-petteia what if we both have one man")
    assert codes(answer)[:3] == ["page-title", "found-first", "passage"]
    assert (
        SAY(answer.lines[1]) == "▸ If you both have only one, the player who has just moved wins."
    )
    rest = SAY(answer.lines[2])
    assert "the player who has just moved wins" not in rest
    assert "You win when your opponent has only one man left." in rest
    also = await bench.press("Alkaios", str(answer.choices[0].control))
    assert SAY(answer.choices[0].label) == SAY(also.lines[1]).removeprefix("▸ ")
    assert {each.label.code for each in answer.choices[:2]} == {"passage"}


async def test_topics_are_completed_beside_games(bench):
    assert await bench.complete("Alkaios", "rules mo") == ["rules move"]
    assert len(await bench.complete("Alkaios", "rules ")) == len(KEYS) + len(Topic) + 1


async def test_the_picture_is_the_one_that_shows_it(bench):
    answer = await bench.say("Alkaios", "rules walker-petteia corner")
    assert answer.content.name == "walker-petteia-corner.png"
    answer = await bench.say("Alkaios", "rules walker-petteia(corner=on) corner")
    assert answer.content.name == "walker-petteia-angle.png"


async def test_in_a_match_the_rules_in_force_answer(bench):
    match = MatchId(await bench.begin(ruleset="lemery-compact(edge=on)"))
    answer = await bench.say("Alkaios", "rules is the edge safe", here=match)
    assert "On the edge or in a corner, one of your pieces is enough" in SAY(answer.lines[1])
    assert {each.control.match for each in answer.choices} == {match}
    huff = await bench.say("Alkaios", "rules what is huffing", here=match)
    assert "huff" not in told(huff)


async def test_without_a_game_all_answer_those_that_say_the_same_together(bench):
    answer = await bench.say("Alkaios", "rules can I pass")
    assert codes(answer)[0] == "found-title"
    assert "Petteia (Damian Walker)" in SAY(answer.lines[1])
    assert "You cannot pass" in SAY(answer.lines[1])
    assert len(answer.choices) > 5
    page = await bench.press("Alkaios", str(answer.choices[0].control))
    assert "You cannot pass" in SAY(page.lines[1])


@pytest.mark.parametrize("typed", ["rules walker-dux tell me a joke", "rules tell me a joke"])
async def test_a_question_without_an_answer_is_told_so_with_ways_on(bench, typed):
    answer = await bench.say("Alkaios", typed)
    assert codes(answer) == ["found-none"]
    assert not answer.refused
    assert (await bench.press("Alkaios", str(answer.choices[0].control))).content


async def test_a_question_is_understood_in_a_language_that_is_not_the_readers(bench):
    answer = await bench.say("Alkaios", "rules walker-petteia posso passare il turno")
    assert SAY(answer.lines[1]) == "▸ On your turn you move one piece. You cannot pass."
    await bench.say("Alkaios", "settings language=it")
    answer = await bench.say("Alkaios", "rules walker-petteia nell angolo")
    assert "angolo" in speaker("it").say(answer.lines[1])


async def test_whatever_is_typed_is_answered_with_a_sentence(bench):
    for before, question in product(("rules", "rules poleis"), STRANGE):
        answer = await bench.say("Alkaios", f"{before} {question}")
        assert told(answer), (before, question)
        assert answer.choices, (before, question)


async def test_a_text_without_end_is_refused_with_a_sentence(bench):
    answer = await bench.say("Alkaios", "rules " + "corner " * 600)
    assert codes(answer) == ["refused-too-long"]
    assert answered("corner " * 600, "en", look_of(None), address("poleis")).content


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_fit_beneath_their_pictures_with_few_enough_buttons(language):
    say, look = speaker(language).say, look_of(None)
    for each in questions("tuning"):
        of_one = answered(each["text"], language, look, address(each["ruleset"]))
        for answer in (of_one, answered(each["text"], language, look)):
            whole = "\n".join(map(say, answer.lines))
            most = CAPTION if answer.content else WITHOUT_PICTURE
            assert len(whole) <= most, (each["text"], len(whole))
            assert len(answer.choices) <= BUTTONS, each["text"]
            assert "§" not in whole + "".join(say(way.label) for way in answer.choices)
            assert all(
                len(str(way.control).encode()) <= MAX_CONTROL_BYTES for way in answer.choices
            ), each["text"]


async def test_a_forged_passage_is_harmless(bench):
    for choice in ("poleis=glance==0=999", "poleis=glance===x", "poleis====1="):
        answer = await bench.press("Alkaios", f"rules::{choice}")
        assert answer.refused or answer.page, choice
        assert read_address(choice) is None or read_address(choice).topic is Topic.GLANCE, choice


async def test_a_question_about_a_command_gets_the_command_as_a_button(bench):
    match = MatchId(await bench.begin(ruleset="walker-petteia"))
    answer = await bench.say("Alkaios", "rules how do I resign", here=match)
    assert codes(answer) == ["found-guide", "guide-resign"]
    asked = await bench.press("Alkaios", str(answer.choices[0].control))
    assert {each.control.verb for each in asked.view.choices} >= {Verb.RESIGN_YES}


def test_the_name_of_a_game_that_is_also_a_piece_is_explained():
    for question in ("what is a dux", "what is the dux"):
        said = told(answered(question, "en", look_of(None)))
        assert "The dux moves like a soldier." in said, question


def test_beside_a_command_nothing_far_from_it_is_offered():
    choices = answered("how do I undo my move", "en", look_of(None)).choices
    labels = [speaker("en").say(choice.label) for choice in choices]
    assert labels[0] == "takeback"
    assert "It is a draw when you both agree." not in labels


def test_what_nothing_is_near_to_is_not_said_to_be_near():
    assert codes(answered("xyzzy plugh", "en", look_of(None))) == ["found-none"]


def test_a_greek_question_mark_makes_a_question_of_one_word():
    for text, is_asked in (
        ("γωνία?", True),
        ("γωνία;", True),
        ("γωνία\u037e", True),
        ("γωνία", False),
    ):
        read = read_request(text, bare=True, language="el")
        assert (question_in(text, read) is not None) is is_asked, text


async def test_a_plain_question_in_private_is_answered_and_reaches_nobody(bench):
    await bench.begin(ruleset="walker-petteia")
    who = await bench.person("Alkaios")
    for text in ("how do i win", "can i pass", "draw by repetition?", "tell me about the corner"):
        answer = await bench.dispatcher.hear(who, text, bare=True)
        assert answer.page, text
        assert not answer.refused, text


async def test_a_question_behind_why_is_answered_by_the_rules_of_the_match(bench):
    match = MatchId(await bench.begin(ruleset="walker-petteia"))
    answer = await bench.say("Alkaios", "why is the piece in the corner safe", here=match)
    assert "A piece in a corner is safe" in SAY(answer.lines[1])


async def test_a_game_that_is_named_answers_instead_of_the_match(bench):
    match = MatchId(await bench.begin(ruleset="walker-petteia"))
    answer = await bench.say("Alkaios", "rules doubles in kubeia", here=match)
    assert "After a double" in told(answer)


def test_where_no_answer_is_likely_enough_three_different_ones_are_shown():
    of_three = [
        answer
        for each in typed("tuning", "en")
        if (answer := answered(each["text"], "en", look_of(None)))
        and codes(answer)[0] == "found-three"
    ]
    assert of_three
    for answer in of_three:
        said = [SAY(each) for each in answer.lines]
        assert len(said) == len(set(said)), said
        assert len(said) > 1


def test_two_games_that_are_named_are_compared_in_every_language():
    for language, question in (
        ("en", "difference between poleis and kubeia"),
        ("it", "che differenza c'è tra poleis e kubeia"),
        ("de", "was ist der unterschied zwischen poleis und kubeia"),
        ("nl", "wat is het verschil tussen poleis en kubeia"),
    ):
        lines = answered(question, language, look_of(None)).lines
        assert "8×8 – 12×8" in "\n".join(map(speaker(language).say, lines)), question  # noqa: RUF001


def test_every_answer_of_the_tuning_half_can_be_said():
    for language in LANGUAGES:
        for each in typed("tuning", language):
            lines = answered(each["text"], language, look_of(None)).lines
            assert all(map(speaker(language).say, lines)), each["text"]
