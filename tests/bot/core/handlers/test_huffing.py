"""A huffing match: the bot gives no capture away, and a player who misses one may be huffed."""

from dataclasses import replace

import pytest

from bot.core.matches.actions import choices
from bot.core.matches.model import LastAction, MatchId
from bot.core.matches.picking import picking
from bot.core.service.audit import problem_of
from engine.actions import Huff
from engine.position import Side
from tests.bot.core.conftest import codes, control, labels, spot, told
from tests.bot.core.sample_matches import running

RULESET = "lemery-compact(compulsory=huff)"

# Orange could take the Lars on b5 from h5 or c2, and moves a man elsewhere.
CARELESS = ("a2-a5", "c6-c5", "h2-h5", "c5-b5", "g2-g3")


@pytest.fixture
async def match(bench):
    begun = await bench.begin(ruleset=RULESET)
    await bench.play(begun, *CARELESS[:-1])
    return begun


@pytest.mark.usefixtures("match")
async def test_captures_are_neither_marked_nor_named_until_the_move_is_chosen(bench):
    picked = (
        await bench.press("Alkaios", str(spot(await bench.seen("Alkaios"), "h5").control))
    ).view
    assert "c5" in picked.picture.targets
    assert picked.picture.strikes == ()
    assert "step-captures" not in labels(picked)
    assert {each.label.code for each in picked.spots} == {"spot", "spot-piece"}
    completed = await bench.dispatcher.complete(await bench.person("Alkaios"), "move h5-")
    assert {completion.label for completion in completed} == {None}
    preview = (await bench.press("Alkaios", str(spot(picked, "c5").control))).view
    assert preview.notes[0].code == "preview-captures"


async def test_a_huff_is_offered_on_every_turn_but_the_first(bench):
    begun = await bench.begin(ruleset=RULESET)
    assert "button-huff" not in labels(await bench.seen("Alkaios"))
    await bench.play(begun, "a2-a3")
    assert "button-huff" in labels(await bench.seen("Brasidas"))
    assert "button-huff" not in labels(await bench.seen("Alkaios"))
    await bench.play(begun, "a7-a6")
    assert "button-huff" in labels(await bench.seen("Alkaios"))


async def test_the_right_man_is_huffed_by_picking_and_the_turn_goes_on(bench, match):
    await bench.play(match, CARELESS[-1])
    claim = control(await bench.seen("Brasidas"), "button-huff")
    asked = (await bench.press("Brasidas", claim)).view
    assert asked.notes[0].code == "pick-huff"
    stored = await bench.store.match(match)
    men = stored.game.position.men[Side.FIRST] & ~stored.game.position.leaders
    assert len(asked.spots) == len(asked.picture.removable) == men.bit_count()
    assert asked.picture.movable == ()
    sure = (await bench.press("Brasidas", str(spot(asked, "h5").control))).view
    assert told(sure.notes) == ["Huff the man on h5? A wrong claim costs nothing."]
    done = await bench.press("Brasidas", control(sure, "button-huff-yes"))
    assert told(done.lines) == ["You huffed the man on h5."]
    assert done.view.yours
    assert "button-huff" not in labels(done.view)
    assert told(done.view.notes)[:2] == [
        "\u2068Alkaios\u2069 played g2-g3.",
        "\u2068Brasidas\u2069 huffed the man on h5 for a missed capture.",
    ]
    assert (done.view.picture.path, done.view.picture.captured) == (("g2", "g3"), ("h5",))
    assert codes(await bench.say("Brasidas", "huff c2")) == ["refused-illegal"]
    assert await problem_of(bench.store, match) is None
    await bench.play(match, "h7-h6")
    assert await problem_of(bench.store, match) is None
    assert told((await bench.seen("Alkaios")).notes)[:2] == [
        "\u2068Brasidas\u2069 huffed the man on h5 for a missed capture.",
        "\u2068Brasidas\u2069 played h7-h6.",
    ]


async def test_a_wrong_claim_is_refused_and_costs_nothing(bench, match):
    await bench.play(match, CARELESS[-1])
    before = await bench.store.match(match)
    for square in ("a5", "a1", "f3", "g3", "b5", "e5"):
        refused = await bench.say("Brasidas", f"huff {square}")
        assert told(refused.lines) == [
            f"“huff-{square}” is not legal: there is nothing to huff on {square}."
        ]
        assert await bench.store.match(match) == before, square
    assert not (await bench.say("Brasidas", "huff h5")).refused


async def test_the_word_alone_asks_which_man(bench, match):
    await bench.play(match, CARELESS[-1])
    asked = await bench.say("Brasidas", "huff")
    assert asked.view.notes[0].code == "pick-huff"
    assert codes(await bench.say("Alkaios", "huff")) == ["refused-not-your-turn"]
    assert codes(await bench.say("Chares", "huff", MatchId(match))) == ["refused-none-running"]
    assert codes(await bench.say("Chares", f"huff match={match}")) == ["refused-stranger"]
    claims = await bench.complete("Brasidas", "huff a")
    assert claims == ["huff a1", "huff a5"]


async def test_games_without_huffing_know_no_claim(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a3")
    assert codes(await bench.say("Brasidas", "huff")) == ["refused-no-claim"]
    assert codes(await bench.say("Brasidas", "huff a3")) == ["refused-illegal"]
    for forged in ("huff:{}:1:", "pick:{}:1:huff-a3"):
        assert codes(await bench.press("Brasidas", forged.format(match))) == ["refused-no-claim"]


async def test_forged_claims_change_nothing(bench, match):
    await bench.play(match, CARELESS[-1])
    for forged in ("pick:{}:5:huff-z9", "pick:{}:5:huff-a7", "huff-yes:{}:5:"):
        assert codes(await bench.press("Brasidas", forged.format(match))) == ["refused-forged"]
    assert codes(await bench.press("Brasidas", f"huff:{match}:4:")) == ["refused-stale"]
    assert codes(await bench.press("Alkaios", f"huff-yes:{match}:5:h5")) == [
        "refused-not-your-turn"
    ]


def test_no_control_tells_whether_there_is_something_to_huff():
    match = running(RULESET, *CARELESS)
    position = match.game.position
    clean = replace(position, tally=replace(position.tally, huff=0))
    other = replace(match.game, position=clean, since_irreversible=(clean,))
    assert any(isinstance(action, Huff) for action in match.game.legal)
    assert choices(match.game) == choices(other) == other.choices
    assert picking(match, match.game, ()) == picking(match, other, ())
    assert match.last == LastAction(Side.FIRST, CARELESS[-1], match.turn - 1)
