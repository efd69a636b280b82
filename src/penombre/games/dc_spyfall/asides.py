"""Answers about what is no facet of a place - food, feelings, work, time, opinions: what each tells in passing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Aside(NamedTuple):
    """What an answer tells, and which forms of questions it answers: after a yes or a no, where it says so."""

    facet: str
    value: str
    forms: frozenset[str]


def _row(tells: str, forms: str) -> Aside:
    facet, _, value = tells.partition(":")
    return Aside(facet, value, frozenset(forms.split()))


ASIDES: Final[Mapping[str, Aside]] = {
    "about_food_1": _row("smell:sea", "open no"),
    "about_food_2": _row("smell:paper_coffee", "open no where"),
    "about_food_3": _row("activity:confine", "open when"),
    "about_food_4": _row("activity:party", "open yes when"),
    "about_food_5": _row("activity:watch", "open where"),
    "about_food_6": _row("activity:rule", "open when"),
    "about_food_7": _row("activity:train", "open no"),
    "about_food_8": _row("smell:plants", "open yes where"),
    "about_food_9": _row("smell:disinfectant", "open no"),
    "about_food_10": _row("temperature:cold", "open no"),
    "about_food_11": _row("temperature:hot", "open no count"),
    "about_food_12": _row("danger:experiments", "no where"),
    "about_food_13": _row("danger:dangerous_people", "open no why"),
    "about_food_14": _row("access:cleared", "open no where"),
    "about_food_15": _row("smell:food_perfume", "open yes why"),
    "about_food_16": _row("people:youth", "open no why"),
    "about_food_17": _row("light:glow", "open yes where"),
    "about_food_18": _row("people:nobody", "open yes count"),
    "about_food_19": _row("", "open yes"),
    "about_food_20": _row("", "open no why"),
    "about_feelings_1": _row("noise:silent", "open yes why"),
    "about_feelings_2": _row("noise:din", "open no why"),
    "about_feelings_3": _row("setting:open_air", "open yes why"),
    "about_feelings_4": _row("setting:below", "open no why"),
    "about_feelings_5": _row("setting:indoors", "open yes why"),
    "about_feelings_6": _row("setting:sealed", "open no why"),
    "about_feelings_7": _row("danger:dangerous_people", "open no why"),
    "about_feelings_8": _row("danger:low", "open yes why"),
    "about_feelings_9": _row("danger:combat", "open yes"),
    "about_feelings_10": _row("danger:security", "open"),
    "about_feelings_11": _row("danger:environment", "open no why"),
    "about_feelings_12": _row("clothes:costume", "open yes why"),
    "about_feelings_13": _row("people:heroes", "open no why"),
    "about_feelings_14": _row("activity:investigate", "open yes why"),
    "about_feelings_15": _row("light:daylight", "open yes why"),
    "about_feelings_16": _row("light:dim", "open why"),
    "about_feelings_17": _row("activity:live", "open yes why"),
    "about_feelings_18": _row("arrival:escort", "open no why"),
    "about_feelings_19": _row("", "open"),
    "about_feelings_20": _row("", "open"),
    "about_work_1": _row("clothes:uniform", "open"),
    "about_work_2": _row("clothes:business", "open no"),
    "about_work_3": _row("clothes:lab_coat", "open count"),
    "about_work_4": _row("clothes:armour", "open when"),
    "about_work_5": _row("activity:learn", "open"),
    "about_work_6": _row("activity:research", "open yes"),
    "about_work_7": _row("activity:meet", "open when"),
    "about_work_8": _row("people:scientists", "open"),
    "about_work_9": _row("people:staff", "open when"),
    "about_work_10": _row("people:officers", "open"),
    "about_work_11": _row("people:warriors", "open no"),
    "about_work_12": _row("people:strange", "open"),
    "about_work_13": _row("people:criminals", "open no"),
    "about_work_14": _row("arrival:lift", "open where"),
    "about_work_15": _row("noise:hum", "open no"),
    "about_work_16": _row("arrival:street", "open yes"),
    "about_work_17": _row("access:secret", "open no count"),
    "about_work_18": _row("access:invited", "open no"),
    "about_work_19": _row("", "open no count"),
    "about_work_20": _row("", "open yes"),
    "about_time_1": _row("light:artificial", "open no when"),
    "about_time_2": _row("light:daylight", "open yes when"),
    "about_time_3": _row("arrival:portal", "count when"),
    "about_time_4": _row("arrival:air", "count"),
    "about_time_5": _row("arrival:water", "open when"),
    "about_time_6": _row("access:public", "open yes when"),
    "about_time_7": _row("temperature:mild", "open no"),
    "about_time_8": _row("smell:damp_stone", "open when count"),
    "about_time_9": _row("access:cleared", "when count"),
    "about_time_10": _row("noise:silent", "open"),
    "about_time_11": _row("activity:confine", "open count"),
    "about_time_12": _row("smell:oil", "when count"),
    "about_time_13": _row("", "yes count"),
    "about_time_14": _row("", "yes count when"),
    "about_time_15": _row("", "no count when"),
    "about_time_16": _row("noise:chatter", "yes count when"),
    "about_opinion_1": _row("smell:clean_air", "open yes"),
    "about_opinion_2": _row("light:glow", "open yes"),
    "about_opinion_3": _row("light:dim", "open no why"),
    "about_opinion_4": _row("people:criminals", "open yes"),
    "about_opinion_5": _row("temperature:hot", "open yes"),
    "about_opinion_6": _row("danger:security", "open no why"),
    "about_opinion_7": _row("activity:party", "open yes"),
    "about_opinion_8": _row("clothes:robe", "open yes"),
    "about_opinion_9": _row("clothes:evening", "open yes"),
    "about_opinion_10": _row("clothes:casual", "open yes"),
    "about_opinion_11": _row("arrival:secret_way", "open yes"),
    "about_opinion_12": _row("danger:environment", "open yes"),
    "about_opinion_13": _row("danger:low", "open yes"),
    "about_opinion_14": _row("danger:combat", "yes no"),
    "about_opinion_15": _row("access:invited", "open no why"),
    "about_opinion_16": _row("danger:experiments", "open count"),
    "about_opinion_17": _row("noise:hum", "open no"),
    "about_opinion_18": _row("people:strange", "yes why"),
    "about_opinion_19": _row("", "open count"),
    "about_opinion_20": _row("", "open yes"),
}
