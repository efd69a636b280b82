"""DC Spyfall at a terminal: asking, answering, interrupting, listening, crossing out; matches in real time again."""

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.cli.conftest import Run, Terminal

from penombre.engine import CLOCK, Match, Transcript
from penombre.games import RULESETS
from penombre.testing.random_player import random_step

MODULES = "super_powers,jokers_prank,multiverse_madness,special_weight=5"
DEALER = ("play", "dc_spyfall", "--players", 4, "--seed", 3, "--seat", 3, "--options", "rounds=1")
"""A table where one is the dealer, who asks first."""
GUEST = ("play", "dc_spyfall", "--players", 4, "--seed", 3, "--options", "rounds=1")
"""A table where two others ask and answer first."""


def flat(text: str) -> str:
    return " ".join(text.split())


def test_a_question_is_asked_and_answered_and_nothing_is_told_twice(run: Run) -> None:
    out = flat(run(*DEALER, "--lang", "fr", typed="1\n1 Il fait beau ?\n\nq\n").out)
    assert out.count("« Il fait beau ? »") == 1
    assert "Vous demandez à Basile : « Il fait beau ? » Basile répond :" in out
    assert "[7:40] Entrée pour écouter la suite" in out
    assert "Vous choisissez : C’est vu" in out and "Vous choisissez : Basile" not in out


def test_a_ready_phrase_is_chosen_from_a_list(run: Run) -> None:
    out = run(*DEALER, "--lang", "en", typed="1\nbasile\n? smell\n2\nq\n").out
    listed = re.search(r"^ +2  (.+)$", out[out.index("To Basile") :], re.MULTILINE)
    assert listed is not None
    assert f"You ask Basile: “{listed.group(1)}”" in flat(out)
    assert "[8:00] To whom, and what" in out and "[8:00] To Basile" in out


def test_what_is_no_topic_may_be_a_card(run: Run) -> None:
    out = run(*DEALER, "--lang", "en", typed="1\n? batcave\n? zebra\nq\n").out
    assert "hundreds of small wings" in flat(out)
    assert "No card is called “zebra”." in out


def test_one_answers_in_words_of_ones_own_or_in_silence(run: Run) -> None:
    typed = "1\n\n{}\nq\n"
    heard = flat(run(*GUEST, "--lang", "en", typed=typed.format("Two hours, at least.")).out)
    assert "asks you:" in heard and "You answer: “Two hours, at least.”" in heard
    assert heard.count("asks you:") == 1, "what was heard is not asked again"
    assert "You give no answer." in flat(run(*GUEST, "--lang", "en", typed=typed.format("/silence")).out)


def test_whoever_listens_may_accuse_and_is_told_how_where_it_is_new(run: Run) -> None:
    out = flat(run(*GUEST, "--lang", "fr", typed="1\nzebra\naccuser\naccuser dario\nq\n").out)
    assert "Vous pouvez aussi taper : accuser NOM." in out
    assert "« zebra » ne veut rien dire ici" in out
    assert "Dites qui" in out
    assert "vous accusez Dario d’être le Joker" in out


def test_talk_is_for_later_and_faces_are_for_now(run: Run) -> None:
    out = flat(run(*GUEST, "--lang", "en", typed="1\nsay hello\nemote smile\nq\n").out)
    assert "While the clock runs, people talk by questions and answers only" in out
    assert "“hello”" not in out and "You smile." in out


def test_a_location_is_not_named_before_the_round_is_over(run: Run) -> None:
    table = ("play", "dc_spyfall", "--players", 4, "--seed", 3, "--options", "rounds=1,clock_s=120", "--lang", "fr")
    out = flat(run(*table, typed="1\n" + "/silence\n/hasard\n\n" * 12 + "dire Atlantis ?\nq\n").out)
    assert "Pour parler" in out
    assert "Vous nommez un Lieu : pas avant la fin de la manche." in out


def test_the_list_is_crossed_out_at_any_question(run: Run) -> None:
    out = run(*DEALER, "--lang", "fr", typed="1\n/barrer oa, batcave\n/barrer zebra\n/barrer tour\n/barrer\nq\n").out
    assert out.count("✗ Oa") == 2 and out.count("✗ Batcave") == 2
    assert "« zebra » n’est pas sur la liste." in flat(out)
    assert "« tour » peut vouloir dire" in flat(out)
    out = run("play", "kemomimi_panic", "--seed", 1, "--lang", "fr", typed="barrer oa\nq\n").out
    assert "Il n’y a pas de liste à barrer dans ce jeu." in out


def test_help_is_about_what_can_be_typed_here(run: Run) -> None:
    out = flat(run(*DEALER, "--lang", "fr", typed="1\n/aide\nq\n").out)
    for told in (
        "interroger le joueur",
        "des phrases toutes prêtes",
        "barrer NOM, NOM",
        "mimer",
        "/accuser NOM",
        "/t,",
    ):
        assert told in out
    out = flat(run(*GUEST, "--lang", "fr", typed="1\n?\nq\n").out)
    assert "écouter la suite" in out and "laisser d’abord parler" not in out


def test_the_table_talks_the_language_of_the_terminal_unless_it_is_said(run: Run, tmp_path: Path) -> None:
    for number, (lang, more, spoken) in enumerate((("en", "", "en"), ("fr", "", "fr"), ("fr", ",language=en", "en"))):
        file = tmp_path / f"{number}.json"
        run(*GUEST[:-1], f"rounds=1{more}", "--lang", lang, "--save", file, typed="q\n")
        assert Transcript.decode(file.read_bytes()).options["language"] == spoken


