"""The Universal Game Interface, a line in and lines out."""

import random

import pytest

from engine.catalogue import KEYS, ruleset
from engine.game import Game
from engine.ugi import Session
from tests.diagrams import board_text

COMPACT = "setoption name Ruleset value lemery-compact"
WALKER = "setoption name Ruleset value walker-petteia"
PLIES = 20
"""How many plies of a match are played, once all men stand."""


def talk(*lines):
    """All that a new session answers to some lines."""
    session = Session()
    return [answer for line in lines for answer in session.answer(line)]


def fen(*lines):
    """The position text after some lines."""
    return talk(*lines, "d")[-1].removeprefix("Fen: ")


def test_ugi_is_answered_with_the_name_the_option_and_ugiok():
    assert talk("ugi") == [
        "id name Petteia",
        "id author the Petteia developers",
        "option name Ruleset type string default lemery-compact",
        "ugiok",
    ]


def test_isready_is_answered_at_any_time():
    assert talk("isready") == ["readyok"]


def test_before_any_option_the_game_is_the_default():
    assert fen() == Game.start(ruleset("lemery-compact")).text


def test_a_ruleset_is_chosen_by_its_canonical_name():
    for key in KEYS:
        assert fen(f"setoption name Ruleset value {key}") == Game.start(ruleset(key)).text


def test_a_ruleset_may_be_chosen_with_options():
    name = "walker-petteia(files=12,rows=1)"
    assert fen(f"setoption name ruleset value {name}") == Game.start(ruleset(name)).text


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("setoption name Ruleset value chess", "no ruleset 'chess'"),
        ("setoption name Ruleset value lemery-compact(rows=1)", "no option 'rows'"),
        ("setoption name Ruleset value lemery-compact(edge=maybe)", "off, on"),
        ("setoption name Ruleset value", "no ruleset"),
        ("setoption name Ruleset", "the only option"),
        ("setoption name Hash value 16", "the only option"),
        ("setoption", "the only option"),
    ],
)
def test_a_wrong_option_is_answered_and_changes_nothing(line, fault):
    answers = talk(line)
    assert len(answers) == 1
    assert answers[0].startswith("info string ")
    assert fault in answers[0]
    assert fen(WALKER, line) == fen(WALKER)


def test_a_position_is_the_start_with_moves_or_a_text_with_moves():
    moved = "pppppppp/1ppppppp/p1b5/P7/8/5B2/1PPPPPPP/PPPPPPPP 1 - - quiet=2"
    assert fen(COMPACT, "position startpos moves a2-a5 a7-a6") == moved
    once = fen(COMPACT, "position startpos moves a2-a5")
    assert fen(COMPACT, f"position fen {once} moves a7-a6") == moved
    assert fen(COMPACT, f"position fen {once}") == once
    assert fen(COMPACT, "position startpos moves a2-a5", "position startpos moves") == fen(COMPACT)


def test_repetitions_are_counted_from_the_position_that_was_given():
    shuffle = "a2-a3 a7-a6 a3-a2 a6-a7"
    start = Game.start(ruleset("walker-petteia")).text
    asked = ("query gameover", "query result", "query reason", "query p1turn")
    assert talk(WALKER, f"position startpos moves {shuffle} {shuffle}", *asked) == [
        "response true",
        "response draw",
        "response repetition",
        "response true",
    ]
    once = talk(
        WALKER, f"position startpos moves {shuffle}", f"position fen {start} moves {shuffle}"
    )
    assert once == []


def test_an_illegal_action_ends_the_line_and_the_position_stands_before_it():
    line = "position startpos moves a2-a5 a5-a6 a7-a6"
    assert talk(COMPACT, line) == ["info string illegal a5-a6 not-yours"]
    assert fen(COMPACT, line) == fen(COMPACT, "position startpos moves a2-a5")


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("nonsense", "notation"),
        ("a2-a7", "occupied"),
        ("c3-c4", "no-piece"),
        ("a2-a5xa7", "no-capture"),
    ],
)
def test_an_illegal_action_is_named_with_its_code(action, code):
    assert talk(COMPACT, f"position startpos moves {action}") == [
        f"info string illegal {action} {code}"
    ]


def test_an_action_after_the_end_is_over():
    rows = board_text({8: "p . . . . . . .", 4: ". P p . . . . .", 1: ". . . P . . . ."}, 8, 8)
    line = f"position fen {rows} 1 - - - moves d1-d4 a8-a7"
    assert talk(WALKER, line, "query result", "query reason", "go depth 1", "go perft 2") == [
        "info string illegal a8-a7 over",
        "response p1win",
        "response single-piece",
        "bestmove none",
        "Nodes searched: 0",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "position",
        "position fen",
        "position fen 8/8 1 - - -",
        "position here",
        "position startpos x",
    ],
)
def test_a_wrong_position_is_answered_and_changes_nothing(line):
    answers = talk(COMPACT, "position startpos moves a2-a5", line)
    assert len(answers) == 1
    assert answers[0].startswith("info string position: ") or "board" in answers[0]
    before = "position startpos moves a2-a5"
    assert fen(COMPACT, before, line) == fen(COMPACT, before)


def test_queries_are_answered_in_one_line_each():
    questions = ("gameover", "p1turn", "result", "reason")
    asked = [f"query {question}" for question in questions]
    assert talk(*asked) == ["response false", "response true", "response none", "response none"]
    assert talk("position startpos moves a2-a3", "query p1turn") == ["response false"]


