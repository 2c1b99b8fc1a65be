"""What is said of a language that lacks something; and that none does."""

import re
from functools import partial
from io import StringIO

import pytest
from rich.console import Console

from bot.i18n import LANGUAGES
from bot.i18n.languages import ROOT
from tests.bot.i18n.missing_messages import Fault, Gap, main, missing_messages, read_source
from tests.bot.i18n.saying import ROOMS, said

ENGLISH = """\
greeting = Hello, { $name }!
piece = man
    .many = men
taken = You took { $count ->
    [one] a { piece }
   *[other] { $count } { piece.many }
}.
# $count: how many squares
bound = Bound: { $squares }.
way = { $way ->
    [on] Go on
   *[back] Go back
}
"""
ITALIAN = """\
greeting = Ciao, { $name }!
piece = pedina
    .many = pedine
taken = Hai preso { $count ->
    [one] una { piece }
   *[other] { $count } { piece.many }
}.
bound = { $count ->
    [one] Immobilizzata
   *[other] Immobilizzate
}: { $squares }.
way = { $way ->
    [back] Torna
   *[on] Avanti
}
"""
FAULTS = [
    ("greeting = Ciao, { $name }!\n", "", Fault.MISSING, ""),
    ("greeting =", "welcome = Salve!\ngreeting =", Fault.SUPERFLUOUS, ""),
    ("greeting =", "greeting = Salve, { $name }!\ngreeting =", Fault.TWICE, ""),
    ("{ $name }!", "{ $nome }!", Fault.PARAMETERS, "$name, $nome"),
    (" { $name }!", "!", Fault.PARAMETERS, "$name"),
    ("    .many = pedine\n", "", Fault.PARTS, ".many"),
    (" pedina\n", "\n", Fault.PARTS, "value"),
    ("    [one] una { piece }\n", "", Fault.PLURALS, "one"),
    ("{ piece }", "{ pezzo }", Fault.REFERENCES, "pezzo"),
    ("{ piece }", "{ -pezzo }", Fault.REFERENCES, "-pezzo"),
    ("    [back] Torna\n", "", Fault.VARIANTS, "back"),
    ("[back]", "[indietro]", Fault.VARIANTS, "back, indietro"),
    ("{ $squares }.", "{ $squares }.\n}", Fault.UNREADABLE, "}"),
]
"""What is put in the place of what in the Italian, and which fault in what that is."""

PAGE = "page =\n    §edge The edge. §corner+edge The corner.\n    §edge More.\n"


@pytest.fixture
def written(tmp_path):
    """Write languages of one file, and return the folder that they stand in."""

    def written(**texts):
        for language, text in texts.items():
            folder = tmp_path / language
            folder.mkdir(exist_ok=True)
            (folder / "talk.ftl").write_text(text, "utf-8")
        return tmp_path

    return written


def test_no_language_lacks_anything_and_the_command_says_so():
    console = _console()
    ended = main([], console)
    shown = console.file.getvalue()
    assert [language for language in LANGUAGES if f"({language}): complete\n" not in shown] == []
    assert ended == 0, shown


def test_what_a_comment_promises_of_a_message_is_given_wherever_it_is_said():
    promised = {each.code: each.given for each in read_source(ROOT / "en").sentences if each.given}
    given = [(code, keywords) for code, keywords in said((*ROOMS, "rulebook")) if code in promised]
    assert {code for code, _ in given} == promised.keys()
    for code, keywords in given:
        assert promised[code] <= keywords, code


def test_a_complete_language_may_use_what_english_gives_and_does_not_use(written):
    assert missing_messages("it", written(en=ENGLISH, it=ITALIAN)) == ()


def test_each_fault_is_found_and_nothing_else(written):
    for there, instead, fault, detail in FAULTS:
        assert ITALIAN.count(there) == 1, there
        found = missing_messages("it", written(en=ENGLISH, it=ITALIAN.replace(there, instead)))
        assert {(each.file, each.fault, each.detail) for each in found} == {
            ("talk.ftl", fault, detail)
        }, (there, instead)


def test_each_language_wants_the_plural_forms_that_it_has(written):
    root = written(en=ENGLISH, pl=ENGLISH, ja=ENGLISH, ar=ENGLISH)
    forms = {language: missing_messages(language, root) for language in ("pl", "ja", "ar")}
    assert forms["pl"] == (Gap("talk.ftl", "taken", Fault.PLURALS, "few, many"),)
    assert forms["ja"] == ()
    assert forms["ar"] == (Gap("talk.ftl", "taken", Fault.PLURALS, "few, many, two, zero"),)


