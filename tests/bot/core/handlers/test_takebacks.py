"""Takebacks as people ask for them and answer, over a real store."""

import asyncio
from dataclasses import replace

from bot.core.matches import fair_dice
from bot.core.matches.evolve import fold
from bot.core.matches.history import transcript_of
from bot.core.service.audit import disagreement, problem_of
from tests.bot.core.conftest import codes, control, labels, told
from tests.bot.core.sample_matches import COMPACT, SHORT_GAME


async def test_it_is_asked_and_agreed_to_by_buttons(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3", "a7-a6")
    assert "button-takeback" not in labels(await bench.seen("Alkaios"))
    more = await bench.press(
        "Alkaios", control(await bench.dispatcher.views.shared(match), "button-more")
    )
    assert "button-takeback" in labels(more)
    asked = await bench.press("Brasidas", control(await bench.seen("Brasidas"), "button-takeback"))
    assert told(asked.lines) == ["You asked to take back your last move."]
    assert told(asked.view.notes)[1] == (
        "You asked to take back a7-a6. The request is open until someone answers or moves."
    )
    assert "button-takeback" not in labels(asked.view)
    view = await bench.seen("Alkaios")
    assert told(view.notes)[1] == "\u2068Brasidas\u2069 asks to take back a7-a6."
    assert labels(view)[:2] == ["button-takeback-yes", "button-takeback-no"]
    shared = await bench.dispatcher.views.shared(match)
    assert "note-takeback-theirs" in [note.code for note in shared.notes]
    answers = await bench.press("Alkaios", control(shared, "button-more"))
    assert "button-takeback-yes" in labels(answers)
    agreed = await bench.press("Alkaios", control(view, "button-takeback-yes"))
    assert told(agreed.lines) == ["Move taken back."]
    assert not agreed.view.yours
    assert codes(await bench.press("Alkaios", control(view, "button-takeback-yes"))) == [
        "refused-stale"
    ]
    assert await problem_of(bench.store, match) is None


async def test_it_is_asked_and_agreed_to_by_the_word(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3", "a7-a6")
    asked = await bench.say("Alkaios", "takeback")
    assert told(asked.view.notes)[1].startswith("You asked to take back a2-a3 and everything")
    assert told((await bench.seen("Brasidas")).notes)[1] == (
        "\u2068Alkaios\u2069 asks to take back a2-a3 and everything after it."
    )
    assert codes(await bench.say("Brasidas", "takeback")) == ["done-taken-back"]
    stored = await bench.store.match(match)
    assert (stored.trail.actions, stored.turn) == ((), 3)
    assert codes(await bench.say("Alkaios", "takeback")) == ["refused-nothing-to-take-back"]
    assert codes(await bench.say("Chares", f"takeback match={match}")) == ["refused-stranger"]
    assert codes(await bench.say("Chares", "takeback")) == ["refused-none-running"]


async def test_it_is_declined_by_a_button(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3")
    await bench.say("Alkaios", "takeback")
    no = control(await bench.seen("Brasidas"), "button-takeback-no")
    assert codes(await bench.press("Brasidas", no)) == ["done-takeback-declined"]
    assert codes(await bench.press("Brasidas", no)) == ["refused-no-takeback-asked"]
    assert await problem_of(bench.store, match) is None


async def test_a_button_that_asks_never_agrees_unseen(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3", "a7-a6")
    old = await bench.seen("Brasidas")
    await bench.say("Alkaios", "takeback")
    crossed = await bench.press("Brasidas", control(old, "button-takeback"))
    assert codes(crossed) == ["refused-takeback-to-answer"]
    assert "button-takeback-yes" in labels(crossed.view)


async def test_a_snapshot_from_before_late_takebacks_were_counted_agrees_with_its_log(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3", "a7-a6", "b2-b3", "b7-b6", "h2-h3", "h7-h6")
    await bench.say("Brasidas", "takeback")
    await bench.say("Alkaios", "takeback")
    stored = await bench.store.match(match)
    assert stored.late_takebacks == 1
    older = replace(stored, late_takebacks=0)
    assert disagreement(older, await bench.store.log(match)) is None


async def test_a_record_tells_the_match_without_what_was_taken_back(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3", "a7-a6", "b2-b3")
    await bench.say("Alkaios", "takeback")
    await bench.say("Brasidas", "takeback")
    await bench.play(match, "c2-c3")
    transcript = transcript_of(COMPACT, await bench.store.log(match), {})
    *_, last = transcript.games()
    assert [last.write(action) for action in transcript.actions] == ["a2-a3", "a7-a6", "c2-c3"]
    given = await bench.say("Alkaios", "record")
    assert '[Takebacks "1"]' in given.content.text
    assert "b2-b3" not in given.content.text


async def test_dice_are_thrown_anew_from_the_seed_and_the_record_still_checks(bench):
    match = await bench.begin(ruleset="vogt-kubeia")
    first = (await bench.store.match(match)).game
    await bench.play(match, first.write(first.choices[0]))
    await bench.say("Alkaios", "takeback")
    await bench.say("Brasidas", "takeback")
    stored = await bench.store.match(match)
    expected = fair_dice.throw(stored.seed, match, 0, 1)
    assert stored.game.position.roll == expected
    assert await problem_of(bench.store, match) is None
    assert fold(await bench.store.log(match)).before == ()


async def test_of_a_move_and_an_answer_at_once_one_happens_and_the_other_is_told(bench):
    for _ in range(5):
        match = await bench.begin()
        await bench.play(match, "a2-a3")
        await bench.say("Alkaios", f"takeback match={match}")
        yes = f"takeback-yes:{match}:1:"
        moved, agreed = await asyncio.gather(
            bench.say("Brasidas", f"move a7-a6 match={match}"), bench.press("Brasidas", yes)
        )
        assert [moved.refused, agreed.refused].count(True) == 1
        assert await problem_of(bench.store, match) is None


async def test_short_games_end_takes_nothing_back(bench):
    match = await bench.begin()
    await bench.play(match, *SHORT_GAME)
    assert codes(await bench.say("Alkaios", f"takeback match={match}")) == ["refused-over"]
    assert "button-takeback" not in labels(await bench.seen("Alkaios"))
