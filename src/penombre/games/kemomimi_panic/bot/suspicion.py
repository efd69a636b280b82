"""By day: whom to name, when to raise a hand, and the abilities around the vote."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from penombre.engine import Answer, Ask, Seat
from penombre.games.kemomimi_panic.bot.mind import Mind

# -- how much somebody should be hit -------------------------------------------------------------------------------


def guilt(mind: Mind, seat: Seat) -> float:
    """How much this bot's camp gains if that player is hit by a vote; about 0 to 1, and -1 for oneself."""
    if seat == mind.me:
        return -1.0
    if mind.is_civilian:
        return _guilt_for_civilians(mind, seat)
    return _guilt_for_thief(mind, seat) if mind.is_thief else _guilt_for_informant(mind, seat)


def _guilt_for_civilians(mind: Mind, seat: Seat) -> float:
    """The thief must go, and a bare one goes at once; the Informant's departure costs everybody a jewel."""
    value = mind.thief(seat)
    if mind.bare(seat):
        jewels = sum(facts.jewels > 0 for facts in mind.public.seats if facts.state == "in_play")
        value *= 1.3
        value -= 0.05 * mind.mine.informant[seat] * jewels
    return value


def _guilt_for_thief(mind: Mind, seat: Seat) -> float:
    """Whoever the table would believe it of, the bare ones and the enemies first; never the other thief."""
    value = mind.theirs.thief[seat] + 0.04 * mind.against_me(seat)
    if mind.bare(seat):
        value += 0.15
    if mind.late:
        value += 0.3 * mind.mine.informant[seat]
    return value - 0.5 * mind.thief(seat)


def _guilt_for_informant(mind: Mind, seat: Seat) -> float:
    """Whoever the table would believe it of, but for the likely thief, who has to live; the bare ones first."""
    value = mind.theirs.thief[seat] + 0.03 * mind.against_me(seat) - (1.0 if mind.late else 0.6) * mind.thief(seat)
    return value + (0.2 if mind.bare(seat) else 0.0)


# -- naming --------------------------------------------------------------------------------------------------------


def name_suspect(mind: Mind, ask: Ask) -> Answer:
    """The most suspicious player one may name, or take a jewel from."""
    return mind.best(ask, lambda seat: guilt(mind, seat))[0]


def exclude(mind: Mind, ask: Ask) -> Answer:
    """Luma: whoever would vote against us."""
    suspect: Seat = ask.args["suspect"]

    def harm(seat: Seat) -> float:
        if mind.is_civilian:
            return mind.thief(seat) + 0.5 * mind.mine.informant[seat] - (seat == suspect)
        return mind.mine.civilian(seat) + 0.1 * mind.against_me(seat) + 0.2 * (seat == suspect)

    return mind.best(ask, harm)[0]


def lead(mind: Mind, ask: Ask) -> Answer:
    """The Leader's abilities: used when they help, or when there is nobody to name."""
    plain = ask.options[0].id
    use = {
        "student_luma": mind.late,
        "athlete_ulrika": not mind.is_civilian and mind.chance(0.5) if not mind.late else False,
        "military_teresia": _teresia(mind),
        "hostess_amarillo": mind.bare_count >= 2 or mind.late,
    }.get(ask.args["character"], False)
    return "use" if use else plain


def _teresia(mind: Mind) -> bool:
    """Surer than a vote, but it eliminates nobody."""
    rich = [seat for seat in mind.marks if not mind.bare(seat)]
    if mind.is_civilian:
        return any(mind.thief(seat) >= 0.9 * mind.worst for seat in rich)
    return not mind.late or mind.exposed


def change_suspect(mind: Mind, ask: Ask) -> Answer:
    """Miranda: from somebody who should be spared to somebody who should not."""
    answer, _, worth = mind.best(ask, lambda seat: guilt(mind, seat))
    now: Seat = ask.args["suspect"]
    if now == mind.me:
        return answer if mind.bare(now) or mind.late or not mind.is_civilian else "pass"
    return answer if worth > 2 * max(0.1, guilt(mind, now)) and worth > 0.3 else "pass"


# -- the vote ------------------------------------------------------------------------------------------------------


def vote(mind: Mind, ask: Ask) -> Answer:
    """Raise a hand or not; Cyril makes his twin follow where it matters."""
    suspect: Seat = ask.args["suspect"]
    up = convicts(mind, suspect)
    ids = {option.id for option in ask.options if not option.refused}
    if "hand_up_forcing" in ids and _forces(mind, suspect, up):
        return "hand_up_forcing" if up else "hand_down_forcing"
    answer = "hand_up" if up else "hand_down"
    return answer if answer in ids else "hand_up"


def convicts(mind: Mind, suspect: Seat) -> bool:
    """Whether this bot wants that player found guilty."""
    if suspect == mind.me:
        return False
    if mind.is_civilian:
        return _civilian_convicts(mind, suspect)
    return _thief_convicts(mind, suspect) if mind.is_thief else _informant_convicts(mind, suspect)


