"""Every message, with what the program fills in, is written as its language is.

`given.py` says what is filled in. The tables below have what depends on a language; a language
that is in none of them is checked for what all languages have in common.
"""

import re
from functools import cache

import pytest

from bot.core.matches.messages import Line
from bot.i18n import LANGUAGES
from bot.i18n.languages import FALLBACK
from bot.i18n.speaker import ISOLATE, POP
from tests.bot.i18n import rendered
from tests.bot.i18n.given import NAMES
from tests.bot.i18n.test_wording import QUOTES

SPACED = {"fr": ";:!?»"}
"""Marks that have a space before them, which does not break; so has the inside of « »."""

UNBROKEN = "\u202f\u00a0"
"""The spaces that do not break: a narrow one and a wide one."""

ABBREVIATIONS = {
    "de": ("max.", "Mi.", "Min.", "n. Chr.", "Std.", "v. Chr.", "z. B."),
    "el": ("μ.\u03a7.", "π.\u03a7.", "ώ."),
    "en": ("max.",),
    "es": ("máx.", "a. C.", "d. C."),
    "fr": ("max.", "mer.", "apr.", "av.", "J.-C."),
    "it": ("a.C.", "d.C.", "max."),
    "nl": ("max.", "n.Chr.", "v.Chr."),
}
"""What ends in a full stop and ends no sentence."""

PLURALS = {
    "de": "Anfragen Aufstellungen Felder Figuren Herausforderungen Minuten Monate Partien Peltasten"
    " Punkte Reihen Runden Sekunden Steine Stunden Tage Züge",
    "el": "γραμμές γύροι δευτερόλεπτα ημέρες κινήσεις κομμάτια λεπτά παίκτες παρτίδες πιόνια"
    " προκλήσεις στρατιώτες τετράγωνα χαρακτήρες ώρες",
    "en": "challenges characters columns days games hours lines matches men minutes months moves"
    " pieces players points requests rounds rows seconds soldiers squares turns",
    "es": "caracteres casillas desafíos días fichas filas horas jugadas jugadores líneas minutos"
    " partidas peones piezas puntos rondas segundos soldados solicitudes turnos",
    "fr": "cases caractères coups défis demandes heures joueurs jours lignes manches minutes"
    " parties pièces pions points rangées secondes soldats tours",
    "it": "caratteri caselle colonne giocatori giorni linee minuti mosse ore partite pedine pezzi"
    " punti richieste righe secondi sfide soldati turni",
    "nl": "dagen maanden minuten partijen plannen punten rijen rondes seconden soldaten spelers"
    " stenen stukken tekens uitdagingen velden verzoeken zetten",
}
"""Nouns that no 1 comes before."""

WRONG = {
    "de": (
        r"\b(?:sind|waren|werden|warten) 1\b",
        r"\b(?:in|von|zu) dem\b(?! [a-z])|\b(?:in das|an das|zu der)\b(?! [a-z])",
        r"\bmit (?:ein|kein|sein)e?\b",
    ),
    "en": (
        r"\b(?:are|were) 1\b",
        r"\ba (?:[aeio]\w|8|11|18)|\ban [bcdfgjklmnpqrstvwxyz]\w",
    ),
    "es": (r"\b(?:son|quedan) 1\b", r"\b(?:de|a) el \w", r"\by h?i\w|\bo h?o\w"),
    "fr": (
        r"\b(?:sont|ont|restent) 1\b",
        r"\b(?:de|que|je|ne|se|me|te|jusque|lorsque) [aeiouàâéèêîôœAEIOUÉÊÎ][^\W\d_]",
        r"\b(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)",
    ),
    "it": (
        r"\b(?:sono|restano|rimangono|mancano|aspettano) 1\b",
        r"\b(?:[dn]?el|[ds]?al|sul|il|i) (?:8|11|8\d)\b",
        r"\b(?:del|al|dal|nel|sul|il)(?:la|lo)? [aeiou]\w|\b(?:di|a|da|in|su) (?:il|i|gli) \w",
        r"\ba [Aa](?!lla |d )[^\W\d_]",
        r"\bcon (?:nessun|senza)",
    ),
    "nl": (r"\b(?:zijn|waren|worden|wachten) 1\b", r"\bmet geen\b"),
}
"""What a language never writes: articles, prepositions and verbs before what is filled in."""

TWICE = {"de": "das der die sie", "el": "ένα μία πλάι", "fr": "nous vous", "nl": "dat je ze"}
"""Words that may follow themselves."""

ARROWS = {"button-replay-first", "button-replay-last"}
"""Labels with arrows that look like quotation marks."""

AFTER_ANOTHER = {"clock-weekend"}
"""Sentences that are said after another one, with the space between them."""

INSIDE = (
    *("chart-", "event-format-", "option-", "pieces-", "reason-", "term-", "terms-"),
    *("illegal-", "record-fault-", "refused-dice-"),  # after a colon
)
"""What is said inside or after another text, and begins as the language writes its words."""

SENTENCE = re.compile(r"(?<=\D[.!?]) +\(?")
CODE = re.compile(r"x?[a-l]\d|[a-z]+=")
"""How squares, moves and options begin, which may begin a sentence."""

ISOLATED = re.compile(f"{ISOLATE}[^{POP}]*{POP}")
ADDRESS = re.compile(r"https?://\S+|\S+\.(?:com|org|txt)\b")


@cache
def texts(language):
    """What a language says, by codes: each name is N, and no full stop is in a word."""
    return tuple(
        (line.code, _shortened(ISOLATED.sub(f"{ISOLATE}N{POP}", text), language))
        for line, text in rendered.texts(language)
    )


def _shortened(text, language):
    text = ADDRESS.sub("Example", text)
    for each in ABBREVIATIONS.get(language, ()):
        text = text.replace(each, each.replace(".", ""))
    return text


