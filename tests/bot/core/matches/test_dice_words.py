"""Words that players mix into the dice and the lot, and what is told of how fair they are."""

from bot.core.matches import fair_dice
from bot.core.service.audit import problem_of
from tests.bot.core.conftest import SEED, control, told
from tests.bot.core.matches.sealed import (  # noqa: F401 -- a fixture among them
    KUBEIA,
    challenged,
    known_ids,
    played_out,
    record_of,
    resigned,
    verified,
)


async def test_players_mix_words_into_dice_and_lot(bench, capsys, tmp_path):
    words = ("sea", r'"stone"][\sea')
    view = await challenged(bench, f"{KUBEIA} word={words[0]}")
    asked = await bench.press("Brasidas", control(view, "button-fairness"))
    assert "Word added: sea" in told(asked.lines)
    await bench.say("Brasidas", f"accept {view.match} word={words[1]}")
    match = await bench.store.match(view.match)
    assert match.words == words
    assert match.side_of(match.challenger) is fair_dice.draw_side(SEED, match.id, words)
    assert match.game.position.roll == fair_dice.throw(SEED, match.id, 0, 0, words)
    asked = await bench.press("Brasidas", control(view, "button-fairness"))
    assert f"Words added: {words[0]} · {words[1]}" in told(asked.lines)
    await played_out(bench, match.id, 12)
    await resigned(bench, "Alkaios", match.id)
    assert await problem_of(bench.store, match.id) is None
    text = await record_of(bench, match.id)
    assert verified(capsys, tmp_path / "record.txt", text)[0] == 0
    other = text.replace('[ChallengerWord "sea"]', '[ChallengerWord "lake"]')
    assert verified(capsys, tmp_path / "record.txt", other)[0] == 1


async def test_the_button_that_accepts_may_bring_a_word(bench):
    view = await challenged(bench, KUBEIA)
    accept = control((await bench.seen("Brasidas")), "button-accept")
    await bench.press("Brasidas", f"{accept}k3jx9")
    assert (await bench.store.match(view.match)).words == ("", "k3jx9")


async def test_behind_fairness_is_the_whole_commitment(bench):
    view = await challenged(bench, KUBEIA)
    asked = await bench.press("Brasidas", control(view, "button-fairness"))
    assert any(fair_dice.commitment(SEED) in said for said in told(asked.lines))
    assert any(f"accept {view.match} word=" in said for said in told(asked.lines))
    await bench.say("Brasidas", f"accept {view.match}")
    asked = await bench.press("Alkaios", control(await bench.seen("Alkaios"), "button-fairness"))
    assert any(fair_dice.commitment(SEED) in said for said in told(asked.lines))
    assert SEED not in repr(asked)
