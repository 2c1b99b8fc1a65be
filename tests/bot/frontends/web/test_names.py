"""Names are compared by their look, and some are reserved."""

TAKEN = ("Ada", "Ida", "Max", "Δίων")
ALIKE = {
    "Ada": ("\u0410da", "\u0430d\u0430", "Ada\u3164", "\u2800Ada", "A\u034fda", "ADA"),
    "Ida": ("lda", "\u0456d\u0430", "1da"),
    "Max": ("m\u0430\u0445", "\u041cAX", "rnax"),
    "Δίων": ("ΔΊΩΝ",),
}
RESERVED = (
    "Petteia",
    "\u0420etteia",
    "You",
    "y\u043eu",
    "Admin",
    "adm\u0456n",
    "System",
    "Tu",
    "1o",
)
EMPTY = ("\u3164", "\u2800", "\ufe0f", "\u0301", "\u115f\u1160", "\uffa0", "\U0001d159")


async def test_a_name_that_looks_like_a_taken_one_is_refused(visit):
    for name in TAKEN:
        await visit.person(name)
    found = {
        (name, alike): (await visit.browser().enter(alike))[0]
        for name, several in ALIKE.items()
        for alike in several
    }
    assert {pair for pair, status in found.items() if status != 409} == set()
    for name in ("Adam", "Ira", "Mx", "Dion"):
        assert (await visit.browser().enter(name))[0] == 200, name


async def test_a_name_that_shows_nothing_is_refused(visit):
    found = {name: await visit.browser().enter(name) for name in EMPTY}
    assert {name for name, (status, _) in found.items() if status != 409} == set()
    assert all("32" in answer["error"] for _, answer in found.values())


async def test_what_cannot_be_seen_is_left_out_of_a_name(visit):
    assert await visit.browser().enter("A\u3164da\ufe0f\u2800") == (200, {"name": "Ada"})


async def test_names_for_the_bot_and_for_operators_are_reserved(visit):
    found = {name: await visit.browser().enter(name) for name in RESERVED}
    assert {name for name, (status, _) in found.items() if status != 409} == set()
    assert all("is reserved" in answer["error"] for _, answer in found.values())
    assert (await visit.browser().enter("Petteios"))[0] == 200
