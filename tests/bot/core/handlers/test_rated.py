"""Rated matches: agreed to with the challenge, shown as rated, and seen in a profile."""

from dataclasses import replace

import pytest

from bot.core.matches.agreements import hints_are_allowed
from bot.core.matches.challenges import Accept
from bot.core.matches.computers import computer_account
from bot.core.matches.controls import Control, Verb
from bot.core.matches.model import SideWish
from bot.core.matches.play import Resign
from bot.core.typed.drafts import plain_draft
from bot.core.typed.terms import terms_of
from bot.storage import ratings
from engine import Side
from tests.bot.core.conftest import codes, control, labels, say
from tests.bot.core.linked_accounts import MOMENT, linked

CHALLENGE = "challenge Brasidas lemery-compact first rated=yes"


@pytest.fixture
async def challenged(bench):
    await bench.person("Brasidas")
    return await bench.say("Alkaios", CHALLENGE)


async def test_a_challenge_says_that_it_is_rated(bench, challenged):
    match = await bench.store.match(challenged.view.match)
    assert match.terms.rated
    assert "Compact Petteia (Lemery Games), rated" in map(say, challenged.view.notes)
    plain = await bench.say("Alkaios", CHALLENGE.replace("yes", "no"))
    assert not (await bench.store.match(plain.view.match)).terms.rated


async def test_a_challenger_makes_a_challenge_rated_by_a_button(bench):
    await bench.person("Brasidas")
    made = await bench.say("Alkaios", CHALLENGE.replace("yes", "no"))
    draft = str(plain_draft("poleis", SideWish.FIRST))
    shown = await bench.press("Alkaios", Control(Verb.TERMS, made.view.match, 0, draft))
    toggled = await bench.press("Alkaios", control(shown.view, "terms-unrated"))
    sent = await bench.press("Alkaios", control(toggled.view, "button-terms-yes"))
    terms = (await bench.store.match(sent.view.match)).terms
    assert (terms.ruleset, terms.rated) == ("poleis", True)
    again = await bench.press("Alkaios", control(sent.view, "button-terms"))
    other = await bench.press("Alkaios", str(again.view.choices[0].control))
    assert "terms-rated" in labels(other.view)


async def test_what_is_neither_yes_nor_no_is_said(bench):
    await bench.person("Brasidas")
    said = await bench.say("Alkaios", CHALLENGE.replace("yes", "perhaps"))
    assert codes(said) == ["refused-unknown-rated"]


async def rating(bench, name, game="lemery-compact"):
    who = await bench.person(name)
    return (await bench.store.ratings_of(who.id)).get(game)


async def test_a_level_of_the_computer_is_rated_as_it_was_measured(bench):
    who = await bench.person("Alkaios")
    terms = replace(terms_of("lemery-compact", "first"), rated=True)
    match = await bench.service.begin(who.id, terms, 5)
    await bench.service.act(match.id, Resign(match.seats[1]))
    strong = await rating(bench, "Alkaios")
    assert strong.value > 1700
    assert await bench.store.ratings_of(computer_account(5).id) == {}
    assert await bench.store.database.write(ratings.rebuild)
    assert await rating(bench, "Alkaios") == strong


async def test_in_a_rated_match_against_the_computer_there_are_no_hints(bench):
    who = await bench.person("Alkaios")
    terms = terms_of("lemery-compact", "first")
    for is_rated in (True, False):
        match = await bench.service.begin(who.id, replace(terms, rated=is_rated), 1)
        assert hints_are_allowed(match) is not is_rated
        said = await bench.say("Alkaios", f"hint {match.id}")
        assert codes(said) == ["refused-hint-rated" if is_rated else "refused-no-computer"]


async def test_people_who_have_played_are_rated_unless_the_rules_are_unusual(bench):
    match = await bench.begin()
    assert not (await bench.store.match(match)).terms.rated
    await bench.service.act(match, Resign((await bench.person("Brasidas")).id))
    wanted = {
        "challenge Brasidas poleis": True,
        "challenge Brasidas poleis rated=no": False,
        "challenge Brasidas lemery-compact(edge=on)": False,
        "challenge": False,
    }
    for text, is_rated in wanted.items():
        made = await bench.say("Alkaios", text)
        stored = await bench.store.match(made.view.match if made.view else made.changed.id)
        assert stored.terms.rated is is_rated, text


async def test_a_rated_match_gives_both_a_rating_which_a_rematch_changes_again(bench, challenged):
    await bench.say("Brasidas", f"accept {challenged.view.match}")
    loser = await bench.person("Brasidas")
    await bench.service.act(challenged.view.match, Resign(loser.id))
    first = [say(each) for each in (await bench.say("Alkaios", "profile")).lines]
    assert any(each.startswith("Rating in Compact Petteia (Lemery Games): 16") for each in first)
    await bench.say("Alkaios", "settings results=nobody")
    theirs = [say(each) for each in (await bench.say("Brasidas", "profile Alkaios")).lines]
    assert not any(each.startswith("Rating in") for each in theirs)
    again = await bench.say("Alkaios", f"rematch {challenged.view.match}")
    assert (await bench.store.match(again.view.match)).terms.rated


@pytest.fixture
def given_up(bench):
    """Play a rated match that the second of two people gives up."""

    async def given_up(winner, loser):
        first, second = [(await bench.person(name)).id for name in (winner, loser)]
        terms = replace(terms_of("lemery-compact", "first"), rated=True)
        made = await bench.service.offer(first, terms, invited=second)
        await bench.service.act(made.id, Accept(second, Side.SECOND))
        await bench.service.act(made.id, Resign(second))

    return given_up


async def test_a_match_between_two_accounts_counts_while_they_are_not_linked(bench, given_up):
    """Of one person it would be a match with themselves."""
    for pair in (("Dion", "Alkaios"), ("Dion", "Brasidas"), ("Chares", "Dion")):
        await given_up(*pair)
    people = [await bench.person(name) for name in ("Dion", "Alkaios", "Chares", "Brasidas")]

    async def counted():
        assert await bench.store.database.read(ratings.is_right)
        found = [await bench.store.ratings_of(each.id) for each in people]
        return [each["lemery-compact"].matches if each else 0 for each in found]

    before = [await bench.store.ratings_of(each.id) for each in people]
    assert await counted() == [3, 1, 1, 1]
    await linked(bench, "Dion", "Alkaios")
    assert await counted() == [0, 2, 1, 1]
    bench.now += MOMENT
    await linked(bench, "Alkaios", "Chares")
    assert await counted() == [0, 0, 1, 1]
    for kept, expected in (("Chares", [0, 2, 1, 1]), ("Alkaios", [3, 1, 1, 1])):
        offered = await bench.say(kept, "link undo")
        await bench.press(kept, control(offered, "button-link-undo"))
        assert await counted() == expected, kept
    assert [await bench.store.ratings_of(each.id) for each in people] == before
