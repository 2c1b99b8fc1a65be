"""The same again, with sides exchanged, against the same person."""

import asyncio

import pytest

from bot.core.handlers.challenges import repeated
from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.chance import Chance
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.messages import Refused
from bot.core.matches.model import Place, SideWish, Stage
from bot.core.service.audit import problem_of
from bot.core.service.service import Service
from bot.i18n import LANGUAGES
from bot.rulebook import RulebookPages
from bot.storage import open_store
from tests.bot.core.conftest import codes, control, labels, say, told
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, SHORT_GAME, STRANGER, running

RULESET = "lemery-compact(edge=on)"
AGORA = Place("telegram", "agora")


@pytest.fixture
async def over(bench):
    """A match that Brasidas has given up; Alkaios began."""
    match = await bench.begin(ruleset=RULESET)
    await bench.press("Brasidas", f"resign-yes:{match}:0:")
    return match


async def both(bench):
    """The rematches that there are."""
    alkaios = await bench.person("Alkaios")
    found = await bench.store.matches_of(alkaios.id, 9)
    return [match for match in found if match.rematch_of]


async def test_a_rematch_is_an_ordinary_challenge_with_sides_exchanged(bench, over):
    made = await bench.press("Alkaios", control(await bench.seen("Alkaios"), "button-rematch"))
    assert told(made.lines) == ["You offered a rematch with the sides swapped."]
    [match] = await both(bench)
    assert match.stage is Stage.OFFERED
    assert (match.terms.ruleset, match.terms.side) == (RULESET, SideWish.SECOND)
    assert match.rematch_of == over
    *_, view = await bench.posts("Brasidas")
    assert view.headline.code == "offer-offered-to-you"
    assert say(view.notes[1]) == "This is a rematch with the sides swapped."
    await bench.press("Brasidas", control(view, "button-accept"))
    begun = await bench.store.match(match.id)
    assert begun.seats == tuple(reversed((await bench.store.match(over)).seats))
    assert await problem_of(bench.store, match.id) is None


async def test_when_the_other_asks_too_the_rematch_begins(bench, over):
    await bench.say("Brasidas", "rematch")
    assert codes(await bench.say("Brasidas", "rematch")) == ["refused-rematch-stands"]
    begun = await bench.press("Alkaios", f"rematch:{over}:0:")
    assert codes(begun) == ["done-accepted"]
    [match] = await both(bench)
    assert match.stage is Stage.RUNNING
    late = await bench.say("Brasidas", f"rematch match={over}")
    assert codes(late) == ["refused-rematch-runs"]
    assert late.view.match == match.id


async def test_what_was_declined_can_be_offered_again_and_what_has_expired_too(bench, over):
    await bench.say("Alkaios", "rematch")
    await bench.say("Brasidas", "decline")
    assert codes(await bench.say("Alkaios", "rematch")) == ["done-rematch"]
    for name in ("Alkaios", "Brasidas"):
        bench.pass_days(8)
        assert codes(await bench.say(name, f"rematch match={over}")) == ["done-rematch"]
    assert sorted(match.stage for match in await both(bench)) == [
        Stage.DECLINED,
        Stage.DECLINED,
        Stage.OFFERED,
        Stage.WITHDRAWN,
    ]


async def test_a_rematch_calls_the_other_where_they_played(bench, over):
    alkaios, brasidas = await bench.person("Alkaios"), await bench.person("Brasidas")
    there = RequestContext(stay=AGORA)
    made = await bench.say("Alkaios", "challenge Brasidas lemery-compact first clock=none")
    match = made.view.match
    await bench.dispatcher.hear(brasidas, f"accept {match}", there)
    await bench.dispatcher.press(brasidas, read_control(f"draw:{match}:0:"), there)
    await bench.play(match, "a2-a3")
    await bench.dispatcher.hear(brasidas, f"move a7-a6 match={match}", there)
    await bench.press("Alkaios", f"resign-yes:{match}:2:")
    await bench.dispatcher.press(
        alkaios, read_control(f"rematch:{match}:2:"), RequestContext(stay=AGORA)
    )
    [made] = [each for each in await both(bench) if each.rematch_of == match]
    assert (made.place_of(alkaios.id), made.place_of(brasidas.id)) == (AGORA, AGORA)
    assert over != match


async def test_who_may_not_ask_is_told_why(bench, over):
    assert codes(await bench.press("Chares", f"rematch:{over}:0:")) == ["refused-stranger"]
    assert codes(await bench.say("Chares", "rematch")) == ["refused-none-over"]
    running = await bench.begin("Alkaios", "Chares")
    assert codes(await bench.say("Chares", f"rematch match={running}")) == ["refused-not-over"]
    assert codes(await bench.say("Chares", "rematch match=zzzzzz")) == ["refused-no-such-match"]
    seen = (await bench.say("Chares", f"board match={over}")).view
    assert "button-rematch" not in labels(seen)
    assert "button-rematch" in labels(await bench.dispatcher.views.shared(over))


async def test_several_matches_that_are_over_are_asked_about(bench, over):
    other = await bench.begin("Alkaios", "Chares")
    await bench.play(other, *SHORT_GAME, names=("Alkaios", "Chares"))
    asked = await bench.say("Alkaios", "rematch")
    assert codes(asked) == ["which-match"]
    assert {str(choice.control) for choice in asked.choices} == {
        f"rematch:{over}:0:",
        f"rematch:{other}:5:",
    }
    assert await bench.complete("Chares", "rematch ") == [f"rematch match={other}"]


async def test_both_pressing_at_once_makes_one_match(bench, over, sqlite_url):
    async with open_store(sqlite_url) as another:
        service = Service(another, bench.clock, Chance())
        dispatchers = (bench.dispatcher, Dispatcher(service, LANGUAGES, RulebookPages()))
        people = [await bench.person(name) for name in ("Alkaios", "Brasidas")]
        answers = await asyncio.gather(
            *(
                dispatchers[number % 2].press(
                    people[number % 2], read_control(f"rematch:{over}:0:")
                )
                for number in range(6)
            )
        )
    [match] = await both(bench)
    assert match.stage is Stage.RUNNING
    done = sorted(codes(each)[0] for each in answers if not each.refused)
    assert done == ["done-accepted", "done-rematch"]
    assert await problem_of(bench.store, match.id) is None


def test_only_those_who_played_repeat_a_match_and_only_when_it_is_over():
    match = running()
    for person in (ALKAIOS, BRASIDAS, STRANGER):
        assert isinstance(repeated(match, person), Refused)
