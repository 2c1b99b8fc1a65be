"""The seed of a match: sealed with the challenge, secret while it is played, shown at its end."""

import json

import pytest
from sqlalchemy import select, update

from bot.core.matches import fair_dice
from bot.core.matches.model import Stage
from bot.core.matches.play import Played, Thrown
from bot.core.service.audit import problem_of
from bot.storage import open_store
from bot.storage.opening import opened
from bot.storage.schema import events, matches
from engine import Game, Side
from engine.catalogue import ruleset
from engine.record import read_record
from tests.bot.core.conftest import SEED, codes, told
from tests.bot.core.matches.sealed import (  # noqa: F401 -- a fixture among them
    KUBEIA,
    PEOPLE,
    SHORT,
    challenged,
    everything,
    known_ids,
    played_out,
    record_of,
    resigned,
    verified,
)


async def told_of_seed(bench, name, match):
    """What a person is told behind the button of that name."""
    return " ".join(told((await bench.press(name, f"fairness:{match}:0:")).lines))


async def test_a_match_with_dice_from_the_challenge_to_the_check_of_its_record(
    bench, capsys, tmp_path
):
    view = await challenged(bench, f"{KUBEIA} first")
    sealed = fair_dice.commitment(SEED)
    assert sealed not in " ".join(told(view.notes))
    assert sealed in await told_of_seed(bench, "Brasidas", view.match)
    assert SEED not in await everything(bench, view.match)

    await bench.say("Brasidas", f"accept {view.match}")
    for name in PEOPLE:
        assert sealed in await told_of_seed(bench, name, view.match)
        assert sealed not in " ".join(told((await bench.seen(name)).notes))
    await bench.play(view.match, "a2-a3")
    assert sealed in await told_of_seed(bench, "Alkaios", view.match)

    await played_out(bench, view.match, 30)
    running = await record_of(bench, view.match)
    assert f'[Match "{view.match}"]' in running
    assert f'[Commitment "{fair_dice.commitment(SEED)}"]' in running
    assert "[Seed" not in running
    assert SEED not in await everything(bench, view.match)

    await resigned(bench, "Alkaios", view.match)
    over = told((await bench.press("Brasidas", f"fairness:{view.match}:0:")).lines)
    assert f"Dice seed: {SEED}" in over
    assert any("petteia dice verify" in note for note in over)
    text = await record_of(bench, view.match)
    assert f'[Seed "{SEED}"]' in text

    throws = sum(isinstance(event, Thrown) for event in await bench.store.log(view.match))
    code, said = verified(capsys, tmp_path / "record.txt", text)
    assert code == 0
    assert said.startswith(f"Throws that agree with the seed: {throws} of {throws}.\n")


async def test_a_tampered_record_is_found_out(bench, capsys, tmp_path):
    match = await bench.begin(ruleset=KUBEIA)
    await played_out(bench, match, 12)
    await resigned(bench, "Brasidas", match)
    text = await record_of(bench, match)
    [line] = [line for line in text.splitlines() if line.startswith("3) ")]
    dice = line.split()[1]
    forged = text.replace(line, line.replace(dice, "65", 1))
    assert read_record(forged) != read_record(text)
    code, said = verified(capsys, tmp_path / "record.txt", forged)
    assert code == 1
    assert said.splitlines()[1] == (
        f"Move 3: Orange threw 6 and 5; the seed gives {dice[0]} and {dice[1]}."
    )


async def test_every_throw_of_a_match_is_the_one_that_its_seed_gives(bench):
    match = await bench.begin(ruleset=KUBEIA)
    await played_out(bench, match, 40)
    game, ply = Game.start(ruleset(KUBEIA)), 0
    for event in await bench.store.log(match):
        if isinstance(event, Thrown):
            assert (event.high, event.low) == fair_dice.throw(SEED, match, ply, 0)
            assert event.side is game.position.side
            game = game.play(game.read(f"roll{event.high}{event.low}"))
        elif isinstance(event, Played):
            ply += event.action not in {"again", "pass"}
            game = game.play(game.read(event.action))
    assert ply > 20
    assert (await bench.store.match(match)).trail.plies == ply


async def test_what_is_thrown_anew_after_a_takeback_is_another_throw_and_agrees(
    bench, capsys, tmp_path
):
    match = await bench.begin(ruleset=KUBEIA)
    for asker, other in (PEOPLE, PEOPLE[::-1], PEOPLE):
        stored = await played_out(bench, match, 7)
        await bench.say(asker, f"takeback {match}")
        assert not (await bench.say(other, f"takeback {match}")).refused
        back = await bench.store.match(match)
        assert back.takebacks == stored.takebacks + 1
        assert back.trail.plies < stored.trail.plies
        ply, thrown = back.trail.plies, back.game.position.roll
        assert thrown == fair_dice.throw(SEED, match, ply, back.takebacks)
    await played_out(bench, match, 5)
    await resigned(bench, "Alkaios", match)
    assert await problem_of(bench.store, match) is None
    text = await record_of(bench, match)
    assert read_record(text).tags["Takebacks"] == "3"
    assert verified(capsys, tmp_path / "record.txt", text)[0] == 0
    forgotten = text.replace('[Takebacks "3"]\n', "")
    assert verified(capsys, tmp_path / "record.txt", forgotten)[0] == 1


