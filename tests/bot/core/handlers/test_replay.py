"""A match gone through again: moment by moment, in words, as a film, as a still."""

from bot.core.matches.controls import Verb
from bot.core.matches.model import MatchId
from bot.i18n.speaker import frames
from engine import Side
from render import layout_of
from tests.bot.core.conftest import codes, control, labels, say, told
from tests.bot.core.handlers.test_huffing import CARELESS
from tests.bot.core.handlers.test_huffing import RULESET as HUFFING
from tests.bot.core.sample_matches import SHORT_GAME
from tests.bot.core.test_latrunculi import placed

RULESET = "lemery-compact"


async def replay(bench, name, match, move=""):
    """A moment of a match as a person sees it who asks for it in words."""
    asked = f"replay match={match}" + (f" move={move}" if move != "" else "")
    answer = await bench.say(name, asked)
    assert not answer.refused, codes(answer)
    return answer.view


async def finished(bench):
    """A match of five moves, of which the last captures the leader."""
    match = await bench.begin()
    await bench.play(match, *SHORT_GAME)
    return match


def ways(view):
    """Which number of plies each button of a replay leads to."""
    found = {choice.label.code: choice.control for choice in view.choices}
    return {
        code.removeprefix("button-replay-"): int(read.choice)
        for code, read in found.items()
        if read.verb is Verb.REPLAY
    }


async def test_a_match_that_is_over_is_gone_through_from_its_start(bench):
    await finished(bench)
    over = await bench.seen("Alkaios")
    assert labels(over)[:2] == ["button-rematch", "button-replay"]
    start = (await bench.press("Alkaios", control(over, "button-replay"))).view
    assert say(start.headline) == "The start. 5 moves follow."
    assert (start.moment, start.over, start.yours, start.spots) == (0, True, False, ())
    assert (start.picture.path, start.picture.turn) == ((), Side.FIRST)
    assert ways(start) == {"next": 1, "last": 5}
    assert labels(start)[2:] == ["button-words", "button-animation", "button-still", "button-back"]
    first = (await bench.press("Alkaios", control(start, "button-replay-next"))).view
    assert say(first.headline) == "1 of 5: \u2068Alkaios\u2069 played a2-a5."
    assert (first.picture.path, first.picture.turn) == (("a2", "a5"), Side.SECOND)
    assert ways(first) == {"first": 0, "previous": 0, "next": 2, "last": 5}
    last = (await bench.press("Alkaios", control(first, "button-replay-last"))).view
    assert say(last.headline) == "5 of 5: \u2068Alkaios\u2069 played h5-c5 and captured b5."
    assert told(last.notes)[0].endswith("leader captured.")
    assert (last.picture.captured, last.picture.turn) == (("b5",), None)
    assert last.picture.lost == (0, 1)
    assert ways(last) == {"first": 0, "previous": 4}
    assert (await bench.press("Alkaios", control(last, "button-back"))).view.moment is None


async def test_a_match_in_play_is_gone_through_back_from_its_last_move(bench):
    match = await bench.begin()
    await bench.play(match, *SHORT_GAME[:-1])
    view = (await bench.say("Brasidas", "replay")).view
    assert view.moment == 4
    assert view.picture.flipped
    assert (view.picture.movable, view.picture.turn) == ((), Side.FIRST)
    assert not view.over
    assert (await bench.press("Brasidas", control(view, "button-replay-previous"))).view.moment == 3


async def test_a_match_given_up_ends_with_its_last_move(bench):
    match = await bench.begin()
    await bench.play(match, *SHORT_GAME[:2])
    await bench.press("Brasidas", f"resign-yes:{match}:2:")
    last = await replay(bench, "Brasidas", match, 2)
    assert say(last.headline) == "2 of 2: \u2068Brasidas\u2069 played c6-c5."
    assert told(last.notes)[0] == "\u2068Alkaios\u2069 won: you resigned."
    assert last.picture.turn is None
    film = (await bench.press("Brasidas", f"animation:{match}:2:")).content
    sizes = {layout_of(picture) for picture in frames(film, say)}
    assert (say(film.caption).startswith("Orange won: Blue resigned · "), len(sizes)) == (True, 1)


async def test_long_matches_have_long_steps(bench):
    match = await bench.begin()
    there, back = ("a2-a3", "h7-h6"), ("a3-a2", "h6-h7")
    await bench.play(match, *there, *back, *there, "b2-b3", "g7-g6", *back, "b3-b2", "g6-g7")
    assert ways(await replay(bench, "Alkaios", match, 1)) == {
        "first": 0, "previous": 0, "next": 2, "last": 12, "plus": 11,
    }  # fmt: skip
    assert ways(await replay(bench, "Alkaios", match, 10))["minus"] == 0
    assert "plus" not in ways(await replay(bench, "Alkaios", match, 3))
    assert "minus" not in ways(await replay(bench, "Alkaios", match, 9))


