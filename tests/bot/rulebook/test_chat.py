"""What people type in a private chat is answered, and what has no answer is told so."""

from itertools import product

from bot.core.matches.messages import Refused
from bot.core.typed.questions import question_in
from bot.core.typed.words import read_request
from bot.i18n import LANGUAGES
from tests.bot.rulebook.asked import HALVES
from tests.bot.rulebook.chat import together, typed

FIRST, SHOWN, TOLD_SO = 0.86, 0.89, 0.91
"""The least parts of a half: right first, on the screen, told that there is no answer."""

TAUGHT_LATER = {"el": (0.76, 0.84, 0.95), "es": (0.75, 0.84, 0.80), "fr": (0.80, 0.87, 0.95)}
"""The same of each language that has not been taught as long as the others."""

TAUGHT = tuple(language for language in LANGUAGES if language not in TAUGHT_LATER)

ASSISTED = 0.98
"""The part that is right first, and told that there is none, with an assistant that is right."""

ENOUGH = {"answerable": 600, "none": 300}


def test_most_questions_are_answered_and_what_has_no_answer_is_told_so():
    least = {TAUGHT: (FIRST, SHOWN, TOLD_SO)}
    least |= {(language,): parts for language, parts in TAUGHT_LATER.items()}
    for half, (languages, (first, shown, told_so)) in product(HALVES, least.items()):
        found = together(half, languages)
        assert found["all"][1] >= first, (half, languages)
        assert found["all"][2] >= shown, (half, languages)
        assert found["none"][1] >= told_so, (half, languages)


def test_with_an_assistant_that_is_right_nearly_all_is_answered():
    for half in HALVES:
        found = together(half, assisted=True)
        assert found["all"][1] >= ASSISTED, half
        assert found["none"][1] >= ASSISTED, half


def test_there_are_enough_questions_and_none_is_in_both_halves():
    halves = [[each for language in LANGUAGES for each in typed(half, language)] for half in HALVES]
    one, other = ({(each["text"], each["ruleset"]) for each in half} for half in halves)
    assert not one & other
    every = [each for half in halves for each in half]
    without = sum(not each["expected"] for each in every)
    assert without >= ENOUGH["none"]
    assert len(every) - without >= ENOUGH["answerable"]


def asks(text, language="en"):
    """What a text asks the rulebook; None if it is not a question."""
    read = read_request(text, bare=True, language=language)
    found = question_in(text, read)
    return found and found.get("ruleset")


def test_a_sentence_that_begins_like_a_word_is_a_question_all_the_same():
    for text in (
        "if the guy holding my man gets jumped is mine free then",
        "in which game can the leader never be captured",
        "same position keeps coming back",
        "i give up how does that work",
        "delete everything you have on me",
        "mossa di hermes che cosa vuol dire",
        "geen slag in 100 zetten",
    ):
        assert asks(text), text


def test_words_with_moves_codes_and_options_are_done_and_not_asked():
    for text in ("move a2-a5", "resign", "resign k7qd3x", "draw match=k7qd3x", "plan c7-c4 b2-b4"):
        assert asks(text) is None, text


def test_no_word_of_another_meaning_is_suggested():
    for text in ("sound on", "change my name", "gmt", "pst", "if"):
        read = read_request(text, bare=True)
        assert isinstance(read, Refused), text
        assert not read.line.code.endswith("near"), text
