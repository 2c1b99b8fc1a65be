import pytest

from bot.arena.playing import play
from bot.arena.results import Results, ResultsError, from_json, to_json
from engine import Side
from tests.bot.arena.samples import played, scheduled


@pytest.fixture
def file(tmp_path):
    return tmp_path / "results.jsonl"


@pytest.fixture
def three(file):
    """A file of three games, and the games."""
    games = [played(winner, pair=n) for n, winner in enumerate((None, *Side))]
    with Results(file) as results:
        for game in games:
            results.add(game)
    return games


def test_a_game_is_read_as_it_was_written():
    for game in (play(scheduled(scale=0.125)), played(None, reason="cap"), played(Side.SECOND)):
        assert from_json(to_json(game)) == game


def test_games_are_found_by_what_was_scheduled(file, three):
    with Results(file) as results:
        assert results.played == {game.game: game for game in three}
        assert results.warning == ""
        assert scheduled(pair=0) in results.played
        others = (scheduled(pair=3), scheduled(pair=0, seed=2), scheduled(pair=0, cap=9))
        assert not {*others} & {*results.played}


def test_a_damaged_last_line_is_cut_off_with_a_warning(file, three):
    whole = file.read_bytes()
    last = len(whole.splitlines()[-1])
    for damage in (whole + b'{"rule', whole[:-1] + b"\r\0", whole + b"\n", whole[:-9], b"\xff\n"):
        file.write_bytes(damage)
        with Results(file) as results:
            assert "its last line was damaged and is cut off" in results.warning
            results.add(three[2])
        kept = [from_json(line) for line in file.read_bytes().splitlines(keepends=True)]
        assert kept[-1] == three[2]
    assert last


def test_damage_elsewhere_is_an_error_and_changes_nothing(file, three):
    del three
    first, *rest = file.read_bytes().splitlines(keepends=True)
    for damage in (b"x\n", b"[]\n", b"{}\n", b"null\n", first.replace(b"null", b"7"), b"[" * 9999):
        damaged = damage.removesuffix(b"\n") + b"\n" + b"".join(rest)
        file.write_bytes(damaged)
        with pytest.raises(ResultsError, match="line 1 is no result of a game"):
            Results(file)
        assert file.read_bytes() == damaged


def test_a_file_is_written_by_one_arena_at_a_time(file):
    with Results(file), pytest.raises(ResultsError, match="another arena writes it"):
        Results(file)
    with Results(file):
        pass
