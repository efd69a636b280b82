"""The moments that the board of La Rose Noire is tested with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.boards.moments import Moment, Wanted, asks, option_ids, question, where

from penombre.engine import NOBODY, Answer, Ask, Match, Seat
from penombre.games.rose_noire.catalogue import INVESTIGATOR, NAMES, POSSESSED
from penombre.games.rose_noire.deeds import Event, Night, Peek
from penombre.games.rose_noire.view import Private, Public

PROFILES: Final = {"profiles": "random"}
BONUS: Final = {"bonus": "random", "bonus_count": 9}
POINTS: Final = {"points": True}


def _public(match: Match[Any]) -> Public:
    facts = match.public
    assert isinstance(facts, Public)
    return facts


def _private(match: Match[Any], seat: Seat) -> Private:
    facts = match.view(seat).private
    assert isinstance(facts, Private)
    return facts


def _with(card: str) -> Wanted:
    """The card that is being asked about."""
    return lambda match, seat: question(match, seat).args["card"] == card


def _busy_day(match: Match[Any], seat: Seat) -> bool:
    """A Turn begins for an Investigator with an Action in hand, who has seen cards that moved since."""
    facts = _public(match)
    if (
        facts.turn < 3
        or seat < 2
        or not isinstance(facts.deeds[-1], Night)
        or not option_ids(match, seat)[-1].startswith("play-")
    ):
        return False
    mine = _private(match, seat)
    return (
        mine.role == INVESTIGATOR
        and not facts.silence
        and {"look-aodhan", "look-morwen"} <= {*option_ids(match, seat)}
        and any(not accusation.exact for accusation in facts.accusations)
        and facts.suspects[2].cards > 1
        and facts.graveyard > 1
        and any(note.kind == "peeked" and not _still_there(facts, mine, note.deed, note.cards) for note in mine.notes)
    )


def _two_found_dead(facts: Public) -> bool:
    """The night that is just over had two victims."""
    last = facts.deeds[-1] if facts.deeds else None
    return isinstance(last, Night) and len(last.suspects) == 2


def _still_there(facts: Public, mine: Private, deed: int, cards: tuple[str, ...]) -> bool:
    peek = facts.deeds[deed]
    assert isinstance(peek, Peek)
    return mine.piles[peek.suspects[0]][: len(cards)] == cards


def _out_of_reach(match: Match[Any], seat: Seat) -> bool:
    """Somebody alive is confined, and that is all there is to say of them."""
    suspects = _public(match).suspects
    return _with("interrogatoire")(match, seat) and any(
        each.isolated and each.alive and each.cards and not each.protected for each in suspects
    )


def _accuses(match: Match[Any], ask: Ask) -> Answer | None:
    """Bruno and Chloé agree, Anna is for one of the two and stays so."""
    if ask.kind != "ballot":
        return None
    if ask.seat in (1, 2):
        return "pair-bricen-eoghan"
    return "lock" if _public(match).seats[ask.seat].ballot else "pair-eoghan-morwen"


def _agrees(match: Match[Any], ask: Ask) -> Answer | None:
    """Everybody accuses the same two."""
    if ask.kind != "ballot":
        return None
    return "lock" if _public(match).seats[ask.seat].ballot else "pair-aodhan-fearghal"


def _finds(match: Match[Any], ask: Ask) -> Answer | None:
    """Everybody accuses the Accomplices."""
    if ask.kind != "ballot":
        return None
    one, other = sorted(match.table.accomplices)
    return "lock" if _public(match).seats[ask.seat].ballot else f"pair-{NAMES[one]}-{NAMES[other]}"


def _reveals(match: Match[Any], ask: Ask) -> Answer | None:
    """Whoever may show their role does so from the second Turn on."""
    return "reveal" if ask.besides and _public(match).turn > 1 else None


def _makes_a_pact(match: Match[Any], ask: Ask) -> Answer | None:
    """A Pact is made as soon as it can be."""
    pact = "play-pacte_de_confiance"
    return pact if any(option.id == pact for option in ask.options) else None


def _has_given(match: Match[Any], seat: Seat) -> bool:
    ask = match.ask_for(seat)
    return ask is not None and "answered" in ask.args


def _voting(match: Match[Any], seat: Seat) -> bool:
    facts = _public(match)
    ballots = [each.ballot for each in facts.seats]
    return (
        seat == 1
        and ballots[:3] == [(3, 5), (1, 3), (1, 3)]
        and not any(ballots[3:])
        and facts.seats[0].locked
        and len(facts.discard) > 1
        and any(isinstance(deed, Event) and deed.card == "falsification" for deed in facts.deeds)
    )


def _undecided(match: Match[Any], seat: Seat) -> bool:
    return not _public(match).seats[seat].ballot and len(option_ids(match, seat)) == 22


def _night(role: str) -> Wanted:
    """Somebody is protected, and Aodhan is not."""

    def wanted(match: Match[Any], seat: Seat) -> bool:
        facts = _public(match)
        return (
            any(each.protected for each in facts.suspects)
            and option_ids(match, seat)[2] == "kill-aodhan"
            and not facts.fury
            and not facts.moonless
            and match.waiting() == facts.investigators
            and _private(match, seat).role == role
        )

    return wanted


def _at_the_desk(match: Match[Any], seat: Seat) -> bool:
    """The Rector has met the Possessed, has laid cards away, and is not asked."""
    facts = _public(match)
    if seat != facts.rector or facts.phase != "lumines" or match.ask_for(seat) is not None:
        return False
    mine = _private(match, seat)
    return mine.possessed != NOBODY and bool(mine.rector_discard) and any(not each.alive for each in facts.suspects)


def _watched(facts: Public) -> bool:
    return (
        facts.phase == "lumines"
        and facts.turn > 1
        and facts.ending is None
        and facts.graveyard > 0
        and any(not each.alive for each in facts.suspects)
        and any(each.investigated != NOBODY for each in facts.suspects)
    )


def _ended(reason: str, also: Callable[[Public], Any] = lambda facts: True) -> Wanted:
    def wanted(match: Match[Any], seat: Seat) -> Any:
        facts = _public(match)
        return facts.ending is not None and match.over and facts.ending.reason == reason and also(facts)

    return wanted


def _all_told(facts: Public) -> bool:
    """There were two nights, and of the dead Accomplices there is nothing else to say."""
    suspects = [facts.suspects[each] for each in facts.accomplices]
    return facts.turn > 2 and not any(each.protected or each.isolated for each in suspects)


MOMENTS: Final[Mapping[str, Mapping[str, Moment]]] = {
    "play": {
        "profile": Moment(4, asks("choose_profile"), {"profiles": "choice"}),
        "accomplices": Moment(5, asks("choose_accomplices")),
        "first_day": Moment(5, asks("day_before", also=where(lambda facts: not facts.deeds)), PROFILES),
        "day": Moment(5, asks("day_before", also=_busy_day), wish=_agrees),
        "day_after": Moment(4, asks("day_after")),
        "targets": Moment(5, asks("action_targets", also=_out_of_reach)),
        "prayer": Moment(4, asks("action_targets", also=_with("priere_saint_beren"))),
        "confrontation": Moment(5, asks("action_targets", also=_with("confrontation"))),
        "confession": Moment(4, asks("action_targets", also=_with("confession")), BONUS),
        "pact": Moment(5, asks("pact_give")),
        "archives": Moment(5, asks("archives_pick")),
        "exhume": Moment(4, asks("exhume_again")),
        "trap": Moment(4, asks("trap_reaction")),
        "summons": Moment(5, asks("convocation_event")),
        "trap_kill": Moment(5, asks("trap_kill")),
        "ballots": Moment(5, asks("ballot", also=_voting), wish=_accuses),
        "ballots_open": Moment(5, asks("ballot", also=_undecided)),
        "debate": Moment(4, asks("debate"), {"debate_s": 60}),
        "dusk": Moment(5, asks("dusk_play")),
        "event": Moment(5, asks("event_targets", also=_with("mise_au_secret"))),
        "event_seat": Moment(5, asks("event_targets", also=_with("penitence"))),
        "forgery": Moment(5, asks("forgery_order", also=lambda match, seat: "210" in option_ids(match, seat))),
        "register": Moment(5, asks("register_pick")),
        "discard": Moment(5, asks("dusk_discard")),
        "night": Moment(5, asks("night_possessed", also=_night(INVESTIGATOR))),
        "night_possessed": Moment(5, asks("night_possessed", also=_night(POSSESSED))),
        "night_of_others": Moment(
            5,
            lambda match, seat: (
                match.ask_for(seat) is None and (facts := _public(match)).phase == "estellines" and seat == facts.rector
            ),
        ),
        "fury": Moment(
            5,
            asks(
                "night_possessed",
                also=lambda match, seat: _public(match).fury and "kill-morwen-taran" in option_ids(match, seat),
            ),
            BONUS,
        ),
        "night_rector": Moment(5, asks("night_rector", also=lambda match, seat: len(option_ids(match, seat)) > 1)),
        "desk": Moment(5, _at_the_desk),
        "dawn": Moment(
            5,
            asks(
                "day_before",
                also=where(
                    lambda facts: (
                        facts.deeds and isinstance(facts.deeds[-1], Night) and len(facts.deeds[-1].suspects) == 2
                    )
                ),
            ),
        ),
        "watching": Moment(5, where(_watched), PROFILES, watched=True),
        "silence": Moment(
            5,
            asks(
                "day_before",
                also=where(
                    lambda facts: (
                        facts.silence and not (facts.no_accusation or facts.unanimous or facts.fury or facts.moonless)
                    )
                ),
            ),
        ),
        "penance": Moment(5, asks("day_before", also=where(lambda facts: any(each.penance for each in facts.seats)))),
        "three": Moment(3, asks("day_before")),
        "three_waiting": Moment(3, asks("reveal_role")),
        "three_given": Moment(
            3,
            asks("reveal_role", also=_has_given),
            wish=_makes_a_pact,
        ),
        "three_revealed": Moment(
            3,
            asks(
                "ballot",
                also=lambda match, seat: _public(match).revealed and _private(match, seat).role == INVESTIGATOR,
            ),
            wish=_reveals,
        ),
        "points": Moment(3, asks("day_before", also=where(lambda facts: facts.game == 3 and facts.turn == 1)), POINTS),
    },
    "ends": {
        "accusation": Moment(5, _ended("accusation", lambda facts: facts.seats[0].role == INVESTIGATOR), wish=_finds),
        "accomplices_dead": Moment(5, _ended("accomplices_dead", _all_told)),
        "tribute": Moment(5, _ended("tribut_mac_snor")),
        "knights": Moment(4, _ended("chevaliers_lames")),
        "turn_limit": Moment(4, _ended("turn_limit")),
        "double_reveal": Moment(3, _ended("double_reveal"), wish=_reveals),
        "crowned": Moment(3, lambda match, seat: match.over, POINTS),
    },
}
