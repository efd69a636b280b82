"""Words to somebody: whom a line goes to, ready phrases by number, what is done besides, what is refused and why."""

from typing import Any

import pytest
from tests.games.dc_spyfall.scenes import NAMES, table

from penombre.cli.play.besides import form, label, verbs
from penombre.cli.play.typed_input import Command, Draft, InputReader, Mistake
from penombre.engine import Ask, Spoken, Statement
from penombre.games import RULESETS
from penombre.words import Words

PLAYERS = NAMES[:4]


def input_reader(lang: str = "fr", seat: int = 2, names: tuple[str, ...] = PLAYERS) -> InputReader:
    words = Words("dc_spyfall", lang, also=("penombre.cli",))
    return InputReader(words, names, seat, RULESETS["dc_spyfall"].vocabulary)


def to_ask(**more: Any) -> Ask:
    """The dealer Marie is to ask somebody."""
    ask = table(**more).Marie.ask
    assert ask is not None
    return ask


def to_answer(**more: Any) -> Ask:
    """Paul is to answer Marie."""
    s = table(**more)
    s.Marie.asks(s.Paul)
    ask = s.Paul.ask
    assert ask is not None
    return ask


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("4 Tu viens souvent ici ?", ("seat-3", "Tu viens souvent ici ?")),
        ("Paul Tu viens souvent ici ?", ("seat-3", "Tu viens souvent ici ?")),
        ("paul, tu viens souvent ici ?", ("seat-3", "tu viens souvent ici ?")),
        ("Vincent : qui est là ?", ("seat-1", "qui est là ?")),
        ("vin qui est là ?", ("seat-1", "qui est là ?")),
        ("4 12", ("seat-3", "12")),
    ],
)
def test_a_question_begins_with_a_number_or_a_name(typed: str, answer: tuple[str, str]) -> None:
    assert input_reader().read(typed, to_ask()) == answer


def test_a_name_of_several_words_is_one() -> None:
    reader = input_reader(names=("Anne", "Jean Luc", "Marie", "Jean"))
    assert reader.read("Jean Luc où es-tu ?", to_ask()) == ("seat-1", "où es-tu ?")
    assert reader.read("Jean où es-tu ?", to_ask()) == ("seat-3", "où es-tu ?")


@pytest.mark.parametrize("typed", ["Tu viens souvent ici ?", "3 Moi ?", "Pa sent quoi ?", "9 Qui ?", "tu quoque"])
def test_a_question_to_nobody_is_not_sent(typed: str) -> None:
    with pytest.raises(Mistake, match=r"Dites d’abord à qui.*Anne, Vincent, Paul"):
        input_reader().read(typed, to_ask())


def test_who_may_be_meant_alone_needs_no_name() -> None:
    s = table(players=3)
    s.exchange("Marie", "Anne")
    ask = s.Anne.ask
    assert ask is not None
    reader = input_reader(seat=0, names=NAMES[:3])
    assert reader.read("Ça sent quoi ?", ask) == ("seat-1", "Ça sent quoi ?")
    with pytest.raises(Mistake, match="on ne retourne pas la question"):
        reader.read("Marie Ça sent quoi ?", ask)


def test_whom_words_go_to_may_be_said_first_and_taken_back() -> None:
    ask = to_ask()
    assert input_reader().read("4", ask) == Command("to", to="seat-3")
    assert input_reader().read("p", ask) == Command("to", to="seat-3")
    assert input_reader().read("quit", ask, Draft("seat-3")) == ("seat-3", "quit")
    assert input_reader().read("", ask, Draft("seat-3")) == Command("to")
    with pytest.raises(Mistake, match="Tapez une réponse"):
        input_reader().read("", ask)


def test_ready_phrases_are_chosen_by_number_once_they_were_listed() -> None:
    ask, ideas = to_ask(), ("ask_smell_1", "ask_noise_1")
    assert input_reader().read("?", ask) == Command("ideas")
    assert input_reader().read("4 ?", ask) == Command("ideas", "", "seat-3")
    assert input_reader().read("4 ? odeur", ask) == Command("ideas", "odeur", "seat-3")
    assert input_reader().read("4 2", ask, Draft("", ideas)) == ("seat-3", "ask_noise_1")
    assert input_reader().read("1", ask, Draft("seat-3", ideas)) == ("seat-3", "ask_smell_1")
    assert input_reader().read("4 2", ask) == ("seat-3", "2")
    with pytest.raises(Mistake, match="de 1 à 2"):
        input_reader().read("3", ask, Draft("seat-3", ideas))
    answer = to_answer()
    assert input_reader(seat=3).read("? odeur", answer) == Command("ideas", "odeur")
    assert input_reader(seat=3).read("1", answer, Draft("", ("smell_sea_1",))) == "smell_sea_1"
    assert input_reader(seat=3).read("??", answer) == "??"


