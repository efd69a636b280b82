"""Talk: where it is open, where no place may be named, and what a face may say at any time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.dc_spyfall.scenes import SpyfallScene, table

from penombre.engine import BadStatement
from penombre.games.dc_spyfall.catalogue import EMOTES, MULTIVERSE_VIEWS, OPINIONS
from penombre.games.dc_spyfall.flow import STAGES
from penombre.games.dc_spyfall.location_names import names_location
from penombre.games.dc_spyfall.locations import LOCATIONS, PLACES
from penombre.games.dc_spyfall.view import Public
from penombre.testing.shows import shows
from penombre.words import Words


def _round() -> SpyfallScene:
    return table(players=5, harley="Lea", modules="multiverse_madness", Anne="speed_force")


def _look() -> SpyfallScene:
    return table("look", players=5)


def _answer() -> SpyfallScene:
    s = _round()
    s.Marie.asks(s.Paul)
    return s


def _power_shield() -> SpyfallScene:
    s = _round()
    s.Paul.accuses(s.Anne)
    return s


def _accuse_vote() -> SpyfallScene:
    s = _power_shield()
    s.Anne.passes_power()
    return s


def _power_vote() -> SpyfallScene:
    return _power_shield().vote("Vincent Marie")


def _joker_claim() -> SpyfallScene:
    s = _round()
    s.Anne.reveals()
    return s


def _harley_talk() -> SpyfallScene:
    s = _joker_claim()
    s.Anne.names("justice_league")
    return s


def _harley_point() -> SpyfallScene:
    return _harley_talk().talk_ends()


def _multiverse_talk() -> SpyfallScene:
    s = _round()
    s.Vincent.declares()
    return s


def _multiverse_vote() -> SpyfallScene:
    return _multiverse_talk().talk_ends()


def _final_talk() -> SpyfallScene:
    return _round().time_runs_out()


def _final_point() -> SpyfallScene:
    return _round().pointing()


def _round_end() -> SpyfallScene:
    return _final_point().point()


def _aloud() -> SpyfallScene:
    return table(players=5, in_person=True)


PLACES_TO_TALK: dict[str, Callable[[], SpyfallScene]] = {
    "look": _look,
    "ask": _round,
    "answer": _answer,
    "aloud": _aloud,
    "power_shield": _power_shield,
    "accuse_vote": _accuse_vote,
    "power_vote": _power_vote,
    "joker_claim": _joker_claim,
    "harley_talk": _harley_talk,
    "harley_point": _harley_point,
    "multiverse_talk": _multiverse_talk,
    "multiverse_vote": _multiverse_vote,
    "final_talk": _final_talk,
    "final_point": _final_point,
    "round_end": _round_end,
}
OPEN = ("harley_talk", "multiverse_talk", "final_talk", "round_end")
FILTERED = ("multiverse_talk", "final_talk")
GESTURES = ("look", "ask", "answer", "aloud", *OPEN)


def test_every_phase_in_which_somebody_is_asked_is_tried_here() -> None:
    asking = {phase for phase, _ in STAGES.values()} - {"time_up"}
    assert asking == set(PLACES_TO_TALK)


# -- where talk is open ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", OPEN)
def test_in_these_phases_everybody_is_heard_by_everybody(phase: str) -> None:
    s = PLACES_TO_TALK[phase]()
    assert s.phase == phase
    s.Paul.says("text", text="Je ne crois pas Vincent.")
    s.Paul.says("accuse", s.Vincent)
    s.Paul.says("vouch", s.Marie)
    s.Paul.says("ask", s.Lea)
    s.Paul.says("claim", s.Vincent, OPINIONS[0])
    for player in (*s, s.spectator):
        assert [said.statement.kind for said in player.hears] == ["text", "accuse", "vouch", "ask", "claim"]


@pytest.mark.parametrize("phase", [phase for phase in PLACES_TO_TALK if phase not in OPEN])
def test_in_all_others_nobody_talks_and_nobody_hears_who_tried(phase: str) -> None:
    s = PLACES_TO_TALK[phase]()
    assert s.phase == phase
    for player in s:
        for kind, about, what, text in (
            ("text", None, "", "Je ne crois pas Vincent."),
            ("accuse", s.Vincent, "", ""),
            ("vouch", s.Vincent, "", ""),
            ("ask", s.Vincent, "", ""),
            ("claim", s.Vincent, OPINIONS[0], ""),
        ):
            with pytest.raises(BadStatement, match="talk comes when time is up"):
                player.says(kind, about, what, text)
    assert all(player.hears == [] for player in (*s, s.spectator))


@shows("harley_quinn")
def test_the_joker_has_no_say_in_who_harley_is() -> None:
    s = _harley_talk()
    with pytest.raises(BadStatement, match="the Joker has no say"):
        s.Anne.says("accuse", s.Vincent)
    s.Lea.says("accuse", s.Vincent)
    assert len(s.Anne.hears) == 1
    s.talk_ends().point()
    s.Anne.says("text", text="Bien joué.")


@pytest.mark.parametrize("what", [*OPINIONS, *MULTIVERSE_VIEWS])
def test_every_opinion_is_in_the_vocabulary(what: str) -> None:
    s = _final_talk()
    s.Marie.says("claim", s.Paul, what)
    assert s.spectator.hears[-1].statement.what == what


@pytest.mark.parametrize("what", [*PLACES[:3], "joker", "location", "batcave"])
def test_no_place_and_no_role_is_a_word_to_claim(what: str) -> None:
    s = _final_talk()
    with pytest.raises(BadStatement, match="not in this game's words"):
        s.Marie.says("claim", s.Paul, what)


# -- naming a place --------------------------------------------------------------------------------------------------

ALIASES = sorted({alias for location in LOCATIONS.values() for alias in location.aliases})


def test_every_place_has_the_aliases_of_the_specification() -> None:
    assert {place: location.aliases for place, location in LOCATIONS.items()} == {
        "arkham_asylum": ("arkham", "asile", "asylum"),
        "atlantis": ("atlantis", "atlantide"),
        "batcave": ("batcave", "bat-cave", "bat cave"),
        "belle_reve": ("belle reve", "belle rêve", "penitentiary", "pénitencier", "centre pénitentiaire"),
        "bottle_city_of_kandor": ("kandor", "cité-bouteille", "cité bouteille", "bottle city"),
        "central_city_police_department": (
            *("central city", "ccpd", "police department", "département de police", "commissariat"),
        ),
        "daily_planet": ("daily planet", "planet"),
        "ferris_aircraft": ("ferris", "ferris aircraft"),
        "fortress_of_solitude": ("fortress", "forteresse", "fortress of solitude"),
        "gorilla_city": ("gorilla city", "gorilla", "gorilles"),
        "gotham_university": ("gotham university", "université", "university", "campus"),
        "hall_of_justice": ("hall of justice", "hall de justice"),
        "iceberg_lounge": ("iceberg", "iceberg lounge", "lounge"),
        "justice_league_watchtower": ("watchtower", "tour de guet"),
        "lexcorp_tower": ("lexcorp", "lex corp", "tour lexcorp"),
        "star_labs": ("star labs", "s.t.a.r. labs", "star lab"),
        "themyscira": ("themyscira", "paradise island", "île du paradis"),
        "titans_tower": ("titans tower", "tour des titans", "titans"),
        "oa": ("oa",),
        "rock_of_eternity": ("rock of eternity", "rocher de l'éternité", "rocher"),
    }


@shows(*PLACES)
@pytest.mark.parametrize("phase", FILTERED)
@pytest.mark.parametrize("alias", ALIASES)
def test_where_the_round_may_go_on_no_alias_is_said(alias: str, phase: str) -> None:
    s = PLACES_TO_TALK[phase]()
    for text in (alias, alias.upper(), f"Moi, je dis : « {alias} » !", f"({alias.title()})", f"l’{alias}…"):
        with pytest.raises(BadStatement, match="no place may be named") as refusal:
            s.Marie.says("text", text=text)
        assert refusal.value.reason == "names_a_place"
    assert all(player.hears == [] for player in (*s, s.spectator))


@shows(*PLACES)
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("place", PLACES)
def test_the_name_of_a_place_is_one_of_them_in_either_language(place: str, language: str) -> None:
    assert names_location(Words("dc_spyfall", language).text(f"location-{place}"))


@pytest.mark.parametrize("phase", ["harley_talk", "round_end"])
def test_where_the_place_is_out_it_may_be_named(phase: str) -> None:
    s = PLACES_TO_TALK[phase]()
    for alias in ALIASES:
        s.Marie.says("text", text=f"C’était {alias} !")
    assert len(s.spectator.hears) == len(ALIASES)


@pytest.mark.parametrize(
    "text",
    [
        *("Pénitencier", "penitencier", "PÉNITENCIER", "Université", "universite", "Cité-Bouteille", "CITE BOUTEILLE"),
        *(
            "Ile du Paradis",
            "l’île du paradis",
            "departement de police",
            "Rocher de l’Éternité",
            "rocher de l'eternite",
        ),
        *(
            "belle  reve",
            "bat\ncave",
            "star\u00a0labs",
            "Bat\u2011Cave",
            "bat\u200bcave",
            "ａｒｋｈａｍ",
            "_oa_",
            "O\u0301a",
        ),
        *("batcave?", "…oa…", "la-batcave", "arkham2 ? non : arkham"),
    ],
)
def test_neither_accents_nor_case_nor_spacing_hide_a_name(text: str) -> None:
    assert names_location(text)


@pytest.mark.parametrize(
    "text",
    [
        *("soap", "boat", "oak", "cocoa", "oasis", "planète", "planets", "loungers", "titanesque", "asiles", "rochers"),
        *(
            "star",
            "labs",
            "une tour",
            "le guet",
            "justice",
            "hall",
            "la ville centrale",
            "police",
            "campusse",
        ),
        *("fortresses", "ferrisse", "bat", "cave", "belle", "rêve", "city", "bouteille", "université2"),
        "",
    ],
)
def test_words_that_only_look_like_a_name_may_be_said(text: str) -> None:
    assert not names_location(text)


@pytest.mark.parametrize("kind", ["accuse", "vouch", "ask", "claim", "promise"])
def test_words_beside_a_typed_statement_are_looked_at_too(kind: str) -> None:
    s = _final_talk()
    with pytest.raises(BadStatement, match="no place may be named"):
        s.Marie.says(kind, s.Paul, text="il a dit la Batcave")


def test_questions_and_answers_may_name_a_place_at_ones_own_risk() -> None:
    s = _round()
    s.exchange("Marie", "Paul", "Est-ce la Batcave ?", "Non, Atlantis.")
    assert s.all_saw("asks", text="Est-ce la Batcave ?") and s.all_saw("answers", text="Non, Atlantis.")


# -- questions and answers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "   ", "\n", "x" * 201])
def test_a_question_and_an_answer_have_1_to_200_characters(text: str) -> None:
    s = _round()
    s.Marie.cannot_say(text, because="1 to 200 characters", to=s.Paul)
    s.Marie.asks(s.Paul, "x" * 200)
    s.Paul.cannot_say(text, because="1 to 200 characters")
    s.Paul.replies("x")
    assert s.all_saw("asks", text="x" * 200) and s.all_saw("answers", text="x")


def test_a_ready_phrase_is_said_by_its_id_and_a_text_as_it_was_written() -> None:
    s = _round()
    s.exchange("Marie", "Paul", "ask_noise_1", "noise_hum_2")
    assert s.all_saw("asks", phrase="ask_noise_1", denied=False, text="")
    assert s.all_saw("answers", phrase="noise_hum_2", denied=False, text="")
    s.exchange("Paul", "Vincent", "Ask_noise_1", "not_noise_hum_2")
    assert s.all_saw("asks", phrase="", text="Ask_noise_1")
    assert s.all_saw("answers", phrase="noise_hum_2", denied=True)


def test_the_table_remembers_the_ready_phrases_of_earlier_rounds() -> None:
    s = table(players=4, rounds=2)
    s.exchange("Marie", "Paul", "ask_noise_1", "yes_2~noise_hum_2")
    s.exchange("Paul", "Vincent", "Is it loud?", "not_noise_hum_2")
    assert s.table.worn == ()
    s.joker.reveals().names(s.table.location)
    s.next_round()
    public = s.match.view(s.Marie.seat).public
    assert isinstance(public, Public)
    assert public.worn == ("ask_noise_1", "yes_2~noise_hum_2", "not_noise_hum_2")


# -- faces -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", PLACES_TO_TALK)
def test_faces_are_free_but_while_people_vote_point_or_claim(phase: str) -> None:
    s = PLACES_TO_TALK[phase]()
    for player in s:
        if phase in GESTURES:
            player.says("emote", what="smile")
        else:
            with pytest.raises(BadStatement, match="not while people vote, point or claim"):
                player.says("emote", what="smile")
    assert len(s.spectator.hears) == (len(list(s)) if phase in GESTURES else 0)


@pytest.mark.parametrize("what", EMOTES)
def test_every_face_is_seen_by_everybody(what: str) -> None:
    s = _round()
    s.Paul.says("emote", what=what)
    assert all(player.hears[-1].statement.what == what for player in (*s, s.spectator))


@pytest.mark.parametrize("what", ["", *OPINIONS, *MULTIVERSE_VIEWS])
def test_an_opinion_is_no_face(what: str) -> None:
    s = _round()
    with pytest.raises(BadStatement, match="is no emote; emotes are: applaud"):
        s.Paul.says("emote", what=what)


def test_a_face_names_nobody_and_says_nothing_else() -> None:
    s = _round()
    with pytest.raises(BadStatement, match="an emote is a word of the game alone"):
        s.Paul.says("emote", what="smile", text="C’est la Batcave")
    with pytest.raises(BadStatement, match="an emote is a word of the game alone"):
        s.Paul.says("emote", s.Anne, "doubt")


def test_talk_changes_nothing_at_the_table() -> None:
    s = _final_talk()
    before = s.table.clock, s.waiting, s.spectator.public
    s.Paul.says("accuse", s.Anne)
    s.Paul.says("emote", what="laugh")
    assert (s.table.clock, s.waiting, s.spectator.public) == before
