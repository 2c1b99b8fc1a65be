"""What changed in English is listed until each language has translated it again."""

from io import StringIO

import pytest
from rich.console import Console

from bot.i18n import LANGUAGES
from bot.i18n.languages import FALLBACK
from tests.bot.i18n.translated import FOLDER, hashes, main, recorded

ENGLISH = "greeting = Hello, { $name }!\nend =\n    The end.\n    It is over.\n"
ITALIAN = "greeting = Ciao, { $name }!\nend =\n    Fine.\n    È finita.\n"
WORDS = 'called = ["{}"]\n[words]\nmove = ["{}"]\n'


@pytest.fixture
def tree(tmp_path):
    """Two languages, of which nothing is recorded yet."""
    for language, text, word in (("en", ENGLISH, "move"), ("it", ITALIAN, "muovi")):
        folder = tmp_path / "languages" / language
        (folder / "rulebook").mkdir(parents=True)
        greeting, end = text.split("end =")
        (folder / "talk.ftl").write_text(greeting, "utf-8")
        (folder / "rulebook" / "page.ftl").write_text(f"end ={end}", "utf-8")
        (folder / "vocabulary.toml").write_text(WORDS.format(language, word), "utf-8")
    return tmp_path


def run(tree, *arguments):
    """What the command prints."""
    console = Console(file=StringIO(), width=100)
    main(arguments, console, tree / "languages", tree / "translated")
    return console.file.getvalue()


def edit(tree, path, old, new):
    file = tree / "languages" / path
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_the_first_run_counts_everything_as_translated(tree):
    assert run(tree, "it") == ""
    known = {"greeting", "end", "called", "words.move"}
    assert recorded("it", tree / "translated").keys() == known


def test_what_changed_in_english_is_listed_until_it_is_translated(tree):
    run(tree, "it")
    edit(tree, "en/rulebook/page.ftl", "It is over.", "It is quite over.")
    edit(tree, "en/vocabulary.toml", '["move"]', '["move", "play"]')
    for _ in range(2):
        shown = run(tree, "it")
        assert "2 changed in English" in shown
        assert "It is quite over." in shown
        assert "words.move" in shown
        assert "greeting" not in shown
    edit(tree, "it/rulebook/page.ftl", "È finita.", "È proprio finita.")
    assert "1 changed in English" in run(tree, "it")
    edit(tree, "it/vocabulary.toml", '["muovi"]', '["muovi", "gioca"]')
    assert run(tree, "it") == ""


def test_a_translation_that_is_still_right_is_counted_as_done(tree):
    run(tree, "it")
    edit(tree, "en/talk.ftl", "Hello", "Hi")
    edit(tree, "en/rulebook/page.ftl", "over", "done")
    assert "1 changed in English" in run(tree, "it", "--done", "greeting")
    assert run(tree, "it", "--done", "all") == ""
    assert run(tree, "it") == ""


def test_comments_and_line_breaks_of_the_file_are_no_change(tree):
    run(tree, "it")
    edit(tree, "en/talk.ftl", "greeting = Hello", "# A greeting\ngreeting =   Hello")
    assert run(tree, "it") == ""


def test_the_check_warns_and_writes_nothing(tree, monkeypatch):
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    run(tree, "it")
    assert run(tree, "it", "--check") == ""
    edit(tree, "en/talk.ftl", "Hello", "Hi")
    behind = "it: changed in English, not translated again: greeting\n"
    assert run(tree, "it", "--check") == f"warning: {behind}"
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    assert run(tree, "it", "--check") == f"::warning::{behind}"
    edit(tree, "it/talk.ftl", "Ciao", "Salve")
    before = recorded("it", tree / "translated")
    assert "run `make languages`" in run(tree, "it", "--check")
    assert recorded("it", tree / "translated") == before


def test_a_language_that_there_is_not_gets_no_record(tree):
    assert run(tree, "pl") == ""
    assert not (tree / "translated").exists()


def test_records_are_of_languages_that_there_are():
    assert {path.stem for path in FOLDER.glob("*.toml")} <= {*LANGUAGES} - {FALLBACK}


def test_the_record_has_the_pages_of_rules_and_what_people_type():
    assert {"turn-yours", "rule-poleis-end", "words.challenge"} <= hashes("it").keys()