@pytest.mark.parametrize(
    ("typed", "done"),
    [
        ("/accuser paul", "accuse-3"),
        ("accuser 4", "accuse-3"),
        ("/accuse p", "accuse-3"),
        ("accuse-3", "accuse-3"),
        ("/hasard", "anything"),
        ("/anything", "anything"),
        ("/multivers", "declare_multiverse"),
        ("ralentir", "speed_force-more"),
        ("/ACCÉLÉRER", "speed_force-less"),
    ],
)
def test_what_is_done_besides_has_a_word_and_a_name_where_somebody_is_meant(typed: str, done: str) -> None:
    ask = to_ask(Marie="speed_force", modules="multiverse_madness")
    assert input_reader().read(typed, ask) == done


@pytest.mark.parametrize("typed", ["/accuser", "/accuser zoé", "accuser 3"])
def test_nobody_is_accused_by_mistake(typed: str) -> None:
    with pytest.raises(Mistake, match=r"Dites qui.*accuser NOM.*Anne, Vincent, Paul"):
        input_reader().read(typed, to_ask())


def test_where_words_are_asked_for_a_word_is_a_word_without_a_slash() -> None:
    ask = to_answer(Paul="boom_tube")
    reader = input_reader(seat=3)
    assert reader.read("silence", ask) == "silence" and ask.value_of("silence") == Spoken(text="silence")
    assert reader.read("stay_silent", ask) == "Stay_silent"
    assert reader.read("/silence", ask) == "stay_silent" and ask.value_of("stay_silent") is None
    assert reader.read("accuser anne", ask) == "accuser anne"
    assert reader.read("/boom anne", ask) == "boom_tube-0"
    assert reader.read("/accuser anne", ask) == "accuse-0"
    assert reader.read("/q", ask) == Command("quit")
    assert reader.read("/mimer sourire", ask) == Statement("emote", None, "smile")
    assert reader.read("/barrer oa, batcave", ask) == Command("cross", "oa, batcave")
    with pytest.raises(Mistake, match="n’est pas une commande"):
        reader.read("/zebra", ask)


def test_a_text_is_refused_where_an_ability_forbids_it_and_says_which() -> None:
    with pytest.raises(Mistake, match="3 mots au plus"):
        input_reader(seat=3).read("beaucoup trop de mots", to_answer(Paul="few_words"))
    with pytest.raises(Mistake, match="il faut une négation"):
        input_reader(seat=3).read("oui", to_answer(Paul="bizarro_logic"))
    assert input_reader(seat=3).read("pas trop", to_answer(Paul="bizarro_logic")) == "pas trop"
    with pytest.raises(Mistake, match="3 mots au plus"):
        input_reader().read("4 Qu’as-tu mis ce matin-là, toi ?", to_ask(Marie="few_words"))
    with pytest.raises(Mistake, match="de 1 à 200 caractères"):
        input_reader().read("4 " + "x" * 201, to_ask())


def test_whoever_listens_may_interrupt_and_nothing_else() -> None:
    s = table()
    ask = s.Anne.ask
    assert ask is not None and ask.optional
    reader = input_reader(seat=0)
    assert reader.read("révéler", ask) == "joker_reveal"
    assert reader.read("/accuser marie", ask) == "accuse-2"
    with pytest.raises(Mistake, match="tapez Entrée pour écouter"):
        reader.read("4 Qui ?", ask)


def test_words_besides_are_listed_once_whoever_they_may_be_done_to() -> None:
    words = Words("dc_spyfall", "en", also=("penombre.cli",))
    listed = verbs(words, to_ask(Marie="speed_force").besides)
    assert [form(words, verb) for verb in listed] == ["anything", "accuse NAME", "slower", "faster"]
    assert [label(words, verb, "ask", PLAYERS, 2) for verb in listed[:2]] == [
        words.text("option-ask_anything"),
        words.text("option-accuse", target="NAME"),
    ]
