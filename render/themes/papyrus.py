"""Reed pen and two inks on a sheet of papyrus, as in a book from Alexandria."""

from render.devices import leaf, lotus, star, sun
from render.palette import Ground, Livery, Theme
from render.shields import Shield

_INK = "#2a1f14"

THEME = Theme(
    name="papyrus",
    light=Ground(stone="#f1e3bd", shadow="#d4c495"),
    dark=Ground(stone="#d6bf86", shadow="#b59d63"),
    panel=Ground(stone="#e6d4a3", shadow="#c4b07a"),
    script=_INK,
    bone="#fffaea",
    pip=_INK,
    frame="#e6d4a3",
    inlay="#8a2f1b",
    label=_INK,
    border=lotus,
    ornament="#8a2f1b",
    first=Livery(
        shield=Shield.ROUND,
        faces_right=True,
        man=lotus,
        hoplite=sun,
        ink=_INK,
        rim="#fffaea",
        face="#fff6dc",
        glow="#fffaea",
        device="#a3341a",
        crest="#d0694a",
        hollow="#d4ae7e",
        cord="#a3341a",
    ),
    second=Livery(
        shield=Shield.WAISTED,
        faces_right=False,
        man=leaf,
        hoplite=star,
        ink=_INK,
        rim="#5a4a35",
        face=_INK,
        glow="#35291c",
        device="#f1e3bd",
        crest="#275a61",
        hollow="#7a6d50",
        cord="#f1e3bd",
    ),
    past="#5a2280",
    choice="#0c4f4a",
    danger="#a01414",
    halo="#fffaea",
)
