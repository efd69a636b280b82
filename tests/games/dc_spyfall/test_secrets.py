"""Hidden information of DC Spyfall, row by row: exactly those know a thing who should, at the moment they should.

What somebody knows is tested by imagining. What somebody cannot tell is tested with two scenes that differ in one
secret: all that reaches them is the same, byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.games.dc_spyfall.scenes import NAMES, SpyfallScene, dealt, looks_different, table
from tests.games.planted_leaks import FlowPatch, carries_over

from penombre.engine import EVERYBODY, TABLE, Script, Sealed, Seat, mask
from penombre.games.dc_spyfall import flow, imagining
from penombre.games.dc_spyfall.catalogue import JOKER, PACKS, PRANK
from penombre.games.dc_spyfall.rules import DcSpyfall
from penombre.games.dc_spyfall.table import SpyfallTable
from penombre.testing import Nonconformance
from penombre.testing.secrecy import check_same_worlds
from penombre.testing.who_knows import possible, who_knows

Play = Callable[[SpyfallScene], Any]
Make = Callable[[], SpyfallScene]


def both(play: Play, *scenes: SpyfallScene) -> None:
    for each in scenes:
        play(each)


def bag_of(t: SpyfallTable) -> str:
    return t.bag


def joker_of(t: SpyfallTable) -> Seat:
    return t.joker


def harley_of(t: SpyfallTable) -> Seat:
    return t.harley


# -- the deal --------------------------------------------------------------------------------------------------------


def test_the_place_is_known_to_all_who_hold_it_and_the_joker_to_nobody_else() -> None:
    s = table()
    assert who_knows(s, bag_of) == "VincentMariePaul" and who_knows(s, joker_of) == "Anne"
    assert len(possible(s, s.Anne.seat, bag_of, 200)) == 20
    assert looks_different(table(bag="oa"), table(bag="batcave")) == "Vincent Marie Paul"
    assert looks_different(table(joker="Anne"), table(joker="Paul")) == "Anne Paul"


def test_who_is_dealt_what_is_told_to_each_alone() -> None:
    s = dealt(4, 3)
    assert s.who_saw("dealt") == " ".join([*NAMES[:4], "*"]), "all are told that cards were dealt"
    told = [[event.args for event in player.events if event.key == "dealt"] for player in (*s, s.spectator)]
    assert [each[0].get("card") for each in told] == [*[player.card for player in s], None]


@pytest.mark.parametrize("module", ["jokers_prank", "multiverse_madness"])
def test_the_kind_of_round_is_known_to_nobody_who_could_be_in_another(module: str) -> None:
    s = table(bag="atlantis", modules=module, special_weight=5)
    kinds = {name: possible(s, seat, lambda t: t.kind, 200) for seat, name in enumerate(NAMES[:4])}
    prank, multiverse = {"standard", "prank"}, {"standard", "multiverse"}
    other = prank if module == "jokers_prank" else multiverse
    assert possible(s, TABLE, lambda t: t.kind, 200) == other
    assert kinds["Anne"] == (other if module == "jokers_prank" else {"standard"})
    assert kinds["Paul"] == (other if module == "multiverse_madness" else {"standard"})


def test_a_joker_card_looks_the_same_in_a_prank_and_in_play_too() -> None:
    one, other = table(modules="jokers_prank"), table(bag=PRANK)
    assert looks_different(one, other) == "Vincent Marie Paul"
    both(lambda s: s.exchange("Marie", "Anne").exchange("Anne", "Paul"), one, other)
    assert looks_different(one, other) == "Vincent Marie Paul"
    both(lambda s: s.Anne.reveals(), one, other)
    assert looks_different(one, other) == "Vincent Marie Paul"
    assert one.Anne.options == other.Anne.options


def test_a_place_looks_the_same_in_the_multiverse() -> None:
    one = table(bag="atlantis", modules="multiverse_madness")
    other = table(bag="multiverse_2", cards="batcave atlantis star daily")
    assert looks_different(one, other) == "Anne Marie Paul"
    both(lambda s: s.exchange("Marie", "Anne").Paul.declares(), one, other)
    both(lambda s: s.multiverse_vote("Anne"), one, other)
    assert looks_different(one, other) == "Anne Marie Paul" and not one.ended


def test_the_mark_is_its_bearers_alone_and_whether_it_was_dealt_too() -> None:
    dealt_out, elsewhere, kept = [table(players=5, harley=who, modules="harley_quinn") for who in ("Lea", "Paul", "")]
    assert looks_different(dealt_out, elsewhere) == "Paul Lea" and looks_different(dealt_out, kept) == "Lea"
    assert who_knows(dealt_out, harley_of) == "Lea"
    assert len(possible(dealt_out, dealt_out.Anne.seat, harley_of, 200)) == 5
    assert who_knows(dealt_out, joker_of) == "Anne", "Harley Quinn does not know the Joker"


def test_an_ability_is_its_owners_alone_until_it_is_used() -> None:
    one = table(Anne="speed_force", Paul="secret_identity")
    other = table(Anne="secret_identity", Paul="speed_force")
    assert looks_different(one, other) == "Anne Paul"
    one.Anne.adds_time()
    assert one.all_saw("ability_used", seat=one.Anne, ability="speed_force")
    assert one.Marie.public.seats[0].ability == "speed_force" and one.Marie.public.seats[0].card == ""
    assert who_knows(one, lambda t: t.ability_of(0)) == "AnneVincentMariePaul*"


def test_nobody_ever_learns_how_the_multiverse_was_split() -> None:
    s = table(bag="multiverse_1", modules="multiverse_madness")
    s.Paul.declares()
    s.multiverse_vote("Anne Marie")
    assert s.ended == "multiverse_vote" and who_knows(s, lambda t: t.packs) == ""
    assert all(len(possible(s, seat, lambda t: t.packs)) > 30 for seat in (0, TABLE))
    assert "packs" not in s.spectator.public.__struct_fields__


def test_the_bag_is_among_those_left_until_the_round_is_over() -> None:
    s = table(rounds=2, modules="jokers_prank multiverse_madness")
    assert s.table.bag in s.spectator.public.bags and len(s.spectator.public.bags) == 23
    s.Anne.reveals().names("oa")
    assert s.ended == "claim" and s.table.bag not in s.spectator.public.bags


# -- while the clock runs --------------------------------------------------------------------------------------------


def test_nobody_can_tell_who_could_interrupt() -> None:
    one = table(Anne="lasso_of_truth", Paul="sceptic", Vincent="boom_tube").exchange("Marie", "Vincent")
    other = table(Anne="sceptic", Paul="lasso_of_truth", Vincent="boom_tube").exchange("Marie", "Vincent")
    assert "lasso_of_truth" in one.Anne.besides and "lasso_of_truth" in other.Paul.besides
    assert looks_different(one, other) == "Anne Paul"


def test_whoever_can_do_nothing_any_more_is_missed_by_nobody() -> None:
    one, other = table(joker="Anne"), table(joker="Paul")
    for s in (one, other):
        for accuser, suspect in (("Anne", "Vincent"), ("Paul", "Vincent")):
            s.called(accuser).accuses(s.called(suspect))
            s.vote()
    assert one.Anne.besides == ["joker_reveal"] and one.Paul.asked is None
    assert other.Paul.besides == ["joker_reveal"] and other.Anne.asked is None
    assert looks_different(one, other) == "Anne Paul"


def test_whose_words_were_refused_is_seen_by_nobody_else() -> None:
    others: dict[str, Any] = {"Anne": "boom_tube", "Vincent": "speed_force", "Paul": "sceptic"}
    one, other = [table(**others, Marie=ability) for ability in ("few_words", "secret_identity")]
    before = [player.everything for player in (one.Anne, one.Vincent, one.Paul, one.spectator)]
    one.Marie.cannot_say("Que vois-tu donc de si beau ?", "few_words", to=one.Paul)
    assert [player.everything for player in (one.Anne, one.Vincent, one.Paul, one.spectator)] == before
    both(lambda s: s.Marie.asks(s.Paul, "Un toit ?"), one, other)
    assert looks_different(one, other) == "Marie"


def test_an_accusation_that_fails_teaches_the_votes_and_no_more() -> None:
    def failed(joker: str) -> SpyfallScene:
        s = table(players=5, joker=joker)
        s.Marie.accuses(s.Paul)
        return s.vote("Anne Vincent")

    one, other = failed("Paul"), failed("Lea")
    assert one.all_saw("voted", ayes_seats=[0, 1, 2], noes_seats=[4])
    assert looks_different(one, other) == "Paul Lea" and who_knows(one, joker_of) == "Paul"


def test_a_force_field_shows_the_ability_and_not_the_card() -> None:
    def shielded(joker: str) -> SpyfallScene:
        s = table(joker=joker, Paul="force_field", Anne="sceptic")
        s.Marie.accuses(s.Paul)
        s.Paul.uses_power()
        return s

    one, other = shielded("Paul"), shielded("Anne")
    assert one.all_saw("shielded", target=one.Paul) and looks_different(one, other) == "Anne Paul"


# -- votes and fingers -----------------------------------------------------------------------------------------------


def accused() -> SpyfallScene:
    s = table(players=5)
    s.Marie.accuses(s.Anne)
    return s


def declared() -> SpyfallScene:
    s = table(players=5, modules="multiverse_madness")
    s.Marie.declares()
    return s.talk_ends()


def named() -> SpyfallScene:
    s = table(players=5, harley="Lea")
    s.Anne.reveals().names(s.table.bag)
    return s.talk_ends()


SECRET_CHOICES: dict[str, tuple[Make, str, str]] = {
    "accuse_vote": (accused, "for", "against"),
    "multiverse_vote": (declared, "yes", "no"),
    "final_point": (lambda: table("final_point", players=5), "seat-2", "seat-3"),
    "harley_point": (named, "seat-2", "seat-3"),
}


@pytest.mark.parametrize("kind", SECRET_CHOICES)
def test_what_was_chosen_shows_to_nobody_before_all_have_chosen(kind: str) -> None:
    make, first, second = SECRET_CHOICES[kind]
    one, other = make(), make()
    assert one.Vincent.asked == kind
    waiting = one.waiting
    one.Vincent.chooses(first)
    other.Vincent.chooses(second)
    assert looks_different(one, other) == "" and one.waiting != waiting, "only that Vincent has chosen"
    assert one.who_saw("voted") == one.who_saw("multiverse_voted") == one.who_saw("fingers") == ""


def test_a_sceptic_is_told_so_alone_and_looks_like_anybody_who_is_against() -> None:
    def voted(sceptic: str, lea: str) -> SpyfallScene:
        abilities: dict[str, Any] = {"Lea": "secret_identity", "Paul": "secret_identity", sceptic: "sceptic"}
        s = table(players=5, **abilities)
        s.Marie.accuses(s.Anne)
        s.Anne.passes_power()
        assert [player.ask.args["sceptic"] for player in s if player.ask is not None] == [
            player.name == sceptic for player in s if player.ask is not None
        ]
        s.Vincent.votes_against()
        s.Paul.votes_against()
        (s.Lea.votes_for if lea == "for" else s.Lea.votes_against)()
        return s

    one, other = voted("Lea", "for"), voted("Paul", "against")
    assert looks_different(one, other) == "Paul Lea"


@pytest.mark.parametrize("ability", ["force_field", "god_complex"])
def test_nobody_can_tell_by_what_is_asked_or_how_long_who_could_have_used_a_power(ability: str) -> None:
    def asked(holder: str, another: str) -> SpyfallScene:
        abilities: dict[str, Any] = {holder: ability, another: "secret_identity"}
        s = table(players=5, **abilities)
        s.Marie.accuses(s.Paul)
        if ability == "god_complex":
            s.vote("Anne Vincent")
        return s

    holder, another = ("Paul", "Lea") if ability == "force_field" else ("Vincent", "Lea")
    one, other = asked(holder, another), asked(another, holder)
    assert one.phase == other.phase and one.phase.startswith("power")
    assert looks_different(one, other) == f"{holder} {another}"
    both(lambda s: s.no_power(), one, other)
    assert looks_different(one, other) == f"{holder} {another}"
    assert DcSpyfall().holds["power"] == DcSpyfall().paces["power"], "and it always takes the whole time"


# -- the end of a round ----------------------------------------------------------------------------------------------


def test_after_a_right_claim_only_the_place_is_out() -> None:
    there, not_there = [table(players=5, harley=who, modules="harley_quinn") for who in ("Lea", "")]
    both(lambda s: s.Anne.reveals(), there, not_there)
    assert there.spectator.public.seats[0].card == JOKER and there.spectator.public.location == ""
    both(lambda s: s.Anne.names(s.table.bag), there, not_there)
    assert there.spectator.public.location == there.table.bag
    assert [facts.card for facts in there.Anne.public.seats] == [JOKER, "", "", "", ""]
    assert looks_different(there, not_there) == "Lea" and who_knows(there, harley_of) == "Lea"
    both(lambda s: s.talk_ends().point(Vincent="Marie"), there, not_there)
    assert looks_different(there, not_there) == "Anne Vincent Marie Paul Lea *", "now all cards are shown"


def test_when_the_round_is_over_everything_is_shown_but_what_stayed_in_the_bag() -> None:
    s = table("final_point", players=5, harley="Lea", Paul="sceptic")
    s.point()
    public = s.spectator.public
    assert [facts.card for facts in public.seats] == [player.card for player in s]
    assert [facts.ability for facts in public.seats] == [player.ability for player in s]
    assert s.all_saw("round_over", cards=[player.card for player in s])
    assert public.ending.bag == s.table.bag


def test_nothing_hidden_of_a_round_is_left_in_the_next() -> None:
    one, other = [table("final_point", joker="Anne", rounds=2, Paul=each) for each in ("sceptic", "few_words")]
    both(lambda s: s.point(), one, other)
    both(lambda s: [player.goes_on() for player in s], one, other)
    assert one.phase == "look"
    assert (
        {facts.card for facts in one.spectator.public.seats}
        == {""}
        == {facts.ability for facts in one.spectator.public.seats}
    )
    assert all(one.table.seen[card] != EVERYBODY for card in range(len(one.table.faces)))


# -- what the suite of all games cannot see --------------------------------------------------------------------------

_flow_patch = FlowPatch[SpyfallTable](flow)


def told_more_than_their_own(**options: Any) -> set[str]:
    """Those whom two deals look different to that gave them the same cards: all that they can tell follows from these.

    The stage that draws the bag asks nobody, so no re-dealt world goes through it again.
    """
    seen: dict[tuple[Any, ...], set[tuple[bytes, ...]]] = {}
    for deal in range(150):
        s = dealt(3, deal, rounds=1, special_weight=5, **options)
        for player in (*s, s.spectator):
            mine = () if player.seat == TABLE else (player.card, player.ability)
            seen.setdefault((player.name, s.table.dealer, *mine), set()).add(tuple(player.everything.values()))
    assert max(len([key for key in seen if key[0] == name]) for name in NAMES[:3]) > 20, "many cards were seen"
    return {key[0] for key, reached in seen.items() if len(reached) > 1}


@pytest.mark.parametrize("modules", [(), ("super_powers",), ("jokers_prank", "multiverse_madness")])
def test_all_that_reaches_anybody_at_the_deal_follows_from_their_own_cards(modules: tuple[str, ...]) -> None:
    assert told_more_than_their_own(**dict.fromkeys(modules, True)) == set()


def thud(t: SpyfallTable) -> None:
    if t.bag == PRANK:
        t.tell("thud")


def listed(t: SpyfallTable) -> None:
    t.tell("seated", seats=sorted(range(t.players), key=lambda seat: t.card_of(seat) != JOKER))


def longer(t: SpyfallTable) -> None:
    t.clock += t.bag in PACKS


def dealing(t: SpyfallTable) -> None:
    t.dealer = next((seat for seat in range(t.players) if t.card_of(seat) == JOKER), t.dealer)


def whispering(t: SpyfallTable) -> None:
    t.whisper(mask(t.dealer), "overheard", location=t.bag)


@pytest.mark.parametrize("slip", [thud, listed, longer, whispering])
def test_a_slip_in_the_stage_that_deals_would_show_there(
    slip: Callable[[SpyfallTable], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    _flow_patch.after(monkeypatch, ["begin"], lambda t, earlier: slip(t))
    assert told_more_than_their_own(jokers_prank=True, multiverse_madness=True)


def test_who_deals_is_drawn_before_the_cards_are(monkeypatch: pytest.MonkeyPatch) -> None:
    def jokers_that_deal() -> int:
        tables = [dealt(4, deal).table for deal in range(200)]
        return sum(t.joker == t.dealer for t in tables)

    assert 20 < jokers_that_deal() < 80
    _flow_patch.after(monkeypatch, ["begin"], lambda t, earlier: dealing(t))
    assert jokers_that_deal() == 200


@pytest.mark.parametrize("kind", ["accuse_vote", "multiverse_vote", "final_point", "harley_point"])
def test_votes_that_are_told_as_they_come_would_show_there(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def change(honestly: Callable[[SpyfallTable], Any]) -> Callable[[SpyfallTable], Any]:
        def one_by_one(t: SpyfallTable) -> Script[None]:
            script = honestly(t)
            asking = next(script)
            assert isinstance(asking, Sealed)
            answers = {}
            for seat, each in asking.asks.items():
                answers[seat] = yield each
                t.tell("chosen", by=seat, what=answers[seat])
            with pytest.raises(StopIteration):
                script.send(answers)

        return one_by_one

    _flow_patch.stages(monkeypatch, [kind], change)
    make, first, second = SECRET_CHOICES[kind]
    one, other = make(), make()
    chooser = one.waiting[0].name
    choices = (first, second) if kind.endswith("vote") else tuple(one.called(chooser).options)[:2]
    one.called(chooser).chooses(choices[0])
    other.called(chooser).chooses(choices[1])
    assert "*" in looks_different(one, other)


@pytest.mark.parametrize("field", ["bag", "bags", "packs"])
def test_imagined_worlds_that_keep_a_true_field_would_show_there(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = "batcave atlantis daily star"
    one, other = [table(bag=pack, cards=cards, modules="multiverse_madness") for pack in PACKS]
    assert looks_different(one, other) == ""
    for number in range(8):
        check_same_worlds(one.match, other.match, TABLE, Random(number))
    carries_over(monkeypatch, imagining, field)
    with pytest.raises(Nonconformance, match=field):
        check_same_worlds(one.match, other.match, TABLE, Random(0))
