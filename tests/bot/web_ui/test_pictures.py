"""The memory of pictures is bounded, and each is drawn once for all who ask."""

import asyncio

import pytest

from bot.web_ui import pictures
from bot.web_ui.pictures import Pictures
from render import Picture

EMPTY = Picture(files=5, ranks=5, pieces="5/5/5/5/5")


def digest(address):
    return address.removeprefix("/picture/").removesuffix(".png")


def test_the_same_picture_has_the_same_address():
    memory = Pictures()
    assert memory.address(EMPTY) == memory.address(EMPTY) == Pictures().address(EMPTY)


async def test_a_picture_is_drawn_once_for_all_who_ask(monkeypatch):
    drawn = []

    def draw(picture):
        drawn.append(picture)
        return b"png"

    monkeypatch.setattr(pictures, "png", draw)
    memory = Pictures()
    name = digest(memory.address(EMPTY))
    assert await asyncio.gather(*(memory.drawn(name) for _ in range(5))) == [b"png"] * 5
    assert drawn == [EMPTY]


async def test_a_drawing_that_failed_is_tried_again(monkeypatch):
    memory = Pictures()
    name = digest(memory.address(EMPTY))
    with monkeypatch.context() as broken:
        broken.setattr(pictures, "png", lambda _picture: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await memory.drawn(name)
    assert (await memory.drawn(name)).startswith(b"\x89PNG")


async def test_old_pictures_are_forgotten(monkeypatch):
    monkeypatch.setattr(pictures, "_VALUES", 2)
    monkeypatch.setattr(pictures, "_DRAWN", 1)
    memory = Pictures()
    names = [
        digest(memory.address(Picture(files=5, ranks=5, pieces=f"5/5/5/5/{row}")))
        for row in ("P4", "1P3", "2P2")
    ]
    assert await memory.drawn(names[0]) is None
    assert await memory.drawn(names[1])
    assert await memory.drawn(names[2])
    assert len(memory._drawn) == 1
