"""Ivory and steel by the light of the moon, quiet enough for a dark chat."""

from render.devices import leaf, moon, star, sun
from render.palette import Ground, Livery, Theme
from render.shields import Shield

THEME = Theme(
    name="night",
    light=Ground(stone="#2f3747", shadow="#151a24"),
    dark=Ground(stone="#1f2531", shadow="#151a24"),
    panel=Ground(stone="#1f2531", shadow="#151a24"),
    script="#c9cfdb",
    bone="#d9d2c0",
    pip="#151a24",
    frame="#151a24",
    inlay="#5b6782",
    label="#9aa5bb",
    border=star,
    ornament="#5b6782",
    first=Livery(
        shield=Shield.ROUND,
        faces_right=True,
        man=moon,
        hoplite=sun,
        ink="#151a24",
        rim="#dcc48e",
        face="#efe2c0",
        glow="#f4ead0",
        device="#5a3a12",
        crest="#dcc48e",
        hollow="#bda268",
        cord="#f3ead2",
    ),
    second=Livery(
        shield=Shield.WAISTED,
        faces_right=False,
        man=leaf,
        hoplite=star,
        ink="#151a24",
        rim="#7d93ba",
        face="#1f2d45",
        glow="#243450",
        device="#b7cbea",
        crest="#7d93ba",
        hollow="#5c719b",
        cord="#b7cbea",
    ),
    past="#c3a1ec",
    choice="#63d3b4",
    danger="#ff9a85",
    halo="#151a24",
)
