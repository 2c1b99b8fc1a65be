"""Two accounts become one when both have confirmed it, and can be parted again."""

from itertools import product

from bot.core.handlers.linking import CODE_LIFETIME, REQUEST_LIFETIME
from bot.core.matches.controls import MAX_CONTROL_BYTES, Control, Verb
from bot.core.service.audit import problem_of
from bot.core.store.values import NEWS_LIFETIME
from tests.bot.core.conftest import codes, control, labels, say, told
from tests.bot.core.linked_accounts import MOMENT, are_one, asked, code_of, confirmed, linked, owner
from tests.bot.core.sample_matches import SHORT_GAME


async def test_typing_a_code_alone_joins_nothing(bench):
    match = await bench.begin("Dion", "Brasidas")
    dion = await owner(bench, "Dion")
    await bench.say("Dion", f"link {await code_of(bench, 'Alkaios')}")
    assert not await are_one(bench)
    assert (await bench.store.match(match)).challenger == dion
    assert (await bench.say("Alkaios", f"resign {match}")).refused


async def test_the_one_who_types_a_code_is_shown_whose_it_is_and_warned(bench):
    await bench.begin("Alkaios", "Chares")
    question = await asked(bench, "Dion", "Alkaios")
    shown = [text.replace("\u2068", "").replace("\u2069", "") for text in told(question.lines)]
    assert shown[0] == ("This code belongs to Alkaios (web chat), who has one match.")
    assert shown[1] == "This account: Dion (web chat), with no matches."
    assert "become one" in shown[2]
    assert shown[3].startswith("Confirm only if you asked for this code yourself.")
    assert "stay with Alkaios" in shown[4]
    assert labels(question) == ["button-link-yes", "button-link-no"]


async def test_the_owner_of_the_code_is_asked_only_when_the_other_has_confirmed(bench):
    question = await asked(bench, "Dion", "Alkaios")
    alkaios = await bench.person("Alkaios")
    assert await bench.dispatcher.waiting(alkaios) is None
    yes = control(question, "button-link-yes")
    assert codes(await bench.press("Alkaios", yes)) == ["refused-forged"]
    await bench.press("Dion", yes)
    assert not await are_one(bench)
    [item] = await bench.items()
    assert (item.platform, item.notice.account) == ("web", alkaios.id)
    question = await bench.dispatcher.waiting(alkaios)
    assert codes(question)[0] == "link-asked-by"
    assert "Dion" in say(question.lines[0])
    assert labels(question) == ["button-link-yes", "button-link-no"]
    assert codes(await bench.say("Alkaios", "link")) == codes(question)


async def test_both_become_one_when_both_have_confirmed(bench):
    match = await bench.begin("Dion", "Brasidas")
    await bench.begin("Alkaios", "Chares")
    kept = await bench.person("Alkaios")
    done = await linked(bench, "Dion", "Alkaios")
    assert codes(done) == ["done-linked"]
    assert await owner(bench, "Dion") == kept.id
    assert {post.match for post in await bench.posts("Dion")} == {
        post.match for post in await bench.posts("Alkaios")
    }
    assert not (await bench.say("Alkaios", f"move a2-a3 match={match}")).refused
    assert (await bench.store.match(match)).challenger == kept.id
    assert await bench.store.link_request(kept.id, bench.now) is None


async def test_the_other_side_is_told_that_it_is_done(bench):
    await linked(bench, "Dion", "Alkaios")
    notices = [item.notice.account for item in await bench.items()]
    assert set(notices) == {await owner(bench, "Alkaios")}
    news = await bench.dispatcher.waiting(await bench.person("Dion"))
    assert codes(news) == ["done-linked"]
    assert labels(news) == ["button-link-undo"]
    bench.now += NEWS_LIFETIME
    assert await bench.dispatcher.waiting(await bench.person("Dion")) is None


async def test_strangers_can_confirm_and_cancel_nothing(bench):
    question = await asked(bench, "Dion", "Alkaios")
    for choice in question.choices:
        assert codes(await bench.press("Chares", str(choice.control))) == ["refused-link-over"]
    await bench.press("Dion", control(question, "button-link-yes"))
    for choice in question.choices:
        assert codes(await bench.press("Chares", str(choice.control))) == ["refused-link-over"]
    # Someone with a request of their own cannot use it for another.
    await asked(bench, "Chares", "Brasidas")
    assert codes(await bench.press("Chares", str(question.choices[0].control))) == [
        "refused-link-over"
    ]
    assert not await are_one(bench)


async def test_the_asker_cannot_confirm_for_the_other(bench):
    question = await asked(bench, "Dion", "Alkaios")
    for _ in range(3):
        said = await bench.press("Dion", control(question, "button-link-yes"))
        assert codes(said) == ["link-waits"]
    assert not await are_one(bench)


