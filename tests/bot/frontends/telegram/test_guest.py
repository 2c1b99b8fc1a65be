"""Guest mode: the bot is named in a chat that it is not in, and answers once."""

import pytest
from telegram import Update

from bot.core.matches.model import Identity
from bot.frontends.telegram.inbox import queue_key
from engine.catalogue import KEYS
from tests.bot.frontends.telegram.guests import name_bot, other_chat
from tests.bot.frontends.telegram.limits import wrong

NAME = "@PetteiaTestBot"


@pytest.fixture
def elsewhere(api):
    return other_chat(api)


async def answered(bench, person, text, chat, **how):
    """What the bot answers to a message with its name."""
    answer = await name_bot(person, text, chat, **how)
    await bench.settle()
    return answer.result()


async def matches(bench):
    return [await bench.store.match(each) for each in await bench.store.match_ids(None, 9)]


async def test_the_name_alone_or_with_a_game_offers_that_game_to_anybody(bench, pair, elsewhere):
    for text, game in (
        (NAME, "Compact Petteia (Lemery Games)"),
        (f"{NAME} poleis", "Poleis (Dmytro)"),
        (f"{NAME}: challenge", "Compact Petteia (Lemery Games)"),
        (f"{NAME} play Poleis", "Poleis (Dmytro)"),
        (f"play poleis with me {NAME.lower()}", "Poleis (Dmytro)"),
    ):
        card = await answered(bench, pair[0], text, elsewhere)
        assert game in card.text, text
        assert card.labels() == ["Accept", "Rules"]
    assert await matches(bench) == [], "nobody has pressed a card"


async def test_a_question_is_answered_by_the_rulebook(bench, pair, elsewhere):
    for text, said, leads in (
        (f"{NAME} can a piece be captured in the corner?", "What the rules say", "rules__0_"),
        (f"{NAME} rules poleis corner", "A man in a corner is safe", "rules__0_poleis"),
        (f"{NAME} which game is quick to learn?", "", "rules__0_"),
    ):
        answer = await answered(bench, pair[0], text, elsewhere)
        assert said in answer.text, text
        assert answer.labels() == ["Rules"]
        assert answer.link("Rules").endswith(f"start={leads}"), "it opens in the private chat"


async def test_everything_else_is_refused_kindly(bench, pair, elsewhere):
    await bench.welcome(*pair)
    await bench.say(pair[0], "/challenge lemery-compact")
    [match] = await matches(bench)
    for text in (
        *("games", "top", "export", "settings", "link", f"board {match.id}", "resign", "a2-a5"),
        *(f"accept {match.id}", f"rules match={match.id}", "challenge poleis clock=1d"),
        *("play against the computer", "hello", "what is the weather like tomorrow", "privacy"),
    ):
        answer = await answered(bench, pair[1], f"{NAME} {text}", elsewhere)
        assert "For everything else, open our private chat." in answer.text, text
        assert match.id not in answer.text, text
        assert answer.link("Open our private chat").endswith("start=games__0_")
    assert (await matches(bench))[0].stage == "offered"
    unsure = await answered(bench, pair[1], f"{NAME} lemery", elsewhere)
    asked, *games = unsure.text.splitlines()
    assert asked == "Which game do you mean by “lemery”?"
    assert games[:2] == ["Petteia (Lemery)", "Compact Petteia"]


async def test_a_question_there_does_not_go_on_from_one_in_private(bench, pair, elsewhere):
    one, _ = pair
    await bench.welcome(one)
    await bench.say(one, "do i have to capture in kubeia")
    answer = await answered(bench, one, f"{NAME} and in poleis?", elsewhere)
    assert "capture" not in answer.text.partition("\n")[0].casefold()


async def test_the_chat_may_have_the_number_of_one_that_the_bot_is_in(bench, pair, agora, api):
    one, _ = pair
    chat = other_chat(api, like=agora)
    await bench.welcome(one)
    del api.calls[:]
    await answered(bench, one, NAME, chat)
    await answered(bench, one, f"{NAME} resign", chat)
    assert agora.heard == []
    assert not [params for _, params in api.calls if "chat_id" in params]


async def test_what_is_asked_there_is_in_order_with_the_persons_own_chat(pair, agora):
    message = agora.post(pair[0].user, text=NAME).json()
    asked = Update.de_json({"update_id": 1, "guest_message": message}, None)
    assert queue_key(asked) == (pair[0].id, pair[0].id)


