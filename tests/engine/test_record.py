"""Transcripts out and in: whole games come back as they were played."""
# ruff: noqa: RUF001 - Greek capitals, as Vogt's games are written

import unicodedata
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Again, Huff, Pass
from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.position import Outcome, Reason, Side
from engine.record import Transcript, read_record, write_record
from tests.engine.strategies import names

RECORDS = Path(__file__).parent / "records"
FIGURES = RECORDS / "figures"
TAGS = st.dictionaries(
    st.sampled_from(("First", "Second", "Date", "Seed", "Event", "Round_2")), st.text(max_size=150)
)
CHOICES = st.lists(st.integers(0, 999), max_size=60)


def record(name, *lines, result="*", **tags):
    """The text of a record of these lines."""
    head = [f'[{tag} "{value}"]' for tag, value in {"Ruleset": name, **tags}.items()]
    return "\n".join((*head, f'[Result "{result}"]', "", *lines, ""))


def played(name, *texts, fen=None):
    """The transcript of actions given by their own texts."""
    game = start = Game.load(ruleset(name), fen) if fen else Game.start(ruleset(name))
    actions = []
    for text in texts:
        actions.append(game.read(text))
        game = game.play(actions[-1])
    return Transcript(
        ruleset=start.ruleset, actions=tuple(actions), outcome=game.outcome, fen=fen and start.text
    )


def body(transcript):
    """The numbered lines of a transcript's record."""
    return write_record(transcript).partition("\n\n")[2].splitlines()


def test_every_ruleset_has_a_whole_game_that_reads_and_writes_as_it_stands():
    for key in KEYS:
        text = (RECORDS / f"{key}.txt").read_text(encoding="utf-8")
        transcript = read_record(text)
        assert transcript.ruleset.key == key
        assert transcript.outcome is not None, key
        assert [game.outcome for game in transcript.games()][-1] == transcript.outcome, key
        assert write_record(transcript) == text


def test_the_sample_game_ends_by_three_passive_moves():
    text = (FIGURES / "kubeia.txt").read_text(encoding="utf-8")
    transcript = read_record(text)
    assert transcript.outcome == Outcome(Side.SECOND, Reason.REFUSAL)
    assert transcript.actions.count(Pass()) == 1
    assert Again() not in transcript.actions
    assert write_record(transcript) == text


def test_the_seeds_own_spelling_reads_as_the_one_form():
    loose = """[ruleset "VOGT-KUBEIA"] [result "0-1"]
    1) 36 A2 - A4 , 23 g6-f6
    2)23a1-a3,24K7-K5 ; 3) 11 Β1-Α1, 35 Λ7-Λ5
    4) 56 A1-A2,
       0-1(Renitenza) ;"""
    assert write_record(read_record(loose)) == (FIGURES / "kubeia.txt").read_text(encoding="utf-8")


def test_the_documentation_shows_a_record_that_reads():
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    shown = [line.strip() for line in page.splitlines() if line.startswith("    ")]
    assert read_record("\n".join(shown)).outcome == Outcome(Side.SECOND, Reason.REFUSAL)


def test_captures_are_appended_and_may_be_left_out():
    fen = "11o/4P6p/4p6b/2Pp8/12/4P6B/12/O11 1 - - -"
    transcript = played("vogt-petteia", "e3-e5", fen=fen)
    assert body(transcript) == ["1) Ε3-Ε5xΔ5xΕ6;"]
    for half in ("E3-E5x Δ5xE6", "e3-e5", "Ε3-Ε5xΕ6"):
        assert read_record(record("vogt-petteia", f"25) {half}", Fen=fen)) == transcript


def test_the_side_that_does_not_begin_misses_the_first_line():
    fen = "8/8/8/8/8/p1P5/8/2PP2pp 2 - - -"
    transcript = played("walker-petteia", "g1-g2", "c3-c4", fen=fen)
    assert body(transcript) == ["1) ..., g1-g2;", "2) c3-c4;"]
    assert read_record(write_record(transcript)) == transcript


@pytest.mark.parametrize(
    ("actions", "lines"),
    [
        (("roll63",), ["1) 63;"]),
        (("roll11", "a2-a3"), ["1) 11 Α2-Α3;"]),
        (("roll11", "a2-a3", "again"), ["1) 11 Α2-Α3, ...;"]),
        (("roll11", "a2-a3", "pass"), ["1) 11 Α2-Α3 pass;"]),
        (("roll11", "a2-a3", "again", "roll65"), ["1) 11 Α2-Α3, ...;", "2) 65;"]),
        (("roll11", "a2-a3", "pass", "roll65"), ["1) 11 Α2-Α3, 65;"]),
        (
            ("roll21", "a2-a3", "roll11", "a7-a6", "again", "roll61", "b7-b6"),
            ["1) 21 Α2-Α3, 11 Α7-Α6;", "2) ..., 61 Β7-Β6;"],
        ),
        (
            ("roll21", "a2-a3", "roll11", "a7-a6", "again"),
            ["1) 21 Α2-Α3, 11 Α7-Α6;", "2) ...;"],
        ),
    ],
)
def test_who_moves_next_tells_what_became_of_a_bonus(actions, lines):
    transcript = played("vogt-kubeia", *actions)
    assert body(transcript) == lines
    assert read_record(write_record(transcript)) == transcript


def test_a_bonus_that_was_on_offer_at_the_start_comes_back():
    chosen = (("again",), ("pass",), ("again", "roll21"), ("pass", "roll21"))
    for side, actions in product("12", chosen):
        fen = f"11b/o10p/12/12/12/12/P10O/B11 {side} - + -"
        transcript = played("vogt-kubeia", *actions, fen=fen)
        assert read_record(write_record(transcript)) == transcript


