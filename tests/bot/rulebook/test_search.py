"""What is found for questions as people put them."""

import pytest

from bot.core.matches.actions_table import listed
from bot.i18n import LANGUAGES, search_terms, speaker
from bot.rulebook.chapters import Topic
from bot.rulebook.door import ask
from bot.rulebook.entries import EntryKind, common_entries
from bot.rulebook.model import NONE, corrected, digest, likely, model, ways
from bot.rulebook.search import MAX_RESULTS, prepare
from bot.rulebook.wording import Speller, plain, wording
from engine.catalogue import KEYS
from tests.bot.rulebook.measuring import HALVES, found, questions, shares, unanswered
from tests.bot.rulebook.reading import subjects

FOUND = {
    "tuning": (0.92, 0.93),
    "test": (0.88, 0.89),
    "tuning-de": (0.93, 0.95),
    "test-de": (0.84, 0.87),
    "tuning-nl": (0.89, 0.92),
    "test-nl": (0.8, 0.88),
}
"""Which part is found first and within three, at least."""


FEWEST_WAYS, SOME_WORDS = 7, 500
WITHOUT_DICTIONARY = {"el": 50}
"""How many words of the world are known in languages without a dictionary."""


def first(rules, question, language="en"):
    return found(rules, language, question).passages[0]


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
    assert "can also capture in a corner" in say(first("walker-petteia(corner=on)", question).line)
    among = set(Topic) - {Topic.OPTIONS}
    huff = found("lemery-petteia", "en", "what is huffing", among)
    assert not any("huff" in each.tags for each in huff.passages)


def test_what_is_found_is_three_passages_on_different_subjects():
    for each in questions("tuning"):
        passages = found(each["ruleset"], each["language"], each["text"]).passages
        assert len({passage.tag for passage in passages}) == len(passages) <= MAX_RESULTS


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_subject_is_asked_for_and_nothing_else(language):
    common = {subject for each in common_entries() for subject in each.subjects}
    unlisted = {f"command-{row.word}" for row in listed() if row.opens_rules}
    assert set(ways(language)) - unlisted == {*subjects(), *common, NONE}
    assert min(map(len, ways(language).values())) >= FEWEST_WAYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_weights_were_trained_from_the_ways_of_asking_that_there_are(language):
    trained = model(language)
    assert trained.digest == digest(language), "run `make search`"
    assert set(trained.subjects) == set(ways(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_the_world_is_not_corrected_to_one_of_the_games(language):
    kept = model(language).kept
    assert len(kept) > WITHOUT_DICTIONARY.get(language, SOME_WORDS)
    assert all(corrected(word, language) == word for word in sorted(kept)[::50])


def test_a_language_without_weights_is_searched_as_english():
    assert model("pl") is model("en")


def test_likelihoods_add_up_to_one():
    assert sum(likely("can I jump over him", "en").values()) == pytest.approx(1)


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


def test_what_a_match_tells_is_not_found_without_one():
    reply = ask("why did I lose", "en", "poleis")
    assert not any(each.entry.kind is EntryKind.MATCH for each in reply.found)
    own = ask("why did I lose", "en", "poleis", of_match=("ending",))
    assert own.found[0].entry.tag == "match:ending"


def test_two_games_are_compared_where_two_are_named():
    texts = ("poleis versus kubeia", "poleis")
    both, one = (ask(text, "en").found[0].entry.tag for text in texts)
    assert both == "compare:two" != one


def test_once_prepared_no_question_waits_for_weights_to_be_read():
    prepare()
    before = model.cache_info().misses
    for language in LANGUAGES:
        for key in KEYS:
            found(key, language, "corner")
    assert model.cache_info().misses == before
