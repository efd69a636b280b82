"""The board of La Rose Noire at a terminal: suspects and piles, ballots, desk and notebook, everything at the end."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from tests.cli.boards.board_text import drawn, lines
from tests.cli.conftest import Run, Terminal
from tests.games.rose_noire.scenes import table

from penombre.cli.boards import Board, board_for
from penombre.engine import TABLE, Match, Transcript
from penombre.games import RULESETS
from penombre.games.rose_noire.catalogue import CARDS
from penombre.testing.random_player import random_step
from penombre.words import LANGUAGES, Words

GAME = RULESETS["rose_noire"]
NAMES = ("Alix", "Basile", "Capucine", "Dario", "Elsa")


def board(players: int = 5, lang: str = "en") -> Board:
    return board_for("rose_noire", Words("rose_noire", lang, also=("penombre.cli",)), NAMES[:players])


# -- what everybody sees -------------------------------------------------------------------------------------------


def test_the_title_tells_turn_hour_and_rector() -> None:
    s = table(turn=3)
    phase = board().words.phase("lumines")
    assert board().title(s.match.view(1)) == f"Turn 3/5 · {phase} · Rector: Alix"
    assert board().title(s.match.view(0)) == f"Turn 3/5 · {phase} · you are the Rector"
    s = table(turn=2, points=True)
    assert board().title(s.match.view(1)).startswith("Game 1 · Turn 2/5")


def test_a_line_per_suspect_tells_cards_marks_and_who_was_there() -> None:
    s = table(
        dead="taran", graveyard=4, protected="aodhan", isolated="bricen", investigated={"deirdre": "A"}, active="B"
    )
    shown = lines(drawn(board(), s.match.view(2)))
    piles = {name: len(s.pile(name)) for name in ("aodhan", "bricen", "deirdre")}
    assert f"Aodhan {piles['aodhan']} under protection" in shown
    assert f"Bricen {piles['bricen']} in confinement" in shown
    assert f"Deirdre {piles['deirdre']} investigated: Basile" in shown
    assert "Taran †" in shown and "Graveyard 4" in shown


def test_a_line_per_player_tells_cards_and_state_and_ballots_while_they_count() -> None:
    s = table("sextines", B="zele", penance="C", exorcised="D", bonus="exorcisme")
    s.A.ballots("aodhan", "taran")
    s.B.votes("deirdre", "eoghan")
    shown = lines(drawn(board(), s.match.view(1)))
    deck, discard = len(s.rector_deck), len(s.rector_discard)
    assert f"Alix {len(s.R.hand)} Rector, deck {deck}, discard {discard}" in shown
    assert "Basile (you) 0 First Player, ballot: Aodhan and Taran" in shown
    assert "Capucine 1 locked ballot: Deirdre and Eoghan" in shown
    assert "Dario 0 in penance" in shown and "Elsa 0 under exorcism" in shown
    s.until("vesperines")
    assert "ballot" not in drawn(board(), s.match.view(1))


def test_discard_flags_and_accusations_are_told_below() -> None:
    s = table("sextines", clue_discard="zele convocation", silence=True, unanimous=True, fury=True, moonless=True)
    for player in s.investigators:
        player.votes("aodhan", "taran")
    shown = drawn(board(), s.match.view(TABLE))
    assert "Discard: Zeal and Rector’s Summons." in shown
    assert "Accusation of Turn 2: Aodhan and Taran. Inexact." in lines(shown)
    assert "Spectral Fury" in shown and "Moonless Night" in shown
    s = table(silence=True, no_accusation=True, unanimous=True)
    shown = drawn(board(), s.match.view(TABLE))
    assert "Vow of Silence" in shown and "Uproar" in shown and "Discord" in shown


def test_a_spectator_sees_the_table_and_no_secret() -> None:
    s = table(A="proof_taran", R="tribut messager penitence")
    drawer, view = board(), s.match.view(TABLE)
    assert drawer.watching(view) and not drawer.watching(s.match.view(0))
    assert not drawer.mine(view) and not drawer.cards(view) and not drawer.told(view)
    assert "Tribute" not in drawn(drawer, view) and "innocent" not in drawn(drawer, view)


def test_before_anybody_has_a_role_there_are_people_and_no_board() -> None:
    match = Match(GAME, 4, {"rector": "volunteer"}, 1)
    drawer = board(4)
    assert lines(drawn(drawer, match.view(1))) == ["Alix, Basile (you), Capucine, Dario"]
    assert drawer.title(match.view(1)) and not drawer.cards(match.view(1))


# -- what I know ---------------------------------------------------------------------------------------------------


def test_the_rectors_desk_has_hand_accomplices_and_discard() -> None:
    s = table("estellines", possessed="B", R="tribut messager penitence", rector_discard="assassinat falsification")
    mine = [line.plain for line in board().mine(s.match.view(0))]
    hand = board().words.phrase("cli-rose-mine-hand", {"cards": list(s.R.private.hand)}, NAMES)
    assert mine[:2] == ["Your role: Rector", hand]
    assert "Your Accomplices: Aodhan and Bricen" in mine
    assert "Your discard, the last card at the end: Murder and Forgery" in mine
    assert not any(line.startswith("Possessed") for line in mine)
    s.night(B="")
    assert "Possessed: Capucine" in board().told(s.match.view(0))
    assert not any(line.startswith("Possessed:") for line in board().told(s.match.view(2)))


def test_a_notebook_tells_piles_hands_graveyard_and_who_is_innocent() -> None:
    piles = {"eoghan": "zele proof_morwen guet_apens", "deirdre": "proof_deirdre"}
    s = table(A="interrogatoire confrontation", B="proof_taran", piles=piles)
    s.A.plays("interrogatoire", "eoghan")
    s.A.plays("confrontation", s.B)
    told = board().told(s.match.view(s.A.seat))
    assert "At Eoghan’s, from the top: Zeal, Proof: Morwen is innocent, Ambush" in told
    assert "Capucine holds: Proof: Taran is innocent" in told
    assert "Innocent, you have proof: Morwen and Taran" in told
    assert not board().told(s.match.view(s.C.seat))
    s.A.investigates("deirdre")
    assert "Innocent, you have proof: Deirdre, Morwen and Taran" in board().told(s.match.view(s.A.seat))


def test_what_lies_somewhere_in_the_graveyard_is_told_without_its_place() -> None:
    s = table("vesperines", A="proof_taran", R="documents_derobes assassinat messager", piles={"eoghan": 3})
    s.R.plays("documents", s.A)
    assert "Graveyard, from the top: Proof: Taran is innocent" in board().told(s.match.view(s.A.seat))
    s.R.discards()
    s.until("estellines")
    s.night(R="eoghan")
    told = board().told(s.match.view(s.A.seat))
    assert "Somewhere in the Graveyard: Proof: Taran is innocent" in told
    assert "Innocent, you have proof: Taran" in told


def test_my_cards_are_my_role_and_what_can_be_played() -> None:
    s = table(A="zele zele proof_taran", possessed="A")
    assert board().cards(s.match.view(s.A.seat)) == [
        ("cli-rose-your-role", "role-possessed"),
        ("cli-rose-your-card", "card-zele"),
    ]


def test_the_board_is_drawn_again_in_another_hour_or_after_a_death() -> None:
    s = table("vesperines", R="assassinat penitence messager")
    drawer, before = board(), s.match.view(1)
    s.R.plays("assassinat", "taran")
    assert drawer.stand(s.match.view(1)) != drawer.stand(before)
    after = s.match.view(1)
    s.R.discards()
    assert drawer.stand(s.match.view(1)) != drawer.stand(after), "night has fallen"
    assert drawer.chapter(s.match.view(1)) == drawer.chapter(before) == (1, 2)


# -- the end -------------------------------------------------------------------------------------------------------


def test_at_the_end_roles_hands_and_accomplices_lie_open() -> None:
    s = table("sextines", A="zele", possessed="D")
    for player in s.investigators[:3]:
        player.votes("aodhan", "bricen")
    shown = lines(drawn(board(), s.match.view(2)))
    assert f"Aodhan {len(s.pile('aodhan'))} Accomplice" in shown
    assert "Basile – Investigator: Zeal" in shown and "Elsa – Possessed" in shown
    assert "Accusation of Turn 2: Aodhan and Bricen. Exact!" in shown


def test_whoever_sees_everything_sees_roles_and_hands_before_the_end() -> None:
    s = table(A="zele", possessed="D")
    secrets = tuple(s.match.view(seat) for seat in range(5))
    shown = lines(drawn(board(), s.match.view(TABLE), secrets=secrets))
    assert "Basile – Investigator: Zeal" in shown and "Elsa – Possessed" in shown
    assert "Possessed" not in drawn(board(), s.match.view(TABLE))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_it_fits_into_narrow_terminals_at_every_moment(width: int, lang: str) -> None:
    options = {"bonus": "random", "bonus_count": 9, "profiles": "random"}
    match, rng = Match(GAME, 5, options, 5), Random(5)
    drawer = board(5, lang)
    while True:
        for seat in (0, TABLE):
            shown = drawn(drawer, match.view(seat), width)
            assert "…" not in shown
            assert all(cell_len(line.rstrip()) <= width for line in shown.splitlines()), shown
        if match.over:
            return
        match.answer(*random_step(match, rng))


# -- at a terminal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(3, "profiles=choice"), (5, "bonus=random,open_night_log=true")])
def test_a_whole_match_at_a_terminal(terminal: Terminal, data: Path, players: int, options: str) -> None:
    child = terminal(
        *("play", "rose_noire", "--players", players, "--bots", "random"),
        *("--options", options, "--seed", 2, "--lang", "fr"),
    )
    text, rng = "", Random(2)
    prompt = r"(?:Votre réponse|Un numéro|(?:Jusqu’à |De )?(\d) (?:à \d )?numéros)[^>\n]*> "
    while child.expect([prompt, "Fin de la partie"]) == 0:
        text += child.before or ""
        answers = re.findall(r"\x1b\[1;36m +(\d+)  \x1b", child.before or "")
        assert answers, text[-2000:]
        wanted = int(child.match.group(1) or 1) if isinstance(child.match, re.Match) else 1
        child.sendline(" ".join(rng.sample(answers, wanted)))
    child.expect("penombre verify")
    child.wait()
    assert child.exitstatus == 0
    assert "Alix" in text and "Cimetière" in text and "Lumines" in text
    assert "\N{REPLACEMENT CHARACTER}" not in text
    (file,) = [file for file in (data / "matches").iterdir() if not file.name.endswith(".seat.json")]
    assert Transcript.decode(file.read_bytes()).verify(RULESETS).over


THREE = ("play", "rose_noire", "--players", 3, "--seat", 2, "--bots", "random", "--seed", 3)


@pytest.mark.parametrize(("lang", "word"), [("fr", "révéler"), ("fr", "reveler"), ("en", "reveal"), ("fr", "/reveal")])
def test_a_role_is_shown_instead_of_an_answer(run: Run, lang: str, word: str) -> None:
    out = run(*THREE, "--lang", lang, typed=f"{word}\nq\n").out
    known = Words("rose_noire", lang)
    assert known.text("option-reveal_role") in out
    assert out.count(known.text("role-possessed")) > 2


def test_the_game_does_not_wait_for_a_role_to_be_shown(run: Run) -> None:
    out = run(*THREE, "--lang", "fr", typed="1\nq\n").out
    told = "À tout moment, tapez"
    assert out.count(told) == 1, "it is said once, while the others play"
    assert out.index(told) < out.index("Tour 2, Lumines")


def test_a_word_typed_while_the_others_play_shows_the_role_and_the_rest_is_kept(terminal: Terminal) -> None:
    child = terminal(*THREE, "--lang", "fr", more={"PENOMBRE_PAUSE": "0.4"})
    child.expect(r"Votre réponse[^>\n]*> ")
    child.sendline("1")
    child.expect("À tout moment")
    child.sendline("2")
    child.sendline("révéler")
    child.expect("Vous choisissez\\s*: Montrer votre rôle")
    child.expect("Vous choisissez\\s*: Enquêter sur")


def test_talk_is_refused_at_night_in_the_readers_language(run: Run) -> None:
    typed = "1\n1\n2\n1\ndire bonsoir\nq\n"
    out = run(*THREE, "--lang", "fr", typed=typed).out
    assert "On ne peut pas dire cela maintenant." in out


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("fr", "prétendre Deirdre est innocente"),
        ("fr", "prétendre innocent deirdre"),
        ("en", "claim innocent deirdre"),
    ],
)
def test_statements_of_the_menu_can_be_typed(run: Run, lang: str, typed: str) -> None:
    out = " ".join(run(*THREE, "--lang", lang, typed=f"{typed}\nq\n").out.split())
    assert Words("rose_noire", lang).text("what-innocent_deirdre").rstrip(".") in out


def test_a_statement_that_is_not_on_the_menu_names_some_that_are(run: Run) -> None:
    out = run(*THREE, "--lang", "fr", typed="prétendre la lune\nq\n").out
    (mistake,) = re.findall(r"la lune\s» ne\sse\sdit\spas.*?…", out, re.DOTALL)
    assert 5 < mistake.count(",") < 60


def test_cards_and_rules_can_be_looked_up_while_playing(run: Run) -> None:
    typed = "?\nr\n? zèle\n? tribut\n? Deirdre\nq\n"
    out = " ".join(run(*THREE, "--lang", "fr", typed=typed).out.split())
    for told in ("Pour en lire un", "une Enquête de plus", "au moins 3 Suspects innocents", "L’herboriste"):
        assert told in out


def test_the_reference_tells_of_every_card(run: Run) -> None:
    out = run("rules", "rose_noire", "--lang", "en").out
    words = Words("rose_noire", "en")
    flat = " ".join(out.split())
    assert all(words.text(f"card-{id}") in flat for id in CARDS)
    assert max(len(line) for line in out.splitlines()) <= 80


def test_random_bots_play_by_the_hundred(run: Run) -> None:
    ran = run("simulate", "rose_noire", "--players", 5, "--bots", "random", "--games", 50, "--json")
    assert ran.code == 0 and '"rose_noire"' in ran.out
