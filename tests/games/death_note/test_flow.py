"""The flow of a game (5.1 to 5.8): order and directions, turns, moments, who is asked, what time answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from tests.games.death_note.scenes import DeathNoteScene, dealt, looks_different, table

from penombre.engine import Answer
from penombre.games.death_note.catalogue import (
    ACTIONS,
    ANY,
    CHECK,
    DEATH,
    DISCARDED,
    OTHERS_START,
    ROUND_START,
    START,
    TURN,
)
from penombre.testing.shows import shows

# -- 5.1 order and directions ------------------------------------------------------------------------------------------


@shows("example G6")
@pytest.mark.parametrize(("round", "order"), [(1, "ABCD"), (2, "DCBA"), (3, "ABCD"), (4, "DCBA"), (5, "ABCD")])
@pytest.mark.parametrize("l_seat", [0, 2, 4])
def test_odd_rounds_go_clockwise_from_l_and_even_ones_counter_clockwise(round: int, order: str, l_seat: int) -> None:
    s = table(round=round, l_seat=l_seat)
    assert s.order == order
    had = ""
    while s.table.round == round and not s.open & {"allot", "designate", "dealings", "designate_two", "ally"}:
        if s.open == {"turn_start"}:
            had += s.active
        s.passes()
        if s.over:
            break
    assert had == order


def test_the_dead_have_no_turn() -> None:
    s = table(dead="B", secret="C", roles="misa mogi higuchi light")
    s.A.leaves().ends()
    assert s.active == "D"


@shows("example F9", "ruling 3")
def test_whoever_has_moved_to_an_earlier_seat_still_has_the_turn_that_is_due() -> None:
    s = table(turn="B", B="remaniement")
    s.B.plays("remaniement", s.D).leaves().ends()
    assert s.order == "ADCB" and s.active == "D"
    s.D.leaves().ends()
    assert s.active == "C"


def test_whoever_had_a_turn_and_moves_to_a_later_seat_has_no_second_one() -> None:
    s = table(turn="C", C="remaniement")
    s.C.plays("remaniement", s.A).leaves().ends()
    assert s.order == "CBAD" and s.active == "D"


def test_seats_stay_exchanged_in_later_rounds() -> None:
    s = table(A="remaniement")
    s.A.plays("remaniement", s.D)
    s.next_round().until("turn_start")
    assert s.order == "ACBD" and s.active == "A"


@shows("example F2", "example G3")
@pytest.mark.parametrize(
    ("dead", "secret", "expected"),
    [
        ("", "", {"A": "BD", "B": "AC", "C": "BD", "D": "AC"}),
        ("D", "", {"A": "BC", "B": "AC", "C": "AB", "D": ""}),
        ("", "D", {"A": "BC", "B": "AC", "C": "AB", "D": ""}),
        ("A C", "", {"A": "", "B": "D", "C": "", "D": "B"}),
        ("A C", "B", {"A": "", "B": "", "C": "", "D": ""}),
    ],
)
def test_neighbours_are_the_next_living_players_on_both_sides(dead: str, secret: str, expected: dict[str, str]) -> None:
    s = table(dead=dead, secret=secret, roles="misa mogi higuchi light")
    assert {letter: s.player(letter).neighbours for letter in "ABCD"} == expected
    assert s.L.neighbours == ""


def test_neighbours_follow_the_seats() -> None:
    s = table(seats=6, A="remaniement")
    s.A.plays("remaniement", s.C)
    assert s.A.neighbours == "BD" and s.C.neighbours == "BE" and s.B.neighbours == "AC"


# -- 5.2 the steps of a round ------------------------------------------------------------------------------------------


def test_a_round_goes_step_by_step() -> None:
    s = table("gift", L="rem", A="alibi", B="decouverte", tile="pacte", pile="tactique", deck="taupe piege page yeux")
    steps: list[str] = []
    while s.table.round == 1:
        for kind in s.open:
            if not steps or steps[-1] != kind:
                steps.append(kind)
        s.passes()
    turns = ["turn_start", "tile_choice", "turn_main"] * 4
    assert steps == [
        "gift",
        "gift_card",
        "window_round_start",
        *turns,
        "window_before_reveal",
        "window_tile_revealed",
        "dealings",
        "window_before_allot",
        "allot",
        "window_round_end",
    ]


def test_after_a_discard_there_is_a_moment_to_answer_it() -> None:
    s = table(B="alibi")
    s.A.discards()
    assert s.window == "discarded" and s.asked == "B" and s.A.hand == ()


def test_cards_are_drawn_before_that_moment() -> None:
    s = table(B="alibi", ryuk="A", deck="rem")
    s.A.discards()
    assert s.window == "discarded" and s.A.hand == ("rem",) and s.asked == "AB"


def test_ryuk_s_suspicion_comes_before_anybody_may_answer_the_tile() -> None:
    s = table("before_reveal", tile="pacte", ryuk="A", A="alibi")
    s.A.passes()
    assert s.window == "tile_revealed" and s.A.suspicion == 1


@shows("example G8")
@pytest.mark.parametrize(("ryuk", "revealed", "front"), [("", "", ""), ("A", "A", ""), ("A", "", "B alibi A")])
def test_ryuk_s_suspicion_is_for_an_unrevealed_holder_without_an_alibi(ryuk: str, revealed: str, front: str) -> None:
    s = table("reveal", tile="pacte", ryuk=ryuk, revealed=revealed, front=front, roles="misa mogi light")
    assert s.suspicion == {}


def test_a_tile_without_ryuk_gives_the_holder_nothing() -> None:
    s = table("reveal", tile="tactique", ryuk="A")
    assert s.suspicion == {}


def test_the_tile_l_reveals_is_the_top_one_and_the_others_are_discarded_unseen() -> None:
    s = table("reveal", tile="tactique", pile="pacte")
    assert s.all_saw("tile", tile="tactique")
    s.next_round()
    t = s.table
    assert not t.cards(t.pile(1)) and len(t.cards(t.tile_discard)) == 5
    assert [t.faces[card] for card in t.cards(t.tile_discard) if t.knows(s.A.seat, card)] == ["tactique"]


@pytest.mark.parametrize(
    ("tile", "stays"),
    [("poursuite", True), ("amour", True), ("ami", True), ("decision", True), ("tactique", False), ("pari", False)],
)
def test_some_tiles_stay_in_play(tile: str, stays: bool) -> None:
    s = table("effect", tile=tile, roles="misa mogi light")
    s.next_round()
    t = s.table
    assert (tile in [t.faces[card] for card in t.cards(t.tile_zone)]) == stays


@shows("ami")
@pytest.mark.parametrize("at", ["before_allot", "turn"])
def test_a_friend_who_has_been_one_is_discarded(at: str) -> None:
    s = table(
        at, round=3 if at == "before_allot" else 4, tile="ami" if at == "before_allot" else "", friend=True, A="alibi"
    )
    s.A.plays("alibi", s.A)
    s.next_round()
    t = s.table
    assert "ami" in [t.faces[card] for card in t.cards(t.tile_discard)] and not t.friend


def test_at_the_end_of_a_round_alibis_discovery_and_clearing_go_and_the_others_stay() -> None:
    front = "A alibi B, B decouverte A, C se_blanchir, A manipulation C, D fausse_piste mogi, B menace CD"
    s = table("round_end", tile="tactique", front=front, ryuk="A", locked=True, played="C1", roles="misa mogi light")
    assert s.table.round == 2 and not s.table.locked and s.ryuk == "A"
    assert s.front == ["A manipulation C", "D fausse_piste mogi", "B menace CD"]
    assert set(s.discard) >= {"alibi", "decouverte", "se_blanchir"}


def test_what_counts_for_one_round_is_forgotten_in_the_next() -> None:
    s = table("round_end", tile="expedient", bonus=3, played="A2")
    t = s.table
    assert t.played == (0,) * 5 and t.bonus == 0 and set(t.marks) == {""}
    assert t.turns == 1 << s.A.seat and not t.allotting


@pytest.mark.parametrize("at", ["turn", "main"])
def test_whoever_dies_on_the_own_turn_has_no_more_of_it(at: str) -> None:
    s = table(at, A="page alibi", inactive="watari", roles="misa mogi light")
    s.A.plays("page", 1, "mogi")
    s.nobody_reacts()
    assert not s.A.alive and s.A.hand == () and s.active == "B"
    assert at == "main" or not s.A.saw("sees_tile")


def test_a_player_killed_by_somebody_else_on_the_own_turn_ends_it_too() -> None:
    s = table(A="mouchards", B="alibi", front="C menace AB", roles="misa mogi light higuchi")
    s.B.plays("alibi", s.B)
    s.nobody_reacts()
    assert s.dead == "A" and s.active == "B"


# -- 5.4 which Action in which moment --------------------------------------------------------------------------------

CLASSES = {
    "fouiner": "S",
    "fuite_d_informations": "S",
    **dict.fromkeys(["alibi", "decouverte", "renoncement"], "A"),
    "couverture": "O",
    "se_blanchir": "B",
    **dict.fromkeys(["demission", "accusations"], "RD"),
    **dict.fromkeys(["mise_en_scene", "fausse_identite", "secret_defense", "faux_death_note"], "RK"),
    "mensonge": "RR",
}
"""The classes of the Actions that are not T."""
TIMING = {
    "S": START,
    "T": TURN,
    "A": ANY,
    "O": OTHERS_START,
    "B": ROUND_START,
    "RD": DISCARDED,
    "RK": DEATH,
    "RR": CHECK,
}


@pytest.mark.parametrize("card", ACTIONS)
def test_every_action_has_the_class_of_the_table(card: str) -> None:
    assert ACTIONS[card].timing == TIMING[CLASSES.get(card, "T")]


MOMENTS: dict[str, tuple[str, Callable[[str], DeathNoteScene]]] = {
    "round_start": ("BA", lambda hand: table("round_start", ryuk="A", A=hand)),
    "own turn_start": ("STA", lambda hand: table(seats=6, ryuk="A", A=hand, B="mouchards")),
    "another's turn_start": ("OA", lambda hand: table(turn="B", ryuk="A", A=hand)),
    "own turn_main": ("TA", lambda hand: table("main", seats=6, ryuk="A", A=hand, B="mouchards")),
    "another's turn_main": ("A", lambda hand: table("main", turn="B", ryuk="A", A=hand)),
    "before_reveal": ("A", lambda hand: table("before_reveal", ryuk="A", A=hand)),
    "tile_revealed": ("A", lambda hand: table("tile_revealed", tile="tactique", ryuk="A", A=hand)),
    "before_allot": ("A", lambda hand: table("before_allot", tile="tactique", ryuk="A", A=hand)),
    "round_end": ("A", lambda hand: table("round_end", tile="tactique", ryuk="A", A=hand)),
    "discarded": ("RD", lambda hand: _discarded(hand)),
    "death": ("RK", lambda hand: _death(hand)),
    "check": ("RR", lambda hand: _check(hand)),
}
"""Each moment with the classes it admits, and how to come to it with a hand for A and everything there is to aim at."""


def _discarded(hand: str) -> DeathNoteScene:
    s = table(turn="B", ryuk="A", A=hand)
    s.B.discards()
    return s


def _death(hand: str) -> DeathNoteScene:
    s = table(turn="B", ryuk="A", locked=True, A=hand, B="death_note", roles="misa mogi light")
    s.B.plays("death_note", s.A).borrows_nothing()
    return s


def _check(hand: str) -> DeathNoteScene:
    return table("effect", tile="matsuda_enquete", ryuk="A", A=hand, roles="misa mogi light")


@pytest.mark.parametrize("moment", MOMENTS)
def test_each_moment_admits_its_classes_and_says_of_the_others_that_it_is_not_their_time(moment: str) -> None:
    classes, stage = MOMENTS[moment]
    admitted = {classes} if classes.startswith("R") else set(classes)
    hand = [card for card in ACTIONS if not (moment == "death" and card == "death_note")]
    s = stage(" ".join(hand))
    expected = [card for card in hand if CLASSES.get(card, "T") in admitted]
    if moment == "round_end":
        expected.remove("alibi")
    assert s.A.may_play == expected
    if s.A.ask is not None and not s.A.ask.optional:
        refused = {card: reason for card, reason in s.A.refused.items() if card in ACTIONS}
        assert refused == {
            card: "too_late" if card == "alibi" and moment == "round_end" else f"timing_{ACTIONS[card].timing}"
            for card in hand
            if card not in expected
        }


# -- who is asked ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moment", ["round_start", "before_reveal", "tile_revealed", "before_allot", "discarded", "check"]
)
def test_whoever_has_a_card_is_asked_whatever_it_is(moment: str) -> None:
    for hand in ("alibi", "rem", "demission", "mensonge", "mouchards"):
        s = MOMENTS[moment][1](hand)
        assert s.asked == "A", hand


@pytest.mark.parametrize(
    "moment", ["round_start", "before_reveal", "tile_revealed", "before_allot", "discarded", "check"]
)
def test_whoever_has_no_card_is_not_asked(moment: str) -> None:
    assert MOMENTS[moment][1]("").window == ""


def test_after_the_allotment_only_discovery_and_renunciation_are_left_and_still_everybody_is_asked() -> None:
    s = table("round_end", tile="tactique", A="rem", B="alibi", C="decouverte")
    assert s.asked == "ABC"


def test_who_may_answer_a_discard_is_judged_by_what_everybody_sees() -> None:
    s = table(A="rem", B="piege")
    s.A.discards()
    assert s.asked == "AB", "the one who has discarded might hold a Resignation"


def test_once_the_tile_is_back_nobody_is_asked_again() -> None:
    s = table(A="demission", B="piege")
    s.A.discards()
    s.A.plays("demission").replies("resignation", "put_back")
    assert s.A.asked == "turn_main"


def test_in_a_check_only_concerned_unrevealed_living_players_with_a_card_are_asked() -> None:
    s = table(
        "effect",
        seats=7,
        tile="matsuda_enquete",
        roles="misa mogi light",
        revealed="B",
        secret="C",
        A="rem",
        B="alibi",
        D="piege",
    )
    assert s.window == "check" and s.asked == "AD"
    s = table(seats=7, roles="misa mogi light aizawa", A="rem", B="piege", C="alibi")
    s.A.plays("rem", s.B)
    assert s.window == "check" and s.asked == "B"


def test_a_barred_light_is_asked_like_the_others() -> None:
    s = table("before_reveal", barred=True, roles="light mogi", A="alibi", B="decouverte")
    assert s.asked == "AB"
    s.A.cannot("alibi", "barred")
    s.A.passes()


def test_nobody_can_tell_who_might_have_reacted_in_a_moment() -> None:
    def passed(hand: str) -> DeathNoteScene:
        s = table("before_reveal", tile="tactique", A=hand, B="piege", roles="misa mogi light")
        s.nobody_reacts()
        return s

    assert looks_different(passed("alibi"), passed("rem")) == "A"


def test_on_a_turn_nobody_sees_who_could_come_in() -> None:
    assert looks_different(table(turn="B", A="couverture"), table(turn="B", A="rem")) == "A"
    assert [player.name for player in table(turn="B", A="couverture").waiting] == ["B"]


# -- Actions at the same time ------------------------------------------------------------------------------------------


@shows("example G9")
@pytest.mark.parametrize(("round", "first", "last"), [(1, "A", "E"), (2, "E", "A"), (3, "A", "E"), (4, "E", "A")])
def test_actions_laid_together_are_played_in_the_order_of_the_round(round: int, first: str, last: str) -> None:
    s = table("before_reveal", seats=6, round=round, A="alibi", E="alibi")
    s.E.lays("alibi")
    s.A.lays("alibi")
    assert s.asked == first and s.ryuk == "-"
    s.player(first).declares(s.C)
    assert s.ryuk == first and s.asked == last
    s.player(last).declares(s.C)
    assert s.ryuk == last and [each.count("alibi") for each in s.front] == [1, 1]


def test_three_cards_at_the_same_time_and_then_all_are_asked_again() -> None:
    s = table("round_start", seats=6, A="alibi", B="decouverte", C="se_blanchir alibi", D="piege")
    s.D.passes()
    s.C.lays("se_blanchir")
    s.B.lays("decouverte")
    s.A.lays("alibi")
    s.A.declares(s.A)
    s.B.declares(s.B)
    assert s.front == ["A alibi A", "B decouverte B", "C se_blanchir"] and s.ryuk == "B"
    assert s.window == "round_start" and s.asked == "CD"


def test_a_card_that_cannot_be_played_any_more_goes_back_without_a_word() -> None:
    s = table("before_reveal", A="alibi", B="renoncement", ryuk="B", suspicion="B2")
    s.A.lays("alibi")
    s.B.lays("renoncement")
    s.A.declares(s.A)
    assert s.ryuk == "A" and s.B.hand == ("renoncement",) and s.table.played[s.B.seat] == 0
    assert not any(player.saw("plays", card="renoncement") for player in s)
    t = table("before_reveal", A="alibi", B="renoncement", ryuk="B", suspicion="B2")
    t.A.lays("alibi")
    t.B.passes()
    t.A.declares(t.A)
    assert looks_different(s, t) == ""


def test_the_card_of_one_who_has_died_meanwhile_is_not_played() -> None:
    s = table("before_reveal", A="alibi", B="decouverte piege", front="C menace AB", roles="misa mogi light")
    s.A.lays("alibi")
    s.B.lays("decouverte")
    s.A.declares(s.A)
    s.nobody_reacts()
    assert s.dead == "B" and s.B.hand == () and not s.all_saw("plays", card="decouverte")


def test_a_moment_lasts_until_everybody_passes() -> None:
    s = table("before_reveal", seats=6, A="alibi alibi decouverte", tile="tactique")
    s.A.plays("alibi", s.A)
    assert s.window == "before_reveal"
    s.A.plays("alibi", s.B)
    assert s.window == "before_reveal"
    s.A.plays("decouverte", s.C)
    assert s.window == "" and s.L.asked == "designate"


def test_on_a_turn_the_others_may_come_in_again_and_again_until_it_goes_on() -> None:
    s = table(A="fouiner", B="alibi couverture", C="decouverte")
    s.B.plays("alibi", s.B)
    s.C.plays("decouverte", s.C)
    s.A.plays("fouiner")
    s.B.plays("couverture")
    assert s.A.asked == "turn_start" and s.ryuk == "C"


# -- 5.6 what is drawn -------------------------------------------------------------------------------------------------


@shows("example F3", "example A6", "example A8")
@pytest.mark.parametrize("ryuk", [False, True])
@pytest.mark.parametrize("manipulations", [0, 1, 2])
@pytest.mark.parametrize("snoopings", [0, 1, 2])
@pytest.mark.parametrize("choice", ["leave", "discard"])
def test_what_is_drawn_for_a_tile(ryuk: bool, manipulations: int, snoopings: int, choice: str) -> None:
    s = table(
        seats=6,
        A="fouiner " * snoopings,
        B="decouverte",
        front=", ".join(["C manipulation A"] * manipulations),
        ryuk="A" if ryuk else "",
    )
    for _ in range(snoopings):
        s.A.plays("fouiner")
    if snoopings and not ryuk:  # Snooping takes Ryuk: somebody else gets the pawn
        s.B.plays("decouverte", s.D)
    s.A.looks()
    base = int(ryuk or (manipulations > 0) == (choice == "discard"))
    drawn = base + (snoopings if choice == "discard" else 0)
    assert s.A.ask is not None
    assert s.A.ask.args["left" if choice == "leave" else "discarded"] == drawn
    s.A.chooses(choice)
    assert len(s.A.hand) == drawn


@shows("example A6")
def test_the_pawn_counts_at_the_moment_of_the_choice() -> None:
    s = table(A="fouiner", B="decouverte")
    s.A.plays("fouiner")
    s.B.plays("decouverte", s.C)
    s.A.discards()
    assert len(s.A.hand) == 1


# -- 5.7 the allotment -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("written", "expected"), [("AAA", {"A": 3}), ("ABC", {"A": 1, "B": 1, "C": 1})])
def test_l_hands_out_all_as_he_likes(written: str, expected: dict[str, int]) -> None:
    s = table("allot", tile="amour")
    s.L.allots(written)
    assert s.suspicion == expected


def test_l_must_hand_out_all_and_only_to_those_who_can_get_them() -> None:
    s = table("allot", tile="amour", front="A alibi B", revealed="C", secret="D", roles="misa mogi higuchi light")
    assert s.L.ask is not None and (s.L.ask.least, s.L.ask.most, s.L.ask.repeat) == (4, 4, True)
    assert s.L.may_choose == "AD"


def test_suspicions_of_a_tile_of_alibis_and_of_a_bonus_add_up() -> None:
    s = table("allot", seats=6, tile="expedient", front="A alibi B, C alibi B", bonus=4)
    assert s.L.ask is not None and s.L.ask.args["count"] == 1 + 2 + 4


def test_a_tile_without_suspicions_asks_nothing_of_l() -> None:
    s = table("allot", tile="execution")
    assert s.table.round == 5 and s.suspicion == {}


@pytest.mark.parametrize(
    ("suspicion", "round", "most"),
    [("B2 C1", 1, "B"), ("B1 C1", 1, "B"), ("B1 C1", 2, "C"), ("", 1, "A"), ("", 2, "D")],
)
def test_time_gives_all_to_the_one_with_most_and_ties_go_by_the_order(suspicion: str, round: int, most: str) -> None:
    s = table("allot", tile="poursuite" if round == 1 else "contact", suspicion=suspicion)
    assert s.L.ask is not None and s.L.ask.default == (f"seat-{s.player(most).seat}",) * 3


# -- 5.8 and the tables of 6: what time answers ----------------------------------------------------------------------


class Row(NamedTuple):
    """A decision: how to come to it, who decides, what time answers (None: chance)."""

    stage: Callable[[], DeathNoteScene]
    who: str
    default: Answer | None


def played(card: str, *declared: Any, by: str = "A", **more: Any) -> Callable[[], DeathNoteScene]:
    """Somebody plays a card on the own turn; players are written by their letters."""

    def stage() -> DeathNoteScene:
        s = table(**{by: card, "roles": "misa mogi light aizawa", **more})
        s.player(by).plays(card.split()[0], *[_meant(s, each) for each in declared])
        return s

    return stage


def effect(tile: str, *designated: Any, **more: Any) -> Callable[[], DeathNoteScene]:
    """L reveals a tile, and designates."""

    def stage() -> DeathNoteScene:
        s = table("effect", tile=tile, **{"roles": "misa mogi light aizawa", **more})
        if designated:
            s.L.designates(*[_meant(s, each) for each in designated])
        return s

    return stage


def after(
    stage: Callable[[], DeathNoteScene], *steps: Callable[[DeathNoteScene], object]
) -> Callable[[], DeathNoteScene]:
    """A scene in which more is done after another one."""

    def later() -> DeathNoteScene:
        s = stage()
        for step in steps:
            step(s)
        return s

    return later


def _meant(s: DeathNoteScene, each: Any) -> Any:
    return s.player(each) if isinstance(each, str) and len(each) == 1 else each


DECISIONS: dict[str, list[Row]] = {
    "gift": [Row(lambda: table("gift", L="rem alibi"), "L", None)],
    "gift_card": [Row(after(lambda: table("gift", L="rem alibi"), lambda s: s.L.chooses(s.A)), "L", None)],
    "window_round_start": [Row(lambda: table("round_start", A="alibi"), "A", "pass")],
    "window_discarded": [Row(lambda: _discarded("demission"), "A", "pass")],
    "window_death": [Row(lambda: _death("fausse_identite"), "A", "pass")],
    "window_check": [Row(lambda: _check("mensonge"), "A", "pass")],
    "turn_start": [Row(lambda: table(A="fouiner"), "A", "look")],
    "turn_main": [Row(lambda: table("main", A="mouchards"), "A", "end")],
    "tile_choice": [Row(after(table, lambda s: s.A.looks()), "A", "leave")],
    "allot": [Row(lambda: table("allot", tile="tactique", suspicion="C1"), "L", ("seat-3",))],
    "allot_one": [Row(lambda: table("allot", tile="frenesie", suspicion="C1"), "L", "seat-3")],
    # cards
    "play_target": [Row(played("mouchards"), "A", None)],
    "play_role": [Row(played("amnesie"), "A", None)],
    "play_name": [Row(played("page", 1), "A", None), Row(played("fausse_piste"), "A", None)],
    "borrow": [Row(played("death_note", "B", B="mouchards"), "A", "none")],
    "supporter": [Row(played("partisan"), "A", None)],
    "supporter_suspicion": [Row(played("partisan", "reveal-1"), "A", None)],
    "two_players": [Row(played("destins", seats=6), "A", None)],
    "crossed_fates": [Row(played("destins", "BC"), "B", "no"), Row(played("destins", "BC"), "C", "no")],
    "mole": [Row(played("taupe", L="rem alibi"), "A", None)],
    "lay_away_count": [Row(played("enregistrements rem"), "A", "lay-0"), Row(played("fondation rem"), "A", "lay-0")],
    "lay_away": [Row(played("enregistrements rem alibi", 1), "A", None)],
    "reveal_inactive": [Row(played("enregistrements rem", 1), "A", None)],
    "tailing": [Row(played("filature", 1), "A", "draw")],
    "renounce": [Row(played("renoncement", ryuk="A", suspicion="A2"), "A", "lose-0")],
    "look_at_neighbour": [Row(played("presence", ryuk="B"), "B", None)],
    "testimony": [Row(played("temoignage", "B"), "B", "nobody")],
    "reshuffle": [Row(played("remaniement", "B", suspicion="B1"), "A", "nothing")],
    "trapped": [Row(played("piege", "B"), "B", None)],
    "bureau": [Row(played("bureau", "B", B="rem alibi taupe"), "B", None)],
    "resignation": [
        Row(after(lambda: _discarded("demission"), lambda s: s.A.plays("demission")), "A", "put_back"),
    ],
    "accusations": [
        Row(after(lambda: _discarded("accusations"), lambda s: s.A.plays("accusations")), "A", "suspicion"),
    ],
    "lie": [
        Row(after(played("rem", "B", B="mensonge"), lambda s: s.B.plays("mensonge")), "B", "yes"),
        Row(after(lambda: _check("mensonge"), lambda s: s.A.plays("mensonge")), "A", "no"),
        Row(after(effect("assaut", "B", "mogi", B="mensonge"), lambda s: s.B.plays("mensonge")), "B", "no"),
        Row(after(effect("decision", C="mensonge"), lambda s: s.C.plays("mensonge")), "C", "no"),
    ],
    "blackmail": [Row(played("chantage", "B", B="rem alibi"), "A", None)],
    "spill_own": [Row(played("deballage rem alibi", "A", B="taupe"), "A", None)],
    # tiles
    "designate": [
        *[Row(effect(tile), "L", None) for tile in ("renaissance", "confrontation", "tactique", "temps_couvert")],
        *[Row(effect(tile), "L", None) for tile in ("assaut", "confession", "execution", "silence")],
        Row(effect("regard", suspicion="A1 B1", A="rem", B="alibi"), "L", None),
        Row(effect("doute", suspicion="A1 B1", A="rem"), "L", None),
        Row(effect("resurrection"), "L", "seat-1"),
    ],
    "rebirth": [Row(effect("renaissance", "A"), "A", "decline")],
    "designate_inactive": [Row(effect("confrontation", "A"), "L", None)],
    "confrontation": [Row(effect("confrontation", "A", 1), "A", "keep")],
    "tactics": [Row(effect("tactique", "A", A="rem"), "A", "show")],
    "designate_two": [Row(effect(tile), "L", None) for tile in ("dechirure", "amour", "performance")],
    "unraveling": [Row(effect("dechirure", "AB"), "L", "vote")],
    "ballot": [Row(after(effect("dechirure", "AB"), lambda s: s.L.chooses("vote")), letter, None) for letter in "CD"],
    "overcast": [Row(effect("temps_couvert", "A"), "A", "decline"), Row(effect("temps_couvert", "B"), "B", "decline")],
    "glare": [Row(effect("regard", "A", suspicion="A1", A="rem alibi"), "L", None)],
    "assault": [Row(effect("assaut", "A"), "L", None)],
    "assault_discard": [Row(effect("assaut", "A", "mogi"), "A", None)],
    "confession": [Row(effect("confession", "A"), "A", "refuse")],
    "wager": [
        Row(after(lambda: table("allot", tile="pari", bonus=1), lambda s: s.L.allots("AB")), "L", None),
    ],
    "ally": [Row(effect("allie"), "L", None)],
    "makeshift": [Row(effect("expedient", A="rem"), "A", "give")],
    "revival": [Row(effect("resurrection", "A"), "A", "take")],
    "silence": [Row(effect("silence", "A"), "A", None)],
}


@pytest.mark.parametrize(
    ("kind", "number"), [(kind, each) for kind, rows in DECISIONS.items() for each in range(len(rows))]
)
def test_who_decides_and_what_time_answers(kind: str, number: int) -> None:
    row = DECISIONS[kind][number]
    s = row.stage()
    who = s.player(row.who)
    assert who.asked == kind and who.ask is not None
    assert who.ask.default == row.default
    assert who.ask.has_answer()


def test_time_designates_a_group_of_full_size_for_dealings_by_chance() -> None:
    groups = set()
    for luck in range(12):
        s = table("effect", seats=7, tile="pacte", luck=luck)
        assert s.L.ask is not None and isinstance(s.L.ask.default, tuple) and len(s.L.ask.default) == 3
        groups.add(tuple(sorted(s.L.ask.default)))
        assert (s.L.ask.least, s.L.ask.most) == (1, 3)
    assert len(groups) > 3


def test_time_keeps_one_of_the_two_first_cards() -> None:
    s = dealt(5, 3)
    assert s.A.ask is not None and s.A.ask.kind == "keep_one" and s.A.ask.default in s.A.hand


def test_a_decision_is_asked_where_the_public_does_not_know_that_only_nothing_is_legal() -> None:
    s = table(A="death_note", B="fausse_identite", roles="misa mogi light")
    s.A.plays("death_note", s.B)
    assert s.A.asked == "borrow" and set(s.A.options) == {"none"}
    s = table("effect", tile="temps_couvert", roles="misa mogi light")
    s.L.designates(s.A)
    assert s.A.asked == "overcast" and set(s.A.options) == {"decline"}


@pytest.mark.parametrize("kind", ["keep_one", "crossed_fates", "ballot"])
def test_what_is_decided_at_the_same_time_is_sealed(kind: str) -> None:
    s = dealt(5, 3) if kind == "keep_one" else DECISIONS[kind][0].stage()
    asked = s.asked
    assert len(asked) > 1
    first = next(player for player in s if player.asked == kind)
    before = [player.everything for player in s if player is not first]
    first.chooses(next(iter(first.options)))
    assert [player.everything for player in s if player is not first] == before
