"""The options of a challenge: offered with their sentences, completed as they are typed."""

from bot.core.typed.terms import option_choices, option_endings
from engine.catalogue import KEYS, options, ruleset
from tests.bot.core.conftest import codes, say


def test_every_value_of_every_option_has_its_sentence_and_makes_a_ruleset():
    for key in KEYS:
        offered = option_choices(key)
        assert [option.name for option in offered] == [option.name for option in options(key)]
        for option in offered:
            where = (key, option.name)
            assert len({say(said) for _, said in option.values}) == len(option.values), where
            for value, _ in option.values[1:]:
                made = ruleset(f"{key}({option.name}={value})")
                assert made.options == ((option.name, value),), (*where, value)


def test_a_list_goes_on_with_what_is_not_chosen_yet():
    endings = dict(option_endings("lemery-compact", "edge=on,"))
    assert list(endings) == [
        "edge=on,compulsory=huff",
        "edge=on,compulsory=enforced",
        "edge=on,first=5",
        "edge=on,jump=adjacent",
        "edge=on,surround=edge",
    ]
    assert say(endings["edge=on,first=5"]) == "loss after 5 lost soldiers"


async def test_options_are_completed_for_the_ruleset_that_is_named(bench):
    assert await bench.complete("Alkaios", "challenge options=") == []
    begun = "challenge vogt-petteia options=mirror=on,"
    assert await bench.complete("Alkaios", f"{begun}c") == [
        f"{begun}compulsory=off",
        f"{begun}classes=off",
    ]
    named = await bench.complete("Alkaios", "challenge ruleset=walker-dux options=dux")
    assert named == ["challenge ruleset=walker-dux options=dux=enclosed"]
    assert codes(await bench.say("Alkaios", named[0])) == ["done-offered-listed"]
