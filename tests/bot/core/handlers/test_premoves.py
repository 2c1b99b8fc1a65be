"""Plans as people make them, in words and by buttons, over a real store; and who sees them."""

import asyncio

import pytest

from bot.core.matches.model import NO_PLANS
from bot.core.service.audit import problem_of
from tests.bot.core.conftest import codes, control, labels, say, spot, told

PREFIX = "\u2068Alkaios\u2069"


async def test_a_line_is_planned_by_the_word_and_comes_true(bench):
    match = await bench.begin()
    planned = await bench.say("Brasidas", "plan if a2-a5 then c6-c5, if h2-h5 then c5-b5")
    assert told(planned.lines) == [
        (
            "Your plan is saved. "
            "If your opponent makes the planned move, I will play your answer at once. "
            "Only you can see your plan."
        ),
        "if a2-a5 then c6-c5, if h2-h5 then c5-b5",
    ]
    assert planned.content.picture.path == ("c5", "b5")
    assert "b5" in " ".join(told(planned.content.words))
    assert labels(planned) == ["button-plan-drop", "button-plans"]
    mine = await bench.seen("Brasidas")
    assert "Your plan, which only you can see: if a2-a5 then c6-c5, if h2-h5 then c5-b5." in told(
        mine.notes
    )
    moved = await bench.say("Alkaios", "move a2-a5")
    assert told(moved.lines) == [
        "You played a2-a5.",
        "Your opponent answered right away: c6-c5.",
        "It is your turn again.",
    ]
    assert moved.view.yours
    assert told(moved.view.notes)[:2] == [
        "\u2068Brasidas\u2069 played c6-c5.",
        "\u2068Brasidas\u2069 answered a2-a5 right away.",
    ]
    shared = await bench.dispatcher.views.shared(match)
    assert told(shared.notes)[:2] == [
        "\u2068Brasidas\u2069 played c6-c5.",
        "\u2068Brasidas\u2069 answered a2-a5 right away.",
    ]
    notes = told((await bench.seen("Brasidas")).notes)
    assert "Your plan was carried out: you answered a2-a5 with c6-c5." in notes
    assert "Your plan, which only you can see: if h2-h5 then c5-b5." in notes
    assert await problem_of(bench.store, match) is None


async def test_who_planned_is_not_called_when_it_comes_true_and_is_when_it_does_not(bench):
    match = await bench.begin()
    await bench.say("Brasidas", "plan a2-a5 c6-c5")
    await bench.say("Alkaios", "move a2-a5")
    calls = await bench.said_to("Brasidas")
    assert calls[-1] == (False, "Your plan was carried out: I played c6-c5 for you.")
    await bench.say("Brasidas", "plan h2-h5 c5-b5")
    await bench.say("Alkaios", "move b2-b3")
    calls = await bench.said_to("Brasidas")
    said = "Your opponent made a different move, so your planned answer was not played."
    assert calls[-1] == (True, said)
    assert "plan" not in repr(await bench.said_to("Alkaios"))
    assert (await bench.store.match(match)).plans == NO_PLANS


async def test_a_plan_is_made_on_the_board_step_by_step(bench):
    match = await bench.begin()
    mine = await bench.seen("Brasidas")
    view = (await bench.press("Brasidas", control(mine, "button-plan"))).view
    assert say(view.headline) == f"Planning ahead against {PREFIX}"
    assert told(view.notes) == ["Which piece will your opponent move?"]
    assert say(spot(view, "a2").label) == "the piece on a2"
    view = (await bench.press("Brasidas", str(spot(view, "a2").control))).view
    assert told(view.notes) == ["a2: where to?"]
    view = (await bench.press("Brasidas", str(spot(view, "a5").control))).view
    assert told(view.notes) == ["Which piece will you move in answer?", "if a2-a5 …"]
    view = (await bench.press("Brasidas", str(spot(view, "c6").control))).view
    view = (await bench.press("Brasidas", str(spot(view, "c5").control))).view
    assert told(view.notes) == [
        "The board would look like this. Keep this plan?",
        "if a2-a5 then c6-c5",
    ]
    assert labels(view) == [
        "button-plan-yes",
        "button-plan-on",
        "button-plan-back",
        "button-back",
    ]
    assert all(len(str(choice.control)) <= 64 for choice in view.choices)
    deeper = (await bench.press("Brasidas", control(view, "button-plan-on"))).view
    assert told(deeper.notes)[0] == "Which piece will your opponent move?"
    back = (await bench.press("Brasidas", control(view, "button-plan-back"))).view
    assert told(back.notes)[0] == "Which piece will you move in answer?"
    kept = await bench.press("Brasidas", control(view, "button-plan-yes"))
    assert codes(kept) == ["done-planned"]
    assert (await bench.store.match(match)).plans == ((), (("a2-a5", "c6-c5"),))
    again = (await bench.press("Brasidas", control(view, "button-plan-back"))).view
    again = (await bench.press("Brasidas", str(spot(again, "c6").control))).view
    again = (await bench.press("Brasidas", str(spot(again, "c5").control))).view
    assert labels(again)[0] == "button-plan-drop"
    dropped = await bench.press("Brasidas", control(again, "button-plan-drop"))
    assert codes(dropped) == ["done-plan-dropped"]
    assert (await bench.store.match(match)).plans == NO_PLANS


