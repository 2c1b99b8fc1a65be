"""A record is compared with its seed, throw by throw."""

from dataclasses import replace

import pytest

from bot.core.matches.fair_dice import commitment, draw_side, throw
from bot.core.matches.messages import Refused
from bot.core.views.fair_dice import DiceMismatch, check_dice, check_lines
from engine import Game, Pass, Roll
from engine.catalogue import ruleset
from engine.record import Transcript, read_record, write_record
from tests.bot.core.conftest import say
from tests.bot.core.conftest import told as sentences
from tests.bot.sealed_records import MATCH, SEED, TAGS, tampered, transcript


def checked(**options):
    """What came of checking a record that was written and read again."""
    found = check_dice(read_record(write_record(transcript(**options))))
    assert not isinstance(found, Refused), found
    return found


def without(name):
    return {tag: value for tag, value in TAGS.items() if tag != name}


def test_every_throw_agrees():
    found = checked()
    assert (found.agrees, found.wrong) == (True, ())
    assert found.throws == sum(isinstance(action, Roll) for action in transcript().actions) > 35
    assert sentences(check_lines(found)) == [
        f"Throws that agree with the seed: {found.throws} of {found.throws}.",
        (
            f"The seed\u2019s fingerprint is {commitment(SEED)}. "
            "Compare it with the one shown at the start."
        ),
        (
            "If the two fingerprints match, the seed was set at the start and never changed. "
            "But the operator of the bot could have known it."
        ),
    ]


@pytest.mark.parametrize("at", [0, 1, 7, 22, 39])
def test_a_throw_that_was_chosen_is_found_with_the_number_of_its_line(at):
    text = write_record(transcript(dice=tampered(at)))
    found = check_dice(read_record(text))
    [wrong] = found.wrong
    assert (wrong.throw.ply, wrong.throw.dice) == (at, (6, 6))
    [line] = [line for line in text.splitlines() if line.startswith(f"{wrong.throw.number}) ")]
    assert "66 " in line.split(", ")[wrong.throw.side]
    assert not found.agrees
    assert say(check_lines(found)[1]) == (
        f"Move {wrong.throw.number}: {('Orange', 'Blue')[wrong.throw.side]} threw 6 and 6; "
        f"the seed gives {wrong.expected[0]} and {wrong.expected[1]}."
    )


def test_every_throw_is_counted_on_its_own_line_over_bonuses_taken_and_waived():
    doubles = transcript(plies=60, dice=lambda *asked: (3, 3) if asked[2] % 3 else (4, 2))
    assert any(isinstance(action, Pass) for action in doubles.actions)
    lines = write_record(doubles).partition("\n\n")[2].splitlines()
    written = [
        (number, cell.split()[0])
        for number, line in enumerate(lines, 1)
        for cell in line.partition(") ")[2].rstrip(";").split(", ")
        if cell != "..."
    ]
    counted = [(wrong.throw.number, wrong.throw.dice) for wrong in check_dice(doubles).wrong]
    assert len(counted) > 40
    assert {(number, f"{high}{low}") for number, (high, low) in counted} <= set(written)
    assert len({number for number, _ in counted}) > 20


def test_the_dice_may_stand_in_either_order_and_the_tags_in_any_letters():
    text = write_record(transcript()).replace('[Seed "', '[SEED "').replace(" 52 ", " 25 ")
    assert check_dice(read_record(text)).agrees


def test_the_takebacks_are_found():
    for taken_at in ((0,), (3,), (3, 3, 17), (5, 9, 9, 30), (39,), tuple(range(30))):
        assert checked(taken_at=taken_at).agrees, taken_at


def test_takebacks_that_are_not_told_of_do_not_agree():
    found = checked(taken_at=(20,), Takebacks="0")
    assert len(found.wrong) > 10
    assert all(wrong.throw.ply >= 20 for wrong in found.wrong)


def test_the_count_of_takebacks_never_goes_down():
    def dice(seed, match, ply, taken):
        return throw(seed, match, ply, 0 if ply == 25 else taken)

    # The throw would be right without a takeback, but there has been one long before.
    found = checked(taken_at=(10,), dice=dice)
    assert [wrong.throw.ply for wrong in found.wrong] == [25]


def test_a_chosen_throw_among_takebacks_is_the_one_that_is_named():
    found = checked(taken_at=(4, 30), dice=tampered(16))
    assert [wrong.throw.ply for wrong in found.wrong] == [16]
    assert isinstance(found.wrong[0], DiceMismatch)


def test_another_seed_agrees_with_almost_nothing_and_was_not_sealed():
    found = checked(Seed="ab" * 32)
    assert len(found.wrong) > found.throws / 2
    assert found.is_sealed_otherwise
    assert "dice-sealed-otherwise" in [line.code for line in check_lines(found)]


@pytest.mark.parametrize("match", [MATCH, "k7qd3y"])
def test_the_lot_is_compared(match):
    side = draw_side(SEED, match)
    tags = {**TAGS, "Match": match}
    petteia = Transcript(ruleset=ruleset("lemery-compact"), tags=tags)
    right = check_dice(replace(petteia, tags={**tags, "Lot": side.name.lower()}))
    wrong = check_dice(replace(petteia, tags={**tags, "Lot": side.other.name.lower()}))
    assert (right.agrees, wrong.agrees) == (True, False)
    assert [line.code for line in check_lines(right)][:2] == ["dice-throws", "dice-lot"]
    assert [line.code for line in check_lines(wrong)][:2] == ["dice-throws", "dice-lot-wrong"]


def test_a_record_that_cannot_be_checked_says_what_is_missing():
    for tags, code in (
        (without("Match"), "dice-no-match"),
        (without("Seed"), "dice-no-seed"),
        ({**TAGS, "Seed": SEED[:-1]}, "dice-seed"),
        ({**TAGS, "Seed": SEED.upper()}, "dice-seed"),
        ({**TAGS, "Takebacks": "-1"}, "dice-takebacks"),
        ({**TAGS, "Takebacks": "1001"}, "dice-takebacks"),
        ({**TAGS, "Takebacks": "9" * 90}, "dice-takebacks"),
        ({**TAGS, "Takebacks": "\u0663"}, "dice-takebacks"),
        ({**TAGS, "Lot": "Alkaios"}, "dice-lot"),
    ):
        found = check_dice(replace(transcript(plies=4), tags=tags))
        assert isinstance(found, Refused), tags
        assert found.line.code == f"refused-{code}", tags
        assert say(found.line), tags


def test_a_record_from_the_middle_cannot_be_checked():
    rules = ruleset("vogt-kubeia")
    fen = Game.start(rules).play(Roll(6, 3)).text
    found = check_dice(Transcript(ruleset=rules, fen=fen, tags=TAGS))
    assert isinstance(found, Refused)
    assert found.line.code == "refused-dice-begun"
