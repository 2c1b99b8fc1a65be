"""Who has a page that everyone may read, and where; over a real store."""

from bot.core.accounts.people import handle_of
from bot.core.accounts.public import player_path, public_player
from bot.core.matches.computers import computer_account
from bot.core.matches.model import Account, AccountId
from tests.bot.core.conftest import control
from tests.bot.core.handlers.test_profiles import resigned
from tests.bot.core.linked_accounts import linked, owner
from tests.bot.core.sample_matches import LOBBY


async def named(bench, name):
    """The name of the person whom an address names."""
    found = await public_player(bench.store, name)
    return found and found.account.name


async def test_a_person_is_found_by_their_name_and_by_their_number(bench):
    await resigned(bench, place=LOBBY)
    alkaios = await bench.person("Alkaios")
    assert player_path(alkaios) == "/player/alkaios"
    for each in ("alkaios", "Alkaios", "ALKAIOS", alkaios.id):
        assert await named(bench, each) == "Alkaios", each
    for each in ("", "alkaio", "\x00", "\ud800", alkaios.id[:-1], alkaios.id.upper()):
        assert await named(bench, each) is None, each


async def test_names_that_make_no_address_give_way_to_the_number():
    for name in ("Ada", ".", "..", "a/b?c#d", "ß" * 32, "Ada\u2024B"):
        account = Account(AccountId("c0ffee"), name, handle_of(name))
        path = player_path(account)
        if name in {".", "..", "ß" * 32}:
            assert path == "/player/c0ffee"
        else:
            assert path != "/player/c0ffee"
            assert path.count("/") == 2
            assert not {"?", "#"}.intersection(path)


async def test_a_person_who_is_hidden_gone_or_joined_has_no_page(bench):
    await resigned(bench)
    assert await named(bench, "alkaios") is None
    await resigned(bench, place=LOBBY)
    assert await named(bench, "alkaios") == "Alkaios"
    for results in ("played", "nobody"):
        await bench.say("Alkaios", f"settings results={results}")
        assert await named(bench, "alkaios") is None
    await bench.say("Alkaios", "settings results=everyone")
    number = (await bench.person("Alkaios")).id
    await linked(bench, "Alkaios", "Dion")
    assert await named(bench, number) is None
    assert await named(bench, await owner(bench, "Dion")) == "Dion"
    asked = await bench.say("Dion", "forget")
    await bench.press("Dion", control(asked, "button-forget-yes"))
    assert await named(bench, "dion") is None


async def test_the_computer_has_no_page(bench):
    level = computer_account(1)
    assert await named(bench, level.id) is None


async def test_public_matches_are_the_latest_with_who_beat_whom(bench):
    codes = []
    for loser in ("Alkaios", "Brasidas"):
        codes.append(await resigned(bench, loser, place=LOBBY))
        bench.pass_days(1)
    await resigned(bench)
    found = (await public_player(bench.store, "alkaios")).matches
    assert [each.match.id for each in found] == codes[::-1]
    assert [each.result.code for each in found] == ["week-won", "week-won"]
    assert [dict(each.result.params)["winner"].text for each in found] == ["Alkaios", "Brasidas"]
