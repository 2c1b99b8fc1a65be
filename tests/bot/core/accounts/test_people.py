"""People, as platforms with names of their own bring them."""

import asyncio

from bot.core.matches.messages import Refused
from bot.core.matches.model import Identity

ANN = Identity("discord", "1001")


async def test_a_person_is_met_once_and_goes_by_their_present_name(bench):
    first = await bench.people.meet(ANN, "Ann")
    again = await bench.people.meet(ANN, "Ann of Kos")
    assert (again.id, again.name) == (first.id, "Ann of Kos")
    assert (await bench.people.person(ANN)).name == "Ann of Kos"


async def test_two_first_contacts_at_once_are_one_person(bench):
    met = await asyncio.gather(*(bench.people.meet(ANN, "Ann") for _ in range(5)))
    assert len({account.id for account in met}) == 1


async def test_a_name_that_shows_nothing_is_still_a_person(bench):
    assert (await bench.people.meet(ANN, "\u200b\u0000")).name == "?"


async def test_platform_names_need_not_be_unique_and_leave_chosen_ones_alone(bench):
    await bench.people.meet(ANN, "Dion")
    assert not isinstance(await bench.people.register(Identity("web", "x"), "Dion"), Refused)
    taken = await bench.people.register(Identity("web", "y"), "DION")
    assert taken.line.code == "refused-name-in-use"