def found(language, *patterns):
    """The codes of texts in which a pattern is found, each with a part of the text."""
    wanted = re.compile("|".join(f"(?:{each})" for each in patterns))
    wrong = {}
    for code, text in texts(language):
        if match := wanted.search(text):
            at = max(0, match.start() - 20)
            wrong.setdefault(code, text[at : match.end() + 20])
    return wrong


def in_languages(check):
    """What a check finds, by the languages in which it finds anything."""
    every = {language: check(language) for language in LANGUAGES}
    return {language: wrong for language, wrong in every.items() if wrong}


def test_everything_has_a_text():
    assert in_languages(lambda of: [code for code, text in texts(of) if not text.strip()]) == {}


def test_spaces_are_single_and_between_words():
    wrong = in_languages(lambda of: found(of, r"\S  +\S|^ | $|\n | \n|\n\n\n"))
    assert {code for each in wrong.values() for code in each} <= AFTER_ANOTHER, wrong


def test_marks_follow_their_word_without_a_space():
    def check(language):
        opening, closing = QUOTES[language]
        marks = re.escape("".join({*",.;:!?)]", closing} - {*SPACED.get(language, "»")}))
        patterns = [rf"\w [{marks}](?!\w|\.)", r"[(\[] "]
        if spaced := SPACED.get(language):
            patterns += [rf"[^\s{UNBROKEN}](?=[{spaced}](?:\s|$))", rf" [{spaced}]"]
            patterns += [rf"{opening}[^{UNBROKEN}]"]
        else:
            patterns += [rf"{opening} "]
        return found(language, *patterns).keys() - ARROWS

    assert in_languages(check) == {}


def test_no_mark_is_doubled():
    doubled = r"(?<!\.)[.,;:](?=[.,;:!?])(?!\.\.)", r"[!?…][.,;:]"
    assert in_languages(lambda of: found(of, *doubled)) == {}


def test_words_do_not_run_together():
    """Letters next to a name, a bracket, a number or a full stop lack a space."""
    glued = rf"\w{ISOLATE}|{POP}\w", r"[^\W\d_]{2}[.,;:!?][^\W\d_]{2}", r"\w\(|\)\w|\d[^\W\d_]{3}"
    assert in_languages(lambda of: found(of, *glued)) == {}


def test_apostrophes_are_those_of_print():
    assert in_languages(lambda of: found(of, r"\w'\w")) == {}


def test_marks_come_in_pairs():
    def check(language):
        lists = re.compile(r"(?<=[ :])\d\)")
        return {
            code: text
            for code, text in texts(language)
            for opening, closing in (QUOTES[language], "()", "[]")
            for each in (lists.sub("", re.sub(r"\([^()]*\)", "", text)),)
            if each.count(opening) != each.count(closing) and code not in ARROWS
        }

    assert in_languages(check) == {}


def test_nothing_is_left_to_fill_in_and_only_names_are_isolated():
    def check(language):
        return {
            line.code: text
            for line, text in rendered.texts(language)
            if set(text) & set("{}$§")
            or set(ISOLATED.sub("", text)) & {ISOLATE, POP}
            or any(each[1:-1] not in NAMES for each in ISOLATED.findall(text))
        }

    assert in_languages(check) == {}


def test_sentences_begin_with_a_capital():
    def check(language):
        wrong = {}
        for (code, english), (_, text) in zip(texts(FALLBACK), texts(language), strict=True):
            small = [each[:1].islower() and not CODE.match(each) for each in SENTENCE.split(text)]
            if not (english[:1].isupper() or text[-1:] in ".?!") or code.startswith(INSIDE):
                del small[0]
            if any(small):
                wrong[code] = text
        return wrong

    assert in_languages(check) == {}


def test_nothing_is_written_as_the_language_never_writes_it():
    def check(language):
        plurals = "|".join(PLURALS.get(language, "-").split())
        return found(language, rf"\b1 (?:{plurals})\b", *WRONG.get(language, ()))

    assert in_languages(check) == {}


def test_no_word_is_written_twice():
    def check(language):
        may = "|".join(TWICE.get(language, "-").split())
        return found(language, rf"\b(?!(?:{may})\b)(\w{{2,}}) \1\b")

    assert in_languages(check) == {}


FAULTS = {
    test_everything_has_a_text: [" "],
    test_spaces_are_single_and_between_words: ["You have  5 minutes.", " 5 minutes", "Start "],
    test_marks_follow_their_word_without_a_space: ["So far .", "Type “ help”.", "Level ( 3)."],
    test_no_mark_is_doubled: ["Won: the end..", "Not sure?.", "And so on …."],
    test_words_do_not_run_together: ["It is left.You lose.", f"For{ISOLATE}Anna{POP}", "5minutes"],
    test_apostrophes_are_those_of_print: ["Anna's move"],
    test_marks_come_in_pairs: ["Level (3", "Type “help"],
    test_nothing_is_left_to_fill_in_and_only_names_are_isolated: ["{ $name }", f"{ISOLATE}x{POP}"],
    test_sentences_begin_with_a_capital: ["a match is over.", "It is over. you won."],
    test_nothing_is_written_as_the_language_never_writes_it: ["1 moves", "nel 8", "met geen"],
    test_no_word_is_written_twice: ["Go to to c4"],
}


def test_each_check_finds_its_faults(monkeypatch):
    monkeypatch.setattr("tests.bot.i18n.test_grammar.texts", texts.__wrapped__)
    for check, faults in FAULTS.items():
        for text in faults:
            monkeypatch.setattr(rendered, "texts", lambda _, text=text: ((Line("x"), text),))
            with pytest.raises(AssertionError):
                check()