async def test_only_people_are_answered_with_a_game(bench, pair, elsewhere):
    one, _ = pair
    chat = {"id": -77, "type": "group", "title": "Elsewhere"}
    anonymous = await answered(bench, one, NAME, elsewhere, sender_chat=chat)
    assert "cannot see who you are" in anonymous.text
    bot = {"id": 99, "is_bot": True, "first_name": "Another"}
    origin = {"type": "hidden_user", "sender_user_name": "X", "date": 1}
    for how in ({"user": bot}, {"forward_origin": origin}, {"via_bot": bot}):
        asked = await name_bot(one, NAME, elsewhere, **how)
        await bench.settle()
        assert not asked.done(), how
    assert await bench.store.account_of(Identity("telegram", "99")) is None


async def test_a_query_is_answered_once_though_it_is_told_twice(bench, pair, elsewhere, api):
    await answered(bench, pair[0], NAME, elsewhere)
    await api.repeat()
    await bench.settle()
    assert len(api.made("answerGuestQuery")) == 1


async def test_a_failure_is_told_in_the_one_answer(bench, pair, elsewhere, monkeypatch):
    async def fails(*_, **__):
        raise RuntimeError

    monkeypatch.setattr(bench.chat._dispatcher, "do", fails)
    answer = await answered(bench, pair[0], f"{NAME} who wins at poleis?", elsewhere)
    assert "Something went wrong" in answer.text


async def first_move(bench, pair, card):
    """Take up a card and play the first move on it.

    Returns who pressed, one press after another, what the last press was answered, and whether
    the mover is to act again at once, as dice may have it.

    What opens the private chat would be a press too, as would Start in it; none is needed.
    """
    known = set(await bench.store.match_ids(None, 99))
    pressed = [pair[1]]
    await bench.press(pair[1], card, "Accept")
    [number] = set(await bench.store.match_ids(None, 99)) - known
    one = await bench.store.account_of(Identity("telegram", str(pair[0].id)))
    began = (await bench.store.match(number)).turn
    while (match := await bench.store.match(number)).turn == began:
        side = match.game.position.side
        mover = pair[0] if match.seats[side] == one.id else pair[1]
        label = next(each for each in card.labels() if each not in {"My board", "Rules", "Back"})
        answer = await bench.press(mover, card, label)
        assert not answer.get("show_alert"), answer
        pressed.append(mover)
    return pressed, answer, match.game.position.side is side


@pytest.mark.parametrize("has_started", [True, False])
async def test_the_first_move_takes_at_most_three_presses(bench, pair, elsewhere, has_started):
    """In every game, whichever of the two is to move first, who need not have started the bot."""
    if has_started:
        await bench.welcome(*pair)
    counts = set()
    for key in KEYS:
        card = await answered(bench, pair[0], f"{NAME} {key}", elsewhere)
        pressed, last, acts_again = await first_move(bench, pair, card)
        assert len(pressed) <= 3, key
        counts.add(tuple(pressed.count(person) for person in pair))
        # Who moved hears of their next turn from now on.
        assert ("url" in last) is not (has_started or acts_again), key
        bench.pass_seconds(100)
    assert counts >= {(0, 3), (2, 1)}, "both began, in one game or another"


RESULT = {
    "type": "article",
    "id": "answer",
    "title": "Rules",
    "input_message_content": {"message_text": "x"},
}


def test_the_small_telegram_sees_what_is_wrong_with_an_answer_of_a_guest():
    app = [[{"text": "a", "web_app": {"url": "https://petteia.example"}}]]
    nine = [[{"text": "a", "callback_data": "x"}] * 9]
    for change in (
        *({"title": ""}, {"id": "x" * 65}, {"id": ""}),
        *({"input_message_content": {"message_text": each}} for each in ("", "x" * 4097, "<b>")),
        *({"reply_markup": {"inline_keyboard": rows}} for rows in (app, nine)),
    ):
        params = {"guest_query_id": "1", "result": {**RESULT, **change}}
        assert list(wrong("answerGuestQuery", params, {})), change
    assert not list(wrong("answerGuestQuery", {"guest_query_id": "1", "result": RESULT}, {}))


async def test_an_answer_that_comes_too_late_stops_nothing(bench, pair, elsewhere, api):
    """So it is after an outage: the query was told, but can no longer be answered."""
    asked = await name_bot(pair[0], NAME, elsewhere)
    api.guest_queries.clear()
    await bench.settle()
    assert not asked.done()
    assert await answered(bench, pair[0], NAME, elsewhere)
