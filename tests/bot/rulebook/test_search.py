"""What is found for questions as people put them."""

import pytest

from bot.i18n import LANGUAGES, search_terms, speaker
from bot.rulebook.chapters import Topic
from bot.rulebook.entries import common_entries
from bot.rulebook.search import INDEXES_CACHED, MAX_RESULTS, Index, _index, prepare, search
from bot.rulebook.wording import Speller, plain, wording
from engine.catalogue import KEYS, ruleset
from tests.bot.rulebook.measuring import HALVES, questions, shares, unanswered
from tests.bot.rulebook.reading import subjects

FOUND = {
    "tuning": (0.85, 0.95),
    "test": (0.85, 0.95),
    "tuning-de": (0.95, 0.97),
    "test-de": (0.85, 0.92),
    "tuning-nl": (0.92, 0.96),
    "test-nl": (0.87, 0.94),
}
"""Which part is found first and within three, at least."""


def first(rules, question, language="en"):
    return search(ruleset(rules), language, question).passages[0]


@pytest.mark.parametrize("half", HALVES)
def test_the_right_passage_is_found(half):
    _, at_once, within_three = shares(half)["all"]
    assert at_once >= FOUND[half][0]
    assert within_three >= FOUND[half][1]


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
    assert "is captured" in say(first("walker-petteia(corner=on)", question).line)
    among = set(Topic) - {Topic.OPTIONS}
    huff = search(ruleset("lemery-petteia"), "en", "what is huffing", among)
    assert not any("huff" in each.tags for each in huff.passages)


def test_what_is_found_is_three_passages_on_different_subjects():
    for each in questions("tuning"):
        found = search(ruleset(each["ruleset"]), each["language"], each["text"]).passages
        assert len({passage.tag for passage in found}) == len(found) <= MAX_RESULTS


def test_rare_words_weigh_more():
    index = Index([[("a", "b")], [("a", "c")], [("a", "d")]])
    assert index.scores(("b",))[0] > index.scores(("a",))[0]
    assert index.scores(("a", "b"))[0] > index.scores(("a", "b"))[1]


def test_a_slip_is_corrected_and_a_short_word_is_not():
    correct = Speller({"corner": 3, "border": 1, "edge": 2, "egg": 1}).corrected
    assert [correct(word) for word in ("cornr", "conrer", "cornerr", "bordre")] == [
        *("corner", "corner", "corner", "border")
    ]
    assert [correct(word) for word in ("eg", "egde", "zzzzz", "corners")] == [
        *("eg", "edge", "zzzzz", "corner")
    ]


def test_a_compound_of_two_known_words_is_both():
    correct = Speller({"brett": 2, "rand": 3, "anfang": 1, "stellung": 1}).corrected
    assert correct("brettrand") == "brett rand"
    assert correct("anfangsstellung") == "anfang stellung"
    assert correct("brettxrand") == "brettxrand"


def test_a_mark_alone_finds_nothing_and_helps_to_choose():
    index = Index([[("king", "=dux")], [("king", "=basileus")]])
    assert index.scores(("=dux",)) == {}
    scores = index.scores(("king", "=basileus"))
    assert scores[1] > scores[0] > 0


def test_the_order_of_words_tells_who_takes_whom():
    index = Index([[("king", "takes")], [("takes", "king")]])
    scores = index.scores(("takes", "king"))
    assert scores[1] > scores[0]


def test_indices_are_forgotten_when_there_are_many():
    search(ruleset(KEYS[0]), "en", "corner")
    assert 0 < _index.cache_info().currsize <= _index.cache_info().maxsize == INDEXES_CACHED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_subject_is_asked_for_and_nothing_else(language):
    common = (subject for each in common_entries() for subject in each.subjects)
    asked = {f"asking-{subject}" for subject in (*subjects(), *common)}
    told = {code for code in search_terms(language) if not code.startswith("wording-")}
    assert told == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_way_to_ask_has_a_word_that_belongs_elsewhere(language):
    texts, foreign = search_terms(language), wording(language).foreign
    used = {
        word for code, text in texts.items() if "asking-" in code for word in plain(text).split()
    }
    assert used & foreign == set()


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


def test_words_that_mean_the_same_are_one_and_are_marked():
    def spoken(text):
        return [word for word in wording("en").words(text) if not word.startswith("=")]

    assert spoken("eats my king") == spoken("take leaders")
    assert spoken("it is boxed in") == spoken("surrounded")
    assert spoken("the 6") == spoken("the six") == ["six"]
    assert "=dux" in wording("en").words("the dux")
    assert "=WHAT" in wording("en").words("what is a dux")


def test_once_prepared_no_question_waits_for_the_usual_rules_to_be_read():
    for language in LANGUAGES:
        prepare(language)
    before = _index.cache_info().misses
    for language in LANGUAGES:
        for key in KEYS:
            search(ruleset(key), language, "corner")
    assert _index.cache_info().misses == before