def test_a_throw_that_lies_there_at_the_start_comes_back():
    fen = "11b/o10p/12/12/12/12/P10O/B11 1 - 63 -"
    transcript = played("vogt-kubeia", "a2-a4", fen=fen)
    assert read_record(write_record(transcript)) == transcript
    for half in ("63 A2-A4", "A2-A4"):
        assert read_record(record("vogt-kubeia", f"1) {half}", Fen=fen)) == transcript


def test_a_huff_stands_before_its_half_even_where_none_comes():
    fen = "7b/7p/8/8/Pp6/8/8/B1P4P 1 - - -"
    rules = "lemery-compact(compulsory=huff)"
    careless = ("h1-h2",)
    game = [*played(rules, *careless, fen=fen).games()][-1]
    huffs = [each for each in game.legal if isinstance(each, Huff)]
    assert huffs
    huff = game.write(huffs[0])
    transcript = played(rules, *careless, huff, "h7-h6", fen=fen)
    assert body(transcript) == [f"1) h1-h2, {huff} h7-h6;"]
    assert read_record(write_record(transcript)) == transcript
    alone = played(rules, *careless, huff, fen=fen)
    assert read_record(write_record(alone)) == alone


@pytest.mark.parametrize(
    ("name", "outcome", "written"),
    [
        ("vogt-petteia", Outcome(Side.SECOND, Reason.RESIGNATION), "0-1 (abbandono)"),
        ("vogt-petteia", Outcome(Side.FIRST, Reason.TIMEOUT), "1-0 (tempo)"),
        ("vogt-petteia", Outcome(None, Reason.AGREEMENT), "½-½ (accordo)"),
        ("vogt-petteia(ignorance=on)", Outcome(Side.FIRST, Reason.IGNORANCE), "1-0 (ignoranza)"),
        ("walker-petteia", Outcome(Side.FIRST, Reason.RESIGNATION), "1-0 (resignation)"),
        ("walker-petteia", Outcome(None, Reason.AGREEMENT), "½-½ (agreement)"),
    ],
)
def test_what_people_decide_is_a_result_too(name, outcome, written):
    transcript = replace(played(name, "a2-a3"), outcome=outcome)
    assert body(transcript)[-1].endswith(f", {written}")
    assert read_record(write_record(transcript)) == transcript


def test_an_accepted_offer_to_stop_is_an_adjudication_in_poleis():
    fen = "8/8/8/8/8/p1P5/8/2PP2pp 1 - - -"
    stopped = played("poleis", fen=fen)
    outcome = next(stopped.games()).outcome_on_agreement()
    assert outcome.reason in {Reason.ADJUDICATED, Reason.EQUAL}
    transcript = replace(stopped, outcome=outcome)
    assert read_record(write_record(transcript)) == transcript


def test_a_draw_may_be_written_in_several_ways():
    ways = ("1/2-1/2", "½-½", unicodedata.normalize("NFKC", "½-½"))
    for score in ways:
        for result in ways:
            half = f"1) a2-a3, {score} (agreement)"
            transcript = read_record(record("walker-petteia", half, result=result))
            assert transcript.outcome == Outcome(None, Reason.AGREEMENT)


def test_names_are_escaped_cut_and_bare_of_what_cannot_be_seen():
    name = 'A "quote" \\ and\n\x00\u202eevil [Result "1-0"]' + "x" * 200
    transcript = replace(played("walker-petteia", "a2-a3"), tags={"First": name})
    text = write_record(transcript)
    assert len(text.splitlines()) == 5
    again = read_record(text)
    assert again.tags["First"].startswith('A "quote" \\ and evil [Result "1-0"]xxx')
    assert len(again.tags["First"]) == 100
    assert write_record(again) == text


def test_tags_that_nobody_knows_are_kept_and_stand_after_the_known():
    text = record("walker-petteia", "1) a2-a3", Event="Games of Tegea", Second="B", First="A")
    transcript = read_record(text)
    assert transcript.tags == {"First": "A", "Second": "B", "Event": "Games of Tegea"}
    names_written = [line.partition(" ")[0] for line in write_record(transcript).splitlines()[:5]]
    assert names_written == ["[Ruleset", "[First", "[Second", "[Event", "[Result"]


def test_the_start_itself_needs_no_position():
    start = Game.start(ruleset("walker-petteia")).text
    assert read_record(record("walker-petteia", "1) a2-a3", Fen=start)).fen is None


@given(names(), CHOICES, CHOICES, TAGS, st.sampled_from((None, *Side)))
def test_every_game_comes_back_wherever_it_began_and_stopped(name, before, after, tags, giving_up):
    game = Game.start(ruleset(name))
    for choice in before:
        game = game if game.outcome else game.play(game.choices[choice % len(game.choices)])
    fen = game.text if before else None
    game = Game.load(game.ruleset, fen) if fen else game
    actions = []
    for choice in after:
        if game.outcome is None:
            actions.append(game.choices[choice % len(game.choices)])
            game = game.play(actions[-1])
    resigned = giving_up is not None and game.outcome is None
    outcome = Outcome(giving_up.other, Reason.RESIGNATION) if resigned else game.outcome
    transcript = Transcript(
        ruleset=game.ruleset, actions=tuple(actions), outcome=outcome, fen=fen, tags=tags
    )
    text = write_record(transcript)
    assert all(line.isprintable() for line in text.splitlines())
    again = read_record(text)
    assert (again.ruleset, again.fen) == (transcript.ruleset, transcript.fen)
    assert again.actions == transcript.actions
    assert again.outcome == outcome
    assert again.tags.keys() == tags.keys()
    assert write_record(again) == text
