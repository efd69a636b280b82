"""Roles: the Possessed at night, the Investigators' accusation, and what two of three may show each other."""

from __future__ import annotations

import pytest
from tests.games.rose_noire.scenes import RoseNoireScene, card, looks_different, table

from penombre.engine import NotAnOption
from penombre.games.rose_noire.catalogue import BALLOT_CHANGES, BONUS, CARDS, NAMES
from penombre.testing.shows import shows
from penombre.testing.who_knows import possible, who_knows

# -- the Possessed, at night ---------------------------------------------------------------------------------------


@shows("possessed", "investigator")
def test_all_investigators_are_shown_the_same_and_only_the_possessed_counts() -> None:
    s = table("estellines", possessed="C", dead="bricen", protected="taran")
    asks = [player.ask for player in s.investigators]
    assert all(ask is not None and ask.kind == "night_possessed" and ask.default == "hide" for ask in asks)
    assert len({tuple(player.options) for player in s.investigators}) == 1
    assert s.A.may_kill == ["aodhan", "deirdre", "eoghan", "fearghal", "morwen"]
    assert s.R.asked is None
    s.night(A="morwen", B="morwen", C="deirdre", D="eoghan", R="fearghal")
    assert s.dead == ["bricen", "deirdre", "fearghal"]


@shows("possessed")
def test_nobody_notices_who_has_answered_at_night() -> None:
    s = table("estellines", possessed="C")
    seen = {player.name: player.everything for player in (s.A, s.B, s.R, s.spectator)}
    s.C.kills("taran")
    assert {player.name: player.everything for player in (s.A, s.B, s.R, s.spectator)} == seen


@shows("possessed", "rector")
def test_whoever_shows_themselves_is_known_to_the_rector_from_then_on() -> None:
    s = table("estellines", possessed="C")
    s.A.hides()
    s.B.hides()
    s.C.meets()
    s.D.hides()
    assert s.who_saw("meets", seat=s.C, suspects=[]) == "R"
    assert s.R.ask is not None and s.R.ask.args["met"] and s.R.ask.args["seat"] == s.C.seat
    s.R.kills("taran")
    assert s.dead == ["taran"] and s.R.private.possessed == s.C.seat
    assert s.who_saw("meets", seat=s.C, suspects=[]) == "CR"
    assert who_knows(s, lambda t: t.possessed) == "RC"
    s.next_turn()
    assert s.R.private.possessed == s.C.seat


@shows("possessed")
def test_whoever_stays_hidden_tells_the_rector_nothing() -> None:
    s = table("estellines", possessed="C")
    s.night(R="taran")
    assert s.R.private.possessed == -1 and s.who_saw("meets") == ""
    assert possible(s, s.R.seat, lambda t: t.possessed) == {1, 2, 3, 4}


@shows("rector")
def test_the_rector_is_asked_even_where_nobody_can_be_killed() -> None:
    s = table("estellines", protected=" ".join(NAMES))
    assert s.A.may_kill == [] and list(s.A.options) == ["hide", "nobody"]
    for player in s.investigators:
        player.hides()
    assert s.R.asked == "night_rector" and list(s.R.options) == ["nobody"]
    assert s.R.ask is not None and s.R.ask.default == "nobody"
    s.R.kills()
    assert s.turn == 3 and s.all_saw("dawn", suspects=[])


@shows("possessed", "rector")
def test_who_killed_whom_is_not_announced() -> None:
    one = table("estellines", possessed="C", accomplices="aodhan bricen")
    other = table("estellines", possessed="C", accomplices="aodhan bricen")
    one.night(C="taran", R="morwen")
    other.night(C="morwen", R="taran")
    assert one.A.everything == other.A.everything and one.spectator.everything == other.spectator.everything
    assert who_knows(one, lambda t: t.nights) == "RC"


@shows("possessed")
def test_all_the_dead_of_a_night_are_shuffled_in_together() -> None:
    s = table("estellines", possessed="C", dead="bricen", graveyard="zele", piles={"taran": 2, "morwen": 3})
    s.night(C="taran", R="morwen")
    assert len(s.graveyard) == 6 and s.pile("taran") == s.pile("morwen") == ()
    assert s.all_saw("dawn", suspects=["morwen", "taran"])


