"""The judgement bot: what it believes, what it does with it, how strong it is."""

import random
from collections import Counter
from typing import Any

import pytest
from tests.games.rose_noire.scenes import RoseNoirePlayer, pair_id, table

from penombre.bots import make, play
from penombre.engine import Answer, Match, Statement
from penombre.games.rose_noire.bot import Judgement
from penombre.games.rose_noire.bot.beliefs import Beliefs
from penombre.games.rose_noire.bot.hearsay import Heard
from penombre.games.rose_noire.bot.mind import Mind
from penombre.games.rose_noire.catalogue import NAMES, PAIRS, TYPE_OF
from penombre.games.rose_noire.rules import RoseNoire
from penombre.games.rose_noire.view import Public
from penombre.research import parse_levels, simulate

SEEDS = range(12)


def never() -> Match[Any]:
    raise AssertionError("this bot imagines nothing")


def answers(player: RoseNoirePlayer) -> Counter[Answer | None]:
    """What the bot answers in this seat, by several sources of chance."""
    question = player.ask
    assert question is not None
    view = player.match.view(player.seat)
    return Counter([Judgement(random.Random(seed)).choose(view, question, never) for seed in SEEDS])


def said(player: RoseNoirePlayer, bot: Judgement | None = None) -> list[Statement]:
    """What this bot, or a fresh one, says in this seat."""
    question = player.ask
    assert question is not None
    return [*(bot or Judgement(random.Random(0))).talk(player.match.view(player.seat), question, never)]


def words(player: RoseNoirePlayer) -> list[str]:
    """What a bot claims in this seat."""
    return [statement.what for statement in said(player) if statement.kind == "claim"]


def says(player: RoseNoirePlayer, *claims: str) -> None:
    for claim in claims:
        player.match.say(player.seat, Statement("claim", what=claim))


def mind(player: RoseNoirePlayer) -> Mind:
    return Mind(player.match.view(player.seat), random.Random(0))


def guilt(beliefs: Beliefs, name: str) -> float:
    return beliefs.guilt[NAMES.index(name)]


# -- what it believes ------------------------------------------------------------------------------------------------


def test_chances_are_chances() -> None:
    rules = RoseNoire()
    for deal in range(6):
        match = Match(rules, 3 + deal % 3, {}, deal)
        rng = random.Random(deal)
        play(match, [make("judgement", rules.id, rng) for _ in range(match.players)], rng, until=30)
        for seat in range(match.players):
            mine = Mind(match.view(seat), rng).mine
            assert sum(mine.pairs) == pytest.approx(1)
            assert sum(mine.guilt) == pytest.approx(2)
            assert sum(mine.possessed.values()) == pytest.approx(1)


def test_a_proof_that_was_seen_clears_for_certain() -> None:
    s = table("day", A="interrogatoire", piles={"taran": "proof_morwen zele proof_deirdre"})
    s.A.plays("interrogatoire", "taran")
    beliefs = mind(s.A).mine
    assert guilt(beliefs, "morwen") == guilt(beliefs, "deirdre") == 0
    assert guilt(beliefs, "taran") == pytest.approx(2 / 5)
    assert guilt(mind(s.B).mine, "morwen") == pytest.approx(2 / 7)


def test_a_word_clears_as_far_as_its_speaker_is_trusted() -> None:
    s = table("day", active="B", B="interrogatoire", piles={"taran": "proof_morwen zele proof_deirdre"})
    s.B.plays("interrogatoire", "taran")
    says(s.B, "innocent_morwen")
    once = guilt(mind(s.A).mine, "morwen")
    assert 0 < once < 0.1
    says(s.B, "withdrawn")
    assert guilt(mind(s.A).mine, "morwen") == pytest.approx(2 / 7, rel=0.01)
    says(s.B, "innocent_morwen")
    says(s.C, "innocent_morwen")
    assert guilt(mind(s.A).mine, "morwen") < once


def test_whoever_clears_more_people_than_cards_were_seen_is_not_believed() -> None:
    s = table("turn")
    says(s.C, "innocent_morwen")
    beliefs = mind(s.A).mine
    assert beliefs.possessed[s.C.seat] > 0.8
    assert guilt(beliefs, "morwen") > 0.05


