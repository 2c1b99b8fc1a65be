"""Forms on Discord: the terms of a challenge, and records."""

from copy import deepcopy
from itertools import product

import discord
import pytest
from structlog.testing import capture_logs

from bot.core.handlers.play import MAX_WORD_LENGTH
from bot.core.matches import actions_table as table
from bot.core.matches.model import MatchId, SideWish
from bot.core.typed.drafts import draft_of, plain_draft
from bot.core.typed.terms import option_choices, proposal
from bot.core.typed.words import MAX_FILE_BYTES, Request
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
from bot.frontends.discord.message import MAX_OPTION, MAX_OPTIONS
from bot.frontends.discord.runner import RequestRunner
from bot.i18n import LANGUAGES
from engine.catalogue import KEYS
from tests.bot.computer_matches import Opponent
from tests.bot.frontends.discord.modals import as_filled, check_modal, fields
from tests.bot.frontends.discord.test_records import KUBEIA
from tests.bot.frontends.discord.world import labels, private

WITHOUT_SIDE = {"lemery-crossing", "walker-petteia", "walker-dux"}
"""The games with so many options that the form for a new challenge has no room for the side."""

OPEN = "Choose in a form"


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


def test_every_form_keeps_discords_limits_in_every_language():
    for language, key in product(LANGUAGES, ("", *KEYS)):
        word = "w" * 99
        options = {"clock": "9d+36h/12d,hard,weekends", "level": "8", "side": "second"}
        for given in ({}, {"word": word}, {**options, "word": word, "rated": "on"}):
            check_modal(begun(key, language, **given))
    for language, key in product(LANGUAGES, KEYS):
        last = proposal(Request("challenge", {"ruleset": key, "options": longest(key)})).terms
        for draft in (plain_draft(key, SideWish.LOT), draft_of(last).with_clock(3)):
            check_modal(terms_form(offering(draft), language).to_dict())
    for language in LANGUAGES:
        check_modal(record_form(language).to_dict())
        check_modal(move_form("a" * 12, language).to_dict())


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


# A new challenge


async def test_a_challenge_is_made_in_one_form(world, alkaios, brasidas):
    opened = await world.slash(alkaios, "challenge", ruleset="walker-dux", options="form")
    assert opened.modal["title"] == "Latrunculi with Dux (Damian Walker)"
    assert world.public == []
    filled = {"opponent": brasidas, "files": "9", "ranks": "5", TICKED: [RATED, "dux"]}
    made = await world.fill(alkaios, opened, **filled, clock="3d")
    assert private(made).content == "Challenge sent to \u2068Brasidas\u2069."
    terms = (await world.match()).terms
    assert terms.ruleset == "walker-dux(files=9,ranks=5,dux=enclosed)"
    assert (terms.clock.bank.days, terms.rated, terms.side) == (3, True, SideWish.LOT)
    await world.click(brasidas, world.board, "Accept")
    assert (await world.match()).seats is not None


async def test_without_an_opponent_the_challenge_is_open_and_without_a_game_it_is_asked(
    world, alkaios
):
    opened = await world.slash(alkaios, "challenge", options="form")
    assert [*fields(opened.modal)] == ["opponent", "ruleset", TICKED, "clock", "side"]
    await world.fill(alkaios, opened, ruleset="poleis", side="second", clock="none")
    terms = (await world.match()).terms
    assert (terms.ruleset, terms.clock, terms.side) == ("poleis", None, SideWish.SECOND)
    assert "Accept" in labels(world.board)


async def test_the_usual_game_of_the_place_is_played_where_none_is_chosen(world, alkaios):
    opened = await world.slash(alkaios, "challenge", options="FORM")
    await world.fill(alkaios, opened)
    assert (await world.match()).terms.ruleset == "lemery-compact"


async def test_what_the_command_says_already_is_chosen_in_the_form_or_carried(
    world, alkaios, brasidas
):
    opened = await alkaios.slash(
        world.channel,
        "petteia challenge",
        opponent=brasidas,
        ruleset="lemery-crossing",
        options="form",
        side="second",
        clock="9d,weekends",
        word=":" * MAX_WORD_LENGTH,
        rated="on",
    )
    form = fields(opened.modal)
    assert [each["id"] for each in form["opponent"]["default_values"]] == [brasidas.id]
    assert form["clock"]["options"][0]["default"]
    assert [each["value"] for each in form[TICKED]["options"] if each["default"]] == [RATED]
    await world.fill(alkaios, opened, opponent=brasidas, board="compact", compulsory="huff")
    match = await world.match()
    assert match.terms.ruleset == "lemery-crossing(board=compact,compulsory=huff)"
    assert (match.terms.side, match.terms.rated) == (SideWish.SECOND, True)
    assert (match.terms.clock.bank.days, bool(match.terms.clock.weekend)) == (9, True)
    assert match.words[0] == ":" * MAX_WORD_LENGTH