@shows("possessed")
def test_without_a_possessed_the_night_looks_the_same() -> None:
    ghost = table("estellines", players=3, possessed="")
    real = table("estellines", players=3, possessed="B")
    for s in (ghost, real):
        s.night(R="taran")
    assert ghost.A.everything == real.A.everything and ghost.R.everything == real.R.everything


@shows("possessed")
def test_two_deaths_prove_to_everybody_that_there_is_a_possessed() -> None:
    s = table("estellines", players=3, possessed="B")
    s.night(B="taran", R="morwen")
    assert possible(s, s.A.seat, lambda t: t.possessed) == {s.B.seat}
    assert possible(s, s.spectator.seat, lambda t: t.possessed) == {s.A.seat, s.B.seat}


@shows("possessed")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_possessed_wins_alone_when_both_accomplices_are_dead(players: int) -> None:
    s = table("estellines", players=players, possessed="A", accomplices="taran eoghan", dead="eoghan", turn=3)
    s.night(A="taran", R="bricen")
    assert (s.ending, s.won) == ("accomplices_dead", "A") and s.table.turn == 3
    assert s.table.phase == "end" and not s.A.saw("lumines")


# -- the Investigators' accusation ---------------------------------------------------------------------------------


@shows("investigator")
@pytest.mark.parametrize(("players", "enough"), [(5, 3), (4, 2), (3, 2)])
def test_so_many_have_to_agree(players: int, enough: int) -> None:
    for agreeing in range(players):
        s = table("sextines", players=players, accomplices="taran eoghan", possessed="A")
        assert s.spectator.public.threshold == enough
        for number, player in enumerate(s.investigators):
            if player.asked == "ballot":
                player.votes(*(("taran", "eoghan") if number < agreeing else ()))
        if agreeing >= enough:
            assert s.ending == "accusation" and s.won == "".join(p.name for p in s.investigators[1:])
        else:
            assert s.all_saw("no_accusation") and s.phase == "vesperines"


@shows("investigator")
def test_a_ballot_is_public_and_may_be_changed_until_it_is_locked() -> None:
    s = table("sextines")
    assert {player.asked for player in s.investigators} == {"ballot"} and s.R.asked is None
    s.A.ballots("taran", "eoghan")
    assert s.all_saw("ballot", seat=s.A, suspects=["eoghan", "taran"])
    assert s.spectator.public.seats[s.A.seat].ballot == (3, 6)
    assert "pair-eoghan-taran" not in s.A.options and "none" in s.A.options
    s.A.ballots("aodhan", "eoghan").ballots()
    assert s.spectator.public.seats[s.A.seat].ballot == ()
    s.A.ballots("taran", "eoghan").locks()
    assert s.A.asked is None and s.spectator.public.seats[s.A.seat].locked
    assert s.all_saw("locks", seat=s.A)


@shows("investigator")
def test_time_counts_ballots_as_they_stand() -> None:
    s = table("sextines", accomplices="taran eoghan")
    for player in (s.A, s.B, s.D):
        player.ballots("taran", "eoghan")
    assert s.phase == "sextines"  # enough agree, but nobody has locked
    s.clock.chooses("time_up")
    assert s.ending == "accusation" and s.won == "ABC"


@shows("investigator")
def test_time_without_ballots_accuses_nobody() -> None:
    s = table("sextines")
    s.A.locks()
    s.clock.chooses("time_up")
    assert s.all_saw("no_accusation") and s.phase == "vesperines"


@shows("investigator")
def test_enough_locked_on_the_same_pair_accuse_at_once() -> None:
    s = table("sextines", players=4)
    s.A.votes("taran", "eoghan")
    s.C.votes("eoghan", "taran")
    assert s.all_saw("accusation", suspects=["eoghan", "taran"], seats=[s.A.seat, s.C.seat], answer="inexact")
    assert s.phase == "vesperines" and s.table.accusations[-1].exact is False


@shows("investigator")
def test_locked_blank_ballots_accuse_nobody() -> None:
    s = table("sextines", players=4)
    s.A.locks()
    s.B.locks()
    assert s.phase == "sextines"
    s.C.votes("taran", "eoghan")
    assert s.all_saw("no_accusation")