def test_the_rector_is_not_believed() -> None:
    s = table("turn")
    says(s.R, "innocent_morwen", "guilty_taran")
    assert mind(s.A).mine.guilt == pytest.approx([2 / 7] * 7)


def test_talk_of_an_earlier_game_is_forgotten() -> None:
    rng = random.Random(3)
    match = Match(RoseNoire(), 4, {"points": True}, 3)
    bots = [make("judgement", "rose_noire", rng) for _ in range(4)]
    while match.table.game == 1:
        play(match, bots, rng, until=1)
    view = match.view(0)
    public = view.public
    assert isinstance(public, Public) and public.began == match.settled > 0
    assert any(said.statement.what.startswith("innocent") for said in view.said)
    assert not any(Heard(view, public).stances)
    match.say(1, Statement("claim", what="innocent_morwen"))
    assert Heard(match.view(0), public).stances[1] == {NAMES.index("morwen"): "innocent"}


def test_whoever_withdraws_takes_back_the_last_claim_alone() -> None:
    s = table("turn")
    says(s.B, "innocent_morwen", "innocent_taran", "withdrawn")
    assert mind(s.A).heard.cleared_by(s.B.seat) == [NAMES.index("morwen")]


def test_with_three_players_two_deaths_in_a_night_tell_who_is_possessed() -> None:
    s = table("estellines", players=3)
    s.night(B="morwen", R="taran")
    assert mind(s.A).mine.possessed == {s.B.seat: 1}
    s = table("estellines", players=3)
    s.night(R="taran")
    assert 0 < mind(s.A).mine.possessed[s.B.seat] < 1


def test_the_possessed_takes_the_rectors_victim_for_innocent() -> None:
    s = table("estellines")
    s.night(D="morwen", R="taran")
    beliefs = mind(s.D).mine
    assert guilt(beliefs, "taran") < 0.1 < guilt(beliefs, "morwen")


# -- the day ---------------------------------------------------------------------------------------------------------


def test_it_looks_before_it_investigates() -> None:
    s = table("turn", A="interrogatoire fouille")
    assert set(answers(s.A)) == {"play-interrogatoire"}


def test_what_may_spring_a_trap_comes_after_the_investigation() -> None:
    s = table("turn", A="fouille", piles={"taran": "proof_morwen"})
    assert all(str(answer).startswith("look-") for answer in answers(s.A))
    s.A.investigates("taran")
    assert set(answers(s.A)) == {"play-fouille_cellule"}


def test_it_does_not_draw_a_trap_it_has_seen_nor_a_proof() -> None:
    s = table("day", A="interrogatoire interrogatoire", piles={"taran": "tumulte", "morwen": "proof_deirdre"})
    s.A.plays("interrogatoire", "taran").plays("interrogatoire", "morwen")
    assert not {"look-taran", "look-morwen"} & set(answers(s.A))


def test_it_keeps_away_from_a_trap_it_was_told_of() -> None:
    s = table("day", A="interrogatoire", piles={"taran": "tumulte"})
    s.A.plays("interrogatoire", "taran")
    assert "trap_taran" in words(s.A)
    says(s.A, "trap_taran")
    s.A.investigates("morwen")
    s.turn_of(s.B)
    assert "look-taran" not in answers(s.B)


def test_it_shares_every_proof_it_has_seen_and_hints_at_what_lies_on_top() -> None:
    s = table("day", A="interrogatoire", piles={"taran": "proof_morwen zele proof_deirdre"})
    s.A.plays("interrogatoire", "taran")
    assert words(s.A) == ["innocent_morwen", "innocent_deirdre", "proof_here_taran"]
    says(s.A, "innocent_morwen", "innocent_deirdre")
    assert "innocent_morwen" not in words(s.A)


@pytest.mark.parametrize(("silence", "phase"), [(True, "turn"), (False, "estellines")])
def test_it_is_silent_where_nobody_may_talk(silence: bool, phase: str) -> None:
    s = table(phase, silence=silence, A="proof_morwen zele")
    assert words(s.A) == []


