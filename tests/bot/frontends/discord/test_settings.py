"""The settings on Discord: each is a menu in one card, and nothing has to be typed."""

from datetime import UTC, datetime

import pytest

from bot.core.matches.model import Identity
from tests.bot.frontends.discord.world import labels, menus, private

NOON = datetime(2026, 7, 1, 12, 5, tzinfo=UTC)
ZONE, NOTICES, QUIET, VACATION = 5, 6, 7, 9
"""Where the menus are in the card."""


@pytest.fixture
async def card(world, alkaios):
    return private(await world.slash(alkaios, "settings"))


@pytest.fixture
def settings(world, alkaios):
    async def settings():
        return (await world.store.account_of(Identity("discord", str(alkaios.id)))).settings

    return settings


def chosen(message):
    """What the menus show as chosen."""
    return [
        option["label"]
        for menu in menus(message)
        for option in menu["options"]
        if option.get("default")
    ]


async def test_every_setting_is_a_menu_with_its_value(card):
    assert labels(card) == []
    assert chosen(card) == [
        "Board: my side at bottom",
        "Board theme: marble",
        "Squares: by game",
        "Confirm moves: risky",
        "Language: automatic",
        "Zone: UTC",
        "Notify: in match chat",
        "Quiet hours: off",
        "Results: everyone",
    ]
    assert menus(card)[VACATION]["placeholder"] == "Vacation: pause all my clocks"


async def test_a_value_is_chosen_and_shown_in_the_same_card(world, alkaios, card, settings):
    picked = (await world.choose(alkaios, card, "Notify me privately", menu=NOTICES)).response
    assert picked.id == card.id
    assert "Notify: in private chat" in chosen(picked)
    assert (await settings()).notices == "direct"
    again = (await world.choose(alkaios, picked, "Quiet hours 22:00-08:00", menu=QUIET)).response
    assert "Quiet hours: 22:00-08:00" in chosen(again)


async def test_a_time_zone_is_found_by_the_time_that_it_is_there(world, alkaios, card, settings):
    await world.put_forward(NOON)
    hours = (await world.choose(alkaios, card, "Another time zone …", menu=ZONE)).response
    east = [each["label"] for menu in menus(hours) for each in menu["options"]]
    assert "17:35 (UTC+5:30)" in east
    places = (await world.choose(alkaios, hours, "08:05 (UTC\N{MINUS SIGN}4)")).response
    wanted = "America/Port-au-Prince"
    listed = [{each["label"] for each in menu["options"]} for menu in menus(places)]
    number = next(number for number, each in enumerate(listed) if wanted in each)
    kept = (await world.choose(alkaios, places, wanted, menu=number)).response
    assert "Zone: Port-au-Prince" in chosen(kept)
    assert (await settings()).zone == wanted


async def test_a_vacation_is_begun_and_ended(world, alkaios, card):
    away = (await world.choose(alkaios, card, LENGTH, menu=VACATION)).response
    assert "You are on vacation until" in away.content
    back = (await world.choose(alkaios, away, "End my vacation", menu=VACATION)).response
    assert "You are on vacation until" not in back.content


LENGTH = "Vacation for 7 days"


async def test_who_is_blocked_is_a_button_below_the_menus(world, alkaios, brasidas):
    await world.slash(brasidas, "games")
    await world.slash(alkaios, "settings", block=brasidas)
    card = private(await world.slash(alkaios, "settings"))
    (label,) = labels(card)
    assert "Brasidas" in label
    assert len(menus(card)) == VACATION + 1