@shows("investigator")
def test_an_inexact_answer_does_not_tell_how_near_it_was() -> None:
    near = table("sextines", players=4, accomplices="taran eoghan")
    far = table("sextines", players=4, accomplices="morwen fearghal")
    for s in (near, far):
        s.A.votes("taran", "bricen")
        s.B.votes("taran", "bricen")
    assert near.spectator.everything == far.spectator.everything


@shows("investigator")
def test_a_ballot_that_was_changed_twelve_times_says_why_it_can_only_be_locked() -> None:
    s = table("sextines")
    for number in range(BALLOT_CHANGES):
        assert not s.A.refused
        s.A.ballots(*(("taran", "eoghan"), ("taran", "morwen"))[number % 2])
    assert list(s.A.options) == ["lock"] and s.A.refused == {"change": "ballot_changes"}
    with pytest.raises(NotAnOption, match="change") as refusal:
        s.match.answer(s.A.seat, "change")
    assert refusal.value.reason == "ballot_changes" and not s.B.refused
    s.A.locks()
    assert s.all_saw("locks", seat=s.A, suspects=["morwen", "taran"])


@shows("possessed")
def test_the_possessed_votes_like_the_others_and_loses_with_an_exact_accusation() -> None:
    s = table("sextines", players=4, possessed="A", accomplices="taran eoghan")
    s.A.votes("taran", "eoghan")
    s.B.votes("taran", "eoghan")
    assert (s.ending, s.won) == ("accusation", "BC")


# -- three players: showing roles ----------------------------------------------------------------------------------


def three(at: str = "turn", possessed: str = "B", **more: object) -> RoseNoireScene:
    return table(at, players=3, possessed=possessed, **more)  # type: ignore[arg-type]


@shows("investigator", "possessed")
@pytest.mark.parametrize("at", ["turn", "sextines", "vesperines"])
@pytest.mark.parametrize("who", ["A", "B"])
def test_either_may_show_the_role_at_any_moment_of_the_day_and_the_other_must_too(at: str, who: str) -> None:
    s = three(at)
    player, other = (s.A, s.B) if who == "A" else (s.B, s.A)
    assert [each.name for each in s if each.may_reveal] == ["A", "B"]
    before = s.R.ask
    player.reveals()
    assert s.all_saw("reveal", seat=player, target=other, role=player.role, other_role=other.role)
    assert who_knows(s, lambda t: t.possessed) == "RAB*" and s.spectator.public.seats[s.B.seat].role == "possessed"
    assert not any(each.may_reveal for each in s)  # once per game
    assert s.spectator.public.threshold == 1 and not s.over
    assert (s.R.asked, s.phase) == (before.kind if before else None, "lumines" if at == "turn" else at)


@shows("investigator")
@pytest.mark.parametrize(
    ("at", "turn"), [("turn", 1), ("turn", 4), ("sextines", 2), ("vesperines", 1), ("vesperines", 5)]
)
def test_two_true_investigators_lose_at_once(at: str, turn: int) -> None:
    s = three(at, possessed="", turn=turn)
    s.B.reveals()
    assert (s.ending, s.won) == ("double_reveal", "R") and s.table.ending is not None
    assert s.table.ending.turn == turn


@shows("possessed")
def test_nobody_shows_a_role_at_night_nor_at_a_larger_table() -> None:
    s = three("estellines")
    assert not s.A.may_reveal and not s.B.may_reveal
    with pytest.raises(NotAnOption):
        s.match.answer(s.A.seat, "reveal")
    s.A.hides()
    s.B.hides()
    assert s.R.asked == "night_rector" and not s.A.may_reveal
    four = table(players=4)
    assert not any(player.may_reveal for player in four)


@shows("investigator", "possessed")
def test_after_a_reveal_the_true_investigator_accuses_alone() -> None:
    s = three("sextines", accomplices="taran eoghan")
    s.B.votes("aodhan", "bricen")
    s.A.reveals()
    assert s.B.asked is None and s.spectator.public.seats[s.B.seat].ballot == ()
    assert not s.spectator.public.seats[s.B.seat].locked
    s.A.votes("taran", "eoghan")
    assert (s.ending, s.won) == ("accusation", "A")


