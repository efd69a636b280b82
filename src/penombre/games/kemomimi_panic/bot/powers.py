"""Before and after the day's vote: checks, once-per-game abilities, jewels and the night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from penombre.engine import Answer, Ask, Seat
from penombre.games.kemomimi_panic.bot import suspicion
from penombre.games.kemomimi_panic.bot.mind import Mind

# -- checks --------------------------------------------------------------------------------------------------------


def check(mind: Mind, ask: Ask) -> Answer:
    """Ask about the one we know least about."""
    asked = {known.target for known in mind.private.checks}

    def doubt(seat: Seat) -> float:
        honest = mind.mine.civilian(seat)
        return min(honest, 1 - honest) + 0.5 * mind.thief(seat) - (seat in asked) - (seat not in mind.marks)

    return mind.best(ask, doubt)[0]


def claim_check(mind: Mind, ask: Ask) -> Answer:
    """Announce the answer: the truth from a Civilian; from the others, what makes a friend or ruins a Civilian."""
    target = ask.args["target"]
    told = [known.civilian for known in mind.private.checks if known.target == target]
    bound = any(option.id == "silent" and option.refused for option in ask.options)
    if not told:
        return "civilian" if bound else "silent"
    truth = "civilian" if told[-1] else "not_civilian"
    if mind.is_civilian:
        return truth
    if not told[-1]:
        # Another thief or the Informant: a friend, if we keep quiet; a thief is rid of the Informant in the end.
        return "civilian" if bound or mind.chance(0.75) else "silent"
    # A Civilian ruined early is shown to be one in time to ask who said otherwise.
    return "not_civilian" if mind.chance(0.5 if mind.late else 0.2) else "civilian"


# -- start of the day ----------------------------------------------------------------------------------------------


def cecilia(mind: Mind, ask: Ask) -> bool:
    """Sleep when bare and not trusted."""
    return mind.bare(mind.me) and (mind.exposed or mind.late)


def valeria(mind: Mind, ask: Ask) -> bool:
    """Skip a Leader who is against us."""
    leader = mind.public.leader
    if mind.is_civilian:
        return mind.thief(leader) >= 1.3 * mind.share
    if mind.is_thief:
        return mind.bare(mind.me) and (mind.against_me(leader) > 0 or mind.exposed)
    return mind.bare(mind.me) and mind.exposed


def federica(mind: Mind, ask: Ask) -> Answer:
    """All or nothing: only against somebody who is more likely a thief than not."""
    if mind.is_thief and not any(mind.thief(seat) > 0.5 for seat in mind.marks):
        return "pass"
    answer, seat, _ = mind.best(ask, mind.thief)
    return answer if mind.thief(seat) >= 0.6 else "pass"


def towa(mind: Mind, ask: Ask) -> bool:
    """Keep Crescent Moon from stealing once thefts begin to eliminate."""
    return mind.is_civilian and mind.theft_comes("new") and mind.bare_count >= min(3, len(mind.in_play) // 2)


def miyabi(mind: Mind, ask: Ask) -> bool:
    """Count twice when a vote may decide."""
    return mind.late or (mind.is_civilian and mind.worst >= 0.5)


# -- the Moon ------------------------------------------------------------------------------------------------------


def turn_moon(mind: Mind, ask: Ask) -> bool:
    """Ester and Tristel: a thief gives a night of theft, a Civilian takes one away."""
    now = mind.public.moon
    then = "full" if now == "new" else "new"
    if mind.is_thief:
        return mind.my_night(then) and mind.theft_comes(then) and not mind.my_night(now)
    if mind.is_civilian:
        return mind.theft_comes(now) and not mind.theft_comes(then) and mind.bare_count >= 2
    return mind.theft_comes(then) and not mind.theft_comes(now) and not mind.bare(mind.me)


# -- end of the day ------------------------------------------------------------------------------------------------


def lucie(mind: Mind, ask: Ask) -> bool:
    """Write a name once somebody worth saving is bare."""
    if mind.is_civilian:
        return any(mind.bare(seat) and mind.mine.civilian(seat) > 0.6 for seat in (*mind.marks, mind.me))
    return mind.is_informant and mind.bare(mind.me)


def write_name(mind: Mind, ask: Ask) -> Answer:
    """The bare player who is most certainly one of us, and whom a thief has reason to rob."""
    if not mind.is_civilian:
        return mind.best(ask, lambda seat: float(seat == mind.me))[0]
    return mind.best(ask, lambda seat: mind.bare(seat) * mind.mine.civilian(seat) * (1 - mind.theirs.thief[seat]))[0]


def show_name(mind: Mind, ask: Ask) -> Answer:
    """Undo the theft, unless it suits us."""
    legal = any(option.id == "show" and not option.refused for option in ask.options)
    wanted = mind.is_civilian or ask.args["victim"] == mind.me
    return "show" if legal and wanted else "pass"


def claim_jewel(mind: Mind, ask: Ask) -> Answer:
    """Mindy digs at the first chance once she is bare."""
    if not mind.bare(mind.me):
        return "pass"
    return next(option.id for option in ask.options if option.id != "pass" and not option.refused)


def give_jewel(mind: Mind, ask: Ask) -> Answer:
    """Christina: to the most trusted bare player; the others give nothing to enemies."""

    def trust(seat: Seat) -> float:
        ours = mind.mine.civilian(seat) if mind.is_civilian else mind.thief(seat)
        return ours * (1.0 if mind.bare(seat) else 0.6)

    if mind.is_thief:
        return "discard"
    answer, _, worth = mind.best(ask, trust)
    return answer if worth > 0.35 else "discard"


def likeliest_thief(mind: Mind, ask: Ask) -> Answer:
    """The last act of an angry Civilian, and what one thinks while eyes are closed: the most suspicious player."""
    return mind.best(ask, mind.thief)[0]


# -- the night -----------------------------------------------------------------------------------------------------

_STRONG: Final = {
    "detective_shamlock": 0.4,
    "witness_sheena": 0.2,
    "psychic_akira": 0.3,
    "teacher_verna": 0.2,
    "politician_barbera": 0.2,
    "shrine_maiden_towa": 0.2,
}


def steal(mind: Mind, ask: Ask) -> Answer:
    """Strong characters, bare players, enemies; a credible suspect is left alone, and no neighbour is always spared.

    A victim is cleared of suspicion for good: it costs least to rob those whom nobody suspects any more. Towards the
    end the likely Informant goes first: a last pair with the Informant is lost.
    """

    def worth(seat: Seat) -> float:
        facts = mind.public.seats[seat]
        value = 0.04 * min(3, mind.against_me(seat)) - 2 * mind.theirs.thief[seat] - 0.6 * mind.thief(seat)
        if not facts.used:
            value += _STRONG.get(facts.character, 0.0)
        if mind.bare(seat):
            value += 0.25
        if mind.late:
            value += (1.5 if mind.bare(seat) else 0.6) * mind.mine.informant[seat]
        return value

    return mind.best(ask, worth, noise=0.6)[0]


USES: Final[Mapping[str, Callable[[Mind, Ask], bool]]] = {
    "sleeping_beauty_cecilia": cecilia,
    "warlock_valeria": valeria,
    "clown_lolo": lambda mind, ask: True,  # any character is worth more than a clown
    "shrine_maiden_towa": towa,
    "maid_miyabi": miyabi,
    "teacher_verna": lambda mind, ask: suspicion.spare(mind, mind.public.suspect),
    "politician_barbera": lambda mind, ask: suspicion.condemn(mind, mind.public.suspect),
    "bank_employee_lucie": lucie,
    "student_ester": turn_moon,
    "student_tristel": turn_moon,
}


def use(mind: Mind, ask: Ask) -> Answer:
    """An ability without a target: use it or not."""
    rule = USES.get(ask.args["character"])
    return "use" if rule is not None and rule(mind, ask) else "pass"