def test_the_second_side_wins_as_p2():
    rows = board_text({2: "p . . . . . . .", 1: "P p . . . . . ."}, 8, 8)
    assert talk(WALKER, f"position fen {rows} 1 - - -", "query result", "query reason") == [
        "response p2win",
        "response no-moves",
    ]


@pytest.mark.parametrize("line", ["query", "query score", "query result please"])
def test_another_question_is_told_which_there_are(line):
    assert talk(line) == ["info string query one of gameover, p1turn, result, reason"]


@pytest.mark.parametrize(
    ("name", "depth", "total"),
    [
        ("lemery-compact", 2, 1286),
        ("lemery-petteia", 1, 57),
        ("lemery-petteia", 2, 3100),
        ("lemery-petteia(jump=adjacent)", 2, 3092),
        ("walker-petteia", 3, 37796),
        ("walker-petteia(rows=1)", 3, 112874),
    ],
)
def test_perft_lists_each_action_in_ascending_order_and_last_the_total(name, depth, total):
    choose = f"setoption name Ruleset value {name}"
    *counts, last = talk(choose, "position startpos", f"go perft {depth}")
    actions = [line.split(": ")[0] for line in counts]
    assert actions == sorted(actions)
    assert sum(int(line.split(": ")[1]) for line in counts) == total
    assert last == f"Nodes searched: {total}"


def test_perft_of_depth_zero_counts_the_position():
    assert talk("go perft 0") == ["Nodes searched: 1"]


def test_perft_of_no_depth_is_refused():
    for depth in ("", "x", "-1", "1 2", "61", "9" * 5000, "\N{SUPERSCRIPT TWO}"):
        answers = talk(f"go perft {depth}")
        assert answers == ["info string perft needs a depth from 0 to 60"], depth


def test_the_board_is_drawn_with_its_position_text_last():
    assert talk("setoption name Ruleset value walker-petteia(files=5,ranks=5,rows=1)", "d") == [
        " 5 p p p p p",
        " 4 . . . . .",
        " 3 . . . . .",
        " 2 . . . . .",
        " 1 P P P P P",
        "   a b c d e",
        "Fen: ppppp/5/5/5/PPPPP 1 - - -",
    ]


def test_a_new_game_stands_at_the_start_of_the_same_ruleset():
    assert fen(COMPACT, "position startpos moves a2-a5", "uginewgame") == fen(COMPACT)


def test_stop_is_always_answered_and_quit_is_the_end():
    session = Session()
    assert list(session.answer("stop")) == ["info string nothing to stop"]
    assert talk(COMPACT, "go infinite", "stop")[-1] == "info string nothing to stop"
    assert list(session.answer("quit")) == []
    assert session.over
    assert list(session.answer("isready")) == []


def test_an_unknown_line_is_ignored():
    for line in ("", "   ", "uci", "UGI", "debug on", "\0", "ugi\x00"):
        assert talk(line) == [], line


def test_a_line_beyond_all_measure_is_refused_at_once():
    moves = " a2-a3" * 2_000_000
    assert talk(f"position startpos moves{moves}", "isready") == [
        "info string line too long",
        "readyok",
    ]


def test_an_answer_is_one_line_of_printable_text_whatever_was_typed():
    evil = "\x1b[2J\ud800" + "x" * 500
    (answer,) = talk(f"position startpos moves {evil}")
    assert answer.isprintable()
    assert len(answer) < 120
    assert answer.endswith(" notation")


def legal(session):
    """What may be played, as a match manager finds it out."""
    return [line.partition(":")[0] for line in session.answer("go perft 1")][:-1]


def asked(session, question):
    (answer,) = session.answer(f"query {question}")
    return answer.removeprefix("response ")


@pytest.mark.parametrize("key", KEYS)
def test_a_manager_plays_a_match_of_any_ruleset_by_texts_alone(key):
    chance, session, moves = random.Random(7), Session(), []
    assert list(session.answer(f"setoption name Ruleset value {key}")) == []
    game = Game.start(ruleset(key))
    plies = PLIES + sum(game.position.hand)
    while (actions := legal(session)) and len(moves) < plies:
        assert asked(session, "gameover") == "false"
        assert asked(session, "p1turn") == str(game.position.side == 0).lower()
        moves.append(chance.choice(actions))
        game = game.play(game.read(moves[-1]))
        assert list(session.answer(f"position startpos moves {' '.join(moves)}")) == []
        assert list(session.answer("d"))[-1] == f"Fen: {game.text}"
    assert (asked(session, "gameover") == "true") == (game.outcome is not None)
    assert asked(session, "reason") == (game.outcome.reason if game.outcome else "none")
    (answer,) = (line for line in session.answer("go movetime 10") if line.startswith("bestmove"))
    assert answer.removeprefix("bestmove ") in (legal(session) or ["none"])


@pytest.mark.parametrize(
    ("throw", "count"), [("roll11", 14), ("roll31", 39), ("roll63", 53), ("roll66", 57)]
)
def test_perft_counts_what_a_throw_allows(throw, count):
    kubeia = "setoption name Ruleset value vogt-kubeia"
    answers = talk(kubeia, f"position startpos moves {throw}", "go perft 1")
    assert answers[-1] == f"Nodes searched: {count}"
    assert talk(kubeia, "go perft 1")[-1] == "Nodes searched: 21"