async def test_the_computer_is_challenged_in_a_form_that_asks_for_no_opponent(world, alkaios):
    Opponent(world, None, None)
    opened = await world.slash(
        alkaios, "challenge", ruleset="walker-dux", level="1", options="form"
    )
    assert "opponent" not in fields(opened.modal)
    await world.fill(alkaios, opened, files="5", ranks="5", clock="none")
    assert (await world.match()).game.ruleset.board.files == 5


async def test_what_is_refused_when_it_is_typed_is_refused_as_ever(world, alkaios):
    bot = world.guild.add_member(world.env.create_user("robot", bot=True))
    for wrong in ({"ruleset": "chess"}, {"clock": "soon"}):
        typed = private(await world.slash(alkaios, "challenge", **wrong)).content
        asked = await world.slash(alkaios, "challenge", **wrong, options="form")
        assert asked.modal is None
        assert private(asked).content == typed
    for filled, told in (
        ({"opponent": alkaios}, "your own challenge"),
        ({"opponent": bot}, "Bots"),
    ):
        opened = await world.slash(alkaios, "challenge", ruleset="poleis", options="form")
        said = private(await world.fill(alkaios, opened, **filled))
        assert told in said.content
    assert world.public == []


async def test_the_form_is_suggested_for_the_options_first(world, alkaios):
    for typed, ruleset in (("", {}), ("", {"ruleset": "poleis"}), ("form", {})):
        assert await world.suggest(alkaios, "challenge", "options", typed, **ruleset) == ["form"]
    found = await world.suggest(alkaios, "challenge", "options", "", ruleset="walker-dux")
    assert found[0] == "form"
    assert len(found) <= MAX_OPTIONS
    assert all(len(each) <= MAX_OPTION for each in found)


@pytest.mark.usefixtures("brought")
async def test_a_form_works_where_only_a_person_brought_the_bot(world, alkaios, brasidas):
    opened = await world.slash(alkaios, "challenge", ruleset="poleis", options="form")
    await world.fill(alkaios, opened, opponent=brasidas, side="first")
    await world.click(brasidas, world.board, "Accept")
    assert (await world.match()).seats is not None


async def test_a_form_in_direct_messages_challenges_in_private(world, alkaios, brasidas):
    opened = await alkaios.user.slash("petteia challenge", ruleset="poleis", options="form")
    await world.fill(alkaios.user, opened, opponent=brasidas.user)
    assert world.public == []
    assert "Accept" in labels(brasidas.user.dm_channel.history()[-1])


# Another game for a challenge that was made


async def opened_terms(world, who, made, game="Petteia (Damian Walker)"):
    games = (await world.click(who, made, "Change game")).response
    return (await world.click(who, games, game)).response


async def test_the_terms_of_a_challenge_are_changed_in_one_form(world, alkaios, brasidas):
    made = private(await world.slash(alkaios, "challenge", opponent=brasidas, clock="9d"))
    shown = await opened_terms(world, alkaios, made)
    opened = await world.click(alkaios, shown, OPEN)
    sent = {"files": "5", TICKED: ["corner", "rows"], "side": "first"}
    changed = (await world.fill(alkaios, opened, **sent)).response
    assert (changed.id, changed.content) == (made.id, "Challenge changed.")
    terms = (await world.match()).terms
    assert terms.ruleset == "walker-petteia(files=5,rows=1,corner=on)"
    assert (terms.clock.bank.days, terms.side, terms.rated) == (9, SideWish.FIRST, False)
    shown = await opened_terms(world, alkaios, changed, "Petteia (Damian Walker)")
    opened = await world.click(alkaios, shown, OPEN)
    await world.fill(alkaios, opened, **sent, clock="none")
    assert (await world.match()).terms.clock is None


