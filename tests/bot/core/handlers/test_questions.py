"""Questions in plain words: about the match at hand, and behind words that do something."""

import threading
from functools import cache

from bot.core.matches.context import RequestContext
from bot.core.matches.controls import Control, Verb
from bot.core.matches.model import Place
from bot.rulebook import RulebookPages, handler
from bot.rulebook.chapters import read_address
from tests.bot.core.computer_bench import equip
from tests.bot.core.conftest import codes


async def asked(bench, name, text, here=None):
    """What a text is answered that is typed in a private chat, with a board in sight or not."""
    return await bench.say(name, text, here, bare=True)


async def test_a_match_that_was_lost_tells_why(bench):
    match = await bench.begin(ruleset="lemery-compact")
    await bench.say("Alkaios", f"resign match={match}")
    await bench.press("Alkaios", Control(Verb.RESIGN_YES, match))
    for text in ("why did I lose", "how did this end"):
        answer = await asked(bench, "Alkaios", text, match)
        assert "over-lost" in str(answer.lines[:2]), text


async def test_a_move_that_is_asked_about_in_words_is_judged_by_the_engine(bench):
    match = await bench.begin(ruleset="lemery-compact")
    answer = await asked(bench, "Alkaios", "if i move c2 to c5 can he take me", match)
    assert codes(answer)[0] == "why-legal"
    assert codes(answer)[-1] in {"why-captured-then", "why-safe-then"}


async def test_the_search_is_loaded_once_and_in_another_thread(bench, monkeypatch):
    loaded = []

    @cache
    def prepare():
        loaded.append(threading.current_thread())

    monkeypatch.setattr(handler, "prepare", prepare)
    await bench.begin(ruleset="lemery-compact")
    for text in ("why can a man not move diagonally", "can I pass"):
        await asked(bench, "Alkaios", text)
        assert len(loaded) == 1, text
    assert threading.main_thread() not in loaded


async def test_a_question_goes_on_from_the_one_before(bench):
    for first, then, found in (
        ("who wins at walkers petteia", "and what if we both have one man?", "walker-petteia"),
        ("is a man in the corner captured in kubeia", "and in poleis?", "poleis"),
        ("how many men do i have in poleis", "what about kubeia", "vogt-kubeia"),
    ):
        await asked(bench, "Alkaios", first)
        answer = await asked(bench, "Alkaios", then)
        opened = {read_address(choice.control.choice) for choice in answer.choices}
        assert {each.rules for each in opened if each} == {found}, then
    alone = await asked(bench, "Brasidas", "and what if we both have one man?")
    opened = {read_address(choice.control.choice) for choice in alone.choices}
    assert len({each.rules for each in opened if each}) > 1


async def test_a_question_goes_on_from_none_of_another_place(bench):
    alkaios = await bench.person("Alkaios")
    await asked(bench, "Alkaios", "who wins at walkers petteia")
    elsewhere = RequestContext(place=Place("discord", "c1"))
    then = await bench.dispatcher.hear(
        alkaios, "rules and what if we both have one man?", elsewhere
    )
    opened = {read_address(choice.control.choice) for choice in then.choices}
    assert len({each.rules for each in opened if each}) > 1


class Picker:
    """An assistant that picks what it was told to, whatever is asked."""

    host = "ai.example.org"

    def __init__(self):
        self.picks, self.asked = None, []

    async def pick(self, question, answers):
        self.asked.append((question, answers))
        return self.picks


async def test_the_assistant_picks_what_is_shown_in_the_words_of_the_rulebook(bench):
    picker = Picker()
    equip(bench.dispatcher, rulebook=RulebookPages(picker))
    searched = codes(await asked(bench, "Alkaios", "do i have to capture in poleis"))
    for picks, shown in (
        (("command:board",), ["found-command"]),
        (("guide:hint",), ["found-guide", "guide-hint"]),
        (("capture.several", "guide:hint"), ["found-three", "found-passage", "found-answer"]),
        ((), ["found-none"]),
        (None, searched),
    ):
        picker.picks = picks
        answer = await asked(bench, "Alkaios", "do i have to capture in poleis")
        assert codes(answer)[: len(shown)] == shown, picks
        question, answers = picker.asked[-1]
        assert "capture" in question
        assert "command:board" in answers
        assert "dice" not in " ".join(tag for tag in answers if ":" not in tag)  # of poleis alone
    assert len(picker.asked) == 6


async def test_no_topic_command_or_move_is_sent_to_the_assistant(bench):
    picker = Picker()
    equip(bench.dispatcher, rulebook=RulebookPages(picker))
    match = await bench.begin(ruleset="lemery-compact")
    for text in ("rules", "rules poleis", "rules poleis capture", "rules history", "games"):
        await asked(bench, "Alkaios", text)
    await bench.say("Alkaios", f"move a2-a3 match={match}")
    await bench.say("Brasidas", f"say what is a leader match={match}")
    assert picker.asked == []
    assert codes(await asked(bench, "Alkaios", "privacy")) == ["privacy", "privacy-assistant"]


async def test_what_follows_resign_and_is_no_code_is_a_question(bench):
    match = await bench.begin(ruleset="lemery-compact")
    for text in ("resign how", "draw please", "resign what happens then", "takeback now?"):
        answer = await asked(bench, "Alkaios", text)
        assert answer.page, text
    assert not (await asked(bench, "Alkaios", f"resign {match}")).page
    assert (await bench.store.match(match)).stage == "running"


async def test_an_article_that_is_a_word_of_another_language_begins_a_question(bench):
    lesson, question = ("les poleis", "les pions peuvent reculer ?")
    assert codes(await asked(bench, "Alkaios", lesson))[0] == "learn-title"
    assert codes(await asked(bench, "Alkaios", question))[0] != "learn-title"


async def test_two_words_are_a_question_where_the_rulebook_has_an_answer(bench):
    for text, found in (("biggest board", "compare-board"), ("quiet hours", "found-guide")):
        assert found in codes(await asked(bench, "Alkaios", text)), text
    for text in ("xyzzy now", "chalenge Bruno"):
        assert codes(await asked(bench, "Alkaios", text))[0].startswith("refused-"), text
