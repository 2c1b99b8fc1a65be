"""The computer as a player: challenged, moving, answering, named; over a real store."""

import re

import pytest

from bot.core.accounts.people import looks_like_computer
from bot.core.handlers.computers import computer_challenge
from bot.core.matches.computers import LEVELS, NAMED_LEVELS, computer_account, computer_in, level_of
from bot.core.matches.controls import Control, Verb
from bot.core.matches.messages import Refused, line
from bot.core.matches.model import Identity, Stage
from bot.core.matches.play import Play, Resign
from bot.core.service.audit import problem_of
from bot.core.typed.words import read_request
from bot.i18n import LANGUAGES, speaker
from engine import Side
from engine.catalogue import KEYS
from tests.bot.computer_matches import typable
from tests.bot.core.computer_bench import Mind, Table
from tests.bot.core.conftest import codes, control, labels, say, told


@pytest.fixture
def table(bench):
    return Table(bench)


def chosen(text):
    asked = computer_challenge(read_request(text))
    return asked.line.code if isinstance(asked, Refused) else asked and asked.level


def test_the_computer_is_challenged_in_many_words():
    said = {
        "challenge computer": 3,
        "play computer": 3,
        "computer": 3,
        "play against the computer": 3,
        "challenge the computer at level 5, poleis": 5,
        "challenge computer 3 latrunculi": 3,
        "challenge computer poleis 8": 8,
        "challenge computer hard": 6,
        "challenge computer 7x9": 3,
        "challenge computer level=4": 4,
        "challenge level=2": 2,
        "sfida il computer livello 2": 2,
        "gioca contro il computer difficile": 6,
        "challenge computer 0": 0,
        "challenge computer 9": "refused-computer-level",
        "challenge computer level high": "refused-computer-level",
        "challenge computer clock=3d": "refused-computer-clock",
        "challenge computer 2 3d": "refused-computer-clock",
        "challenge computer 4 second": 4,
        "challenge Bob level=2": "refused-level-person",
        "challenge Bob": None,
        "challenge @computer": None,
        "challenge computerfan": None,
    }
    assert {text: chosen(text) for text in said} == said


async def test_a_match_against_the_computer_begins_at_once_and_without_a_clock(table):
    made = await table.bench.say("Alkaios", "challenge computer 2 poleis first")
    assert codes(made) == ["done-computer"]
    match = await table.bench.store.match(made.view.match)
    assert match.stage is Stage.RUNNING
    assert (match.terms.clock, match.terms.ruleset) == (None, "poleis")
    assert match.seats[Side.SECOND] == computer_account(2).id
    assert "Computer (level 2)" in told([made.view.headline, *made.view.notes])[0]
    assert await problem_of(table.bench.store, match.id) is None


async def test_what_is_not_understood_of_a_challenge_begins_nothing(table):
    for said in ("challenge computer 2 latrunclui", "challenge computer poleis(moon=full)"):
        assert (await table.bench.say("Alkaios", said)).refused, said
    assert await table.bench.store.count_matches() == 0


async def test_where_there_is_no_computer_it_is_said_and_no_button_offers_one(bench):
    mind = Mind()
    mind.available = False
    for table in (None, Table(bench, mind)):
        assert codes(await bench.say("Alkaios", "play computer")) == ["refused-no-computer"], table
        pressed = await bench.press("Alkaios", str(Control(Verb.COMPUTER)))
        assert codes(pressed) == ["refused-no-computer"], table
        opening = await bench.dispatcher.opening(await bench.person("Alkaios"))
        offered = [
            way for each in (opening.ways, *(card.ways for card in opening.games)) for way in each
        ]
        assert Verb.COMPUTER not in [way.control.verb for way in offered], table


async def test_the_opening_begins_with_the_computer(table):
    opening = await table.bench.dispatcher.opening(await table.bench.person("Alkaios"))
    firsts = [
        each[0].control.verb for each in (opening.ways, *(card.ways for card in opening.games))
    ]
    assert set(firsts) == {Verb.COMPUTER}
    assert "button-computer" in labels(await table.bench.say("Alkaios", "hello"))


