"""What not every ruleset has, in the web chat: placing, dice, taking off, huffs, options, Greek."""

import pytest

from bot.core.matches.chance import Chance
from tests.bot.plays import BOUND, PLACED

pytestmark = pytest.mark.usefixtures("every_move_is_confirmed")


async def begin(visit, terms):
    """A match between two people, the first of whom begins; returns their sockets."""
    _, first = await visit.person("Dion")
    _, second = await visit.person("Berenike")
    made = await first.hear(f"challenge Berenike {terms} side=first")
    assert not made["refused"], made["lines"]
    await second.hear(f"accept {made['post']['match']}")
    return first, second


async def board(socket):
    return (await socket.hear("board"))["post"]


async def play_all(sockets, actions):
    for number, action in enumerate(actions):
        answer = await sockets[number % 2].hear(f"move {action}")
        assert not answer["refused"], answer["lines"]


def labels(post):
    return [choice["label"] for choice in post["choices"]]


async def press(socket, post, label):
    """Press a button of a post; returns the post as it is then."""
    (control,) = (choice["id"] for choice in post["choices"] if choice["label"] == label)
    return (await socket.press(control))["post"]


async def tap(socket, post, square):
    """Tap a square of the picture; returns the post as it is then."""
    (control,) = (spot["id"] for spot in post["spots"] if spot["square"] == square)
    return (await socket.press(control))["post"]


@pytest.mark.parametrize("key", ["lemery-latrunculi", "poleis"])
async def test_a_man_is_placed_by_tapping_any_square(visit, key):
    first, second = await begin(visit, key)
    post = await board(first)
    assert len(post["spots"]) == 64
    assert labels(post)[0] == "Place a man"
    preview = await tap(first, await tap(first, post, "h8"), "c3")
    assert "c3" in preview["notes"][0]
    played = await press(first, preview, "Play")
    assert played["yours"] is False
    theirs = await board(second)
    assert len(theirs["spots"]) == 63
    assert theirs["picture"]["height"] > theirs["picture"]["width"]


async def test_the_picture_is_as_large_as_it_is_said_to_be(visit):
    first, _ = await begin(visit, "lemery-latrunculi")
    corners = set()
    for actions in ((), PLACED):
        await visit.play_out(actions)
        picture = (await board(first))["picture"]
        data = await (await visit.browser().session.get(visit.url + picture["src"])).read()
        size = [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)]
        assert size == [picture["width"], picture["height"]]
        corners.add((picture["left"], picture["top"], picture["cell"]))
    assert len(corners) == 1, "squares stay where they are in all phases"


async def test_a_bound_man_is_taken_off_by_tapping_it(visit):
    first, second = await begin(visit, "lemery-latrunculi")
    await visit.play_out(BOUND[:-2])
    await play_all((first, second), BOUND[-2:])
    preview = await tap(first, await board(first), "d4")
    assert "Capture the man on d4?" in preview["notes"][0]
    await press(first, preview, "Play")
    assert "d4" in " ".join((await board(second))["notes"])


async def test_dice_are_thrown_and_a_double_asks_for_another_throw(visit, monkeypatch):
    throws = iter([(3, 3), (6, 2), (5, 1)])
    monkeypatch.setattr(Chance, "seed", lambda _: None)
    monkeypatch.setattr(Chance, "throw", lambda _: next(throws))
    first, second = await begin(visit, "vogt-kubeia")
    post = await board(first)
    assert "3" in " ".join(post["notes"])
    assert {spot["label"][-2] for spot in post["spots"]} == set("ΑΒΓΔΕΖΗΘΙΚΛΜ")
    preview = await tap(first, await tap(first, post, "c2"), "c5")
    assert "Γ2-Γ5" in preview["notes"][0]
    bonus = await press(first, preview, "Play")
    assert labels(bonus)[:2] == ["Throw again", "Pass"]
    assert bonus["spots"] == []
    again = await press(first, bonus, "Throw again")
    assert again["yours"] is True
    assert len(again["spots"]) > 10
    await first.hear("move Δ2 Δ4")
    assert (await board(second))["yours"] is True


async def test_a_careless_man_is_huffed_by_tapping_it(visit):
    first, second = await begin(visit, "lemery-compact options=compulsory=huff")
    await play_all((first, second), ("a2-a5", "h7-h5"))
    asked = await press(first, await board(first), "Huff")
    preview = await tap(first, asked, "h5")
    (control,) = (each["id"] for each in preview["choices"] if each["label"] == "Huff it")
    answer = await first.press(control)
    assert answer["refused"] is True
    assert answer["post"]["yours"] is True


async def test_options_are_completed_one_after_another(visit):
    _, first = await visit.person("Dion")
    text = "challenge lemery-petteia options="
    for value in ("edge=on", "first=13"):
        found = await first.ask("complete", "completions", text=text)
        texts = [item["text"] for item in found["items"]]
        assert text + value in texts
        assert all(item["label"] for item in found["items"])
        text += value + ","
    made = await first.hear(text.rstrip(","))
    assert "edge" in " ".join(made["post"]["notes"])


@pytest.mark.parametrize("ending", ["!", ""])
async def test_a_move_that_is_illegal_is_asked_about_where_it_would_lose(visit, ending):
    first, _ = await begin(visit, "vogt-petteia options=ignorance=on")
    answer = await first.hear(f"move a1-b3{ending}")
    assert answer["post"]["over"] is bool(ending)


async def test_another_game_and_its_options_are_chosen_by_buttons(visit):
    _, first = await visit.person("Dion")
    _, second = await visit.person("Berenike")
    post = (await first.hear("challenge Berenike"))["post"]
    stale = (await second.frame("post"))["post"]
    for label in ("Change game", "General\u2019s Crossing (Lemery Games)", "the large board ⇄"):
        post = await press(first, post, label)
    assert labels(post) == [
        "✓ the large board",
        "the Compact board",
        "the Ultra Compact board",
        "Back",
    ]
    for label in ("the Compact board", "Random sides ⇄", "Send challenge"):
        post = await press(first, post, label)
    assert "the Compact board" in " ".join(post["notes"])
    told = await second.frame("post")
    assert "changed" in told["news"]
    assert await press(second, stale, "Accept") == told["post"]
    assert (await press(second, told["post"], "Accept"))["picture"] is not None
    assert (await board(first))["yours"] is True


async def test_going_back_offers_the_same_choices(visit):
    _, first = await visit.person("Dion")
    before = post = (await first.hear("challenge"))["post"]
    for label in (
        "Change game",
        "Poleis (Dmytro)",
        "Another game",
        "Poleis (Dmytro)",
        "Discard changes",
    ):
        post = await press(first, post, label)
    assert post == before
