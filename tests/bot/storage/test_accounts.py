import asyncio
from dataclasses import replace

import pytest

from bot.core.matches.errors import IdentityInUse, NameInUse
from bot.core.matches.model import Account, AccountId, Identity
from bot.core.matches.preferences import Orientation, Settings
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, STRANGER
from tests.bot.storage.steps import join

NOBODY = AccountId("nobody")
NEWCOMER = Account(AccountId("newcomer"), "New <b>Comer</b>", "new <b>comer</b>", home="web")


def the_account(account_id, name):
    return Account(account_id, name, name.casefold(), home="web")


async def test_an_account_is_found_by_id_identity_and_handle(store):
    alkaios = the_account(ALKAIOS, "Alkaios")
    assert await store.account(ALKAIOS) == alkaios
    assert await store.account_of(Identity("web", "cookie of Alkaios")) == alkaios
    assert await store.account_by_handle("alkaios") == alkaios


async def test_what_is_not_there_is_not_found(store):
    assert await store.account(NOBODY) is None
    assert await store.account_of(Identity("telegram", "cookie of Alkaios")) is None
    assert await store.account_by_handle("Alkaios") is None


async def test_several_accounts_are_found_at_once(store):
    found = await store.accounts((BRASIDAS, NOBODY, ALKAIOS, ALKAIOS))
    assert {account.name for account in found.values()} == {"Alkaios", "Brasidas"}
    assert found.keys() == {ALKAIOS, BRASIDAS}
    assert await store.accounts(()) == {}


async def test_a_handle_in_use_is_refused_and_nothing_is_written(store):
    twin, identity = replace(NEWCOMER, handle="alkaios"), Identity("web", "twin")
    with pytest.raises(NameInUse):
        await store.add_account(twin, identity)
    assert await store.account(twin.id) is None
    assert await store.account_of(identity) is None


async def test_an_identity_in_use_is_refused_and_nothing_is_written(store):
    identity = Identity("web", "cookie of Alkaios")
    with pytest.raises(IdentityInUse):
        await store.add_account(NEWCOMER, identity)
    assert await store.account(NEWCOMER.id) is None
    assert (await store.account_of(identity)).id == ALKAIOS
    await store.add_account(NEWCOMER, Identity("telegram", identity.key))


async def test_of_two_first_contacts_of_an_identity_at_once_one_makes_an_account(store, another):
    for number in range(8):
        identity = Identity("telegram", str(number))
        twins = [Account(AccountId(f"{number} {twin}"), "Twin", home="telegram") for twin in "abcd"]
        results = await asyncio.gather(
            *(
                (store, another)[place % 2].add_account(twin, identity)
                for place, twin in enumerate(twins)
            ),
            return_exceptions=True,
        )
        refused = [isinstance(result, IdentityInUse) for result in results]
        assert sorted(refused) == [False, True, True, True]
        winner = twins[refused.index(False)]
        assert await store.account_of(identity) == winner
        assert await store.accounts(tuple(twin.id for twin in twins)) == {winner.id: winner}


async def test_platforms_keys_of_people_are_found(store):
    await store.add_account(NEWCOMER, Identity("telegram", "7"))
    assert await store.keys_on("telegram", (ALKAIOS, NEWCOMER.id, NOBODY)) == {NEWCOMER.id: "7"}
    assert await store.keys_on("web", (NEWCOMER.id, ALKAIOS, ALKAIOS)) == {
        ALKAIOS: "cookie of Alkaios"
    }
    assert await store.keys_on("web", ()) == {}


async def test_of_several_keys_on_a_platform_the_first_in_order_is_found(store):
    for key in ("8", "10", "9"):
        await store.add_account(Account(AccountId(key), key), Identity("telegram", key))
        await join(store, AccountId(key), ALKAIOS, ())
    assert await store.keys_on("telegram", (ALKAIOS,)) == {ALKAIOS: "10"}


async def test_a_person_is_renamed_and_nobody_else(store):
    alkaios, brasidas = await store.account(ALKAIOS), await store.account(BRASIDAS)
    await store.rename(ALKAIOS, "Ἀλκαῖος <3")
    assert await store.account(ALKAIOS) == replace(alkaios, name="Ἀλκαῖος <3")
    assert await store.account(BRASIDAS) == brasidas
    await store.rename(NOBODY, "Nobody")
    assert await store.account(NOBODY) is None


async def test_many_people_may_have_no_handle(store):
    for number in range(3):
        nameless = Account(AccountId(f"nameless {number}"), "Nameless", home="telegram")
        await store.add_account(nameless, Identity("telegram", str(number)))
        assert await store.account_of(Identity("telegram", str(number))) == nameless


async def test_settings_are_kept(store):
    await store.add_account(NEWCOMER, Identity("web", "newcomer"))
    chosen = replace(NEWCOMER, settings=Settings("el", Orientation.SECOND))
    await store.save_settings(chosen)
    assert await store.account(NEWCOMER.id) == chosen
    assert (await store.account(STRANGER)).settings == Settings()


async def test_what_a_client_asks_for_leaves_what_was_chosen_meanwhile(store):
    await store.add_account(NEWCOMER, Identity("web", "newcomer"))
    chosen = replace(NEWCOMER, settings=Settings("el", Orientation.SECOND))
    await store.save_settings(chosen)
    await store.save_client_language(NEWCOMER.id, "it")
    now = (await store.account(NEWCOMER.id)).settings
    assert now == replace(chosen.settings, client="it")
    await store.save_client_language(AccountId("nobody"), "it")
    assert await store.account(AccountId("nobody")) is None
