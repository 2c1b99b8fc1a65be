"""Random tournaments keep the rules of pairing, and standings equal a recount."""

import warnings
from dataclasses import replace

import pytest
from caissify_pairings.fpc import check_trf

from bot.core.matches.swiss import report
from bot.core.matches.tournaments import Format
from tests.tournaments.__main__ import FORMATS, problems
from tests.tournaments.random_events import ALWAYS_THERE, rounds


@pytest.mark.parametrize("form", FORMATS)
def test_no_rule_of_pairing_is_broken_and_standings_equal_a_recount(form):
    for people in (4, 7, 12, 16):
        for doubled in {False, form is not Format.SWISS}:
            found, count = problems(form, people, seed=people, doubled=doubled)
            assert not found, (people, doubled, found[:3])
            assert count


def test_swiss_pairings_of_even_numbers_equal_those_of_another_library(tmp_path):
    # With an odd number they differ by the edition of the rules: whether the bye goes to the
    # lowest score of all (from February 2026 on) or of the last bracket.
    for people in (4, 6, 8, 12, 20):
        *_, (last, _) = rounds(Format.SWISS, people, people, ALWAYS_THERE)
        path = tmp_path / "report.trf"
        report(replace(last, round=last.round + 1)).write_to_file(path)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            checked = check_trf(f"012 Spring\n{path.read_text('utf-8')}")
        rounds_checked = [each["round"] for each in checked["rounds"] if each["match"]]
        assert rounds_checked == [*range(1, last.rounds + 1)], people
