"""Where a newcomer begins: the opening, an invitation, the games; over a real store."""

import re

from bot.core.handlers.opening import START, game_cards, opening_ways
from bot.core.matches.context import RequestContext
from bot.core.matches.controls import Control, Verb, read_control
from bot.core.matches.messages import family_line, line
from bot.core.matches.model import Account, AccountId, Identity
from bot.i18n import LANGUAGES, speaker
from bot.rulebook.chapters import chapter
from bot.rulebook.handler import RulebookPages
from bot.rulebook.lessons.lesson import lessons
from bot.rulebook.lessons.places import FIRST_STEPS
from engine.catalogue import DEFAULT, KEYS, ruleset
from tests.bot.core.conftest import codes, control
from tests.bot.core.sample_matches import SHORT_GAME

BOOK = RulebookPages()
READER = Account(AccountId("reader"), "Reader")
HELP = str(Control(Verb.HELP, choice=START))
INVITE = str(Control(Verb.INVITE))


async def test_a_newcomer_is_shown_a_game_and_what_to_begin_with(bench):
    shown = await bench.press("Alkaios", HELP)
    assert codes(shown) == ["opening"]
    assert shown.content is not None
    verbs = [each.control.verb for each in shown.choices]
    assert verbs == [Verb.INVITE, Verb.LEARN, Verb.RULES, Verb.HELP]


async def test_the_commands_stay_within_reach_of_the_opening(bench):
    shown = await bench.press("Alkaios", HELP)
    assert codes(await bench.press("Alkaios", control(shown, "opening-commands"))) == ["help"]


async def test_a_person_with_a_match_gets_the_commands(bench):
    await bench.begin()
    assert codes(await bench.press("Alkaios", HELP)) == ["help"]


async def test_learning_begins_with_the_first_lesson_that_is_not_solved():
    first, second = lessons(FIRST_STEPS)[:2]
    fresh = opening_ways(BOOK, level=None)
    assert fresh[1].control == first.place().control
    begun = opening_ways(BOOK, frozenset({first.key}), level=1)
    assert begun[2].control == second.place().control


async def test_an_invitation_is_an_open_challenge_of_the_game_to_begin_with(bench):
    made = await bench.press("Alkaios", INVITE)
    match = await bench.store.match(made.view.match)
    assert (match.terms.ruleset, match.invited, made.invitation) == (DEFAULT, None, match.id)


async def test_a_typed_challenge_is_of_the_same_game(bench):
    made = await bench.say("Alkaios", "challenge")
    assert (await bench.store.match(made.view.match)).terms.ruleset == DEFAULT
    assert made.invitation == made.view.match


async def test_a_challenge_to_a_person_is_no_invitation_for_others(bench):
    await bench.person("Brasidas")
    assert (await bench.say("Alkaios", "challenge Brasidas")).invitation is None


async def test_a_second_press_shows_the_invitation_that_there_is(bench):
    first, again = [await bench.press("Alkaios", INVITE) for _ in range(2)]
    assert again.view.match == first.view.match
    other = await bench.press("Alkaios", f"{INVITE}poleis")
    assert other.view.match != first.view.match


async def test_an_invitation_is_listed_nowhere_and_shown_by_its_code_alone(bench):
    made = await bench.press("Alkaios", INVITE)
    assert codes(made) == ["done-offered-open"]
    assert await bench.posts("Brasidas") == ()
    seen = await bench.dispatcher.views.post(await bench.person("Brasidas"), made.view.match)
    assert seen.headline.code == "open-private-theirs"
    taken = await bench.say("Brasidas", f"accept {made.view.match}")
    assert not taken.refused


async def test_who_looks_for_an_opponent_in_the_web_chat_is_listed_once(bench):
    who, here = await bench.person("Alkaios"), RequestContext(session=Identity("web", "Alkaios"))
    ways = (await bench.dispatcher.opening(who)).ways
    find = next(way.control for way in ways if way.label == line("opening-find"))
    for _ in range(2):
        made = await bench.dispatcher.press(who, find, here)
        assert codes(made) == ["done-offered-listed"]
    [seen] = await bench.posts("Brasidas")
    assert (seen.match, seen.headline.code) == (made.view.match, "open-offered-theirs")
    invitation = await bench.dispatcher.press(who, read_control(INVITE), here)
    assert invitation.view.match != made.view.match


async def test_an_invitation_to_a_game_that_there_is_not_is_refused(bench):
    assert (await bench.press("Alkaios", f"{INVITE}chess")).refused


async def test_the_link_of_the_web_chat_is_shown_to_the_challenger_alone(bench):
    bench.dispatcher.views.share_by("web", "https://petteia.example/join/{}/secret".format)
    await bench.person("Brasidas")
    made = await bench.press("Alkaios", INVITE)
    assert "note-link" in [each.code for each in made.view.notes]
    seen = await bench.dispatcher.views.post(await bench.person("Brasidas"), made.view.match)
    shared = await bench.dispatcher.views.shared(made.view.match)
    assert "note-link" not in [each.code for view in (seen, shared) for each in view.notes]


def test_the_game_to_begin_with_comes_first_and_all_have_a_picture():
    cards = game_cards(BOOK, READER, computer=True)
    played = [card.ways[0].control.choice for card in cards]
    assert played[0] == DEFAULT
    assert sorted(played) == sorted(KEYS)
    assert [card.name for card in cards if card.figure is None] == []


def test_each_card_opens_the_rules_of_its_game():
    for card in game_cards(BOOK, READER, computer=True):
        computer, key, rules = (way.control.choice for way in card.ways)
        assert computer == key == rules
        assert not BOOK.press(READER, rules).refused


def test_how_long_a_game_is_said_to_take_agrees_with_its_chapter():
    order = ("10", "20", "40")
    for language in LANGUAGES:
        for key in KEYS:
            first, *_ = re.findall(r"\d+", speaker(language).say(family_line("length", key)))
            assert first == order[chapter(key).length - 1], (language, key)


def test_the_labels_fit_on_a_button():
    labels = (*(way.label for way in opening_ways(BOOK, level=1)), line("opening-games"))
    for language, limit in (("en", 24), ("it", 30)):
        say = speaker(language).say
        assert [say(each) for each in labels if len(say(each)) > limit] == []


async def test_two_challenges_alike_are_told_apart_by_their_codes(bench):
    await bench.person("Brasidas")
    made = [await bench.say("Alkaios", "challenge Brasidas") for _ in range(2)]
    asked = await bench.say("Brasidas", "accept")
    labels = [speaker("en").say(each.label) for each in asked.choices]
    assert len(set(labels)) == 2
    assert {label.rpartition(" ")[2] for label in labels} == {each.view.match for each in made}


async def test_the_question_before_resigning_names_the_game(bench):
    match = await bench.begin()
    await bench.play(match, *SHORT_GAME[:1])
    asked = await bench.say("Alkaios", f"resign {match}")
    [note] = asked.view.notes
    assert ruleset("lemery-compact").key in str(note)


async def test_after_the_last_lesson_of_a_game_one_can_play_it(bench):
    last = lessons("poleis")[-1]
    told = await bench.press("Alkaios", last.place("tell").control)
    made = await bench.press("Alkaios", control(told, "learn-play"))
    assert (await bench.store.match(made.view.match)).terms.ruleset == "poleis"
