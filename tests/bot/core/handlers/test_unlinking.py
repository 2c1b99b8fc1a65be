"""A link can be undone for a week: each account gets back what it brought."""

import json

import pytest

from bot.core.matches.model import FORGOTTEN
from bot.core.service.audit import problem_of
from bot.core.store.values import UNDO_LIFETIME
from tests.bot.core.conftest import codes, control
from tests.bot.core.linked_accounts import MOMENT, are_one, linked, owner


async def parted(bench, name="Alkaios"):
    """A person undoes the latest link; returns what they are told."""
    offered = await bench.say(name, "link undo")
    return await bench.press(name, control(offered, "button-link-undo"))


async def test_a_link_can_be_undone_by_each_side_and_matches_go_back(bench):
    for name in ("Alkaios", "Dion"):
        old = await bench.begin("Dion", "Brasidas")
        dion = await owner(bench, "Dion")
        await linked(bench, "Dion", "Alkaios")
        new = await bench.begin("Dion", "Chares")
        assert codes(await parted(bench, name)) == ["done-unlinked"]
        assert not await are_one(bench)
        assert await owner(bench, "Dion") == dion
        alkaios = await owner(bench, "Alkaios")
        assert dion in (await bench.store.match(old)).seats
        assert alkaios in (await bench.store.match(new)).seats
        assert not (await bench.say("Dion", f"resign {old}")).refused
        assert await problem_of(bench.store, old) is None
        assert await problem_of(bench.store, new) is None
        assert (await bench.say("Alkaios", "link undo")).refused


async def test_an_account_that_was_parted_has_its_name_settings_and_lessons_again(bench):
    await bench.say("Dion", "settings theme=night")
    await bench.person("Brasidas")
    await bench.say("Dion", "settings block=Brasidas")
    dion = await bench.person("Dion")
    await bench.store.keep_lesson(dion.id, "a", bench.now)
    await linked(bench, "Dion", "Alkaios")
    assert (await bench.store.account(dion.id)).name == FORGOTTEN
    alkaios = await bench.person("Alkaios")
    assert set(await bench.store.lessons_of(alkaios.id)) == {"a"}
    await parted(bench)
    assert await bench.person("Dion") == dion
    assert await bench.store.lessons_of(dion.id) == {"a": bench.now}
    assert await bench.store.lessons_of(alkaios.id) == {}
    assert [each.name for each in await bench.store.blocked_by(dion.id)] == ["Brasidas"]
    assert await bench.store.blocked_by(alkaios.id) == ()
    assert (await bench.store.account_by_handle("dion")).id == dion.id


async def test_a_link_can_be_undone_for_a_week(bench):
    done = await linked(bench, "Dion", "Alkaios")
    undo = control(done, "button-link-undo")
    bench.now += UNDO_LIFETIME
    assert codes(await bench.say("Alkaios", "link undo")) == ["refused-link-undo"]
    assert codes(await bench.press("Alkaios", undo)) == ["refused-link-undo"]
    bench.now -= MOMENT
    assert codes(await bench.press("Alkaios", undo)) == ["done-unlinked"]


async def test_strangers_can_undo_nothing(bench):
    done = await linked(bench, "Dion", "Alkaios")
    undo = control(done, "button-link-undo")
    assert codes(await bench.press("Chares", undo)) == ["refused-link-undo"]
    assert await are_one(bench)


async def test_a_further_link_does_not_make_one_before_it_final(bench):
    await linked(bench, "Dion", "Alkaios")
    bench.now += MOMENT
    await linked(bench, "Alkaios", "Chares")
    assert await are_one(bench, "Dion", "Chares")
    await parted(bench, "Chares")
    assert await are_one(bench, "Dion", "Alkaios")
    assert not await are_one(bench, "Dion", "Chares")
    await parted(bench, "Dion")
    assert not await are_one(bench)


async def test_links_are_undone_in_any_order(bench):
    first = await linked(bench, "Dion", "Alkaios")
    await linked(bench, "Alkaios", "Chares")
    undo = control(first, "button-link-undo")
    assert codes(await bench.press("Chares", undo)) == ["done-unlinked"]
    assert await are_one(bench, "Alkaios", "Chares")
    await parted(bench, "Chares")
    owners = {await owner(bench, name) for name in ("Dion", "Alkaios", "Chares")}
    assert len(owners) == 3


async def test_an_account_that_was_linked_again_meanwhile_stays_with_its_own_link(bench):
    match = await bench.begin("Dion", "Brasidas")
    first = await linked(bench, "Dion", "Alkaios")
    bench.now += MOMENT
    second = await linked(bench, "Alkaios", "Chares")
    await bench.press("Dion", control(first, "button-link-undo"))
    bench.now += MOMENT
    await linked(bench, "Dion", "Chares")
    await bench.press("Chares", control(second, "button-link-undo"))
    assert await are_one(bench, "Dion", "Chares")
    assert not await are_one(bench, "Dion", "Alkaios")
    assert await owner(bench, "Chares") in (await bench.store.match(match)).seats
    await parted(bench, "Dion")
    assert await owner(bench, "Dion") in (await bench.store.match(match)).seats


@pytest.mark.parametrize("name", ["Alkaios", "Dion"])
async def test_who_is_forgotten_leaves_nothing_to_be_undone(bench, name):
    dion = await bench.person("Dion")
    await linked(bench, "Dion", "Alkaios")
    alkaios = await owner(bench, "Alkaios")
    await bench.say(name, "forget yes")
    assert await bench.store.links_of(alkaios, bench.now) == ()
    gone = await bench.store.account(dion.id)
    assert (gone.name, gone.handle) == (FORGOTTEN, None)


async def test_an_export_has_what_was_brought(bench):
    match = await bench.begin("Dion", "Brasidas")
    await linked(bench, "Dion", "Alkaios")
    [link] = json.loads((await bench.say("Alkaios", "export")).content.text)["links"]
    assert (link["name"], link["handle"], link["matches"]) == ("Dion", "dion", [match])
