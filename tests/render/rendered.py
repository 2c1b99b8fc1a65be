"""Pictures that several tests look at, each drawn once."""

from functools import lru_cache

from render.draw import draw

MOST = 128


@lru_cache(MOST)
def rendered(picture):
    """A picture as an image in the palette of its theme; not to be changed."""
    return draw(picture)
