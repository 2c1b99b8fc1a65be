"""The command: its words, their options, and what is suggested while they are typed."""

from unittest.mock import Mock

import pytest

from bot.core.matches.actions_table import listed
from bot.frontends.discord.autocomplete import Autocomplete, ruleset_options, rulesets
from bot.frontends.discord.command_paths import command_name
from bot.frontends.discord.commands import command_group
from bot.frontends.discord.message import MAX_OPTION
from engine.catalogue import KEYS, options, ruleset
from tests.bot.frontends.discord.signed import over_both
from tests.bot.frontends.discord.world import labels, menus, private, published_by


@pytest.fixture
def published(world):
    return next(each for each in published_by(world) if each["name"] == "petteia")


GROUP, TEXT, USER, FILE = 2, 3, 6, 11
"""The kinds of options."""

CHOSEN = {"orientation", "theme", "letters", "confirm", "language", "notices", "results"}
"""The settings that have choices."""

FREE = 8
"""Places at the top level that are left for later commands."""


def leaves(published):
    """The commands with their paths below ``/petteia``, those in groups too."""
    for each in published["options"]:
        if each["type"] == GROUP:
            yield from ((f"{each['name']} {inner['name']}", inner) for inner in each["options"])
        else:
            yield each["name"], each


async def test_every_word_is_a_command_with_its_options(published):
    found = {
        command["name"]: tuple(option["name"] for option in command["options"])
        for _, command in leaves(published)
    }
    words = {row.word: row.options for row in listed()}
    words["group"] = ()  # its menus have them
    words["record"] += ("file",)
    assert found == {command_name(word): options for word, options in words.items()}
    assert len(published["options"]) <= 25 - FREE


PUBLISHED = """
challenge @opponent ruleset? options? side=first|second|lot clock? word \
level=0|1|2|3|4|5|6|7|8 rated=on|off
accept code? word
decline match?
move text!? match?
board match?
games
rules ruleset? topic? match?
why text? match?
learn ruleset? lesson move
settings orientation theme letters confirm language zone? notices quiet? results vacation? \
@block @unblock
server
help
reports case
top ruleset? scope=here|everywhere season=all|season|last
event event ruleset? name clock? days rounds rated=on|off double=on|off
match draw match?
match takeback match?
match resign match?
match plan line? match?
match place squares? match?
match huff square? match?
match claim match?
match pause match?
match resume match?
match withdraw match?
match rematch match
match record match? text +file
match replay match? move
match say text! match?
match mute match?
match unmute match?
match report behaviour=stalling|engine match?
match hint match?
match analysis match?
match puzzle kind=daily|more|rush ruleset?
match public match?
account profile @opponent ruleset?
account link code
account export part
account calendar
account forget sure=yes
account privacy
account appeal text
"""
"""Each command with its options: @ a user, + a file, ! required, ? suggested, = with choices.

The choices of settings are those of the core and not listed."""


def written(option):
    sign = {TEXT: "", USER: "@", FILE: "+"}[option["type"]]
    required = "!" if option["required"] else ""
    suggested = "?" if option.get("autocomplete") else ""
    return f"{sign}{option['name']}{required}{suggested}"


def with_choices(command, option):
    values = [choice["value"] for choice in option.get("choices", ())]
    if command["name"] == "settings":
        assert bool(values) is (option["name"] in CHOSEN), option
        return written(option)
    return written(option) + ("=" + "|".join(values) if values else "")


async def test_the_commands_are_published_as_ever(published):
    assert PUBLISHED.split("\n")[1:-1] == [
        " ".join([path, *(with_choices(command, option) for option in command["options"])])
        for path, command in leaves(published)
    ]


async def test_commands_options_and_choices_are_described_in_italian_too(published):
    groups = [each for each in published["options"] if each["type"] == GROUP]
    for command in (*groups, *(leaf for _, leaf in leaves(published))):
        for described in (command, *command["options"]):
            assert described["description"] != described["description_localizations"]["it"]
    challenge = published["options"][0]
    assert challenge["description"] == "challenge a person; without a name, anyone can join"
    side = next(option for option in challenge["options"] if option["name"] == "side")
    assert all("it" in choice["name_localizations"] for choice in side["choices"])