async def test_each_of_the_two_can_cancel_at_each_step(bench):
    for step, who in product((asked, confirmed), ("Dion", "Alkaios")):
        question = await step(bench, "Dion", "Alkaios")
        no = control(question, "button-link-no")
        assert codes(await bench.press(who, no)) == ["done-link-cancelled"], (step, who)
        for name in ("Dion", "Alkaios"):
            yes = control(question, "button-link-yes")
            assert codes(await bench.press(name, yes)) == ["refused-link-over"], (step, who)
        assert await bench.dispatcher.waiting(await bench.person("Alkaios")) is None
    assert not await are_one(bench)


async def test_a_request_lapses(bench):
    question = await asked(bench, "Dion", "Alkaios")
    bench.now += REQUEST_LIFETIME
    assert codes(await bench.press("Dion", str(question.choices[0].control))) == [
        "refused-link-over"
    ]
    question = await confirmed(bench, "Dion", "Alkaios")
    bench.now += REQUEST_LIFETIME - MOMENT
    assert codes(await bench.dispatcher.waiting(await bench.person("Alkaios")))
    bench.now += MOMENT
    assert await bench.dispatcher.waiting(await bench.person("Alkaios")) is None
    assert codes(await bench.press("Alkaios", str(question.choices[0].control))) == [
        "refused-link-over"
    ]
    assert not await are_one(bench)


async def test_a_new_request_takes_the_place_of_the_one_before(bench):
    first = await confirmed(bench, "Dion", "Alkaios")
    await asked(bench, "Dion", "Chares")
    assert codes(await bench.press("Alkaios", str(first.choices[0].control))) == [
        "refused-link-over"
    ]
    assert not await are_one(bench)


async def test_whose_account_was_forgotten_meanwhile_is_not_joined(bench):
    for gone in ("Dion", "Alkaios"):
        question = await confirmed(bench, "Dion", "Alkaios")
        await bench.say(gone, "forget yes")
        said = await bench.press("Alkaios", str(question.choices[0].control))
        assert codes(said) == ["refused-link-over"], gone
        await bench.person("Dion")
        assert not await are_one(bench)


async def test_a_joined_match_replays_from_its_log(bench):
    match = await bench.begin("Dion", "Brasidas")
    await bench.play(match, *SHORT_GAME, names=("Dion", "Brasidas"))
    await linked(bench, "Dion", "Alkaios")
    assert await problem_of(bench.store, match) is None
    assert (await bench.posts("Alkaios"))[0].headline.code == "over-won"


async def test_a_code_serves_once_and_for_a_while(bench):
    code = await code_of(bench, "Alkaios")
    bench.now += CODE_LIFETIME
    assert codes(await bench.say("Dion", f"link {code}")) == ["refused-link-code"]
    code = await code_of(bench, "Alkaios")
    assert not (await bench.say("Dion", f"link {code.upper()}")).refused
    assert codes(await bench.say("Chares", f"link {code}")) == ["refused-link-code"]


async def test_a_new_code_ends_the_one_before(bench):
    first = await code_of(bench, "Alkaios")
    await code_of(bench, "Alkaios")
    assert codes(await bench.say("Dion", f"link {first}")) == ["refused-link-code"]


async def test_ones_own_code_joins_nothing(bench):
    code = await code_of(bench, "Alkaios")
    assert codes(await bench.say("Alkaios", f"link {code}")) == ["refused-link-same"]


async def test_opponents_in_play_cannot_become_one(bench):
    match = await bench.begin("Alkaios", "Dion")
    code = await code_of(bench, "Alkaios")
    assert codes(await bench.say("Dion", f"link {code}")) == ["refused-link-opponents"]
    await bench.play(match, *SHORT_GAME, names=("Alkaios", "Dion"))
    assert codes(await linked(bench, "Dion", "Alkaios")) == ["done-linked"]


async def test_opponents_who_began_after_the_question_cannot_become_one(bench):
    question = await confirmed(bench, "Dion", "Alkaios")
    await bench.begin("Alkaios", "Dion")
    assert codes(await bench.press("Alkaios", str(question.choices[0].control))) == [
        "refused-link-opponents"
    ]


async def test_a_made_up_code_is_refused(bench):
    for wrong in ("0000000000", "<b>", "'; drop table accounts"):
        assert codes(await bench.say("Dion", f"link {wrong}")) == ["refused-link-code"], wrong


async def test_forged_buttons_do_nothing(bench):
    await asked(bench, "Dion", "Alkaios")
    for verb in (Verb.LINK_YES, Verb.LINK_NO, Verb.LINK_UNDO):
        for choice in ("", "another"):
            assert (await bench.press("Dion", str(Control(verb, choice=choice)))).refused


async def test_controls_fit(bench):
    question = await asked(bench, "Dion", "Alkaios")
    done = await linked(bench, "Chares", "Brasidas")
    for choice in (*question.choices, *done.choices):
        assert len(str(choice.control).encode()) <= MAX_CONTROL_BYTES
