"""The forms of Discord: what each asks, within Discord's limits, and what is read of it."""

from copy import deepcopy
from itertools import product
from unittest.mock import Mock

import discord

from bot.core.matches import actions_table as table
from bot.core.matches.model import MatchId, SideWish
from bot.core.typed.drafts import draft_of, plain_draft
from bot.core.typed.terms import option_choices, proposal
from bot.core.typed.words import Request
from bot.frontends.discord import forms
from bot.frontends.discord.forms import (
    RATED,
    TICKED,
    challenge_given,
    filled_in,
    move_form,
    new_form,
    record_form,
    terms_form,
    with_terms,
)
from bot.i18n import LANGUAGES
from engine.catalogue import KEYS
from tests.bot.frontends.discord.modals import as_filled, check_modal, fields

WITHOUT_SIDE = {"lemery-crossing", "walker-petteia", "walker-dux"}
"""The games with so many options that the form for a new challenge has no room for the side."""


def begun(key="", language="en", **options):
    request = Request("challenge", {"ruleset": key, **options})
    return new_form(request, discord.Object(7, type=discord.User), language).to_dict()


def offering(draft):
    return table.TERMS_YES.control(MatchId("ab12"), 3, str(draft))


def untouched(form):
    """What is read of a form in which nothing is changed."""
    filled = as_filled(form, {}).items()
    fields = [
        {"custom_id": name, "values" if isinstance(value, list) else "value": value}
        for name, value in filled
    ]
    return filled_in({"components": [{"type": 18, "component": each} for each in fields]})


def every_value(key):
    """A game with each value of each option."""
    return [
        f"{option.name}={value}" for option in option_choices(key) for value, _ in option.values
    ]


def every_form(language):
    """Each form, with each game, and with as little and as much as a command can give."""
    full = {"clock": "9d+36h/12d,hard,weekends", "level": "8", "side": "second", "rated": "on"}
    for key, given in product(("", *KEYS), ({}, {"word": "w" * 99}, {**full, "word": "w" * 99})):
        yield begun(key, language, **given)
    for key in KEYS:
        last = proposal(Request("challenge", {"ruleset": key, "options": longest(key)})).terms
        for draft in (plain_draft(key, SideWish.LOT), draft_of(last).with_clock(3)):
            yield terms_form(offering(draft), language).to_dict()
    yield record_form(language).to_dict()
    yield move_form("a" * 12, language).to_dict()


def test_every_form_keeps_discords_limits_in_every_language():
    for language in LANGUAGES:
        for form in every_form(language):
            check_modal(form)


def test_words_that_are_too_long_are_cut(monkeypatch):
    monkeypatch.setattr(forms, "speaker", lambda _language: Mock(say=lambda _line: "w" * 300))
    for form in every_form("en"):
        check_modal(form)


def longest(key):
    return ",".join(f"{each.name}={each.values[-1][0]}" for each in option_choices(key))


def test_what_a_form_asks_is_whole_in_every_language():
    cut_off = [
        text
        for language, key in product(LANGUAGES, ("", *KEYS))
        for form in (begun(key, language), record_form(language).to_dict())
        for each in form["components"]
        for text in (each["label"], each.get("description") or "", *shown(each["component"]))
        if text.endswith("…")
    ]
    assert cut_off == []


def shown(field):
    for option in field.get("options", ()):
        yield from (option["label"], option.get("description") or "")


def test_each_game_has_all_its_options_in_one_form_and_the_side_where_there_is_room():
    asked = {*("opponent", "clock", "side", TICKED)}
    for key in KEYS:
        several = {each.name for each in option_choices(key) if len(each.values) > 2}
        ticked = {each.name for each in option_choices(key)} - several | {RATED}
        new, other = (
            fields(begun(key)),
            fields(terms_form(offering(plain_draft(key, SideWish.LOT)), "en").to_dict()),
        )
        assert new.keys() == several | asked - ({"side"} if key in WITHOUT_SIDE else set()), key
        assert other.keys() == several | asked - {"opponent"}, key
        for form in (new, other):
            assert {each["value"] for each in form[TICKED]["options"]} == ticked, key


