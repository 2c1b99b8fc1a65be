"""The vases that show Achilles and Ajax at this game: red figures, and black ones, on clay."""

from render.devices import bull, dolphin, spear, trident
from render.ornaments import meander
from render.palette import Ground, Livery, Theme
from render.shields import Shield

_CLAY, _BLACK = "#e9a25f", "#1c1310"

THEME = Theme(
    name="terracotta",
    light=Ground(stone="#f0b478", shadow="#cf9259"),
    dark=Ground(stone="#d98e4e", shadow="#b8733a"),
    panel=Ground(stone="#d98e4e", shadow="#b8733a"),
    script=_BLACK,
    bone="#fff3dc",
    pip=_BLACK,
    frame=_BLACK,
    inlay=_CLAY,
    label=_CLAY,
    border=meander,
    ornament=_CLAY,
    first=Livery(
        shield=Shield.ROUND,
        faces_right=True,
        man=dolphin,
        hoplite=bull,
        ink=_BLACK,
        rim="#c4562c",
        face="#f7c793",
        glow="#fbdcb4",
        device=_BLACK,
        crest="#fff3dc",
        hollow="#dc8c52",
        cord="#7a1f10",
    ),
    second=Livery(
        shield=Shield.WAISTED,
        faces_right=False,
        man=spear,
        hoplite=trident,
        ink=_BLACK,
        rim="#33201a",
        face=_BLACK,
        glow="#261915",
        device="#f3bd86",
        crest="#6e1d1d",
        hollow="#84513a",
        cord="#f3bd86",
    ),
    past="#3d1a5c",
    choice="#083d38",
    danger="#7d0a1e",
    halo="#fff3dc",
)
