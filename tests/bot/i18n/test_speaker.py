"""How lines become sentences."""
# ruff: noqa: RUF001 -- Greek letters

from concurrent.futures import ThreadPoolExecutor, wait
from datetime import UTC, datetime
from importlib import import_module

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Term

from bot.core.matches.actions import with_own_letters
from bot.core.matches.messages import Line, Notation, PersonName, Timestamp, family_line, line
from bot.core.matches.preferences import Letters, Settings
from bot.core.typed.terms import option_line
from bot.i18n import (
    LANGUAGES,
    Speaker,
    UnknownMessage,
    load_languages,
    sentences,
    speaker,
    speaker_to,
)
from bot.i18n.sentences import Sentences, fluent_files, sources
from engine import Lettering
from engine.catalogue import KEYS, options


def say(spoken):
    return speaker("en").say(spoken)


def test_names_are_isolated_and_nothing_else_is():
    text = say(
        line("over-lost", name=PersonName("Alkaios"), reason=family_line("reason", "no-moves"))
    )
    assert text == "\u2068Alkaios\u2069 won: the loser has no legal move left."


@pytest.mark.parametrize(
    ("zone", "words"),
    [
        ("UTC", "Wed, Mar 31, 2027, 23:59 (UTC)"),
        ("Europe/Rome", "Thu, Apr 1, 2027, 01:59 (Europe/Rome)"),
        ("Pacific/Apia", "Thu, Apr 1, 2027, 12:59 (Pacific/Apia)"),
    ],
)
def test_a_moment_is_told_in_the_readers_zone_and_never_too_late(zone, words):
    moment = Timestamp(datetime(2027, 3, 31, 23, 59, 59, tzinfo=UTC))
    said = speaker("en", zone).say(line("note-until-yours", moment=moment))
    assert said == f"You have until {words}."


def test_lists_are_joined():
    text = say(line("preview-captures", action="a1-a2", squares=("b2", "c3")))
    assert text == "a1-a2 captures b2, c3. Play it?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_could_be_a_column_stands_between_squares(language):
    squares = (Notation("d4", Lettering.LATIN), Notation("e5", Lettering.LATIN))
    assert "d4, e5" in speaker(language).say(line("completion-captures", squares=squares))


@pytest.mark.parametrize(
    ("letters", "greek", "latin"),
    [
        (Letters.GAME, "Α1-Α6 captures Β2, Γ8. Play it?", "a1-a6 captures b2, c8. Play it?"),
        (Letters.LATIN, *["a1-a6 captures b2, c8. Play it?"] * 2),
        (Letters.ATTIC, "ΑΙ-ΑΠΙ captures ΒΙΙ, ΓΠΙΙΙ. Play it?", "a1-a6 captures b2, c8. Play it?"),
    ],
)
def test_squares_are_said_in_the_letters_that_the_reader_chose(letters, greek, latin):
    told = speaker_to(Settings(letters=letters))
    for own, said in ((Lettering.GREEK, greek), (Lettering.LATIN, latin)):
        squares = tuple(Notation(square, own) for square in ("b2", "c8"))
        preview = line("preview-captures", action=Notation("a1-a6", own), squares=squares)
        assert told.say(preview) == said
        shared = with_own_letters(line("plan-line", steps=(preview,)))
        assert told.say(shared) == speaker("en").say(shared) == speaker("en").say(preview)


def test_a_name_full_of_markup_stays_as_it_is():
    name = "<b>@everyone</b> { $x } *_`"
    assert name in say(line("turn-theirs", name=PersonName(name)))


def test_what_is_cut_out_of_the_files_is_what_they_have():
    for language in LANGUAGES:
        files = [FluentResource(each.read_text("utf-8")) for each in fluent_files(language)]
        whole = {_id(each): each for file in files for each in file.body if hasattr(each, "id")}
        assert whole.keys() == sources(language).keys()
        for name, source in sources(language).items():
            (entry,) = FluentResource(source).body
            assert entry.equals(whole[name], ignored_fields=["span", "comment"]), (language, name)


def _id(entry):
    return f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name


def test_an_unknown_language_is_spoken_to_in_english():
    assert speaker("tlh").language == "en"
    assert "en" in LANGUAGES


def test_what_a_language_lacks_is_said_in_english(monkeypatch):
    speaker_module = import_module("bot.i18n.speaker")  # the package's name is the function's
    bundles = {"en": speaker_module._bundle("en", Letters.GAME, ""), "it": Sentences("ia", {})}
    monkeypatch.setattr(speaker_module, "_bundle", lambda language, *_: bundles[language])
    assert Speaker("it").say(line("turn-theirs", name=PersonName("D."))) == (
        "Waiting for \u2068D.\u2069"
    )
    with pytest.raises(UnknownMessage):
        Speaker("it").say(Line("no-such-code"))


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "Una partita ti aspetta:"), (3, "3 partite ti aspettano:")],
)
def test_italian_counts(count, words):
    assert speaker("it").say(line("digest", count=count)) == words


def test_italian_results_agree_with_their_counts():
    say = speaker("it").say
    assert say(line("profile-tally", won=1, drawn=0, lost=2)) == "1 vinta, 0 patte, 2 perse"
    assert say(line("profile-tally", won=2, drawn=1, lost=1)) == "2 vinte, 1 patta, 1 persa"
    run = line("profile-streak", score="lost", streak=1, longest=3)
    assert say(run) == "Al momento: 1 sconfitta di fila. Serie di vittorie più lunga: 3."


def test_italian_says_names_lists_and_moments_in_its_own_way():
    italian = speaker("it", "Europe/Rome").say
    assert italian(line("turn-yours", name=PersonName("D."))) == "Tocca a te contro \u2068D.\u2069"
    squares = ("b2", "c3")
    assert italian(family_line("effect", "bound", squares=squares, count=2)) == (
        "Pedine immobilizzate: b2 e c3."
    )
    moment = Timestamp(datetime(2027, 3, 31, 23, 59, tzinfo=UTC))
    assert italian(line("note-until-yours", moment=moment)) == (
        "Scadenza per la tua mossa: gio 1 apr 2027, 01:59 (Europe/Rome)."
    )


@pytest.mark.parametrize("wrong", [Line("no-such-code"), line("turn-yours")])
def test_a_code_without_its_sentence_or_parameters_is_a_bug_that_shows(wrong):
    with pytest.raises(UnknownMessage):
        say(wrong)


def test_every_choice_of_every_option_is_said_in_words_of_its_own():
    for option in {option for key in KEYS for option in options(key)}:
        said = [say(option_line(option.name, value)) for value in option.choices]
        assert len(set(said)) == len(option.choices), option.name


def test_nothing_is_read_once_the_languages_are_loaded():
    load_languages()
    read = sources.cache_info().misses
    for language in LANGUAGES:
        assert speaker(language).say(line("no-games"))
    assert sources.cache_info().misses == read


def test_a_message_can_be_said_while_another_thread_parses_it(monkeypatch):
    texts, parse, others = Sentences("en", {}), sentences._parsed, []

    def slowly(language, name):
        if not others:
            others.append(pool.submit(texts.get_message, "turn-yours"))
            wait(others, timeout=0.1)  # seconds: it ends only by an error, or later
        return parse(language, name)

    monkeypatch.setattr(sentences, "_parsed", slowly)
    with ThreadPoolExecutor(1) as pool:
        assert texts.get_message("turn-yours").value is others[0].result().value
