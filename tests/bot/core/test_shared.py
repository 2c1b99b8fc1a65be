"""A match as everyone at a place sees it, and where its people are called."""

from dataclasses import replace

from bot.core.matches.computers import computer_account
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.model import MatchId, Place
from bot.core.views.match import match_view
from bot.core.views.views import Viewer
from tests.bot.core.conftest import codes, control
from tests.bot.core.sample_matches import SHORT_GAME

AGORA = Place("discord", "c1")
STOA = Place("telegram", "-7")


def labels(view):
    return [choice.label.code for choice in view.choices]


async def test_a_shared_match_is_told_in_the_third_person_and_shows_no_hints(bench):
    match = await bench.begin()
    view = await bench.dispatcher.views.shared(match)
    assert view.headline.code == "turn-theirs"
    assert (view.picture.flipped, view.picture.movable, view.spots) == (False, (), ())
    assert labels(view) == ["button-pick", "button-my-board", "button-rules", "button-more"]
    await bench.play(match, *SHORT_GAME)
    assert (await bench.dispatcher.views.shared(match)).headline.code == "over-seen"


async def test_a_shared_challenge_can_be_answered_by_whom_it_is_for(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", "challenge Brasidas")
    view = await bench.dispatcher.views.shared(made.view.match)
    assert view.headline.code == "seen-offered"
    assert labels(view) == [
        "button-accept",
        "button-decline",
        "button-rules",
        "button-terms",
        "button-details",
    ]
    assert codes(await bench.press("Chares", control(view, "button-accept"))) == [
        "refused-not-invited"
    ]
    bench.pass_days(8)
    assert await bench.dispatcher.views.shared(made.view.match) is None


async def test_more_offers_what_this_person_may_do(bench):
    match = await bench.begin()
    more = control(await bench.dispatcher.views.shared(match), "button-more")
    assert labels(await bench.press("Alkaios", more)) == [
        "button-words",
        "button-replay",
        "button-details",
        "button-draw",
        "button-hints-ask",
        "button-resign",
        "button-block",
    ]
    looks = ["button-words", "button-replay", "button-details"]
    assert labels(await bench.press("Chares", more)) == looks
    words = await bench.press("Chares", f"words:{match}:0:")
    assert codes(words) == ["turn-theirs", "words-side", "words-side", "words-letters"]


async def test_everybody_is_called_where_they_acted_last(bench):
    one, two = await bench.person("Alkaios"), await bench.person("Brasidas")
    made = await bench.dispatcher.hear(
        one,
        "challenge Brasidas lemery-compact first",
        RequestContext(place=AGORA, stay=AGORA, theirs=AGORA),
    )
    match = made.view.match
    await bench.dispatcher.press(two, read_control(f"accept:{match}:0:"), RequestContext(stay=STOA))
    stored = await bench.store.match(match)
    assert (stored.place_of(one.id), stored.place_of(two.id)) == (AGORA, STOA)
    await bench.dispatcher.hear(one, f"move a2-a3 match={match}", RequestContext(stay=STOA))
    assert (await bench.store.match(match)).place_of(one.id) == STOA
    await bench.dispatcher.hear(two, f"move a7-a6 match={match}")
    assert (await bench.store.match(match)).place_of(two.id) is None
    notices = [item.notice for item in await due(bench, "telegram")]
    assert [notice.called for notice in notices if notice.place == STOA][-2:] == [
        (two.id,),
        (one.id,),
    ]


async def due(bench, platform):
    return await bench.store.due((platform,), bench.now, 100)


async def test_a_bare_text_is_a_move_where_that_is_agreed(bench):
    match = await bench.begin()
    who = await bench.person("Alkaios")
    here = RequestContext(MatchId(match))
    assert codes(await bench.dispatcher.hear(who, "a2 a3", here)) == ["refused-unknown-word"]
    assert codes(await bench.dispatcher.hear(who, "a2 a3", here, bare=True)) == ["done-played"]
    assert codes(await bench.dispatcher.hear(who, "games", here, bare=True)) == ["games"]
    assert codes(await bench.dispatcher.hear(who, "/xyzzy", here, bare=True)) == [
        "refused-unknown-word"
    ]


async def test_the_shared_board_is_turned_to_who_is_to_move(bench):
    match = await bench.begin()
    sides = []
    for action in SHORT_GAME:
        view = await bench.dispatcher.views.shared(match)
        sides.append(view.picture.flipped)
        assert any(note.code == "note-sides" for note in view.notes)
        await bench.play(match, action)
    assert sides == [number % 2 == 1 for number in range(len(SHORT_GAME))]
    assert not (await bench.dispatcher.views.shared(match)).picture.flipped


async def test_against_a_computer_the_shared_board_is_turned_to_the_person(bench):
    match = await bench.store.match(await bench.begin())
    computer = computer_account(1).id
    for side, seats in ((False, (match.seats[0], computer)), (True, (computer, match.seats[1]))):
        view = match_view(replace(match, seats=seats), Viewer(None, dict.fromkeys(seats, "?")))
        assert view.picture.flipped is side
