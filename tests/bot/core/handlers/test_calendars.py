"""The word for a calendar, over a real store: its address, a new one, its end, links."""

from datetime import timedelta

from bot.core.handlers.calendars import due_times
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from tests.bot.core.conftest import codes, control
from tests.bot.core.linked_accounts import linked, owner

SITE = "https://petteia.example"
HERE = RequestContext(site=SITE)


async def calendar(bench, name="Alkaios"):
    """What a person is told of their calendar, if the chat has an address."""
    return await bench.dispatcher.hear(await bench.person(name), "calendar", HERE)


async def press(bench, answer, code, name="Alkaios"):
    pressed = read_control(control(answer, code))
    return await bench.dispatcher.press(await bench.person(name), pressed, HERE)


def token(answer):
    """The token of the address in an answer."""
    [address] = answer.content.lines
    path, _, end = dict(address.params)["url"].rpartition("/")
    assert path == f"{SITE}/calendar"
    return end.removesuffix(".ics")


async def found(bench, answer):
    account = await bench.store.account_by_calendar(token(answer))
    return account and account.name


async def test_a_calendar_has_one_address_until_it_is_renewed_or_ended(bench):
    first = await calendar(bench)
    assert len(token(first)) * 6 >= 256
    assert token(await calendar(bench)) == token(first)
    second = await press(bench, first, "calendar-renew")
    assert codes(second) == ["done-calendar-renewed"]
    assert [await found(bench, each) for each in (first, second)] == [None, "Alkaios"]
    assert token(await calendar(bench)) == token(second)
    ended = await press(bench, second, "calendar-end")
    assert codes(ended) == ["done-calendar-ended"]
    assert await found(bench, second) is None
    begun = await press(bench, ended, "calendar-begin")
    assert token(begun) not in {token(first), token(second)}


async def test_a_forged_choice_changes_nothing(bench):
    first = await calendar(bench)
    for choice in ("ends", "renew=", "1"):
        assert codes(await bench.press("Alkaios", f"calendar::0:{choice}")) == ["refused-forged"]
    assert await found(bench, first) == "Alkaios"


async def test_where_the_chat_has_no_address_there_is_no_calendar(bench):
    answer = await bench.say("Alkaios", "calendar")
    assert codes(answer) == ["refused-no-calendar"]
    assert await bench.store.calendar_of((await bench.person("Alkaios")).id) is None


async def test_a_link_keeps_one_calendar_and_undoing_it_gives_it_back(bench):
    dions = await calendar(bench, "Dion")
    dion = await owner(bench, "Dion")
    await linked(bench, "Dion", "Alkaios")
    assert await found(bench, dions) == "Alkaios"
    undo = control(await bench.say("Alkaios", "link undo"), "button-link-undo")
    await bench.press("Alkaios", undo)
    assert (await bench.store.account_by_calendar(token(dions))).id == dion
    assert await bench.store.calendar_of(await owner(bench, "Alkaios")) is None


async def test_of_two_calendars_a_link_keeps_that_of_the_account_that_is_kept(bench):
    dions, own = await calendar(bench, "Dion"), await calendar(bench, "Alkaios")
    await linked(bench, "Dion", "Alkaios")
    assert [await found(bench, each) for each in (dions, own)] == [None, "Alkaios"]


async def test_an_address_that_was_renewed_does_not_come_back_with_an_account(bench):
    dions = await calendar(bench, "Dion")
    await linked(bench, "Dion", "Alkaios")
    renewed = await press(bench, await calendar(bench), "calendar-renew")
    undo = control(await bench.say("Alkaios", "link undo"), "button-link-undo")
    await bench.press("Alkaios", undo)
    assert [await found(bench, each) for each in (dions, renewed)] == [None, "Alkaios"]


async def test_a_person_who_is_forgotten_has_no_calendar(bench):
    answer = await calendar(bench)
    asked = await bench.say("Alkaios", "forget")
    await bench.press("Alkaios", control(asked, "button-forget-yes"))
    assert await bench.store.account_by_calendar(token(answer)) is None


async def test_what_is_due_are_the_matches_that_wait_for_a_person(bench):
    alkaios, brasidas = [await bench.person(name) for name in ("Alkaios", "Brasidas")]
    made = await bench.say("Alkaios", "challenge Brasidas lemery-compact first clock=3d")
    [(match, label, end)] = await due_times(bench.dispatcher.views, brasidas)
    assert (match, label.code, end) == (made.view.match, "entry-yours", made.view.until or end)
    await bench.say("Brasidas", f"accept {match}")
    assert await due_times(bench.dispatcher.views, brasidas) == ()
    [(_, _, runs_out)] = await due_times(bench.dispatcher.views, alkaios)
    assert runs_out - bench.now == timedelta(days=3)
    await bench.say("Alkaios", "move e2-e3")
    assert await due_times(bench.dispatcher.views, alkaios) == ()