async def test_the_lot_comes_from_the_seed_and_is_checked_with_it(bench, capsys, tmp_path):
    drawn = set()
    for _ in range(8):
        view = await challenged(bench, "lemery-compact")
        assert fair_dice.commitment(SEED) in await told_of_seed(bench, "Brasidas", view.match)
        await bench.say("Brasidas", f"accept {view.match}")
        match = await bench.store.match(view.match)
        side = fair_dice.draw_side(SEED, view.match)
        assert match.side_of(match.challenger) is side
        drawn.add(side)
        await resigned(bench, "Alkaios", view.match)
    assert drawn == set(Side)
    text = await record_of(bench, view.match)
    assert read_record(text).tags["Lot"] == side.name.lower()
    over = (await bench.say("Brasidas", f"board {view.match}")).view
    assert not any(SEED in note for note in told(over.notes))
    fairness = await bench.press("Brasidas", f"fairness:{view.match}:0:")
    assert f"Seed of the draw for sides: {SEED}" in told(fairness.lines)
    code, said = verified(capsys, tmp_path / "record.txt", text)
    assert code == 0
    assert "The draw for sides agrees with the seed: the challenger plays" in said


async def test_where_nothing_is_drawn_nothing_is_sealed(bench):
    view = await challenged(bench, "lemery-compact second")
    await bench.say("Brasidas", f"accept {view.match}")
    await resigned(bench, "Alkaios", view.match)
    over = (await bench.say("Brasidas", f"board {view.match}")).view
    shown = [line.code for line in (*view.notes, *over.notes)]
    assert not [code for code in shown if code.startswith(("note-seal", "note-seed"))]
    text = await record_of(bench, view.match)
    assert not read_record(text).tags.keys() & {"Seed", "Commitment", "Lot", "Takebacks"}
    assert SEED not in await everything(bench, view.match)


@pytest.mark.parametrize(("who", "word"), [("Alkaios", "withdraw"), ("Brasidas", "decline")])
async def test_a_challenge_that_comes_to_nothing_keeps_its_seed(bench, who, word):
    view = await challenged(bench, KUBEIA)
    assert codes(await bench.say(who, f"{word} {view.match}")) == [
        {"withdraw": "done-withdrawn", "decline": "done-declined"}[word]
    ]
    shown = await everything(bench, view.match)
    assert SEED not in shown
    assert SHORT not in shown


async def test_the_seed_of_a_match_is_kept_over_a_restart(bench, sqlite_url):
    match = await bench.begin(ruleset=KUBEIA)
    await played_out(bench, match, 6)
    kept = await bench.store.match(match)
    assert kept.seed == SEED
    assert (await bench.store.log(match))[0].seed == SEED
    async with open_store(sqlite_url) as again:
        back = await again.match(match)
        assert (back, back.trail.plies, back.seed) == (kept, kept.trail.plies, SEED)
        assert await problem_of(again, match) is None


async def test_a_match_from_before_there_were_seeds_goes_on_with_throws_as_they_were(
    bench, sqlite_url
):
    match = await bench.begin(ruleset=KUBEIA)
    await bench.play(match, "a2-a3")
    await as_it_was_stored_before(sqlite_url, match)
    bench.dice.throws = [(6, 5)]
    await bench.play(match, "a7-a6")
    stored = await bench.store.match(match)
    assert (stored.seed, stored.game.position.roll) == (None, (6, 5))
    assert await problem_of(bench.store, match) is None
    await resigned(bench, "Alkaios", match)
    assert (await bench.store.match(match)).stage is Stage.OVER
    assert not read_record(await record_of(bench, match)).tags.keys() & {"Seed", "Commitment"}
    over = (await bench.say("Alkaios", f"board {match}")).view
    assert not [line for line in over.notes if line.code.startswith("note-seed")]


async def as_it_was_stored_before(sqlite_url, match):
    """Take out of the database what older versions did not write."""

    def strip(connection):
        snapshot = json.loads(connection.scalar(select(matches.c.snapshot).filter_by(id=match)))
        for name in ("seed", "takebacks"):
            del snapshot[name]
        del snapshot["trail"]["plies"]
        connection.execute(
            update(matches).where(matches.c.id == match).values(snapshot=json.dumps(snapshot))
        )
        first = (events.c.match == match) & (events.c.seq == 1)
        offered = json.loads(connection.scalar(select(events.c.body).where(first)))
        del offered["seed"]
        connection.execute(update(events).where(first).values(body=json.dumps(offered)))

    async with opened(sqlite_url, to_write=True) as database:
        await database.write(strip)
