from __future__ import annotations

from collections import Counter

import pytest

from penombre.engine import Deal, Table
from penombre.engine.chance import word

# The first eight bytes of SHA-256 over b"seed" and a counter of eight bytes, as any other tool computes them.
WORDS = (
    0x1A30D3C0635D49B5,
    0x72E4F9AECEA933BF,
    0xE949D45204B2EEE8,
    0x54C897DC8BE10D56,
    0x2FA7FD187FED624A,
)


@pytest.mark.parametrize(("counter", "expected"), list(enumerate(WORDS)))
def test_chance_is_sha_256_in_counter_mode(counter: int, expected: int) -> None:
    assert word(b"seed", counter) == expected
    t = Table(2, b"seed", draws=counter)
    assert t.below(6) == expected % 6
    assert t.draws == counter + 1


def test_a_word_that_would_favour_low_numbers_is_passed_over() -> None:
    t = Table(2, b"seed", draws=2)
    assert t.below(0xE000000000000000) == WORDS[3]  # the third word lies above its only multiple
    assert t.draws == 4


def test_a_draw_below_one_is_zero_and_counts() -> None:
    t = Table(2, b"seed", draws=7)
    assert t.below(1) == 0
    assert t.draws == 8


def test_draws_are_even_by_a_chi_square_of_six_thousand_dice() -> None:
    t = Table(2, b"dice")
    counts = Counter(t.below(6) for _ in range(6000))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(6))
    assert set(counts) == set(range(6))
    assert chi_square < 20.5  # 5 degrees of freedom: one fair stream in a thousand goes beyond


def test_the_commitment_is_a_hash_of_the_secret_written_down_here() -> None:
    assert Deal(b"1").commitment == "6b7acdce9a3baebc44818dc4b96843bff5850279e0804ef9d97fd2f337301cb3"


def test_the_seed_is_a_hash_of_the_secret_written_down_here() -> None:
    assert Deal(b"1").seed.hex() == "ffacab82b6c7aa3e46f8099a093dd7f64d7ed0ecee9274f783168e2ee5f3816c"


def test_the_seed_mixes_in_what_the_seats_threw_in_by_order_of_seat() -> None:
    mixed = "fb99a764fb36228ea6d78992309102678b3fd2352baa8df2c306b87b6a738ace"
    assert Deal(b"1", {0: "hi", 2: "é"}).seed.hex() == mixed
    assert Deal(b"1", {2: "é", 0: "hi"}).seed.hex() == mixed


def test_every_nonce_changes_the_seed_and_none_changes_the_commitment() -> None:
    deals = [Deal(b"1"), Deal(b"1", {0: ""}), Deal(b"1", {0: "a"}), Deal(b"1", {1: "a"}), Deal(b"1", {0: "a", 1: "a"})]
    assert len({deal.seed for deal in deals}) == len(deals)
    assert len({deal.commitment for deal in deals}) == 1


def test_a_secret_cannot_pass_for_a_shorter_one_with_a_nonce() -> None:
    thrown = (0).to_bytes(4, "big") + (1).to_bytes(4, "big") + b"a"
    assert Deal(b"1" + thrown).seed != Deal(b"1", {0: "a"}).seed


def test_a_numbered_deal_is_the_one_of_its_digits() -> None:
    assert Deal.numbered(42) == Deal(b"42")
