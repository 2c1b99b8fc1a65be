"""Rated matches in the web chat: challenge, profile, table, two accounts, forgetting."""

import pytest

from tests.bot.frontends.elsewhere import Elsewhere, are_right

COMPACT = "Compact Petteia (Lemery Games)"
CHALLENGE = "challenge Brasidas lemery-compact side=first rated=yes"
TABLES = ("top", "top everywhere", "top season")


def text(frame):
    """The lines of an answer as one text."""
    return "\n".join(frame["lines"])


def choice(shown, label):
    """The id of a button of an answer or of a post."""
    found = [each["id"] for each in shown["choices"] if each["label"] == label]
    assert found, f"no {label!r} among {[each['label'] for each in shown['choices']]}"
    return found[0]


async def give_up(socket, match):
    asked = await socket.hear(f"resign {match}")
    await socket.press(choice(asked["post"], "Yes, resign"))


@pytest.fixture
async def pair(visit):
    """The sockets of two people, who have entered."""
    return [(await visit.person(name))[1] for name in ("Alkaios", "Brasidas")]


@pytest.fixture
async def rated(pair):
    """A rated match of the two, which the second has given up."""
    one, two = pair
    made = await one.hear(CHALLENGE)
    await two.hear(f"accept {made['post']['match']}")
    await give_up(two, made["post"]["match"])
    return pair


@pytest.fixture
def ratings_of(visit):
    async def ratings_of(name):
        account = await visit.store.account_by_handle(name.casefold())
        return await visit.store.ratings_of(account.id)

    return ratings_of


async def test_who_is_challenged_sees_that_the_match_is_rated(visit, pair):
    one, two = pair
    await one.hear(CHALLENGE)
    seen = (await two.frame("post"))["post"]
    assert f"{COMPACT}, rated" in seen["notes"]
    await two.press(choice(seen, "Accept"))
    match = await visit.store.match(seen["match"])
    assert match.terms.rated
    assert match.seats is not None


async def test_a_challenge_is_made_rated_by_buttons(visit, pair):
    one, two = pair
    made = (await one.hear("challenge Brasidas"))["post"]
    assert not any(", rated" in note for note in made["notes"])
    games = (await one.press(choice(made, "Change game")))["post"]
    shown = (await one.press(choice(games, COMPACT)))["post"]
    shown = (await one.press(choice(shown, "Not rated ⇄")))["post"]
    sent = (await one.press(choice(shown, "Send challenge")))["post"]
    assert f"{COMPACT}, rated" in sent["notes"]
    await two.hear(f"accept {sent['match']}")
    assert (await visit.store.match(sent["match"])).terms.rated


async def test_both_have_a_rating_and_are_on_the_table_of_everywhere(rated):
    """It is the one that is meant without a place, since the web has no groups."""
    one, two = rated
    for socket, words in ((one, "profile"), (two, "profile Alkaios")):
        profile = await socket.hear(words)
        assert f"Rating in {COMPACT}: 1630\u00a0±\u00a0498" in text(profile), words
        alt = f"Rating in {COMPACT}: 1630\u00a0±\u00a0498 now, after one match."
        assert profile["figure"]["alt"] == alt, words
    table = await two.hear("top")
    assert table["lines"][0] == f"Best ratings in {COMPACT}, everywhere"
    assert table["lines"][-2:] == [
        "\u2068Alkaios\u2069: 1630\u00a0±\u00a0498",
        "\u2068Brasidas\u2069: 1370\u00a0±\u00a0498",
    ]
    assert (await two.hear("top everywhere"))["lines"] == table["lines"]


async def test_here_is_refused_in_words_that_fit(rated):
    one, _ = rated
    said = await one.hear("top here")
    assert said["lines"][0].startswith("“Here” means a Discord server or a Telegram group.")


async def test_buttons_lead_to_a_season_and_back(rated):
    one, _ = rated
    table = await one.hear("top")
    season = await one.press(choice(table, "This season"))
    assert season["lines"][1].startswith("Season from ")
    assert "Alkaios" in text(season)
    last = await one.press(choice(season, "Last season"))
    assert "Alkaios" not in text(last)
    back = await one.press(choice(last, "All time"))
    assert back["lines"] == table["lines"]
    assert [each["page"] for each in (season, last, back)] == [True] * 3


async def test_who_shows_results_to_nobody_leaves_the_table_and_hides_the_rating(rated):
    one, two = rated
    await one.hear("settings results=nobody")
    for words in TABLES:
        read = text(await two.hear(words))
        assert "Brasidas" in read, words
        assert "Alkaios" not in read, words
    theirs = await two.hear("profile Alkaios")
    assert "Against you" in text(theirs)
    assert "Rating in" not in text(theirs)
    assert theirs["figure"] is None
    assert f"Rating in {COMPACT}: 1630\u00a0±\u00a0498" in text(await one.hear("profile"))


async def test_two_accounts_have_one_rating_while_they_are_linked(visit, rated, ratings_of):
    one, two = rated
    dion = Elsewhere(visit.service, "telegram", "Dion")
    offered = await dion.say("challenge lemery-compact second rated=yes")
    await two.hear(f"accept {offered.changed.id}")
    await give_up(two, offered.changed.id)
    before = await ratings_of("Alkaios"), await dion.ratings(), await ratings_of("Brasidas")
    assert [each["lemery-compact"].matches for each in before] == [1, 1, 2]

    given = await one.hear("link")
    await dion.wants_to_be_one(given["lines"][0].partition("link ")[2].partition("”")[0])
    question = await one.frame("answer")
    await one.press(choice(question, "Link"))
    both = await ratings_of("Alkaios")
    assert both["lemery-compact"].matches == 2
    assert both["lemery-compact"].value > before[0]["lemery-compact"].value
    assert await dion.ratings() == both
    assert await are_right(visit.store)

    await one.press(choice(await one.hear("link undo"), "Undo linking"))
    after = await ratings_of("Alkaios"), await dion.ratings(), await ratings_of("Brasidas")
    assert after == before
    assert await are_right(visit.store)


async def test_a_forgotten_name_is_on_no_table_and_the_rating_of_the_opponent_stays(
    visit, rated, ratings_of
):
    one, two = rated
    before = await ratings_of("Brasidas")
    await one.press(choice(await one.hear("forget"), "Delete my account"))
    assert await ratings_of("Brasidas") == before
    assert await are_right(visit.store)
    for words in TABLES:
        read = text(await two.hear(words))
        assert "Alkaios" not in read, words
        assert "Someone" not in read, words
        assert "Brasidas" in read, words