async def test_it_can_be_installed_by_servers_and_people_and_used_everywhere(published):
    assert published["contexts"] == [0, 1, 2]
    assert published["integration_types"] == [0, 1]


async def test_no_privileged_intent_is_asked_for(world):
    intents = world.env.bot.intents
    assert [name for name, wanted in intents if wanted] == ["guilds"]


@over_both
async def test_moves_are_suggested_by_what_is_typed(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    found = await world.suggest(alkaios, "move", "text", "a2")
    assert 0 < len(found) <= 25
    assert all(text.startswith("a2") for text in found)
    assert len(await world.suggest(alkaios, "move", "text", "")) == 25
    assert await world.suggest(brasidas, "move", "text", "") == []
    assert await world.suggest(alkaios, "move", "text", "zz/&") == []


async def test_a_stranger_gets_no_suggestions_and_no_account(world, alkaios):
    assert await world.suggest(alkaios, "move", "text", "a") == []
    assert await world.suggest(alkaios, "resign", "match", "") == []


async def test_matches_are_suggested_by_opponent(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    match = (await world.match()).id
    for word in ("move", "board", "resign", "draw", "rules"):
        options = {"text": "a2-a5"} if word == "move" else {}
        assert await world.suggest(alkaios, word, "match", "brasi", **options) == [match]
    assert await world.suggest(alkaios, "resign", "match", "nobody") == []


async def test_a_challenge_to_oneself_is_suggested_by_its_code(world, alkaios, brasidas):
    await world.slash(alkaios, "challenge", opponent=brasidas)
    match = (await world.match()).id
    assert await world.suggest(brasidas, "accept", "code", "") == [match]
    assert await world.suggest(brasidas, "decline", "match", "") == [match]


async def test_rulesets_are_suggested_by_name_and_options_one_after_another(world, alkaios):
    assert await world.suggest(alkaios, "rules", "ruleset", "") == list(KEYS)[:25]
    assert await world.suggest(alkaios, "challenge", "ruleset", "walker") == [
        "walker-petteia",
        "walker-dux",
    ]
    assert await world.suggest(alkaios, "rules", "topic", "end") == ["end"]
    assert await world.suggest(alkaios, "rules", "topic", "moving") == ["move"]
    assert len(await world.suggest(alkaios, "rules", "topic", "")) == 10
    found = await world.suggest(
        alkaios, "challenge", "options", "edge=on,comp", ruleset="lemery-compact"
    )
    assert found == ["edge=on,compulsory=huff", "edge=on,compulsory=enforced"]


def test_every_option_of_a_ruleset_is_suggested_with_each_value_that_is_not_the_usual():
    for key in KEYS:
        suggested = [choice.value for choice in ruleset_options(key, "", "en")]
        assert suggested == [
            f"{option.name}={value}" for option in options(key) for value in option.choices[1:]
        ], key
        assert all(ruleset(f"{key}({value})").key == key for value in suggested), key


def test_the_values_of_all_options_fit_into_one_suggestion_and_leave_nothing_to_suggest():
    for key in KEYS:
        chosen = ",".join(f"{option.name}={option.choices[-1]}" for option in options(key))
        assert len(chosen) <= MAX_OPTION, key
        assert ruleset_options(key, chosen + ",", "en") == [], key


def test_nothing_is_suggested_for_an_unknown_ruleset():
    assert ruleset_options("chess", "", "en") == ruleset_options(None, "", "en") == []
    assert rulesets("chess", "en") == []


async def test_many_matches_are_a_menu(world, alkaios):
    for number in range(7):
        rival = world.member(f"rival{number}")
        await world.begin(alkaios, rival)
    games = private(await world.slash(alkaios, "games"))
    assert len(menus(games)[0]["options"]) == 7
    assert labels(games) == []
    asked = private(await world.slash(alkaios, "resign"))
    assert "Which match" in asked.content
    label = menus(asked)[0]["options"][3]["label"]
    assert "Resign this match" in (await world.choose(alkaios, asked, label)).response.content


async def test_help_rules_settings_and_link_are_answered_in_private(world, alkaios):
    for word in ("help", "rules", "settings", "link", "games"):
        assert private(await world.slash(alkaios, word)).content
    rules = private(await world.slash(alkaios, "rules"))
    assert "Choose a game" in rules.content
    shown = (await world.click(alkaios, rules, "Petteia (Lemery Games)")).response
    assert "At a glance" in shown.content
    capturing = (await world.click(alkaios, shown, "Capturing")).response
    assert "between two of your pieces" in capturing.content
    assert capturing.id == shown.id == rules.id
    later = (await world.click(alkaios, capturing, "Picture →")).response
    assert "Picture 2 of" in later.content
    assert [file.filename for file in later.attachments] != []
    named = await world.slash(alkaios, "rules", ruleset=KEYS[-1], topic="setup")
    assert "Setting up" in private(named).content


async def test_help_shows_a_newcomer_a_game_and_what_to_begin_with(world, alkaios):
    opening = private(await world.slash(alkaios, "help"))
    assert opening.attachments
    assert labels(opening) == [
        *("Invite a friend", "Learn in a minute", "Games and rules", "All commands"),
    ]
    told = (await world.click(alkaios, opening, "All commands")).response
    assert "/petteia challenge" in told.content


async def test_help_tells_a_person_who_plays_the_commands(world, alkaios):
    await world.begin(alkaios, world.member("rival"))
    assert "/petteia challenge" in private(await world.slash(alkaios, "help")).content


async def test_a_question_about_the_rules_is_answered_with_its_sentence_first(world, alkaios):
    asked = await world.slash(alkaios, "rules", ruleset="walker-petteia", topic="teh corner")
    page = private(asked)
    assert "▸ A piece in a corner is safe" in page.content
    label = next(each for each in labels(page) if each.startswith("He asks for a straight"))
    assert "▸ He asks for" in (await world.click(alkaios, page, label)).response.content
    for strange in ("?", "@everyone <b>", "\u89d2", "corner " * 570):
        assert private(await world.slash(alkaios, "rules", topic=strange)).content


async def test_a_setting_is_kept(world, alkaios):
    changed = private(await world.slash(alkaios, "settings", orientation="second"))
    assert "Board: Blue at the bottom" in changed.content


def test_the_commands_need_no_token_to_be_described():
    commands = command_group(None, Autocomplete(None, None, None)).walk_commands()
    words = {command_name(row.word) for row in listed()}
    assert {each.name for each in commands} == words | {"match", "account"}


async def test_moves_are_suggested_only_of_the_match_that_is_named(world, alkaios, brasidas):
    await world.begin(alkaios, brasidas)
    running = (await world.match()).id
    assert await world.suggest(alkaios, "move", "text", "", match=running)
    assert await world.suggest(alkaios, "move", "text", "", match="nosuch") == []
    await world.slash(alkaios, "challenge", ruleset="poleis")
    (waiting,) = {*await world.store.match_ids(None, 3)} - {running}
    assert await world.suggest(alkaios, "move", "text", "", match=waiting) == []


async def test_suggestions_are_not_counted_as_commands(world, alkaios, brasidas, monkeypatch):
    await world.begin(alkaios, brasidas)
    limiter = Mock()
    monkeypatch.setattr(world.dispatcher, "_limiter", limiter)
    assert await world.suggest(alkaios, "board", "match", "") == [(await world.match()).id]
    assert await world.suggest(alkaios, "move", "text", "")
    limiter.why_hurried.assert_not_called()


async def test_a_row_that_is_added_is_a_command_after_the_others(toast, world, published, alkaios):
    first_level = [each for each in published["options"] if each["type"] != GROUP]
    assert (first_level[-1]["name"], first_level[-1]["description"]) == ("toast", toast)
    answered = private(await world.slash(alkaios, "toast", text="to Ares"))
    assert answered.content == "to Ares"
