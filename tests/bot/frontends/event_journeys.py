"""A journey through an event, the same on each platform, in any language.

A `Stage` is a platform's front-end, with the place of the event and people who speak one language.
"""

import re
from dataclasses import dataclass
from functools import partial

from bot.core.matches.messages import PersonName, family_line, line
from bot.core.matches.play import Resign
from bot.core.matches.tournaments import Format, Phase
from bot.core.service.scheduler import Scheduler
from bot.core.typed.vocabulary import VOCABULARIES
from bot.i18n import FALLBACK, speaker

NAMES = ("Alkaios", "Brasidas", "Chares", "Dion")
GAME = "lemery-compact"
ANY = "¤¤"
"""Stands for what a sentence has there, whatever it is."""

KINDS = {
    "round-robin": (Format.ROUND_ROBIN, {"days": "3"}),
    "double": (Format.ROUND_ROBIN, {"double": "on"}),
    "swiss": (Format.SWISS, {"rounds": "2", "rated": "on", "clock": "none"}),
    "league": (Format.LEAGUE, {"clock": "2d"}),
    "ladder": (Format.LADDER, {}),
}
"""Formats with what their organisers choose."""


@dataclass(frozen=True)
class Shown:
    """What a person sees: a text, the labels of buttons, and what the platform presses."""

    text: str
    labels: list
    message: object


def name_of(language, section, meaning):
    """The name of a word, an option or a value in a language, as people type it."""
    names = VOCABULARIES[language][section].get(meaning)
    return meaning if language == FALLBACK or not names else names[0]


def typed(language, words, options):
    """Words behind “event” and its options, as people of a language type them."""
    named = {name_of(language, "options", each): value for each, value in options.items()}
    values = (name_of(language, "values", each) for each in words)
    return " ".join((*values, *(f"{name}={value}" for name, value in named.items())))


class Stage:
    """What a journey needs of a platform; each has its own."""

    has_place = True
    """Whether events are announced somewhere."""

    language = FALLBACK

    async def arrive(self, language):
        """Have four people come who speak a language, as the place does; the first manages it."""
        raise NotImplementedError

    async def say(self, who, *words, **options):
        """Ask for something by the word `event`; returns what is shown."""
        raise NotImplementedError

    async def press(self, who, shown, label):
        raise NotImplementedError

    async def resign(self, who, match):
        """Resign a match by its word and the button that is asked with."""
        raise NotImplementedError

    async def announced(self):
        """The texts that the place has been told since the people came."""
        raise NotImplementedError

    async def calls(self, who):
        """How many messages with a match have rung for a person since they came."""
        raise NotImplementedError

    async def told(self):
        """Have everything delivered that waits."""
        raise NotImplementedError

    def offered_to(self, who, code, made):
        """What a person sees who wants to join by a button: the page of the event."""
        del made
        return self.say(who, code)

    def written(self, said):
        """A sentence as the platform shows it."""
        return speaker(self.language).say(said)

    def found(self, text, said):
        """Find a sentence among the lines of a text; returns what it has in place of ``ANY``."""
        written = self.written(said)
        wanted = re.compile(re.escape(written).replace(re.escape(ANY), "(.+?)"))
        match = next(filter(None, map(wanted.fullmatch, text.split("\n"))), None)
        assert match, f"{written!r} is not a line of {text!r}"
        return match.groups()

    def label(self, code, **params):
        return speaker(self.language).say(line(code, **params))

    async def tick(self, times=3):
        """Do what is due, more often than need be, and deliver it."""
        for _ in range(times):
            await Scheduler(self.service).tick()
            await self.told()

    async def tournament(self, code):
        return await self.service.store.tournament(code)


async def play_through(stage, kind, language, languages):
    """Play an event from its making to its end, all in one language; returns its code.

    ``languages`` are those in which the codes about events are said, as it happens.
    """
    form, options = KINDS[kind]
    host, *_ = people = await stage.arrive(language)
    languages.clear()
    code = await make_and_join(stage, people, form, options)
    await begin(stage, host, form, code)
    told = 1
    if form is Format.LADDER:
        await climb(stage, people, code)
    else:
        await meet(stage, people, code)
        told = await finish(stage, code)
    await look_at_the_end(stage, host, form, code)
    if form is Format.LEAGUE:
        told += await end_league(stage, people, code)
    if stage.has_place:
        assert len(await stage.announced()) == 1 + told
    assert ("reason-deadline" in languages) == (form is Format.SWISS)
    assert set().union(*languages.values()) == {language}, languages
    return code


async def make_and_join(stage, people, form, options):
    """Make an event in the place, and have all join, two by words and two by buttons."""
    host, one, two, three = people
    made = await stage.say(host, "new", form, GAME, name="Isthmia", here=True, **options)
    title = {"name": "Isthmia", "format": family_line("event-format", form), "ruleset": ANY}
    stage.found(made.text, line("event", **title))
    is_open = "event-open-until" if form is Format.LEAGUE else "event-open"
    whens = {"begins": ANY} if form is Format.LEAGUE else {}
    code = stage.found(made.text, line(is_open, count=0, code=ANY, **whens))[-1]
    if stage.has_place:
        [about] = await stage.announced()
        stage.found(about, line("event", **title))
        stage.found(about, line(is_open, count=0, code=code, **whens))
    joined = await stage.say(host, "join", code)
    stage.found(joined.text, line(is_open, count=1, code=code, **whens))
    for who in (one, two):
        offered = await stage.offered_to(who, code, made)
        await stage.press(who, offered, stage.label("event-act-join"))
    joined = await stage.say(three, "join", code)
    stage.found(joined.text, line(is_open, count=4, code=code, **whens))
    assert stage.label("event-act-leave") in joined.labels
    again = await stage.say(three, "join", code)
    stage.found(again.text, line("refused-event-joined"))
    return code


