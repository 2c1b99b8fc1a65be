"""A person of the web chat takes another name."""

import pytest

from bot.core.matches.context import RequestContext
from bot.core.matches.model import Identity
from tests.bot.core.conftest import codes

ALKAIOS = Identity("web", "Alkaios")


async def rename(bench, name):
    who = await bench.people.person(ALKAIOS)
    return codes(await bench.dispatcher.hear(who, f"rename {name}", RequestContext(), bare=True))


@pytest.fixture
async def match(bench):
    return await bench.begin()


async def test_a_new_name_shows_in_matches_and_is_found(bench, match):
    assert await rename(bench, "Opa Karl") == ["done-renamed"]
    view = await bench.seen("Brasidas")
    assert view.match == match
    assert "Opa Karl" in str(view.headline)
    found = await bench.store.account_by_handle("opa karl")
    assert found.id == (await bench.people.person(ALKAIOS)).id
    assert await bench.store.account_by_handle("alkaios") is None


@pytest.mark.usefixtures("match")
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Brasidas", "refused-name-in-use"),
        ("Вrasidas", "refused-name-in-use"),  # noqa: RUF001 -- it begins with a Cyrillic letter
        ("Admin", "refused-name-reserved"),
        ("Petteia", "refused-name-reserved"),
        ("Computer, level 3", "refused-name-computer"),
        ("resign", "refused-name-is-word"),
    ],
)
async def test_a_name_that_may_not_be_registered_is_refused(bench, name, code):
    assert await rename(bench, name) == [code]
    assert (await bench.people.person(ALKAIOS)).name == "Alkaios"


async def test_the_old_name_is_free_for_others(bench):
    await bench.person("Alkaios")
    await rename(bench, "Chares")
    again = await bench.people.register(Identity("web", "other"), "ALKAIOS")
    assert again.name == "ALKAIOS"


async def test_capitals_of_the_own_name_can_be_changed(bench):
    await bench.person("Alkaios")
    assert await rename(bench, "ALKAIOS") == ["done-renamed"]


async def test_the_recovery_code_goes_along(bench):
    who = await bench.person("Alkaios")
    await bench.store.keep_recovery_code(who.id, "digest")
    await rename(bench, "Chares")
    assert await bench.store.recovery_code("chares") == "digest"
    assert await bench.store.recovery_code("alkaios") is None


async def test_nobody_changes_names_often(bench):
    await bench.person("Alkaios")
    names = ("Chares", "Dion", "Euphron", "Gorgias")
    assert [await rename(bench, each) for each in names] == [
        *([["done-renamed"]] * 3),
        ["refused-renamed-often"],
    ]
    bench.pass_days(1)
    assert await rename(bench, "Gorgias") == ["done-renamed"]


async def test_who_is_named_by_a_platform_changes_the_name_there(bench):
    met = await bench.people.meet(Identity("telegram", "7"), "Dion")
    told = await bench.dispatcher.hear(met, "rename Chares", RequestContext(), bare=True)
    assert codes(told) == ["refused-name-of-platform"]