def test_a_number_that_is_named_needs_no_form_where_it_is_the_only_one_of_its_kind(written):
    numbered = ENGLISH.replace("[one] a { piece }", "[1] a { piece }")
    root = written(en=ENGLISH, it=numbered, ru=numbered)
    assert missing_messages("it", root) == ()
    assert [each.detail for each in missing_messages("ru", root)] == ["few, many, one"]


def test_tags_of_the_rulebook_stand_as_they_are_in_any_order(written):
    turned = "page =\n    §corner+edge In angolo.\n    §edge Il bordo.\n"
    wrong = turned.replace("corner+edge", "angolo")
    root = written(en=PAGE, it=turned, fr=wrong)
    assert missing_messages("it", root) == ()
    assert [each.detail for each in missing_messages("fr", root)] == ["angolo, corner+edge"]


def test_a_language_of_which_there_is_nothing_lacks_everything(written):
    root = written(en=ENGLISH)
    assert {each.fault for each in missing_messages("it", root)} == {Fault.MISSING}
    assert len(missing_messages("it", root)) == 5


def test_what_is_no_language_is_said_to_be_none():
    for code in ("zz", "x" * 1000, "../en", "", "it_IT"):
        assert missing_messages(code) == (Gap("", code, Fault.LANGUAGE),)


def test_the_command_says_what_is_lacking_and_ends_with_1_if_anything_is(written, monkeypatch):
    folder = written(en=ENGLISH, it=ITALIAN)
    monkeypatch.setattr(
        "tests.bot.i18n.missing_messages.missing_messages", partial(missing_messages, root=folder)
    )
    console = _console()
    assert main(["en", "pl"], console) == 1
    shown = console.file.getvalue()
    assert "English (en): complete" in shown
    assert "Polski (pl)" in shown
    assert "greeting" in shown
    assert "Italiano" not in shown


def _console():
    return Console(file=StringIO(), width=100)


def test_what_the_handbook_for_translators_shows_can_be_read(tmp_path):
    text = (ROOT.parents[1] / "docs" / "translating.md").read_text("utf-8")
    blocks = [
        "\n".join(line.removeprefix("    ") for line in block.splitlines())
        for block in re.findall(r"\n\n((?:    .*\n)+)", text)
        if " = " in block
    ]
    assert len(blocks) == 3
    for block in blocks:
        (tmp_path / "shown.ftl").write_text(block + "\n", "utf-8")
        source = read_source(tmp_path)
        assert source.sentences
        assert source.junk == ()


VOCABULARY = """\
called = ["english"]
[words]
move = ["step"]
"challenge computer" = ["computer"]
[values]
on = ["yes"]
[units]
day = ["day", "d"]
"""
TYPED = [
    ('move = ["muovi"]\n', "", Fault.MISSING, "words.move"),
    ('move = ["muovi"]\n', "move = []\n", Fault.MISSING, "words.move"),
    ("day =", "year =", Fault.SUPERFLUOUS, "units.year"),
    ('"muovi"', '"computer"', Fault.AMBIGUOUS, "words.move"),
    ('"giorno"', '"day"]\nweek = ["d"', Fault.AMBIGUOUS, "units.week"),
    ('"muovi"]', '"muovi"', Fault.UNREADABLE, ""),
]
"""What is put in the place of what in the Italian words, and which fault of which entry that is."""


@pytest.mark.parametrize(("there", "instead", "fault", "code"), TYPED)
def test_what_people_type_is_compared_too(written, there, instead, fault, code):
    root = written(en=ENGLISH, it=ITALIAN)
    italian = VOCABULARY.replace("step", "muovi").replace('"day", "d"', '"giorno"')
    (root / "en" / "vocabulary.toml").write_text(VOCABULARY, "utf-8")
    (root / "it" / "vocabulary.toml").write_text(italian, "utf-8")
    assert missing_messages("it", root) == ()
    assert there in italian
    (root / "it" / "vocabulary.toml").write_text(italian.replace(there, instead), "utf-8")
    found = {(gap.fault, gap.code) for gap in missing_messages("it", root)}
    assert (fault, code) in found


def test_a_language_without_words_to_type_lacks_them_all(written):
    root = written(en=ENGLISH, it=ITALIAN)
    (root / "en" / "vocabulary.toml").write_text(VOCABULARY, "utf-8")
    assert [gap.fault for gap in missing_messages("it", root)] == [Fault.MISSING] * 5
