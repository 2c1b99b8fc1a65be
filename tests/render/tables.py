"""Tables that several tests look at."""

from render import Table

NAMES = ("Alkaios", "Brasidas", "Χάρης", "Διονύσιος ὁ Συρακούσιος", "דוד", "😀 Eu", "W" * 40)
HEAD = {"title": "Spring", "subtitle": "Poleis (Dmytro)"}
RESULTS = (
    (None, "1", "½", ""),
    ("0", None, "1", "½"),
    ("½", "0", None, "1"),
    ("", "½", "0", None),
)
CROSSED = Table(
    columns="rlccccrr",
    header=("", "", "1", "2", "3", "4", "Pts", "SB"),
    rows=tuple(
        (str(number), name, *cells, "1½", "2.25")
        for number, (name, cells) in enumerate(zip(NAMES, RESULTS, strict=False), 1)
    ),
    highlighted=1,
    **HEAD,
)
DOUBLED = Table(
    columns="rl" + 10 * "c" + "rr",
    header=("", "", *map(str, range(1, 11)), "Pts", "SB"),
    rows=tuple(
        (
            str(row),
            NAMES[row % len(NAMES)],
            *(None if row == column else "1\n½" for column in range(1, 11)),
            "13½",
            "101.25",
        )
        for row in range(1, 11)
    ),
    highlighted=0,
    **HEAD,
)
LONG = Table(
    columns="rlrrr",
    header=("", "", "Pts", "Cut 1", "Buchholz"),
    rows=tuple((str(row), NAMES[row % len(NAMES)], "4½", "20½", "24") for row in range(1, 21)),
    highlighted=19,
    **HEAD,
)
TABLES = {"table-crossed": CROSSED, "table-doubled": DOUBLED, "table-long": LONG}
