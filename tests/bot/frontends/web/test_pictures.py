"""The cache of pictures and animations is bounded, and each is drawn once."""

import asyncio

import pytest

from bot.frontends.web.pictures import PictureCache, PictureRoutes
from render import Picture

EMPTY = Picture(files=5, ranks=5, pieces="5/5/5/5/5")
ROWS = [Picture(files=5, ranks=5, pieces=f"5/5/5/5/{row}") for row in ("P4", "1P3", "2P2")]


def digest(address):
    return address.rpartition("/")[2].partition(".")[0]


def test_the_same_picture_has_the_same_address():
    memory = PictureRoutes()
    assert memory.address(EMPTY) == memory.address(EMPTY) == PictureRoutes().address(EMPTY)


async def test_a_value_is_drawn_once_for_all_who_ask():
    drawn = []

    async def draw(value):
        drawn.append(value)
        await asyncio.sleep(0)
        return b"png"

    memory = PictureCache(draw, max_values=9, max_drawings=9)
    name = memory.digest(EMPTY)
    assert await asyncio.gather(*(memory.drawn(name) for _ in range(5))) == [b"png"] * 5
    assert drawn == [EMPTY]


async def test_a_drawing_that_failed_is_tried_again():
    tries = []

    async def draw(value):
        tries.append(value)
        await asyncio.sleep(0)
        if len(tries) == 1:
            raise EOFError
        return b"png"

    memory = PictureCache(draw, max_values=9, max_drawings=9)
    name = memory.digest(EMPTY)
    with pytest.raises(EOFError):
        await memory.drawn(name)
    assert await memory.drawn(name) == b"png"


async def test_old_values_and_drawings_are_forgotten():
    async def draw(value):
        await asyncio.sleep(0)
        return value.pieces.encode()

    memory = PictureCache(draw, max_values=2, max_drawings=1)
    names = [memory.digest(picture) for picture in ROWS]
    assert await memory.drawn(names[0]) is None
    assert await memory.drawn(names[1])
    assert await memory.drawn(names[2])
    assert len(memory._drawn) == 1


async def test_pictures_and_films_are_what_they_say_they_are():
    memory = PictureRoutes()
    still = await memory.stills.drawn(digest(memory.address(EMPTY)))
    film = await memory.films.drawn(digest(memory.film_address(tuple(ROWS))))
    assert still.startswith(b"\x89PNG")
    assert film.startswith(b"GIF89a")
    assert await memory.films.drawn(digest(memory.address(EMPTY))) is None
