"""What is done with what people type: offers answered, games found, slips met with buttons."""

from bot.core.matches.context import RequestContext
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Refused
from bot.core.matches.model import Place
from bot.core.typed.suggestions import encoded
from tests.bot.core.conftest import codes, labels, say

GREETED = ["hello", "hello-begin"]


async def test_what_is_meant_is_not_done_in_a_match_of_another_place(bench):
    match = await bench.begin()
    there = RequestContext(stay=Place("telegram", "agora"))
    meant = Control(Verb.MEANT, choice=encoded(f"move a2-a3 match={match}"))
    answer = await bench.dispatcher.press(await bench.person("Alkaios"), meant, there)
    assert codes(answer) == ["refused-none-here"]
    assert (await bench.store.match(match)).turn == 0


async def test_accept_and_decline_answer_whatever_is_on_offer(bench):
    match = await bench.begin(clock="3d")
    await bench.play(match, "a2-a3")
    for offer, no in (
        ("draw", "done-draw-declined"),
        ("takeback", "done-takeback-declined"),
        ("pause", "done-pause-declined"),
    ):
        await bench.say("Alkaios", offer)
        assert codes(await bench.say("Brasidas", "decline")) == [no], offer
    await bench.say("Alkaios", "pause")
    assert codes(await bench.say("Brasidas", "accetta")) == ["done-paused"]
    await bench.say("Alkaios", "undo")
    assert codes(await bench.say("Brasidas", "accept")) == ["done-taken-back"]
    await bench.say("Alkaios", "patta")
    await bench.say("Brasidas", f"accept {match}")
    assert (await bench.store.match(match)).stage == "over"
    assert codes(await bench.say("Brasidas", "decline")) == ["refused-none-offered"]


async def test_several_offers_are_told_apart(bench):
    await bench.begin("Brasidas", "Alkaios")
    await bench.say("Brasidas", "draw")
    for _ in range(2):
        await bench.say("Brasidas", "challenge Alkaios poleis")
    await bench.person("Chares")
    await bench.say("Chares", "challenge Alkaios kubeia")
    asked = await bench.say("Alkaios", "accept")
    said = [say(choice.label) for choice in asked.choices]
    assert codes(asked) == ["which-accept"]
    assert len(set(said)) == 4
    assert any("Chares" in each and "Kubeia" in each for each in said)
    kubeia = next(str(each.control) for each in asked.choices if "Kubeia" in say(each.label))
    assert codes(await bench.press("Alkaios", kubeia)) == ["done-accepted"]


async def test_a_slip_is_met_with_buttons_that_do_what_was_meant(bench):
    await bench.person("Dora")
    slip = await bench.say("Alkaios", "chalenge Dora kubeia")
    assert labels(slip) == ["meant-text"]
    made = await bench.press("Alkaios", str(slip.choices[0].control))
    assert codes(made) == ["done-offered"]
    assert (await bench.store.match(made.view.match)).terms.ruleset == "vogt-kubeia"
    slip = await bench.say("Alkaios", "challenge Dora latrunkuli 5m")
    made = await bench.press("Alkaios", str(slip.choices[0].control))
    assert (await bench.store.match(made.view.match)).terms.ruleset == "lemery-latrunculi"
    assert codes(await bench.press("Alkaios", "meant::0:1")) == ["refused-forged"]
    person = await bench.say("Alkaios", "challenge Dorra")
    assert codes(await bench.press("Alkaios", str(person.choices[0].control))) == ["done-offered"]


async def test_where_several_games_fit_it_is_asked_which(bench):
    await bench.person("Dora")
    asked = await bench.say("Alkaios", "challenge Dora petteia second")
    assert (codes(asked), len(asked.choices)) == (["refused-which-ruleset"], 3)
    made = await bench.press("Alkaios", str(asked.choices[2].control))
    stored = await bench.store.match(made.view.match)
    assert (stored.terms.ruleset, stored.terms.side) == ("walker-petteia", "second")
    assert stored.invited == (await bench.person("Dora")).id
    sized = await bench.say("Alkaios", "challenge 7x9")
    made = await bench.press("Alkaios", str(sized.choices[1].control))
    stored = await bench.store.match(made.view.match)
    assert stored.terms.ruleset == "walker-dux(files=7,ranks=9)"
    for text in ("rules petteia", "learn walker"):
        asked = await bench.say("Alkaios", text)
        assert codes(asked) == ["refused-which-ruleset"], text
        assert not (await bench.press("Alkaios", str(asked.choices[0].control))).refused, text


