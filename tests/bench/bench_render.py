"""Milliseconds and bytes of a picture, beside the ways in which others make one.

Ours is drawn as for a position that was never drawn before, without the memory of finished files:
once with nothing but the ready tiles, as the first picture of a match, and once in the course of a
match, where the ranks that no move has touched are ready too. The plain way keeps nothing:
everything is drawn afresh at four times the size, reduced, and saved as it is, in 16 million
colours, with the same shapes. The third way is a chess board of the same area as SVG text, made
into a PNG file by resvg. The fourth is the same picture, put together of the same ready tiles, and
saved by Pillow as a whole: what `render.strips` is worth.
"""

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import islice, product
from statistics import median

import chess
import chess.svg
import resvg_py
from PIL import ImageDraw

from bot.core.views.pictures import Look
from bot.core.views.pictures import picture as picture_of
from engine import Game
from engine.catalogue import ruleset
from render import Layout, Picture, layout_of, png
from render.board import paint_board
from render.draw import draw, packed
from render.pen import Pen
from render.reading import read_scene
from render.theme import THEMES
from render.tiles import FINE, draw_spot
from tests.bench.report import Figure
from tests.render.keeping import kept_now
from tests.render.scenes import EVERY, TWELVE

ROUNDS = 9
PLIES = 60
THEMES_KEPT = len(THEMES)
BOARDS = {
    "8x8, 32 pieces": ("lemery-compact", (800, 800)),
    "12x8, 50 pieces": ("lemery-petteia", (1200, 800)),
}
PLAIN = "everything drawn at 4x and reduced, RGB"
SVG = "chess.svg through resvg, the same area"
WHOLE = "the same tiles, saved by Pillow as a whole"


def measure() -> Iterator[Figure]:
    """Time and size of pictures of a small and of a large board, and the space their parts take."""
    for name, (rules, size) in BOARDS.items():
        yield from _figures(name, tuple(match(rules)), size)
    yield _memory()


def match(name: str) -> Iterator[Picture]:
    """The pictures of the beginning of a match, without what is told beneath the board."""
    game = Game.start(ruleset(name))
    for number in range(PLIES):
        game = game.play(game.choices[number * 7919 % len(game.choices)])
        shown = picture_of(game, Look(flipped=False, theme="marble"))
        yield replace(shown, turn=None, lost=(0, 0))


def _figures(name: str, pictures: tuple[Picture, ...], size: tuple[int, int]) -> Iterator[Figure]:
    measured = layout_of(pictures[0])
    if (measured.width, measured.height) != size:
        raise AssertionError(measured)
    side = math.isqrt(math.prod(size))
    ways = {
        PLAIN: partial(plain_png, pictures[0]),
        SVG: partial(svg_png, side),
        WHOLE: partial(whole_png, pictures[-1]),
    }
    png.__wrapped__(pictures[0])  # makes the tiles ready
    firsts, nexts = [], []
    others: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(ROUNDS):
        packed.cache_clear()
        times = [_milliseconds(partial(png.__wrapped__, picture)) for picture in pictures]
        firsts.append(times[0])
        nexts.append(median(times[1:]))
        for way, work in ways.items():
            others[way].append(_milliseconds(work))
    for what, ours in ((f"first picture, {name}", firsts), (f"next picture, {name}", nexts)):
        for way, theirs in others.items():
            ratio = median(mine / other for mine, other in zip(ours, theirs, strict=True))
            yield Figure(what, median(ours), "ms", ratio, way)
    bytes_ = median(len(png.__wrapped__(picture)) for picture in pictures)
    yield Figure(f"picture, {name}", bytes_, "bytes", bytes_ / len(ways[PLAIN]()), PLAIN)


def plain_png(picture: Picture) -> bytes:
    """Draw a picture that has no ghost in it, the plain way."""
    theme, measured = THEMES[picture.theme], layout_of(picture)
    image = paint_board(theme, _magnified(measured), picture.letters, flipped=picture.flipped)
    canvas = ImageDraw.Draw(image)
    for spot, dark, (left, top) in read_scene(picture):
        pen = Pen(canvas, left=left * FINE, top=top * FINE, cell=measured.cell * FINE)
        draw_spot(pen, spot, theme=theme, dark=dark)
    out = BytesIO()
    image.reduce(FINE).save(out, "PNG")
    return out.getvalue()


def whole_png(picture: Picture) -> bytes:
    """Put a picture together of ready tiles, and save it without strips."""
    out = BytesIO()
    draw(picture).save(out, "PNG")
    return out.getvalue()


def svg_png(side: int) -> bytes:
    """Draw a chess board with a move marked on it, by way of SVG."""
    move = chess.Move.from_uci("e2e4")
    text = chess.svg.board(chess.Board(), size=side, lastmove=move)
    return bytes(resvg_py.svg_to_bytes(svg_string=text))


def _memory() -> Figure:
    """What is kept after pictures of every ruleset in every theme, beside one of them in RGB."""
    for theme, picture in product(islice(THEMES, THEMES_KEPT), EVERY.values()):
        png(replace(picture, theme=theme))
    measured = layout_of(TWELVE)
    plain = measured.width * measured.height * 3
    return Figure(
        "kept for all themes", kept_now(), "bytes", kept_now() / plain, "a picture of 12x8 in RGB"
    )


def _magnified(measured: Layout) -> Layout:
    return Layout(
        width=measured.width * FINE,
        height=measured.height * FINE,
        left=measured.left * FINE,
        top=measured.top * FINE,
        cell=measured.cell * FINE,
        panel_height=measured.panel_height * FINE,
    )


def _milliseconds(work: Callable[[], bytes]) -> float:
    begin = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begin)