def test_the_possessed_clears_somebody_falsely_but_never_more_than_could_be_seen() -> None:
    s = table("day", active="D", D="interrogatoire", piles={"taran": "proof_morwen proof_eoghan proof_deirdre"})
    assert [word for word in words(s.D) if word.startswith("innocent")] == []
    s.D.plays("interrogatoire", "taran")
    claimed = {word.removeprefix("innocent_") for word in words(s.D) if word.startswith("innocent")}
    assert claimed
    assert claimed - {"morwen", "eoghan", "deirdre"}
    assert len(claimed) <= 3


# -- the accusation --------------------------------------------------------------------------------------------------


def test_it_does_not_accuse_whom_it_has_seen_a_proof_of() -> None:
    s = table("day", A="interrogatoire", piles={"taran": "proof_morwen proof_eoghan proof_deirdre"})
    s.A.plays("interrogatoire", "taran")
    s.until("sextines")
    for answer in answers(s.A):
        assert not any(name in str(answer) for name in ("morwen", "eoghan", "deirdre"))
    # Not even where the others agree on it: their pair is locked without this one.
    s.B.ballots("morwen", "taran")
    s.C.ballots("morwen", "taran")
    assert pair_id("morwen", "taran") not in answers(s.A)


def test_it_never_accuses_a_pair_that_was_inexact() -> None:
    s = table("sextines", accomplices="aodhan bricen")
    for player in (s.A, s.B, s.C):
        player.votes("taran", "morwen")
    assert not s.over
    s.next_turn().until("sextines")
    assert mind(s.A).mine.pair((NAMES.index("morwen"), NAMES.index("taran"))) == 0
    s.B.ballots("taran", "morwen")
    s.C.ballots("taran", "morwen")
    assert pair_id("taran", "morwen") not in answers(s.A)


def test_it_follows_a_common_pair_and_locks_it() -> None:
    s = table("sextines", possessed="D")
    s.B.ballots("taran", "deirdre")
    s.C.ballots("taran", "deirdre")
    assert set(answers(s.A)) == {pair_id("taran", "deirdre")}
    s.A.ballots("taran", "deirdre")
    assert set(answers(s.A)) == {"lock"}


def test_the_possessed_is_not_one_more_for_the_right_pair() -> None:
    s = table("sextines", possessed="D")
    says(s.A, "innocent_deirdre", "innocent_eoghan", "innocent_fearghal")
    says(s.B, "innocent_morwen", "innocent_taran")
    s.A.ballots("aodhan", "bricen")
    s.B.ballots("aodhan", "bricen")
    assert pair_id("aodhan", "bricen") not in answers(s.D)
    assert pair_id("aodhan", "bricen") in answers(s.C)


def test_ballots_come_to_an_end_whatever_the_others_do() -> None:
    s = table("sextines")
    rng = random.Random(1)
    bot = Judgement(rng)
    for _ in range(40):
        question = s.A.ask
        if question is None:
            break
        answer = bot.choose(s.match.view(s.A.seat), question, never)
        assert answer is not None
        s.match.answer(s.A.seat, answer)
        if s.B.ask is not None:
            one, other = PAIRS[int(rng.random() * len(PAIRS))]
            chosen = pair_id(NAMES[one], NAMES[other])
            s.match.answer(s.B.seat, chosen if chosen in s.B.options else "lock")
    assert s.A.ask is None


def test_with_three_players_it_shows_its_role_only_when_sure_and_not_early() -> None:
    s = table("estellines", players=3, turn=3, possessed="B")
    s.night(B="morwen", R="taran")
    assert set(answers(s.A)) == {"reveal"}
    assert "reveal" not in answers(s.B)
    s = table("turn", players=3, turn=4, possessed="B")
    assert "reveal" not in answers(s.A)
    assert set(answers(s.B)) == {None}


# -- the night -------------------------------------------------------------------------------------------------------


def test_only_the_possessed_does_anything_at_night() -> None:
    s = table("estellines", possessed="D")
    for player in (s.A, s.B, s.C):
        assert set(answers(player)) == {"hide"}
    assert all(str(answer).startswith("kill-") for answer in answers(s.D))


