"""A person's identities are joined by a one-use code."""

from bot.core.audit import problem_of
from bot.core.handlers.accounts import CODE_LIFETIME
from bot.core.matches.model import Identity
from tests.bot.core.conftest import codes
from tests.bot.core.sample_matches import SHORT_GAME


async def code_of(bench, name):
    given = await bench.say(name, "link")
    return dict(given.lines[0].params)["code"]


async def test_the_code_of_one_platform_typed_on_another_makes_both_one(bench):
    match = await bench.begin("Dion", "Brasidas")
    await bench.begin("Alkaios", "Chares")
    kept = await bench.person("Alkaios")
    assert codes(await bench.say("Dion", f"link {await code_of(bench, 'Alkaios')}")) == [
        "done-linked"
    ]
    assert (await bench.people.person(Identity("web", "Dion"))).id == kept.id
    assert {post.match for post in await bench.posts("Dion")} == {
        post.match for post in await bench.posts("Alkaios")
    }
    assert not (await bench.say("Alkaios", f"move a2-a3 match={match}")).refused
    assert (await bench.store.match(match)).challenger == kept.id


async def test_a_joined_match_replays_from_its_log(bench):
    match = await bench.begin("Dion", "Brasidas")
    await bench.play(match, *SHORT_GAME, names=("Dion", "Brasidas"))
    await bench.say("Dion", f"link {await code_of(bench, 'Alkaios')}")
    assert await problem_of(bench.store, match) is None
    assert (await bench.posts("Alkaios"))[0].headline.code == "over-won"


async def test_a_code_serves_once_and_for_a_while(bench):
    code = await code_of(bench, "Alkaios")
    bench.now += CODE_LIFETIME
    assert codes(await bench.say("Dion", f"link {code}")) == ["refused-link-code"]
    code = await code_of(bench, "Alkaios")
    assert codes(await bench.say("Dion", f"link {code.upper()}")) == ["done-linked"]
    assert codes(await bench.say("Chares", f"link {code}")) == ["refused-link-code"]


async def test_a_new_code_ends_the_one_before(bench):
    first = await code_of(bench, "Alkaios")
    await code_of(bench, "Alkaios")
    assert codes(await bench.say("Dion", f"link {first}")) == ["refused-link-code"]


async def test_ones_own_code_joins_nothing(bench):
    code = await code_of(bench, "Alkaios")
    assert codes(await bench.say("Alkaios", f"link {code}")) == ["refused-link-same"]


async def test_opponents_in_play_cannot_become_one(bench):
    match = await bench.begin("Alkaios", "Dion")
    code = await code_of(bench, "Alkaios")
    assert codes(await bench.say("Dion", f"link {code}")) == ["refused-link-opponents"]
    await bench.play(match, *SHORT_GAME, names=("Alkaios", "Dion"))
    code = await code_of(bench, "Alkaios")
    assert codes(await bench.say("Dion", f"link {code}")) == ["done-linked"]


async def test_a_made_up_code_is_refused(bench):
    for wrong in ("0000000000", "<b>", "'; drop table accounts"):
        assert codes(await bench.say("Dion", f"link {wrong}")) == ["refused-link-code"], wrong
