"""A match in which an illegal move that is insisted on loses; and a leader that crosses."""

import pytest

from bot.core.service.audit import problem_of
from engine import Outcome, Reason, Side
from tests.bot.core.conftest import codes, told

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")

RULESET = "vogt-petteia(ignorance=on)"


async def test_an_illegal_move_warns_first_and_loses_when_it_is_insisted_on(bench):
    match = await bench.begin(ruleset=RULESET)
    warned = await bench.say("Alkaios", "move A1-A5")
    assert codes(warned) == ["refused-ignorant"]
    [said] = told(warned.lines)
    assert said == (
        "“A1-A5” is not legal: the piece on Α2 is in the way. "  # noqa: RUF001 -- a Greek letter
        "In this match, you lose if you insist on an illegal move. "
        "To insist, type the move again with an exclamation mark."
    )
    assert not warned.view.over
    lost = await bench.say("Alkaios", "move A1-A5 !")
    assert codes(lost) == ["done-ended"]
    stored = await bench.store.match(match)
    assert stored.outcome == Outcome(Side.SECOND, Reason.IGNORANCE)
    assert told([lost.view.headline]) == [
        "\u2068Brasidas\u2069 won: the loser made an illegal move after a warning."
    ]
    assert await problem_of(bench.store, match) is None


async def test_what_cannot_be_read_or_is_no_move_of_ones_own_never_loses(bench):
    match = await bench.begin(ruleset=RULESET)
    for typed in (
        *("A9-A5!", "over the hills!", "!", "A4-A5!", "A7-A6!", "A2!", "A2-A3xB5!"),
        *("again!", "huff-a2!"),
    ):
        answer = await bench.say("Alkaios", f"move {typed}")
        assert answer.refused, typed
        assert "refused-ignorant" not in codes(answer), typed
        assert (await bench.store.match(match)).outcome is None, typed


async def test_a_legal_move_may_be_insisted_on(bench):
    match = await bench.begin(ruleset=RULESET)
    await bench.play(match, "A2-A3!")
    assert (await bench.store.match(match)).last.text == "a2-a3"


async def test_nobody_loses_so_out_of_turn_or_in_other_games(bench):
    match = await bench.begin(ruleset=RULESET)
    assert codes(await bench.say("Brasidas", "move A8-A5!")) == ["refused-not-your-turn"]
    assert (await bench.store.match(match)).outcome is None
    other = await bench.begin(ruleset="vogt-petteia")
    assert codes(await bench.say("Alkaios", f"move A1-A5 match={other}")) == ["refused-illegal"]
    assert codes(await bench.say("Alkaios", f"move A1-A5! match={other}")) == ["refused-illegal"]


async def test_a_leader_that_crosses_wins(bench):
    match = await bench.begin(ruleset="lemery-crossing(board=ultra)")
    await bench.play(match, "a1-a3", "h8-h5", "f2-h2", "h5-g5")
    view = await bench.seen("Alkaios")
    spots = {each.square: str(each.control) for each in view.spots}
    picked = (await bench.press("Alkaios", spots["h2"])).view
    goal = next(str(each.control) for each in picked.spots if each.square == "h8")
    preview = (await bench.press("Alkaios", goal)).view
    assert told(preview.notes)[1] == "This move wins: the leader reached the far row."
    won = await bench.play(match, "h2-h8")
    assert told([won.view.headline]) == ["You won: the leader reached the far row."]