def test_the_possessed_does_not_kill_whom_it_knows_innocent() -> None:
    s = table("day", active="D", D="interrogatoire", piles={"taran": "proof_morwen proof_eoghan proof_deirdre"})
    s.D.plays("interrogatoire", "taran")
    s.until("estellines")
    chosen = {str(answer).removeprefix("kill-") for answer in answers(s.D)}
    assert chosen <= {"aodhan", "bricen", "fearghal", "taran"}


def test_under_spectral_fury_two_die() -> None:
    s = table("estellines", possessed="D", fury=True, bonus="fureur_spectrale")
    assert all(str(answer).count("-") == 2 for answer in answers(s.D))


# -- the Rector ------------------------------------------------------------------------------------------------------


def test_the_rector_plays_a_goal_that_can_be_played() -> None:
    s = table("vesperines", turn=4, R="penitence chevaliers messager")
    assert set(answers(s.R)) == {"play-chevaliers_lames"}


def test_the_rector_keeps_goals() -> None:
    s = table("vesperines", turn=2, R="tribut chevaliers documents")
    s.R.plays_nothing()
    question = s.R.ask
    assert question is not None
    for answer in answers(s.R):
        assert isinstance(answer, tuple)
        faces = [option.args["card"] for option in question.options if option.id in answer]
        assert faces == ["documents_derobes"]


@pytest.mark.parametrize(("dead", "kept"), [("", "chevaliers_lames"), ("deirdre eoghan", "tribut_mac_snor")])
def test_where_a_goal_has_to_go_the_rector_keeps_the_better_one(dead: str, kept: str) -> None:
    s = table("vesperines", turn=2, R="tribut chevaliers", dead=dead, keep_goals=False)
    s.R.plays_nothing()
    question = s.R.ask
    assert question is not None
    for answer in answers(s.R):
        assert [option.args["card"] for option in question.options if option.id not in (answer or ())] == [kept]


def test_a_summoned_rector_plays_a_goal_where_that_is_allowed() -> None:
    s = table(turn=5, A="zele", R="penitence chevaliers", piles={"taran": "convocation"}, summons_goals=True)
    s.A.investigates("taran").suffers()
    assert set(answers(s.R)) == {"play-chevaliers_lames"}


def test_under_penance_a_bot_investigates() -> None:
    s = table(A="interrogatoire priere", penance="A")
    assert s.A.refused and all(str(answer).startswith("look-") for answer in answers(s.A))


def test_a_card_that_cannot_be_taken_back_finds_a_target() -> None:
    for card in ("interrogatoire", "priere"):
        s = table(A=card)
        s.A.plays(card).takes_back()
        s.A.plays(card)
        assert "back" in s.A.refused and all(answer and "back" not in answer for answer in answers(s.A))


def test_whoever_has_given_a_card_waits_or_shows_the_role() -> None:
    s = table(players=3, A="pacte zele exhumation", B="interrogatoire fouille", possessed="B")
    s.A.plays("pacte", s.B)
    s.A.gives("zele")
    assert set(answers(s.A)) == {None} and set(answers(s.B)) <= {"give-interrogatoire", "give-fouille_cellule"}


def test_the_rector_takes_a_goal_out_of_the_register() -> None:
    s = table("vesperines", turn=3, R="registre penitence messager", rector_discard="documents tribut")
    assert set(answers(s.R)) == {"play-registre_secret"}
    s.R.plays("registre")
    assert set(answers(s.R)) == {"take-tribut_mac_snor"}


@pytest.mark.parametrize("hand", ["tribut assassinat penitence", "messager penitence documents"])
def test_the_rector_never_kills_an_accomplice(hand: str) -> None:
    s = table("estellines", turn=3, R=hand, dead="aodhan", accomplices="aodhan bricen")
    s.A.hides()
    s.B.hides()
    s.C.hides()
    s.D.hides()
    assert "kill-bricen" not in answers(s.R)


