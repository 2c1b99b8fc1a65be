"""Charts that several tests look at."""

from render import Chart, ChartPoint

DAY = 86_400.0
CURVE = tuple(
    ChartPoint(at * DAY, value, deviation)
    for at, value, deviation in (
        (0, 1571, 248),
        (3, 1502, 219),
        (4, 1568, 196),
        (21, 1640, 178),
        (22, 1702, 163),
        (60, 1688, 151),
        (61, 1671, 139),
        (95, 1724, 130),
        (130, 1724, 141),
    )
)
SAID = {
    "title": "Alkaios",
    "subtitle": "Compact Petteia (Lemery Games)",
    "rows": (("Rating", "1724 ± 282"), ("Highest", "1724"), ("Matches", "8")),
}
TICKS = ((CURVE[0].at, "8 Mar"), (CURVE[-1].at / 2, "12 May"), (CURVE[-1].at, "now"))
COURSE = Chart(points=CURVE, ticks=TICKS, **SAID)
FIRST = Chart(points=CURVE[:1], ticks=TICKS[:1], **SAID)
BARE = Chart(**SAID)
CHARTS = {"chart": COURSE, "chart-first": FIRST, "chart-bare": BARE}