def _civilian_convicts(mind: Mind, suspect: Seat) -> bool:
    """Nearly the most suspicious of all; where an innocent would be eliminated, there has to be some reason too."""
    chance = mind.thief(suspect)
    if len(mind.in_play) <= 3:
        return chance >= 0.5 + mind.noise(0.02)
    need = 0.85 if mind.bare(suspect) else 0.7
    return chance >= need * mind.worst + mind.noise(0.03)


def _thief_convicts(mind: Mind, suspect: Seat) -> bool:
    """With the majority, as far as it can be foreseen; in the end, whatever brings the last pair nearer."""
    if mind.thief(suspect) > 0.5:
        return False
    if mind.late and mind.bare(suspect):
        return True
    need = 0.95 if mind.bare(suspect) else 0.8
    return mind.theirs.thief[suspect] >= need * max(mind.theirs.thief[seat] for seat in mind.marks) + mind.noise(0.1)


def _informant_convicts(mind: Mind, suspect: Seat) -> bool:
    """As a Civilian would, so that nobody notices; towards the end, against anybody but the likely thief."""
    chance = mind.thief(suspect)
    if len(mind.in_play) <= 3:
        return chance < 0.5
    if mind.late:
        return chance < 0.9 * mind.worst
    if mind.bare(suspect) and chance >= 1.5 * mind.share and mind.chance(0.5):
        return False
    return _civilian_convicts(mind, suspect)


def _forces(mind: Mind, suspect: Seat, up: bool) -> bool:
    if suspect == mind.me or mind.late:
        return True
    sure = mind.thief(suspect)
    return sure >= 1.5 * mind.share if up else mind.bare(suspect) and mind.chance(0.5)


# -- after the vote ------------------------------------------------------------------------------------------------


def spare(mind: Mind, suspect: Seat) -> bool:
    """Whether guilty should become innocent: for a bare player who should be spared."""
    if not mind.bare(suspect):
        return suspect == mind.me and not mind.is_civilian and mind.late
    if suspect == mind.me:
        return True
    if mind.is_civilian:
        return mind.thief(suspect) < 0.7 * mind.worst
    if mind.is_thief:
        return mind.thief(suspect) > 0.5
    return mind.thief(suspect) > 1.5 * mind.share


def condemn(mind: Mind, suspect: Seat) -> bool:
    """Whether innocent should become guilty: for a bare player who should not be spared."""
    if suspect == mind.me:
        return False
    if mind.is_civilian:
        return mind.thief(suspect) >= (0.45 if mind.bare(suspect) else 0.7)
    if mind.is_thief:
        return mind.bare(suspect) and mind.thief(suspect) < 0.5
    return mind.bare(suspect) and mind.thief(suspect) < 0.7 * mind.share


# -- Akira ---------------------------------------------------------------------------------------------------------


def cancel(mind: Mind, ask: Ask) -> Answer:
    """Akira, once: when the ability turns things against our camp."""
    about = ask.args
    rule = _CANCELS.get(about["character"])
    return "cancel" if rule is not None and rule(mind, about) else "let"


def _cancel_miranda(mind: Mind, about: Mapping[str, Any]) -> bool:
    if about["target"] == mind.me:
        return mind.bare(mind.me)
    return about["suspect"] != mind.me and guilt(mind, about["suspect"]) > 2 * max(0.15, guilt(mind, about["target"]))


def _cancel_turn(mind: Mind, about: Mapping[str, Any]) -> bool:
    """Ester and Tristel: a thief's night is lost, or a quiet one."""
    now = mind.public.moon
    then = "full" if now == "new" else "new"
    if mind.is_thief:
        return mind.my_night(now) and mind.theft_comes(now)
    return mind.is_civilian and mind.theft_comes(then) and not mind.theft_comes(now) and mind.bare_count >= 2


def _cancel_lucie(mind: Mind, about: Mapping[str, Any]) -> bool:
    """A name that is shown undoes a theft."""
    return mind.is_thief and "target" in about and mind.bare(about["target"])


_CANCELS: Final[Mapping[str, Callable[[Mind, Mapping[str, Any]], bool]]] = {
    "teacher_verna": lambda mind, about: condemn(mind, about["suspect"]) and mind.bare(about["suspect"]),
    "politician_barbera": lambda mind, about: spare(mind, about["suspect"]),
    "vice_class_rep_miranda": _cancel_miranda,
    "military_teresia": lambda mind, about: bool(about["target"] == mind.me and not mind.is_civilian),
    "cowgirl_federica": lambda mind, about: (
        about["target"] == mind.me or (mind.is_civilian and mind.thief(about["target"]) < 0.4)
    ),
    "shrine_maiden_towa": lambda mind, about: mind.my_night("new"),
    "student_ester": _cancel_turn,
    "student_tristel": _cancel_turn,
    "bank_employee_lucie": _cancel_lucie,
}
