"""What is found for questions as people put them."""

import pytest

from bot.i18n import LANGUAGES, search_terms, speaker
from bot.rulebook.chapters import Topic
from bot.rulebook.search import INDEXES_CACHED, MAX_RESULTS, _index, prepare, search
from bot.rulebook.search_index import Index, plain, wording
from engine.catalogue import KEYS, ruleset
from tests.bot.rulebook.measuring import HALVES, questions, shares, unanswered
from tests.bot.rulebook.reading import subjects

FIRST, WITHIN_THREE = 0.85, 0.95


def first(rules, question, language="en"):
    return search(ruleset(rules), language, question).passages[0]


@pytest.mark.parametrize("half", HALVES)
def test_the_right_passage_is_found(half):
    _, at_once, within_three = shares(half)["all"]
    assert at_once >= FIRST
    assert within_three >= WITHIN_THREE


@pytest.mark.parametrize("half", HALVES)
def test_of_questions_without_an_answer_most_are_told_so(half):
    assert unanswered(half) >= 0.5


@pytest.mark.parametrize(
    ("rules", "question", "tag"),
    [
        ("walker-petteia", "corner", "corner"),
        ("walker-petteia", "can I pass", "pass"),
        ("walker-petteia", "what if we both have one man", "both"),
        ("walker-petteia", "cornr", "corner"),
        ("walker-petteia", "DIAGONALY???", "diagonal"),
        ("lemery-petteia(compulsory=huff)", "huffing", "huff"),
        ("vogt-kubeia", "hand of zeus", "zeus"),
    ],
)
def test_the_right_passage_comes_first(rules, question, tag):
    assert tag in first(rules, question).tags


def test_the_rules_in_force_are_told_and_no_others():
    question = "can a piece in the corner be captured"
    say = speaker("en").say
    assert "is safe" in say(first("walker-petteia", question).line)
    assert "is taken" in say(first("walker-petteia(corner=on)", question).line)
    among = set(Topic) - {Topic.OPTIONS}
    huff = search(ruleset("lemery-petteia"), "en", "what is huffing", among)
    assert not any("huff" in each.tags for each in huff.passages)


def test_what_is_found_is_three_passages_on_different_subjects():
    for each in questions("tuning"):
        found = search(ruleset(each["ruleset"]), each["language"], each["text"]).passages
        assert len({passage.tag for passage in found}) == len(found) <= MAX_RESULTS


def test_rare_words_weigh_more():
    index = Index([[("a", "b")], [("a", "c")], [("a", "d")]], {})
    assert index.scores(("b",))[0] > index.scores(("a",))[0]
    assert index.scores(("a", "b"))[0] > index.scores(("a", "b"))[1]


def test_a_slip_counts_as_the_known_word_and_a_short_word_does_not():
    index = Index([[("corner",)], [("edge",)]], {"border": "edge"})
    assert index.scores(("cornr",)) == index.scores(("corner",))
    assert index.scores(("bordr",)) == index.scores(("edge",))
    assert index.scores(("eg",)) == index.scores(("zzzzz",)) == {}


def test_the_order_of_words_tells_who_takes_whom():
    index = Index([[("king", "takes")], [("takes", "king")]], {})
    scores = index.scores(("takes", "king"))
    assert scores[1] > scores[0]


def test_indices_are_forgotten_when_there_are_many():
    search(ruleset(KEYS[0]), "en", "corner")
    assert 0 < _index.cache_info().currsize <= _index.cache_info().maxsize == INDEXES_CACHED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_subject_is_asked_for_and_nothing_else(language):
    asked = {f"asking-{subject}" for subject in subjects()}
    assert search_terms(language).keys() == {
        "wording-idle",
        "wording-endings",
        "wording-alike",
        *asked,
    }


def test_what_is_searched_burdens_nobody_who_only_speaks():
    assert not speaker("en").knows("wording-idle")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_for_two_things(language):
    texts, known = search_terms(language), {}
    for row in texts["wording-alike"].splitlines():
        name, _, others = row.partition(":")
        for each in map(plain, (name, *others.split(","))):
            assert known.setdefault(each, name) == name, each
    assert not set(plain(texts["wording-idle"]).split()) & known.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_compared_without_accents_and_endings(language):
    words = wording(language).words
    assert words("ÀNGOLO") == words("angolo")
    assert words("  ?! \u0000") == ()


def test_words_that_mean_the_same_are_one():
    words = wording("en").words
    assert words("eats my king") == words("take leaders")
    assert words("it is boxed in") == words("surrounded")


def test_once_prepared_no_question_waits_for_the_usual_rules_to_be_read():
    prepare(LANGUAGES)
    before = _index.cache_info().misses
    for language in LANGUAGES:
        for key in KEYS:
            search(ruleset(key), language, "corner")
    assert _index.cache_info().misses == before
