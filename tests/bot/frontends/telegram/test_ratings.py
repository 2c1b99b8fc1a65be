"""Rated matches on Telegram: the challenge, the profile, the table, two accounts, forgetting."""

from io import BytesIO

import pytest
from PIL import Image

from bot.core.matches.model import Identity
from tests.bot.frontends.elsewhere import Elsewhere, are_right

COMPACT = "Compact Petteia (Lemery Games)"
TABLES = ("/top", "/top everywhere", "/top season")


@pytest.fixture
async def greeted(bench, pair):
    """Both have the bot's private chat open."""
    await bench.welcome(*pair)
    return pair


@pytest.fixture
def give_up(bench):
    """Give up the match of a group or of one's private chat."""

    async def give_up(who, chat):
        await bench.say(who, "/resign", chat)
        await bench.press(who, who.chat.last, "Yes, resign")

    return give_up


@pytest.fixture
async def rated(bench, greeted, agora, give_up):
    """A rated match in a group, the first of two by the typed option, that the second gives up."""
    one, two = greeted
    await bench.match(agora, one, two, "/challenge lemery-compact first rated=yes")
    await give_up(two, agora)
    return one, two


@pytest.fixture
def ratings_of(bench):
    async def ratings_of(who):
        account = await bench.store.account_of(Identity("telegram", str(who.id)))
        return await bench.store.ratings_of(account.id)

    return ratings_of


@pytest.fixture
def table(bench, agora):
    """What the group reads when someone asks for a table there."""

    async def table(who, text):
        await bench.say(who, text, agora)
        return agora.last.text

    return table


async def test_who_is_challenged_sees_that_the_match_is_rated(bench, greeted, agora):
    one, two = greeted
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge lemery-compact first rated=yes", agora, to=hello)
    assert f"{COMPACT}, rated" in agora.last.text
    await bench.press(two, agora.last, "Accept")
    (match,) = await bench.store.match_ids(None, 2)
    stored = await bench.store.match(match)
    assert stored.terms.rated
    assert stored.seats is not None


@pytest.mark.old_server
async def test_a_challenge_is_made_rated_by_buttons(bench, greeted, agora):
    one, two = greeted
    hello = await two.say("hello", agora)
    await bench.say(one, "/challenge", agora, to=hello)
    card = agora.last
    assert ", rated" not in card.text
    await bench.press(one, card, "Change game")
    shown = one.chat.last if one.chat.last.buttons else card
    await bench.press(one, shown, COMPACT)
    await bench.press(one, shown, "Not rated ⇄")
    assert "Rated ⇄" in shown.labels()
    await bench.press(one, shown, "Send challenge")
    assert f"{COMPACT}, rated" in agora.last.text
    await bench.press(two, agora.last, "Accept")
    (match,) = await bench.store.match_ids(None, 2)
    assert (await bench.store.match(match)).terms.rated


async def test_both_have_a_rating_and_are_on_the_tables_of_the_group_and_of_everywhere(
    bench, rated, agora, table
):
    one, two = rated
    assert f"{COMPACT}, rated" in agora.last.text
    hello = await one.say("hello", agora)
    await bench.say(one, "/profile")
    await bench.say(two, "/profile", agora, to=hello)
    for who in rated:
        shown = who.chat.last
        assert "\u2068Alkaios\u2069: 1 finished match" in shown.text, who.user
        assert f"Rating in {COMPACT}: 1630\u00a0±\u00a0498" in shown.text, who.user
        with Image.open(BytesIO(shown.photo)) as picture:
            assert picture.size == (1000, 756), who.user
    here = await table(two, "/top")
    assert "of people who played rated matches here" in here
    everywhere = await table(two, "/top everywhere")
    assert f"{COMPACT}, everywhere" in everywhere
    for read in (here, everywhere):
        assert read.splitlines()[-2:] == [
            "\u2068Alkaios\u2069: 1630\u00a0±\u00a0498",
            "\u2068Brasidas\u2069: 1370\u00a0±\u00a0498",
        ]


async def test_a_group_has_the_table_of_its_own_matches(bench, rated, stoa):
    one, _ = rated
    await bench.say(one, "/top", stoa)
    assert "Alkaios" not in stoa.last.text
    await bench.say(one, "/top everywhere", stoa)
    assert "Alkaios" in stoa.last.text


async def test_buttons_lead_to_a_season_and_back_in_the_same_message(bench, rated, agora, table):
    one, _ = rated
    first = await table(one, "/top")
    shown = agora.last
    await bench.press(one, shown, "This season")
    assert "Season from January 1 to March 31" in shown.text
    await bench.press(one, shown, "Last season")
    assert "Alkaios" not in shown.text
    await bench.press(one, shown, "All time")
    assert shown.text == first
    assert agora.last is shown


async def test_in_a_private_chat_there_is_the_table_of_everywhere_alone(bench, rated):
    """``here`` is refused in words that fit."""
    one, _ = rated
    await bench.say(one, "/top")
    assert f"{COMPACT}, everywhere" in one.chat.last.text
    assert "Alkaios" in one.chat.last.text
    assert "Here" not in one.chat.last.labels()
    await bench.say(one, "/top here")
    assert one.chat.last.text.startswith("“Here” means a Discord server or a Telegram group.")


async def test_who_shows_results_to_nobody_leaves_the_table_and_hides_the_rating(
    bench, rated, agora, table
):
    one, two = rated
    await bench.say(one, "/settings results=nobody")
    for text in TABLES:
        read = await table(two, text)
        assert "Brasidas" in read, text
        assert "Alkaios" not in read, text
    hello = await one.say("hello", agora)
    await bench.say(two, "/profile", agora, to=hello)
    assert "Against you" in two.chat.last.text
    assert "Rating in" not in two.chat.last.text
    assert two.chat.last.photo is None
    await bench.say(one, "/profile")
    assert f"Rating in {COMPACT}: 1630\u00a0±\u00a0498" in one.chat.last.text


async def test_two_accounts_have_one_rating_while_they_are_linked(
    bench, rated, give_up, ratings_of
):
    one, two = rated
    dion = Elsewhere(bench.service, "discord", "Dion")
    offered = await dion.say("challenge lemery-compact second rated=yes")
    await bench.say(two, f"/accept {offered.changed.id}")
    await give_up(two, two.chat)
    before = await ratings_of(one), await dion.ratings(), await ratings_of(two)
    assert [each["lemery-compact"].matches for each in before] == [1, 1, 2]

    await bench.say(one, "/link")
    await dion.wants_to_be_one(one.chat.last.text.partition("link ")[2].partition("”")[0])
    await bench.settle()
    await bench.press(one, one.chat.last, "Link")
    both = await ratings_of(one)
    assert both["lemery-compact"].matches == 2
    assert both["lemery-compact"].value > before[0]["lemery-compact"].value
    assert await dion.ratings() == both
    assert await are_right(bench.store)

    await bench.say(one, "/link undo")
    await bench.press(one, one.chat.last, "Undo linking")
    after = await ratings_of(one), await dion.ratings(), await ratings_of(two)
    assert after == before
    assert await are_right(bench.store)


async def test_a_forgotten_name_is_on_no_table_and_the_rating_of_the_opponent_stays(
    bench, rated, ratings_of, table
):
    one, two = rated
    before = await ratings_of(two)
    await bench.say(one, "/forget")
    await bench.press(one, one.chat.last, "Delete my account")
    assert await ratings_of(two) == before
    assert await are_right(bench.store)
    for text in TABLES:
        read = await table(two, text)
        assert "Alkaios" not in read, text
        assert "Someone" not in read, text
        assert "Brasidas" in read, text