@pytest.mark.parametrize(
    ("options", "line"), [("in_person", "have a screen each"), ("clock_mode=realtime", "make time pass")]
)
def test_what_one_terminal_cannot_do_is_refused_in_one_line(run: Run, options: str, line: str) -> None:
    ran = run("play", "dc_spyfall", "--options", options)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert line in ran.err


@pytest.mark.parametrize(
    ("players", "seed", "more"), [(3, 5, ""), (5, 9, f",{MODULES},harley_quinn"), (8, 2, f",{MODULES}")]
)
def test_a_whole_match_at_a_terminal(terminal: Terminal, tmp_path: Path, players: int, seed: int, more: str) -> None:
    file = tmp_path / "match.json"
    child = terminal(
        *("play", "dc_spyfall", "--players", players, "--seed", seed, "--lang", "fr", "--save", file),
        *("--options", f"rounds=2,clock_s=120{more}"),
    )
    text, rng = "", Random(seed)
    prompts = [
        re.compile(prompt)
        for prompt in (
            "Entrée pour écouter la suite > ",
            "À qui, et quoi[^>\n]*> ",
            "À [^>\n]*des idées[^>\n]*> ",
            "Votre réponse[^>\n]*des idées[^>\n]*> ",
            "Votre réponse > ",
            "Fin de la partie",
        )
    ]
    typed = [
        ["", "", "", "accuser 2", "mimer rire", "barrer oa"],
        ["?", "2", "3 Qui est là ?", "/hasard", "2 Rien ici ?"],
        ["?", "1", "Du bruit, non ?", ""],
        ["?", "1", "Pas trop.", "/silence", "? odeur"],
        ["1", "1", "2"],
    ]
    while (which := child.expect(list(prompts))) < len(typed):
        text += child.before or ""
        child.sendline(rng.choice(typed[which]))
    text += child.before or ""
    child.expect("penombre verify")
    text += child.before or ""
    child.wait()
    assert child.exitstatus == 0
    assert "expects" not in text and "\N{REPLACEMENT CHARACTER}" not in text
    assert "Manche 2 sur 2" in text and "m. 2" in text
    assert Transcript.decode(file.read_bytes()).verify(RULESETS).over


# -- matches in real time, as a server keeps them ------------------------------------------------------------------


@pytest.fixture
def realtime(tmp_path: Path) -> Path:
    """A match over which time passed."""
    options = {"rounds": 2, "clock_s": 120, "clock_mode": "realtime", "super_powers": True}
    match, rng = Match(RULESETS["dc_spyfall"], 4, options, 8), Random(8)
    while not match.over:
        clock = match.ask_for(CLOCK)
        if clock is not None and clock.shape == "number" and clock.most > 1_000 and match.steps[-1].seat != CLOCK:
            match.answer(CLOCK, str(rng.randrange(1, min(clock.most, 9_000))))
        match.answer(*random_step(match, rng))
    file = tmp_path / "realtime.json"
    file.write_bytes(Transcript.of(match, ("Alix", "Basile", "Capucine", "Dario")).encode())
    return file


def test_time_that_passed_is_verified_with_everything_else(run: Run, realtime: Path) -> None:
    assert any(step.seat == CLOCK for step in Transcript.decode(realtime.read_bytes()).steps)
    ran = run("verify", realtime)
    assert (ran.code, ran.err) == (0, "") and "verified:" in ran.out
    transcript = Transcript.decode(realtime.read_bytes())
    clock = next(step for step in transcript.steps if step.seat == CLOCK)
    steps = tuple(replace(step, answer="999999") if step is clock else step for step in transcript.steps)
    realtime.write_bytes(replace(transcript, steps=steps).encode())
    ran = run("verify", realtime)
    assert ran.code == 1 and "not verified" in ran.err


def test_a_match_in_real_time_is_seen_again_as_each_seat_knew_it(run: Run, realtime: Path) -> None:
    match = Transcript.decode(realtime.read_bytes()).verify(RULESETS)
    first = next(event for event in match.log(0) if event.key == "dealt")
    joker = next(seat for seat in range(4) if first.private[seat]["card"] == "joker")
    for seat in range(4):
        out = run("replay", realtime, "--as", seat + 1, "--lang", "en").out
        start = out[: out.index("The clock starts")]
        assert ("You are the Joker." in start) is (seat == joker)
        assert ("●" in start) is (seat != joker)
        assert "hourglass" not in out
    everything = run("replay", realtime, "--as", "all", "--lang", "en").out
    assert re.search(r"The hourglass answers: \d+(\.\d)? s", everything)
    assert "●" not in run("replay", realtime, "--as", "spectator", "--lang", "en").out


def test_the_reference_tells_of_every_location_and_ability(run: Run) -> None:
    out = flat(run("rules", "dc_spyfall", "--lang", "en").out)
    for told in ("Bottle City of Kandor", "Rock of Eternity", "World’s Greatest Detective", "Neighbourhood Watch"):
        assert told in out
    assert "giant coin" in run("rules", "dc_spyfall", "batcave", "--lang", "en").out


def test_what_a_game_counts_is_in_the_json_of_a_simulation(run: Run) -> None:
    ran = run("simulate", "dc_spyfall", "--players", 4, "--bots", "random", "--games", 5, "--json")
    assert ran.code == 0 and '"rounds"' in ran.out