def test_no_option_of_a_game_is_called_as_another_field():
    names = {option.name for key in KEYS for option in option_choices(key)}
    assert names.isdisjoint({TICKED, RATED, *table.CHALLENGE.options})


def test_a_form_that_is_not_changed_is_the_challenge_as_it_was_typed():
    for key in KEYS:
        for side, rated, clock in (("lot", "off", "10d+36h"), ("second", "on", "9d+36h,hard")):
            typed = {"side": side, "rated": rated, "clock": clock, "options": longest(key)}
            request = Request("challenge", {"ruleset": key, **typed})
            form = new_form(request, None, "en").to_dict()
            _, ruleset, level, carried, word = form["custom_id"].split(":", 4)
            filled = untouched(form)
            assert (level, word) == ("", "")
            given = challenge_given({"ruleset": ruleset, "side": carried}, filled)
            assert proposal(Request("challenge", given)) == proposal(request), (key, given)


def test_each_value_that_is_chosen_in_a_form_is_the_one_that_is_typed():
    for key in KEYS:
        for text in every_value(key):
            typed = proposal(Request("challenge", {"ruleset": key, "options": text})).terms
            control = offering(plain_draft(key, SideWish.LOT))
            filled = untouched(terms_form(control, "en").to_dict())
            draft = draft_of(typed)
            as_chosen = untouched(terms_form(offering(draft), "en").to_dict())
            changed = {name for name in filled if filled[name] != as_chosen[name]}
            assert changed <= {text.partition("=")[0], TICKED}, (key, text)
            assert with_terms(control, as_chosen) == offering(draft), (key, text)


def test_a_control_that_offers_nothing_opens_no_form():
    for control in (None, offering("chess=0"), offering("")):
        assert terms_form(control, "en") is None
        assert with_terms(control, {}) is None
    assert with_terms(offering(plain_draft("poleis", SideWish.LOT)), {"side": ("middle",)}) is None


# The stand-in refuses what Discord refuses: one broken thing after the other in a good form.

GOOD = {
    "title": "t",
    "custom_id": "c",
    "components": [
        {
            "type": 18,
            "label": "l",
            "component": {"type": 5, "custom_id": "a", "required": False, "min_values": 0},
        },
        {
            "type": 18,
            "label": "l",
            "component": {
                "type": 21,
                "custom_id": "b",
                "options": [{"value": each, "label": each} for each in "xy"],
            },
        },
        {
            "type": 18,
            "label": "l",
            "component": {
                "type": 22,
                "custom_id": "d",
                "required": False,
                "min_values": 0,
                "options": [{"value": each, "label": each} for each in "xy"],
            },
        },
        {
            "type": 18,
            "label": "l",
            "component": {"type": 3, "custom_id": "e", "options": [{"value": "x", "label": "x"}]},
        },
        {"type": 18, "label": "l", "component": {"type": 4, "style": 2, "custom_id": "f"}},
    ],
}
USERS, RADIO, TICKS, MENU, TYPED = range(5)


def many(count):
    return [{"value": str(each), "label": str(each)} for each in range(count)]


def changed(place, **values):
    def change(form):
        form["components"][place]["component"].update(values)

    return change


def labelled(**values):
    return lambda form: form["components"][RADIO].update(values)