async def begin(stage, host, form, code):
    """Begin it by a button, or a league by the calendar; the place hears of it once."""
    if form is Format.LEAGUE:
        await stage.put_forward((await stage.tournament(code)).ends)
    else:
        page = await stage.say(host, code, here=True)
        await stage.press(host, page, stage.label("event-act-start"))
    await stage.tick()
    tournament = await stage.tournament(code)
    assert tournament.phase is Phase.RUNNING
    if stage.has_place:
        _, begun = await stage.announced()
        state = line("event-round", round=1, rounds=tournament.rounds, ends=ANY)
        if form is Format.LADDER:
            state = line("event-running", count=4, code=code)
        stage.found(begun, line("news-event", name="Isthmia", state=state, code=code))


async def meet(stage, people, code):
    """Look at the pairings; each player has been called once. One resigns on the platform."""
    tournament = await stage.tournament(code)
    assert len(tournament.unfinished) == 2
    assert [await stage.calls(who) for who in people] == [1, 1, 1, 1]
    shown = await stage.say(people[0], "pairings", code)
    for each in tournament.unfinished:
        stage.found(shown.text, line("event-pairing", **pairing(each)))
    await stage.resign(people[2], await match_of(stage, people[2], code))
    resigned = (await stage.tournament(code)).of_round(1)
    assert len([each for each in resigned if each.result]) == 1
    shown = await stage.say(people[0], "pairings", code)
    for each in resigned:
        stage.found(shown.text, line("event-pairing", **pairing(each)))


def pairing(each, result=None):
    names = {"first": ANY, "second": ANY, "board": each.board}
    return {**names, "result": result or each.result or "none", "match": each.match}


async def match_of(stage, who, code):
    account = await stage.account(who)
    pairings = (await stage.tournament(code)).unfinished
    return next(each.match for each in pairings if account in each.people)


async def finish(stage, code):
    """Play all rounds; returns how many times the place is to have heard of it."""
    tournament, rounds = await stage.tournament(code), 1
    while tournament.phase is Phase.RUNNING and tournament.season == 1:
        rounds = tournament.round
        if len(tournament.active) % 2:  # one who did not move has been withdrawn
            shown = await stage.say(stage.people[0], "pairings", code)
            stage.found(shown.text, line("event-bye", name=ANY))
        tournament = await end_round(stage, code)
    assert rounds == tournament.rounds
    return rounds + 1


async def end_round(stage, code):
    """End a round: the second players resign, or in the first of a Swiss its time is up."""
    tournament = await stage.tournament(code)
    if tournament.format is Format.SWISS and tournament.round == 1:
        await stage.put_forward(tournament.ends)
    else:
        for each in tournament.unfinished:
            await stage.service.act(each.match, Resign(each.second))
    await stage.tick(2)
    return await stage.tournament(code)


async def end_league(stage, people, code):
    """Begin the next season and have all leave, which ends the league; the same is returned."""
    await stage.put_forward((await stage.tournament(code)).ends)
    await stage.tick()
    tournament = await stage.tournament(code)
    assert (tournament.season, tournament.round) == (2, 1)
    for who in people:
        left = await stage.say(who, "leave", code)
        assert stage.label("event-act-join") in left.labels
    assert (await end_round(stage, code)).phase is Phase.OVER
    if stage.has_place:
        *_, begun, end = await stage.announced()
        state = line("event-round", round=1, rounds=tournament.rounds, ends=ANY)
        stage.found(begun, line("news-event", name="Isthmia", state=state, code=code))
        stage.found(end, line("news-event-over", name="Isthmia"))
    return 2


async def climb(stage, people, code):
    """Have the last one of a ladder challenge the second by a button, who resigns."""
    host, second, _, last = people
    page, challenge = await stage.say(last, code), stage.label("button-event-play", place=2)
    page = await stage.press(last, page, challenge)
    assert challenge not in page.labels
    await stage.tick()
    [playing] = (await stage.tournament(code)).unfinished
    assert [await stage.calls(who) for who in people] == [0, 1, 0, 1]
    shown = await stage.say(last, "pairings", code)
    stage.found(shown.text, line("event-pairing", **pairing(playing)))
    await stage.resign(second, playing.match)
    shown = await stage.say(second, "standings", code)
    name = PersonName(stage.name(last))
    stage.found(shown.text, line("event-rung", place=2, name=name, won=1, played=1))
    refused = await stage.say(host, "play", code)
    stage.found(refused.text, line("refused-event-rung", most=3))


async def look_at_the_end(stage, host, form, code):
    """Look at the standings; the place has heard of the end once, a league's of the season."""
    tournament = await stage.tournament(code)
    shown = await stage.say(host, "standings", code)
    row = partial(stage.found, shown.text)
    if form is Format.LADDER:
        row(line("event-rung", place=1, name=PersonName(stage.name(host)), won=0, played=0))
        return
    if form is Format.LEAGUE:
        state = line("event-between", season=2, begins=ANY)
        news = line("news-event", name="Isthmia", state=state, code=code)
    else:
        assert tournament.phase is Phase.OVER
        state, news = line("event-over"), line("news-event-over", name="Isthmia")
    stage.found(shown.text, state)
    if form is Format.SWISS:
        row(line("event-place-swiss", place=ANY, name=ANY, points=ANY, buchholz=ANY, cut=ANY))
    else:
        row(line("event-place", place=ANY, name=ANY, points=ANY, berger=ANY))
    if stage.has_place:
        *_, end = await stage.announced()
        stage.found(end, news)
