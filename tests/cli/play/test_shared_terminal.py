"""Several people who pass one terminal on: whose turn it is, what lies open, what only its holder sees."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.conftest import Run, Terminal
from tests.server.prepared_match import first_match

from penombre.cli.play import saved_matches
from penombre.cli.play.sitting import Sitting
from penombre.engine import Answer, Ask, Match, Transcript
from penombre.games import RULESETS

TABLE = ("play", "dc_spyfall", "--players", 4, "--people", 3, "--name", "Léa+Max+Zoé", "--seed", 3, "--lang", "fr")
SHORT = ("--options", "rounds=1,clock_s=120")
COVER = re.compile(r"─{10,} … ─{10,}")
"""What stands for a wiped screen where there is none: before it what lies open, after it what one person sees."""
LOOKS = "\n1\n" * 3
"""Each of the three takes the terminal and has looked at the card."""


def flat(text: str) -> str:
    return " ".join(text.split())


def test_everybody_gets_the_terminal_in_turn_and_sees_their_own_card_only(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    out = run(*TABLE, "--save", file, typed=LOOKS + "q\n").out
    table = Transcript.decode(file.read_bytes()).start(RULESETS).table
    parts = COVER.split(out)
    for seat, name in enumerate(("Léa", "Max", "Zoé")):
        before, private = parts[2 * seat], flat(parts[2 * seat + 1])
        assert f"Passez à {name}" in before
        assert ("Vous êtes le Joker" in private) is (table.card_of(seat) == "joker")
        assert ("Votre carte" in private) is (table.card_of(seat) != "joker")
    for public in parts[::2]:
        assert "Votre carte" not in public and "Vous êtes le Joker" not in public and "●" not in public


def test_what_was_said_lies_open_for_all(run: Run) -> None:
    parts = COVER.split(run(*TABLE, typed=LOOKS + "\nlea Ah bon ?\nq\n").out)
    assert "Vous demandez à Léa : « Ah bon ? »" in flat(parts[7])
    assert "Zoé demande à Léa : « Ah bon ? »" in flat(parts[8]) and "Passez à Léa" in parts[8]


def test_whoever_is_not_asked_takes_the_terminal_by_name_to_interrupt(run: Run) -> None:
    out = run(*TABLE, typed=LOOKS + "zebra\nmax\naccuser zoé\nq\n").out
    assert "« zebra » : tapez Entrée, q pour quitter, ou un nom parmi Léa, Max, Zoé." in flat(out)
    assert "Max accuse Zoé d’être le Joker" in flat(out)
    assert "Vous pouvez aussi taper" in out


def test_an_interruption_may_be_thought_better_of(run: Run) -> None:
    out = run(*TABLE, typed=LOOKS + "2\n\nq\n").out
    parts = COVER.split(out)
    assert "accuser NOM" in parts[7] and "Passez à Zoé" in parts[8] and "accuse" not in parts[8]


def test_whoever_has_given_a_card_of_a_pact_takes_the_terminal_again_to_show_the_role(run: Run, tmp_path: Path) -> None:
    def both_give(match: Match[Any]) -> bool:
        return all((each := match.ask_for(seat)) is not None and each.kind == "pact_give" for seat in (0, 1))

    def makes_a_pact(match: Match[Any], ask: Ask) -> Answer | None:
        pact = "play-pacte_de_confiance"
        return pact if any(option.id == pact for option in ask.options) else None

    file = tmp_path / "pact.json"
    options = {"rector": "seat", "rector_seat": 3}
    match = first_match("rose_noire", 3, both_give, makes_a_pact, options=options)
    saved_matches.write(file, Transcript.of(match, ("Léa", "Max", "Zoé")).encode())
    saved_matches.write_note(file, saved_matches.Note(seat=0, bots="random", lang="fr", people=2))
    first, second = [match.asks()[place].seat for place in (0, 1)]
    assert {first, second} == {0, 1}
    name = ("Léa", "Max")[first]
    parts = COVER.split(run("play", "--resume", file, typed=f"\n1\n{name}\nrévéler\nq\n").out)
    assert f"Passez à {name}" in flat(parts[0]) and "Quelle carte donnez-vous" in flat(parts[1])
    assert "face cachée" not in flat(parts[2]), "nobody else is told"
    assert "Votre réponse, face cachée : Donner «" in flat(parts[3]) and "Vous pouvez aussi taper : révéler" in flat(
        parts[3]
    )
    assert "montre son rôle" in flat(parts[4])


def test_a_match_that_was_passed_on_is_taken_up_by_the_same_people(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    run(*TABLE, "--save", file, typed="\n1\nq\n")
    note = saved_matches.read_note(file)
    assert note is not None and note.people == 3
    out = run("play", "--resume", file, typed="\n1\n\n1\nq\n").out
    assert "Passez à Max" in out and "Passez à Zoé" in out
    assert out.index("Passez à Max") < out.index("Passez à Zoé")
    ran = run("play", "--resume", file, "--people", 2)
    assert (ran.code, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("more", "line"),
    [
        (("--people", 9), "--people: expected 1 to 4, not 9"),
        (("--people", 2, "--name", "Léa"), "2 different names"),
        (("--people", 2, "--name", "Léa+léa"), "2 different names"),
        (("--people", 2, "--watch"), "nobody only watches"),
        (("--people", 2, "--seat", 2), "the first seats"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_one_line(run: Run, more: tuple[object, ...], line: str) -> None:
    ran = run("play", "dc_spyfall", "--players", 4, *more)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert line in ran.err


def test_without_names_they_are_called_as_bots_would_be(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run("play", "dc_spyfall", "--players", 4, "--people", 4, "--save", file, typed="q\n")
    assert Transcript.decode(file.read_bytes()).names == ("Alix", "Basile", "Capucine", "Dario")


def test_the_screen_is_wiped_between_two_people(terminal: Terminal) -> None:
    child = terminal(*TABLE, *SHORT)
    child.expect("Passez à Léa[^>]*> ")
    child.sendline("")
    child.expect("Votre réponse > ")
    shown = child.before or ""
    assert "\x1b[2J" in shown and shown.index("\x1b[3J") < shown.index("Regardez votre carte")
    child.sendline("1")
    child.expect("Passez à Max[^>]*> ")
    assert "\x1b[3J" in (child.before or "")
    child.sendline("q")
    child.wait()
    assert child.exitstatus == 0


@pytest.mark.parametrize(("game", "players", "people"), [("dc_spyfall", 3, 3), ("kemomimi_panic", 5, 2)])
def test_a_whole_match_is_passed_around(
    terminal: Terminal, tmp_path: Path, game: str, players: int, people: int
) -> None:
    file, rng = tmp_path / "match.json", Random(4)
    options = SHORT if game == "dc_spyfall" else ()
    child = terminal(
        *("play", game, "--players", players, "--people", people, "--seed", 4, "--lang", "fr", "--save", file, *options)
    )
    prompts = [
        re.compile(prompt)
        for prompt in (
            "(?:Passez à|Entrée pour écouter la suite [(])[^>\n]*> ",
            "À qui, et quoi[^>\n]*> ",
            "Votre réponse[^>\n]*des idées[^>\n]*> ",
            "Votre réponse[^>\n]*> ",
            "Fin de la partie",
        )
    ]
    typed = [[""], ["/hasard"], ["/silence", "Un peu."], ["1", "1", "2"]]
    while (which := child.expect(list(prompts))) < len(typed):
        child.sendline(rng.choice(typed[which]))
    child.expect("penombre verify")
    child.wait()
    assert child.exitstatus == 0
    assert Transcript.decode(file.read_bytes()).verify(RULESETS).over


@pytest.mark.parametrize("level", ["random", "judgement"])
def test_wherever_it_is_left_it_goes_on_the_same(level: str) -> None:
    def go(sitting: Sitting, kept: list[Transcript]) -> Transcript:
        while True:
            while sitting.go_on():
                pass
            waiting = sitting.waiting()
            if not waiting:
                return Transcript.of(sitting.match)
            kept.append(Transcript.of(sitting.match))
            sitting.person = waiting[0]
            ask = sitting.question()
            assert ask is not None
            sitting.answer(ask.default or ask.legal()[0].id)

    kept: list[Transcript] = []
    options = {"rounds": 1, "clock_s": 120, "clock_mode": "turns"}
    whole = go(Sitting(Match(RULESETS["dc_spyfall"], 4, options, 6), level, 0, (), None, 2), kept)
    assert whole.outcome is not None
    for transcript in kept[:: max(1, len(kept) // 6)]:
        again = Sitting(transcript.start(RULESETS), level, 0, (), None, 2).take_up(transcript.steps)
        assert go(again, []) == whole