async def test_a_line_that_cannot_be_kept_is_previewed_without_the_button_to_keep_it(bench):
    await bench.begin()
    await bench.say("Brasidas", "plan a2-a5 c6-c5")
    view = (await bench.press("Brasidas", await walked(bench, "a2", "a5", "d7", "d6"))).view
    assert (
        told(view.notes)[0]
        == "You have already planned c6-c5 at that point in the match. Delete that plan first."
    )
    assert "button-plan-yes" not in labels(view)


async def walked(bench, *squares):
    """The control that picks the last of these squares, after those before it."""
    listed = await bench.say("Brasidas", "plan")
    control_id = control(listed, "button-plan")
    for square in squares:
        view = (await bench.press("Brasidas", control_id)).view
        control_id = str(spot(view, square).control)
    return control_id


async def test_what_is_planned_is_listed_looked_at_and_given_up(bench):
    match = await bench.begin()
    none = await bench.say("Brasidas", f"plan match={match}")
    assert codes(none) == ["plans-none"]
    assert labels(none) == ["button-plan"]
    await bench.say("Brasidas", "plan a2-a5 c6-c5")
    await bench.say("Brasidas", "plan a2-a4 then d7-d6")
    listed = await bench.say("Brasidas", "plan")
    assert told(listed.lines) == [
        "You have 2 plans in this match. Only you can see them.",
        "1. if a2-a5 then c6-c5",
        "2. if a2-a4 then d7-d6",
    ]
    assert labels(listed) == ["plan-look", "plan-look", "button-plan", "button-plan-drop-all"]
    looked = await bench.press("Brasidas", str(listed.choices[1].control))
    assert told(looked.view.notes)[:2] == [
        "You already have this plan. The board would look like this.",
        "if a2-a4 then d7-d6",
    ]
    assert codes(await bench.say("Brasidas", "plan drop 3")) == ["refused-no-such-plan"]
    assert codes(await bench.say("Brasidas", "plan drop one")) == ["refused-no-such-plan"]
    assert codes(await bench.say("Brasidas", "plan drop 1")) == ["done-plan-dropped"]
    assert (await bench.store.match(match)).plans == ((), (("a2-a4", "d7-d6"),))
    assert codes(await bench.press("Brasidas", control(listed, "button-plan-drop-all"))) == [
        "done-plan-dropped"
    ]
    assert codes(await bench.say("Brasidas", "plan drop")) == ["refused-no-plan"]


async def test_what_cannot_be_planned_is_refused_in_words(bench):
    await bench.begin()
    straight = "pieces move in a straight line, along a row or a column."
    theirs = "“c6-c5” is not legal: the piece on c6 is not yours."
    for typed, said in (
        (
            "plan a2-a5 c6-h3",
            "You cannot play move 2 of this plan like that. “c6-h3” is not legal: " + straight,
        ),
        (
            "plan c6-c5 a2-a5",
            "Your opponent cannot play move 1 of this plan. Here is why, from their side. "
            + theirs,
        ),
        ("plan a2-a5", "A plan must end with a move of yours, as in “plan c7-c4 b2-b4”."),
        (
            "plan " + "a2-a5 c6-c5 " * 4,
            "A plan can have at most 6 moves, counting both sides.",
        ),
        ("plan nonsense c6-c5", None),
    ):
        answer = await bench.say("Brasidas", typed)
        assert answer.refused, typed
        [refused] = told(answer.lines)
        assert said in {refused, None}, typed


async def test_who_is_to_move_and_strangers_plan_nothing(bench):
    match = await bench.begin()
    assert codes(await bench.say("Alkaios", "plan a7-a6 a2-a3")) == ["refused-plan-your-turn"]
    for pressed in (f"plan:{match}:0:", f"plan-yes:{match}:0:1-1", f"plans:{match}:0:"):
        assert codes(await bench.press("Chares", pressed)) == ["refused-stranger"]
        assert (await bench.press("Alkaios", pressed)).refused
    for forged in ("9999", "1-9999", "=9999-1", "==", "a", "0=0-99", "1-1-1-1-1-1-1-1"):
        assert (await bench.press("Brasidas", f"plan:{match}:0:{forged}")).refused
        assert (await bench.press("Brasidas", f"plan-yes:{match}:0:{forged}")).refused
    assert codes(await bench.press("Brasidas", f"plan:{match}:7:")) == ["refused-stale"]
    assert (await bench.store.match(match)).plans == NO_PLANS


