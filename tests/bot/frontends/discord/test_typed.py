"""What people type on Discord: the table of typed texts, in the form and in the commands.

The form under a board takes a text as a chat does. A command has been read by Discord already: what
the table reads of a text is what a person fills into its options, such as
`/petteia move text:c2-c5`. If an option is a user or has choices, the person picks one.
"""

import pytest

from bot.core.handlers.dispatcher import Dispatcher
from bot.core.matches.actions_table import HELLO
from bot.core.matches.messages import line
from bot.core.matches.model import Stage
from bot.core.typed.vocabulary import value_meant
from bot.core.typed.words import Request
from bot.core.views.views import Answer
from bot.frontends.discord.command_paths import command_path
from bot.frontends.discord.render import TYPE_PREFIX
from tests.bot.core.typed.test_typed import CASES, in_order, result
from tests.bot.frontends.discord.test_commands import leaves
from tests.bot.frontends.discord.world import button, private, published_by


@pytest.fixture
def published(world):
    command, *_ = published_by(world)
    return {command["name"]: command["options"] for _, command in leaves(command)}


@pytest.fixture
def noted(monkeypatch):
    """Have the requests that reach the dispatcher noted from now on, and nothing done."""

    def noted():
        requests = []

        async def do(_self, _who, request, _context=None, **_others):
            requests.append(request)
            return Answer(lines=(line("more"),))

        monkeypatch.setattr(Dispatcher, "do", do)
        return requests

    return noted


def filled(options, expected, person):
    """What a person fills into a command's options, and the request that is wanted of it.

    Behind the opponent, who is picked, `challenge` may name a game.
    """
    word, _, written = expected.partition(" ")
    wanted = dict(part.split("=", 1) for part in written.split("; ")) if written else {}
    given = {}
    if opponent := wanted.pop("opponent", ""):
        given["opponent"] = person
        if game := opponent.partition("Dora ")[2]:
            wanted["ruleset"] = game
    kinds = {option["name"]: option for option in options}
    for name, value in wanted.items():
        choices = tuple(choice["value"] for choice in kinds[name].get("choices", ()))
        wanted[name] = value_meant(value, choices) if choices else value
    return {**given, **wanted}, Request(word, wanted)


async def test_the_form_reads_each_text_of_the_table(world, alkaios, brasidas, noted):
    board = await world.begin(alkaios, brasidas)
    match = (await world.match()).id
    form = await alkaios.click(private(await world.click(alkaios, board, "Move")), label="Type it")
    requests, wrong = noted(), {}
    for _, text, expected in CASES:
        if not text:  # Discord sends no empty form
            continue
        requests.clear()
        said = await alkaios.submit_modal(form, {"move": text})
        form._interaction.modal_consumed = False  # one form is enough for all texts
        assert bool(requests) is not expected.startswith("?"), (text, said.response.content)
        is_played_here = expected.startswith("move ") and "match=" not in expected
        meant = f"{expected}; match={match}" if is_played_here else expected
        if requests and in_order(result(requests[0])) != in_order(meant):
            wrong[text] = (result(requests[0]), meant)
    assert wrong == {}


async def test_each_text_of_the_table_can_be_given_as_a_command(world, alkaios, published, noted):
    dora = world.member("Dora")
    requests, wrong = noted(), {}
    for _, text, expected in CASES:
        word = expected.partition(" ")[0]
        if word in {"?", HELLO.word}:  # Discord sends no command that it does not know
            continue
        given, wanted = filled(published[word], expected, dora)
        await alkaios.slash(world.channel, command_path(word), **given)
        if requests != [wanted]:
            wrong[text] = (requests[:], wanted)
        requests.clear()
    assert wrong == {}


async def test_what_is_no_move_is_done_in_the_match_of_the_form(world, alkaios):
    boards = [await world.begin(alkaios, world.member(name)) for name in ("first", "second")]
    pieces = private(await world.click(alkaios, boards[0], "Move"))
    kept, opens = world.keep(pieces), button(pieces, "Type it")
    slip = await world.type(alkaios, pieces, "mvoe a2-a5")
    assert "Did you mean" in slip.response.content
    form = await world.replay(alkaios, kept, opens)
    asked = await alkaios.submit_modal(form, {"move": "resign"})
    await world.click(alkaios, asked.response, "Yes, resign")
    matches = [await world.store.match(each) for each in await world.store.match_ids(None, 2)]
    over = [match.id for match in matches if match.stage is Stage.OVER]
    assert over == [opens.removeprefix(TYPE_PREFIX)]
