"""The frames of the web chat: whatever is pressed, `Socket` finds each of them in the table."""

from random import Random

from tests.bot.frontends.web.unhurried import UNHURRIED

RULESETS = ("vogt-kubeia", "lemery-latrunculi", "poleis")
WORDS = ("help", "games", "settings", "board", "picture", "export", "draw board")
PRESSES = 20
SHOWN = {"figure", "block", "document", "post", "choices", "step", "refused"}
LEADING_NOWHERE = {"rules", "games", "settings", "help", "fairness", "block"}


def controls(frame):
    """What can be pressed in an answer, and leads on in the match."""
    post = frame["post"] or {"choices": [], "ways": [], "spots": []}
    choices = [*frame["choices"], *post["choices"]]
    ways = [way["id"] for row in post["ways"] for way in row if way["id"]]
    leading = [each["id"] for each in choices if each["verb"] not in LEADING_NOWHERE]
    return [*leading, *ways, *(spot["id"] for spot in post["spots"])]


async def test_all_that_is_shown_is_in_the_table(visiting):
    random = Random("frames")
    shown = set()

    def note(answer):
        shown.update(name for name, value in answer.items() if value)
        return answer

    async with visiting(limits=UNHURRIED) as visit:
        sockets = [(await visit.person(name))[1] for name in ("Dion", "Berenike")]
        for ruleset in RULESETS:
            made = await sockets[0].hear(f"challenge Berenike {ruleset} side=first")
            match = made["post"]["match"]
            await sockets[1].hear(f"accept {match}")
            for word in WORDS:
                note(await sockets[0].hear(word))
            for control in (f"words:{match}:0:0", f"still:{match}:0:"):
                note(await sockets[0].press(control))
            for number in range(PRESSES):
                socket = sockets[number % 2]
                answer = note(await socket.hear(f"board {match}"))
                while found := controls(answer):
                    answer = note(await socket.press(random.choice(found)))
                    if not random.randrange(3):
                        break
    assert shown >= SHOWN, shown


async def test_a_button_says_what_it_does_and_to_which_match(visit):
    _, socket = await visit.person("Dion")
    made = await socket.hear("challenge")
    post = made["post"]
    found = {(each["verb"], each["match"]) for each in post["choices"]}
    assert ("withdraw", post["match"]) in found
    helped = await socket.hear("help")
    assert {each["match"] for each in helped["choices"]} == {None}


async def test_the_square_picked_first_is_named(visit):
    _, first = await visit.person("Dion")
    _, second = await visit.person("Berenike")
    made = await first.hear("challenge Berenike side=first")
    await second.hear(f"accept {made['post']['match']}")
    post = (await first.hear("board"))["post"]
    assert post["picked"] == ""
    spot = post["spots"][0]
    assert (await first.press(spot["id"]))["post"]["picked"] == spot["square"]
