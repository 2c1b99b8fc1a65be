"""A match on Telegram in a language that is made for the test; run by `test_made_language.py`."""

from datetime import timedelta

from tests.bot.i18n.made_language import CODE, made


async def test_a_match_is_played_in_it(bench, pair, agora):
    one, two = pair
    for person in pair:
        person.user["language_code"] = CODE
    await bench.welcome(*pair)
    await bench.say(one, made("settings"))
    assert one.chat.last.text.startswith(made("Your settings"))
    hello = await two.say("hello", agora)
    await bench.say(one, f"/challenge {made('compact 3 days a move first')}", agora, to=hello)
    await bench.press(two, agora.last, made("Accept"))
    await bench.say(one, f"{made('move')} c2-c5")
    (match_id,) = await bench.store.match_ids(None, 2)
    match = await bench.store.match(match_id)
    assert (match.turn, match.terms.clock.bank) == (1, timedelta(days=3))
    assert match.terms.ruleset == "lemery-compact"
    await bench.say(one, f"{made('rules')} can a man move backwards")
    assert made("back") in one.chat.last.text