async def test_each_moment_is_the_game_as_it_stood(bench):
    match = await bench.begin()
    seen = [(await bench.seen("Alkaios")).picture]
    for action in SHORT_GAME:
        await bench.play(match, action)
        seen.append((await bench.seen("Alkaios")).picture)
    for number, then in enumerate(seen):
        now = (await replay(bench, "Alkaios", match, number)).picture
        assert (now.pieces, now.path, now.captured) == (then.pieces, then.path, then.captured)


async def test_a_throw_belongs_to_its_ply_and_a_bonus_to_the_ply_after_it(bench):
    bench.dice.throws = [(4, 4), (5, 1), (3, 3), (6, 2)]
    match = await bench.begin(ruleset="vogt-kubeia")
    await bench.play(match, "a2-a4", "again", "b2-b3", "a7-a6", "pass")
    first, second, third = [await replay(bench, "Alkaios", match, number) for number in (1, 2, 3)]
    assert say(first.headline) == "1 of 3: \u2068Alkaios\u2069 played Α2-Α4."  # noqa: RUF001 -- Greek letters
    assert told(first.notes)[0] == "\u2068Alkaios\u2069 threw 4 and 4."
    assert (first.picture.dice, first.picture.turn) == ((4, 4), Side.FIRST)
    assert say(second.headline) == "2 of 3: \u2068Alkaios\u2069 played Β2-Β3."  # noqa: RUF001
    assert told(second.notes)[:2] == [
        "\u2068Alkaios\u2069 threw 5 and 1.",
        "\u2068Alkaios\u2069 threw the dice again.",
    ]
    assert (second.picture.dice, second.picture.turn) == ((5, 1), Side.SECOND)
    assert told(third.notes)[:2] == [
        "\u2068Brasidas\u2069 threw 3 and 3.",
        "\u2068Brasidas\u2069 passed the bonus throw.",
    ]
    assert (third.picture.dice, third.picture.turn) == ((3, 3), Side.FIRST)
    start = await replay(bench, "Alkaios", match, 0)
    assert (start.picture.dice, say(start.headline)) == (None, "The start. 3 moves follow.")


async def test_a_huff_belongs_to_the_turn_that_it_begins(bench):
    match = await bench.begin(ruleset=HUFFING)
    await bench.play(match, *CARELESS)
    careless = await replay(bench, "Brasidas", match)
    assert (careless.moment, careless.picture.captured) == (5, ())
    await bench.play(match, "huff-h5")
    alone = await replay(bench, "Brasidas", match)
    huffed = "\u2068Brasidas\u2069 huffed the man on h5 for a missed capture."
    assert say(alone.headline) == f"6 of 6: {huffed}"
    assert (alone.picture.path, alone.picture.captured) == ((), ("h5",))
    await bench.play(match, "h7-h6")
    whole = await replay(bench, "Brasidas", match)
    assert say(whole.headline) == "6 of 6: \u2068Brasidas\u2069 played h7-h6."
    assert told(whole.notes)[0] == huffed
    assert (whole.picture.path, whole.picture.captured) == (("h7", "h6"), ("h5",))
    assert (await bench.seen("Alkaios")).picture.captured == ("h5",)


async def test_no_moment_tells_that_something_could_be_huffed(bench):
    match = await bench.begin(ruleset=HUFFING)
    await bench.play(match, *CARELESS)
    view = await replay(bench, "Brasidas", match)
    assert (view.picture.removable, view.picture.strikes, view.picture.movable) == ((), (), ())
    assert codes_of(view) == {"replay-at", "note-sides", "note-game"}


def codes_of(view):
    return {view.headline.code, *(note.code for note in view.notes)}


async def test_men_are_placed_and_taken_off_again(bench):
    match = await placed(bench)
    third = await replay(bench, "Alkaios", match, 3)
    assert say(third.headline).startswith("3 of 32: \u2068Alkaios\u2069 placed a man on ")
    assert (
        told(third.notes)[0]
        == "Men still to place: 14 for \u2068Alkaios\u2069 and 15 for \u2068Brasidas\u2069."
    )
    assert len(third.picture.path) == 1
    await bench.play(match, "e3-e4")
    trap = await replay(bench, "Alkaios", match)
    assert trap.picture.bound
    assert told(trap.notes)[0] == "Bound: d4."
    await bench.play(match, "a7-a6", "xd4")
    taken = await replay(bench, "Alkaios", match)
    assert say(taken.headline) == "35 of 35: \u2068Alkaios\u2069 captured the bound man on d4."
    assert (taken.picture.path, taken.picture.captured) == ((), ("d4",))


async def test_the_words_of_a_moment_are_those_of_its_picture(bench):
    match = await finished(bench)
    first = await replay(bench, "Alkaios", match, 1)
    answer = await bench.press("Alkaios", control(first, "button-words"))
    assert codes(answer) == [
        "replay-turn", "replay-at", "words-side", "words-side", "words-letters",
    ]  # fmt: skip
    assert told(answer.lines)[1] == "1 of 5: \u2068Alkaios\u2069 played a2-a5."
    assert answer.lines[:-1] == first.words
    assert answer.content.text.splitlines()[4] == " 5 P . . . . . . .  5"
    last = await replay(bench, "Alkaios", match, 5)
    assert told(last.words)[0] == "You won: leader captured."


