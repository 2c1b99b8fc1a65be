"""Profiles: what is counted, and what others see of it; over a real store."""

from datetime import timedelta

from bot.core.matches.agreements import TryAgain
from bot.core.matches.computers import FIRST_LEVEL, computer_account, harder_level
from bot.core.matches.context import RequestContext
from bot.core.matches.model import Identity
from bot.core.matches.play import Play, Resign
from bot.core.matches.results import Score, suggested_level
from bot.core.typed.terms import terms_of
from tests.bot.core.conftest import codes, say
from tests.bot.core.sample_matches import LOBBY

LOST = ("e2-e3", "f7-f4", "g2-g3")


async def resigned(bench, loser="Brasidas", place=None):
    """A match between Alkaios and Brasidas that one of them has resigned."""
    hear, context = bench.dispatcher.hear, RequestContext(None, place)
    first, second = [await bench.person(name) for name in ("Alkaios", "Brasidas")]
    made = await hear(first, "challenge Brasidas lemery-compact first rated=no", context)
    await hear(second, f"accept {made.view.match}", context)
    await bench.service.act(made.view.match, Resign((await bench.person(loser)).id))
    return made.view.match


async def against_computer(bench, *actions):
    """A match against the computer in which these are played."""
    account = computer_account(1)
    await bench.store.add_computer(account, Identity("computer", "1"))
    person = await bench.person("Alkaios")
    terms = terms_of("lemery-compact", "first")
    match = await bench.service.begin(person.id, terms, 1, context=RequestContext())
    for at, action in enumerate(actions):
        await bench.service.act(match.id, Play(match.seats[at % 2], action))
    return match


async def profile(bench, name, words="profile"):
    return [say(line) for line in (await bench.say(name, words)).lines]


async def scores(bench, name):
    found = await bench.store.results_of((await bench.person(name)).id)
    return [each.score for each in found]


async def test_the_level_that_was_beaten_is_remembered_over_many_matches(bench):
    who = await bench.person("Alkaios")
    match = await against_computer(bench)
    assert suggested_level(await bench.store.results_of(who.id)) == FIRST_LEVEL
    await bench.service.act(match.id, Resign(computer_account(1).id))
    for _ in range(12):
        bench.pass_days(1)
        await resigned(bench)
    assert suggested_level(await bench.store.results_of(who.id)) == harder_level(1)


async def test_a_person_without_a_finished_match_has_an_empty_profile(bench):
    await bench.begin()
    assert codes(await bench.say("Alkaios", "profile"))[0] == "profile-none"


async def test_a_profile_counts_by_game_and_runs(bench):
    for loser in ("Brasidas", "Brasidas", "Alkaios"):
        await resigned(bench, loser)
        bench.pass_days(1)
    said = await profile(bench, "Alkaios")
    assert "3 finished matches with people" in said[0]
    assert said[1:3] == [
        "Compact Petteia (Lemery Games): 2 won, 0 drawn, 1 lost",
        "Last match: lost. Most wins in a row: 2.",
    ]


async def test_the_computer_is_counted_on_its_own(bench):
    await against_computer(bench, *LOST)
    said = await profile(bench, "Alkaios")
    assert "no finished matches with people" in said[0]
    assert "Against the computer: 0 won, 0 drawn, 1 lost" in said


async def test_others_see_public_matches_and_their_own(bench):
    await resigned(bench)
    hidden = await profile(bench, "Chares", "profile Alkaios")
    assert hidden[0] == "\u2068Alkaios\u2069: no finished matches yet."
    own = await profile(bench, "Brasidas", "profile Alkaios")
    between = "Against you in Compact Petteia (Lemery Games): 1 won, 0 drawn, 0 lost"
    assert between in own


async def test_a_match_at_a_place_is_seen_by_all(bench):
    await resigned(bench, place=LOBBY)
    seen = await profile(bench, "Chares", "profile Alkaios")
    assert "1 finished match with a person" in seen[0]


async def test_a_person_may_show_results_to_those_they_played_or_to_nobody(bench):
    await resigned(bench, place=LOBBY)
    for value, theirs, strangers in (("played", 1, 0), ("nobody", 1, 0), ("everyone", 1, 1)):
        await bench.say("Alkaios", f"settings results={value}")
        for name, seen in (("Brasidas", theirs), ("Chares", strangers)):
            said = await profile(bench, name, "profile Alkaios")
            assert ("1 finished match" in said[0]) is bool(seen), (value, name)


async def test_a_name_that_nobody_has_is_said(bench):
    assert codes(await bench.say("Alkaios", "profile Nobody")) == ["refused-unknown-profile"]


async def test_what_is_said_afterwards_changes_no_result(bench):
    match = await resigned(bench)
    [before] = await bench.store.results_of((await bench.person("Alkaios")).id)
    bench.pass_days(2)
    await bench.say("Alkaios", f"say match={match} Well played")
    assert await bench.store.results_of((await bench.person("Alkaios")).id) == (before,)


async def test_a_match_that_is_in_play_again_has_no_result(bench):
    match = await against_computer(bench, *LOST)
    assert await scores(bench, "Alkaios") == [Score.LOST]
    await bench.service.act(match.id, TryAgain(match.seats[0]))
    assert await scores(bench, "Alkaios") == []


async def test_puzzles_solved_on_days_in_a_row_are_counted(bench):
    person, lessons = await bench.person("Alkaios"), bench.dispatcher.rulebook.lessons
    today = bench.clock().date()
    for ago in (1, 2, 4):
        key = lessons.daily(person, today - timedelta(days=ago)).about
        await bench.store.keep_lesson(person.id, key, bench.clock())
    said = await profile(bench, "Alkaios")
    assert "Lessons and puzzles solved: 3. Puzzles of the day in a row: 2." in said
    offered = (await bench.dispatcher.opening(person)).offers[0]
    assert say(offered.way.label) == "Puzzle of the day (2 in a row)"
