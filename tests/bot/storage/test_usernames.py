"""User names: of people with accounts or near a match, until they change, age or are forgotten."""

from datetime import timedelta

from bot.core.matches.model import Identity, Place
from bot.core.store.values import NamedPerson, Post
from bot.storage.names import LIFETIME
from tests.bot.core.sample_matches import ALKAIOS, NOW
from tests.bot.storage.steps import MATCH, begun

WEB = "web"
KNOWN = NamedPerson(Identity(WEB, "cookie of Alkaios"), "alkaios", "Alkaios")
STRANGER = NamedPerson(Identity("telegram", "7"), "dion", "Dion")
AGORA = Place("telegram", "-5")


async def keep(store, person, place=None, at=NOW):
    return await store.keep_username(person, place, at)


async def test_the_name_of_somebody_with_an_account_is_kept(store):
    assert await keep(store, KNOWN)
    assert await store.person_named(WEB, "alkaios") == KNOWN
    assert await store.person_named("telegram", "alkaios") is None
    assert await store.usernames_of(ALKAIOS) == ("alkaios",)


async def test_a_strangers_name_is_kept_where_a_match_is_not_over(store):
    await begun(store)
    assert not await keep(store, STRANGER)
    assert not await keep(store, STRANGER, AGORA)
    await store.keep_post(Post(match=MATCH, place=AGORA, message="1", turn=0))
    assert await keep(store, STRANGER, AGORA)
    assert await store.person_named("telegram", "dion") == STRANGER


async def test_a_new_name_takes_the_place_of_the_old_one_and_of_its_last_owner(store):
    await keep(store, KNOWN)
    await keep(store, NamedPerson(KNOWN.identity, "archon", "Alkaios"))
    assert await store.person_named(WEB, "alkaios") is None
    other = NamedPerson(Identity(WEB, "cookie of Brasidas"), "archon", "Brasidas")
    await keep(store, other)
    assert await store.person_named(WEB, "archon") == other
    assert await store.usernames_of(ALKAIOS) == ()


async def test_a_name_that_is_not_seen_for_long_is_deleted(store):
    await keep(store, KNOWN)
    other = NamedPerson(Identity(WEB, "cookie of Brasidas"), "brasidas", "Brasidas")
    await keep(store, other, at=NOW + LIFETIME)
    assert await store.person_named(WEB, "alkaios") == KNOWN
    await keep(store, other, at=NOW + LIFETIME + timedelta(seconds=1))
    assert await store.person_named(WEB, "alkaios") is None


async def test_the_name_of_somebody_who_is_forgotten_is_deleted(store):
    await keep(store, KNOWN)
    await store.forget(ALKAIOS, ())
    assert await store.person_named(WEB, "alkaios") is None
