"""The worked examples of the specification, 15 to 31: Suspicion, interrogations, attacks, who wins at the end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tokyo_ghoul.scenes import TokyoGhoulScene, table

from penombre.testing.shows import shows


@shows("example 15")
def test_example_15_a_pair_of_food_takes_one_token_where_food_or_pairs_are_suspect() -> None:
    def arrive(place: str) -> TokyoGhoulScene:
        return table(place, A="CTD", B="NNT", C="NTD", D="CCD")

    s = arrive("big_girl")
    assert s.B.areas == {"nourriture": 1} and s.reserve == 11
    assert s.A.tokens == s.C.tokens == s.D.tokens == 0
    assert s.all_saw("suspicion", area="nourriture", seats=[s.B], reserve=11)
    s = arrive("universite_kamii")
    s.A.passes()
    assert s.B.areas == s.D.areas == {"paire": 1} and s.A.tokens == s.C.tokens == 0
    assert s.all_saw("suspicion", area="paire", seats=[s.B, s.D], reserve=10)


@shows("example 15")
def test_example_15_everybody_learns_who_has_a_pair_and_who_has_none() -> None:
    s = table("big_girl", A="CTD", B="NNT", C="NTD", D="CCD")
    assert all("NN" in hand for hand in s.A.may_hold(s.B))
    assert not any("NN" in hand for hand in s.A.may_hold(s.C))


@shows("example 16")
def test_example_16_one_transformation_is_enough_and_two_are_no_worse() -> None:
    s = table("hopital_kano", A="CNN", B="TTD", C="CNT", D="CDD")
    assert s.B.areas == s.C.areas == {"transformation": 1} and s.A.tokens == s.D.tokens == 0
    assert s.all_saw("suspicion", area="transformation", seats=[s.B, s.C])


@shows("example 17")
def test_example_17_suspicion_hits_the_active_player_too() -> None:
    s = table("siege_ccg", A="NDD", B="CNT", C="CTD", D="CNT")
    assert s.A.areas == {"colombe": 1} and s.all_saw("suspicion", area="colombe", seats=[s.A])
    assert s.A.asked == "interrogate"


def short_reserve() -> TokyoGhoulScene:
    """Two tokens are left, the fourth of five players is at the hospital, and only the second has no Transformation."""
    hands: dict[str, Any] = {"A": "hide CNT", "B": "hinami CND", "C": "kaneki CNT", "D": "touka NTD", "E": "mado CTD"}
    return table("hopital_kano", **hands, active="D", tokens={"A": 6, "B": 6, "C": 6})


@shows("example 18")
def test_example_18_the_last_tokens_go_clockwise_from_the_active_player() -> None:
    s = short_reserve()
    assert [player.areas.get("transformation", 0) for player in s] == [0, 0, 0, 1, 1]
    assert s.reserve == 0 and s.table.exhausted and s.all_saw("suspicion", seats=[s.D, s.E], reserve=0)
    assert not s.over and s.D.asked == "cover_remove"
    s.D.passes()
    assert s.ending == "exhausted" and s.all_saw("exhausted")


@shows("example 18")
def test_example_18_whoever_found_the_reserve_empty_is_not_known_to_be_innocent() -> None:
    s = short_reserve()
    for other in (s.A, s.B, s.C):
        seen = s.E.may_hold(other)
        assert any("T" in hand for hand in seen) and any("T" not in hand for hand in seen)
    assert all("T" in hand for hand in s.E.may_hold(s.D))


@shows("example 19")
@pytest.mark.parametrize("tokens", [3, 4])
@pytest.mark.parametrize("taken", ["N", "T", "D"])
def test_example_19_with_three_tokens_or_more_the_whole_hand_is_shown(tokens: int, taken: str) -> None:
    s = table("anteiku", A="CNT", B="NTD", C="CND", D="CTD", tokens={"B": tokens})
    s.A.interrogates(s.B)
    assert s.all_saw("interrogates", seat=s.A, target=s.B, cards=3)
    assert s.A.asked == "interrogation_exchange" and s.B.asked is None
    assert s.who_saw("saw") == "A" and s.A.saw("saw", target=s.B, cards=["nourriture", "transformation", "colombe"])
    s.A.exchanges("C", taken)
    assert sorted(s.A.hand) == sorted("NT" + taken) and sorted(s.B.hand) == sorted("CNTD".replace(taken, ""))


@shows("example 19")
def test_example_19_with_two_tokens_two_cards_of_the_own_choice_are_shown() -> None:
    s = table("anteiku", A="CNT", B="NTD", C="CND", D="CTD", tokens={"B": {"cafe": 1, "rumeur": 1}})
    s.A.interrogates(s.B)
    assert s.all_saw("interrogates", seat=s.A, target=s.B, cards=2)
    assert list(s.B.options) == ["nourriture+transformation", "nourriture+colombe", "transformation+colombe"]
    s.B.shows("ND")
    assert s.who_saw("saw") == "A" and s.A.saw("saw", target=s.B, cards=["nourriture", "colombe"])
    assert not any("transformation" in option.split(">")[-1] for option in s.A.options)
    assert s.A.has_seen_of(s.B) == [] and s.A.private.shown == ("nourriture", "colombe")
    s.A.keeps()
    assert s.A.has_seen_of(s.B) == ["ND"] and s.C.has_seen_of(s.B) == []


@shows("example 20")
@pytest.mark.parametrize("masks", [False, True])
def test_example_20_others_cannot_tell_an_exchange_from_none(masks: bool) -> None:
    up = "m" * masks
    hands: dict[str, Any] = {"A": f"CNT{up}", "B": f"NTD{up}", "C": f"CND{up}", "D": f"CTD{up}"}

    def interrogated() -> TokyoGhoulScene:
        s = table("anteiku", masks=masks, supports="D", **hands)
        s.A.interrogates(s.B)
        s.B.shows("ND")
        return s

    kept, exchanged, exchanged_otherwise = interrogated(), interrogated(), interrogated()
    kept.A.keeps()
    exchanged.A.exchanges("C", "D")
    exchanged_otherwise.A.exchanges("N", "N")
    assert (kept.A.hand, kept.B.hand) == ("CNT", "NTD") == (exchanged_otherwise.A.hand, exchanged_otherwise.B.hand)
    assert (exchanged.A.hand, exchanged.B.hand) == ("NTD", "CNT")
    assert kept.all_saw("interrogation_over", seat=0, target=1, gave="", took="")
    for _ in range(2):  # at once, and a turn later
        for other in (exchanged, exchanged_otherwise):
            for seat in (2, 3):
                assert kept[seat].everything == other[seat].everything
            assert kept.spectator.everything == other.spectator.everything
            assert kept.A.everything != other.A.everything and kept.B.everything != other.B.everything
        for s in (kept, exchanged, exchanged_otherwise):
            s.passes()
    assert exchanged.who_saw("interrogation_over", gave="cafe", took="colombe") == "A"
    assert exchanged.who_saw("interrogation_over", gave="colombe", took="cafe") == "B"


@shows("example 21")
def test_example_21_at_the_university_a_pair_broken_by_the_exchange_is_not_suspect() -> None:
    s = table("universite_kamii", A="kaneki CNN", B="NTD", C="CTD", D="CTD")
    s.A.interrogates(s.B)
    s.B.shows("ND")
    s.A.exchanges("N", "D")
    assert s.A.hand == "CND" and s.A.tokens == 0
    assert s.B.hand == "NNT" and s.B.areas == {"paire": 1}  # the pair went over to the other
    s = table("universite_kamii", A="kaneki CNN", B="NTD", C="CTD", D="CTD")
    s.A.interrogates(s.B)
    s.B.shows("ND")
    s.A.keeps()
    assert s.A.areas == {"paire": 1} and s.B.tokens == 0


@shows("example 22")
def test_example_22_only_the_others_with_the_most_tokens_may_be_attacked() -> None:
    s = table("ruelle", A="touka", B="", C="", D="", E="", tokens={"A": 5, "B": 3, "C": 3, "D": 1})
    s.A.passes()
    assert s.A.asked == "attack" and s.A.may_choose == "BC"


@shows("example 23")
def test_example_23_a_token_just_given_makes_a_target() -> None:
    s = table("chantier", A="rize", B="kaneki", C="hide", D="", E="", tokens={"B": 2, "C": 2})
    s.A.adds(s.B)
    assert s.B.areas == {"rumeur": 3} and s.all_saw("token_given", seat=s.A, target=s.B, area="rumeur")
    assert s.A.may_choose == "B"
    s.A.attacks(s.B)
    assert s.A.met == ("elimination",)


@shows("example 24")
def test_example_24_whoever_may_not_attack_is_asked_all_the_same() -> None:
    def on_red(first: str, second: str) -> TokyoGhoulScene:
        hands: dict[str, Any] = {"C": "mado CTD", "D": "hide CND", "E": "kaneki NTD"}
        s = table("ruelle", A=f"{first} CNT", B=f"{second} CNT", **hands, tokens={"B": 2})
        s.A.passes()
        return s

    peaceful, murderous = on_red("hinami", "touka"), on_red("touka", "hinami")
    assert list(peaceful.A.options) == ["pass"] and list(murderous.A.options) == ["pass", "seat-1"]
    for _ in range(2):  # while they think, and once they have let it be
        for seat in (2, 3, 4):
            assert peaceful[seat].everything == murderous[seat].everything
        assert peaceful.spectator.everything == murderous.spectator.everything
        peaceful.passes()
        murderous.passes()
    assert peaceful.all_saw("no_attack", seat=0)


@shows("example 25")
def test_example_25_kimi_killed_wins_through_nishiki_and_the_inspectors_lose() -> None:
    s = table(
        "ruelle",
        A="mado CTD",
        B="amon CNT",
        C="kimi CNT",
        D="nishiki CNT",
        E="hide DDN",
        F="tsukiyama CND",
        tokens={"C": 1},
    )
    s.A.passes().attacks(s.C)
    assert s.ending == "kill" and s.won == "CE"
    assert s.C.met == ("companion",) and s.E.met == ("stay_alive",)
    assert s.A.met == s.B.met == s.D.met == s.F.met == ()


def exhausted(**hands: Any) -> TokyoGhoulScene:
    """The match ends because the Reserve is empty, with these people at the table."""
    s = table("hopital_kano", **hands, reserve=1)
    s.A.passes()
    assert s.ending == "exhausted"
    return s


@shows("example 26")
def test_example_26_a_companion_alive_needs_no_cards() -> None:
    s = exhausted(A="kimi DDT", B="nishiki CTT", C="rize CNT", D="mado CNN", E="hide CND")
    assert s.won == "A" and s.A.met == ("companion",)


@shows("example 27")
@pytest.mark.parametrize(("hand", "met"), [("NNT", ("stay_alive",)), ("NDT", ())])
def test_example_27_without_nishiki_kimi_needs_two_food_alive(hand: str, met: tuple[str, ...]) -> None:
    s = exhausted(A=f"kimi {hand}", B="hinami CND", C="rize CT", D="mado", E="hide")
    assert s.A.met == met and (s.A in s.winners) == bool(met)


@shows("example 27")
@pytest.mark.parametrize(("hand", "met"), [("NNT", ("stay_alive",)), ("NDT", ())])
def test_example_27_nishiki_killed_leaves_kimi_to_her_own_cards(hand: str, met: tuple[str, ...]) -> None:
    s = table("ruelle", A="mado CTD", B="nishiki CCT", C=f"kimi {hand}", D="hide", E="rize", tokens={"B": 1})
    s.A.passes().attacks(s.B)
    assert s.A.met == ("elimination",) and s.B.met == ()  # two coffees do not help the dead
    assert s.C.met == met and (s.C in s.winners) == bool(met)


def suspected(inspectors: str, hand: str) -> TokyoGhoulScene:
    """An Inspector's turn, with one token on Tsukiyama, who sits third."""
    first, second = inspectors.split()
    others: dict[str, Any] = {"C": "tsukiyama CNT", "D": "hinami CND", "E": "hide CNT", "F": "kaneki NTD"}
    return table(A=f"{first} {hand}", B=second, **others, tokens={"C": 1})


