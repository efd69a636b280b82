"""What ready questions ask: their topic, their form, and the values that a yes or each side of a choice, stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from penombre.engine import OPENED
from penombre.games.dc_spyfall.locations import VALUES


class Asks(NamedTuple):
    """What a ready question asks."""

    topic: str
    form: str
    """`open`, `yes_no`, `either_or`, `count`, `where`, `when` or `why`."""
    named: tuple[tuple[str, ...], ...]
    """The values for which the answer is yes; of a choice, those of each side. `SAME` and `OTHERWISE` stand for the
    value that the question takes up, and for all but that."""
    wants: str = ""
    """What exactly it wants to know about its topic: one of `asides.WANTS`, or nothing in particular."""


SAME: Final = "same"
OTHERWISE: Final = "otherwise"


def _row(topic: str, form: str, named: str = "", wants: str = "") -> Asks:
    return Asks(topic, form, tuple([tuple(side.split()) for side in named.split("|") if side]), wants)


def asks(phrase: str) -> Asks | None:
    """What a ready question asks, by its id; None where there is none of that id."""
    recall, _, question = phrase.rpartition(OPENED)
    found = ASKS.get(question)
    if found is None or found.named not in (((SAME,),), ((OTHERWISE,),)):
        return found
    value = recall.removeprefix(f"recall_{found.topic}_")
    others = tuple([each for each in VALUES[found.topic] if each != value])
    return found._replace(named=((value,) if found.named == ((SAME,),) else others,))


ASKS: Final[Mapping[str, Asks]] = {
    "ask_setting_1": _row("setting", "open"),
    "ask_setting_2": _row("setting", "yes_no", "open_air"),
    "ask_setting_3": _row("setting", "count"),
    "ask_noise_1": _row("noise", "open"),
    "ask_noise_2": _row("noise", "yes_no", "silent hum"),
    "ask_noise_3": _row("noise", "yes_no", "din"),
    "ask_people_1": _row("people", "open"),
    "ask_people_2": _row("people", "yes_no", "heroes scientists staff officers youth"),
    "ask_people_3": _row("people", "open"),
    "ask_clothes_1": _row("clothes", "open"),
    "ask_clothes_2": _row("clothes", "yes_no", "costume uniform lab_coat armour robe evening"),
    "ask_clothes_3": _row("clothes", "open"),
    "ask_arrival_1": _row("arrival", "open"),
    "ask_arrival_2": _row("arrival", "yes_no", "air water escort secret_way"),
    "ask_arrival_3": _row("arrival", "open"),
    "ask_danger_1": _row("danger", "yes_no", "dangerous_people experiments environment combat security"),
    "ask_danger_2": _row("danger", "yes_no", "low"),
    "ask_danger_3": _row("danger", "open"),
    "ask_smell_1": _row("smell", "open"),
    "ask_smell_2": _row("smell", "yes_no", "sea paper_coffee plants food_perfume clean_air"),
    "ask_smell_3": _row("smell", "yes_no", "disinfectant oil damp_stone"),
    "ask_light_1": _row("light", "yes_no", "daylight artificial"),
    "ask_light_2": _row("light", "where"),
    "ask_light_3": _row("light", "yes_no", "daylight"),
    "ask_temperature_1": _row("temperature", "yes_no", "mild hot"),
    "ask_temperature_2": _row("temperature", "either_or", "cold|hot"),
    "ask_temperature_3": _row("temperature", "open"),
    "ask_activity_1": _row("activity", "open"),
    "ask_activity_2": _row("activity", "open"),
    "ask_activity_3": _row("activity", "open"),
    "ask_access_1": _row("access", "open"),
    "ask_access_2": _row("access", "yes_no", "public"),
    "ask_access_3": _row("access", "yes_no", "invited cleared"),
    "brief_setting": _row("setting", "yes_no", "indoors below"),
    "brief_noise": _row("noise", "yes_no", "hum chatter din"),
    "brief_people": _row("people", "open"),
    "brief_clothes": _row("clothes", "open"),
    "brief_arrival": _row("arrival", "open"),
    "brief_danger": _row("danger", "yes_no", "dangerous_people experiments environment combat security"),
    "brief_smell": _row("smell", "open"),
    "brief_light": _row("light", "yes_no", "daylight artificial"),
    "brief_temperature": _row("temperature", "either_or", "cold|hot"),
    "brief_activity": _row("activity", "open"),
    "brief_access": _row("access", "yes_no", "public"),
    "generic_1": _row("time", "yes_no", wants="often"),
    "generic_2": _row("opinion", "yes_no", wants="good"),
    "generic_3": _row("opinion", "open", wants="change"),
    "generic_4": _row("opinion", "open", wants="bring"),
    "generic_5": _row("opinion", "open", wants="steal"),
    "ask_setting_4": _row("setting", "yes_no", "open_air"),
    "ask_setting_5": _row("setting", "yes_no", "below"),
    "ask_setting_6": _row("setting", "either_or", "indoors below|open_air"),
    "ask_setting_7": _row("setting", "count"),
    "ask_setting_8": _row("setting", "open"),
    "ask_setting_9": _row("setting", "open"),
    "ask_noise_4": _row("noise", "yes_no", "silent"),
    "ask_noise_5": _row("noise", "yes_no", "silent hum"),
    "ask_noise_6": _row("noise", "either_or", "hum|chatter"),
    "ask_noise_7": _row("noise", "count"),
    "ask_noise_8": _row("noise", "open"),
    "ask_noise_9": _row("noise", "open"),
    "ask_people_4": _row("people", "yes_no", "heroes scientists staff officers"),
    "ask_people_5": _row("people", "yes_no", "heroes criminals scientists staff warriors officers strange youth"),
    "ask_people_6": _row("people", "either_or", "warriors criminals|scientists"),
    "ask_people_7": _row("people", "count"),
    "ask_people_8": _row("people", "open"),
    "ask_people_9": _row("people", "open"),
    "ask_clothes_4": _row("clothes", "yes_no", "business casual"),
    "ask_clothes_5": _row("clothes", "yes_no", "uniform lab_coat"),
    "ask_clothes_6": _row("clothes", "either_or", "casual|business evening"),
    "ask_clothes_7": _row("clothes", "count"),
    "ask_clothes_8": _row("clothes", "open"),
    "ask_clothes_9": _row("clothes", "open"),
    "ask_arrival_4": _row("arrival", "yes_no", "street lift air portal escort secret_way"),
    "ask_arrival_5": _row("arrival", "yes_no", "street lift"),
    "ask_arrival_6": _row("arrival", "either_or", "street escort|air"),
    "ask_arrival_7": _row("arrival", "count"),
    "ask_arrival_8": _row("arrival", "open"),
    "ask_arrival_9": _row("arrival", "open"),
    "ask_danger_4": _row("danger", "yes_no", "low"),
    "ask_danger_5": _row("danger", "yes_no", "dangerous_people experiments environment combat"),
    "ask_danger_6": _row("danger", "either_or", "dangerous_people combat|environment experiments"),
    "ask_danger_7": _row("danger", "count"),
    "ask_danger_8": _row("danger", "open"),
    "ask_danger_9": _row("danger", "open"),
    "ask_smell_4": _row("smell", "yes_no", "food_perfume"),
    "ask_smell_5": _row("smell", "yes_no", "sea plants clean_air"),
    "ask_smell_6": _row("smell", "either_or", "sea plants damp_stone clean_air|oil disinfectant"),
    "ask_smell_7": _row("smell", "count"),
    "ask_smell_8": _row("smell", "open"),
    "ask_smell_9": _row("smell", "open"),
    "ask_light_4": _row("light", "yes_no", "daylight"),
    "ask_light_5": _row("light", "yes_no", "dim"),
    "ask_light_6": _row("light", "either_or", "daylight|artificial"),
    "ask_light_7": _row("light", "count"),
    "ask_light_8": _row("light", "open"),
    "ask_light_9": _row("light", "open"),
    "ask_temperature_4": _row("temperature", "yes_no", "cold"),
    "ask_temperature_5": _row("temperature", "yes_no", "hot"),
    "ask_temperature_6": _row("temperature", "either_or", "cold|hot"),
    "ask_temperature_7": _row("temperature", "count"),
    "ask_temperature_8": _row("temperature", "open"),
    "ask_temperature_9": _row("temperature", "open"),
    "ask_activity_4": _row("activity", "yes_no", "train"),
    "ask_activity_5": _row("activity", "yes_no", "investigate research meet party learn live"),
    "ask_activity_6": _row("activity", "either_or", "watch investigate research meet|party live"),
    "ask_activity_7": _row("activity", "count"),
    "ask_activity_8": _row("activity", "open"),
    "ask_activity_9": _row("activity", "open"),
    "ask_access_4": _row("access", "yes_no", "public"),
    "ask_access_5": _row("access", "yes_no", "invited cleared"),
    "ask_access_6": _row("access", "either_or", "public|invited cleared"),
    "ask_access_7": _row("access", "count"),
    "ask_access_8": _row("access", "open"),
    "ask_access_9": _row("access", "open"),
    "ask_food_1": _row("food", "yes_no", wants="good"),
    "ask_food_2": _row("food", "open"),
    "ask_food_3": _row("food", "count"),
    "ask_food_4": _row("food", "where"),
    "ask_feelings_1": _row("feelings", "yes_no", wants="good"),
    "ask_feelings_2": _row("feelings", "open"),
    "ask_feelings_3": _row("feelings", "count"),
    "ask_feelings_4": _row("feelings", "why"),
    "ask_work_1": _row("work", "yes_no", wants="boss"),
    "ask_work_2": _row("work", "open"),
    "ask_work_3": _row("work", "count"),
    "ask_work_4": _row("work", "open", wants="boss"),
    "ask_time_1": _row("time", "yes_no", wants="hours"),
    "ask_time_2": _row("time", "count", wants="since"),
    "ask_time_3": _row("time", "when", wants="ahead"),
    "ask_time_4": _row("time", "when", wants="moment"),
    "ask_opinion_1": _row("opinion", "yes_no", wants="good"),
    "ask_opinion_2": _row("opinion", "count"),
    "ask_opinion_3": _row("opinion", "open", wants="photo"),
    "ask_opinion_4": _row("opinion", "why"),
    "then_setting_1": _row("setting", "yes_no", "indoors open_air"),
    "then_setting_2": _row("setting", "open"),
    "then_setting_3": _row("setting", "open"),
    "then_noise_1": _row("noise", "yes_no", "same"),
    "then_noise_2": _row("noise", "yes_no", "silent hum chatter"),
    "then_noise_3": _row("noise", "open"),
    "then_people_1": _row("people", "yes_no", "same"),
    "then_people_2": _row("people", "open"),
    "then_people_3": _row("people", "open"),
    "then_clothes_1": _row("clothes", "yes_no", "casual robe"),
    "then_clothes_2": _row("clothes", "yes_no", "otherwise"),
    "then_clothes_3": _row("clothes", "open"),
    "then_arrival_1": _row("arrival", "yes_no", "same"),
    "then_arrival_2": _row("arrival", "yes_no", "street lift air secret_way"),
    "then_arrival_3": _row("arrival", "open"),
    "then_danger_1": _row("danger", "yes_no", "same"),
    "then_danger_2": _row("danger", "yes_no"),
    "then_danger_3": _row("danger", "open"),
    "then_smell_1": _row("smell", "yes_no", "sea paper_coffee plants food_perfume clean_air"),
    "then_smell_2": _row("smell", "yes_no", "same"),
    "then_smell_3": _row("smell", "open"),
    "then_light_1": _row("light", "yes_no", "daylight artificial"),
    "then_light_2": _row("light", "yes_no", "daylight artificial"),
    "then_light_3": _row("light", "open"),
    "then_temperature_1": _row("temperature", "yes_no", "otherwise"),
    "then_temperature_2": _row("temperature", "yes_no", "mild"),
    "then_temperature_3": _row("temperature", "count"),
    "then_activity_1": _row("activity", "yes_no", "party live learn research investigate"),
    "then_activity_2": _row("activity", "yes_no", "same"),
    "then_activity_3": _row("activity", "open"),
    "then_access_1": _row("access", "yes_no", "public"),
    "then_access_2": _row("access", "yes_no", "same"),
    "then_access_3": _row("access", "open"),
}
