"""A match in the web chat in a language made for the test; run by `test_made_language.py`."""

from datetime import timedelta

from tests.bot.i18n.made_language import CODE, made


async def test_a_match_is_played_in_it(visit):
    sockets = []
    for name in ("Alkaios", "Brasidas"):
        browser = visit.browser()
        browser.session.headers["Accept-Language"] = CODE
        assert (await browser.enter(name))[0] == 200
        sockets.append(await browser.socket())
        await sockets[-1].frame("hello")
    assert f'lang="{CODE}"' in await (await browser.get("/")).text()
    one, two = sockets
    settings = await one.hear(made("settings"))
    assert settings["lines"][0] == made("Your settings")
    typed = f"{made('challenge')} Brasidas {made('compact 3 days a move first')}"
    await one.hear(typed)
    await two.hear(made("accept"))
    await one.hear(f"{made('move')} c2-c5")
    (match_id,) = await visit.store.match_ids(None, 2)
    match = await visit.store.match(match_id)
    assert (match.turn, match.terms.clock.bank) == (1, timedelta(days=3))
    assert match.terms.ruleset == "lemery-compact"
    rules = await one.hear(f"{made('rules')} can a man move backwards")
    assert made("back") in str(rules["lines"])