async def test_the_film_shows_every_moment_and_ends_with_the_result(bench):
    match = await finished(bench)
    start = await replay(bench, "Brasidas", match, 0)
    answer = await bench.press("Brasidas", control(start, "button-animation"))
    film = answer.content
    assert film.name == f"petteia-{match}.gif"
    moments = [await replay(bench, "Brasidas", match, number) for number in range(6)]
    assert film.pictures == tuple(moment.picture for moment in moments)
    assert say(film.caption) == "Orange won: leader captured · Compact Petteia (Lemery Games)"
    assert told(film.words) == told(moments[-1].words)
    assert told(answer.lines)[:2] == [
        "\u2068Alkaios\u2069 won: leader captured.",
        "Orange: \u2068Alkaios\u2069 · Blue: \u2068Brasidas\u2069",
    ]


async def test_the_still_is_the_end_with_result_and_game_beneath_and_no_names(bench):
    match = await finished(bench)
    start = await replay(bench, "Alkaios", match)
    answer = await bench.press("Alkaios", control(start, "button-still"))
    figure = answer.content
    assert figure.name == f"petteia-{match}.png"
    assert say(figure.caption) == "Orange won: leader captured · Compact Petteia (Lemery Games)"
    assert figure.picture == (await replay(bench, "Alkaios", match, 5)).picture
    assert "Alkaios" in " ".join(told(answer.lines))


async def test_a_match_in_play_can_be_shared_as_far_as_it_has_come(bench):
    match = await bench.begin()
    assert say((await bench.press("Alkaios", f"still:{match}:0:")).content.caption) == (
        "No moves yet · Compact Petteia (Lemery Games)"
    )
    await bench.play(match, *SHORT_GAME[:-1])
    film = (await bench.press("Chares", f"animation:{match}:0:")).content
    assert say(film.caption) == "After 4 moves · Compact Petteia (Lemery Games)"
    assert len({layout_of(picture) for picture in film.pictures}) == 1


async def test_anybody_may_look_back(bench):
    match = await finished(bench)
    view = await replay(bench, "Chares", match, 5)
    assert told(view.notes)[0] == "\u2068Alkaios\u2069 won: leader captured."
    assert not view.picture.flipped
    assert codes(await bench.say("Chares", "replay")) == ["refused-none-running"]


async def test_the_match_is_chosen_as_for_records(bench):
    one = await finished(bench)
    assert (await bench.say("Alkaios", "replay")).view.match == one
    two = await bench.begin()
    assert (await bench.say("Alkaios", "replay")).view.match == two
    assert (await bench.say("Alkaios", "replay", MatchId(one))).view.match == one
    three = await bench.begin("Alkaios", "Chares")
    asked = await bench.say("Alkaios", "replay")
    assert codes(asked) == ["which-match"]
    pressed = await bench.press("Alkaios", str(asked.choices[0].control))
    assert pressed.view.match in {two, three}
    assert pressed.view.moment == 0


async def test_completion_offers_every_match_that_has_begun(bench):
    over = await finished(bench)
    running = await bench.begin()
    await bench.say("Alkaios", "challenge Brasidas")
    for word in ("replay", "record"):
        found = await bench.complete("Alkaios", f"{word} ")
        assert sorted(found) == sorted(f"{word} match={match}" for match in (over, running))


async def test_forged_choices_are_refused(bench):
    match = await finished(bench)
    for verb in ("replay", "words"):
        for choice in ("6", "999999", "-1", "1-2", "x", "1000000", "0x1"):
            answer = await bench.press("Alkaios", f"{verb}:{match}:0:{choice}")
            assert codes(answer) == ["refused-forged"], (verb, choice)


async def test_what_has_not_begun_or_is_unknown_cannot_be_replayed(bench):
    await bench.person("Brasidas")
    match = (await bench.say("Alkaios", "challenge Brasidas")).view.match
    for verb in ("replay", "animation", "still"):
        for named, code in (
            (match, "refused-not-begun"),
            ("zzzzzz", "refused-no-such-match"),
            ("", "refused-forged"),
        ):
            pressed = await bench.press("Brasidas", f"{verb}:{named}:0:")
            assert codes(pressed) == [code], (verb, named)


async def test_a_move_that_there_is_not_is_said_so(bench):
    match = await finished(bench)
    for typed in ("6", "x", "-1", "1" * 60, "٣"):
        answer = await bench.say("Alkaios", f"replay match={match} move={typed}")
        assert codes(answer) == ["refused-no-such-move"], typed
    assert codes(await bench.say("Alkaios", "replay match=zzzzzz")) == ["refused-no-such-match"]


async def test_a_stranger_looks_back_at_the_match_at_hand(bench):
    match = await finished(bench)
    answer = await bench.say("Chloe", "replay", here=match)
    assert answer.view.match == match
    assert answer.view.moment == 0
    record = await bench.say("Chloe", "record", here=match)
    assert match in record.content.name