async def test_a_person_may_go_by_the_name_of_a_game(bench):
    dux = await bench.person("Dux")
    made = await bench.say("Alkaios", "challenge Dux compact")
    stored = await bench.store.match(made.view.match)
    assert (stored.invited, stored.terms.ruleset) == (dux.id, "lemery-compact")


async def test_rules_of_another_game_are_answered_during_a_match(bench):
    match = await bench.begin()
    for text, key in (
        ("rules kubeia", "vogt-kubeia"),
        ("rules latrunculi setup", "lemery-latrunculi"),
        ("regole Poleis", "poleis"),
    ):
        page = await bench.say("Alkaios", text, here=match)
        assert any(f"rule-{key}" in code for code in codes(page)), text
    about = await bench.say("Alkaios", "rules petteia", here=match)
    assert about.refused  # compact is called otherwise, so it is asked which
    asked = await bench.say("Alkaios", "rules kubeia what does a double do?", here=match)
    assert "vogt-kubeia" in str(asked.lines)
    assert "compact" not in str(asked.lines)


async def test_a_greeting_says_what_is_next(bench):
    greeted = await bench.say("Alkaios", "Hi!")
    assert codes(greeted) == GREETED
    assert "button-challenge" in labels(greeted)
    await bench.begin()
    assert codes(await bench.say("Alkaios", "ciao")) == ["hello", "digest"]
    assert codes(await bench.say("Brasidas", "hello")) == ["hello", "hello-waiting"]


async def test_a_replay_goes_to_a_move_or_to_the_film_of_the_match_at_hand(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3", "a7-a6", "b2-b3")
    assert (await bench.say("Alkaios", "replay 2")).view.moment == 2
    assert (await bench.say("Alkaios", f"replay {match} 1", here=match)).view.moment == 1
    for text in ("replay film", "film", "filmato", f"replay {match} film"):
        assert (await bench.say("Alkaios", text)).content, text
    assert codes(await bench.say("Alkaios", "replay 9")) == ["refused-no-such-move"]


async def test_completion_offers_no_more_people_behind_a_name(bench):
    for name in ("Dora", "Dion of Kos", "Bruno"):
        await bench.person(name)
    for name in ("Dora", "Dion of Kos"):  # whom Alkaios knows
        await bench.say("Alkaios", f"challenge {name}")
    assert await bench.complete("Alkaios", "challenge Bru") == [], "a stranger"
    found = await bench.complete("Alkaios", "challenge Dora ")
    assert found[0].startswith("challenge Dora lemery")
    assert not [text for text in found if "Bruno" in text or "Dora D" in text]
    assert await bench.complete("Alkaios", "challenge Dion o") == ["challenge Dion of Kos"]
    assert await bench.complete("Alkaios", "challenge Dora kub") == ["challenge Dora vogt-kubeia"]
    assert "challenge Dora" in await bench.complete("Alkaios", "sfida D")


async def test_names_of_words_are_no_names_of_people(bench):
    for name in ("help", "Sfida", "HELP", "new game", "move"):
        made = await bench.person(name)
        assert isinstance(made, Refused), name
        assert made.line.code == "refused-name-is-word"


async def test_an_unknown_setting_lists_those_near_it(bench):
    answer = await bench.say("Alkaios", "settings them=night")
    assert codes(answer) == ["refused-unknown-setting-key"]
    assert "theme" in say(answer.lines[0])
    changed = await bench.press("Alkaios", str(answer.choices[0].control))
    assert changed.reader.settings.theme == "night"
    assert codes(await bench.say("Alkaios", "settings alerts=on")) == ["refused-unknown-setting"]
    shown = await bench.say("Alkaios", "impostazioni tema=papiro lingua=italiano")
    assert (shown.reader.settings.theme, shown.reader.settings.language) == ("papyrus", "it")


async def test_a_bare_move_that_is_illegal_is_explained(bench):
    match = await bench.begin()
    who, here = await bench.person("Alkaios"), RequestContext(match)
    answer = await bench.dispatcher.hear(who, "a2-b3", here, bare=True)
    assert (codes(answer), labels(answer)) == (["refused-illegal"], ["button-why"])
    answer = await bench.dispatcher.hear(who, "xyzzy now", here, bare=True)
    assert (codes(answer), labels(answer)) == (["refused-unknown-word"], ["button-help"])
