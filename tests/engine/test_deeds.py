"""Deeds stay on the table in the order they were done, and are told when they happen."""

from __future__ import annotations

from msgspec import Struct, json
from tests.engine.tiny_game import HANDS

from penombre.engine import Event, Table
from penombre.engine.deeds import KeepsDeeds


class _Deed(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag=str.lower):
    day: int


class Bake(_Deed, frozen=True):
    seat: int
    loaves: int = 1


class Feast(_Deed, frozen=True):
    pass


class Bakery(Table, KeepsDeeds):
    deeds: tuple[Bake | Feast, ...] = ()


def bakery() -> Bakery:
    t = Bakery(2, b"")
    t.lay_out(*HANDS[:2])
    return t


def test_a_deed_is_kept_under_its_number_and_not_told() -> None:
    t = bakery()
    assert [t.record(Bake(1, 0)), t.record(Feast(2))] == [0, 1]
    assert t.deeds == (Bake(1, 0), Feast(2)) and not t.events


def test_what_happened_is_kept_and_told_at_once() -> None:
    t = bakery()
    t.record(Feast(1))
    assert t.happened(Bake(2, 1, 3), "bakes", seat=1) == 1
    assert t.deeds[1] == Bake(2, 1, 3) and t.events == [Event("bakes", {"seat": 1})]


def test_of_what_happened_some_may_be_told_more() -> None:
    t = bakery()
    t.happened(Bake(2, 1), "bakes", {1: {"flour": "rye"}}, seat=1)
    assert t.events == [Event("bakes", {"seat": 1}, {1: {"flour": "rye"}})]


def test_a_table_with_deeds_is_copied_and_written_like_any_other() -> None:
    t = bakery()
    t.record(Bake(1, 0, 2))
    twin = t.copy()
    twin.record(Feast(1))
    assert len(t.deeds) == 1
    assert json.encode(twin.deeds) == b'[{"kind":"bake","day":1,"seat":0,"loaves":2},{"kind":"feast","day":1}]'
    assert json.decode(json.encode(twin.deeds), type=tuple[Bake | Feast, ...]) == twin.deeds