@shows("investigator")
def test_a_ballot_locked_before_the_reveal_is_enough_afterwards() -> None:
    s = three("sextines", accomplices="taran eoghan")
    s.A.votes("taran", "eoghan")
    assert s.A.asked == "reveal_role" and s.A.options == {} and [p.name for p in s.waiting] == ["B"]
    s.B.reveals()
    assert (s.ending, s.won) == ("accusation", "A")


@shows("possessed")
def test_a_revealed_possessed_still_plays_answers_and_kills() -> None:
    s = three(revealed=True, A="pacte zele confrontation", B="interrogatoire fouille")
    s.A.plays("pacte", s.B)
    assert s.A.asked == "pact_give" or s.B.asked == "pact_give"
    s.A.gives("zele")
    s.B.gives("fouille")
    s.A.plays("confrontation", s.B)
    s.A.investigates("taran")
    s.A.ends()
    assert s.B.asked == "day_before"
    s.until("estellines")
    s.night(B="morwen")
    assert s.dead == ["morwen"]


@shows("possessed")
def test_after_a_reveal_discord_changes_nothing_and_the_night_prompts_stay_alike() -> None:
    s = three("sextines", revealed=True, unanimous=True)
    assert s.spectator.public.threshold == 1 and s.B.asked is None
    s.A.votes("taran", "eoghan")
    assert s.all_saw("accusation", answer="inexact")
    s.until("estellines")
    assert s.A.options == s.B.options


@pytest.mark.parametrize(
    ("kind", "prepared"),
    [
        ("day_before", {"A": "zele"}),
        ("action_targets", {"A": "interrogatoire"}),
        ("pact_give", {"A": "pacte zele exhumation", "B": "interrogatoire fouille"}),
        ("exhume_again", {"A": "exhumation", "graveyard": "zele fouille"}),
        ("convocation_event", {"A": "zele", "piles": {"taran": "convocation"}, "R": "penitence tribut"}),
        ("event_targets", {"A": "zele", "piles": {"taran": "convocation"}, "R": "penitence tribut"}),
        ("forgery_order", {"A": "zele", "piles": {"taran": "convocation"}, "R": "falsification tribut"}),
    ],
)
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_reveal_in_the_middle_of_anything_leaves_it_as_it_was(
    kind: str, prepared: dict[str, object], who: str
) -> None:
    s = three(**prepared)  # type: ignore[arg-type]
    if kind in ("action_targets", "pact_give", "exhume_again"):
        s.A.plays(str(prepared["A"]).split()[0])
    elif kind != "day_before":
        s.A.investigates("taran")
    if kind in ("event_targets", "forgery_order"):
        s.R.plays(str(prepared["R"]).split()[0])
        if kind == "forgery_order":
            s.R.targets("eoghan")
    asked = {player.name: (player.asked, player.options) for player in s if player.asked != "reveal_role"}
    assert kind in {each for each, _ in asked.values()}
    cards = s.clues
    (s.A if who == "A" else s.B).reveals()
    again = {player.name: (player.asked, player.options) for player in s if player.asked is not None}
    assert again == {name: ask for name, ask in asked.items() if ask[0] is not None}
    assert s.clues == cards
    while s.phase == "lumines":
        s.passes()
    assert not s.table.cards(s.table.limbo) and s.table.playing == s.table.event == s.table.trap == -1


def pact(possessed: str = "B", *, points: bool = False) -> RoseNoireScene:
    s = three(possessed=possessed, A="pacte zele exhumation", B="interrogatoire fouille", points=points)
    s.A.plays("pacte", s.B)
    return s


CARD_OF = {"A": "zele", "B": "fouille"}


@shows("reveal at any moment", "pacte_de_confiance")
@pytest.mark.parametrize("who", ["A", "B"])
@pytest.mark.parametrize("first", ["A", "B"])
def test_whoever_has_given_a_card_of_a_pact_may_still_reveal(first: str, who: str) -> None:
    s = pact()
    giver, other = (s.A, s.B) if first == "A" else (s.B, s.A)
    giver.gives(CARD_OF[first])
    assert (giver.asked, giver.options, other.asked) == ("reveal_role", {}, "pact_give")
    assert [each.name for each in s if each.may_reveal] == ["A", "B"]
    (s.A if who == "A" else s.B).reveals()
    assert s.table.revealed and not any(each.may_reveal for each in s)
    assert (s.A.asked, s.B.asked) == ("pact_give", "pact_give"), "nobody is to learn who had given"
    s.A.gives("exhumation")
    s.B.gives("fouille")
    assert "exhumation" in s.B.hand and s.A.hand == ("fouille_cellule", "zele")
    assert s.all_saw("swaps", seat=s.A, target=s.B) and s.A.asked == "day_before"


