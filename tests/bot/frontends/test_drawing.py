"""Films are drawn in a thread of their own and made to fit; pictures in another."""

import asyncio
import threading
from io import BytesIO

from PIL import Image

from bot.frontends import drawing
from render import Picture

FRAMES = tuple(
    Picture(files=5, ranks=5, pieces=f"5/5/5/5/{number}P{4 - number}") for number in (1, 2, 3)
)
ENDLESS = 10**9


def frames(data):
    with Image.open(BytesIO(data)) as film:
        return film.n_frames


async def test_a_film_has_all_its_pictures():
    assert frames(await drawing.filmed(FRAMES, ENDLESS)) == len(FRAMES)


async def test_a_film_that_is_too_large_keeps_its_end():
    whole = await drawing.filmed(FRAMES, ENDLESS)
    shorter = await drawing.filmed(FRAMES, len(whole) - 1)
    assert shorter == await drawing.filmed(FRAMES[1:], ENDLESS)
    shortest = await drawing.filmed(FRAMES, 1)
    assert shortest == await drawing.filmed(FRAMES[2:], ENDLESS)
    assert len(shortest) < len(shorter) < len(whole)


def test_a_film_lasts_as_long_as_its_pictures():
    assert drawing.timed(FRAMES) == 6.0


async def test_nothing_is_drawn_on_the_event_loop(monkeypatch):
    threads = []

    def draw(*_, **__):
        threads.append(threading.current_thread())
        return b""

    monkeypatch.setattr(drawing, "png", draw)
    monkeypatch.setattr(drawing, "gif", draw)
    await drawing.drawn(FRAMES[0])
    await drawing.filmed(FRAMES, 77)
    drawing._film.cache_clear()
    assert threading.main_thread() not in threads
    assert len(threads) == 2
    assert threads[1].name.startswith("film")


async def test_whoever_asks_to_be_told_is_told_how_long_drawing_takes():
    told = []
    before = drawing.DRAWING_METRIC.set(lambda kind, seconds: told.append((kind, seconds > 0)))
    await asyncio.gather(drawing.drawn(FRAMES[0]), drawing.filmed(FRAMES, ENDLESS))
    drawing.DRAWING_METRIC.reset(before)
    await drawing.drawn(FRAMES[0])
    assert sorted(told) == [("film", True), ("picture", True)]