async def test_terms_of_a_form_that_comes_too_late_change_nothing(world, alkaios, brasidas):
    made = private(await world.slash(alkaios, "challenge", opponent=brasidas))
    opened = await world.click(alkaios, await opened_terms(world, alkaios, made), OPEN)
    await world.click(brasidas, world.board, "Accept")
    terms = (await world.match()).terms
    said = (await world.fill(alkaios, opened, files="5")).response
    assert said.content.startswith("This challenge has already been accepted.")
    assert (await world.match()).terms == terms


async def test_a_form_that_was_open_when_the_bot_restarted_is_read(world, alkaios, brasidas):
    opened = await world.slash(alkaios, "challenge", ruleset="poleis", options="form")
    await world.restart()
    await world.fill(alkaios, opened, opponent=brasidas, side="first")
    assert (await world.match()).terms.ruleset == "poleis"


async def test_where_discord_opens_no_form_a_person_reads_what_to_do_instead(world, alkaios):
    asked = private(await world.slash(alkaios, "record"))
    for press in (
        lambda: world.slash(alkaios, "challenge", options="form"),
        lambda: world.click(alkaios, asked, "View a record"),
    ):
        world.env.inject_error("POST", "/interactions/*", status=400, code=50035)
        assert private(await press()).content.startswith("This form cannot be opened here.")
    assert world.public == []


# Three seconds


async def test_a_form_opens_while_the_store_is_held(world, alkaios, brasidas, monkeypatch):
    made = private(await world.slash(alkaios, "challenge", opponent=brasidas))
    shown = await opened_terms(world, alkaios, made)
    record = private(await world.slash(alkaios, "record"))

    async def held(*_given, **_named):
        raise AssertionError("a form waits for nothing")

    monkeypatch.setattr(RequestRunner, "_answer", held)
    assert (await alkaios.click(shown, label=OPEN)).modal
    assert (await alkaios.click(record, label="View a record")).modal
    assert (await alkaios.slash(world.channel, "petteia challenge", options="form")).modal


async def test_a_form_that_comes_after_three_seconds_is_refused_and_logged(
    world, alkaios, monkeypatch
):
    respond = discord.InteractionResponse.send_modal

    async def late(response, form):
        backend = world.env.backend
        asked = backend.interactions[response._parent.id]
        asked.initial_response_deadline = backend.now_iso()
        return await respond(response, form)

    monkeypatch.setattr(discord.InteractionResponse, "send_modal", late)
    with capture_logs() as logs:
        opened = await world.slash(alkaios, "challenge", options="form")
    assert opened.modal is None
    assert world.public == []
    assert [each["event"] for each in logs] == ["interaction_lost"]


# Records


@pytest.fixture
async def record(world, alkaios):
    """The form for a record, opened."""
    asked = private(await world.slash(alkaios, "record"))
    return await world.click(alkaios, asked, "View a record")


@pytest.fixture
def fetched(world, monkeypatch):
    """What is downloaded from now on."""
    addresses, fetch = [], world.env.bot.http.get_from_cdn

    async def noted(address):
        addresses.append(address)
        return await fetch(address)

    monkeypatch.setattr(world.env.bot.http, "get_from_cdn", noted)
    return addresses


async def test_a_record_is_pasted_into_a_form_with_its_line_ends(world, alkaios, record):
    text = KUBEIA.read_text(encoding="utf-8")
    assert "\n" in text
    said = private(await world.fill(alkaios, record, text=text))
    assert said.content.startswith("Kubeia")
    assert [each.filename for each in said.attachments] == ["board.png"]
    assert "View a record" in labels(said)


async def test_a_record_is_uploaded_in_a_form(world, alkaios, record, fetched):
    file = ("kubeia.txt", KUBEIA.read_bytes())
    said = private(await world.fill(alkaios, record, text="a2-a3", file=file))
    assert said.content.startswith("Kubeia")
    assert len(fetched) == 1


async def test_a_file_in_a_form_that_is_too_large_is_not_downloaded(
    world, alkaios, record, fetched
):
    file = ("a.txt", b"x" * (MAX_FILE_BYTES + 1))
    said = private(await world.fill(alkaios, record, file=file))
    assert "too long" in said.content
    assert fetched == []


async def test_a_file_in_a_form_that_is_no_record_is_refused(world, alkaios, record):
    said = private(await world.fill(alkaios, record, file=("a.png", b"\x89PNG\r\n\x00")))
    assert "cannot be read" in said.content
