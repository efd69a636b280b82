"""The judgement bot of Death Note: chances for every Role card, what they are worth, a rule for every question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from penombre.bots import Imagine, Judge, Rules, always
from penombre.engine import Answer, Ask, Match, Seat, Statement, View
from penombre.games.death_note.bot import (
    aiming,
    answering,
    card_values,
    detective,
    outlook,
    playing,
    reacting,
    speech,
    tile_choice,
    weighing,
)
from penombre.games.death_note.bot.free_talk import FREE_TALK
from penombre.games.death_note.bot.mind import Mind
from penombre.games.death_note.catalogue import CAMP_OF, INVESTIGATORS
from penombre.games.death_note.table import DeathNoteTable

DECISIONS: Final[Rules[Mind]] = {
    "accusations": reacting.accusations,
    "allot": detective.allot,
    "allot_one": detective.allot_one,
    "ally": detective.ally,
    "assault": detective.assault,
    "assault_discard": card_values.part_with_one,
    "ballot": aiming.suspect,
    "blackmail": card_values.blackmail,
    "borrow": playing.borrow,
    "bureau": card_values.part_with_one,
    "confession": answering.confession,
    "confrontation": answering.confrontation,
    "crossed_fates": answering.crossed_fates,
    "dealings": detective.dealings,
    "designate": detective.designate,
    "designate_inactive": detective.designate_inactive,
    "designate_two": detective.designate_two,
    "gift": detective.gift,
    "gift_card": detective.gift_card,
    "glare": card_values.glare,
    "keep_one": card_values.keep_one,
    "lay_away": aiming.lay_away,
    "lay_away_count": aiming.lay_away_count,
    "lie": reacting.lie,
    "look_at_neighbour": answering.look_at_neighbour,
    "makeshift": answering.makeshift,
    "meanwhile_turn_main": always(None),
    "meanwhile_turn_start": playing.meanwhile_turn_start,
    "mole": card_values.keep_one,
    "next_game": always("ready"),
    "overcast": answering.overcast,
    "play_name": aiming.play_name,
    "play_role": aiming.play_role,
    "play_target": aiming.play_target,
    "rebirth": answering.rebirth,
    "renounce": aiming.renounce,
    "reshuffle": aiming.reshuffle,
    "resignation": reacting.resignation,
    "reveal_inactive": aiming.reveal_inactive,
    "revival": answering.revival,
    "silence": answering.silence,
    "spill_own": card_values.spill_own,
    "supporter": aiming.supporter,
    "supporter_suspicion": aiming.suspect,
    "tactics": answering.tactics,
    "tailing": answering.tailing,
    "testimony": answering.testimony,
    "tile_choice": tile_choice.tile_choice,
    "trapped": answering.trapped,
    "turn_main": playing.turn_main,
    "turn_start": playing.turn_start,
    "two_players": aiming.two_players,
    "unraveling": always("vote"),
    "wager": detective.wager,
    **reacting.WINDOWS,
}


def _if_alone(answer: Answer) -> Callable[[Ask], tuple[Answer | None] | None]:
    """This answer, where every other one is refused."""
    alone = (answer,)
    return lambda ask: None if any(not option.refused for option in ask.options[1:]) else alone


def _no_cover(ask: Ask) -> tuple[Answer | None] | None:
    return None if any(option.id == "couverture" for option in ask.besides) else (None,)


_REFLEXES: Final[Mapping[str, Callable[[Ask], tuple[Answer | None] | None]]] = {
    **dict.fromkeys(reacting.WINDOWS, _if_alone(reacting.PASS)),
    "meanwhile_turn_main": lambda ask: (None,),
    "meanwhile_turn_start": _no_cover,
    "tile_choice": _if_alone("leave"),
    "turn_main": _if_alone("end"),
    "turn_start": _if_alone("look"),
    "window_round_end": lambda ask: (reacting.PASS,),
}
"""What is answered without a look at the table."""


_NOT_SEARCHED: Final = frozenset(
    {"allot", "allot_one", "dealings", "gift", "gift_card", "keep_one", "meanwhile_turn_main", "next_game"}
)
"""Which card somebody has shows in later rounds, and so does whom L suspects: the outlook was learned where his rule of
thumb hands out Suspicions, and misreads other ways. Nobody thinks for long of coming in on the rest of a turn."""


class Judgement(Judge[Mind]):
    """Level `judgement`: plays by the odds, and lies when its role should."""

    __slots__ = ()

    mind = Mind
    decisions = DECISIONS
    words = FREE_TALK

    def choose(self, view: View, ask: Ask, imagine: Imagine) -> Answer | None:
        """An answer by the rules of thumb; where one can only pass, without thinking."""
        at_once = self.reflex(ask, False)
        return super().choose(view, ask, imagine) if at_once is None else at_once[0]

    def reflex(self, ask: Ask, talks: bool) -> tuple[Answer | None] | None:
        """Pass or go on where nothing else is left to do; do not come in on a turn without a Cover."""
        if talks and ask.kind in speech.MOMENTS:
            return None
        return _REFLEXES[ask.kind](ask) if ask.kind in _REFLEXES else None

    def talk(self, view: View, ask: Ask, imagine: Imagine) -> tuple[Statement, ...]:
        """Something to say, where there is time for it."""
        return speech.speak(self.think(view)) if ask.kind in speech.MOMENTS else ()

    def weigher(self, view: View) -> Callable[[Match[Any]], float]:
        """How likely imagined roles and tiles are, by what this seat believes of them."""
        return weighing.weigher(self.think(view))

    def worth_a_search(self, ask: Ask) -> bool:
        """Not what only shows after the round that is played on."""
        return ask.kind not in _NOT_SEARCHED and super().worth_a_search(ask)

    def far_enough(self, match: Match[Any], begun: Match[Any]) -> bool:
        """The beginning of the next round, or the end of the game."""
        now: DeathNoteTable = match.table
        return now.round > max(1, begun.table.round) or now.ending is not None

    def worth(self, match: Match[Any], seat: Seat) -> float:
        """How likely the seat has the most apples in the end; in a match of several games, the apples of this one."""
        return outlook.worth(match.table, seat)

    def doubt(self, mind: Mind, seat: Seat) -> float:
        """How likely a seat is Kira, as an Investigator sees it; Kira say what the table thinks."""
        return mind.is_kira(seat) if CAMP_OF[mind.role] == INVESTIGATORS else mind.looks_like_light(seat)