async def test_a_plan_that_waits_is_said_to_wait(bench):
    await bench.begin()
    await bench.say("Brasidas", "plan a2-a5 c6-c5")
    await bench.say("Alkaios", "draw")
    await bench.say("Alkaios", "move a2-a5")
    mine = await bench.seen("Brasidas")
    assert "You planned c6-c5. The plan waits until you have answered your opponent." in told(
        mine.notes
    )
    assert "button-plans" in labels(mine)
    listed = await bench.press("Brasidas", control(mine, "button-plans"))
    assert told(listed.lines)[1] == "1. c6-c5 right away"
    declined = await bench.press("Brasidas", control(mine, "button-draw-no"))
    assert not declined.view.yours
    assert "Your plan was carried out: you answered a2-a5 with c6-c5." in told(declined.view.notes)
    said = (await bench.said_to("Alkaios"))[-1]
    assert said == (True, "Your opponent declined your offer. Play on.")


async def test_where_plans_answer_one_another_all_of_it_is_told(bench):
    match = await bench.begin()
    await bench.say("Brasidas", "plan a2-a5 c6-c5 h2-h5 c5-b5")
    await bench.say("Alkaios", "draw")
    await bench.say("Alkaios", "move a2-a5")
    await bench.say("Alkaios", "plan c6-c5 h2-h5 c5-b5 b2-b4")
    declined = await bench.say("Brasidas", "move c6-c5")
    assert told(declined.lines) == [
        "You played c6-c5.",
        "Planned moves were played right away: h2-h5, c5-b5, b2-b4.",
        "It is your turn again.",
    ]
    shared = await bench.dispatcher.views.shared(match)
    assert "After c6-c5, planned moves followed: h2-h5, c5-b5, b2-b4." in told(shared.notes)


@pytest.mark.parametrize("ruleset", ["vogt-kubeia", "lemery-compact options=compulsory=huff"])
async def test_where_nothing_can_be_planned_nothing_is_offered(bench, ruleset):
    match = await bench.begin(ruleset=ruleset)
    mine = await bench.seen("Brasidas")
    assert "button-plan" not in labels(mine)
    refused = await bench.say("Brasidas", f"plan a2-a5 c6-c5 match={match}")
    assert codes(refused)[0] in {"refused-plan-dice", "refused-plan-huffing"}


async def test_each_step_of_a_line_is_completed_as_it_is_typed(bench):
    await bench.begin()
    assert "plan a2-a5" in await bench.complete("Brasidas", "plan a2-")
    assert "plan if a2-a5 then c6-c5" in await bench.complete("Brasidas", "plan if a2-a5 then c6")
    assert await bench.complete("Alkaios", "plan a2-") == []
    assert await bench.complete("Brasidas", "plan nonsense c") == []


async def test_greek_letters_are_read_and_said(bench):
    match = await bench.begin(ruleset="vogt-petteia")
    game = (await bench.store.match(match)).game
    first = game.choices[0]
    line = f"{game.show(first)} {game.play(first).show(game.play(first).choices[0])}"
    planned = await bench.say("Brasidas", f"plan {line}")
    assert codes(planned) == ["done-planned", "plan-line"]
    assert line.split(maxsplit=1)[0] in say(planned.lines[1])


async def test_the_word_finds_the_match_that_the_line_fits(bench):
    first = await bench.begin()
    await bench.begin(ruleset="lemery-latrunculi")
    planned = await bench.say("Brasidas", "plan a2-a5 c6-c5")
    assert not planned.refused
    assert (await bench.store.match(first)).plans != NO_PLANS


async def test_men_are_placed_ahead_too(bench):
    match = await bench.begin(ruleset="lemery-latrunculi")
    view = (await bench.press("Brasidas", f"plan:{match}:0:")).view
    assert told(view.notes)[0] == "Where will your opponent place a man?"
    view = (await bench.press("Brasidas", str(spot(view, "d4").control))).view
    assert told(view.notes)[0] == "Where will you place a man in answer?"
    view = (await bench.press("Brasidas", str(spot(view, "e5").control))).view
    assert "button-plan-yes" in labels(view)


async def test_what_a_line_would_capture_is_said(bench):
    match = await bench.begin()
    await bench.play(match, "g2-g6", "h7-h5", "h2-h4", "a7-a6", "a2-a3")
    planned = await bench.say("Alkaios", "plan a6-a5 g6-h6")
    assert told(planned.lines)[2] == "Captured along the way: h5."
    looked = await bench.press(
        "Alkaios", str((await bench.say("Alkaios", "plan")).choices[0].control)
    )
    assert "Captured along the way: h5." in told(looked.view.notes)


async def test_of_a_plan_and_the_move_it_answers_at_once_both_count_or_the_plan_is_refused(bench):
    for _ in range(5):
        match = await bench.begin()
        planned, moved = await asyncio.gather(
            bench.say("Brasidas", f"plan a2-a5 c6-c5 match={match}"),
            bench.say("Alkaios", f"move a2-a5 match={match}"),
        )
        assert not moved.refused
        stored = await bench.store.match(match)
        assert stored.last.text == ("a2-a5" if planned.refused else "c6-c5")
        assert await problem_of(bench.store, match) is None
