"""Pictures and animations are drawn only from their addresses, each once."""

import asyncio
from dataclasses import replace

import pytest

from bot.frontends.web.pictures import MAX_NAME, PictureCache, PictureRoutes
from engine import Lettering
from render import Chart, ChartPoint, Picture, Table
from tests.render.films import film

EMPTY = Picture(files=5, ranks=5, pieces="5/5/5/5/5")
ROWS = [Picture(files=5, ranks=5, pieces=f"5/5/5/5/{row}") for row in ("P4", "1P3", "2P2")]
PLAYED = replace(
    EMPTY,
    path=("a1", "a3"),
    captured=("b3",),
    movable=("c1", "d1"),
    turn=1,
    dice=(6, 3),
    lost=(1, 0),
    course=(50, 61),
    plan_marked=False,
    letters=Lettering.ATTIC,
    theme="night",
    flipped=True,
    caption="Φαίδρα <b>",
)
CHART = Chart(
    "Alkaios",
    rows=(("Rating", "1500 ± 70"),),
    points=(ChartPoint(0.5, 1500.25, 200), ChartPoint(9, 1540)),
    ticks=((0, "May"),),
    theme="papyrus",
)
TABLE = Table("Spring", columns="rl", header=(None, "Player"), rows=(("1", "A"), (None, "B")))


def name(address):
    return address.rpartition("/")[2].partition(".")[0]


def sharing():
    """The routes of two processes that share a key."""
    routes = PictureRoutes(), PictureRoutes()
    for each in routes:
        each.sign_by(b"k" * 32)
    return routes


def test_another_process_reads_the_address_of_a_picture():
    here, there = sharing()
    for still in (EMPTY, PLAYED, CHART, TABLE):
        assert here.address(still) == there.address(still)
        assert there.stills._value(name(here.address(still))) == still
    assert there.films._value(name(here.film_address(tuple(ROWS)))) == tuple(ROWS)


def test_an_address_that_was_not_made_here_shows_nothing():
    own, other = PictureRoutes(), PictureRoutes()
    made = name(own.address(PLAYED))
    animation = name(own.film_address(tuple(ROWS)))
    changed = [made[:at] + ("B" if made[at] == "A" else "A") + made[at + 1 :] for at in range(60)]
    for wrong in (*changed, made[:-4], f"{made}AAAA", animation, "", "é", "A" * 40):
        assert own.stills._value(wrong) is None, wrong
    assert other.stills._value(made) is None


def test_the_address_of_a_long_animation_is_short_enough_and_shows_the_end():
    here, _ = sharing()
    for many in (60, 600):
        pictures = tuple(film("lemery-petteia", turns=many))
        address = here.film_address(pictures)
        shown = here.films._value(name(address))
        assert len(name(address)) <= MAX_NAME
        assert shown == pictures[-len(shown) :]
        assert len(shown) == len(pictures) or len(shown) > 250


async def test_a_value_is_drawn_once_for_all_who_ask():
    drawn = []

    async def draw(value):
        drawn.append(value)
        await asyncio.sleep(0)
        return b"png"

    memory = PictureCache({"b": Picture}, draw, max_drawings=9)
    empty = memory.name(EMPTY)
    assert await asyncio.gather(*(memory.drawn(empty) for _ in range(5))) == [b"png"] * 5
    assert drawn == [EMPTY]


async def test_a_drawing_that_failed_is_tried_again():
    tries = []

    async def draw(value):
        tries.append(value)
        await asyncio.sleep(0)
        if len(tries) == 1:
            raise EOFError
        return b"png"

    memory = PictureCache({"b": Picture}, draw, max_drawings=9)
    empty = memory.name(EMPTY)
    with pytest.raises(EOFError):
        await memory.drawn(empty)
    assert await memory.drawn(empty) == b"png"


async def test_old_drawings_are_forgotten_and_made_again():
    async def draw(value):
        await asyncio.sleep(0)
        return value.pieces.encode()

    memory = PictureCache({"b": Picture}, draw, max_drawings=1)
    names = [memory.name(picture) for picture in ROWS]
    for _ in range(2):
        for each, picture in zip(names, ROWS, strict=True):
            assert await memory.drawn(each) == picture.pieces.encode()
    assert len(memory._drawn) == 1


async def test_pictures_and_films_are_what_they_say_they_are():
    memory = PictureRoutes()
    still = await memory.stills.drawn(name(memory.address(EMPTY)))
    film = await memory.films.drawn(name(memory.film_address(tuple(ROWS))))
    assert still.startswith(b"\x89PNG")
    assert film.startswith(b"GIF89a")
    assert await memory.films.drawn(name(memory.address(EMPTY))) is None
