"""Time zones as people choose them."""

import pytest

from bot.core.handlers.time_zones import time_zone_named, zones
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import read_control
from bot.core.matches.messages import Refused
from bot.core.views.views import Tone
from bot.i18n import speaker
from tests.bot.core.conftest import codes, labels, told

MOST_BUTTONS = 90
"""Telegram takes a hundred under a message."""

PLACES = 400


def test_a_zone_is_known_whatever_its_case():
    for typed in ("Europe/Rome", "europe/rome", "EUROPE/ROME"):
        assert time_zone_named(typed) == "Europe/Rome", typed


def test_a_zone_that_does_not_exist_is_refused():
    for typed in ("", "..", "/etc/passwd", "Europe", "Mars/Olympus", "x" * 500):
        refusal = time_zone_named(typed)
        assert isinstance(refusal, Refused), typed
        assert len(speaker("en").say(refusal.line)) < 200, typed


def test_a_slip_is_understood():
    assert dict(time_zone_named("Europe/Rom").line.params)["near"] == "Europe/Rome"


def test_cities_offsets_and_abbreviations_are_known_and_nothing_wrong_is_offered():
    for typed, zone in (
        ("Rome", "Europe/Rome"),
        ("new york", "America/New_York"),
        ("New_York", "America/New_York"),
        ("Rom", "Europe/Rome"),
        ("London", "Europe/London"),
        ("Londra", "Europe/London"),
        ("Toronto", "America/Toronto"),
        ("Sydney", "Australia/Sydney"),
        ("Shanghai", "Asia/Shanghai"),
        ("Mailand", None),
        ("Parigi", "Europe/Paris"),
        ("Parijs", "Europe/Paris"),
        ("PST", "America/Los_Angeles"),
        ("CEST", "Europe/Berlin"),
        ("GMT+2", "Etc/GMT-2"),
        ("utc -3", "Etc/GMT+3"),
        ("UTC\N{MINUS SIGN}11", "Etc/GMT+11"),
        ("+0", "UTC"),
        ("UTC-3:30", "America/St_Johns"),
        ("GMT+0530", "Asia/Kolkata"),
        ("+5:45", "Asia/Kathmandu"),
        ("UTC+2:30", None),
        ("GMT+99", None),
        ("XYZT", None),
    ):
        found = time_zone_named(typed, ("en", "it", "de", "nl"))
        if zone:
            assert found == zone, typed
        else:
            assert "near" not in dict(found.line.params), typed


async def test_an_offset_is_shown_as_it_was_typed(bench):
    shown = await bench.say("Alkaios", "settings zone=GMT+2")
    assert any("UTC+2" in said for said in told(shown.lines))
    assert "Etc" not in str(told(shown.lines))
    assert (await bench.person("Alkaios")).settings.zone == "Etc/GMT-2"


def test_every_zone_has_a_time():
    assert len(zones()) > 300
    assert not {"localtime", "Factory"} & set(zones())


async def test_a_zone_is_kept_and_weekends_are_counted_in_it(bench):
    await bench.person("Brasidas")
    shown = await bench.say("Alkaios", "settings zone=america/new_york")
    assert any("America/New_York" in said for said in told(shown.lines))
    assert (await bench.person("Alkaios")).settings.zone == "America/New_York"
    made = await bench.say("Alkaios", "challenge Brasidas clock=3d,weekends")
    assert (await bench.store.match(made.view.match)).terms.clock.weekend == "America/New_York"


async def test_an_unknown_zone_keeps_nothing(bench):
    answer = await bench.say("Alkaios", "settings zone=Nowhere/Land orientation=first")
    assert codes(answer)[0].startswith("refused-unknown-zone")
    assert (await bench.person("Alkaios")).settings.zone == "UTC"


async def test_zones_are_completed_and_have_no_buttons(bench):
    assert "settings zone=Europe/Rome" in await bench.complete("Alkaios", "settings zone=europe/r")
    shown = await bench.say("Alkaios", "settings")
    assert "set-zone" not in labels(shown)


async def test_each_reads_a_moment_in_their_own_zone(bench):
    await bench.begin(clock="3d")
    await bench.say("Alkaios", "settings zone=Asia/Kolkata")
    who = await bench.person("Alkaios")
    say = speaker("en", who.settings.zone).say
    notes = [say(note) for note in (await bench.seen("Alkaios")).notes]
    assert "You have until Wed, Mar 4, 2026, 17:30 (Asia/Kolkata)." in notes


async def test_every_place_is_reached_by_the_time_that_it_is_there(bench):
    hours = await bench.press("Alkaios", "settings::0:zone")
    offered = [choice for choice in hours.choices if "=at-" in str(choice.control)]
    places = set()
    for each in offered:
        page = await bench.press("Alkaios", str(each.control))
        found = [str(choice.control) for choice in page.choices if "=" in str(choice.control)]
        assert 0 < len(found) < MOST_BUTTONS
        assert all(read_control(control) for control in found)
        places.update(found)
    assert len(places) > PLACES
    kept = await bench.press("Alkaios", "settings::0:zone=america-argentina-buenos-aires")
    assert not kept.refused
    zone = (await bench.person("Alkaios")).settings.zone
    assert zone == "America/Argentina/Buenos_Aires"


async def test_a_forged_time_or_place_is_no_zone(bench):
    empty = await bench.press("Alkaios", "settings::0:zone=at-p9999")
    assert [str(choice.control) for choice in empty.choices] == ["settings::0:"]
    assert (await bench.press("Alkaios", "settings::0:zone=mars-olympus")).refused


async def zones_offered(bench, here):
    who = await bench.person("Alkaios")
    context = RequestContext(zone=here)
    page = await bench.dispatcher.press(who, read_control("settings::0:zone"), context)
    return page.choices


async def test_the_zone_of_ones_browser_is_offered_first(bench):
    first, *others = await zones_offered(bench, "Europe/Rome")
    assert str(first.control) == "settings::0:zone=europe-rome"
    assert first.tone is Tone.PRIMARY
    assert all("=at-" in str(each.control) for each in others[:-1])
    await bench.press("Alkaios", str(first.control))
    assert (await bench.person("Alkaios")).settings.zone == "Europe/Rome"


@pytest.mark.parametrize("here", ["", "UTC", "Mars/Olympus", "x" * 8000, "Europe/Vienna"])
async def test_a_zone_that_is_unknown_or_chosen_already_is_not_offered(bench, here):
    await bench.say("Alkaios", "settings zone=Europe/Vienna")
    first = (await zones_offered(bench, here))[0]
    assert "=at-" in str(first.control)
