"""Sessions, recovery codes and looks of names, and the revision that brings them."""

from datetime import UTC, datetime, timedelta
from functools import partial

import pytest
from sqlalchemy import text

from bot.core.matches.errors import NameInUse
from bot.core.matches.model import Account, AccountId, Identity
from bot.core.store.values import Session
from bot.storage import open_store
from bot.storage.opening import opened
from tests.bot.storage.steps import join
from tests.bot.storage.test_fingerprint import migrated

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
PHONE, DESK = Identity("web", "phone"), Identity("web", "desk")
DION = Account(AccountId("d1"), "Dion", "dion", home="web")
OTHER = Account(AccountId("d2"), "Berenike", "berenike", home="web")

OLD_ROWS = (
    "INSERT INTO accounts VALUES ('a1', 'Ada', 'ada', '{}', 'web')",
    "INSERT INTO accounts VALUES ('a2', '\u0410da', '\u0430da', '{}', 'web')",
    "INSERT INTO accounts VALUES ('a3', 'Ares', NULL, '{}', 'discord')",
    "INSERT INTO identities VALUES ('web', 'k1', 'a1'), ('web', 'k2', 'a2'), ('x', '7', 'a3')",
)


async def rows_of(url, table):
    async with opened(url, to_write=False) as database:
        found = await database.read(lambda link: link.execute(text(f"SELECT * FROM {table}")).all())  # noqa: S608
    return sorted(map(tuple, found), key=str)


async def test_an_earlier_database_keeps_its_people_and_gets_their_looks(empty_url):
    async with opened(empty_url, to_write=True) as database:
        await database.write(partial(migrated, revision="0002"))
        for statement in OLD_ROWS:
            await database.write(lambda link, said=statement: link.exec_driver_sql(said).close())
    async with open_store(empty_url) as store:
        assert await store.sessions_of(AccountId("a1")) == (Session(Identity("web", "k1")),)
        handles = {(await store.account_of(Identity("web", key))).handle for key in ("k1", "k2")}
        assert handles == {"ada", "\u0430da"}
        for name in ("Ada", "\u0410d\u0430"):
            with pytest.raises(NameInUse):
                await store.add_account(Account(AccountId("n"), name, f"new {name}"), DESK)
    assert await rows_of(empty_url, "name_looks") == [("ada", "ada")]


async def test_names_of_before_get_the_looks_of_their_letters(empty_url):
    rows = (
        *(each for each in OLD_ROWS if "Ares" not in each and "identities" not in each),
        "INSERT INTO accounts VALUES ('a4', 'B-o.', 'b-o.', '{}', 'web')",
        "INSERT INTO name_looks VALUES ('ada', 'ada'), ('b-o.', 'b-o.')",
    )
    async with opened(empty_url, to_write=True) as database:
        await database.write(partial(migrated, revision="0010"))
        for statement in rows:
            await database.write(lambda link, said=statement: link.exec_driver_sql(said).close())
    async with open_store(empty_url) as store:
        with pytest.raises(NameInUse):
            await store.add_account(Account(AccountId("n"), "B.o", "b.o"), DESK)
    assert await rows_of(empty_url, "name_looks") == [
        *(("ada", "ada"), ("b-o.", "b-o."), ("bo", "b-o.")),
    ]


async def test_sessions_are_listed_and_ended(store):
    await store.add_account(DION, PHONE)
    await store.add_account(OTHER, DESK)
    assert await store.keep_recovery_code(DION.id, "digest")
    assert await store.recover("dion", "digest", Identity("web", "new")) == DION
    await store.touch_session(Identity("web", "new"), "Firefox", NOW)
    await store.touch_session(PHONE, "Safari", NOW - timedelta(days=1))
    new, phone = await store.sessions_of(DION.id)
    assert (new, phone) == (
        Session(Identity("web", "new"), NOW, "Firefox"),
        Session(PHONE, NOW - timedelta(days=1), "Safari"),
    )
    assert await store.end_sessions(DION.id, DESK) == 0  # not a session of theirs
    assert await store.end_sessions(DION.id, PHONE) == 1
    assert [each.identity for each in await store.sessions_of(DION.id)] == [PHONE]
    assert len(await store.sessions_of(OTHER.id)) == 1


async def test_a_recovery_code_is_used_once(store):
    await store.add_account(DION, PHONE)
    await store.keep_recovery_code(DION.id, "digest")
    assert await store.recover("dion", "another", DESK) is None
    assert await store.recover("dion", "digest", DESK) == DION
    assert await store.recover("dion", "digest", Identity("web", "third")) is None


async def test_an_account_without_a_handle_gets_no_recovery_code(store):
    ares = Account(AccountId("ares"), "Ares", home="discord")
    await store.add_account(ares, Identity("discord", "7"))
    assert not await store.keep_recovery_code(ares.id, "digest")


async def test_who_is_forgotten_leaves_neither_looks_nor_a_code(store):
    await store.add_account(DION, PHONE)
    await store.keep_recovery_code(DION.id, "digest")
    await store.forget(DION.id, ())
    assert await store.recovery_code("dion") is None
    await store.add_account(Account(AccountId("d3"), "Di\u043en", "di\u043en"), DESK)


async def test_a_new_owner_of_a_name_does_not_get_the_earlier_code(store):
    await store.add_account(DION, PHONE)
    await store.add_account(OTHER, DESK)
    await store.keep_recovery_code(OTHER.id, "digest")
    await join(store, OTHER.id, DION.id, ())  # frees the name
    newcomer = Account(AccountId("d4"), "Berenike", "berenike")
    await store.add_account(newcomer, Identity("web", "fresh"))
    assert await store.recovery_code("berenike") is None


async def test_a_code_goes_with_the_name_when_accounts_are_joined(store):
    ares = Account(AccountId("ares"), "Ares", home="discord")
    await store.add_account(ares, Identity("discord", "7"))
    await store.add_account(DION, PHONE)
    await store.keep_recovery_code(DION.id, "digest")
    await join(store, DION.id, ares.id, ())
    assert (await store.recover("dion", "digest", DESK)).id == ares.id


async def test_a_session_is_opened_for_who_is_there_and_taken_from_another(store):
    await store.add_account(DION, PHONE)
    await store.add_account(OTHER, DESK)
    inside = Identity("web", "telegram:7")
    for _ in range(2):
        await store.open_session(DION.id, inside)
    assert await store.account_of(inside) == DION
    await store.open_session(OTHER.id, inside)
    assert await store.account_of(inside) == OTHER


async def test_no_session_is_opened_for_who_was_forgotten_or_joined_to_another(store):
    await store.add_account(DION, PHONE)
    await store.add_account(OTHER, DESK)
    ares = Account(AccountId("ares"), "Ares", home="discord")
    await store.add_account(ares, Identity("discord", "7"))
    await store.forget(DION.id, ())
    await join(store, OTHER.id, ares.id, ())
    inside = Identity("web", "telegram:7")
    for account in (DION.id, OTHER.id, AccountId("nobody")):
        await store.open_session(account, inside)
        assert await store.account_of(inside) is None
