"""Rated matches on Discord: the challenge, the profile, the table, two accounts, forgetting."""

import re

import pytest

from bot.core.matches.model import Identity
from bot.frontends.discord.command_paths import command_path
from tests.bot.frontends.discord.test_locale import speaks  # noqa: F401 -- a fixture
from tests.bot.frontends.discord.world import labels, private
from tests.bot.frontends.elsewhere import Elsewhere, are_right

TOP = command_path("top")
COMPACT = "Compact Petteia (Lemery Games)"


@pytest.fixture
def give_up(world):
    """Give up the match in the channel."""

    async def give_up(who):
        asked = private(await world.slash(who, "resign"))
        await world.click(who, asked, "Yes, resign")

    return give_up


@pytest.fixture
async def rated(world, alkaios, brasidas, give_up):
    """A rated match in the channel that Brasidas has given up."""
    await world.begin(alkaios, brasidas, rated="on")
    await give_up(brasidas)


@pytest.fixture
def ratings_of(world):
    async def ratings_of(who):
        account = await world.store.account_of(Identity("discord", str(who.id)))
        return await world.store.ratings_of(account.id)

    return ratings_of


@pytest.fixture
def reads(world):
    """What a person is told who asks for something."""

    async def reads(who, word, **options):
        return private(await world.slash(who, word, **options)).content

    return reads


async def test_who_is_challenged_sees_that_the_match_is_rated(world, alkaios, brasidas):
    options = {"opponent": brasidas, "ruleset": "lemery-compact", "rated": "on"}
    await world.slash(alkaios, "challenge", **options)
    assert f"{COMPACT}, rated" in world.board.content
    await world.click(brasidas, world.board, "Accept")
    assert (await world.match()).terms.rated
    assert (await world.match()).seats is not None


async def test_a_challenge_from_the_menu_of_a_person_is_made_rated_by_buttons(
    world, alkaios, brasidas
):
    made = await alkaios.context_menu(world.channel, "Challenge to Petteia", brasidas)
    await world.told()
    assert ", rated" not in world.board.content
    shown = (await world.click(alkaios, private(made), "Change game")).response
    shown = (await world.click(alkaios, shown, COMPACT)).response
    shown = (await world.click(alkaios, shown, "Not rated ⇄")).response
    assert "Rated ⇄" in labels(shown)
    assert ", rated" not in world.board.content
    await world.click(alkaios, shown, "Send challenge")
    assert f"{COMPACT}, rated" in world.board.content
    await world.click(brasidas, world.board, "Accept")
    assert (await world.match()).terms.rated


@pytest.mark.usefixtures("rated")
async def test_both_have_a_rating_and_are_on_the_tables_of_the_server_and_of_everywhere(
    world, alkaios, brasidas
):
    assert f"{COMPACT}, rated" in world.board.content
    for viewer, named in ((alkaios, {}), (brasidas, {"opponent": alkaios})):
        profile = private(await world.slash(viewer, "profile", **named))
        assert f"Rating in {COMPACT}: 1630\u00a0±\u00a0498" in profile.content, viewer.name
        (picture,) = profile.attachments
        assert picture.description == (
            f"Rating in {COMPACT}: 1630\u00a0±\u00a0498 now, after one match."
        ), viewer.name
    here = private(await world.slash(brasidas, "top"))
    assert "of people who played rated matches here" in here.content
    everywhere = private(await world.slash(brasidas, "top", scope="everywhere"))
    assert f"{COMPACT}, everywhere" in everywhere.content
    for table in (here, everywhere):
        best, second = table.content.splitlines()[-2:]
        assert best == "\u2068Alkaios\u2069: 1630\u00a0±\u00a0498"
        assert second == "\u2068Brasidas\u2069: 1370\u00a0±\u00a0498"


