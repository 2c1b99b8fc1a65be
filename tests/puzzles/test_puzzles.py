"""The puzzles with answers: each line replayed by the engine, each claim checked in full width."""

from collections import Counter

from bot.rulebook.lessons.forcing import Aim, Forcing
from bot.rulebook.lessons.puzzles import COURSE, DAILY, MORE, puzzles, read_puzzle
from engine import Captured, Game, Side, Tally
from engine.catalogue import ruleset
from tests.puzzles.keeping import solving
from tests.puzzles.rate import NODES, SOLVERS, results, shown, spearman
from tests.puzzles.verify import doubt, problem

LEAST = 40
"""How many puzzles of the courses have an answer at least."""

SAMPLE, MORE_SAMPLE = 12, 50
"""One in so many daily puzzles, and of those out of games, is searched here.

`python -m tests.puzzles.verify` does all.
"""

MANY, SPREAD, RELATED = 2000, 800, 0.6
"""How many puzzles out of games there are, how far their ratings spread from the 5th to the 95th
percentile, and how they go with the logarithm of the nodes that a search needs."""


def every():
    return (*puzzles(COURSE), *puzzles(DAILY), *puzzles(MORE))


def reached(puzzle, moves):
    """Whether a line reaches the aim of a puzzle without losing anyone, on the engine."""
    game, gained, lost = puzzle.game, 0, 0
    for text in moves:
        side, action = game.position.side, game.read(text)
        assert game.write(action) == text, puzzle
        game = game.play(action)
        taken = sum(isinstance(each, Captured) for each in game.events)
        gained, lost = gained + taken * (side is Side.FIRST), lost + taken * (side is Side.SECOND)
    if game.outcome is not None or puzzle.aim.gain is None:
        return game.outcome is not None and game.outcome.winner is Side.FIRST
    answers = (game.play(each).events for each in game.legal)
    harms = any(isinstance(event, Captured) for events in answers for event in events)
    return gained >= puzzle.aim.gain and not lost and not harms


def test_every_line_is_legal_and_reaches_the_aim_in_its_turns():
    for puzzle in (*puzzles(COURSE), *puzzles(DAILY), *puzzles(MORE)[::8]):
        for line in puzzle.lines:
            moves = line.split()
            assert len(moves) == 2 * puzzle.aim.turns - 1 or puzzle.aim.gain, puzzle
            assert len(moves) % 2 == 1, puzzle
            assert len(moves) > 1 or puzzle.aim.turns == 1, puzzle
            assert reached(puzzle, moves), puzzle


def test_the_courses_have_as_many_puzzles_with_answers_as_they_should():
    counts = Counter(puzzle.course for puzzle in puzzles(COURSE))
    assert counts.total() >= LEAST
    assert min(counts.values()) >= 3
    assert any(puzzle.aim.turns > 2 for puzzle in puzzles(COURSE))


def test_a_search_of_full_width_finds_the_lines_of_the_courses_and_no_others():
    quick = [puzzle for puzzle in puzzles(COURSE) if puzzle.aim.turns == 2]
    assert [wrong for puzzle in quick if (wrong := problem(puzzle))] == []


def test_a_search_of_full_width_agrees_with_daily_puzzles_here_and_there():
    some = [puzzle for puzzle in puzzles(DAILY)[::SAMPLE] if puzzle.aim.turns == 2]
    assert [wrong for puzzle in some if (wrong := problem(puzzle))] == []


def test_two_searches_agree_with_puzzles_out_of_games_here_and_there():
    some = puzzles(MORE)[::MORE_SAMPLE]
    wrong = [problem(puzzle) or doubt(puzzle) for puzzle in some if puzzle.aim.turns < 3]
    assert [each for each in wrong if each] == []


def test_there_are_many_puzzles_out_of_games_each_with_one_first_action():
    more = puzzles(MORE)
    assert len(more) >= MANY
    assert len({puzzle.ruleset for puzzle in more}) >= 8
    assert all(len({line.split()[0] for line in puzzle.lines}) == 1 for puzzle in more)
    assert {puzzle.aim.turns for puzzle in more} == {1, 2, 3}


def test_ratings_spread_and_go_with_the_nodes_that_a_search_needs():
    _, _, spread, *related = shown()
    assert float(spread.split()[-3]) >= SPREAD
    assert all(float(line.split()[-1]) >= RELATED for line in related)


def test_every_puzzle_was_tried_by_every_solver():
    known = results()
    names = [f"daily={at}" for at, _ in enumerate(puzzles(DAILY), 1)]
    names += [f"more={at}" for at, _ in enumerate(puzzles(MORE), 1)]
    assert known.keys() == set(names)
    tries = len(SOLVERS) + len(NODES)
    assert {len(reached) for reached, _ in known.values()} == {tries}
    assert all(puzzle.rating for puzzle in (*puzzles(DAILY), *puzzles(MORE)))


def test_the_correlation_of_ranks_shares_places_among_equals():
    assert spearman([1, 2, 3, 4], [10, 100, 1000, 2000]) == 1
    assert spearman([1, 2, 2, 3], [1, 5, 5, 9]) == 1
    assert spearman([1, 2, 3], [3, 2, 1]) == -1


def test_no_puzzle_occurs_twice_and_each_begins_with_nothing_counted():
    found = Counter((puzzle.ruleset, puzzle.position) for puzzle in every())
    assert [each for each, many in found.items() if many > 1] == []
    games = [puzzle.game for puzzle in every()]
    assert all(game.position.tally == Tally() and game.outcome is None for game in games)
    assert all(game.position.side is Side.FIRST for game in games)


def test_a_puzzle_is_written_as_it_was_read():
    for puzzle in every():
        assert read_puzzle(str(puzzle)) == puzzle


def test_a_gain_that_is_taken_back_at_once_is_none():
    game = Game.load(ruleset("walker-petteia"), "p7/8/8/4p3/2Pp4/7p/8/4P2P 1 - - -")
    assert any(isinstance(event, Captured) for event in game.play(game.read("e1-e4")).events)
    assert solving(Forcing(game.ruleset, 1000), game.position, Aim(1, gain=1)) == ()


def test_a_claim_that_leaves_out_a_way_is_seen():
    puzzle = next(each for each in puzzles(COURSE) if len(each.lines) == 1)
    right = puzzle.lines[0].split()
    wrong = next(
        puzzle.game.write(each) for each in puzzle.game.legal if puzzle.game.write(each) != right[0]
    )
    claimed = read_puzzle(str(puzzle).replace(puzzle.lines[0], " ".join((wrong, *right[1:]))))
    assert problem(claimed) is not None
