"""Names are compared by their look, and some are reserved."""

TAKEN = ("Ada", "Ida", "Max", "Δίων", "Rodfpbil")
ALIKE = {
    "Ada": ("\u0410da", "\u0430d\u0430", "Ada\u3164", "\u2800Ada", "A\u034fda", "ADA"),
    "Ida": ("lda", "\u0456d\u0430", "1da"),
    "Max": ("m\u0430\u0445", "\u041cAX", "rnax"),
    "Δίων": ("ΔΊΩΝ",),
    "Rodfpbil": ("Rodfpbil.", "Rodfpbil\u0332", "R odfpbil", "Rodfpbil'", "\u00b7Rodfpbil"),
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
    *("Petteia!", "\u00b7Petteia\u00b7", "@Petteia", "Petteia\u2122", "P3tteia", "petteia_admin"),
    *("The Petteia Team", "Petteia Support", "Someone", "You (you)", "Ada Support", "Jemand"),
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


async def test_joiners_are_kept_where_a_script_or_an_emoji_needs_them(visit):
    for name, kept in (
        ("\u0645\u06cc\u200c\u0631\u0645", True),
        ("\u0915\u094d\u200d\u0937", True),
        ("\U0001f469\u200d\U0001f680 Zoe", True),
        ("Do\u200dra", False),
    ):
        shown = name if kept else name.replace("\u200d", "")
        assert await visit.browser().enter(name) == (200, {"name": shown})
        bare = name.replace("\u200c", "").replace("\u200d", "")
        assert (await visit.browser().enter(bare))[0] == 409, "it looks alike"


async def test_names_that_only_share_a_word_with_the_reserved_are_free(visit):
    for name in ("Love me", "Root Beer", "Jos\u00e9", "Jose", "Mod Squad", "Ada \U0001f600"):
        assert (await visit.browser().enter(name))[0] == 200, name