@pytest.mark.usefixtures("rated")
async def test_buttons_lead_to_a_season_and_back_in_the_same_message(world, alkaios):
    table = private(await world.slash(alkaios, "top"))
    season = (await world.click(alkaios, table, "This season")).response
    assert season.id == table.id
    assert "Season from January 1 to March 31" in season.content
    last = (await world.click(alkaios, season, "Last season")).response
    assert "Alkaios" not in last.content
    back = (await world.click(alkaios, last, "All time")).response
    assert back.content == table.content


@pytest.mark.usefixtures("rated")
async def test_who_shows_results_to_nobody_leaves_the_table_and_hides_the_rating(
    world, alkaios, brasidas, reads
):
    await world.slash(alkaios, "settings", results="nobody")
    for options in ({}, {"scope": "everywhere"}, {"season": "season"}):
        table = await reads(brasidas, "top", **options)
        assert "Brasidas" in table, options
        assert "Alkaios" not in table, options
    theirs = private(await world.slash(brasidas, "profile", opponent=alkaios))
    assert "Against you" in theirs.content
    assert "Rating in" not in theirs.content
    assert theirs.attachments == []
    assert f"Rating in {COMPACT}: 1630\u00a0±\u00a0498" in await reads(alkaios, "profile")


@pytest.mark.usefixtures("rated")
async def test_two_accounts_have_one_rating_while_they_are_linked(
    world, alkaios, brasidas, give_up, ratings_of
):
    dion = Elsewhere(world.service, "telegram", "Dion")
    offered = await dion.say("challenge lemery-compact second rated=yes")
    await world.slash(brasidas, "accept", code=offered.changed.id)
    await give_up(brasidas)
    before = await ratings_of(alkaios), await dion.ratings(), await ratings_of(brasidas)
    assert [each["lemery-compact"].matches for each in before] == [1, 1, 2]

    given = private(await world.slash(alkaios, "link")).content
    await dion.wants_to_be_one(given.partition("link ")[2].partition("”")[0])
    await world.told()
    await world.click(alkaios.user, alkaios.user.dm_channel.last_message, "Link")
    both = await ratings_of(alkaios)
    assert both["lemery-compact"].matches == 2
    assert both["lemery-compact"].value > before[0]["lemery-compact"].value
    assert await dion.ratings() == both
    assert await are_right(world.store)

    offer = private(await world.slash(alkaios, "link", code="undo"))
    await world.click(alkaios, offer, "Undo linking")
    after = await ratings_of(alkaios), await dion.ratings(), await ratings_of(brasidas)
    assert after == before
    assert await are_right(world.store)


@pytest.mark.usefixtures("rated")
async def test_a_forgotten_name_is_on_no_table_and_the_rating_of_the_opponent_stays(
    world, alkaios, brasidas, ratings_of, reads
):
    before = await ratings_of(brasidas)
    asked = private(await world.slash(alkaios, "forget"))
    await world.click(alkaios, asked, "Delete my account")
    assert await ratings_of(brasidas) == before
    assert await are_right(world.store)
    for options in ({}, {"scope": "everywhere"}, {"season": "season"}):
        table = await reads(brasidas, "top", **options)
        assert "Alkaios" not in table, options
        assert "Someone" not in table, options
        assert "Brasidas" in table, options


@pytest.mark.usefixtures("rated")
async def test_in_a_private_chat_there_is_the_table_of_everywhere_alone(alkaios):
    """``here`` is refused in words that fit."""
    shown = (await alkaios.user.slash(TOP)).response
    assert f"{COMPACT}, everywhere" in shown.content
    assert "Alkaios" in shown.content
    assert "Here" not in labels(shown)
    said = (await alkaios.user.slash(TOP, scope="here")).response
    assert said.content.startswith("“Here” means a Discord server or a Telegram group.")


async def test_an_empty_table_names_the_command_of_a_rated_challenge(alkaios, reads, speaks):  # noqa: F811
    for locale in ("en-US", "de", "it", "nl"):
        speaks(alkaios, locale)
        said = await reads(alkaios, "top")
        assert re.search(r"</petteia challenge:\d+> rated:(?:yes|ja|sì)", said), (locale, said)