@shows("reveal at any moment", "pacte_de_confiance")
@pytest.mark.parametrize("first", ["A", "B"])
def test_both_give_at_once_and_nobody_sees_who_was_first(first: str) -> None:
    s, fresh = pact(), pact()
    settled = s.match.settled
    giver, other = (s.A, s.B) if first == "A" else (s.B, s.A)
    giver.gives(CARD_OF[first])
    assert [p.name for p in s.waiting] == ["A", "B"] and s.match.settled == settled
    assert looks_different(s, fresh) == first
    assert giver.ask is not None and giver.ask.args == {"answered": f"give-{card(CARD_OF[first])}"}
    other.gives(CARD_OF[other.name])
    assert s.B.hand == ("interrogatoire", "zele") and s.A.asked == "day_before" and s.A.may_reveal


@shows("reveal at any moment", "pacte_de_confiance")
@pytest.mark.parametrize("who", ["A", "B"])
@pytest.mark.parametrize("first", ["A", "B"])
def test_a_role_shown_in_a_pact_does_not_tell_who_had_given_by_then(first: str, who: str) -> None:
    s, fresh = pact(), pact()
    (s.A if first == "A" else s.B).gives(CARD_OF[first])
    for scene in (s, fresh):
        (scene.A if who == "A" else scene.B).reveals()
    assert looks_different(s, fresh) == "" and s.match.table == fresh.match.table


@shows("reveal at any moment", "pacte_de_confiance")
def test_a_card_that_was_given_is_given_whatever_else_its_giver_tries() -> None:
    s = pact()
    s.A.gives("zele")
    with pytest.raises(NotAnOption, match="expected one of: reveal"):
        s.match.answer(s.A.seat, "give-exhumation")
    assert s.A.ask is not None and s.A.ask.optional and s.A.ask.args == {"answered": "give-zele"}
    s.B.gives("fouille")
    assert s.B.hand == ("interrogatoire", "zele")


@shows("reveal at any moment", "pacte_de_confiance")
def test_time_gives_for_whoever_has_not_and_shows_no_role() -> None:
    s = pact()
    assert s.A.ask is not None and s.B.ask is not None and s.A.ask.default is s.B.ask.default is None
    s.A.gives("zele")
    s.passes()
    assert s.all_saw("swaps", seat=s.A, target=s.B) and "zele" in s.B.hand and not s.table.revealed


@shows("reveal at any moment", "pacte_de_confiance")
def test_two_true_investigators_in_the_middle_of_a_pact_have_lost_and_the_next_game_knows_nothing_of_it() -> None:
    s = pact("", points=True)
    s.A.gives("zele")
    s.A.reveals()
    assert s.table.game == 2 and s.table.results[-1].ending.reason == "double_reveal"
    assert not any(player.ask is not None and "answered" in player.ask.args for player in s)


@shows("reveal at any moment", "pacte_de_confiance")
@pytest.mark.parametrize("players", [3, 4])
def test_whoever_has_given_may_do_nothing_more_where_no_role_can_be_shown(players: int) -> None:
    s = table(players=players, revealed=players == 3, A="pacte zele exhumation", B="interrogatoire fouille")
    s.A.plays("pacte", s.B)
    s.A.gives("zele")
    assert s.A.asked is None and s.B.asked == "pact_give"


@shows("reveal at any moment")
def test_no_deck_of_three_has_an_uproar() -> None:
    assert not CARDS["tumulte"].used(3) and "tumulte" not in BONUS


@shows("rector")
def test_the_third_role_card_is_shown_to_nobody_before_the_end() -> None:
    s = three()
    s.A.reveals()
    (spare,) = s.table.cards(s.table.aside)
    assert not any(s.table.knows(player.seat, spare) for player in (*s, s.spectator))
    assert possible(s, s.spectator.seat, lambda t: t.faces[spare]) == {"investigator"}  # though it is no secret now
