"""All matches as lines of JSON: what other programs are told, and what nobody is."""

import io
import json
from dataclasses import replace

from sqlalchemy import update

from bot.core.matches.challenges import Accept
from bot.core.matches.model import MatchId
from bot.core.matches.play import Play, Resign
from bot.core.matches.premoves import Plan
from bot.storage import open_store
from bot.storage.maintenance.backup import Phase
from bot.storage.maintenance.export import export_matches
from bot.storage.opening import opened
from bot.storage.schema import matches
from engine import Side
from engine.record import read_record
from tests.bot.core.sample_matches import ALKAIOS, BRASIDAS, SHORT_GAME
from tests.bot.storage.kept import FIRST, SECOND, THIRD, Reports, fill
from tests.bot.storage.steps import begun, offer, step

SEED = "5eed" * 16


async def exported(url, report=None):
    """The lines of an export, and what was wrong."""
    text = io.StringIO()
    async with opened(url, to_write=True) as database:
        audit = await database.read(
            lambda connection: export_matches(connection, text, report or Reports())
        )
    return [json.loads(line) for line in text.getvalue().splitlines()], audit


async def test_a_match_is_told_with_its_record_and_when_each_step_was_made(url):
    await fill(url, FIRST)
    [match], audit = await exported(url)
    record, steps = match.pop("record"), match.pop("steps")
    assert match == {
        "format": 1,
        "id": FIRST,
        "ruleset": "lemery-compact",
        "options": "",
        "clock": "none",
        "stage": "over",
        "challenger": "Alkaios",
        "invited": "Brasidas",
        "seats": ["Alkaios", "Brasidas"],
        "outcome": {"winner": "first", "reason": "leader-captured"},
    }
    assert len(read_record(record).actions) == len(SHORT_GAME)
    assert [step["event"] for step in steps] == ["Offered", "Accepted", *["Played"] * 5, "Ended"]
    assert steps[3]["at"] == "2026-03-01T12:02:00+00:00"
    assert (audit.matches, audit.problems) == (1, ())


async def test_matches_come_by_their_ids_and_progress_is_told(url):
    await fill(url, THIRD, FIRST, SECOND)
    report = Reports()
    lines, _ = await exported(url, report)
    assert [line["id"] for line in lines] == [FIRST, SECOND, THIRD]
    assert report.told[-1] == (Phase.EXPORTING, 3, 3)


async def test_a_match_that_cannot_be_read_says_so_in_its_line(url):
    damages = {FIRST: {"snapshot": "{"}, SECOND: {"stage": "paused"}, THIRD: {"events": 3}}
    whole = MatchId("zz")
    await fill(url, *damages, whole)
    async with opened(url, to_write=True) as database:
        for match_id, change in damages.items():
            damage = update(matches).where(matches.c.id == match_id).values(change)
            await database.write(lambda connection, damage=damage: connection.execute(damage))
    [*damaged, last], audit = await exported(url)
    assert [line["id"] for line in damaged] == list(damages)
    for line in damaged:
        assert set(line) == {"format", "id", "problem"}
        assert line["id"] in line["problem"]
    assert last["id"] == whole
    assert "problem" not in last
    assert audit.matches == 4
    assert [problem.split(":")[0] for problem in audit.problems] == list(damages)


async def test_a_challenge_has_no_record_yet(url):
    await fill(url, FIRST)
    async with open_store(url) as store:
        await store.create(offer(SECOND))
    lines, _ = await exported(url)
    assert (lines[1]["stage"], lines[1]["record"], lines[1]["seats"]) == ("offered", None, None)


async def test_a_seed_is_told_of_no_match_that_is_not_over(url):
    await fill(url, FIRST)
    async with open_store(url) as store:
        change = offer(SECOND, ruleset="vogt-kubeia")
        [offered] = change.events
        match, events = replace(change.match, seed=SEED), (replace(offered, seed=SEED),)
        match = (await store.create(replace(change, match=match, events=events))).match
        assert SEED not in json.dumps(await exported(url), default=str)
        match = (await store.save(step(match, Accept(BRASIDAS, Side.FIRST)))).match
        assert SEED not in json.dumps(await exported(url), default=str)
        await store.save(step(match, Resign(BRASIDAS)))
        assert SEED in json.dumps(await exported(url), default=str)


async def test_it_is_told_of_nobody_that_they_planned(url):
    await fill(url, FIRST)
    async with open_store(url) as store:
        match = await begun(store, SECOND)
        match = (await store.save(step(match, Plan(BRASIDAS, ("a2-a5", "c6-c5"))))).match
        await store.save(step(match, Play(ALKAIOS, "a2-a3")))
        kinds = [type(event).__name__ for event in await store.log(SECOND)]
    assert [kind for kind in kinds if "Plan" in kind]
    lines, _ = await exported(url)
    assert "plan" not in json.dumps(lines).casefold()
