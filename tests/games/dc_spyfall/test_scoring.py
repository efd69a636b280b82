"""Every line of the table of points, for every combination of modules, with and without Harley Quinn; the bonuses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, combinations

import pytest
from msgspec import Struct
from tests.games.dc_spyfall.scenes import NAMES, WATCHTOWER, SpyfallScene, dealt, table

from penombre.games.dc_spyfall.catalogue import MODULES
from penombre.testing.shows import shows

SIZES = range(3, 9)
HARLEY_SIZES = range(5, 9)


# -- how rounds end --------------------------------------------------------------------------------------------------


def accused(s: SpyfallScene, by: str, suspect: str) -> SpyfallScene:
    """Somebody accuses somebody, and all are for it."""
    s.called(by).accuses(s.called(suspect))
    return s.vote(" ".join(player.name for player in s if player.name not in (by, suspect)))


def survived(s: SpyfallScene, by: str, suspect: str) -> SpyfallScene:
    """Somebody accuses somebody, and nobody else is for it."""
    s.called(by).accuses(s.called(suspect))
    return s.vote("")


def pointed(s: SpyfallScene, suspect: str) -> SpyfallScene:
    """Time is up, and everybody else points at somebody."""
    if s.phase != "harley_point":
        s.pointing()
    names = [player.name for player in s if player.asked in ("final_point", "harley_point")]
    return s.point(**{name: suspect for name in names if name != suspect})


def tied(s: SpyfallScene) -> SpyfallScene:
    """Time is up, and two have as many fingers on them."""
    return s.pointing().point(Anne="Vincent", Vincent="Anne")


def named(s: SpyfallScene, location: str, by: str = "Anne") -> SpyfallScene:
    """Somebody shows a Joker card and names a Location."""
    s.called(by).reveals().names(location)
    return s.talk_ends() if s.phase == "harley_talk" else s


def pranked(s: SpyfallScene, by: str = "Anne") -> SpyfallScene:
    """Somebody shows a Joker card and says that it is all a prank."""
    s.called(by).reveals().calls_prank()
    return s


def declared(s: SpyfallScene, by: str, ayes: str) -> SpyfallScene:
    """Somebody declares the Multiverse, and these agree."""
    s.called(by).declares()
    return s.multiverse_vote(ayes)


# -- all combinations of modules -------------------------------------------------------------------------------------


class Line(Struct, frozen=True):
    """A line of the table, played by five: what Anne, Vincent, Marie, Paul and Lea get, who is Harley if she is in."""

    row: str
    play: Callable[[SpyfallScene], object]
    points: tuple[int, int, int, int, int]
    bag: str = WATCHTOWER
    needs: str = ""
    harley: bool | None = None
    """Whether Harley Quinn was dealt, or may have been or not."""
    without: str = ""


HERO, HARLEY = (0, 1, 1, 1, 1), (0, 1, 1, 1, 0)
"""What Heroes get when they win: Lea too, or Lea being Harley Quinn."""

LINES = (
    Line("standard E1 Joker", lambda s: accused(s, "Paul", "Anne"), (0, 1, 1, 2, 1), harley=False),
    Line("standard E1 Joker", lambda s: accused(s, "Paul", "Anne"), (0, 1, 1, 2, 0), harley=True),
    Line("standard E1 Hero", lambda s: accused(s, "Paul", "Marie"), (4, 0, 0, 0, 0), harley=False),
    Line("standard E1 Hero", lambda s: accused(s, "Paul", "Marie"), (4, 0, 0, 0, 2), harley=True),
    Line("standard E1 Harley", lambda s: accused(s, "Paul", "Lea"), (1, 1, 1, 1, 0), harley=True),
    Line("standard E2 Joker", lambda s: pointed(s, "Anne"), HERO, harley=False),
    Line("standard E2 Joker", lambda s: pointed(s, "Anne"), HARLEY, harley=True),
    Line("standard E2 Hero", lambda s: pointed(s, "Marie"), (4, 0, 0, 0, 0), harley=False),
    Line("standard E2 Hero", lambda s: pointed(s, "Marie"), (4, 0, 0, 0, 2), harley=True),
    Line("standard E2 Harley", lambda s: pointed(s, "Lea"), (1, 1, 1, 1, 0), harley=True),
    Line("standard E3", tied, (2, 0, 0, 0, 0), harley=False),
    Line("standard E3", tied, (2, 0, 0, 0, 2), harley=True),
    Line("standard E4 right", lambda s: named(s, WATCHTOWER), (4, 0, 0, 0, 0), without="harley_quinn"),
    Line("standard E4 right, Harley exposed", lambda s: pointed(named(s, WATCHTOWER), "Lea"), HARLEY, harley=True),
    Line(
        "standard E4 right, Harley not exposed",
        lambda s: pointed(named(s, WATCHTOWER), "Marie"),
        (4, 0, 0, 0, 3),
        harley=True,
    ),
    Line(
        "standard E4 right, Harley not exposed",
        lambda s: pointed(named(s, WATCHTOWER), "Lea"),
        (4, 0, 0, 0, 0),
        needs="harley_quinn",
        harley=False,
    ),
    Line("standard E4 wrong", lambda s: named(s, "batcave"), HERO, harley=False),
    Line("standard E4 wrong", lambda s: named(s, "batcave"), HARLEY, harley=True),
    Line("standard E5", pranked, HERO, needs="jokers_prank", harley=False),
    Line("standard E5", pranked, HARLEY, needs="jokers_prank", harley=True),
    Line("standard E6", lambda s: declared(s, "Paul", "Anne Vincent"), (3, 0, 1, 0, 1), needs="multiverse_madness"),
    Line("prank E5", lambda s: pranked(s, "Paul"), (0, 0, 0, 3, 0), bag="prank"),
    Line("prank E4", lambda s: named(s, WATCHTOWER, "Paul"), (1, 1, 1, 0, 1), bag="prank"),
    Line("prank E1, E2, E3, E6", lambda s: accused(s, "Paul", "Anne"), (0, 0, 0, 0, 0), bag="prank"),
    Line("prank E1, E2, E3, E6", lambda s: pointed(s, "Anne"), (0, 0, 0, 0, 0), bag="prank"),
    Line("prank E1, E2, E3, E6", tied, (0, 0, 0, 0, 0), bag="prank"),
    Line(
        "prank E1, E2, E3, E6",
        lambda s: declared(s, "Paul", "Anne Lea"),
        (0, 0, 0, 0, 0),
        bag="prank",
        needs="multiverse_madness",
    ),
    Line("multiverse E6", lambda s: declared(s, "Paul", "Anne Lea"), (1, 0, 0, 3, 1), bag="multiverse_1"),
    Line("multiverse E1, E2, E3", lambda s: accused(s, "Paul", "Anne"), (0, 0, 0, 0, 0), bag="multiverse_2"),
    Line("multiverse E1, E2, E3", lambda s: pointed(s, "Anne"), (0, 0, 0, 0, 0), bag="multiverse_1"),
    Line("multiverse E1, E2, E3", tied, (0, 0, 0, 0, 0), bag="multiverse_2"),
)
COMBINATIONS = [" ".join(each) for each in chain.from_iterable(combinations(MODULES, size) for size in range(5))]


def scenes_of(line: Line) -> Iterator[tuple[Line, str, bool]]:
    """This line with every combination of modules it can come about in, with Harley Quinn and without."""
    needed = {*line.needs.split()} | ({"jokers_prank"} if line.bag == "prank" else set())
    needed |= {"multiverse_madness"} if line.bag.startswith("multiverse") else set()
    for modules in COMBINATIONS:
        played = set(modules.split())
        if not needed <= played or line.without in played:
            continue
        for harley in (False, True):
            standard = line.bag == WATCHTOWER
            if line.harley in (None, harley) and (not harley or (standard and "harley_quinn" in played)):
                yield line, modules, harley


CASES = list(chain.from_iterable(scenes_of(line) for line in LINES))


@shows(*{line.row: None for line in LINES}, *MODULES)
@pytest.mark.parametrize(
    ("line", "modules", "harley"),
    CASES,
    ids=[f"{line.row} with {modules or 'nothing'}{' and Harley' * harley}" for line, modules, harley in CASES],
)
def test_a_line_of_the_table_with_any_combination_of_modules(line: Line, modules: str, harley: bool) -> None:
    s = table(players=5, bag=line.bag, modules=modules, harley="Lea" if harley else "")
    line.play(s)
    assert s.ending.points == line.points
    assert tuple(s.scores.values()) == line.points


# -- unanimous accusations -------------------------------------------------------------------------------------------


@shows("standard E1 Joker")
@pytest.mark.parametrize("players", SIZES)
def test_whoever_accuses_the_joker_with_all_gets_one_more_wherever_they_sit(players: int) -> None:
    for joker in NAMES[:players]:
        heroes = [name for name in NAMES[:players] if name != joker]
        for accuser in heroes:
            s = accused(table(players=players, joker=joker), accuser, joker)
            assert s.won == {name: 2 if name == accuser else 1 for name in heroes}
            assert s.winner == "heroes"


@shows("standard E1 Hero")
@pytest.mark.parametrize("players", SIZES)
def test_whoever_accuses_a_hero_with_all_gives_the_joker_four(players: int) -> None:
    for suspect in NAMES[1:players]:
        for accuser in NAMES[:players]:
            if accuser != suspect:
                s = accused(table(players=players), accuser, suspect)
                assert s.won == {"Anne": 4} and s.winner == "joker"


@shows("standard E1 Joker", "standard E1 Hero", "standard E1 Harley")
@pytest.mark.parametrize("players", HARLEY_SIZES)
def test_whoever_is_accused_with_all_where_harley_is_dealt(players: int) -> None:
    heroes = [name for name in NAMES[:players] if name not in ("Anne", "Lea")]
    for suspect in NAMES[:players]:
        for accuser in NAMES[:players]:
            if accuser == suspect:
                continue
            s = accused(table(players=players, harley="Lea"), accuser, suspect)
            if suspect == "Anne":
                assert s.won == {name: 2 if name == accuser else 1 for name in heroes}
            elif suspect == "Lea":
                assert s.won == {"Anne": 1, **dict.fromkeys(heroes, 1)}
            else:
                assert s.won == {"Anne": 4, "Lea": 2}


@shows("standard E1 Joker")
def test_the_accusation_that_succeeds_is_the_one_that_is_paid() -> None:
    s = survived(table(), "Paul", "Anne")
    s = survived(s, "Vincent", "Marie")
    assert accused(s, "Marie", "Anne").won == {"Vincent": 1, "Marie": 2, "Paul": 1}


@shows("standard E1 Joker", "greatest_detective")
def test_one_more_accusation_is_paid_like_the_first() -> None:
    s = survived(table(Paul="greatest_detective"), "Paul", "Vincent")
    s.Paul.detects(s.Anne)
    s.vote("Vincent Marie")
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 2}


@shows("standard E1 Joker", "god_complex", "ruling 12")
def test_a_god_complex_pays_the_accuser_and_not_its_holder() -> None:
    s = table(players=5, Marie="god_complex")
    s.Paul.accuses(s.Anne)
    s.vote("Marie Vincent")
    s.Marie.uses_power()
    s.no_power()
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 2, "Lea": 1}


@shows("standard E1 Joker", "god_complex", "ruling 12")
def test_a_god_complex_pays_no_accuser_who_is_harley() -> None:
    s = table(players=5, harley="Lea", Marie="god_complex")
    s.Lea.accuses(s.Anne)
    s.vote("Marie Vincent")
    s.Marie.uses_power()
    s.no_power()
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("standard E1 Hero", "god_complex")
def test_a_god_complex_of_the_joker_convicts_a_hero() -> None:
    s = table(players=5, Anne="god_complex")
    s.Anne.accuses(s.Paul)
    s.vote("Marie Vincent")
    s.Anne.uses_power()
    s.no_power()
    assert s.won == {"Anne": 4}


# -- pointing after time is up ---------------------------------------------------------------------------------------


@shows("standard E2 Joker", "standard E2 Hero")
@pytest.mark.parametrize("players", SIZES)
def test_whoever_has_most_fingers_on_them(players: int) -> None:
    for joker in NAMES[:players]:
        for suspect in NAMES[:players]:
            s = pointed(table(players=players, joker=joker), suspect)
            heroes = {name: 1 for name in NAMES[:players] if name != joker}
            assert s.won == (heroes if suspect == joker else {joker: 4})


@shows("standard E2 Joker", "ruling 7")
def test_every_hero_whose_accusation_of_the_joker_had_failed_gets_one_more() -> None:
    s = table(players=5)
    survived(survived(s, "Paul", "Anne"), "Vincent", "Anne")
    assert pointed(s, "Anne").won == {"Vincent": 2, "Marie": 1, "Paul": 2, "Lea": 1}


@shows("standard E2 Joker", "greatest_detective")
def test_a_hero_whose_two_accusations_of_the_joker_had_failed_gets_one_more_once() -> None:
    s = survived(table(Paul="greatest_detective"), "Paul", "Anne")
    s.Paul.detects(s.Anne)
    s.vote("")
    assert pointed(s, "Anne").won == {"Vincent": 1, "Marie": 1, "Paul": 2}


@shows("standard E2 Joker", "greatest_detective")
@pytest.mark.parametrize(("first", "second"), [("Anne", "Marie"), ("Marie", "Anne")])
def test_either_of_two_accusations_may_have_been_of_the_joker(first: str, second: str) -> None:
    s = survived(table(Paul="greatest_detective"), "Paul", first)
    s.Paul.detects(s.called(second))
    s.vote("")
    assert pointed(s, "Anne").won == {"Vincent": 1, "Marie": 1, "Paul": 2}


@shows("standard E2 Joker")
def test_a_failed_accusation_of_somebody_else_is_worth_nothing() -> None:
    s = survived(table(), "Paul", "Vincent")
    s = survived(s, "Anne", "Paul")
    assert pointed(s, "Anne").won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("standard E2 Joker")
def test_whoever_voted_for_a_failed_accusation_without_making_it_gets_no_more() -> None:
    s = table()
    s.Paul.accuses(s.Anne)
    s.vote("Vincent")
    assert pointed(s, "Anne").won == {"Vincent": 1, "Marie": 1, "Paul": 2}


@shows("standard E2 Joker", "ruling 8", "harley_quinn")
def test_harley_gets_nothing_for_a_failed_accusation_of_the_joker() -> None:
    s = survived(table(players=5, harley="Lea"), "Lea", "Anne")
    assert pointed(s, "Anne").won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("standard E2 Joker", "force_field", "ruling 10")
def test_an_accusation_that_was_shielded_is_not_paid_but_one_that_failed_later_is() -> None:
    s = table(Anne="force_field")
    s.Paul.accuses(s.Anne)
    s.Anne.uses_power()
    survived(s, "Vincent", "Anne")
    assert pointed(s, "Anne").won == {"Vincent": 2, "Marie": 1, "Paul": 1}


@shows("standard E2 Joker", "force_field", "ruling 7")
def test_an_accusation_that_failed_is_paid_whatever_was_shielded_after_it() -> None:
    s = survived(table(Anne="force_field"), "Vincent", "Anne")
    s.Paul.accuses(s.Anne)
    s.Anne.uses_power()
    assert pointed(s, "Anne").won == {"Vincent": 2, "Marie": 1, "Paul": 1}


@shows("standard E2 Hero", "standard E2 Harley", "standard E3", "standard E4 wrong")
@pytest.mark.parametrize("end", ["Hero", "Harley", "nobody", "wrong"])
def test_a_failed_accusation_of_the_joker_is_paid_only_where_the_joker_is_pointed_at(end: str) -> None:
    s = survived(table(players=5, harley="Lea"), "Paul", "Anne")
    if end == "Hero":
        assert pointed(s, "Marie").won == {"Anne": 4, "Lea": 2}
    elif end == "Harley":
        assert pointed(s, "Lea").won == {"Anne": 1, "Vincent": 1, "Marie": 1, "Paul": 1}
    elif end == "nobody":
        assert tied(s).won == {"Anne": 2, "Lea": 2}
    else:
        assert named(s, "batcave").won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("standard E2 Joker", "ruling 20")
def test_a_single_finger_convicts() -> None:
    s = table().pointing().point(Paul="Anne")
    assert s.ended == "pointing" and s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("standard E3")
@pytest.mark.parametrize(
    "fingers",
    [
        {},
        {"Anne": "Vincent", "Vincent": "Marie", "Marie": "Paul", "Paul": "Anne"},
        {"Anne": "Vincent", "Marie": "Vincent", "Vincent": "Anne", "Paul": "Anne"},
        {"Anne": "Paul", "Vincent": "Paul", "Marie": "Vincent", "Paul": "Vincent"},
    ],
    ids=["no finger", "one on each", "the Joker and a Hero", "two Heroes"],
)
def test_nobody_is_convicted_where_nobody_alone_has_most_fingers(fingers: dict[str, str]) -> None:
    s = table().pointing().point(**fingers)
    assert s.ended == "nobody" and s.won == {"Anne": 2} and s.winner == "joker"


@shows("standard E3", "harley_quinn", "ruling 26")
def test_harley_shares_in_survival_and_not_in_a_wrong_guess() -> None:
    assert tied(table(players=5, harley="Lea")).won == {"Anne": 2, "Lea": 2}
    assert named(table(players=5, harley="Lea"), "batcave").won == {"Vincent": 1, "Marie": 1, "Paul": 1}


# -- claims ----------------------------------------------------------------------------------------------------------


@shows("standard E4 right", "standard E4 wrong")
@pytest.mark.parametrize("players", SIZES)
def test_a_right_and_a_wrong_guess_wherever_the_joker_sits(players: int) -> None:
    for joker in NAMES[:players]:
        heroes = {name: 1 for name in NAMES[:players] if name != joker}
        assert named(table(players=players, joker=joker), WATCHTOWER, joker).won == {joker: 4}
        assert named(table(players=players, joker=joker), "batcave", joker).won == heroes


@shows("standard E4 wrong")
@pytest.mark.parametrize("modules", ["", "jokers_prank", "harley_quinn"])
def test_time_claims_nothing_and_that_is_wrong(modules: str) -> None:
    s = table(players=5, modules=modules)
    s.Anne.reveals()
    s.passes()
    assert s.all_saw("claims_nothing", seat=s.Anne)
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1, "Lea": 1}


@shows("standard E4 right, Harley exposed", "standard E4 right, Harley not exposed")
@pytest.mark.parametrize("players", HARLEY_SIZES)
def test_whoever_is_taken_for_harley_after_a_right_guess(players: int) -> None:
    heroes = [name for name in NAMES[:players] if name not in ("Anne", "Lea")]
    for suspect in NAMES[1:players]:
        s = pointed(named(table(players=players, harley="Lea"), WATCHTOWER), suspect)
        assert s.won == (dict.fromkeys(heroes, 1) if suspect == "Lea" else {"Anne": 4, "Lea": 3})


@shows("standard E4 right, Harley not exposed")
@pytest.mark.parametrize("players", [5, 6, 7])
def test_without_harley_a_right_guess_stands_whoever_is_taken_for_her(players: int) -> None:
    for suspect in NAMES[1:players]:
        s = pointed(named(table(players=players, modules="harley_quinn"), WATCHTOWER), suspect)
        assert s.won == {"Anne": 4}


@shows("standard E4 right, Harley not exposed")
@pytest.mark.parametrize("fingers", [{}, {"Vincent": "Marie", "Marie": "Vincent"}], ids=["no finger", "a tie"])
def test_where_nobody_alone_has_most_fingers_no_harley_is_found_whether_she_is_there_or_not(
    fingers: dict[str, str],
) -> None:
    assert named(table(players=5, harley="Lea"), WATCHTOWER).point(**fingers).won == {"Anne": 4, "Lea": 3}
    s = named(table(players=5, modules="harley_quinn"), WATCHTOWER).point(**fingers)
    assert s.won == {"Anne": 4} and s.winner == "joker"


@shows("standard E5", "ruling 9", "harley_quinn", "jokers_prank")
def test_a_prank_wrongly_declared_pays_heroes_and_not_harley() -> None:
    s = pranked(table(players=5, harley="Lea", modules="jokers_prank"))
    assert s.won == {"Vincent": 1, "Marie": 1, "Paul": 1}


@shows("prank E4", "ruling 9")
@pytest.mark.parametrize("players", SIZES)
def test_whoever_names_a_location_in_a_prank_pays_all_others(players: int) -> None:
    for finder in NAMES[:players]:
        s = named(table(players=players, bag="prank"), "batcave", finder)
        assert s.won == {name: 1 for name in NAMES[:players] if name != finder} and s.winner == "others"


@shows("prank E4")
def test_whoever_claims_nothing_in_a_prank_pays_all_others() -> None:
    s = table(bag="prank")
    s.Paul.reveals().names_nothing()
    assert s.won == {"Anne": 1, "Vincent": 1, "Marie": 1}
    assert s.Anne.public.claim.made and not s.Anne.public.claim.right


@shows("jokers_prank")
def test_there_is_a_prank_to_claim_only_where_it_is_played_with() -> None:
    for modules, claims in (("", 20 + 1), ("jokers_prank", 20 + 1 + 1)):
        s = table(modules=modules)
        s.Anne.reveals()
        assert len(s.Anne.options) == claims and ("prank" in s.Anne.options) == bool(modules)


@shows("prank E5")
@pytest.mark.parametrize("players", SIZES)
def test_anybody_may_find_the_prank(players: int) -> None:
    for finder in NAMES[:players]:
        s = pranked(table(players=players, bag="prank"), finder)
        assert s.won == {finder: 3} and s.winner == "finder"


@shows("prank E4", "prank E5", "harley_quinn")
def test_after_a_claim_in_a_prank_nobody_looks_for_harley() -> None:
    for claim in (lambda s: named(s, WATCHTOWER), pranked):
        s = claim(table(players=5, bag="prank", modules="harley_quinn"))
        assert s.phase == "round_end" and not s.Paul.saw("fingers")


@shows("prank E1, E2, E3, E6")
def test_a_failed_accusation_in_a_prank_is_never_paid() -> None:
    s = survived(table(bag="prank"), "Paul", "Anne")
    assert pointed(s, "Anne").won == {} and s.winner == "nobody"


# -- the Multiverse --------------------------------------------------------------------------------------------------


def ballots(players: int, by: str) -> Iterator[tuple[str, ...]]:
    """All ways to agree with a declaration by more than half."""
    voters = [name for name in NAMES[:players] if name != by]
    for size in range(len(voters) + 1):
        if 2 * (size + 1) > players:
            yield from combinations(voters, size)


@shows("standard E6", "ruling 23")
@pytest.mark.parametrize("by", ["Anne", "Paul"])
def test_a_wrong_multiverse_pays_the_joker_whatever_the_vote_and_those_who_said_no(by: str) -> None:
    for ayes in ballots(4, by):
        s = declared(table(modules="multiverse_madness"), by, " ".join(ayes))
        noes = [name for name in ("Vincent", "Marie", "Paul") if name not in (by, *ayes)]
        assert s.won == {"Anne": 3, **dict.fromkeys(noes, 1)}


@shows("standard E6", "ruling 19", "ruling 23", "harley_quinn", "multiverse_madness")
@pytest.mark.parametrize("by", ["Anne", "Paul", "Lea"])
def test_harley_is_paid_by_her_vote_for_a_wrong_multiverse(by: str) -> None:
    for ayes in ballots(5, by):
        s = declared(table(players=5, harley="Lea", modules="multiverse_madness"), by, " ".join(ayes))
        noes = [name for name in ("Vincent", "Marie", "Paul", "Lea") if name not in (by, *ayes)]
        assert s.won == {"Anne": 3, **dict.fromkeys(noes, 1)}


@shows("multiverse E6", "ruling 6")
@pytest.mark.parametrize("players", SIZES)
def test_a_right_multiverse_pays_three_in_all_to_whoever_declared_it_and_one_to_those_who_agreed(players: int) -> None:
    for by in ("Anne", "Marie"):
        for ayes in ballots(players, by):
            s = declared(table(players=players, bag="multiverse_1"), by, " ".join(ayes))
            assert s.won == {by: 3, **dict.fromkeys(ayes, 1)} and s.winner == "finder"


@shows("multiverse E6")
def test_the_declaration_that_passes_is_the_one_that_is_paid() -> None:
    s = declared(table(bag="multiverse_1"), "Paul", "")
    s = declared(s, "Anne", "Paul")
    assert [player.name for player in s if player.may_declare] == ["Vincent", "Marie"]
    assert declared(s, "Marie", "Vincent Anne").won == {"Marie": 3, "Vincent": 1, "Anne": 1}


@shows("multiverse E4, E5", "ruling 15")
@pytest.mark.parametrize("bag", ["multiverse_1", "multiverse_2"])
def test_in_the_multiverse_nobody_has_a_joker_card_to_show(bag: str) -> None:
    s = table(players=8, bag=bag, modules="jokers_prank")
    s.Marie.asks(s.Paul)
    assert not any(player.may_reveal for player in s)
    assert len({player.card for player in s}) == 8


@shows("multiverse E1, E2, E3")
def test_a_conviction_in_the_multiverse_pays_nobody_whatever_had_failed_before() -> None:
    s = survived(table(bag="multiverse_1"), "Paul", "Anne")
    assert accused(s, "Marie", "Anne").won == {} and s.winner == "nobody"


# -- the score sheet -------------------------------------------------------------------------------------------------


def test_points_add_up_over_rounds_and_applause_is_worth_none() -> None:
    s = accused(table(rounds=2), "Paul", "Anne")
    for player in s:
        player.applauds(s.Anne if player is not s.Anne else s.Paul)
    assert s.all_saw("applause", seats=[s.Anne.seat])
    s.everybody_looks()
    before = s.scores
    assert before == {"Anne": 0, "Vincent": 1, "Marie": 1, "Paul": 2}
    joker = s.joker
    joker.reveals().names(s.table.location)
    assert s.scores == {**before, joker.name: before[joker.name] + 4}
    assert [result.ending.points for result in s.table.results] == [(0, 1, 1, 2), s.ending.points]


@shows("super_powers")
def test_all_that_was_dealt_is_shown_at_the_end_of_a_round() -> None:
    s = tied(table(players=5, harley="Lea", Paul="god_complex"))
    cards = ["joker", WATCHTOWER, WATCHTOWER, WATCHTOWER, f"{WATCHTOWER}+harley"]
    assert s.all_saw("round_over", cards=cards, abilities=[player.ability for player in s])
    assert [seat.card for seat in s.spectator.public.seats] == cards
    assert s.spectator.public.seats[s.Paul.seat].ability == "god_complex"
    assert tied(table()).all_saw("round_over", abilities=[])


def test_the_highest_total_wins_and_equal_totals_share() -> None:
    s = named(table(rounds=1), "batcave")
    for player in s:
        player.goes_on()
    assert s.over and s.outcome is not None
    assert s.outcome.ending == "points" and s.outcome.points == (0, 1, 1, 1)
    assert s.winners == [s.Vincent, s.Marie, s.Paul]
    assert s.all_saw("game_over", seats=[1, 2, 3], scores=[0, 1, 1, 1])


def test_a_game_ends_after_the_agreed_number_of_rounds_and_not_before() -> None:
    s = dealt(3, rounds=3)
    rounds = set()
    while not s.over:
        assert s.outcome is None
        rounds.add(s.table.round)
        s.passes()
    assert rounds == {1, 2, 3} and len(s.table.results) == 3
