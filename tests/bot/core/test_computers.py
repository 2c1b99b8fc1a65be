"""The computer as a player: challenged, moving, answering, named; over a real store."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.accounts.people import looks_like_computer
from bot.core.audit import problem_of
from bot.core.computer_player import CLAIM_LIFETIME, ComputerPlayer
from bot.core.controls import Control, Verb, read_control
from bot.core.handlers.computers import computer_challenge
from bot.core.matches.commands import AskTakeback, OfferDraw, Play, Resign
from bot.core.matches.computers import (
    LEVELS,
    NAMED_LEVELS,
    computer_account,
    computer_in,
    computer_side,
    level_of,
    waits_for_computer,
)
from bot.core.matches.model import Identity, Stage
from bot.core.matches.timing import next_due
from bot.core.messages import Refused
from bot.core.scheduler import Scheduler
from bot.core.service import Service
from bot.core.thoughts import CannotThink, Thought
from bot.core.words import read_request
from bot.i18n import LANGUAGES
from engine.catalogue import KEYS
from engine.position import Reason, Side
from tests.bot.core.computer_bench import Mind, Table
from tests.bot.core.conftest import codes, control, labels, told


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
        "challenge computer 0": "refused-computer-level",
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
    assert "Computer, level 2" in told([made.view.headline, *made.view.notes])[0]
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
        ways, cards = await bench.dispatcher.opening(await bench.person("Alkaios"))
        offered = [way for each in (ways, *(card.ways for card in cards)) for way in each]
        assert Verb.COMPUTER not in [read_control(way.id).verb for way in offered], table


async def test_the_opening_begins_with_the_computer(table):
    ways, cards = await table.bench.dispatcher.opening(await table.bench.person("Alkaios"))
    firsts = [read_control(each[0].id).verb for each in (ways, *(card.ways for card in cards))]
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


async def test_its_turn_is_due_at_once_and_a_persons_turn_is_not(table):
    match = await table.bench.store.match(await table.begin("challenge computer 1 second"))
    assert next_due(match) < table.bench.now - timedelta(days=10_000)
    after = await table.settle(match.id)
    assert after.game.position.side is Side.SECOND
    assert next_due(after) is None
    assert await table.bench.store.next_match_due() is None


async def test_a_persons_move_wakes_the_scheduler(bench):
    table = Table(bench)
    running = [asyncio.create_task(each.run()) for each in (table.scheduler, table.player)]
    match = await table.begin("challenge computer 1 second")
    async with asyncio.timeout(4):  # less than the scheduler looks by itself
        while waits_for_computer(await bench.store.match(match)):
            await asyncio.sleep(0.01)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


async def test_its_move_calls_the_person_and_nothing_is_sent_to_it(table):
    match = await table.begin("challenge computer 1 second")
    await table.settle(match)
    assert (True, None) in await table.bench.said_to("Alkaios")
    everything = await table.bench.store.due(("web", "computer"), table.bench.now, 99)
    assert computer_account(1).id not in {item.notice.account for item in everything}


async def test_in_every_ruleset_it_plays_on_through_the_dispatcher(table):
    for key in KEYS:
        match = await table.begin(f"challenge computer 1 {key}")
        for _ in range(7):
            stored = await table.settle(match)
            if stored.stage is not Stage.RUNNING:
                break
            text = stored.game.write(stored.game.choices[0])
            played = await table.bench.say("Alkaios", f"move {text} match={match}")
            assert not played.refused, (key, codes(played))
        stored = await table.settle(match)
        assert stored.trail.plies >= 6, key
        assert await problem_of(table.bench.store, match) is None, key
        if stored.stage is Stage.RUNNING:
            await table.bench.service.act(match, Resign(stored.challenger))


async def test_it_lets_a_move_be_taken_back_and_a_thought_of_before_is_dropped(table):
    match = await table.begin("challenge computer 1 first")
    stored = await table.bench.store.match(match)
    await table.bench.say("Alkaios", f"move {stored.game.write(stored.game.choices[0])}")
    table.mind.free.clear()
    await table.look()
    asked = await table.bench.store.match(match)
    assert not isinstance(
        await table.bench.service.act(match, AskTakeback(asked.challenger)), Refused
    )
    await table.look()
    back = await table.bench.store.match(match)
    assert (back.takebacks, back.game.position.side) == (1, Side.FIRST)
    table.mind.free.set()
    after = await table.settle(match)
    assert after.version == back.version


async def test_a_person_takes_back_after_its_answer_too(table):
    match = await table.begin("challenge computer 1 first")
    stored = await table.bench.store.match(match)
    await table.bench.say("Alkaios", f"move {stored.game.write(stored.game.choices[0])}")
    await table.settle(match)
    assert "button-takeback" in labels(await table.bench.seen("Alkaios"))
    await table.bench.say("Alkaios", "undo")
    assert (await table.settle(match)).trail.plies == 0


async def test_a_thought_for_a_match_that_has_ended_is_dropped(table):
    match = await table.begin("challenge computer 1 second")
    table.mind.free.clear()
    await table.look()
    over = await table.bench.service.act(
        match, Resign((await table.bench.store.match(match)).challenger)
    )
    table.mind.free.set()
    assert await table.settle(match) == over


async def thoughts(*given):
    """A mind that thinks what it is told to."""
    mind, left = Mind(), list(given)

    async def think(task):
        mind.tasks.append(task)
        return left.pop(0)

    mind.think = think
    return mind


async def test_it_resigns_by_what_it_thought_of_its_last_turns(bench):
    table = Table(bench)
    match = await table.begin("challenge computer 1 first")
    for turn in range(3):
        stored = await table.settle(match)
        await bench.say("Alkaios", f"move {stored.game.write(stored.game.choices[turn])}")
        table.player._scores = {  # noqa: SLF001 -- it has thought itself lost all along
            (match, 0): (-2000, -2000)
        }
    assert (await table.bench.store.match(match)).stage is Stage.RUNNING
    lost = replace(Thought(action="a1-a2", score=-2000), resigns=True)
    table.player._thinker = await thoughts(lost)  # noqa: SLF001
    after = await table.settle(match)
    assert after.outcome.reason is Reason.RESIGNATION
    assert after.outcome.winner is after.side_of(after.challenger)


async def test_it_answers_an_offer_of_a_draw(bench):
    for agrees in (True, False):
        table = Table(bench, await thoughts(Thought(agrees=agrees)))
        match = await table.begin("challenge computer 1 first")
        stored = await bench.store.match(match)
        await bench.service.act(match, OfferDraw(stored.challenger))
        after = await table.settle(match)
        assert table.mind.tasks[0].draw_offered
        assert (after.stage is Stage.OVER) is agrees
        assert after.draw_offer is None


async def test_an_offer_in_its_own_turn_is_answered_before_it_moves(bench):
    table = Table(bench)
    match = await table.begin("challenge computer 1 second")
    stored = await bench.store.match(match)
    await bench.service.act(match, OfferDraw(stored.challenger))
    after = await table.settle(match)
    assert (after.stage, after.draw_offer, after.trail.plies) == (Stage.RUNNING, None, 1)


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


async def test_a_process_that_dies_while_it_thinks_loses_nothing(bench):
    dead = Table(bench)
    dead.mind.free.clear()
    match = await dead.begin("challenge computer 1 second")
    await dead.look()
    for task in dead.player._tasks:  # noqa: SLF001 -- as the process had been killed
        task.cancel()
    heir = Table(bench)
    await heir.settle()
    assert waits_for_computer(await bench.store.match(match))
    bench.now += CLAIM_LIFETIME
    assert (await heir.settle(match)).trail.plies == 1


async def test_a_claim_is_renewed_while_it_thinks(bench):
    table, other = Table(bench), Table(bench)
    bench.service.computer = table.player
    table.mind.free.clear()
    match = await table.begin("challenge computer 1 second")
    await table.look()
    for _ in range(5):
        bench.now += timedelta(seconds=20)
        await table.player.renew()
        bench.service.computer = other.player
        await other.look()
    assert other.mind.tasks == []
    table.mind.free.set()
    assert (await table.settle(match)).trail.plies == 1


async def test_two_that_think_about_one_turn_play_it_once(bench):
    one, two = Table(bench), Table(bench)
    match = await one.begin("challenge computer 1 second")
    stored = await bench.store.match(match)
    for each in (one, two):
        each.mind.free.clear()
        each.player.take(stored, bench.now + CLAIM_LIFETIME)
    for each in (one, two):
        each.mind.free.set()
        await each.player.settled()
    assert (await bench.store.match(match)).trail.plies == 1
    assert await problem_of(bench.store, match) is None


async def test_200_people_are_served_by_turns_and_told_when_they_wait(bench):
    table = Table(bench, Mind(workers=2))
    table.mind.free.clear()
    greedy = [await table.begin("challenge computer 1 second", "Alkaios") for _ in range(5)]
    await table.look()
    stored = await bench.store.match(greedy[0])
    for number in range(200):  # matches like the first, of other people
        person = f"person{number}"
        seats = tuple(person if each == stored.challenger else each for each in stored.seats)
        other = replace(stored, id=f"m{number}", seats=seats, challenger=person)
        table.player.take(other, bench.now + CLAIM_LIFETIME)
    assert len({task.seed for task in table.mind.tasks}) <= 2
    late = await bench.say("Brasidas", "challenge computer 1 second")
    assert codes(late) == ["done-computer", "computer-busy"]
    table.mind.free.set()
    await table.settle()
    for match in greedy:
        assert (await table.settle(match)).trail.plies == 1
    assert await table.settle(late.view.match)
    assert table.player.wait == 0


async def test_a_mind_that_fails_is_asked_again_later(bench):
    table = Table(bench)
    match = await table.begin("challenge computer 1 second")
    good = table.mind.think

    async def failing(_task):
        raise CannotThink

    table.mind.think = failing
    await table.settle()
    table.mind.think = good
    bench.now += CLAIM_LIFETIME
    assert (await table.settle(match)).trail.plies == 1


async def test_an_action_that_is_refused_is_not_tried_all_the_time(bench):
    table = Table(bench, await thoughts(Thought(action="a1-a1"), Thought(action="a1-a1")))
    await table.begin("challenge computer 1 second")
    await table.settle()
    bench.now += 2 * CLAIM_LIFETIME
    await table.settle()
    assert len(table.mind.tasks) == 1
    bench.now += timedelta(minutes=10)
    await table.settle()
    assert len(table.mind.tasks) == 2


async def test_a_process_without_a_computer_leaves_its_turns_to_others(bench):
    table = Table(bench)
    match = await table.begin("challenge computer 1 second")
    bench.service.computer = None
    await Scheduler(bench.service).tick()
    bench.service.computer = table.player
    bench.now += CLAIM_LIFETIME
    assert (await table.settle(match)).trail.plies == 1


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
    assert set(LANGUAGES) >= {"en", "it"}
    assert dict(view.headline.params)["name"].code == "computer-name"
    record = await table.bench.say("Alkaios", f"record match={match}")
    assert '"Computer, level 5"' in record.document.text


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


async def test_plans_answer_its_moves(table):
    match = await table.begin("challenge computer 1 lemery-compact first")
    stored = await table.bench.store.match(match)
    side = computer_side(stored)
    assert side is Side.SECOND
    await table.bench.service.act(
        match, Play(stored.challenger, stored.game.write(stored.game.choices[0]))
    )
    after = await table.settle(match)
    assert after.last.side is side


async def test_the_player_ends_without_leaving_thoughts(bench):
    table = Table(bench)
    table.mind.free.clear()
    await table.begin("challenge computer 1 second")
    await table.look()
    running = asyncio.create_task(table.player.run())
    await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    async with asyncio.timeout(5):
        await table.player.settled()
    assert isinstance(table.player, ComputerPlayer)


def test_a_service_has_no_computer_unless_it_is_given_one(bench):
    assert Service(bench.store, bench.clock, bench.dice).computer is None
