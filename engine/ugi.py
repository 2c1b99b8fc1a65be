"""The Universal Game Interface: a line in, lines out; the caller owns the streams.

Invariant: every line, whatever it contains, is answered or ignored; none raises.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from engine.catalogue import DEFAULT, UnknownOption, UnknownRuleset, UnknownValue, ruleset
from engine.errors import IllegalAction, NotationError
from engine.game import Game
from engine.perft import divide
from engine.position import Outcome, Side
from engine.position_text import letter
from engine.reading import AmbiguousAction
from engine.search import TranspositionTable
from engine.ugi_go import go

__all__ = ["Session"]

MAX_LINE_LENGTH = 1 << 16  # the longest games need about half of this
MAX_ECHO_LENGTH = 60
MAX_PERFT_DEPTH = 60
_DEPTH = re.compile(r"[0-9]{1,2}")


class Session:
    """One session. `over` is set after "quit".

    >>> session = Session()
    >>> list(session.answer("isready"))
    ['readyok']
    >>> list(session.answer("go perft 1"))[-1]
    'Nodes searched: 37'
    """

    def __init__(
        self,
        clock: Callable[[], float] | None = None,
        interrupted: Callable[[bool], bool] | None = None,
        name: str = "Petteia",
    ) -> None:
        """`clock` tells seconds; `interrupted` says whether a search is to end now.

        It is told whether the search has a limit of its own. Without them no search goes on for a
        time, or until it is stopped: it is as short as can be. `name` is what the engine is called.
        """
        self.over = False
        self.game = Game.start(ruleset(DEFAULT))
        self.table = TranspositionTable()
        self.clock = clock
        self.interrupted = interrupted
        self.name = name

    def answer(self, line: str) -> Iterator[str]:
        """The answer to a line, as lines; none to an unknown one."""
        if len(line) > MAX_LINE_LENGTH:
            yield _info("line too long")
            return
        words = line.split()
        command = _COMMANDS.get(words[0]) if words and not self.over else None
        if command is not None:
            yield from command(self, words[1:])


_Command: TypeAlias = Callable[[Session, Sequence[str]], Iterator[str]]


def _ugi(session: Session, _words: Sequence[str]) -> Iterator[str]:
    yield f"id name {session.name}"
    yield "id author the Petteia developers"
    yield f"option name Ruleset type string default {DEFAULT}"
    yield "ugiok"


def _is_ready(_session: Session, _words: Sequence[str]) -> Iterator[str]:
    yield "readyok"


def _new_game(session: Session, _words: Sequence[str]) -> Iterator[str]:
    session.game = Game.start(session.game.ruleset)
    session.table = TranspositionTable()
    yield from ()


def _set_option(session: Session, words: Sequence[str]) -> Iterator[str]:
    if [word.lower() for word in words[:3]] != ["name", "ruleset", "value"]:
        yield _info("the only option is: name Ruleset value <ruleset>")
        return
    try:
        session.game = Game.start(ruleset(" ".join(words[3:])))
        session.table = TranspositionTable()
    except (UnknownRuleset, UnknownOption, UnknownValue) as error:
        yield _info(str(error))


def _position(session: Session, words: Sequence[str]) -> Iterator[str]:
    end = words.index("moves") if "moves" in words else len(words)
    try:
        game = _from(session.game, words[:end])
    except NotationError as error:
        yield _info(str(error))
        return
    for text in words[end + 1 :]:
        try:
            game = game.play(game.read(text))
        except (NotationError, AmbiguousAction, IllegalAction) as error:
            yield _info(f"illegal {text[:MAX_ECHO_LENGTH]} {error.code}")
            break
    session.game = game


def _from(game: Game, words: Sequence[str]) -> Game:
    if list(words) == ["startpos"]:
        return Game.start(game.ruleset)
    if words and words[0] == "fen":
        return Game.load(game.ruleset, " ".join(words[1:]))
    raise NotationError("position", "neither startpos nor fen <position text>")


def _go(session: Session, words: Sequence[str]) -> Iterator[str]:
    if words and words[0] == "perft":
        yield from _perft(session, words[1:])
        return
    yield from go(session.game, words, session.table, session.clock, session.interrupted)


def _perft(session: Session, words: Sequence[str]) -> Iterator[str]:
    depth = int(words[0]) if len(words) == 1 and _DEPTH.fullmatch(words[0]) else MAX_PERFT_DEPTH + 1
    if depth > MAX_PERFT_DEPTH:
        yield _info(f"perft needs a depth from 0 to {MAX_PERFT_DEPTH}")
        return
    counts = divide(session.game, depth) if depth else {}
    for action, count in counts.items():
        yield f"{action}: {count}"
    yield f"Nodes searched: {sum(counts.values()) if depth else 1}"


def _query(session: Session, words: Sequence[str]) -> Iterator[str]:
    game = session.game
    answers = {
        "gameover": str(game.outcome is not None).lower(),
        "p1turn": str(game.position.side is Side.FIRST).lower(),
        "result": _result(game.outcome),
        "reason": game.outcome.reason.value if game.outcome else "none",
    }
    question = " ".join(words)
    if question in answers:
        yield f"response {answers[question]}"
    else:
        yield _info(f"query one of {', '.join(answers)}")


def _result(outcome: Outcome | None) -> str:
    if outcome is None:
        return "none"
    return "draw" if outcome.winner is None else f"p{outcome.winner.number}win"


def _draw(session: Session, _words: Sequence[str]) -> Iterator[str]:
    board, position = session.game.ruleset.board, session.game.position
    for rank in reversed(range(board.ranks)):
        squares = board.squares[rank * board.files : (rank + 1) * board.files]
        pieces = map(position.piece_at, squares)
        yield _row(str(rank + 1), (letter(piece) if piece else "." for piece in pieces))
    yield _row("", session.game.ruleset.letters.files[: board.files])
    yield f"Fen: {session.game.text}"


def _row(label: str, cells: Iterable[str]) -> str:
    return f"{label:>2} {''.join(f'{cell:2}' for cell in cells)}".rstrip()


def _stop(_session: Session, _words: Sequence[str]) -> Iterator[str]:
    """A search that runs is stopped by `Session.interrupted`; here it is over."""
    yield _info("nothing to stop")


def _quit(session: Session, _words: Sequence[str]) -> Iterator[str]:
    session.over = True
    yield from ()


def _info(text: str) -> str:
    return "info string " + "".join(c if c.isprintable() else "?" for c in text)


_COMMANDS: Mapping[str, _Command] = {
    "ugi": _ugi,
    "isready": _is_ready,
    "uginewgame": _new_game,
    "setoption": _set_option,
    "position": _position,
    "go": _go,
    "query": _query,
    "d": _draw,
    "stop": _stop,
    "quit": _quit,
}