async def test_a_level_is_chosen_by_a_button_and_pressed_twice_begins_one_match(table):
    asked = await table.bench.press("Alkaios", str(Control(Verb.COMPUTER, choice="poleis")))
    assert labels(asked) == [f"computer-level-{name}" for name in NAMED_LEVELS]
    press = control(asked, "computer-level-beginner")
    first, again = [await table.bench.press("Alkaios", press) for _ in range(2)]
    assert first.view.match == again.view.match
    match = await table.settle(first.view.match)
    assert (match.terms.ruleset, computer_in(match)) == ("poleis", computer_account(1).id)
    for forged in ("chess", "9=poleis", "x=poleis", "3="):
        answer = await table.bench.press("Alkaios", str(Control(Verb.COMPUTER, choice=forged)))
        assert answer.refused == (forged != "3="), forged


async def test_a_level_is_called_the_same_on_its_button_and_as_a_player(table):
    asked = await table.bench.press("Alkaios", str(Control(Verb.COMPUTER, choice="poleis")))
    for language in LANGUAGES:
        tell = speaker(language).say
        for choice, level in zip(asked.choices, NAMED_LEVELS.values(), strict=True):
            name = re.fullmatch(r"(.+) \((.+)\)", tell(choice.label))
            said = tell(line("computer-name", level=level))
            player = re.fullmatch(r"\w+\W+(\w+ \d)\W+(.+?)\)", said)
            assert player[1] == name[2]
            assert player[2].casefold() == name[1].casefold()


async def test_who_beats_a_level_is_offered_the_next(table):
    match = await table.begin("challenge computer 1 poleis first")
    stored = await table.bench.store.match(match)
    await table.bench.service.act(match, Resign(stored.seats[Side.SECOND]))
    over = await table.bench.seen("Alkaios")
    onward = next(each for each in over.choices if each.label.code == "button-next-level")
    assert say(onward.label) == "Next: Easy (level 3)"
    begun = await table.bench.press("Alkaios", str(onward.control))
    made = await table.bench.store.match(begun.view.match)
    assert (made.terms.ruleset, computer_in(made)) == ("poleis", computer_account(3).id)


async def test_who_loses_can_take_the_last_move_back_and_try_again(table):
    match = await table.begin("challenge computer 1 lemery-compact first")
    level = (await table.bench.store.match(match)).seats[Side.SECOND]
    person = (await table.bench.person("Alkaios")).id
    for by, action in ((person, "e2-e3"), (level, "f7-f4"), (person, "g2-g3")):
        await table.bench.service.act(match, Play(by, action))
    over = await table.bench.seen("Alkaios")
    again = next(each for each in over.choices if each.label.code == "button-retry")
    shown = await table.bench.press("Alkaios", str(again.control))
    assert shown.view.yours
    assert (await table.bench.store.match(match)).stage is Stage.RUNNING
    stale = await table.bench.press("Alkaios", str(again.control))
    assert stale.refused


async def test_the_opening_remembers_which_level_a_person_has_beaten(table):
    person = await table.bench.person("Alkaios")
    first = (await table.bench.dispatcher.opening(person)).ways[0]
    assert str(first.control) == "computer::0:1=lemery-compact"
    match = await table.begin("challenge computer 3 poleis first")
    stored = await table.bench.store.match(match)
    await table.bench.service.act(match, Resign(stored.seats[Side.SECOND]))
    then = (await table.bench.dispatcher.opening(person)).ways[0]
    assert str(then.control) == "computer::0:5=lemery-compact"
    assert say(then.label) == "Computer: Medium (level 5)"


async def test_who_loses_is_not_offered_the_next_level(table):
    match = await table.begin("challenge computer 1 poleis first")
    await table.bench.press("Alkaios", str(Control(Verb.RESIGN_YES, match)))
    assert "button-next-level" not in labels(await table.bench.seen("Alkaios"))


async def test_its_move_calls_the_person_and_nothing_is_sent_to_it(table):
    match = await table.begin("challenge computer 1 second")
    await table.settle(match)
    assert (True, None) in await table.bench.said_to("Alkaios")
    everything = await table.bench.store.due(("web", "computer"), table.bench.now, 99)
    assert computer_account(1).id not in {item.notice.account for item in everything}


