"""Linking two people of the bench, step by step."""

from datetime import timedelta

from bot.core.matches.model import Identity
from tests.bot.core.conftest import codes, control

MOMENT = timedelta(microseconds=1)


async def code_of(bench, name):
    given = await bench.say(name, "link")
    return dict(given.lines[0].params)["code"]


async def asked(bench, gone, kept):
    """One types the other's code; returns the question that they are shown."""
    question = await bench.say(gone, f"link {await code_of(bench, kept)}")
    assert codes(question)[0] == "link-code-of"
    return question


async def confirmed(bench, gone, kept):
    """The one who typed the code has confirmed; returns the other's question."""
    question = await asked(bench, gone, kept)
    said = await bench.press(gone, control(question, "button-link-yes"))
    assert codes(said) == ["link-waits"]
    return await bench.dispatcher.waiting(await bench.person(kept))


async def linked(bench, gone, kept):
    """Both have confirmed; returns what the second is told."""
    question = await confirmed(bench, gone, kept)
    return await bench.press(kept, control(question, "button-link-yes"))


async def owner(bench, name):
    """The account that a person's identity leads to."""
    return (await bench.people.person(Identity("web", name))).id


async def are_one(bench, one="Alkaios", other="Dion"):
    return await owner(bench, one) == await owner(bench, other)
