"""Black, white and one blue, in thick lines, for eyes that need the most."""

from render.devices import leaf, spear, star, sun
from render.ornaments import plain
from render.palette import Ground, Livery, Theme
from render.shields import Shield

_BLACK, _WHITE, _BLUE = "#000000", "#ffffff", "#0044cc"

THEME = Theme(
    name="contrast",
    light=Ground(stone=_WHITE, shadow="#e0e0e0"),
    dark=Ground(stone="#cccccc", shadow="#a8a8a8"),
    panel=Ground(stone=_WHITE, shadow="#e0e0e0"),
    script=_BLACK,
    bone=_WHITE,
    pip=_BLACK,
    frame=_BLACK,
    inlay=_WHITE,
    label=_WHITE,
    border=plain,
    ornament=_WHITE,
    first=Livery(
        shield=Shield.ROUND,
        faces_right=True,
        man=spear,
        hoplite=sun,
        ink=_BLACK,
        rim=_WHITE,
        face=_WHITE,
        glow=_WHITE,
        device=_BLACK,
        crest=_WHITE,
        hollow="#b8b8b8",
        cord=_BLACK,
        line=0.04,
    ),
    second=Livery(
        shield=Shield.WAISTED,
        faces_right=False,
        man=leaf,
        hoplite=star,
        ink=_BLACK,
        rim=_BLACK,
        face=_BLACK,
        glow=_BLACK,
        device=_WHITE,
        crest=_BLACK,
        hollow="#777777",
        cord=_WHITE,
        line=0.04,
    ),
    past=_BLACK,
    choice=_BLUE,
    danger=_BLUE,
    halo=_WHITE,
)
