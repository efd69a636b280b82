"""The rulings of the specification, K1 to K38: one test each."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.kemomimi_panic.scenes import KemomimiScene, dealt, table

from penombre import bots
from penombre.engine import NOBODY, TABLE, Answer, Ask, Match, View
from penombre.games.kemomimi_panic.catalogue import CHARACTERS, CIVILIAN, CRESCENT, INFORMANT, PRESETS, lolo_pool
from penombre.games.kemomimi_panic.rules import KemomimiPanic
from penombre.games.kemomimi_panic.table import KemomimiTable
from penombre.games.kemomimi_panic.view import Private
from penombre.testing.shows import shows

RULES = KemomimiPanic()


# -- the sets (K1 to K5) -------------------------------------------------------------------------------------------


@shows("K1")
def test_k1_the_politician_of_the_six_notables_is_barbera() -> None:
    notables = PRESETS["six_notables"].characters
    assert "politician_barbera" in notables and "warlock_valeria" not in notables
    assert [id for id in CHARACTERS if id.startswith("politician")] == ["politician_barbera"]


@shows("K2")
def test_k2_the_teacher_of_the_six_notables_is_viennetta() -> None:
    notables = PRESETS["six_notables"].characters
    assert "teacher_viennetta" in notables and "teacher_verna" not in notables
    assert set(CHARACTERS["teacher_viennetta"].needs) <= set(notables)


@shows("K3")
def test_k3_miranda_stands_in_for_alistair_among_the_six_notables() -> None:
    notables = PRESETS["six_notables"].characters
    assert "vice_class_rep_miranda" in notables and "class_rep_alistair" not in notables
    assert CHARACTERS["class_rep_alistair"].needs == ("vice_class_rep_miranda",)
    assert not CHARACTERS["vice_class_rep_miranda"].needs


@shows("K4")
def test_k4_without_shamlock_the_moon_starts_anywhere() -> None:
    cast = ["teacher_verna", "politician_barbera", "warlock_valeria", "homeless_arle"]
    leaders: Counter[str] = Counter()
    for deal in range(400):
        s = dealt(4, deal, characters=cast)
        assert "check" not in {ask.kind for ask in s.match.asks()} and s.moon == "new"
        leaders[s.leader.name] += 1
    # 400 deals, a quarter each; five standard deviations are 43.
    assert set(leaders) == set("ABCD") and all(abs(times - 100) < 43 for times in leaders.values())


@shows("K5")
def test_k5_roles_put_aside_are_not_shown_even_at_the_end() -> None:
    s = table("cs", A="", B="crescent bare", C="", D="", aside="informant")
    s.A.names(s.B)
    s.votes("ACD")
    assert s.over
    (aside,) = s.table.cards(s.table.aside)
    assert s.table.faces[aside] == INFORMANT
    assert not any(s.table.knows(seat, aside) for seat in (*range(4), TABLE))
    assert not s.all_saw("game_over", roles=s.table.faces[:5]) and s.all_saw("game_over", roles=s.table.faces[:4])


# -- the Moon (K6, K7) ---------------------------------------------------------------------------------------------


@shows("K6", "Ester and Tristel")
def test_k6_ester_and_tristel_turn_the_moon_while_people_talk_or_at_the_end_of_the_day() -> None:
    # A Full Moon day: Tristel, then Ester, at the end of the day; the face is read by the night.
    s = table("dm1", moon="full", A="tristel", B="ester", C="", D="crescent")
    s.A.flips()
    s.B.flips()
    assert s.all_saw("night", moon="full") and s.table.day == 2
    # A New Moon day: an Ester who waits for the end of the day cannot be answered.
    s = table("dm1", A="tristel", B="ester", C="", D="crescent")
    s.B.flips()
    assert s.all_saw("night", moon="full") and not s.A.spent and s.table.day == 2
    # One who flips while people talk can be, at once ...
    s = table("talk", A="tristel", B="ester", C="", D="crescent")
    assert set(s.A.options) == {"ready"} and set(s.B.options) == {"ready", "flip_moon"}
    s.C.is_ready()
    s.B.flips()
    assert s.C.asked == "talk"  # the flip is news: everybody may talk again
    s.A.flips()
    assert s.moon == "new" and s.A.spent and s.B.spent
    # ... or at the end of the day.
    s = table("talk", A="tristel", B="ester", C="", D="crescent")
    s.B.flips()
    s.talk_ends()
    s.A.names(s.C)
    s.votes("")
    s.A.flips()
    assert s.all_saw("night", moon="new") and s.D.asked == "steal"
    # The face decides the Leader's ability; windows already past stay past.
    s = table("sd2", A="teresia", B="ester", C="towa", D="crescent")
    s.B.flips()
    s.talk_ends()
    assert s.A.asked == "lead" and not s.C.spent


@shows("K7")
def test_k7_the_night_turns_the_card_from_whatever_face_it_shows() -> None:
    s = table("talk", A="", B="ester", C="", D="crescent")
    s.B.flips()
    assert s.moon == "full"
    s.next_day()
    assert s.all_saw("night", moon="full") and s.moon == "new" and s.table.day == 2


# -- the vote (K8, K9, K11, K16) -----------------------------------------------------------------------------------


@shows("K8")
def test_k8_the_leader_need_not_raise_a_hand_unless_the_table_says_so() -> None:
    s = table("cs", A="", B="", C="", D="")
    s.A.names(s.B)
    assert set(s.A.options) == {"hand_up", "hand_down"}
    s = table("cs", A="", B="", C="", D="", leader_must_vote=True)
    s.A.names(s.B)
    s.A.cannot("hand_down", because="leader_must_vote")
    assert set(s.C.options) == {"hand_up", "hand_down"}
    for must in (False, True):
        s = table("cs", A="miyabi", B="", C="", D="", leader_must_vote=must)
        s.A.names(s.B)
        assert set(s.A.options) == {"hand_up", "hand_down", "abstain"}
        s.votes("BC", A="abstain")
        assert s.all_saw("vote_result", hands=2, participants=3, verdict="guilty")


@shows("K9")
def test_k9_a_double_hand_is_still_one_person() -> None:
    s = table("sd8", A="", B="", C="", D="miyabi")
    s.D.uses()
    s.talk_ends()
    s.A.names(s.B)
    s.votes("D")
    assert s.all_saw("vote_result", hands=2, participants=4, verdict="innocent")
    s = table("cs", A="ulrika", B="", C="", D="")
    s.A.uses()
    s.votes("AB")
    assert s.all_saw("vote_result", hands=3, participants=4, verdict="guilty")


@shows("K10", "two jewels at once")
def test_k10_jewels_pile_up_and_every_loss_takes_one() -> None:
    s = table("night", A="mindy", B="viennetta", C="", D="crescent", E="")
    s.D.steals_from(s.A)
    assert s.B.jewels == 2
    s = table("cs", A="", B="informant bare", C="rich", D="crescent", E="")
    s.A.names(s.B)
    s.votes("ACE")
    assert [player.jewels for player in s] == [0, 0, 1, 0, 0]
    s = table("ed5", A="mindy", B="bare", C="", D="crescent")
    s.A.claims_jewel_of(s.B)
    assert s.A.jewels == 2


@shows("K11")
def test_k11_the_suspect_votes_and_counts() -> None:
    s = table("cs", A="", B="", C="", D="")
    s.A.names(s.B)
    assert s.B.asked == "vote"
    s.votes("ABC")
    assert s.all_saw("vote_result", hands=3, participants=4, verdict="guilty")


@shows("K12")
def test_k12_lolo_draws_what_was_not_dealt_and_can_be_played() -> None:
    plain = {id for id, character in CHARACTERS.items() if not character.extra}
    never = {"witness_sheena", "elder_twin_cyril", "younger_twin_beryl", "class_rep_alistair", "teacher_viennetta"}
    cast = {"clown_lolo", "student_luma", "teacher_verna", "homeless_arle"}
    assert set(lolo_pool(cast, 4, promo=False, joke=False)) == plain - never - cast
    assert set(lolo_pool(cast, 4, promo=True, joke=True)) == set(CHARACTERS) - never - cast
    assert "witness_sheena" in lolo_pool(cast, 8, promo=False, joke=False)
    assert "class_rep_alistair" in lolo_pool(cast | {"vice_class_rep_miranda"}, 5, promo=False, joke=False)
    assert "teacher_viennetta" in lolo_pool(cast | {"archaeologist_mindy"}, 5, promo=False, joke=False)
    twins = {"elder_twin_cyril", "younger_twin_beryl"}
    assert not twins & set(lolo_pool(cast | twins, 6, promo=False, joke=False))

    def draw(luck: int) -> KemomimiScene:
        s = table("sd6", A="", B="lolo", C="", D="crescent", luck=luck, joke=True)
        s.B.uses()
        return s

    scenes = {s.table.character_of(s.B.seat): s for s in map(draw, range(300))}
    for late in ("crossdressing_dautriche", "cook_genevieve"):
        # Their only window is over: Lolo's risk.
        assert {kind for name, kind in scenes[late].questions_of_the_day() if name == "B"} <= {"talk", "vote", "guess"}


@shows("K13")
def test_k13_lucies_paper_waits_for_a_real_theft_and_is_then_gone() -> None:
    # Kept over a quiet night, shown for herself before she loses anything.
    s = table("ed2", moon="full", A="lucie", B="", C="", D="crescent")
    s.A.uses().writes(s.A)
    assert s.table.day == 2 and s.A.private.paper == s.A.seat
    s.passes_until("steal").steals_from(s.A)
    s.A.shows()
    assert s.A.jewels == 1 and s.A.private.paper == NOBODY
    # Discarded unseen after the first theft.
    s = table("ed2", A="lucie", B="", C="", D="crescent", E="")
    s.A.uses().writes(s.B)
    s.D.steals_from(s.C)
    s.A.passes()
    s.next_day()
    s.passes_until("steal").steals_from(s.B)
    assert s.A.asked is None or s.A.asked == "talk"
    assert s.B.jewels == 0
    # Void if Lucie is out.
    s = table("ed2", moon="full", A="lucie bare", B="", C="", D="crescent", E="")
    s.A.uses().writes(s.B)
    s.talk_ends()
    s.B.names(s.A)
    s.votes("BCE")
    assert s.A.out and not s.B.public.paper_waits
    s.D.steals_from(s.B)
    assert s.B.jewels == 0


@shows("K14", "the second thief")
def test_k14_only_civilians_win_after_elimination() -> None:
    s = table("cs", A="full", B="crescent out", C="bare", D="", E="out", F="out", G="out", H="informant out")
    s.A.names(s.C)
    s.votes("AD")
    assert s.over and s.winners == [s.A]
    s = table("cs", A="", B="informant out", C="crescent bare", D="", E="out")
    s.A.names(s.C)
    s.votes("AD")
    assert s.over and s.winners == [s.A, s.D, s.E]


@shows("K15")
def test_k15_abilities_are_optional_but_for_five() -> None:
    # Who may pass can, and stays unspent.
    s = table("sd1", A="", B="valeria", C="cecilia", D="lolo", E="miyabi", F="crescent")
    for player in (s.C, s.B, s.D, s.E):
        player.passes()
        assert not player.spent
    # The detective and d'Autriche are asked whom, not whether.
    s = table("gs1", A="shamlock", B="dautriche", C="", D="crescent")
    assert set(s.A.options) == {"seat-1", "seat-2", "seat-3"}
    s.A.checks(s.D)
    assert s.B.ask is not None and s.B.ask.least == s.B.ask.most == 2 and "pass" not in s.B.options
    # Viennetta, Alistair and Beryl's link are not asked at all.
    s = table("night", A="mindy", B="viennetta", C="", D="crescent", E="")
    s.D.steals_from(s.A)
    assert s.B.jewels == 2 and s.B.asked == "talk"
    s = table("night", A="alistair", B="miranda spent", C="", D="crescent", E="")
    s.D.steals_from(s.A)
    assert s.A.jewels == 1 and s.A.asked == "talk"
    s = table("night", A="beryl", B="cyril", C="", D="crescent", E="")
    s.D.steals_from(s.A)
    assert s.B.jewels == 0 and s.B.asked == "talk"


@shows("K16", "the Leader names another")
def test_k16_only_miranda_can_make_the_leader_a_suspect() -> None:
    s = table("cs", A="", B="", C="miranda", D="crescent")
    assert s.A.may_choose == "BCD"
    s.A.names(s.B)
    assert s.C.may_choose == "ACD"
    s = table("cs", moon="full", A="amarillo", B="", C="", D="crescent")
    s.A.uses()
    assert s.A.may_choose == "BCD"
    s.A.names(s.B)
    assert s.A.may_choose == "CD"
    drawn = set()
    for luck in range(60):
        s = table("cs", A="ulrika", B="", C="", D="crescent", luck=luck)
        s.A.uses()
        drawn.add(s.table.suspect)
    assert drawn == {1, 2, 3}


# -- losses (K17, K18) ---------------------------------------------------------------------------------------------


@shows("K17")
def test_k17_only_votes_thefts_and_federica_eliminate() -> None:
    s = table("night", A="beryl", B="cyril bare", C="", D="crescent", E="")  # Beryl's link
    s.D.steals_from(s.A)
    assert not s.B.out
    s = table("cs", A="", B="angry bare", C="bare", D="crescent", E="")  # the angry Civilian
    s.A.names(s.B)
    s.votes("ACE")
    assert s.B.may_choose == "ADE"
    s = table("cs", A="bare", B="lonely bare", C="", D="crescent", E="")  # the lonely Civilian
    s.A.names(s.B)
    s.votes("ACE")
    assert not s.A.out and not s.all_saw("lonely")
    s = table("cs", A="bare", B="informant bare", C="bare", D="crescent", E="")  # the Informant
    s.A.names(s.B)
    s.votes("ACE")
    assert [player.name for player in s if player.out] == ["B"] and s.E.jewels == 0
    s = table("cs", moon="full", A="teresia", B="bare", C="", D="crescent")  # Teresia
    s.A.uses()
    assert s.A.may_choose == "CD"


@shows("K18")
def test_k18_the_angry_may_hit_a_thief_and_the_lonely_pass_over_who_is_out() -> None:
    s = table("cs", A="bare", B="angry bare", C="ghost stubborn", D="crescent", E="")
    s.A.names(s.B)
    s.votes("ACE")
    assert s.B.may_choose == "DE"
    s.B.takes_it_out_on(s.D)
    assert s.D.jewels == 0
    s = table("cs", A="", B="out", C="lonely bare", D="crescent", E="")
    s.A.names(s.C)
    s.votes("ADE")
    assert s.C.out and s.A.jewels == 0
    s = table("cs", A="", B="stubborn ghost", C="lonely bare", D="crescent", E="")
    s.A.names(s.C)
    s.votes("ADE")
    assert s.C.out and s.A.jewels == 1 and not s.all_saw("lonely")


# -- the night (K19, K20) ------------------------------------------------------------------------------------------


@shows("K19")
def test_k19_a_thief_must_steal_from_another_even_from_the_other_thief() -> None:
    s = table("night", A="", B="", C="", D="", E="", F="", G="full", H="crescent")
    assert set(s.H.options) == {f"seat-{seat}" for seat in range(7)}
    s.H.steals_from(s.G)
    assert s.G.jewels == 0


@shows("K20")
def test_k20_a_night_without_a_theft_is_passed_over_openly() -> None:
    s = table("night", A="", B="", C="", D="crescent", blocked=True)
    assert s.all_saw("no_theft", why="blocked") and s.table.day == 2
    s = table("night", moon="full", A="", B="", C="", D="crescent")
    assert s.all_saw("no_theft", why="no_thief") and s.table.day == 2
    s = table("night", moon="full", A="", B="", C="", D="", E="", F="", G="full out", H="crescent")
    assert s.all_saw("no_theft", why="no_thief") and s.table.day == 2


# -- abilities (K21 to K32) ----------------------------------------------------------------------------------------


@shows("K21")
def test_k21_the_ability_of_a_player_who_is_out_does_nothing() -> None:
    s = table("night", A="mindy", B="viennetta out", C="", D="crescent", E="")
    s.D.steals_from(s.A)
    assert s.B.jewels == 0 and s.A.public.discard[-1] == s.A.seat
    s = table("night", A="beryl", B="cyril out", C="", D="crescent", E="")
    s.D.steals_from(s.A)
    assert s.A.jewels == 0 and not s.all_saw("announce_younger_twin_beryl")
    s = table("sd3", A="", B="valeria", C="akira out", D="crescent", E="")
    s.B.uses()
    assert s.leader == s.B and not s.all_saw("cancelled")
    s = table("cs", A="", B="", C="verna out", D="crescent", E="", F="miranda out")
    s.A.names(s.B)
    s.votes("ABE")
    assert s.B.jewels == 0


@shows("K22")
def test_k22_miranda_redirects_what_chance_and_amarillo_named_and_luma_and_ulrika_keep_theirs() -> None:
    s = table("cs", A="ulrika", B="miranda", C="", D="crescent", E="")
    s.A.uses()
    s.B.redirects(s.A)
    s.votes("AC")
    assert s.all_saw("vote_result", suspect=s.A, hands=3, participants=5, verdict="guilty")
    s = table("cs", moon="full", A="amarillo", B="miranda", C="", D="crescent", E="")
    s.A.uses().names(s.C).names(s.D)
    assert s.B.may_choose == "ABE"
    s.B.redirects(s.E)
    s.votes("")
    assert s.all_saw("vote_result", suspect=s.E) and s.suspect == s.D
    s = table("cs", A="luma", B="miranda", C="", D="crescent", E="")
    s.A.uses().names(s.C).excludes(s.E)
    s.B.redirects(s.D)
    assert s.E.asked is None
    s.votes("AB")
    assert s.all_saw("vote_result", suspect=s.D, participants=4)


@shows("K23")
def test_k23_with_two_votes_verna_and_barbera_have_one_use_for_either() -> None:
    s = table("cs", moon="full", A="amarillo", B="", C="", D="verna", E="barbera", F="crescent")
    s.A.uses().names(s.B).names(s.C)
    s.votes("ABCD")
    s.D.passes()
    assert s.B.jewels == 0
    s.votes("ABCD")
    s.D.uses()
    s.E.uses()
    assert s.C.jewels == 0 and s.D.spent and s.E.spent
    s = table("cs", moon="full", A="amarillo", B="", C="", D="verna", E="", F="crescent")
    s.A.uses().names(s.B).names(s.C)
    s.votes("ABCD")
    s.D.uses()
    s.votes("ABCD")
    assert (s.B.jewels, s.C.jewels) == (1, 0)


@shows("K24")
def test_k24_a_suspect_may_change_the_verdict() -> None:
    s = table("cs", A="", B="verna", C="", D="crescent")
    s.A.names(s.B)
    s.votes("ACD")
    s.B.uses()
    assert s.B.jewels == 1
    s = table("cs", A="", B="barbera", C="", D="crescent")
    s.A.names(s.B)
    s.votes("")
    s.B.uses()
    assert s.B.jewels == 0
    s = table("cs", leader="B", A="", B="verna", C="", D="crescent", E="miranda")  # but never the Leader
    s.B.names(s.A)
    s.E.redirects(s.B)
    s.votes("ACE")
    assert s.B.jewels == 0 and not s.B.spent


@shows("K25")
def test_k25_federica_and_a_stubborn_civilian_leave_three_at_the_table() -> None:
    s = table("sd4", promo=True, A="federica", B="stubborn", C="", D="crescent")
    s.A.forces(s.B)
    assert s.A.out and s.B.ghost and not s.over and s.leader == s.B
    assert s.table.day == 1 and s.B.asked == "talk"
    s = table("sd4", promo=True, A="federica stubborn", B="", C="", D="crescent")
    s.A.forces(s.C)
    assert s.A.ghost and s.C.out and not s.over and s.leader == s.A
    s.talk_ends()
    assert s.A.asked == "name_suspect" and s.A.may_choose == "BD"


@shows("K26")
def test_k26_who_is_out_talks_to_spectators_only_and_sees_what_they_see() -> None:
    s = table("talk", A="", B="out", C="out", D="crescent", E="")
    s.B.says("text", text="It was D!")
    assert [len(player.hears) for player in s] == [0, 1, 1, 0, 0] and len(s.match.heard(TABLE)) == 1
    s.A.says("accuse", about=s.E)
    assert [len(player.hears) for player in s] == [1, 2, 2, 1, 1]
    assert s.B.public == s.match.view(TABLE).public and s.B.asked is None
    s = table("talk", A="", B="stubborn ghost", C="", D="crescent", E="")
    s.B.says("text", text="I am still here.")
    assert all(len(player.hears) == 1 for player in s)


@shows("K27")
def test_k27_beryl_always_commits_a_hand() -> None:
    for forcing, cancelled, hands in ((False, False, 1), (True, True, 1), (True, False, 0)):
        s = table("cs", A="", B="", C="cyril", D="beryl", E="akira")
        s.A.names(s.B)
        assert s.D.asked == "vote"
        s.votes("D", C="hand_down_forcing" if forcing else "hand_down")
        if forcing:
            s.E.cancels() if cancelled else s.E.lets()
        assert s.all_saw("vote_result", hands=hands, participants=5)


@shows("K28")
def test_k28_after_a_swap_checks_tell_the_current_role() -> None:
    answers = {"civilian": CIVILIAN, "not_civilian": CRESCENT}
    seen = set()
    for luck in range(12):
        s = table(
            "gs2", A="shamlock", B="dautriche", C="", D="crescent", E="bare", F="", G="full", H="sheena", luck=luck
        )
        s.B.swaps(s.C, s.D)
        s.passes_until("check")
        s.A.checks(s.C)
        s.passes_until("steal").steals_from(s.E)
        s.H.checks(s.C)
        for checker in (s.A, s.H):
            (told,) = [event.args["answer"] for event in checker.events if event.key == "check_answer"]
            assert answers[told] == s.C.role
        seen.add(s.C.role)
    assert seen == {CIVILIAN, CRESCENT}


@shows("K29")
def test_k29_a_block_without_the_crescent_moon_is_cleared_all_the_same() -> None:
    s = table("night", blocked=True, A="", B="", C="", D="", E="", F="", G="full", H="crescent out")
    assert s.table.day == 2 and not s.table.crescent_blocked and not s.all_saw("theft")
    s.passes_until("steal")
    assert s.G.asked == "steal"
    # A Full Moon night neither obeys the block nor clears it.
    s = table("night", moon="full", blocked=True, A="", B="", C="", D="", E="", F="", G="full", H="crescent")
    s.G.steals_from(s.A)
    assert s.A.jewels == 0 and s.table.crescent_blocked


@shows("K30")
def test_k30_a_verdict_of_barbera_is_still_a_vote() -> None:
    s = table("cs", A="", B="informant bare", C="barbera", D="crescent", E="")
    s.A.names(s.B)
    s.votes("")
    s.C.uses()
    assert s.B.out and s.all_saw("informant_voted_out", seat=s.B)
    assert [player.jewels for player in s] == [0, 0, 0, 0, 0]


@shows("K31")
def test_k31_amarillo_needs_two_suspects_and_teresia_a_jewel() -> None:
    s = table("cs", moon="full", A="amarillo", B="", C="", D="crescent")
    assert s.A.asked == "lead"
    s = table("cs", moon="new", A="amarillo", B="", C="", D="crescent")
    assert s.A.asked == "name_suspect" and not s.A.spent
    s = table("cs", moon="full", A="amarillo", B="", C="stubborn ghost", D="out")
    assert s.A.asked == "name_suspect" and s.A.may_choose == "B" and not s.A.spent
    s = table("cs", moon="full", A="teresia", B="bare", C="bare", D="crescent bare")
    assert s.A.asked == "name_suspect" and not s.A.spent
    s = table("cs", moon="full", A="teresia", B="bare", C="bare", D="crescent")
    assert s.A.asked == "lead"


@shows("K32", "Shamlock announces")
def test_k32_shamlock_may_announce_every_check_truly_or_not_or_say_nothing() -> None:
    for claim, told in (("civilian", "civilian"), ("not_civilian", "not_civilian"), ("silent", None)):
        s = table("gs1", leader="B", A="shamlock", B="", C="", D="crescent")
        s.A.checks(s.C)
        s.A.announces(claim)
        assert s.all_saw("claim_check", seat=s.A, target=s.C, answer=told) == (told is not None)
        assert all(player.asked == "talk" for player in s)
    s = table("ed1", A="shamlock", B="", C="", D="crescent")
    s.A.checks(s.D)
    s.D.steals_from(s.B)
    s.A.announces("civilian")
    assert s.all_saw("claim_check", seat=s.A, target=s.D, answer="civilian")
    s.next_day()
    assert s.A.asked == "talk"  # nobody was checked on a day that B led


# -- always an end, always somebody to play (K33, K34) -------------------------------------------------------------


@shows("K33")
@pytest.mark.parametrize("players", RULES.players)
def test_k33_every_game_ends(players: int) -> None:
    delays = {"hand_down", "use", "flip_moon", "show"}

    def play(ask: Ask) -> Answer:
        """Any answer; in patient games nobody is condemned and all that delays the end is used."""
        delaying = [option.id for option in ask.legal() if option.id in delays]
        if delaying and patient:
            return delaying[0]
        return ask.random_answer(lambda number: int(rng.random() * number))

    for number in range(40):
        rng, patient = Random(f"{players} {number}"), number % 2 == 0
        s = dealt(players, number, **{**RULES.sample_options(players, rng), "points": False})
        while not s.over:
            s.passes(play)
        told = Counter(event.key for event in s.match.events(TABLE))
        # Each theft takes a player or a jewel, and few jewels come back to be stolen again.
        jewels = players + told["jewel_given"] + told["jewel_found"]
        assert told["theft"] - told["theft_undone"] <= jewels + told["eliminated"]
        assert told["theft_undone"] <= 1 and told["jewel_found"] <= 1 and told["moon"] <= 2
        # Towa and justice quieten two nights; of the others every second one has a thief, turns of the Moon apart.
        assert s.table.day <= 2 * (told["theft"] + 2) + told["moon"] + 2


class Stranger(bots.Random):
    """Sits down in the middle of a match, and finds all it needs in the view of that seat."""

    def __init__(self, match: Match[KemomimiTable], role: str, rng: Random) -> None:
        super().__init__(rng)
        self.match, self.role = match, role

    def choose(self, view: View, ask: Ask, imagine: bots.Imagine) -> Answer:
        assert isinstance(view.private, Private) and view.private.role == self.role
        assert self.match.view(ask.seat) == view
        assert imagine().view(ask.seat) == view
        return self.answer(ask)


@shows("K34")
def test_k34_a_bot_can_take_over_any_seat_at_any_time() -> None:
    for number in range(10):
        players = 4 + number % 5
        rng = Random(number)
        match = Match(RULES, players, RULES.sample_options(players, rng), number)
        while not match.over:
            # New bots for every single answer: nothing is carried over but the match.
            strangers = [Stranger(match, match.table.role(seat), rng) for seat in range(players)]
            bots.play(match, strangers, rng, until=1)
        assert match.outcome is not None


# -- reading the cards (K35 to K38) --------------------------------------------------------------------------------


@shows("K35")
def test_k35_valeria_skips_the_leader_of_today() -> None:
    s = table("night", A="crescent", B="", C="valeria", D="", E="")
    s.A.steals_from(s.E)
    assert s.leader == s.B and s.C.asked == "use"  # the card has passed: B is the present Leader
    s.C.uses()
    assert s.leader == s.C
    s = table("sd3", A="", B="out", C="", D="valeria", E="crescent")
    s.D.uses()
    assert s.leader == s.C


@shows("K36")
def test_k36_a_ghost_is_no_victim_and_gets_no_jewel() -> None:
    s = table("night", A="", B="stubborn ghost", C="", D="crescent")
    assert s.D.may_choose == "AC"
    s = table("night", A="mindy", B="viennetta stubborn ghost", C="", D="crescent", E="")
    s.D.steals_from(s.A)
    assert s.B.jewels == 0 and not s.B.spent
    s = table("ed5", A="mindy stubborn ghost", B="bare", C="", D="crescent", E="")
    assert s.A.asked != "claim_jewel" and s.D.asked == "steal"
    s = table("night", A="christina", B="stubborn ghost", C="", D="crescent", E="")
    s.D.steals_from(s.A)
    assert s.A.asked == "give_jewel" and s.A.may_choose == "CDE"


@shows("K37")
def test_k37_both_votes_of_amarillo_take_place_though_she_is_gone() -> None:
    s = table("cs", moon="full", A="amarillo bare", B="miranda", C="", D="bare", E="", F="crescent")
    s.A.uses().names(s.C).names(s.D)
    s.B.redirects(s.A)
    s.votes("BCDE")
    assert s.A.out and s.suspect == s.D and s.A.asked is None
    s.votes("BCE")
    assert s.all_saw("vote_result", suspect=s.D, hands=3, participants=5, verdict="guilty") and s.D.out
    assert s.table.day == 2 and s.leader == s.B  # the Moon stayed with the seat that was eliminated


@shows("K38")
def test_k38_only_answers_about_the_three_are_out_of_date() -> None:
    s = table("gs1", A="shamlock", B="dautriche", C="", D="", E="crescent")
    s.A.checks(s.C)
    s.B.swaps(s.D, s.E)
    worlds = [s.match.imagine(s.A.seat, Random(number)).table for number in range(40)]
    assert {t.is_civilian(s.C.seat) for t in worlds} == {True}
    assert {t.is_civilian(s.D.seat) for t in worlds} == {True, False}
    s = table("gs1", A="shamlock", B="dautriche", C="", D="", E="crescent")
    s.A.checks(s.D)
    s.B.swaps(s.D, s.E)
    worlds = [s.match.imagine(s.A.seat, Random(number)).table for number in range(40)]
    assert {t.is_civilian(s.D.seat) for t in worlds} == {True, False}
    assert s.A.private.checks[0].before_swap
