"""Records in the chats: a match's own, and those that people paste to look at."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.core.matches.context import RequestContext
from bot.core.matches.controls import Control, Verb
from bot.core.typed.words import RECORD_LIMIT
from engine import Outcome, Reason, Side
from engine.catalogue import KEYS
from engine.record import RecordFault, read_record
from tests.bot.core.conftest import codes, control, labels, say, told
from tests.bot.core.sample_matches import LOBBY, SHORT_GAME
from tests.bot.core.test_poleis import DROPS

RECORDS = Path(__file__).parents[3] / "engine" / "records"
FIGURES = RECORDS / "figures"
SHORT = '[Ruleset "walker-petteia"]\n[Result "*"]\n\n'


def golden(key):
    return (RECORDS / f"{key}.txt").read_text(encoding="utf-8")


async def test_the_record_of_a_match_in_play(bench):
    match = await bench.begin()
    await bench.play(match, *SHORT_GAME[:3])
    given_ = await bench.say("Alkaios", "record")
    assert told(given_.lines) == [f"The record of match {match}: 3 moves."]
    assert given_.content.name == f"petteia-{match}.txt"
    transcript = read_record(given_.content.text)
    assert transcript.tags == {"First": "Alkaios", "Second": "Brasidas", "Match": match}
    assert transcript.outcome is None
    [*_, last] = transcript.games()
    assert last.text == (await bench.store.match(match)).game.text


async def test_the_record_of_a_match_that_is_over_is_behind_its_button(bench):
    match = await bench.begin()
    final = await bench.play(match, *SHORT_GAME)
    given_ = await bench.press("Brasidas", control(final.view, "button-record"))
    transcript = read_record(given_.content.text)
    assert transcript.outcome == Outcome(Side.FIRST, Reason.LEADER_CAPTURED)
    assert len(transcript.actions) == len(SHORT_GAME)


async def test_a_resignation_is_the_result(bench):
    match = await bench.begin()
    await bench.play(match, "a2-a5")
    asked = await bench.say("Brasidas", "resign")
    await bench.press("Brasidas", control(asked.view, "button-resign-yes"))
    text = (await bench.say("Brasidas", f"record {match}")).content.text
    assert text.endswith("1) a2-a5, 1-0 (resignation)\n")
    assert read_record(text).outcome == Outcome(Side.FIRST, Reason.RESIGNATION)


async def test_a_move_that_was_insisted_on_is_no_part_of_the_record_but_its_result_is(bench):
    match = await bench.begin(ruleset="vogt-petteia(ignorance=on)")
    await bench.play(match, "A2-A3", "A7-A6")
    await bench.say("Alkaios", "move A1-A5!")
    text = (await bench.say("Alkaios", f"record {match}")).content.text
    assert text.endswith("\n2) 0-1 (ignoranza)\n")
    assert read_record(text).outcome == Outcome(Side.SECOND, Reason.IGNORANCE)


async def test_what_poleis_comes_to_when_it_is_stopped_is_the_result(bench):
    match = await bench.begin(ruleset="poleis")
    await bench.play(match, *DROPS)
    for name in ("Alkaios", "Brasidas"):
        await bench.press(name, Control(Verb.STOP_YES, match, len(DROPS)))
    text = (await bench.say("Alkaios", f"record {match}")).content.text
    assert text.endswith("16) @h2, @h7;\n17) ½-½ (equal)\n")
    assert read_record(text).outcome == (await bench.store.match(match)).outcome


async def test_throws_are_part_of_the_record(bench):
    bench.dice.throws = [(6, 3), (3, 2), (3, 2)]
    match = await bench.begin(ruleset="vogt-kubeia")
    await bench.play(match, "A2-A4", "H6-Z6")
    text = (await bench.say("Alkaios", f"record match={match}")).content.text
    lines = text.splitlines()
    assert lines[-2:] == ["1) 63 Α2-Α4, 32 Η6-Ζ6;", "2) 32;"]  # noqa: RUF001 - Greek capitals
    [*_, last] = read_record(text).games()
    assert last.text == (await bench.store.match(match)).game.text


async def test_names_cannot_break_a_record(bench):
    name = '"]\\[Result "1-0"]'
    match = await bench.begin(first=name)
    text = (await bench.say("Brasidas", f"record {match}")).content.text
    assert read_record(text).tags["First"] == name


async def test_a_challenge_has_no_record_yet(bench):
    made = await bench.say("Alkaios", "challenge")
    answer = await bench.say("Alkaios", f"record {made.view.match}")
    assert codes(answer) == ["refused-not-begun"]
    assert codes(await bench.say("Alkaios", "record")) == ["refused-none-running"]
    assert codes(await bench.say("Alkaios", "record zzzzzz")) == ["refused-no-such-match"]


async def test_of_several_matches_the_one_in_play_or_at_hand_is_meant(bench):
    old = await bench.begin()
    await bench.play(old, *SHORT_GAME)
    assert (await bench.say("Alkaios", "record")).content.name == f"petteia-{old}.txt"
    first = await bench.begin()
    assert (await bench.say("Alkaios", "record")).content.name == f"petteia-{first}.txt"
    assert (await bench.say("Alkaios", "record", old)).content.name == f"petteia-{old}.txt"
    await bench.begin(second="Chares")
    asked = await bench.say("Alkaios", "record")
    assert codes(asked) == ["which-match"]
    assert len(asked.choices) == 2
    chosen = await bench.press("Alkaios", str(asked.choices[0].control))
    assert chosen.content is not None


async def test_the_word_is_completed_with_matches(bench):
    match = await bench.begin()
    assert await bench.complete("Alkaios", "record ") == [f"record match={match}"]


async def test_a_pasted_record_is_looked_at(bench):
    for key in KEYS:
        text = golden(key)
        [*_, last] = read_record(text).games()
        # Unchanged, in a block of code, and with its line ends lost on the way.
        for pasted in (text, f"```\n{text}```", " ".join(text.split())):
            seen = await bench.say("Dion", f"/record {pasted}")
            assert codes(seen) == ["record-game", "note-sides", "record-won"], (key, pasted)
            assert say(seen.lines[2]).startswith(("Orange won: ", "Blue won: ")), key
            assert seen.content.picture.pieces == last.text.split()[0], key
            assert len(told(seen.content.words)) == 2, key


async def test_a_record_that_stops_says_who_is_to_act(bench):
    seen = await bench.say("Dion", f"record {SHORT}1) a2-a3")
    assert say(seen.lines[0]).endswith(": one move.")
    assert codes(seen) == ["record-game", "record-open"]
    assert labels(seen) == []


async def test_the_misprint_of_the_sample_game_is_told_with_its_place(bench):
    text = (FIGURES / "kubeia-misprinted.txt").read_text(encoding="utf-8")
    refused = await bench.say("Dion", f"record {text}")
    assert refused.refused
    [sentence] = told(refused.lines)
    assert sentence.startswith("This record cannot be read. Move 2, line 5: ")
    assert "cannot play “31 A1-A3”" in sentence


async def test_a_game_as_vogt_prints_it_is_looked_at_with_and_without_the_word(bench):
    text = (FIGURES / "kubeia-printed.txt").read_text(encoding="utf-8")
    for pasted in (f"record {text}", f"/record ```\n{text}```", f"record {' '.join(text.split())}"):
        seen = await bench.say("Dion", pasted)
        assert codes(seen) == ["record-game", "record-won", "record-misprint"], pasted
        assert "“31 A1-A3”" in told(seen.lines)[2]
    who = await bench.person("Dion")
    bare = await bench.dispatcher.hear(who, text, RequestContext(None, LOBBY), bare=True)
    assert codes(bare) == ["record-game", "record-won", "record-misprint"]


async def test_every_fault_has_its_sentence(bench):
    faults = {
        "1) a2-a3, a7-a6": RecordFault.TAG_MISSING,
        '[Ruleset "chess"] [Result "*"]': RecordFault.RULESET,
        "[Ruleset chess]": RecordFault.TAG,
        f"{SHORT}a2-a3": RecordFault.NUMBER,
        f"{SHORT}1) a2-a3, ...": RecordFault.MISSED,
        f"{SHORT}1) a2-a3; 2) a7-a6": RecordFault.TURN,
        f"{SHORT}1) , a7-a6": RecordFault.MISSING,
        f"{SHORT}1) a2-a3, 1-0 (luck)": RecordFault.RESULT,
        f"{SHORT}1) a2-a3, 1-0 (rout)": RecordFault.UNTRUE,
        f"{SHORT}1) a2-i9": RecordFault.REFUSED,
        f"{SHORT}1) 1-0 (resignation); 2) a2-a3": RecordFault.LATE,
    }
    for text, fault in faults.items():
        [line] = (await bench.say("Dion", f"record {text}")).lines
        assert dict(line.params)["fault"].code == f"record-fault-{fault}", text
        assert say(line), text


async def test_a_record_may_be_longer_than_other_words_but_not_endless(bench):
    long = SHORT + "1) a2-a3," + " " * 2000 + "a7-a6;"
    assert codes(await bench.say("Dion", f"record {long}"))[0] == "record-game"
    endless = SHORT + " " * RECORD_LIMIT
    answer = await bench.say("Dion", f"record {endless}")
    assert told(answer.lines) == ["What you sent is too long: 6,000 characters at most."]


@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(alphabet='[]"\\1)a2-3,;. \n½(*', max_size=60))
async def test_whatever_is_pasted_is_answered_with_a_sentence(bench, text):
    answer = await bench.say("Dion", f"record [{text}")
    assert told(answer.lines)