@shows("example 28")
def test_example_28_suzuya_eliminates_with_two_doves_and_one_token_without_a_move() -> None:
    s = suspected("suzuya amon", "DDT")
    assert s.A.may_strike == "C"
    slot, visible = s.slot, s.visible
    s.A.strikes(s.C)
    assert (s.slot, s.visible) == (slot, visible) and not s.A.saw("moved")
    assert s.ending == "kill" and s.all_saw("attack", seat=s.A, target=s.C, source="special")
    assert s.A.met == ("elimination",) and s.B.met == ("team",) and s.C.met == ()
    assert s.table.ending.source == "special" and s.table.ending.victim == s.C.seat


@shows("example 28")
def test_example_28_one_dove_is_too_few_and_amon_wants_three_tokens() -> None:
    assert suspected("suzuya amon", "DNT").A.may_strike == ""
    assert suspected("amon suzuya", "DDT").A.may_strike == ""
    assert suspected("suzuya amon", "DDT").A.may_strike == "C"


@shows("example 28")
def test_example_28_nobody_else_sees_whether_there_was_a_choice() -> None:
    armed, unarmed = suspected("suzuya amon", "DDT"), suspected("amon suzuya", "DDT")
    assert armed.A.ask != unarmed.A.ask
    for seat in (2, 3, 4, 5):
        assert armed[seat].everything == unarmed[seat].everything
    assert armed.spectator.everything == unarmed.spectator.everything