BROKEN = {
    "no title": lambda form: form.update(title=""),
    "a long title": lambda form: form.update(title="t" * 46),
    "no id": lambda form: form.update(custom_id=""),
    "a long id": lambda form: form.update(custom_id="c" * 101),
    "no field": lambda form: form.update(components=[]),
    "six fields": lambda form: form["components"].append(
        {"type": 18, "label": "l", "component": {"type": 23, "custom_id": "g"}}
    ),
    "a field without a label": lambda form: form["components"].__setitem__(
        0, form["components"][0]["component"]
    ),
    "a button": changed(USERS, type=2),
    "a menu in a row": lambda form: form["components"].__setitem__(
        MENU, {"type": 1, "components": [form["components"][MENU]["component"]]}
    ),
    "a label of a field in a label": changed(TYPED, label="l"),
    "no label": labelled(label=""),
    "a long label": labelled(label="l" * 46),
    "an empty description": labelled(description=""),
    "a long description": labelled(description="d" * 101),
    "an id twice": changed(RADIO, custom_id="a"),
    "a field's long id": changed(RADIO, custom_id="b" * 101),
    "a number twice": lambda form: [each.update(id=1) for each in form["components"][:2]],
    "one radio button": changed(RADIO, options=many(1)),
    "eleven radio buttons": changed(RADIO, options=many(11)),
    "two radio buttons set": changed(
        RADIO, options=[{**each, "default": True} for each in many(2)]
    ),
    "no box": changed(TICKS, options=[]),
    "eleven boxes": changed(TICKS, options=many(11)),
    "more boxes to tick than there are": changed(TICKS, max_values=3),
    "eleven boxes to tick": changed(TICKS, max_values=11),
    "boxes that may be empty and are required": changed(TICKS, required=True),
    "no options in a menu": changed(MENU, options=[]),
    "26 options in a menu": changed(MENU, options=many(26)),
    "a long placeholder": changed(MENU, placeholder="p" * 151),
    "a disabled menu": changed(MENU, disabled=True),
    "two options chosen": changed(MENU, options=[{**each, "default": True} for each in many(2)]),
    "more users than can be chosen": changed(USERS, default_values=[{"id": 1}, {"id": 2}]),
    "a value twice": changed(RADIO, options=[*many(1), *many(1)]),
    "an option without a label": changed(RADIO, options=[*many(2), {"value": "z", "label": ""}]),
    "an option's long label": changed(
        RADIO, options=[*many(2), {"value": "z", "label": "z" * 101}]
    ),
    "an option's long value": changed(
        RADIO, options=[*many(2), {"value": "z" * 101, "label": "z"}]
    ),
    "an option's long description": changed(
        TICKS, options=[{"value": "z", "label": "z", "description": "z" * 101}]
    ),
    "a long text": changed(TYPED, max_length=4001),
    "a text of no length": changed(TYPED, min_length=5, max_length=4),
    "a text that is too long already": changed(TYPED, max_length=4, value="vwxyz"),
    "a long hint": changed(TYPED, placeholder="p" * 101),
    "an unknown style": changed(TYPED, style=3),
    "eleven files": changed(USERS, type=19, max_values=11),
    "a box alone that is required": changed(USERS, type=23, required=True),
}


def test_the_stand_in_refuses_a_form_that_discord_refuses():
    check_modal(GOOD)
    taken = []
    for what, breaks in BROKEN.items():
        form = deepcopy(GOOD)
        breaks(form)
        try:
            check_modal(form)
        except AssertionError:
            continue
        taken.append(what)
    assert taken == []


class Raw(discord.ui.Modal):
    def __init__(self, payload):
        super().__init__(title="t")
        self.payload = payload
        self.stop()

    def to_dict(self):
        return self.payload


async def refusal_of(world, who, monkeypatch, payload, *, opened=None):
    """Why the stand-in refuses a form: the answer to a command, or to a form that was opened."""
    refused = []

    async def respond(interaction, *_given):
        try:
            await interaction.response.send_modal(Raw(payload))
        except discord.HTTPException as error:
            refused.append((error.status, error.code))

    monkeypatch.setattr(world.chat._interactions, "command", respond)
    await (world.fill(who, opened) if opened else who.slash(world.channel, "petteia help"))
    return refused


async def test_the_bot_hears_of_it_and_no_form_follows_a_form(world, alkaios, monkeypatch):
    wrong = {**GOOD, "title": "t" * 46}
    opened = await world.slash(alkaios, "challenge", ruleset="poleis", options="form")
    refused = (400, 50035)
    assert await refusal_of(world, alkaios, monkeypatch, wrong) == [refused]
    assert await refusal_of(world, alkaios, monkeypatch, GOOD) == []
    assert await refusal_of(world, alkaios, monkeypatch, GOOD, opened=opened) == [refused]
    world.env.http_requests.clear()
