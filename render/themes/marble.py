"""Gold and lapis on two marbles."""

from render.devices import lambda_, leaf, spear, star
from render.ornaments import lozenges
from render.palette import Ground, Livery, Theme
from render.shields import Shield

THEME = Theme(
    name="marble",
    light=Ground(stone="#eeece6", shadow="#c9c8c2"),
    dark=Ground(stone="#b5bcbc", shadow="#949c9d"),
    panel=Ground(stone="#b5bcbc", shadow="#949c9d"),
    script="#2b3036",
    bone="#fffaf0",
    pip="#2b3036",
    frame="#2b3036",
    inlay="#c8a45c",
    label="#efe6d2",
    border=lozenges,
    ornament="#c8a45c",
    first=Livery(
        shield=Shield.ROUND,
        faces_right=True,
        man=spear,
        hoplite=lambda_,
        ink="#4a2508",
        rim="#d98f2b",
        face="#ffe3a6",
        glow="#fff4d6",
        device="#8a3b0c",
        crest="#eaae4c",
        hollow="#d09a55",
        cord="#8a3b0c",
    ),
    second=Livery(
        shield=Shield.WAISTED,
        faces_right=False,
        man=leaf,
        hoplite=star,
        ink="#0b1220",
        rim="#33548a",
        face="#15233f",
        glow="#1d3054",
        device="#a9c3e8",
        crest="#3f63a0",
        hollow="#5574a9",
        cord="#a9c3e8",
    ),
    past="#5b2a86",
    choice="#0b5a48",
    danger="#9c1420",
    halo="#fffaf0",
)
