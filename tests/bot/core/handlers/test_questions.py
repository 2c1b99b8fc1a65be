"""Questions in plain words: about the match at hand, and behind words that do something."""

import threading
from functools import cache

from bot.core.matches.controls import Control, Verb
from bot.rulebook import handler
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


async def test_what_follows_resign_and_is_no_code_is_a_question(bench):
    match = await bench.begin(ruleset="lemery-compact")
    for text in ("resign how", "draw please", "resign what happens then", "takeback now?"):
        answer = await asked(bench, "Alkaios", text)
        assert answer.page, text
    assert not (await asked(bench, "Alkaios", f"resign {match}")).page
    assert (await bench.store.match(match)).stage == "running"
