"""Every objective of every role, met and not met, with what its wording says of the dead, the centre and the seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.death_note.scenes import table

from penombre.engine import champions
from penombre.games.death_note.catalogue import ENQUIRERS, KIRAS, ROLES
from penombre.testing.shows import shows

Case = tuple[str, dict[str, Any], bool]
"""What the table is like, in words and as a scene, and whether the objective is met."""


def objective(role: str, place: int, *cases: Case) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test of one objective of a role, which A (or L) has, in several cases."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        named = [pytest.param(f"{role}_{place}", scene, met, id=words) for words, scene, met in cases]
        pytest.mark.parametrize(("line", "scene", "met"), named)(test)
        return shows(role, f"objective {role}_{place}")(test)

    return mark


def check(line: str, scene: dict[str, Any], met: bool) -> None:
    """The line of the scoring says so, and is worth what the role says."""
    s = table("over", **scene)
    role, place = line.rsplit("_", 1)
    holder = s.L if role == "l" else s.A
    assert holder.role == role and holder.met[line] is met
    worth = ROLES[role].apples[int(place) - 1]
    assert [each.apples for each in s.result.lines[holder.seat] if each.objective == line] == [worth if met else 0]


# -- L ---------------------------------------------------------------------------------------------------------------


@objective(
    "l",
    1,
    ("nobody has revealed Light", {"roles": "light"}, False),
    ("Light is revealed", {"roles": "light", "revealed": "A"}, True),
    ("Light is revealed in the centre", {"inactive": "light", "revealed": "1"}, True),
    ("Light died in secret", {"roles": "light", "secret": "A"}, False),
)
def test_l_wants_light_revealed_wherever_he_is(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "l",
    2,
    ("nobody is dead", {}, True),
    ("one player is dead", {"dead": "B"}, True),
    ("one inactive role is dead", {"dead": "1"}, True),
    ("two are dead", {"dead": "B 1"}, False),
    ("a second one died in secret", {"dead": "1", "secret": "B"}, False),
)
def test_l_wants_one_dead_role_at_most_revealed_or_not(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "l",
    3,
    ("nobody is revealed", {"roles": "mogi"}, True),
    ("L has revealed an Investigator", {"roles": "mogi", "revealed": "A", "by": {"A": "L"}}, False),
    ("L has revealed a Kira", {"roles": "misa", "revealed": "A", "by": {"A": "L"}}, True),
    ("a player has revealed an Investigator", {"roles": "mogi", "revealed": "A", "by": {"A": "B"}}, True),
    ("an Investigator whom L had revealed was killed", {"roles": "mogi", "dead": "A", "by": {"A": "L"}}, False),
    ("L's reveal lies in the centre", {"inactive": "mogi", "revealed": "1", "by": {"1": "L"}}, False),
)
def test_l_wants_no_investigator_revealed_by_him(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


# -- Kira ------------------------------------------------------------------------------------------------------------


@objective(
    "light",
    1,
    ("he is hidden", {"roles": "light"}, True),
    ("he is revealed", {"roles": "light", "revealed": "A"}, False),
    ("he died in secret", {"roles": "light", "secret": "A"}, True),
)
def test_light_wants_not_to_be_revealed(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


_THREE = {"roles": "light misa higuchi mogi"}


@objective(
    "light",
    2,
    ("all are hidden", _THREE, True),
    ("only he is revealed", {**_THREE, "revealed": "A"}, True),
    ("one other is hidden", {**_THREE, "revealed": "A B"}, True),
    ("the hidden one is inactive", {"roles": "light misa", "inactive": "higuchi", "revealed": "A B"}, True),
    ("the hidden one is dead", {**_THREE, "revealed": "A B", "secret": "C"}, True),
    ("all are revealed", {**_THREE, "revealed": "A B C"}, False),
    ("all are revealed, one in the centre", {"roles": "light misa", "inactive": "higuchi", "revealed": "A B 1"}, False),
)
def test_light_wants_one_kira_hidden_even_in_the_centre(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "light",
    3,
    ("one is dead", {"roles": "light", "dead": "B"}, False),
    ("two are dead", {"roles": "light", "dead": "B 1"}, True),
    ("two inactive ones are dead", {"roles": "light", "dead": "1 2"}, True),
    ("one of two died in secret", {"roles": "light", "dead": "1", "secret": "B"}, True),
    ("he is one of two", {"roles": "light", "dead": "1", "secret": "A"}, True),
)
def test_light_wants_two_dead_roles(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "misa",
    1,
    ("Light is hidden", {"roles": "misa light"}, True),
    ("Light is revealed", {"roles": "misa light", "revealed": "B"}, False),
    ("Light is revealed in the centre", {"roles": "misa", "inactive": "light", "revealed": "1"}, False),
)
def test_misa_wants_light_hidden(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "misa",
    2,
    ("Light sits beside her", {"roles": "misa light"}, True),
    ("Light sits on the other side of L", {"roles": "misa mogi higuchi light"}, True),
    ("Light sits farther away", {"roles": "misa mogi light"}, False),
    ("the one between them is dead", {"roles": "misa mogi light", "dead": "B"}, True),
    ("the one between them died in secret", {"roles": "misa mogi light", "secret": "B"}, True),
    ("Light is dead beside her", {"roles": "misa light", "dead": "B"}, False),
    ("Light died in secret beside her", {"roles": "misa light", "secret": "B"}, False),
    ("she is dead beside Light", {"roles": "misa light", "dead": "A"}, False),
    ("Light lies in the centre", {"roles": "misa", "inactive": "light"}, False),
    ("Light is revealed beside her", {"roles": "misa light", "revealed": "B"}, True),
)
def test_misa_wants_to_be_the_neighbour_of_light(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "misa",
    3,
    ("she is hidden", {"roles": "misa light"}, True),
    ("she is revealed", {"roles": "misa light", "revealed": "A"}, False),
    ("she is dead and revealed", {"roles": "misa light", "dead": "A"}, True),
    ("she died in secret", {"roles": "misa light", "secret": "A"}, True),
)
def test_misa_wants_to_be_hidden_or_dead(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "higuchi",
    1,
    ("he is hidden", {"roles": "higuchi light"}, True),
    ("he is revealed", {"roles": "higuchi light", "revealed": "A"}, False),
    ("he is dead and revealed", {"roles": "higuchi light", "dead": "A"}, False),
    ("he died in secret", {"roles": "higuchi light", "secret": "A"}, True),
)
def test_higuchi_wants_not_to_be_revealed(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


_MATSUDA = {"roles": "higuchi matsuda light"}


@objective(
    "higuchi",
    2,
    ("Matsuda lives", _MATSUDA, False),
    ("Matsuda lives and is revealed", {**_MATSUDA, "revealed": "B"}, False),
    ("Matsuda is dead", {**_MATSUDA, "dead": "B"}, True),
    ("Matsuda died in secret", {**_MATSUDA, "secret": "B"}, True),
    ("Matsuda died in the centre", {"roles": "higuchi light", "inactive": "matsuda", "dead": "1"}, True),
)
def test_higuchi_wants_matsuda_dead_anywhere(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "higuchi",
    3,
    ("Matsuda is hidden", _MATSUDA, False),
    ("Matsuda is revealed", {**_MATSUDA, "revealed": "B"}, True),
    ("Matsuda is dead and revealed", {**_MATSUDA, "dead": "B"}, True),
    ("Matsuda died in secret", {**_MATSUDA, "secret": "B"}, False),
    ("Matsuda is revealed in the centre", {"roles": "higuchi light", "inactive": "matsuda", "revealed": "1"}, True),
)
def test_higuchi_wants_matsuda_revealed_anywhere(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


# -- Investigators ---------------------------------------------------------------------------------------------------


@objective(
    "yagami",
    1,
    ("Light alone sits there and is hidden", {"roles": "yagami light mogi watari"}, False),
    ("Light alone sits there and is revealed", {"roles": "yagami light mogi watari", "revealed": "B"}, True),
    ("another Kira sits there hidden", {"roles": "yagami light misa watari", "revealed": "B"}, False),
    ("both are revealed", {"roles": "yagami light misa watari", "revealed": "B C"}, True),
    ("one of them is dead and revealed", {"roles": "yagami light misa watari", "revealed": "B", "dead": "C"}, True),
    ("one of them died in secret", {"roles": "yagami light misa watari", "revealed": "B", "secret": "C"}, False),
    (
        "a Kira in the centre is hidden",
        {"roles": "yagami light mogi watari", "inactive": "misa higuchi", "revealed": "B"},
        True,
    ),
    ("no Kira sits there", {"roles": "yagami matsuda mogi watari", "inactive": "light misa", "revealed": "1 2"}, False),
)
def test_yagami_wants_every_kira_among_the_players_revealed(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@pytest.mark.parametrize("role", ["yagami", "matsuda"])
@pytest.mark.parametrize(("state", "met"), [("hidden", False), ("revealed", True), ("dead", False), ("secret", False)])
@shows("yagami", "matsuda", "objective yagami_2", "objective matsuda_3")
def test_yagami_and_matsuda_want_to_be_alive_and_revealed(role: str, state: str, met: bool) -> None:
    scene: dict[str, Any] = {"roles": f"{role} light"} | ({} if state == "hidden" else {state: "A"})
    check("yagami_2" if role == "yagami" else "matsuda_3", scene, met)


_ENQUIRERS = {"roles": "yagami light mogi"}


@objective(
    "yagami",
    3,
    ("nobody is dead", _ENQUIRERS, True),
    ("a player's Investigator died", {**_ENQUIRERS, "dead": "C"}, False),
    ("a player's Investigator died in secret", {**_ENQUIRERS, "secret": "C"}, False),
    ("he died himself", {**_ENQUIRERS, "dead": "A"}, False),
    ("a Kira died", {"roles": "yagami light misa", "dead": "C"}, True),
    ("an Investigator died in the centre", {**_ENQUIRERS, "inactive": "watari", "dead": "1"}, True),
    (
        "one who lies in the centre died as a player's",
        {**_ENQUIRERS, "inactive": "watari", "dead": "1", "held": "1"},
        False,
    ),
)
def test_yagami_wants_no_investigator_to_have_died_as_a_players_role(
    line: str, scene: dict[str, Any], met: bool
) -> None:
    check(line, scene, met)


@pytest.mark.parametrize(("seats", "half"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
@pytest.mark.parametrize("enough", [True, False])
@shows("matsuda", "objective matsuda_1")
def test_matsuda_wants_half_of_the_players_revealed_rounded_up(seats: int, half: int, enough: bool) -> None:
    revealed = " ".join("ABCD"[: half if enough else half - 1])
    check("matsuda_1", {"seats": seats, "roles": "matsuda misa mogi", "revealed": revealed}, enough)


@objective(
    "matsuda",
    1,
    ("a dead and revealed player counts", {"roles": "matsuda misa light", "revealed": "A", "dead": "B"}, True),
    ("one who died in secret does not", {"roles": "matsuda misa light", "revealed": "A", "secret": "B"}, False),
    ("inactive roles do not", {"roles": "matsuda misa light", "revealed": "A 1 2 3 4"}, False),
    ("he need not be one of them", {"roles": "matsuda misa higuchi light", "revealed": "B C"}, True),
)
def test_matsuda_counts_players_only(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "matsuda",
    2,
    ("nobody is dead", {"roles": "matsuda light"}, True),
    ("one is dead", {"roles": "matsuda light", "dead": "1"}, True),
    ("two are dead", {"roles": "matsuda light", "dead": "1 C"}, False),
    ("he is the second one", {"roles": "matsuda light", "dead": "1", "secret": "A"}, False),
)
def test_matsuda_wants_one_dead_role_at_most(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


_KIRA = {"roles": "aizawa light misa", "inactive": "higuchi"}


@objective(
    "aizawa",
    1,
    ("two are revealed", {**_KIRA, "revealed": "B C"}, False),
    ("all three are revealed", {**_KIRA, "revealed": "B C 1"}, True),
    ("one of them is dead and revealed", {**_KIRA, "revealed": "B C", "dead": "1"}, True),
    ("one of them died in secret", {**_KIRA, "revealed": "B 1", "secret": "C"}, False),
)
def test_aizawa_wants_all_kira_revealed_anywhere(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@pytest.mark.parametrize("line", ["aizawa_2", "mogi_3", "watari_1"])
@pytest.mark.parametrize(
    ("scene", "met"),
    [
        ({"roles": "? light"}, False),
        ({"roles": "? light", "revealed": "B"}, True),
        ({"roles": "? light", "dead": "B"}, True),
        ({"roles": "? light", "secret": "B"}, False),
        ({"roles": "?", "inactive": "light", "revealed": "1"}, True),
    ],
)
@shows("aizawa", "mogi", "watari", "objective aizawa_2", "objective mogi_3", "objective watari_1")
def test_aizawa_mogi_and_watari_want_light_revealed_wherever_he_is(line: str, scene: dict[str, str], met: bool) -> None:
    role = line.split("_")[0]
    check(line, {**scene, "roles": scene["roles"].replace("?", role)}, met)


@objective(
    "aizawa",
    3,
    ("no Kira is dead", {**_KIRA, "dead": "2"}, False),
    ("a player who is Kira is dead", {**_KIRA, "dead": "C"}, True),
    ("a Kira died in secret", {**_KIRA, "secret": "C"}, True),
    ("a Kira died in the centre", {**_KIRA, "dead": "1"}, True),
)
def test_aizawa_wants_a_dead_kira(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "mogi",
    1,
    ("three are revealed", {"roles": "mogi light", "revealed": "A C 1"}, False),
    ("four are revealed", {"roles": "mogi light", "revealed": "A C 1 2"}, True),
    ("four inactive ones are revealed", {"roles": "mogi light", "revealed": "1 2 3 4"}, True),
    ("the dead count", {"roles": "mogi light", "revealed": "A 1", "dead": "C 2"}, True),
    ("one of four died in secret", {"roles": "mogi light", "revealed": "A 1 2", "secret": "C"}, False),
)
def test_mogi_wants_four_revealed_roles_and_ls_does_not_count(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "mogi",
    2,
    ("Misa lives", {"roles": "mogi light misa"}, True),
    ("Misa is revealed", {"roles": "mogi light misa", "revealed": "C"}, True),
    ("Misa is dead", {"roles": "mogi light misa", "dead": "C"}, False),
    ("Misa died in secret", {"roles": "mogi light misa", "secret": "C"}, False),
    ("Misa died in the centre", {"roles": "mogi light", "inactive": "misa", "dead": "1"}, False),
)
def test_mogi_protects_misa_anywhere(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "watari",
    2,
    ("nobody is dead", {"roles": "watari light mogi"}, True),
    ("a Kira is dead", {"roles": "watari light misa", "dead": "C"}, True),
    ("an Investigator is dead", {"roles": "watari light mogi", "dead": "C"}, False),
    ("an Investigator died in secret", {"roles": "watari light mogi", "secret": "C"}, False),
    ("an Investigator died in the centre", {"roles": "watari light", "inactive": "mogi", "dead": "1"}, False),
    ("he is dead", {"roles": "watari light", "dead": "A"}, False),
)
def test_watari_wants_every_investigator_alive_anywhere(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


@objective(
    "watari",
    3,
    ("he has no Action", {"roles": "watari light"}, True),
    ("he has an Action", {"roles": "watari light", "A": "rem"}, False),
    ("he is dead", {"roles": "watari light", "dead": "A"}, True),
    ("he died in secret", {"roles": "watari light", "secret": "A"}, True),
)
def test_watari_wants_an_empty_hand(line: str, scene: dict[str, Any], met: bool) -> None:
    check(line, scene, met)


# -- extra objectives and the sum ------------------------------------------------------------------------------------


@shows("objective amour", "amour")
@pytest.mark.parametrize(
    ("scene", "met"),
    [
        ({"roles": "light misa mogi"}, True),
        ({"roles": "light misa mogi", "secret": "A"}, True),
        ({"roles": "light misa mogi", "revealed": "A"}, False),
        ({"roles": "higuchi misa mogi", "inactive": "light", "revealed": "1"}, False),
        ({"roles": "light misa mogi", "dead": "B"}, True),
    ],
)
def test_lovers_want_light_hidden_and_keep_that_in_death(scene: dict[str, Any], met: bool) -> None:
    s = table("over", round=5, lovers="BC", **scene)
    for lover in (s.B, s.C):
        assert lover.met["amour"] is met
        assert [line.apples for line in s.result.lines[lover.seat] if line.objective == "amour"] == [int(met)]
    assert "amour" not in s.A.met


@shows("objective fausse_piste", "fausse_piste")
@pytest.mark.parametrize(
    ("scene", "met"),
    [({}, False), ({"revealed": "B"}, True), ({"dead": "B"}, True), ({"secret": "B"}, False), ({"dead": "A"}, False)],
)
def test_a_false_lead_wants_the_named_role_revealed_and_stays_with_a_dead_player(
    scene: dict[str, Any], met: bool
) -> None:
    s = table("over", roles="misa matsuda light", front="A fausse_piste matsuda", **scene)
    assert s.A.met["fausse_piste"] is met and "fausse_piste" not in s.B.met


@shows("objective poursuite", "poursuite")
@pytest.mark.parametrize(
    ("roles", "scene", "winner"),
    [
        ("mogi higuchi light watari", {"revealed": "A"}, "B"),
        ("mogi higuchi light watari", {"revealed": "D"}, ""),
        ("higuchi mogi light watari", {"revealed": "D"}, "A"),
        ("higuchi mogi light watari", {"dead": "B"}, ""),
        ("misa higuchi mogi light", {"revealed": "A C"}, "B"),
        ("misa higuchi mogi light", {"dead": "A", "revealed": "C"}, "B"),
        ("misa light mogi watari", {"revealed": "A B C"}, ""),
        ("higuchi misa light watari", {"revealed": "B"}, ""),
    ],
)
def test_the_pursuit_is_for_the_first_hidden_kira_clockwise_beside_a_revealed_investigator(
    roles: str, scene: dict[str, Any], winner: str
) -> None:
    s = table("over", round=5, pursuit=True, roles=roles, **scene)
    s.nobody_reacts()
    assert "".join(player.name for player in s if "poursuite" in player.met) == winner
    if winner:
        assert s.player(winner).met["poursuite"]


@shows(*ROLES)
def test_every_role_has_six_apples_in_three_objectives() -> None:
    for role in ROLES.values():
        assert role.apples == (3, 2, 1)
    assert len(KIRAS) == 3 and len(ENQUIRERS) == 5


@shows("light", "l")
def test_a_role_is_what_is_held_at_the_end_and_inactive_roles_score_for_nobody() -> None:
    s = table("over", roles="mogi misa yagami watari", inactive="light", revealed="1", ending="light_revealed")
    assert [{line.objective.split("_")[0] for line in lines} for lines in s.result.lines] == [
        {"l"},
        {"mogi"},
        {"misa"},
        {"yagami"},
        {"watari"},
    ]
    assert s.result.inactive[0] == "light"


@shows("last_round")
def test_the_final_reveal_changes_no_objective_and_shows_every_role() -> None:
    s = table("over", round=5, roles="light misa mogi watari")
    assert s.A.met["light_1"] and s.revealed == ""
    assert all(player.knows(card) for player in s for card in range(9))


@pytest.mark.parametrize(("apples", "winners"), [((1, 3, 2), (1,)), ((3, 3, 2), (0, 1)), ((0, 0, 0), (0, 1, 2))])
def test_the_most_apples_win_and_ties_are_shared(apples: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert champions(apples) == winners


@shows("match")
def test_a_match_adds_the_apples_of_its_games() -> None:
    s = table("over", round=5, roles="light misa mogi watari", games=2)
    first = s.table.scores
    assert s.open == {"next_game"} and first == s.result.apples
    s.until("gift").until("next_game")
    s.until()
    assert s.over and len(s.table.results) == 2
    assert s.table.scores == tuple(a + b for a, b in zip(first, s.result.apples, strict=True))
    assert s.outcome is not None and s.outcome.winners == champions(s.table.scores)