async def test_in_every_ruleset_it_plays_on_through_the_dispatcher(table):
    await table.bench.say("Alkaios", "settings confirm=off")  # also a move that draws
    for key in KEYS:
        match = await table.begin(f"challenge computer 1 {key}")
        for _ in range(7):
            stored = await table.settle(match)
            if stored.stage is not Stage.RUNNING:
                break
            text = stored.game.write(typable(stored.game)[0])
            played = await table.bench.say("Alkaios", f"move {text} match={match}")
            assert not played.refused, (key, codes(played))
        stored = await table.settle(match)
        assert stored.stage is Stage.OVER or stored.trail.plies >= 6, key
        assert await problem_of(table.bench.store, match) is None, key
        if stored.stage is Stage.RUNNING:
            await table.bench.service.act(match, Resign(stored.challenger))


async def test_a_person_takes_back_after_its_answer_too(table):
    match = await table.begin("challenge computer 1 first")
    stored = await table.bench.store.match(match)
    await table.bench.say("Alkaios", f"move {stored.game.write(stored.game.choices[0])}")
    await table.settle(match)
    assert "button-takeback" in labels(await table.bench.seen("Alkaios"))
    await table.bench.say("Alkaios", "undo")
    assert (await table.settle(match)).trail.plies == 0


async def test_a_rematch_begins_at_once_with_the_sides_changed(table):
    match = await table.begin("challenge computer 4 lemery-compact first")
    over = await table.bench.say("Alkaios", "resign sure")
    stored = await table.bench.store.match(match)
    await table.bench.service.act(match, Resign(stored.challenger))
    again = str(Control(Verb.REMATCH, match, stored.turn))
    made = await table.bench.press("Alkaios", again)
    assert codes(made) == ["done-computer"], over
    rematch = await table.bench.store.match(made.view.match)
    assert (rematch.stage, rematch.rematch_of) == (Stage.RUNNING, match)
    assert rematch.seats == tuple(reversed(stored.seats))
    assert codes(await table.bench.press("Alkaios", again)) == ["refused-rematch-runs"]


async def test_nobody_can_be_the_computer_nor_take_its_name(bench):
    await Table(bench).begin("challenge computer 3")
    taken = ("Computer", "computer 3", "C0mputer", "Computer, level 3", "\u0421omputer")
    for name in taken:
        made = await bench.people.register(Identity("web", name), name)
        assert isinstance(made, Refused), name
    met = await bench.people.meet(Identity("telegram", "7"), "Computer, level 8")
    assert met.name == "\u201cComputer, level 8\u201d"
    assert not looks_like_computer(met.name)
    assert await bench.store.account_by_handle("computer, level 3") is None
    for level in LEVELS:
        assert level_of(computer_account(level).id) == level
    assert level_of(bench.dice.account_id()) is None


async def test_it_cannot_be_blocked(table):
    match = await table.begin("challenge computer 1 first")
    blocked = await table.bench.press("Alkaios", str(Control(Verb.BLOCK, match)))
    assert codes(blocked) == ["refused-computer-block"]
    more = await table.bench.press("Alkaios", str(Control(Verb.MORE, match)))
    assert "button-block" not in labels(more)


async def test_it_is_told_by_its_level_in_the_language_of_the_reader(table):
    match = await table.begin("challenge computer 5 second")
    account = await table.bench.person("Alkaios")
    view = await table.bench.dispatcher.views.post(account, match)
    name = dict(view.headline.params)["name"]
    said = {language: speaker(language).say(name) for language in LANGUAGES}
    assert (said["en"], said["it"]) == (
        "Computer (level 5, medium)",
        "Computer livello 5 (medio)",
    )
    record = await table.bench.say("Alkaios", f"record match={match}")
    assert '"Computer, level 5"' in record.content.text


async def test_a_person_who_plays_it_is_forgotten_and_it_is_not(table):
    match = await table.begin("challenge computer 1 first")
    account = await table.bench.person("Alkaios")
    told_first = await table.bench.say("Alkaios", "forget")
    await table.bench.press("Alkaios", control(told_first, "button-forget-yes"))
    over = await table.bench.store.match(match)
    assert over.stage is Stage.OVER
    computer = await table.bench.store.account(computer_account(1).id)
    assert computer.name == "Computer, level 1"
    assert (await table.bench.store.account(account.id)).name == ""