def test_for_the_tribute_the_rector_kills_whom_the_table_believes_innocent() -> None:
    s = table("day", A="interrogatoire", R="tribut penitence penitence", piles={"taran": "proof_morwen zele zele"})
    s.A.plays("interrogatoire", "taran")
    says(s.A, "innocent_morwen")
    s.until("estellines")
    for player in s.investigators:
        player.hides()
    assert set(answers(s.R)) == {"kill-morwen"}


def test_for_the_knights_the_rector_lets_everybody_live() -> None:
    s = table("day", A="interrogatoire", R="chevaliers penitence penitence", piles={"taran": "proof_morwen zele zele"})
    s.A.plays("interrogatoire", "taran")
    says(s.A, "innocent_morwen")
    s.until("estellines")
    assert "chevaliers_lames" in s.R.hand
    for player in s.investigators:
        player.hides()
    assert set(answers(s.R)) == {"nobody"}


def test_asylum_is_for_the_accomplice_who_is_left() -> None:
    s = table("vesperines", turn=3, R="droit_asile penitence documents", dead="aodhan", accomplices="aodhan bricen")
    assert set(answers(s.R)) == {"play-droit_asile"}
    s.R.plays("droit_asile")
    assert set(answers(s.R)) == {"bricen"}


def test_a_forgery_puts_traps_on_top_and_proofs_below() -> None:
    s = table("vesperines", R="falsification penitence documents", piles={"taran": "proof_morwen zele tumulte"})
    s.R.plays("falsification", "taran")
    question = s.R.ask
    assert question is not None
    for answer in answers(s.R):
        (order,) = [option.args["cards"] for option in question.options if option.id == answer]
        assert [TYPE_OF[face] for face in order] == ["trap", "action", "proof"]


def test_accomplices_are_any_two() -> None:
    match = Match(RoseNoire(), 4, {}, 3)
    (question,) = match.asks()
    view = match.view(question.seat)
    chosen = Counter(
        [name for seed in range(300) for name in Judgement(random.Random(seed)).choose(view, question, never) or ()]
    )
    assert set(chosen) == set(NAMES)
    assert max(chosen.values()) < 2 * min(chosen.values())


# -- what its words do not tell --------------------------------------------------------------------------------------


def test_whom_a_bot_calls_guilty_as_the_rector_may_be_anybody() -> None:
    """Else whoever is named would be cleared by it."""
    s, bot = table("vesperines", accomplices="aodhan bricen"), Judgement(random.Random(0))
    called = [statement.what for _ in range(300) for statement in said(s.R, bot)]
    assert {*called} == {f"guilty_{name}" for name in NAMES}
    assert called.count("guilty_aodhan") > len(called) / 21


@pytest.mark.parametrize("possessed", ["A", "B"])
def test_every_bot_proposes_a_pair_whatever_its_role(possessed: str) -> None:
    s = table("sextines", possessed=possessed)
    assert [statement.what.partition("_")[0] for statement in said(s.A)] == ["pair"]


@pytest.mark.parametrize("possessed", ["A", "B"])
def test_a_bot_tells_of_proofs_whatever_its_role(possessed: str) -> None:
    s = table(possessed=possessed, A="interrogatoire", piles={"bricen": "proof_taran"})
    s.A.plays("interrogatoire", "bricen")
    assert "proof_here_bricen" in [statement.what for statement in said(s.A)]


# -- how strong it is ------------------------------------------------------------------------------------------------


@pytest.mark.simulation
@pytest.mark.parametrize("role", ["investigator", "possessed", "rector"])
def test_judgement_beats_chance_in_every_camp(role: str) -> None:
    """All other seats judge; only the camp differs."""
    rates = [
        simulate("rose_noire", 4, parse_levels(f"{role}={level},*=judgement"), 60, 77).roles[role].rate
        for level in ("random", "judgement")
    ]
    assert rates[1] > rates[0] + 0.05


@pytest.mark.simulation
def test_every_camp_wins_and_no_match_outlasts_the_fifth_turn() -> None:
    study = simulate("rose_noire", 4, "judgement", 60, 78)
    assert all(0.1 < rate.rate < 0.6 for rate in study.roles.values())
    assert 3 < study.days.mean < 4.2
