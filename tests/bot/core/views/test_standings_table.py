"""The standings of an event as a table: cross tables, rows, whose division, the same in words."""

from dataclasses import replace
from random import Random

import pytest

from bot.core.matches.model import Account, AccountId
from bot.core.matches.pairings import begin
from bot.core.matches.preferences import Settings
from bot.core.matches.tournaments import (
    WAITING,
    Format,
    Pairing,
    PairingResult,
    Phase,
    join,
    leave,
)
from bot.core.views.tournaments import ROWS, standing_lines, standings_table
from bot.core.views.views import Viewer
from bot.i18n import LANGUAGES, speaker
from render import graphic_png
from tests.tournaments.random_events import ALWAYS_THERE, NOW, opened, rounds

FIRST, SECOND, DRAW, BYE, _ = PairingResult


def viewer(tournament, who=None, **settings):
    """A viewer who knows the people of an event by their ids; without a person, any reader."""
    people = {each.account for each in tournament.entries}
    account = Account(AccountId(who), who, settings=Settings(**settings)) if who else None
    return Viewer(account, {each: each.upper() for each in people})


def table(tournament, who=None, language="en", **settings):
    shown = standings_table(tournament, viewer(tournament, who, **settings))
    return shown.graphic(speaker(language).say)


def played(*results, people=3, form=Format.ROUND_ROBIN, **terms):
    """An event with these results: a round, two people by their numbers, how it ended."""
    tournament = opened(form, people, Random(1), **terms)
    pairings = tuple(
        Pairing(1, number, 1, f"p{one}", None if other is None else f"p{other}", result=result)
        for number, one, other, result in results
    )
    return replace(tournament, pairings=pairings, round=max(each[0] for each in results))


def last(form, people, **terms):
    """An event at the end of its first season, chosen by chance."""
    played_rounds = (each for each, _ in rounds(form, people, 3, ALWAYS_THERE, **terms))
    *_, end = (each for each in played_rounds if each.season == 1)
    return end


def test_a_cross_table_has_the_result_of_each_pair_in_both_rows():
    shown = table(played((1, 0, 1, FIRST), (2, 2, 0, DRAW)))
    assert shown.columns == "rlcccrr"
    assert shown.header == ("", "", "1", "2", "3", "Pts", "SB")
    assert shown.rows == (
        ("1", "P0", None, "½", "1", "1½", "0.25"),
        ("2", "P2", "½", None, "", "½", "0.75"),
        ("3", "P1", "0", "", None, "0", "0"),
    )


def test_two_matches_of_a_pair_are_two_lines_of_a_cell_in_the_order_of_the_rounds():
    shown = table(played((1, 0, 1, FIRST), (2, 1, 0, DRAW), (1, 2, 1, None), doubled=True))
    assert [row[2:5] for row in shown.rows] == [
        (None, "1\n½", ""),
        ("0\n½", None, ""),
        ("", "", None),
    ]


def test_a_bye_counts_but_stands_in_no_cell_and_those_who_left_stay():
    tournament = played((1, 0, 1, FIRST), (2, 2, None, BYE))
    shown = table(leave(replace(tournament, phase=Phase.RUNNING), "p1"))
    assert [row[1:6] for row in shown.rows] == [
        ("P0", None, "", "1", "1"),
        ("P2", "", None, "", "1"),
        ("P1", "0", "", None, "0"),
    ]


def test_people_with_the_same_place_have_rows_of_their_own_in_a_cross_table():
    shown = table(played((1, 0, 1, DRAW)))
    assert [row[0] for row in shown.rows] == ["1", "2", "3"]


@pytest.mark.parametrize(("people", "columns"), [(10, "rl" + 10 * "c" + "rr"), (11, "rlrr")])
def test_a_few_people_have_a_cross_table(people, columns):
    tournament = last(Format.ROUND_ROBIN, people)
    shown = table(tournament)
    assert shown.columns == columns
    assert len(shown.rows) == people
    assert sum(cell is None for row in shown.rows for cell in row) == columns.count("c")


def test_a_swiss_has_points_and_buchholz_and_a_ladder_wins_and_matches():
    swiss = table(last(Format.SWISS, 6))
    assert swiss.header == ("", "", "Pts", "Cut 1", "Buchholz")
    ladder = played((0, 0, 1, SECOND), (0, 2, 1, FIRST), form=Format.LADDER)
    shown = table(begin(ladder, NOW, iter("ab").__next__))
    assert shown.header == ("", "", "Won", "Played")
    assert {row[1]: row[2:] for row in shown.rows} == {
        "P0": ("0", "1"),
        "P1": ("1", "2"),
        "P2": ("1", "1"),
    }


def test_at_most_so_many_rows_are_shown_and_the_readers_own():
    tournament = last(Format.SWISS, 60)
    assert len(table(tournament).rows) == ROWS
    best = table(tournament).rows
    for who in ("p0", "p30", "p59"):
        shown = table(tournament, who)
        assert shown.rows[shown.highlighted][1] == who.upper()
        assert shown.rows[:ROWS] == best
    assert table(tournament).highlighted is None
    assert table(tournament, "stranger").highlighted is None


def test_of_a_league_the_readers_division_is_shown_or_the_first():
    league = last(Format.LEAGUE, 20)
    league = join(league, "late", 1500)
    assert league.entry("late").division == WAITING
    for who in (None, "late", *(each.account for each in league.entries if each.division >= 0)):
        entry = league.entry(who)
        division = entry.division if entry and who != "late" else 0
        shown = standings_table(league, viewer(league, who))
        names = {each.account.upper() for each in league.entries if each.division == division}
        drawn = shown.graphic(speaker("en").say)
        assert {row[1] for row in drawn.rows} == names
        assert drawn.subtitle.endswith(f"· Division {division + 1}")
        words = [speaker("en").say(each) for each in shown.words]
        assert words[0] == f"Division {division + 1}"
        assert len(words) == 1 + len(drawn.rows)


def test_the_words_are_those_of_the_standings():
    tournament = last(Format.SWISS, 30)
    seen = viewer(tournament, "p3")
    assert standings_table(tournament, seen).words == standing_lines(tournament, seen)


def test_without_people_there_is_no_table():
    tournament = opened(Format.SWISS, 0, Random(1))
    assert standings_table(tournament, viewer(tournament)) is None
    assert [each.code for each in standing_lines(tournament, viewer(tournament))] == ["event-empty"]


def test_a_forgotten_person_has_no_name_in_it():
    tournament = played((1, 0, 1, FIRST))
    names = {each.account: "" for each in tournament.entries}
    shown = standings_table(tournament, Viewer(None, names))
    assert {row[1] for row in shown.graphic(speaker("en").say).rows} == {"Someone"}


def test_the_theme_is_the_readers():
    assert table(played((1, 0, 1, FIRST)), "p0", theme="night").theme == "night"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_drawn_in_every_language(language):
    for form, people in ((Format.SWISS, 256), (Format.LEAGUE, 20), (Format.LADDER, 9)):
        tournament = opened(form, people, Random(1))
        shown = table(tournament, "p1", language)
        assert len(shown.rows) <= ROWS + 1
        assert graphic_png(shown).startswith(b"\x89PNG")
