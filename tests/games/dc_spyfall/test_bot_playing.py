"""How the judgement bot plays: what it says, alike whatever it holds; what it does, and how well that works."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from math import log, sqrt
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.conftest import Numbers
from tests.games.dc_spyfall.scenes import SpyfallPlayer, SpyfallScene, table

from penombre.bots import make, play
from penombre.engine import CLOCK, OPENED, Match, Race, Statement
from penombre.games.dc_spyfall.bot import Judgement
from penombre.games.dc_spyfall.bot.mind import Mind
from penombre.games.dc_spyfall.catalogue import ABILITIES, EMOTES
from penombre.games.dc_spyfall.locations import FACETS, LOCATIONS, VALUES
from penombre.games.dc_spyfall.phrases import ANSWERING, ASKING, BRIEF, GENERIC, meaning_of
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.games.dc_spyfall.view import Private
from penombre.research import simulate

RULES = DcSpyfall()


def played(players: int, deal: int, **options: Any) -> SpyfallTable:
    """One round of judgement bots, played out."""
    return finished(players, deal, **options).table


def finished(players: int, deal: int, **options: Any) -> Match[SpyfallTable]:
    match = Match(RULES, players, {"rounds": 1, **options}, deal)
    bots = [make("judgement", RULES.id, random.Random(64 * deal + seat)) for seat in range(players)]
    play(match, bots, random.Random(deal))
    return match


@cache
def rounds(deals: range) -> tuple[SpyfallTable, ...]:
    return tuple([played(6, deal) for deal in deals])


def never() -> Match[Any]:
    raise AssertionError("this bot imagines nothing")


def chosen(player: SpyfallPlayer, seed: int = 0) -> object:
    ask = player.match.ask_for(player.seat)
    assert ask is not None
    return Judgement(random.Random(seed)).choose(player.match.view(player.seat), ask, never)


def styles_of(t: SpyfallTable, manner: Callable[[str], str]) -> list[Counter[str]]:
    """How each seat has spoken in a round: all but what it was about, and what it told; the Joker in its manner, every
    other answer."""
    styles = [Counter[str]() for _ in range(t.players)]
    for number, each in enumerate(t.exchanges):
        styles[each.asker].update(forms_of(each.question.phrase, "asked"))
        if each.answer is not None:
            answer = each.answer.phrase
            own = each.answerer == t.joker and number % 2
            styles[each.answerer].update(forms_of(manner(answer) if own else answer, "answered"))
    return styles


def forms_of(phrase: str, said: str) -> Iterator[str]:
    """What a reader of style may count: the kind of phrase, of its opening, and the number of its wording."""
    opening, _, core = phrase.rpartition(OPENED)
    family, _, number = core.rpartition("_")
    known = ("not", "short", "colour", "about", "evade", "evasive", "count", "then", "ask", "brief", "generic")
    yield said
    yield f"{said} after {opening.partition('_')[0]}"
    yield f"{said} wording {number if number.isdecimal() else 'short'}"
    yield f"{said} {next((each for each in known if family.startswith(each)), 'sentence')}"


# -- what it says ------------------------------------------------------------------------------------------------------


@pytest.mark.simulation
def test_whoever_knows_the_place_says_what_is_true_of_it(numbers: Numbers) -> None:
    answers = 0
    for t in rounds(numbers(250)):
        for each in t.exchanges:
            if each.answer is not None and t.role_of(each.answerer) == "hero":
                meaning = meaning_of(each.answer.phrase)
                if meaning.value:
                    answers += 1
                    assert LOCATIONS[t.location].fits(meaning.facet, meaning.value) != meaning.denied
    assert answers > 1000


@pytest.mark.simulation
def test_early_answers_fit_three_places_at_least(numbers: Numbers) -> None:
    for t in rounds(numbers(250)):
        for each in t.exchanges:
            early = each.clock > t.clock_ms - 120_000
            if early and each.answer is not None and t.role_of(each.answerer) == "hero":
                meaning = meaning_of(each.answer.phrase)
                if meaning.value and not meaning.denied:
                    assert sum(place.fits(meaning.facet, meaning.value) for place in LOCATIONS.values()) >= 3


@pytest.mark.simulation
def test_nobody_is_asked_about_the_same_thing_twice_as_long_as_there_is_another(numbers: Numbers) -> None:
    for t in rounds(numbers(250))[:100]:
        asked: dict[int, Counter[str]] = {seat: Counter() for seat in range(t.players)}
        for each in t.exchanges:
            if "then_" not in each.question.phrase:
                asked[each.answerer][meaning_of(each.question.phrase).facet] += 1
        for counts in asked.values():
            assert all(count == 1 for facet, count in counts.items() if facet)


def found_by_style(deals: range, manner: Callable[[str], str] = str) -> tuple[int, float]:
    """How often a reader who has learnt from half of these rounds finds the Joker in the others; the Joker has a manner
    of its own, if any. And how often a guess would be right."""
    styles = [(styles_of(t, manner), t.joker) for t in rounds(deals) if t.joker >= 0]
    learnt, met = styles[::2], styles[1::2]
    joker, others = Counter[str](), Counter[str]()
    for seats, holder in learnt:
        for seat, forms in enumerate(seats):
            (joker if seat == holder else others).update(forms)

    def share(forms: Counter[str], form: str) -> float:
        return (forms[form] + 1) / (forms["asked" if form.startswith("asked ") else "answered"] + 1)

    odds = {form: log(share(joker, form)) - log(share(others, form)) for form in others if " " in form}

    def found(seats: list[Counter[str]]) -> int:
        guilt = [sum(odds.get(form, 0) * share(forms, form) for form in forms) for forms in seats]
        return guilt.index(max(guilt))

    return sum(found(seats) == holder for seats, holder in met), len(met) / 6


@pytest.mark.simulation
def test_a_reader_of_style_does_not_find_the_joker() -> None:
    right, chance = found_by_style(range(250))
    assert right <= chance + 3 * sqrt(chance), "how somebody speaks tells who is the Joker"


@pytest.mark.simulation
@pytest.mark.parametrize("hedging", ["no_2~", "partly_1~", "mood_dry_1~"])
def test_a_joker_who_begins_in_a_manner_of_its_own_is_found(hedging: str) -> None:
    right, chance = found_by_style(range(250), lambda said: hedging + said.rpartition(OPENED)[2])
    assert right > chance + 3 * sqrt(chance)


@pytest.mark.simulation
def test_the_joker_asks_about_all_there_is() -> None:
    facets: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    for t in rounds(range(250)):
        for each in t.exchanges:
            facets[each.asker == t.joker][meaning_of(each.question.phrase).facet] += 1
    assert set(facets[True]) == set(facets[False]) == {"", *FACETS}
    joker, others = (facets[who][""] / facets[who].total() for who in (True, False))
    assert joker == pytest.approx(others, abs=0.05) and others < 0.2


@pytest.mark.simulation
def test_all_wordings_are_used() -> None:
    said = {each.question.phrase for t in rounds(range(250)) for each in t.exchanges}
    said |= {each.answer.phrase for t in rounds(range(250)) for each in t.exchanges if each.answer is not None}
    questions = {f"ask_{facet}_{number}" for facet in FACETS for number in (1, 2, 3)}
    assert {*questions, *BRIEF, *GENERIC} <= said


def test_faces_are_made_by_chance_alone() -> None:
    s = table(players=5, bag="atlantis", joker="Anne", dealer="Marie")
    view, ask = s.match.view(s.Marie.seat), s.match.ask_for(s.Marie.seat)
    assert ask is not None
    assert isinstance(view.private, Private)
    other = replace(view, private=replace(view.private, card="joker"))
    faces: set[str] = set()
    for seed in range(600):
        mine, theirs = (Judgement(random.Random(seed)).talk(each, ask, never) for each in (view, other))
        assert mine == theirs
        faces |= {statement.what for statement in mine}
    assert faces <= set(EMOTES)
    assert faces, "now and then it does make one"


def test_when_time_is_up_everybody_has_something_to_say() -> None:
    s = table(players=5).time_runs_out()
    for player in s:
        ask = s.match.ask_for(player.seat)
        assert ask is not None
        said = Judgement(random.Random(1)).talk(s.match.view(player.seat), ask, never)
        assert said
        for statement in said:
            assert statement.about != player.seat
            s.match.say(player.seat, statement)


@pytest.mark.simulation
def test_bots_speak_in_ready_phrases_whatever_binds_them(numbers: Numbers) -> None:
    for deal in numbers(80):
        for each in played(8, deal, super_powers=True, clock_s=240).exchanges:
            assert ASKING.has(each.question.phrase)
            assert each.answer is None or ANSWERING.has(each.answer.phrase)


# -- what it does ------------------------------------------------------------------------------------------------------


@pytest.mark.simulation
def test_every_power_that_can_be_turned_over_is_used_by_jokers_and_by_heroes() -> None:
    turned = {ability.id for ability in ABILITIES.values() if ability.single}
    # A Joker needs a vote that is rare, or a round that lasts until little time is left.
    rare = {"greatest_detective", "god_complex", "speed_force"}
    missing = {("hero", id) for id in turned} | {("joker", id) for id in turned - rare}
    for deal in range(600):
        if not missing:
            break
        t = played(5 + deal % 3, deal, super_powers=True)
        used = {(t.role_of(seat), ability) for seat, ability in enumerate(t.used) if ability}
        assert {ability for _, ability in used} <= turned
        missing -= used
    assert not missing


def suspected(**more: Any) -> SpyfallScene:
    """Anne, the Joker, has talked nonsense at Atlantis."""
    s = table(players=5, bag="atlantis", joker="Anne", dealer="Marie", **more)
    s.exchange("Marie", "Paul", "ask_clothes_1", "clothes_armour_1")
    s.exchange("Paul", "Lea", "ask_light_1", "light_glow_1")
    s.exchange("Lea", "Anne", "ask_smell_1", "smell_paper_coffee_1")
    s.exchange("Anne", "Vincent", "ask_noise_1", "noise_silent_1")
    s.exchange("Vincent", "Marie", "ask_people_1", "people_warriors_1")
    return s.exchange("Marie", "Anne", "ask_temperature_1", "temperature_hot_1")


def test_harley_quinn_spares_whom_she_takes_for_the_joker() -> None:
    s = suspected(harley="Lea")
    s.Marie.accuses(s.Anne)
    assert chosen(s.Paul) == "for"
    assert chosen(s.Lea) == "against"


def test_the_joker_is_mostly_for_accusations_of_others_but_not_known_for_it() -> None:
    s = suspected()
    s.Marie.accuses(s.Paul)
    votes = [chosen(s.Anne, seed) for seed in range(40)]
    assert votes.count("for") > votes.count("against") > 0
    assert [chosen(voter) for voter in (s.Vincent, s.Lea)] == ["against"] * 2


def test_whoever_has_a_force_field_raises_it() -> None:
    s = suspected(Anne="force_field")
    s.Marie.accuses(s.Anne)
    assert chosen(s.Anne) == "use"
    s = suspected(Paul="force_field")
    s.Marie.accuses(s.Anne)
    assert chosen(s.Anne) == "pass"


def test_a_god_complex_is_for_votes_that_were_right() -> None:
    s = suspected(Paul="god_complex", Vincent="sceptic")
    s.Marie.accuses(s.Anne)
    s.vote("Paul Lea")
    assert chosen(s.Paul) == "use"


def test_the_joker_who_knows_the_place_says_so() -> None:
    s = table(players=5, bag="atlantis", joker="Anne", dealer="Marie")
    talk = [
        ("Marie", "Paul", "ask_smell_1", "smell_sea_1"),
        ("Paul", "Lea", "ask_arrival_1", "arrival_water_1"),
        ("Lea", "Vincent", "ask_clothes_1", "clothes_armour_1"),
        ("Vincent", "Paul", "ask_light_1", "light_glow_1"),
        ("Paul", "Lea", "ask_noise_1", "noise_silent_1"),
        ("Lea", "Vincent", "ask_temperature_1", "temperature_cold_1"),
    ]
    for exchange in talk[:2]:
        s.exchange(*exchange)
        assert chosen(s.Anne) != "joker_reveal", "that may still be several places"
    for exchange in talk[2:]:
        s.exchange(*exchange)
    assert chosen(s.Anne) == "joker_reveal"
    s.Anne.reveals()
    assert chosen(s.Anne) == "location-atlantis"


def test_a_bot_waits_until_something_was_said() -> None:
    s = table(players=5, modules="multiverse_madness jokers_prank")
    assert {chosen(player, seed) for player in s for seed in range(5) if player.asked == "interrupt"} == {None}


def test_harley_quinn_is_looked_for_among_those_who_told_much() -> None:
    s = table(players=5, bag="atlantis", joker="Anne", dealer="Marie", harley="Lea")
    s.exchange("Marie", "Paul", "ask_noise_1", "noise_chatter_1")
    s.exchange("Paul", "Lea", "ask_smell_1", "smell_sea_1")
    s.exchange("Lea", "Vincent", "ask_setting_1", "setting_sealed_1")
    s.exchange("Vincent", "Marie", "ask_temperature_1", "temperature_mild_1")
    s.exchange("Marie", "Lea", "ask_arrival_1", "arrival_water_1")
    s.Anne.reveals().names("atlantis")
    s.talk_ends()
    assert [chosen(hero) for hero in (s.Vincent, s.Marie, s.Paul)] == [f"seat-{s.Lea.seat}"] * 3
    assert chosen(s.Lea) != f"seat-{s.Lea.seat}"


def test_people_who_speak_of_the_multiverse_are_heard() -> None:
    s = table(players=5, bag="multiverse_1", cards="atlantis")
    s.Marie.declares()
    s.match.say(s.Marie.seat, Statement("claim", what="multiverse_yes"))
    ask = s.match.ask_for(s.Anne.seat)
    assert ask is not None
    assert Judgement(random.Random(0)).talk(s.match.view(s.Anne.seat), ask, never) == (
        Statement("claim", what="multiverse_no"),
    ), "nothing was said that speaks for it"


def test_where_time_runs_it_passes_before_every_answer() -> None:
    match = finished(4, 3, clock_mode="realtime")
    steps = [step for step in match.steps if step.said is None]
    passed = [int(str(step.answer)) for step in steps if step.seat == CLOCK and str(step.answer).isdigit()]
    said = sum(1 for each in match.table.exchanges if each.answer is not None)
    assert len(passed) >= 2 * said
    assert all(3_000 <= each <= 18_000 for each in passed[:-1])


def test_whoever_sits_left_of_the_one_who_speaks_is_first_to_interrupt() -> None:
    s = table(players=5, dealer="Marie")
    race = s.match.asking
    assert isinstance(race, Race)
    assert list(race.asks) == [2, 3, 4, 0, 1], "no seat is always quicker than the others"
    s.Marie.asks(s.Lea)
    race = s.match.asking
    assert isinstance(race, Race)
    assert list(race.asks) == [4, 0, 1, 2, 3]


# -- what it does not tell by what it does -----------------------------------------------------------------------------


@cache
def turns_of_four() -> tuple[SpyfallTable, ...]:
    """Many rounds of four bots by turns, after their end."""
    played = []
    for deal in range(400):
        rng = random.Random(deal)
        match = Match(RULES, 4, {"rounds": 1, "clock_mode": "turns"}, deal)
        play(match, [make("judgement", RULES.id, rng) for _ in range(4)], rng)
        played.append(match.table)
    return tuple(played)


@pytest.mark.simulation
def test_the_joker_asks_about_what_tells_much_as_often_as_others() -> None:
    telling = {facet for facet in FACETS if len(VALUES[facet]) > 6}
    asked: dict[bool, Counter[bool]] = {True: Counter(), False: Counter()}
    for t in turns_of_four():
        for each in t.exchanges:
            asked[each.asker == t.joker][meaning_of(each.question.phrase).facet in telling] += 1
    joker, others = (asked[who][True] / asked[who].total() for who in (True, False))
    assert joker == pytest.approx(others, rel=0.15)


@pytest.mark.simulation
def test_whoever_accuses_may_be_the_joker() -> None:
    accusers = Counter(each.accuser == t.joker for t in turns_of_four() for each in t.accusations)
    assert accusers[True] / accusers.total() > 0.05


def test_the_joker_suspects_the_others_as_somebody_would_who_is_not_the_joker() -> None:
    s = table(realtime=False)
    for player in s:
        mind = Mind(s.match.view(player.seat), random.Random(1))
        assert sum(mind.suspicion(seat) for seat in mind.others) == pytest.approx(1, abs=0.001)


# -- how well it works -------------------------------------------------------------------------------------------------


@pytest.mark.simulation
def test_both_camps_have_a_chance_and_do_better_than_luck() -> None:
    endings = [t.ending for t in rounds(range(250)) if t.ending is not None]
    won = sum(each.winner == "joker" for each in endings) / len(endings)
    assert 0.3 < won < 0.65
    claims = [each for each in endings if each.reason == "claim"]
    assert sum(each.winner == "joker" for each in claims) / len(claims) > 0.4, "1/20 would be luck"
    convicted = [each for each in endings if each.convicted >= 0]
    assert sum(each.convicted == each.joker for each in convicted) / len(convicted) > 0.4, "1/6 would be luck"


@pytest.mark.simulation
def test_judgement_is_better_than_chance_in_each_camp() -> None:
    def joker_wins(bots: dict[str, str]) -> float:
        one = simulate("dc_spyfall", 6, bots, 80, 3, {"rounds": 1})
        return one.tally["standard_won_joker"].rate

    among_judges = joker_wins({"*": "judgement"})
    assert joker_wins({"joker": "random", "*": "judgement"}) < among_judges - 0.1
    assert joker_wins({"joker": "judgement", "*": "random"}) > among_judges + 0.1
