"""The computer's turns: due, claimed, thought about, dropped; over a real store."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.computer.processes import decide
from bot.core.matches.agreements import DRAW, TAKEBACK, Ask
from bot.core.matches.computers import waits_for_computer
from bot.core.matches.messages import Refused
from bot.core.matches.model import Stage
from bot.core.matches.play import Resign
from bot.core.matches.thoughts import CannotThink, Thought
from bot.core.matches.timing import next_due
from bot.core.service.audit import problem_of
from bot.core.service.computer_player import CLAIM_LIFETIME, ComputerPlayer
from bot.core.service.scheduler import Scheduler
from engine import Reason, Side
from tests.bot.core.computer_bench import Mind, Table, equip
from tests.bot.core.conftest import codes


@pytest.fixture
def table(bench):
    return Table(bench)


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
        await table.mind.asked.wait()
        await table.player.settled()
    assert not waits_for_computer(await bench.store.match(match))
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


async def test_it_lets_a_move_be_taken_back_and_a_thought_of_before_is_dropped(table):
    match = await table.begin("challenge computer 1 first")
    stored = await table.bench.store.match(match)
    await table.bench.say("Alkaios", f"move {stored.game.write(stored.game.choices[0])}")
    table.mind.free.clear()
    await table.look()
    asked = await table.bench.store.match(match)
    assert not isinstance(
        await table.bench.service.act(match, Ask(asked.challenger, TAKEBACK)), Refused
    )
    await table.look()
    back = await table.bench.store.match(match)
    assert (back.takebacks, back.game.position.side) == (1, Side.FIRST)
    table.mind.free.set()
    after = await table.settle(match)
    assert after.version == back.version


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
    match = await table.begin("challenge computer 1 walker-petteia first")
    for turn in range(3):
        stored = await table.settle(match)
        await bench.say("Alkaios", f"move {stored.game.write(stored.game.choices[turn])}")
        table.player._scores = {(match, 0): (-2000, -2000)}
    assert (await table.bench.store.match(match)).stage is Stage.RUNNING
    lost = replace(Thought(action="a1-a2", score=-2000), resigns=True)
    table.player._thinker = await thoughts(lost)
    after = await table.settle(match)
    assert after.outcome.reason is Reason.RESIGNATION
    assert after.outcome.winner is after.side_of(after.challenger)


async def test_it_answers_an_offer_of_a_draw(bench):
    for agrees in (True, False):
        table = Table(bench, await thoughts(Thought(agrees=agrees)))
        match = await table.begin("challenge computer 1 first")
        stored = await bench.store.match(match)
        await bench.service.act(match, Ask(stored.challenger, DRAW))
        after = await table.settle(match)
        assert table.mind.tasks[0].draw_offered
        assert (after.stage is Stage.OVER) is agrees
        assert DRAW.asker(after) is None


async def test_it_offers_a_draw_and_moves(bench):
    table = Table(bench, await thoughts(Thought(action="a2-a3", offers_draw=True)))
    match = await table.begin("challenge computer 1 walker-petteia second")
    after = await table.settle(match)
    assert DRAW.asker(after) is Side.FIRST
    assert after.trail.plies == 1


async def test_an_offer_in_its_own_turn_is_answered_before_it_moves(bench):
    table = Table(bench)
    match = await table.begin("challenge computer 1 second")
    stored = await bench.store.match(match)
    await bench.service.act(match, Ask(stored.challenger, DRAW))
    after = await table.settle(match)
    assert (after.stage, DRAW.asker(after), after.trail.plies) == (Stage.RUNNING, None, 1)


async def test_a_process_that_dies_while_it_thinks_loses_nothing(bench):
    dead = Table(bench)
    dead.mind.free.clear()
    match = await dead.begin("challenge computer 1 second")
    await dead.look()
    for task in dead.player._tasks:
        task.cancel()
    heir = Table(bench)
    await heir.settle()
    assert waits_for_computer(await bench.store.match(match))
    bench.now += CLAIM_LIFETIME
    assert (await heir.settle(match)).trail.plies == 1


async def test_a_claim_is_renewed_while_it_thinks(bench):
    table, other = Table(bench), Table(bench)
    table.mind.free.clear()
    match = await table.begin("challenge computer 1 second")
    await table.look()
    for _ in range(5):
        bench.now += timedelta(seconds=20)
        await table.player.renew()
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


async def test_who_moves_while_the_computer_cannot_play_is_told(bench):
    table = Table(bench, Mind())
    await table.begin("challenge computer 1 lemery-compact first")
    table.mind.available = False
    moved = await bench.say("Alkaios", "move a2-a3")
    assert codes(moved)[-1] == "computer-stopped"


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
    assert table.player.wait(await table.settle(late.view.match)) == 0


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
    await Scheduler(bench.service).tick()
    assert await bench.store.next_match_due(computers=False) is None
    assert (await table.settle(match)).trail.plies == 1


async def test_a_turn_whose_process_was_killed_is_not_held_by_one_without_a_computer(bench):
    dead = Table(bench)
    dead.mind.free.clear()
    match = await dead.begin("challenge computer 1 second")
    await dead.look()
    bench.now += CLAIM_LIFETIME
    await Scheduler(bench.service).tick()
    assert (await Table(bench).settle(match)).trail.plies == 1
    dead.mind.free.set()
    await dead.player.settled()
    assert (await bench.store.match(match)).trail.plies == 1


async def test_a_process_that_leaves_the_turns_to_others_offers_the_computer_all_the_same(bench):
    away = ComputerPlayer(bench.service, Mind(), takes_turns=False)
    away._thinker.available = False
    equip(bench.dispatcher, computer=away)
    match = (await bench.say("Alkaios", "challenge computer 1 second")).view.match
    await Scheduler(bench.service, computer=away).tick()
    assert away._thinker.tasks == []
    assert (await Table(bench).settle(match)).trail.plies == 1


async def test_a_process_that_ends_leaves_its_turns_to_others_at_once(bench):
    ended = Table(bench)
    ended.mind.free.clear()
    match = await ended.begin("challenge computer 1 second")
    await ended.look()
    running = asyncio.create_task(ended.player.run())
    await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert (await Table(bench).settle(match)).trail.plies == 1


async def test_the_player_ends_without_leaving_thoughts(bench):
    table = Table(bench)
    table.mind.free.clear()
    await table.begin("challenge computer 1 second")
    await table.look()
    running = asyncio.create_task(table.player.run())
    await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    async with asyncio.timeout(60):
        await table.player.settled()
    assert isinstance(table.player, ComputerPlayer)


class SlowAtTheTop(Mind):
    """Thinks at once, but for the highest level, which waits until it may."""

    async def think(self, task):
        if task.level < 8:
            self.tasks.append(task)
            return decide(task)
        return await super().think(task)


async def test_a_brief_thought_does_not_wait_for_long_ones(bench):
    table = Table(bench, SlowAtTheTop(workers=1))
    table.mind.free.clear()
    for name in ("Alkaios", "Brasidas", "Chares"):
        await table.begin("challenge computer 8 second", name=name)
    newcomer = await table.begin("challenge computer 1 second", name="Dion")
    await table.look()
    async with asyncio.timeout(60):
        while waits_for_computer(await bench.store.match(newcomer)):  # noqa: ASYNC110 -- as people do
            await asyncio.sleep(0)
    assert table.player.waiting == 2
    assert table.player.longest_wait > 0
    assert sorted(task.level for task in table.mind.tasks) == [1, 8]
    table.mind.free.set()
    await table.player.settled()
    assert (table.player.waiting, table.player.longest_wait) == (0, 0)
