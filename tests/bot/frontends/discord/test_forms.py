"""Forms on Discord: the terms of a challenge, and records."""

import discord
import pytest
from structlog.testing import capture_logs

from bot.core.handlers.play import MAX_WORD_LENGTH
from bot.core.matches.model import SideWish
from bot.core.typed.words import MAX_FILE_BYTES
from bot.frontends.discord.forms import RATED, TICKED
from bot.frontends.discord.message import MAX_OPTION, MAX_OPTIONS
from bot.frontends.discord.runner import RequestRunner
from tests.bot.computer_matches import Opponent
from tests.bot.frontends.discord.modals import fields
from tests.bot.frontends.discord.signed import over_both
from tests.bot.frontends.discord.test_records import KUBEIA
from tests.bot.frontends.discord.world import labels, private

OPEN = "Choose in a form"


# A new challenge


@over_both
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
