"""Two `petteia ugi` play for a moment; `python -m tests.engine.ugi_pair` goes on longer."""

from tests.engine.ugi_pair import main


def test_two_processes_play_and_nothing_gets_stuck(capsys):
    main(1)
    assert "games" in capsys.readouterr().out