@shows("example 29")
def test_example_29_several_players_may_win_together() -> None:
    s = table("ruelle", A="rize CND", B="kaneki CNT", C="hinami CTT", D="hide DDN", E="mado CNT", tokens={"B": 1})
    s.A.passes().attacks(s.B)
    assert s.won == "ACD"
    assert [player.met for player in s] == [("elimination",), (), ("stay_alive",), ("stay_alive",), ()]


@shows("example 30")
def test_example_30_nobody_may_win_at_all() -> None:
    s = exhausted(A="kaneki NTD", B="hinami CCN", C="mado TDD", D="hide CNT")
    assert s.won == "" and s.outcome is not None and s.outcome.winners == ()
    assert s.all_saw("game_over", ending="exhausted", winner_seats=[])


@shows("example 31")
def test_example_31_a_ghoul_killed_by_tsukiyama_helps_neither_inspectors_nor_kimi() -> None:
    s = table(
        "ruelle",
        A="tsukiyama CTD",
        B="nishiki CCT",
        C="kimi CNT",
        D="mado NDD",
        E="suzuya CNT",
        F="hide NND",
        tokens={"B": 2},
    )
    s.A.passes().attacks(s.B)
    assert s.won == "A" and s.A.met == ("elimination",)
    assert s.C.met == s.D.met == s.E.met == ()
