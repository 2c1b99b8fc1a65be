"""Why the last ply did not capture a piece: who may ask, about what, and what is answered."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.core.matches.actions import askable_squares
from bot.core.matches.controls import MAX_CONTROL_BYTES, Verb, read_control
from bot.core.matches.model import Stage
from bot.core.matches.play import Play
from bot.core.views.pictures import look_of
from bot.core.views.why_not_captured import reason_figure, reason_for, reason_lines
from bot.i18n import LANGUAGES, speaker
from bot.rulebook import RulebookPages
from engine.catalogue import KEYS
from engine.explain import NotCapturedCode
from render import layout_of
from tests.bot.core.conftest import codes, control, labels, say, told
from tests.bot.core.handlers.test_huffing import RULESET as HUFFING
from tests.bot.core.sample_matches import done, running, to_act
from tests.bot.core.test_illegal_move_loses import RULESET as IGNORANCE

BUTTON = "button-uncaught"
CAPTION = 1024  # characters under a picture, the least that a platform takes
SENTENCE = 25  # words

ROW = "One of its own men is on the other side, on a8, so the two form a row."

# The Lars goes in between a5 and c5.
BETWEEN = ("a2-a5", "c6-b6", "c2-c5", "b6-b5")


def forged(view, choice=""):
    """The control of the question, though no button has it."""
    return f"{Verb.UNCAUGHT}:{view.match}:{view.turn}:{choice}"


async def ask(bench, name, view, choice=""):
    return await bench.press(name, forged(view, choice))


async def test_of_the_only_piece_it_is_answered_at_once(bench):
    match = await bench.begin()
    assert BUTTON not in labels(await bench.seen("Alkaios"))
    answer = await bench.play(match, "a2-a6")
    told_why = await bench.press("Alkaios", control(answer.view, BUTTON))
    assert told(told_why.lines) == [
        "Why a2-a6 did not capture a7:",
        ROW,
        "The rules say: “Only a single piece can be trapped like this, not two or more in a row.”",
    ]
    drawn = told_why.content.picture
    assert (drawn.picked, drawn.barred, drawn.path) == ("a7", ("a8",), ("a2", "a6"))
    assert say(told_why.content.words[0]).startswith("One of its own men")
    assert say(told_why.content.words[1]).startswith("Orange: men a1")
    assert labels(told_why) == ["cited-page", "button-back"]
    page = await bench.press("Alkaios", control(told_why, "cited-page"))
    assert page.page
    assert say(page.lines[0]).endswith("Capturing")


async def test_of_several_it_is_asked_which(bench):
    match = await bench.begin()
    answer = await bench.play(match, "d2-d6")
    which = await bench.press("Alkaios", control(answer.view, BUTTON))
    assert codes(which) == ["uncaught-which"]
    assert [say(choice.label) for choice in which.choices] == ["Why not c6?", "Why not d7?", "Back"]
    answers = [await bench.press("Alkaios", str(choice.control)) for choice in which.choices[:2]]
    assert [codes(each)[1] for each in answers] == ["uncaught-open", "uncaught-row"]
    assert answers[0].content.picture.barred == ("b6",)
    assert [say(choice.label) for choice in answers[0].choices] == [
        "Rules: Capturing",
        "Why not d7?",
        "Back",
    ]


async def test_both_players_may_ask_and_nobody_else(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a6")
    seen = await bench.seen("Brasidas")
    assert BUTTON in labels(seen)
    answer = await bench.press("Brasidas", control(seen, BUTTON))
    assert codes(answer)[1] == "uncaught-row"
    assert answer.content.picture.flipped
    assert codes(await ask(bench, "Stranger", seen)) == ["refused-stranger"]
    shared = await bench.dispatcher.views.shared(match)
    assert BUTTON not in labels(shared)
    more = control(shared, "button-more")
    assert BUTTON in labels(await bench.press("Alkaios", more))
    assert BUTTON not in labels(await bench.press("Stranger", more))
    watching = (await bench.say("Stranger", f"board match={match}")).view
    assert BUTTON not in labels(watching)


async def test_whoever_went_in_between_is_asked_about_too(bench):
    match = await bench.begin()
    answer = await bench.play(match, *BETWEEN)
    seen = await bench.seen("Alkaios")
    which = await bench.press("Alkaios", control(seen, BUTTON))
    assert [say(choice.label) for choice in which.choices[:-1]] == [
        "Why not a5?",
        "Why not b5?",
        "Why not c5?",
    ]
    between = await bench.press("Alkaios", str(which.choices[1].control))
    assert told(between.lines)[1] == (
        "The piece itself moved between two enemies (a5, c5), and that is safe."
    )
    assert between.content.picture.anvils == ("a5", "c5")
    assert control(answer.view, BUTTON) == control(seen, BUTTON)


async def test_an_old_button_and_a_forged_one_change_nothing(bench):
    match = await bench.begin()
    answer = await bench.play(match, "a2-a6")
    old = control(answer.view, BUTTON)
    for choice in ("a1", "a9", "b7", "zz"):
        assert codes(await ask(bench, "Alkaios", answer.view, choice)) == ["refused-forged"]
    await bench.play(match, "h7-h5")
    stale = await bench.press("Alkaios", old)
    assert codes(stale) == ["refused-stale"]
    assert stale.view.turn == read_control(old).turn + 1
    assert BUTTON not in labels(stale.view)
    assert codes(await ask(bench, "Alkaios", stale.view)) == ["refused-forged"]
    await bench.say("Alkaios", f"resign match={match}")
    over = await bench.press("Alkaios", f"{Verb.RESIGN_YES}:{match}:{stale.view.turn}:")
    assert codes(await ask(bench, "Alkaios", over.view)) == ["refused-over"]
    assert BUTTON not in labels(over.view)


@pytest.mark.parametrize(
    ("ruleset", "action"), [(HUFFING, "a2-a6"), (IGNORANCE, "a2-a6")], ids=["huff", "ignorance"]
)
async def test_where_nobody_is_shown_what_captures_nothing_is_told(bench, ruleset, action):
    match = await bench.begin(ruleset=ruleset)
    answer = await bench.play(match, action)
    assert BUTTON not in labels(answer.view)
    assert BUTTON not in labels(await bench.seen("Brasidas"))
    for choice in ("", "a7"):
        assert codes(await ask(bench, "Alkaios", answer.view, choice)) == ["refused-forged"]


async def test_after_a_double_it_is_still_the_last_move_that_is_asked_about(bench):
    bench.dice.throws = [(6, 6), (2, 1), (2, 1)]
    match = await bench.begin(ruleset="vogt-kubeia")
    answer = await bench.play(match, "a2-a6")
    assert "button-again" in labels(answer.view)
    again = await bench.press("Alkaios", control(answer.view, "button-again"))
    why = await bench.press("Alkaios", control(again.view, BUTTON))
    assert codes(why)[1] == "uncaught-row"
    assert told(why.lines)[0] == "Why Α2-Α6 did not capture Α7:"  # noqa: RUF001 -- Greek letters


async def test_it_is_answered_in_each_players_language(bench):
    match = await bench.begin()
    await bench.say("Alkaios", "settings language=it")
    answer = await bench.play(match, "a2-a6")
    why = await bench.press("Alkaios", control(answer.view, BUTTON))
    spoken = speaker("it").say(why.lines[1])
    assert spoken.startswith("Dall\N{RIGHT SINGLE QUOTATION MARK}altra parte, in a8,")


def test_in_any_game_each_answer_is_short_cited_and_drawn():
    for key in KEYS:
        chance, match, asked = Random(key), running(key), 0
        while match.stage is Stage.RUNNING and asked < 40 and match.turn < 200:
            text = match.game.write(chance.choice(match.game.choices))
            throw = (chance.randint(4, 6), chance.randint(1, 4))
            match = done(match, Play(to_act(match), text), throw=throw)
            for square in askable_squares(match):
                asked += 1
                answer_is_short_cited_and_drawn(match, reason_for(match, square))
        assert asked, key


def answer_is_short_cited_and_drawn(match, reason):
    cited = RulebookPages().cite_uncaught(match, reason.why.code)
    lines = (*reason_lines(reason), *cited.lines)
    for language in LANGUAGES:
        assert len("\n".join(map(speaker(language).say, lines))) <= CAPTION, (match, language)
    assert all(len(str(way.control)) <= MAX_CONTROL_BYTES for way in cited.ways), match
    layout_of(reason_figure(reason, look_of(None)).picture)


def test_each_reason_is_said_in_short_sentences():
    match = running("lemery-compact", "a2-a6")
    [square] = askable_squares(match)
    reason = reason_for(match, square)
    for code, language in product(NotCapturedCode, LANGUAGES):
        for squares in (reason.why.squares, (*reason.why.squares, square)):
            why = replace(reason.why, code=code, squares=squares)
            said = speaker(language).say(reason_lines(replace(reason, why=why))[1])
            for sentence in said.replace(":", ".").split("."):
                assert len(sentence.split()) <= SENTENCE, (language, said)
